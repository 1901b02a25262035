package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tornorm.DType;
import org.tornorm.InvalidCallException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.reference.Reference;
import org.tornorm.reference.ReferenceResult;

/** The reference against another implementation's float64 values and against values by hand. */
class ReferenceTest {
  static List<Path> goldenFiles() {
    return GoldenCase.files();
  }

  @ParameterizedTest
  @MethodSource("goldenFiles")
  void agreesWithTheGoldenFloat64Values(Path file) {
    try (GoldenCase golden = GoldenCase.open(file);
        CallMemory memory = golden.inputs()) {
      ReferenceResult ours = Reference.compute(memory.call());
      ReferenceResult theirs = golden.expected(ours);
      for (int i = 0; i < ours.rows(); i++) {
        // The files took eps in float64, we take it in f32.
        double epsChange = Math.abs(memory.spec().eps() - golden.eps());
        double relative = 1e-12 + 0.51 * epsChange * Math.pow(ours.rstd()[i], 2);
        assertClose("y", theirs.y(), ours.y(), i, ours.cols(), relative);
        assertClose("scale", theirs.scale(), ours.scale(), i, 1, relative);
        assertClose("rstd", theirs.rstd(), ours.rstd(), i, 1, relative);
      }
      if (ours.mean() != null) {
        for (int i = 0; i < ours.rows(); i++) {
          assertEquals(theirs.mean()[i], ours.mean()[i], 1e-13 * ours.largestInput()[i]);
        }
      }
      assertArrayEquals(theirs.residualOut(), ours.residualOut());
      assertEquals(theirs.q() == null, ours.q() == null);
      for (int k = 0; ours.q() != null && k < ours.q().length; k++) {
        if (theirs.q()[k] != ours.q()[k]) {
          // Only a tie may go either way.
          double quotient = ours.y()[k] / ours.scale()[k / ours.cols()];
          double tie = Math.floor(quotient) + 0.5;
          assertEquals(tie, quotient, 1e-5, "q[" + k + "]");
          assertEquals(1, Math.abs(theirs.q()[k] - ours.q()[k]), "q[" + k + "]");
        }
      }
    }
  }

  /** Compares one row, relative to its largest magnitude. */
  private static void assertClose(
      String what, double[] wanted, double[] found, int row, int cols, double relative) {
    assertEquals(wanted == null, found == null, what);
    if (wanted == null) {
      return;
    }
    assertEquals(wanted.length, found.length, what);
    double largest = 0;
    for (int k = row * cols; k < (row + 1) * cols; k++) {
      largest = Math.max(largest, Math.abs(wanted[k]));
    }
    for (int k = row * cols; k < (row + 1) * cols; k++) {
      assertTrue(
          Math.abs(wanted[k] - found[k]) <= relative * largest,
          what + "[" + k + "]: found " + found[k] + ", expected " + wanted[k]);
    }
  }

  @Test
  void thereAreGoldenVectors() {
    assertTrue(goldenFiles().size() >= 36, () -> goldenFiles().toString());
  }

  private static ReferenceResult compute(NormSpec spec, double... x) {
    try (CallMemory memory = new CallMemory(spec, 1).fill(Operand.X, (i, j) -> x[j])) {
      return Reference.compute(memory.call());
    }
  }

  @Test
  void computesRmsByHand() {
    ReferenceResult r = compute(NormSpec.rms(2).eps(0).statistics().build(), 3, -4);
    assertEquals(Math.sqrt(1 / 12.5), r.rstd()[0], 1e-16);
    assertArrayEquals(new double[] {3 / Math.sqrt(12.5), -4 / Math.sqrt(12.5)}, r.y(), 1e-15);
    assertNull(r.mean());
    assertNull(r.q());
    assertNull(r.residualOut());
  }

  @Test
  void computesLayerByHand() {
    NormSpec spec = NormSpec.layer(2).eps(3).statistics().build();
    try (CallMemory memory =
        new CallMemory(spec, 1)
            .fill(Operand.X, (i, j) -> j == 0 ? 4 : 6)
            .fill(Operand.GAMMA, (i, j) -> j == 0 ? 10 : 20)
            .fill(Operand.BETA, (i, j) -> j == 0 ? 1 : 2)) {
      ReferenceResult r = Reference.compute(memory.call());
      assertEquals(5, r.mean()[0]);
      assertEquals(0.5, r.rstd()[0]);
      assertArrayEquals(new double[] {-4, 12}, r.y());
    }
  }

