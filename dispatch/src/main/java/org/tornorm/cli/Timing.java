package org.tornorm.cli;

import java.util.Arrays;
import java.util.Locale;

/**
 * How long a call takes when it is repeated.
 *
 * @param micros the median in microseconds
 * @param calls how many were timed, after the warm-up
 */
record Timing(double micros, int calls) {
  private static final int MOST = 10_000;
  private static final long BATCH_NANOS = 50_000_000;
  private static final int STEADY_BATCHES = 8;
  private static final double IMPROVED = 0.9;

  /**
   * Repeats a call until it becomes no faster, at most for the given time: vector code is slow
   * until the JVM has compiled it, which takes a second or two.
   */
  static void warmUp(Runnable call, double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    double best = Double.POSITIVE_INFINITY;
    int steady = 0;
    while (steady < STEADY_BATCHES && System.nanoTime() < end) {
      double fastest = Arrays.stream(repeat(call, BATCH_NANOS)).min().orElseThrow();
      steady = fastest < IMPROVED * best ? 0 : steady + 1;
      best = Math.min(best, fastest);
    }
  }

  /** Repeats a call for the given time. */
  static Timing measure(Runnable call, double seconds) {
    double[] times = repeat(call, (long) (seconds * 1e9));
    Arrays.sort(times);
    return new Timing(times[times.length / 2], times.length);
  }

  /** Returns the time of each call in microseconds; at least one is made. */
  private static double[] repeat(Runnable call, long nanos) {
    double[] times = new double[MOST];
    int n = 0;
    long end = System.nanoTime() + nanos;
    long now;
    do {
      long start = System.nanoTime();
      call.run();
      now = System.nanoTime();
      times[n++] = (now - start) / 1e3;
    } while (n < MOST && now < end);
    return Arrays.copyOf(times, n);
  }

  /** Returns the rate of so many bytes a call, in GB/s. */
  double gigabytesPerSecond(long bytes) {
    return bytes / micros / 1e3;
  }

  /** Returns a number with the given digits behind the point, the same in every locale. */
  static String number(int digits, double value) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }
}
