package org.tornorm;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The host and device copies of a tensor, which of them is fresh, and which streams use them. A
 * call locks all its tensors, by rising id, while it enqueues; no lock is held while a device is
 * waited for. Knows nothing of its {@link NormTensor}, so that it can outlive it.
 */
final class TensorMemory implements Runnable {
  private static final int HOST_ALIGNMENT = 64;

  /** The classes between the user's call and this one. */
  private static final Set<String> LIBRARY =
      Set.of(TensorMemory.class.getName(), Norms.class.getName());

  private static final AtomicLong IDS = new AtomicLong();

  final long id = IDS.incrementAndGet();
  final ReentrantLock lock = new ReentrantLock();
  final DType dtype;
  final long rows;
  final long cols;

  private final Norms norms;
  private final String madeAt = caller();
  private final long rowBytes;
  private final long hostPitch;
  private final long devicePitch;

  /** Whether the user owns it. */
  private final boolean hostWrapped;

  private final boolean deviceWrapped;

  /** What the user and the paths on the host see; null until it is needed. */
  private MemorySegment host;

  /** Owns {@link #host} where that is neither wrapped nor pinned. */
  private Arena hostArena;

  /** Pinned memory in the layout of the device: {@link #host} itself, unless that is wrapped. */
  private MemorySegment pinned;

  private long address;

  /** Neither is fresh until something is written; the tensor then holds zeros. */
  private boolean hostFresh;

  private boolean deviceFresh;

  /** Counts what is written, so that who waited without the lock sees whether it still counts. */
  private long version;

  /** The stream that the device copy was last written on, 0 if that has ended. */
  private long writer;

  /** The streams on which the device copy or pinned memory may still be used. */
  private final List<Long> users = new ArrayList<>();

  private boolean closed;

  /** Makes a tensor that owns its memory, all zeros. */
  TensorMemory(Norms norms, DType dtype, long rows, long cols) {
    this(norms, dtype, rows, cols, 0, null, 0);
  }

  /**
   * Makes a tensor.
   *
   * @param pitch distance of rows in bytes of wrapped memory; else 0
   * @param wrapped host memory of the user's, or null
   * @param wrappedAddress device memory of the user's, or 0
   */
  TensorMemory(
      Norms norms,
      DType dtype,
      long rows,
      long cols,
      long pitch,
      MemorySegment wrapped,
      long wrappedAddress) {
    this.norms = norms;
    this.dtype = dtype;
    this.rows = rows;
    this.cols = cols;
    rowBytes = Math.multiplyExact(cols, (long) dtype.bytes());
    long ownPitch = rows == 1 ? rowBytes : norms.rowPitchBytes(rowBytes);
    hostPitch = pitch > 0 ? pitch : ownPitch;
    devicePitch = wrappedAddress != 0 ? pitch : ownPitch;
    host = wrapped;
    hostWrapped = wrapped != null;
    hostFresh = hostWrapped;
    address = wrappedAddress;
    deviceWrapped = wrappedAddress != 0;
    deviceFresh = deviceWrapped;
  }

