package org.tornorm.hip;

import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.tornorm.InvalidCallException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.spi.DeviceCall;
import org.tornorm.spi.PathKernel;

/**
 * Runs calls on host data: copies inputs to the device, launches, copies outputs back. Rows go
 * through in slices, so that device memory and pinned memory stay bounded whatever the call's size.
 */
final class HipKernel implements PathKernel {
  /** Bytes of one slice, inputs and outputs: long enough that copies reach their full speed. */
  private static final long SLICE_BYTES = 64L << 20;

  private static final int AREA_ALIGNMENT = 256;

  private final HipDevice device;
  private final NormSpec spec;
  private final HipLaunch launch;
  private final Deque<Workspace> idle = new ArrayDeque<>();
  private int underWay;
  private boolean closed;

  /**
   * A stream with device memory and pinned host memory of one layout; used by one call at a time.
   */
  private static final class Workspace {
    long stream;
    long deviceMemory;
    MemorySegment hostMemory;
    long bytes;
  }

  HipKernel(HipDevice device, NormSpec spec) {
    this.device = device;
    this.spec = spec;
    this.launch = new HipLaunch(device, spec);
    launch.prepare();
  }

  @Override
  public void run(NormCall call) {
    boolean touched = false;
    try {
      device.makeCurrent();
      Workspace w = take();
      boolean sound = false;
      try {
        long slice = Math.min(call.rows(), rowsPerSlice());
        long[] offsets = layout(slice);
        reserve(w, offsets[offsets.length - 1]);
        long[] addresses = new long[Operand.ALL.size()];
        long[] pitches = new long[Operand.ALL.size()];
        for (Operand o : Operand.ALL) {
          if (o.in(spec)) {
            addresses[o.ordinal()] = w.deviceMemory + offsets[o.ordinal()];
            pitches[o.ordinal()] = devicePitch(o);
          }
        }
        for (long row = 0; row < call.rows(); row += slice) {
          long rows = Math.min(slice, call.rows() - row);
          upload(w, call, offsets, row, rows);
          launch.enqueue(rows, addresses, pitches, w.stream);
          download(w, offsets, rows);
          device.driver().synchronizeStream(w.stream);
          touched = true;
          deliver(w, call, offsets, row, rows);
        }
        sound = true;
      } finally {
        giveBack(w, sound);
      }
    } catch (GpuException e) {
      throw HipDevice.failed(e, touched);
    }
  }

  @Override
  public void enqueue(DeviceCall call, long stream) {
    synchronized (idle) {
      requireOpen();
      underWay++;
    }
    try {
      launch.enqueueOrFail(call.rows(), call.addresses(), call.pitches(), stream);
    } finally {
      synchronized (idle) {
        underWay--;
        if (closed) {
          idle.notifyAll();
        }
      }
    }
  }

  private void requireOpen() {
    if (closed) {
      throw new InvalidCallException("this kernel is closed: prepare the spec again");
    }
  }

  private long rowsPerSlice() {
    return Math.max(1, SLICE_BYTES / Math.max(1, spec.bytesMoved(1)));
  }

  private long devicePitch(Operand o) {
    return o.extent() == Operand.Extent.MATRIX
        ? DeviceCall.pitchBytes((long) spec.cols() * o.dtype(spec).bytes())
        : 0;
  }

  private static long align(long value, long multiple) {
    return (value + multiple - 1) / multiple * multiple;
  }

  private long areaBytes(Operand o, long rows) {
    return o.extent() == Operand.Extent.MATRIX
        ? rows * devicePitch(o)
        : o.elements(spec, rows) * o.dtype(spec).bytes();
  }

  /** Returns the offset of each operand for this many rows, and last the bytes of all. */
  private long[] layout(long rows) {
    long[] offsets = new long[Operand.ALL.size() + 1];
    long end = 0;
    for (Operand o : Operand.ALL) {
      offsets[o.ordinal()] = end;
      if (o.in(spec)) {
        end = align(end + areaBytes(o, rows), AREA_ALIGNMENT);
      }
    }
    offsets[offsets.length - 1] = end;
    return offsets;
  }

  private Workspace take() {
    synchronized (idle) {
      requireOpen();
      underWay++;
      Workspace w = idle.pollFirst();
      return w != null ? w : new Workspace();
    }
  }

