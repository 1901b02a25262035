package org.tornorm;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Comparator;
import org.tornorm.CallShape.Residency;
import org.tornorm.spi.DeviceCall;
import org.tornorm.spi.PathKernel;

/** The tensors of one call, checked; runs it on a path of the host or of the device. */
final class TensorArguments {
  private final NormSpec spec;
  private final long rows;
  private final NormTensor[] tensors;
  private final Norms norms;
  private final CallShape onHost;
  private final CallShape onDevice;

  /** Each tensor once, in the order in which they are locked. */
  private final TensorMemory[] distinct;

  private final boolean[] reads;
  private final boolean[] writes;

  /** The call on the tensors' host memory, made when it is first needed, under their locks. */
  private NormCall hostCall;

  /** The same on device memory, which stays where it is until a tensor is closed. */
  private DeviceCall deviceCall;

  TensorArguments(NormSpec spec, long rows, NormTensor[] tensors) {
    this.spec = spec;
    this.rows = rows;
    this.tensors = tensors;
    Norms owner = null;
    long pitchBits = CallShape.MAX_ALIGNMENT;
    for (Operand o : Operand.ALL) {
      NormTensor t = tensors[o.ordinal()];
      if (!o.in(spec)) {
        require(
            t == null, o.word() + " is given, but the spec (" + spec + ") has none: leave it out");
        continue;
      }
      require(t != null, o.word() + " is missing: the spec (" + spec + ") needs it");
      check(o, t);
      require(
          owner == null || owner == t.memory().norms(),
          o.word() + " is a tensor of another Norms: make all of a call's with one");
      owner = t.memory().norms();
      if (o.extent() == Operand.Extent.MATRIX && rows > 1) {
        pitchBits |= t.memory().hostPitch() | t.memory().devicePitch();
      }
    }
    norms = owner;
    checkOverlaps();
    int alignment = CallShape.alignmentOf(pitchBits);
    onHost = new CallShape(rows, Residency.HOST, alignment);
    onDevice = new CallShape(rows, Residency.DEVICE, alignment);
    distinct =
        Arrays.stream(tensors)
            .filter(t -> t != null)
            .map(NormTensor::memory)
            .distinct()
            .sorted(Comparator.comparingLong(m -> m.id))
            .toArray(TensorMemory[]::new);
    reads = new boolean[distinct.length];
    writes = new boolean[distinct.length];
    for (Operand o : Operand.ALL) {
      if (tensors[o.ordinal()] != null) {
        int i = Arrays.asList(distinct).indexOf(memory(o));
        reads[i] |= !o.output();
        writes[i] |= o.output();
      }
    }
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new InvalidCallException(message);
    }
  }

  private TensorMemory memory(Operand o) {
    return tensors[o.ordinal()].memory();
  }

  private void check(Operand o, NormTensor t) {
    require(
        t.dtype() == o.dtype(spec),
        o.word() + " is of " + t.dtype() + ": the spec wants " + o.dtype(spec));
    require(
        !o.output() || !t.memory().isReadOnly(),
        o.word() + " wraps a read-only segment: it is written, give a writable one");
    long wantedRows = o.extent() == Operand.Extent.MATRIX ? rows : 1;
    long wantedCols = o.extent() == Operand.Extent.COLUMN ? rows : spec.cols();
    require(
        t.rows() == wantedRows && t.cols() == wantedCols,
        String.format(
            "%s is %d x %d: the call wants %d x %d",
            o.word(), t.rows(), t.cols(), wantedRows, wantedCols));
  }

  private void checkOverlaps() {
    for (Operand out : Operand.ALL) {
      for (Operand other : Operand.ALL) {
        if (!out.in(spec) || !other.in(spec) || !out.output() || out == other) {
          continue;
        }
        TensorMemory a = memory(out);
        TensorMemory b = memory(other);
        boolean overlaps =
            a == b
                ? !NormCall.Builder.mayAlias(out, other)
                    && !(other.output() && NormCall.Builder.mayAlias(other, out))
                : a.overlaps(b);
        require(
            !overlaps,
            out.word()
                + " overlaps "
                + other.word()
                + ": give it a tensor of its own"
                + (NormCall.Builder.mayAlias(out, other) ? ", or the same tensor" : ""));
      }
    }
  }

  Norms norms() {
    return norms;
  }

  /** Returns the shape with where the matrices that are read are now. */
  CallShape shape() {
    boolean away = !memory(Operand.X).hostFresh();
    if (spec.fusedAdd()) {
      away |= !memory(Operand.RESIDUAL).hostFresh();
    }
    return away ? onDevice : onHost;
  }

  CallShape onHost() {
    return onHost;
  }

  CallShape onDevice() {
    return onDevice;
  }

  /** Returns the bytes that must move before the call can run on this side. */
  long bytesToMove(Residency to) {
    long bytes = 0;
    for (int i = 0; i < distinct.length; i++) {
      TensorMemory m = distinct[i];
      if (reads[i] && !(to == Residency.HOST ? m.hostFresh() : m.deviceFresh())) {
        bytes += m.bytes();
      }
    }
    return bytes;
  }

  private void lockAll() {
    for (TensorMemory m : distinct) {
      m.lock.lock();
    }
  }

  private void unlockAll() {
    for (TensorMemory m : distinct) {
      m.lock.unlock();
    }
  }

  /** Enqueues the call on the device's memory. */
  void enqueue(PathKernel kernel, long stream) {
    lockAll();
    try {
      for (TensorMemory m : distinct) {
        m.requireOpen();
      }
      for (int i = 0; i < distinct.length; i++) {
        if (reads[i]) {
          distinct[i].readOn(stream);
        }
        if (writes[i]) {
          distinct[i].writeOn(stream);
        }
      }
      try {
        kernel.enqueue(deviceCall(), stream);
      } catch (PathFailedException e) {
        if (e.outputsTouched()) {
          wrote(stream);
        }
        throw e;
      }
      wrote(stream);
    } finally {
      unlockAll();
    }
  }

  private DeviceCall deviceCall() {
    if (deviceCall == null) {
      long[] addresses = new long[Operand.ALL.size()];
      long[] pitches = new long[Operand.ALL.size()];
      for (Operand o : Operand.ALL) {
        if (tensors[o.ordinal()] != null) {
          addresses[o.ordinal()] = memory(o).address();
          pitches[o.ordinal()] = o.extent() == Operand.Extent.MATRIX ? memory(o).devicePitch() : 0;
        }
      }
      deviceCall = new DeviceCall(rows, addresses, pitches);
    }
    return deviceCall;
  }

  private void wrote(long stream) {
    for (int i = 0; i < distinct.length; i++) {
      if (writes[i]) {
        distinct[i].wroteOn(stream);
      }
    }
  }

  /** Runs the call on the tensors' host memory; waits for what is enqueued on them first. */
  void runOnHost(PathKernel kernel) {
    while (true) {
      for (int i = 0; i < distinct.length; i++) {
        if (reads[i]) {
          distinct[i].read();
        }
        if (writes[i]) {
          distinct[i].await();
        }
      }
      lockAll();
      try {
        boolean ready = true;
        for (int i = 0; i < distinct.length; i++) {
          distinct[i].requireOpen();
          ready &= distinct[i].readyOnHost(reads[i], writes[i]);
        }
        if (ready) {
          NormCall call = hostCall();
          call.requireAccess();
          try {
            kernel.run(call);
          } catch (PathFailedException e) {
            if (e.outputsTouched()) {
              wroteOnHost();
            }
            throw e;
          }
          wroteOnHost();
          return;
        }
      } finally {
        unlockAll();
      }
    }
  }

  private void wroteOnHost() {
    for (int i = 0; i < distinct.length; i++) {
      if (writes[i]) {
        distinct[i].wroteOnHost();
      }
    }
  }

  private NormCall hostCall() {
    if (hostCall == null) {
      NormCall.Builder call = NormCall.of(spec, rows);
      for (Operand o : Operand.ALL) {
        if (tensors[o.ordinal()] != null) {
          MemorySegment host = memory(o).host();
          if (o.extent() == Operand.Extent.MATRIX) {
            call.set(o, host, memory(o).hostPitch());
          } else {
            call.set(o, host);
          }
        }
      }
      hostCall = call.build();
    }
    return hostCall;
  }
}
