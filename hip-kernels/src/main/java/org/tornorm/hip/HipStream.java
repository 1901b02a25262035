package org.tornorm.hip;

import java.util.List;
import org.tornorm.InvalidCallException;

/** A stream of the opened device: what is enqueued on it runs in order. */
public final class HipStream implements AutoCloseable {
  private final HipDevice device;
  private long handle;

  HipStream(HipDevice device) {
    this.device = device;
    this.handle = device.call(true, GpuDriver::createStream);
  }

  /** Returns the hipStream_t or CUstream. */
  public synchronized long handle() {
    if (handle == 0) {
      throw new InvalidCallException("this stream is closed: open another");
    }
    return handle;
  }

  /** Waits until all that was enqueued has run. */
  public void synchronize() {
    long stream = handle();
    device.call(
        false,
        d -> {
          d.synchronizeStream(stream);
          return null;
        });
  }

  /** Runs the enqueuing and returns how long the device took for it, by events around it. */
  public double micros(Runnable enqueue) {
    long stream = handle();
    return device.call(
        false,
        d -> {
          long start = d.createEvent();
          try {
            long stop = d.createEvent();
            try {
              d.recordEvent(start, stream);
              enqueue.run();
              d.recordEvent(stop, stream);
              d.synchronizeEvent(stop);
              return 1000.0 * d.elapsedMillis(start, stop);
            } finally {
              d.destroyEvent(stop);
            }
          } finally {
            d.destroyEvent(start);
          }
        });
  }

  @Override
  public synchronized void close() {
    if (handle != 0) {
      long closed = handle;
      handle = 0;
      device.release(List.of(() -> device.driver().destroyStream(closed)));
    }
  }
}
