package org.tornorm.tornado;

import org.tornorm.cost.PathCost;

/** What calls cost through TornadoVM before a calibration has measured them. */
final class TornadoCost {
  /** One execution of a plan took 60 to 290 us on the host, H200 and PoCL, 2026-11-30. */
  private static final double EXECUTE_MICROS = 200;

  /** Bytes a microsecond through host arrays: 5 GB/s to a GPU. */
  private static final PathCost.Transfer TO_GPU = new PathCost.Transfer(10, 5_000, 5_000);

  /** The same where the device is the CPU: two copies within memory. */
  private static final PathCost.Transfer TO_CPU = new PathCost.Transfer(10, 8_000, 8_000);

  /** Bytes a microsecond of the kernels: guesses, beside what moving the data costs. */
  private static final double GPU_BYTES_PER_MICRO = 1_000_000;

  private static final double CPU_BYTES_PER_MICRO = 2_000;

  private TornadoCost() {}

  static PathCost of(boolean cpu) {
    double kernel = cpu ? CPU_BYTES_PER_MICRO : GPU_BYTES_PER_MICRO;
    return PathCost.of(EXECUTE_MICROS, cpu ? TO_CPU : TO_GPU, (row, call) -> call / kernel)
        .withSlices(TornadoEngine.SLICE_ELEMENTS);
  }
}
