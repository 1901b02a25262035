package org.tornorm.cpu;

import java.util.List;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.cost.PathCost;

/**
 * What calls cost on the CPU, and which are worth a second thread. Measured on a virtual machine of
 * two Zen 4 cores that others used too, 2026-11-30, JDK 25, 512-bit vectors, RMS 1 x 4096 (cached)
 * and 4096 x 4096 (memory, two threads); that more cores share a memory of 100 GB/s is a guess.
 */
record CpuCost(CpuOptions options) {
  /** Calls that move less run on the calling thread: waking a worker would cost more. */
  private static final long PARALLEL_BYTES = 256 << 10;

  /** What fits in the second-level cache of one core. */
  private static final double CACHED_BYTES = 1 << 20;

  private static final double CALL_MICROS = 0.1;
  private static final double WAKE_MICROS = 10;
  private static final double ROW_MICROS = 0.03;

  /** Plain Java took 6.5 us for f32 and 14 us for bf16, where vectors took 0.9 and 1.7. */
  private static final double PLAIN_FACTOR = 8;

  /** Bytes a microsecond that one thread had from memory, and all of them may have. */
  private static final double THREAD_MEMORY = 11_000;

  private static final double MACHINE_MEMORY = 100_000;

  /**
   * How fast one thread works.
   *
   * @param bytesPerMicro in the cache
   * @param memory how much longer than f32 RMSNorm the same bytes of memory took
   */
  private record Speed(double bytesPerMicro, double memory) {}

  private static Speed speed(Op op, DType dtype, boolean int8) {
    Speed plain =
        switch (dtype) {
          // 0.7 and 1.2 us, 6.1 and 7.3 ms
          case F32 -> op == Op.RMS ? new Speed(80_000, 1) : new Speed(60_000, 1.2);
          // 1.4 and 2.6 us, 3.7 and 4.5 ms
          case BF16 -> op == Op.RMS ? new Speed(19_000, 1.2) : new Speed(13_000, 1.5);
          // 1.6 and 2.7 us, 5.2 and 6.6 ms
          default -> op == Op.RMS ? new Speed(16_500, 1.7) : new Speed(12_500, 2.2);
        };
    // A third pass, over fewer bytes.
    return int8 ? new Speed(plain.bytesPerMicro() / 3, plain.memory() * 1.7) : plain;
  }

  boolean parallel(NormSpec spec, long rows) {
    return options.threads() > 1 && spec.bytesMoved(rows) >= PARALLEL_BYTES;
  }

  /** Returns the figures of these options. */
  PathCost figures() {
    PathCost cost =
        PathCost.of(
            CALL_MICROS, null, (row, call) -> work(speed(Op.RMS, DType.F32, false), row, call));
    for (Op op : Op.values()) {
      for (DType dtype : List.of(DType.F32, DType.F16, DType.BF16)) {
        for (boolean int8 : new boolean[] {false, true}) {
          Speed speed = speed(op, dtype, int8);
          cost =
              cost.with(
                  op,
                  dtype,
                  int8,
                  PathCost.CALL_BYTES.stream().map(c -> factor(speed, c)).toList());
        }
      }
    }
    return cost;
  }

  private double factor(Speed speed, double call) {
    return work(speed, PathCost.KIND_ROW_BYTES, call)
        / work(speed(Op.RMS, DType.F32, false), PathCost.KIND_ROW_BYTES, call);
  }

  private double work(Speed speed, double row, double call) {
    boolean parallel = options.threads() > 1 && call >= PARALLEL_BYTES;
    int threads = parallel ? options.threads() : 1;
    double rows = call / (2 * row);
    double compute = (rows * ROW_MICROS + call / speed.bytesPerMicro()) / threads;
    if (options.vectorBits() == 0) {
      compute *= PLAIN_FACTOR;
    }
    double memory =
        call <= CACHED_BYTES * threads
            ? 0
            : call * speed.memory() / Math.min(MACHINE_MEMORY, threads * THREAD_MEMORY);
    return (parallel ? WAKE_MICROS : 0) + Math.max(compute, memory);
  }
}
