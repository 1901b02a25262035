package org.tornorm.bench;

import java.util.Arrays;
import java.util.function.DoubleSupplier;

/** Medians of short repeated measurements. */
final class Rounds {
  private static final int ROUNDS = 5;
  private static final double ROUND_MICROS = 5_000;
  private static final int MOST_CALLS = 4096;

  private Rounds() {}

  /** Returns the median of a few measurements. */
  static double median(DoubleSupplier measurement) {
    double[] values = new double[ROUNDS];
    Arrays.setAll(values, i -> measurement.getAsDouble());
    Arrays.sort(values);
    return values[ROUNDS / 2];
  }

  /** Returns the microseconds of one call, the median of rounds of several calls. */
  static double micros(Runnable call) {
    double once = time(call, 1);
    int calls = Math.clamp((long) (ROUND_MICROS / Math.max(once, 1e-3)), 1, MOST_CALLS);
    return median(() -> time(call, calls));
  }

  private static double time(Runnable call, int calls) {
    long start = System.nanoTime();
    for (int i = 0; i < calls; i++) {
      call.run();
    }
    return (System.nanoTime() - start) / 1e3 / calls;
  }
}
