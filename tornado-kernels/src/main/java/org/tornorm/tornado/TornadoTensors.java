package org.tornorm.tornado;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.tornorm.PathFailedException;
import org.tornorm.spi.PathDevice;
import uk.ac.manchester.tornado.api.exceptions.TornadoInternalError;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/**
 * The memory of TornadoVM's device as tensors use it. Addresses are numbers of {@link
 * DeviceArray}s. All work is done when a method returns, so that streams are names only.
 */
final class TornadoTensors implements PathDevice {
  /**
   * Bytes behind each tensor: a work-group of several short rows also normalizes what lies where
   * its last rows would be.
   */
  static final int SLACK_BYTES = 1 << 14;

  /**
   * Freed arrays that are kept for tensors of about their size: a new one takes a compilation, 30
   * ms with PoCL on 2 cores, 2026-11-30.
   */
  private static final int MAX_SPARE = 64;

  private static final long MAX_SPARE_BYTES = 64L << 20;

  private static final int HOST_ALIGNMENT = 64;

  private final TornadoEngine engine;
  private final Map<Long, DeviceArray> arrays = new HashMap<>();
  private final Map<Long, Arena> hostArenas = new ConcurrentHashMap<>();

  /** The one freed last is last. */
  private final Deque<DeviceArray> spare = new ArrayDeque<>();

  private long spareBytes;
  private long lastName;
  private volatile boolean used;

  TornadoTensors(TornadoEngine engine) {
    this.engine = engine;
  }

  /** Returns the bytes of an array on the device for so many of a tensor. */
  static long arrayBytes(long bytes) {
    long wanted = bytes + SLACK_BYTES;
    // Few sizes, so that spare ones fit, and at most a sixteenth too large.
    long step = Math.max(SLACK_BYTES, Long.highestOneBit(wanted) >> 4);
    return Math.ceilDiv(wanted, step) * step;
  }

  /** Returns whether there have been tensors. */
  boolean used() {
    return used;
  }

  private <T> T call(Supplier<T> work) {
    try {
      synchronized (engine) {
        return work.get();
      }
    } catch (RuntimeException | LinkageError | TornadoInternalError e) {
      throw TornadoKernel.failed(e, false);
    }
  }

  // Under the engine's monitor.

  DeviceArray get(long address) {
    return arrays.get(address);
  }

  /** Returns an array of at least so many bytes, and the slack. */
  DeviceArray take(long bytes) {
    long wanted = arrayBytes(bytes);
    if (wanted > engine.maxArrayBytes() - TornadoNativeArray.ARRAY_HEADER) {
      throw new PathFailedException(
          TornadoPath.NAME,
          bytes + " bytes are too many for one array: this device takes " + engine.maxArrayBytes(),
          false,
          null);
    }
    for (DeviceArray array : spare) {
      if (array.bytes() == wanted) {
        spare.remove(array);
        spareBytes -= wanted;
        return array;
      }
    }
    try {
      return new DeviceArray(wanted);
    } catch (RuntimeException e) {
      if (spare.isEmpty()) {
        throw e;
      }
      TornadoPath.LOG.log(System.Logger.Level.DEBUG, "freeing spare arrays: {0}", e.toString());
      trim(0, 0);
      return new DeviceArray(wanted);
    }
  }

  /** Takes an array back. */
  void give(DeviceArray array) {
    DeviceArray widened = array.takeWidened();
    if (widened != null) {
      give(widened);
    }
    if (!array.reusable()) {
      array.close();
      return;
    }
    spare.addLast(array);
    spareBytes += array.bytes();
    trim(MAX_SPARE, MAX_SPARE_BYTES);
  }

  private void trim(int most, long mostBytes) {
    while (spare.size() > most || spareBytes > mostBytes) {
      DeviceArray array = spare.removeFirst();
      spareBytes -= array.bytes();
      array.close();
    }
  }

  /** Frees what is kept for tensors to come. */
  void trim() {
    call(
        () -> {
          trim(0, 0);
          return null;
        });
  }

  /** Gives the host memory of all arrays, for tests that nothing is copied from there. */
  void forEachHostCopy(Consumer<MemorySegment> action) {
    call(
        () -> {
          arrays.values().forEach(a -> action.accept(a.array().getSegment()));
          return null;
        });
  }

  // For tensors.

  @Override
  public boolean isOpaque() {
    return true;
  }

  @Override
  public long rowPitchBytes(long rowBytes) {
    return rowBytes;
  }

  @Override
  public long allocate(long bytes) {
    used = true;
    return call(
        () -> {
          arrays.put(++lastName, take(bytes));
          return lastName;
        });
  }

  @Override
  public void free(long address) {
    try {
      call(
          () -> {
            give(arrays.remove(address));
            return null;
          });
    } catch (PathFailedException e) {
      TornadoPath.LOG.log(System.Logger.Level.DEBUG, "while freeing memory: {0}", e.getMessage());
    }
  }

  @Override
  @SuppressWarnings("MustBeClosedChecker") // closed by freeHost
  public MemorySegment allocateHost(long bytes) {
    used = true;
    Arena arena = Arena.ofShared();
    MemorySegment memory = arena.allocate(bytes, HOST_ALIGNMENT);
    hostArenas.put(memory.address(), arena);
    return memory;
  }

  @Override
  public void freeHost(MemorySegment memory) {
    hostArenas.remove(memory.address()).close();
  }

  @Override
  public void copyToDevice(long to, MemorySegment from, long stream) {
    call(
        () -> {
          get(to).write(from);
          return null;
        });
  }

  @Override
  public void copyToHost(MemorySegment to, long from, long stream) {
    call(
        () -> {
          get(from).read(to);
          return null;
        });
  }

  @Override
  public long openStream() {
    return call(() -> ++lastName);
  }

  @Override
  public void closeStream(long stream) {}

  @Override
  public void await(long stream) {}

  @Override
  public void order(long earlier, long later) {}
}
