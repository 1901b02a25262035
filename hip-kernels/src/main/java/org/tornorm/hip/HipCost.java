package org.tornorm.hip;

import java.util.Collections;
import java.util.List;
import org.tornorm.DType;
import org.tornorm.Op;
import org.tornorm.cost.PathCost;

/** What calls cost on a device of each family before a calibration has measured them. */
final class HipCost {
  /** Waiting for a launch and its enqueue; an H200 of 2026-11-30 took about 10 in all. */
  private static final double LAUNCH_MICROS = 10;

  /**
   * Host data passes through pinned memory: two copies on the host by one thread, one over the bus,
   * none beside another. A guess, as is what each call pays.
   */
  private static final PathCost.Transfer TRANSFER = new PathCost.Transfer(20, 6_000, 6_000);

  private HipCost() {}

  /**
   * Bandwidth in bytes a microsecond.
   *
   * @param small of rows of 64 bytes
   * @param row of rows of 1024 bytes
   * @param memory of long rows
   */
  private record Bandwidth(double small, double row, double memory) {
    double of(double rowBytes) {
      double share = Math.clamp(Math.log(rowBytes / 64) / Math.log(1024.0 / 64), 0, 1);
      double toRow = small * Math.pow(row / small, share);
      return rowBytes <= 1024 ? toRow : rowBytes < 4096 ? (row + memory) / 2 : memory;
    }
  }

  static PathCost of(DeviceProfile device) {
    Bandwidth bandwidth =
        switch (device.family()) {
          // H200, driver 580.159.04, 2026-11-30: 32768 x 512 bf16 3415 GB/s, 4096 and more 4030 to
          // 4230; rows of 64 bytes were not measured.
          case NVIDIA -> new Bandwidth(800_000, 3_400_000, 4_100_000);
          // Guesses: an MI300X copies at about 4 TB/s, an RX 7900 XTX at about 0.8.
          case CDNA -> new Bandwidth(600_000, 2_500_000, 3_500_000);
          case RDNA -> new Bandwidth(200_000, 600_000, 750_000);
        };
    PathCost cost = PathCost.of(LAUNCH_MICROS, TRANSFER, (row, call) -> call / bandwidth.of(row));
    // H200, 32768 x 4096: RMS int8 as plain, LAYER int8 0.80 in 16 bits and 0.90 in f32.
    for (DType dtype : List.of(DType.F16, DType.BF16)) {
      cost = cost.with(Op.LAYER, dtype, true, constant(1.25));
    }
    // Vectors of 2, 4 and 8 bytes take as many more accesses; a guess, bounded by the caches.
    return cost.with(Op.LAYER, DType.F32, true, constant(1.1))
        .withAlignment(List.of(4.0, 4.0, 2.0, 1.2, 1.0));
  }

  private static List<Double> constant(double factor) {
    return Collections.nCopies(PathCost.CALL_BYTES.size(), factor);
  }
}
