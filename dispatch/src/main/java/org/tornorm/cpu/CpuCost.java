package org.tornorm.cpu;

import org.tornorm.DType;
import org.tornorm.NormSpec;

/**
 * What calls cost on the CPU, and which are worth a second thread. Measured on a virtual machine of
 * two Zen 4 cores that others used too, 2026-11-30, JDK 25, 512-bit vectors, RMS 1 x 4096 (cached)
 * and 4096 x 4096 (memory, two threads).
 */
record CpuCost(CpuOptions options) {
  /** Calls that move less run on the calling thread: waking a worker would cost more. */
  private static final long PARALLEL_BYTES = 256 << 10;

  /** What fits in the second-level cache of one core. */
  private static final long CACHED_BYTES = 1 << 20;

  private static final double CALL_MICROS = 0.1;
  private static final double WAKE_MICROS = 10;
  private static final double ROW_MICROS = 0.05;

  /** Plain Java took 6.5 us for f32 and 14 us for bf16, where vectors took 0.9 and 1.7. */
  private static final double PLAIN_FACTOR = 8;

  /** Returns the bytes that one thread moves in a microsecond. */
  private static double bytesPerMicro(DType dtype, boolean cached) {
    return switch (dtype) {
      // 0.88 us, 6.6 ms
      case F32 -> cached ? 55_000 : 10_000;
      // 1.7 us, 3.6 ms
      case BF16 -> cached ? 14_000 : 9_300;
      // 1.7 us, 5.5 ms; beside other programs
      default -> cached ? 14_000 : 6_100;
    };
  }

  boolean parallel(NormSpec spec, long rows) {
    return options.threads() > 1 && spec.bytesMoved(rows) >= PARALLEL_BYTES;
  }

  double micros(NormSpec spec, long rows) {
    long bytes = spec.bytesMoved(rows);
    double work = rows * ROW_MICROS + bytes / bytesPerMicro(spec.dtype(), bytes <= CACHED_BYTES);
    if (options.vectorBits() == 0) {
      work *= PLAIN_FACTOR;
    }
    return parallel(spec, rows)
        ? CALL_MICROS + WAKE_MICROS + work / options.threads()
        : CALL_MICROS + work;
  }
}
