package org.tornorm.bench;

/**
 * One case made ready on one path: buffers in place, filled, and one result checked against the
 * float64 reference. Buffers rotate from call to call. For one thread.
 */
public interface Rig extends AutoCloseable {
  /** Returns what runs, where and why, in words. */
  String decision();

  /** Runs one call and returns when its outputs are complete. */
  void call();

  /** Enqueues one call, on rigs with device data. */
  default void enqueue() {
    throw new UnsupportedOperationException(decision() + " has no call that is not waited for");
  }

  /** Waits for what was enqueued. */
  default void sync() {}

  /** Returns the mean time of so many calls in microseconds by the device's own clock. */
  default double deviceMicros(int launches) {
    throw new UnsupportedOperationException(decision() + " has no device clock");
  }

  /** Measures what a copy takes, in microseconds, that moves as many bytes where the data is. */
  double copyMicros();

  @Override
  void close();
}
