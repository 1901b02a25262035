package org.tornorm.cli;

import java.util.Arrays;
import java.util.Locale;

/**
 * How long a call takes when it is repeated.
 *
 * @param micros the median in microseconds
 * @param calls how many were timed, after as long a warm-up
 */
record Timing(double micros, int calls) {
  private static final int MOST = 10_000;

  /** Repeats a call for half of the given time to warm up and for the other half to measure. */
  static Timing measure(Runnable call, double seconds) {
    long half = (long) (seconds / 2 * 1e9);
    repeat(call, half);
    double[] times = repeat(call, half);
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
