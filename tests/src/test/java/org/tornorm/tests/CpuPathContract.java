package org.tornorm.tests;

import jdk.incubator.vector.VectorShape;
import org.junit.jupiter.api.Assumptions;
import org.tornorm.cpu.CpuOptions;
import org.tornorm.cpu.CpuPath;
import org.tornorm.spi.NormPath;

/** The CPU path at one number of threads and one vector width. */
abstract class CpuPathContract extends NormPathContract {
  static final int WIDEST = VectorShape.preferredShape().vectorBitSize();

  private final int threads;
  private final int vectorBits;

  /** Takes 0 bits for plain Java loops. */
  CpuPathContract(int threads, int vectorBits) {
    this.threads = threads;
    this.vectorBits = vectorBits;
  }

  @Override
  protected NormPath path() {
    if (vectorBits > WIDEST) {
      String line =
          "CPU path with %d-bit vectors left out: this machine has %d bits"
              .formatted(vectorBits, WIDEST);
      System.out.println(line);
      Assumptions.abort(line);
    }
    return new CpuPath(new CpuOptions(threads, vectorBits));
  }
}
