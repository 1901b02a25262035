package org.tornorm.spi;

import org.tornorm.NormCall;

/** A prepared spec on one path. Runs any number of rows, from many threads at once. */
public interface PathKernel extends AutoCloseable {
  /**
   * Runs a call and returns when its outputs are complete.
   *
   * @throws org.tornorm.PathFailedException if that fails; it says whether outputs were touched
   */
  void run(NormCall call);

  /**
   * Enqueues a call on memory of the path's {@link NormPath#device} and returns; where the device
   * has no queues, when it has run.
   *
   * @param stream of that device
   * @throws org.tornorm.PathFailedException if that fails; it says whether outputs may be touched
   */
  default void enqueue(DeviceCall call, long stream) {
    throw new UnsupportedOperationException("this path has no device");
  }

  /** Releases what was prepared. */
  @Override
  default void close() {}
}
