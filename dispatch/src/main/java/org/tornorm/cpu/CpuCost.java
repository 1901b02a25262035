package org.tornorm.cpu;

import org.tornorm.NormSpec;

/** What calls cost on the CPU, and which are worth a second thread. */
record CpuCost(CpuOptions options) {
  /** Calls that move less run on the calling thread: waking a worker would cost more. */
  private static final long PARALLEL_BYTES = 256 << 10;

  private static final double CALL_MICROS = 0.3;
  private static final double WAKE_MICROS = 10;
  private static final double ROW_MICROS = 0.05;

  /** Per thread, from memory. */
  private static final double BYTES_PER_MICRO = 12_000;

  /** How much longer plain Java loops take. */
  private static final double PLAIN_FACTOR = 4;

  boolean parallel(NormSpec spec, long rows) {
    return options.threads() > 1 && spec.bytesMoved(rows) >= PARALLEL_BYTES;
  }

  double micros(NormSpec spec, long rows) {
    double oneThread = rows * ROW_MICROS + spec.bytesMoved(rows) / BYTES_PER_MICRO;
    if (options.vectorBits() == 0) {
      oneThread *= PLAIN_FACTOR;
    }
    return parallel(spec, rows)
        ? CALL_MICROS + WAKE_MICROS + oneThread / options.threads()
        : CALL_MICROS + oneThread;
  }
}
