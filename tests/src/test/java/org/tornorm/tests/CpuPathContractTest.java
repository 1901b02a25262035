package org.tornorm.tests;

import jdk.incubator.vector.VectorShape;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Nested;
import org.tornorm.cpu.CpuOptions;
import org.tornorm.cpu.CpuPath;
import org.tornorm.spi.NormPath;

/** The CPU path in its plain form and at each vector width of this machine. */
class CpuPathContractTest {
  private static final int THREADS = 2;

  @Nested
  class Plain extends NormPathContract {
    @Override
    protected NormPath path() {
      return new CpuPath(new CpuOptions(THREADS, 0));
    }
  }

  @Nested
  class Vector128 extends NormPathContract {
    @Override
    protected NormPath path() {
      return vector(THREADS, 128);
    }
  }

  @Nested
  class Vector256 extends NormPathContract {
    @Override
    protected NormPath path() {
      return vector(THREADS, 256);
    }
  }

  @Nested
  class Vector512 extends NormPathContract {
    @Override
    protected NormPath path() {
      return vector(THREADS, 512);
    }
  }

  @Nested
  class SingleThread extends NormPathContract {
    @Override
    protected NormPath path() {
      return vector(1, VectorShape.preferredShape().vectorBitSize());
    }
  }

  /** More threads than most machines of a build have cores: rows are split in more parts. */
  @Nested
  class ManyThreads extends NormPathContract {
    @Override
    protected NormPath path() {
      return vector(7, VectorShape.preferredShape().vectorBitSize());
    }
  }

  private static NormPath vector(int threads, int bits) {
    int widest = VectorShape.preferredShape().vectorBitSize();
    if (bits > widest) {
      String line =
          "CPU path with " + bits + "-bit vectors left out: this machine has " + widest + " bits";
      System.out.println(line);
      Assumptions.abort(line);
    }
    return new CpuPath(new CpuOptions(threads, bits));
  }
}
