package org.tornorm.bench;

import java.util.Arrays;
import java.util.function.DoubleSupplier;

/** Medians of short repeated measurements. */
final class Rounds {
  private static final int ROUNDS = 5;
  private static final double ROUND_MICROS = 5_000;
  private static final int MOST_CALLS = 4096;
  private static final long SETTLE_NANOS = 8_000_000_000L;
  private static final long STEADY_NANOS = 1_200_000_000L;
  private static final double IMPROVEMENT = 0.8;

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

  /**
   * Repeats a call until it becomes no faster. The JIT takes a second for vector loops on an idle
   * machine and several on a busy one: a fixed number of warm-ups wastes time or falls short.
   */
  static void settle(Runnable call) {
    long now = System.nanoTime();
    long end = now + SETTLE_NANOS;
    long improved = now;
    double best = Double.POSITIVE_INFINITY;
    while (now < end && now - improved < STEADY_NANOS) {
      double batch = time(call, 1);
      int calls = Math.clamp((long) (ROUND_MICROS / Math.max(batch, 1e-3)), 1, MOST_CALLS);
      batch = time(call, calls);
      now = System.nanoTime();
      if (batch < IMPROVEMENT * best) {
        best = batch;
        improved = now;
      }
    }
  }

  private static double time(Runnable call, int calls) {
    long start = System.nanoTime();
    for (int i = 0; i < calls; i++) {
      call.run();
    }
    return (System.nanoTime() - start) / 1e3 / calls;
  }
}
