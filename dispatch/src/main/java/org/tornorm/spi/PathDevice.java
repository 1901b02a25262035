package org.tornorm.spi;

import java.lang.foreign.MemorySegment;

/**
 * The memory and the streams of the device that a path runs on, for tensors. Addresses and streams
 * are the runtime's own unless they are {@link #isOpaque opaque}, 0 is none. Nothing here need wait
 * but {@link #await}. Safe to use from many threads. Methods that fail throw a {@link
 * org.tornorm.PathFailedException}; those that release something only log.
 */
public interface PathDevice {
  /**
   * Returns whether addresses and streams are mere names that only this object knows: there are
   * none of other code, and no addresses within an allocation.
   */
  default boolean isOpaque() {
    return false;
  }

  /** Returns the distance between rows of so many bytes that the path's kernels want. */
  default long rowPitchBytes(long rowBytes) {
    return DeviceCall.pitchBytes(rowBytes);
  }

  /** Allocates device memory, aligned to at least 256 bytes. */
  long allocate(long bytes);

  /** Frees device memory that no enqueued work uses any more. */
  void free(long address);

  /** Allocates host memory that copies to and from the device run fastest with. */
  MemorySegment allocateHost(long bytes);

  /** Frees host memory that no enqueued work uses any more. */
  void freeHost(MemorySegment memory);

  /** Opens a stream: what is enqueued on it runs in order. */
  long openStream();

  /** Closes a stream whose work has ended. */
  void closeStream(long stream);

  /** Enqueues a copy of all of {@code from}, native memory, which must stay as it is meanwhile. */
  void copyToDevice(long to, MemorySegment from, long stream);

  /** Enqueues a copy to all of {@code to}, native memory. */
  void copyToHost(MemorySegment to, long from, long stream);

  /** Waits until all that was enqueued on the stream has run; throws what became of it. */
  void await(long stream);

  /** Lets what is enqueued on {@code later} from now on wait for what is on {@code earlier} now. */
  void order(long earlier, long later);
}