  /** Returns the place in the user's program that makes this tensor. */
  private static String caller() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .filter(f -> !LIBRARY.contains(f.getClassName()))
                    .map(StackWalker.StackFrame::toString)
                    .findFirst()
                    .orElse("an unknown place"));
  }

  long hostPitch() {
    return hostPitch;
  }

  long devicePitch() {
    return devicePitch;
  }

  /** Returns the bytes from the first element to behind the last, at this pitch. */
  private long span(long pitch) {
    return rows == 0 ? 0 : Math.addExact(Math.multiplyExact(rows - 1, pitch), rowBytes);
  }

  Norms norms() {
    return norms;
  }

  /** Returns whether this tensor wraps host memory that may not be written. */
  boolean isReadOnly() {
    return hostWrapped && host.isReadOnly();
  }

  /** Returns whether memory of the user's that this tensor wraps overlaps that of another. */
  boolean overlaps(TensorMemory other) {
    boolean onHost =
        hostWrapped
            && other.hostWrapped
            && host.asOverlappingSlice(other.host).isPresent()
            && !interleaved(
                other, other.host.address() - host.address(), hostPitch, other.hostPitch);
    boolean onDevice =
        deviceWrapped
            && other.deviceWrapped
            && address < other.address + other.span(other.devicePitch)
            && other.address < address + span(devicePitch)
            && !interleaved(other, other.address - address, devicePitch, other.devicePitch);
    return onHost || onDevice;
  }

  /** Returns whether two matrices of one pitch lie in each other's gaps. */
  private boolean interleaved(TensorMemory other, long distance, long pitch, long otherPitch) {
    return rows > 1
        && other.rows > 1
        && pitch == otherPitch
        && NormCall.interleaved(distance, pitch, rowBytes, other.rowBytes);
  }

  boolean hostFresh() {
    lock.lock();
    try {
      return hostFresh || !deviceFresh;
    } finally {
      lock.unlock();
    }
  }

  boolean deviceFresh() {
    lock.lock();
    try {
      return deviceFresh;
    } finally {
      lock.unlock();
    }
  }

  /** Returns the bytes that a copy between host and device moves. */
  long bytes() {
    return span(devicePitch);
  }

  void requireOpen() {
    if (closed) {
      throw new InvalidCallException("this tensor is closed: make another");
    }
    norms.requireOpen();
  }

  private DeviceMemory device() {
    return norms.deviceMemory();
  }

  // Under the lock: the host side.

  /** Returns the host copy, whether or not it is fresh. */
  @SuppressWarnings("MustBeClosedChecker") // closed with the tensor
  MemorySegment host() {
    if (host == null) {
      DeviceMemory d = device();
      if (d != null) {
        pinned = d.device.allocateHost(Math.max(1, span(devicePitch)));
        host = pinned.asSlice(0, span(devicePitch)).fill((byte) 0);
      } else {
        hostArena = Arena.ofShared();
        host = hostArena.allocate(span(hostPitch), HOST_ALIGNMENT);
      }
    }
    return host;
  }

  private MemorySegment pinned() {
    if (pinned == null) {
      if (!hostWrapped) {
        host();
      } else {
        pinned = device().device.allocateHost(Math.max(1, span(devicePitch)));
      }
    }
    return pinned.asSlice(0, span(devicePitch));
  }

  private void copyRows(MemorySegment from, long fromPitch, MemorySegment to, long toPitch) {
    for (long i = 0; i < rows; i++) {
      MemorySegment.copy(from, i * fromPitch, to, i * toPitch, rowBytes);
    }
  }

  /** Returns whether a path on the host may use this tensor now. */
  boolean readyOnHost(boolean reads, boolean writes) {
    return (!reads || hostFresh || !deviceFresh) && (!writes || users.isEmpty());
  }

  /** Notes that the host copy has been written. */
  void wroteOnHost() {
    hostFresh = true;
    deviceFresh = false;
    writer = 0;
    version++;
  }

  // Under the lock: the device side. What is enqueued is ordered behind what it depends on.

  /** Returns the device address; what lies there may not be fresh. */
  long address() {
    if (address == 0) {
      address = device().device.allocate(Math.max(1, span(devicePitch)));
    }
    return address;
  }

  /** Makes the device copy fresh for what is enqueued next on this stream. */
  void readOn(long stream) {
    DeviceMemory d = device();
    if (!deviceFresh) {
      long to = address();
      MemorySegment from = pinned();
      awaitOn(d, stream);
      if (hostWrapped) {
        NormCall.requireAccess("the wrapped segment", host);
        copyRows(host, hostPitch, from, devicePitch);
      }
      d.device.copyToDevice(to, from, stream);
      d.copiesToDevice.incrementAndGet();
      d.bytesToDevice.addAndGet(from.byteSize());
      deviceFresh = true;
      hostFresh = true;
      writer = stream;
    } else if (writer != 0 && writer != stream) {
      d.order(writer, stream);
    }
    use(stream);
  }

  /** Makes the device copy ready to be written by what is enqueued next on this stream. */
  void writeOn(long stream) {
    address();
    awaitOn(device(), stream);
    use(stream);
  }

  private void awaitOn(DeviceMemory d, long stream) {
    for (long user : users) {
      if (user != stream) {
        d.order(user, stream);
      }
    }
  }

  private void use(long stream) {
    if (!users.contains(stream)) {
      users.add(stream);
    }
  }

  /** Notes that what was enqueued on this stream writes the device copy. */
  void wroteOn(long stream) {
    deviceFresh = true;
    hostFresh = false;
    version++;
    writer = stream;
    users.clear();
    users.add(stream);
  }

  // Without the lock: these wait.

  /** Makes the host copy fresh and returns it. */
  MemorySegment read() {
    while (true) {
      DeviceMemory d;
      long stream;
      long seen;
      lock.lock();
      try {
        requireOpen();
        if (hostFresh || !deviceFresh) {
          return host();
        }
        d = device();
        if (hostWrapped) {
          NormCall.requireAccess("the wrapped segment", host);
        }
        MemorySegment to = pinned();
        host();
        stream = d.streamOfThread();
        if (writer != 0 && writer != stream) {
          d.order(writer, stream);
        }
        d.device.copyToHost(to, address, stream);
        d.copiesToHost.incrementAndGet();
        d.bytesToHost.addAndGet(to.byteSize());
        use(stream);
        seen = version;
      } finally {
        lock.unlock();
      }
      d.device.await(stream);
      lock.lock();
      try {
        if (version == seen && !closed && !hostFresh) {
          if (hostWrapped) {
            copyRows(pinned, devicePitch, host, hostPitch);
          }
          hostFresh = true;
        }
      } finally {
        lock.unlock();
      }
    }
  }

  /** Waits until no stream uses this tensor, and throws what became of that. */
  void await() {
    while (true) {
      List<Long> waited;
      DeviceMemory d;
      long seen;
      lock.lock();
      try {
        if (users.isEmpty()) {
          return;
        }
        waited = List.copyOf(users);
        d = device();
        seen = version;
      } finally {
        lock.unlock();
      }
      PathFailedException failure = null;
      try {
        d.await(waited);
      } catch (PathFailedException e) {
        failure = e;
      }
      lock.lock();
      try {
        if (version == seen) {
          users.removeAll(waited);
          writer = users.contains(writer) ? writer : 0;
        }
      } finally {
        lock.unlock();
      }
      if (failure != null) {
        throw failure;
      }
    }
  }

  /**
   * Returns the host copy for writing: the device's is no longer fresh.
   *
   * @param keep whether what the tensor holds is kept
   */
  MemorySegment write(boolean keep) {
    while (true) {
      if (keep) {
        read();
      }
      await();
      lock.lock();
      try {
        requireOpen();
        if (readyOnHost(keep, true)) {
          MemorySegment to = host();
          wroteOnHost();
          return to;
        }
      } finally {
        lock.unlock();
      }
    }
  }

  /** Waits for the streams that use the memory, and frees it. */
  void close() {
    lock.lock();
    try {
      if (closed) {
        return;
      }
      closed = true;
    } finally {
      lock.unlock();
    }
    norms.forget(this);
    release();
  }

  private void release() {
    try {
      await();
    } catch (PathFailedException e) {
      Norms.LOG.log(System.Logger.Level.DEBUG, "while closing a tensor: {0}", e.getMessage());
    }
    lock.lock();
    try {
      DeviceMemory d = norms.deviceMemory();
      if (address != 0 && !deviceWrapped) {
        d.device.free(address);
      }
      if (pinned != null) {
        d.device.freeHost(pinned);
      }
      if (hostArena != null) {
        hostArena.close();
      }
      address = 0;
      pinned = null;
      host = null;
    } finally {
      lock.unlock();
    }
  }

  /** Frees the memory of a tensor that nobody can reach any more, and says who left it open. */
  @Override
  public void run() {
    boolean leaked;
    lock.lock();
    try {
      leaked = !closed;
    } finally {
      lock.unlock();
    }
    if (leaked) {
      Norms.LOG.log(
          System.Logger.Level.WARNING, "{0} was never closed; made at {1}", describe(), madeAt);
      close();
    }
  }

  String describe() {
    return "a tensor of " + rows + " x " + cols + " " + dtype;
  }
}
