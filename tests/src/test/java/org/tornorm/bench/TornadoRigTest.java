package org.tornorm.bench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tornorm.CallShape.Residency;
import org.tornorm.DType;
import org.tornorm.Op;
import org.tornorm.Quantization;

/** Cases made ready on TornadoVM: each checks its own result. */
@Tag("tornado")
class TornadoRigTest {
  @Test
  void kernelsAreTimedByTheDevice() {
    BenchCase c =
        CaseList.parse("list", "quick any deviceTime layer add none bf16 33 300 device")
            .cases(CaseList.Set.quick, "any")
            .getFirst();
    try (Rig rig = Rigs.open("tornado", c)) {
      assertTrue(rig.decision().startsWith("path tornado for layer 300 bf16"), rig::decision);
      assertTrue(rig.deviceMicros(16) > 0);
      assertTrue(rig.copyMicros() > 0);
      rig.call();
    }
  }

  @ParameterizedTest
  @CsvSource({"tornado, 1, 4096", "tornado, 5, 300", "two-kernels, 1, 4096", "two-kernels, 5, 300"})
  void chainsOfNormsAreRight(String path, int norms, int cols) {
    GraphBenchmark b = new GraphBenchmark();
    b.path = path;
    b.op = Op.RMS;
    b.quantization = Quantization.NONE;
    b.dtype = DType.F32;
    b.rows = 3;
    b.cols = cols;
    b.residency = Residency.DEVICE;
    b.norms = norms;
    b.open();
    b.copy();
    b.graph();
    b.close();
  }
}