  /** Keeps a workspace for the next call, or frees it when a call failed on it. */
  private void giveBack(Workspace w, boolean sound) {
    if (!sound) {
      release(w);
    }
    synchronized (idle) {
      if (sound) {
        idle.addFirst(w);
      }
      underWay--;
      idle.notifyAll();
    }
  }

  private void reserve(Workspace w, long bytes) {
    if (w.stream == 0) {
      w.stream = device.driver().createStream();
    }
    if (w.bytes >= bytes) {
      return;
    }
    releaseMemory(w);
    w.deviceMemory = device.driver().allocate(bytes);
    w.hostMemory = device.driver().allocateHost(bytes);
    w.bytes = bytes;
  }

  private void releaseMemory(Workspace w) {
    w.bytes = 0;
    if (w.deviceMemory != 0) {
      long address = w.deviceMemory;
      w.deviceMemory = 0;
      device.driver().free(address);
    }
    if (w.hostMemory != null) {
      MemorySegment memory = w.hostMemory;
      w.hostMemory = null;
      device.driver().freeHost(memory);
    }
  }

  private void release(Workspace w) {
    if (w.stream == 0) {
      return;
    }
    device.release(
        List.of(
            () -> device.driver().synchronizeStream(w.stream),
            () -> releaseMemory(w),
            () -> releaseMemory(w), // the rest, if the first part failed
            () -> device.driver().destroyStream(w.stream)));
  }

  private void upload(Workspace w, NormCall call, long[] offsets, long row, long rows) {
    for (Operand o : Operand.ALL) {
      if (!o.in(spec) || o.output() || (o.extent() == Operand.Extent.ROW && row > 0)) {
        continue;
      }
      long offset = offsets[o.ordinal()];
      MemorySegment from = call.segment(o);
      if (o.extent() == Operand.Extent.MATRIX) {
        copyRows(
            from,
            row * call.rowPitchBytes(o),
            call.rowPitchBytes(o),
            w.hostMemory,
            offset,
            devicePitch(o),
            rows,
            (long) spec.cols() * o.dtype(spec).bytes());
      } else {
        MemorySegment.copy(from, 0, w.hostMemory, offset, areaBytes(o, rows));
      }
      device
          .driver()
          .copyToDevice(
              w.deviceMemory + offset, w.hostMemory.asSlice(offset), areaBytes(o, rows), w.stream);
    }
  }

  private void download(Workspace w, long[] offsets, long rows) {
    for (Operand o : Operand.ALL) {
      if (o.in(spec) && o.output()) {
        long offset = offsets[o.ordinal()];
        device
            .driver()
            .copyToHost(
                w.hostMemory.asSlice(offset),
                w.deviceMemory + offset,
                areaBytes(o, rows),
                w.stream);
      }
    }
  }

  private void deliver(Workspace w, NormCall call, long[] offsets, long row, long rows) {
    for (Operand o : Operand.ALL) {
      if (!o.in(spec) || !o.output()) {
        continue;
      }
      long offset = offsets[o.ordinal()];
      MemorySegment to = call.segment(o);
      if (o.extent() == Operand.Extent.MATRIX) {
        copyRows(
            w.hostMemory,
            offset,
            devicePitch(o),
            to,
            row * call.rowPitchBytes(o),
            call.rowPitchBytes(o),
            rows,
            (long) spec.cols() * o.dtype(spec).bytes());
      } else {
        long bytes = areaBytes(o, rows);
        MemorySegment.copy(w.hostMemory, offset, to, row * o.dtype(spec).bytes(), bytes);
      }
    }
  }

  private static void copyRows(
      MemorySegment from,
      long fromOffset,
      long fromPitch,
      MemorySegment to,
      long toOffset,
      long toPitch,
      long rows,
      long rowBytes) {
    if (fromPitch == rowBytes && toPitch == rowBytes) {
      MemorySegment.copy(from, fromOffset, to, toOffset, rows * rowBytes);
      return;
    }
    for (long i = 0; i < rows; i++) {
      MemorySegment.copy(from, fromOffset + i * fromPitch, to, toOffset + i * toPitch, rowBytes);
    }
  }

  /** Waits for the calls that are under way: the device's code is unloaded next. */
  @Override
  public void close() {
    boolean interrupted = false;
    synchronized (idle) {
      closed = true;
      while (underWay > 0) {
        try {
          idle.wait();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      idle.forEach(this::release);
      idle.clear();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