  @Test
  void quantizesByHand() {
    ReferenceResult r = compute(NormSpec.rms(3).eps(0).dynamicInt8().build(), 254, -126, 5.5);
    assertArrayEquals(new byte[] {127, -63, 3}, r.q());
    double rstd = 1 / Math.sqrt((254.0 * 254 + 126 * 126 + 5.5 * 5.5) / 3);
    assertEquals(2 * rstd, r.scale()[0], 1e-16);
    assertEquals(254 * rstd, r.y()[0], 1e-15);
  }

  @Test
  void smoothScaleComesAfterTheWeights() {
    NormSpec spec = NormSpec.rms(1).eps(0).smoothInt8(DType.F32).build();
    try (CallMemory memory =
        new CallMemory(spec, 1)
            .fill(Operand.X, (i, j) -> 7)
            .fill(Operand.GAMMA, (i, j) -> 3)
            .fill(Operand.XSCALE, (i, j) -> 0.5)) {
      assertEquals(1.5, Reference.compute(memory.call()).y()[0], 1e-15);
    }
  }

  @Test
  void honoursTheRulesForRareRows() {
    assertEquals(0, compute(NormSpec.rms(2).build(), 1e20, 1e20).y()[0]);
    assertEquals(1, compute(NormSpec.rms(2).dtype(DType.BF16).build(), 1e20, 1e20).y()[0], 1e-12);
    assertEquals(0, compute(NormSpec.layer(2).build(), -1e20, 1e20).y()[0]);
    assertEquals(0, compute(NormSpec.rms(2).build(), 0, 0).y()[0]);
    assertEquals(Double.NaN, compute(NormSpec.rms(2).eps(0).build(), 0, 0).y()[0]);
    assertEquals(0, compute(NormSpec.layer(2).build(), 7, 7).y()[0]);
    ReferenceResult nan = compute(NormSpec.rms(2).dynamicInt8().build(), 1, Double.NaN);
    assertEquals(Double.NaN, nan.scale()[0]);
    assertArrayEquals(new byte[2], nan.q());
    ReferenceResult zero = compute(NormSpec.rms(2).dynamicInt8().build(), 0, 0);
    assertEquals(1, zero.scale()[0]);
    assertArrayEquals(new byte[2], zero.q());
  }

  @Test
  void roundsTheSumAndTheOffsetWeightFirst() {
    NormSpec spec = NormSpec.rms(2).dtype(DType.BF16).fusedAdd().build();
    try (CallMemory memory =
        new CallMemory(spec, 1)
            .fill(Operand.X, (i, j) -> j == 0 ? 256 : 0)
            .fill(Operand.RESIDUAL, (i, j) -> 1)) {
      ReferenceResult r = Reference.compute(memory.call());
      assertArrayEquals(new double[] {256, 1}, r.residualOut());
      assertEquals(1 / Math.sqrt((65536 + 1) / 2.0 + 1e-5f), r.y()[1], 1e-17);
    }
    NormSpec offset = NormSpec.rms(1).weightOffset(1).eps(0).build();
    try (CallMemory memory =
        new CallMemory(offset, 1)
            .fill(Operand.X, (i, j) -> 1)
            .fill(Operand.GAMMA, (i, j) -> 0x1p-30)) {
      assertEquals(1, Reference.compute(memory.call()).y()[0], "1 + 2^-30 in f32");
    }
  }

  @Test
  void refusesMoreThanAnArrayHolds() {
    NormSpec spec = NormSpec.rms(1 << 20).dtype(DType.F16).gamma(false).build();
    long rows = 1 << 12;
    MemorySegment huge = MemorySegment.ofAddress(64).reinterpret(rows << 21);
    MemorySegment other = MemorySegment.ofAddress(1L << 40).reinterpret(rows << 21);
    NormCall call = NormCall.of(spec, rows).x(huge).y(other).build();
    String message =
        assertThrows(InvalidCallException.class, () -> Reference.compute(call)).getMessage();
    assertTrue(message.contains("4096 x 1048576"), message);
  }
}
