package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.InvalidCallException;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.reference.Conformance;
import org.tornorm.reference.Reference;
import org.tornorm.reference.ReferenceResult;
import org.tornorm.reference.Rounding;

/** Tests the tester: right outputs pass, each kind of wrong one is named. */
class ConformanceTest {
  private static final int ROWS = 4;
  private static final int COLS = 3000;

  private static final NormSpec FULL =
      NormSpec.layer(COLS).dtype(DType.BF16).fusedAdd().statistics().build();
  private static final NormSpec INT8 = NormSpec.rms(COLS).dtype(DType.F16).dynamicInt8().build();

  /** Runs a call rightly, lets {@code damage} change its outputs, and returns the report. */
  private static Conformance.Report report(NormSpec spec, Consumer<CallMemory> damage) {
    try (CallMemory memory = new CallMemory(spec, ROWS, new Layout(3, 2)).random(9)) {
      ReferenceResult expected = Reference.compute(memory.call());
      new ReferencePath().prepare(spec).run(memory.call());
      damage.accept(memory);
      return Conformance.check(memory.call(), expected);
    }
  }

  private static void change(
      CallMemory memory, Operand o, int row, int col, DoubleUnaryOperator change) {
    DType dtype = o.dtype(memory.spec());
    MemorySegment segment = memory.segment(o);
    long at = row * memory.rowPitchBytes(o) + (long) col * dtype.bytes();
    Elements.store(
        segment, dtype, at, (float) change.applyAsDouble(Elements.load(segment, dtype, at)));
  }

  private static void assertNamed(Conformance.Report report, String start) {
    assertFalse(report.passed());
    assertTrue(
        report.violations().getFirst().startsWith(start), () -> report.violations().toString());
  }

  private static DoubleUnaryOperator ulps(DType dtype, double ulps) {
    return v -> v + Math.copySign(ulps * Rounding.ulp(dtype, v), v);
  }

  @Test
  void passesWhatIsRight() {
    for (NormSpec spec : Specs.plainAndFull(COLS)) {
      Conformance.Report report = report(spec, m -> {});
      assertTrue(report.passed(), () -> spec + ": " + report.violations());
      assertTrue(report.worstUlp() <= 0.5, () -> spec + ": " + report);
      assertEquals(1, report.correctlyRounded(), spec::toString);
      assertEquals(1, report.qEqual());
      assertEquals(0, report.worstQDifference());
      assertTrue(report.worstScaleUlp() <= 0.5);
      assertTrue(report.worstStatisticUlp() <= 0.5);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = DType.class,
      names = {"F16", "BF16"})
  void catchesTwoUlpIn16Bit(DType dtype) {
    NormSpec spec = NormSpec.rms(COLS).dtype(dtype).build();
    Conformance.Report report = report(spec, m -> change(m, Operand.Y, 2, 17, ulps(dtype, 2)));
    assertNamed(report, "y[2, 17]: found ");
    assertTrue(report.worstUlp() >= 1.5 && report.worstUlp() <= 2.5, report::toString);
  }

  @ParameterizedTest
  @EnumSource(
      value = DType.class,
      names = {"F16", "BF16"})
  void catchesTooManyThatAreNotTheNearest(DType dtype) {
    NormSpec spec = NormSpec.rms(COLS).dtype(dtype).build();
    // A neighbour on the other side of the exact value is still within an ulp.
    Conformance.Report one = report(spec, m -> nudge(m, dtype, 1));
    assertTrue(one.passed(), () -> one.violations().toString());
    assertEquals(1 - 1.0 / (ROWS * COLS), one.correctlyRounded(), 1e-12);
    Conformance.Report many = report(spec, m -> nudge(m, dtype, 13));
    assertNamed(
        many, "y: 13 of 12000 elements are off a tie and not correctly rounded, at most 12 may be");
    assertTrue(many.worstUlp() <= 1);
  }

  /** Moves the first elements to their second nearest neighbour. */
  private static void nudge(CallMemory memory, DType dtype, int count) {
    ReferenceResult expected = Reference.compute(memory.call());
    for (int j = 0; j < count; j++) {
      double exact = expected.y()[j];
      change(
          memory,
          Operand.Y,
          0,
          j,
          v -> {
            double ulp = Rounding.ulp(dtype, exact);
            return v > exact ? v - ulp : v + ulp;
          });
    }
  }

  @Test
  void catchesFiveUlpOfTheLargestInF32() {
    NormSpec spec = NormSpec.rms(COLS).build();
    try (CallMemory memory = new CallMemory(spec, 1).random(9)) {
      memory.fill(Operand.X, (i, j) -> j == 5 ? 1.9 : 1);
      ReferenceResult expected = Reference.compute(memory.call());
      new ReferencePath().prepare(spec).run(memory.call());
      change(memory, Operand.Y, 0, 5, v -> v * (1 + 0.9e-6));
      assertTrue(Conformance.check(memory.call(), expected).passed());
      change(memory, Operand.Y, 0, 5, v -> v * (1 + 0.9e-6));
      assertNamed(Conformance.check(memory.call(), expected), "y[0, 5]");
    }
    // Far from the largest, 1e-6 of the row counts.
    Conformance.Report small = report(spec, m -> change(m, Operand.Y, 1, 3, v -> v + 2e-6));
    assertTrue(small.passed(), () -> small.violations().toString());
    assertTrue(small.worstUlp() > 4);
  }

  @Test
  void catchesNanAndInfinityAndTheirAbsence() {
    for (Operand o : List.of(Operand.Y, Operand.RESIDUAL_OUT, Operand.RSTD, Operand.MEAN)) {
      for (double wrong : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
        assertNamed(report(FULL, m -> change(m, o, 3, 0, v -> wrong)), o.word() + "[3");
      }
    }
    for (double wrong : new double[] {Double.NaN, Double.POSITIVE_INFINITY, 0}) {
      assertNamed(report(INT8, m -> change(m, Operand.SCALE, 3, 0, v -> wrong)), "scale[3]");
    }
    for (NormSpec spec : List.of(FULL, INT8)) {
      try (CallMemory memory = new CallMemory(spec, 2).random(1)) {
        memory.fill(Operand.X, (i, j) -> i == 1 && j == 0 ? Double.NaN : j % 3);
        ReferenceResult expected = Reference.compute(memory.call());
        new ReferencePath().prepare(spec).run(memory.call());
        assertTrue(Conformance.check(memory.call(), expected).passed());
        Operand o = spec == FULL ? Operand.Y : Operand.SCALE;
        change(memory, o, 1, 0, v -> 1);
        assertNamed(Conformance.check(memory.call(), expected), o.word() + "[1");
        if (spec == INT8) {
          change(memory, o, 1, 0, v -> Double.NaN);
          change(memory, Operand.Q, 1, 4, v -> 1);
          assertNamed(Conformance.check(memory.call(), expected), "q[1, 4]: found 1.0, expected 0");
        }
      }
    }
  }

  @Test
  void catchesOneBitOfTheSum() {
    assertNamed(
        report(FULL, m -> change(m, Operand.RESIDUAL_OUT, 0, 2999, ulps(DType.BF16, 1))),
        "residualOut[0, 2999]");
    NormSpec zero = NormSpec.rms(2).fusedAdd().build();
    try (CallMemory memory = new CallMemory(zero, 1)) {
      ReferenceResult expected = Reference.compute(memory.call());
      new ReferencePath().prepare(zero).run(memory.call());
      change(memory, Operand.RESIDUAL_OUT, 0, 1, v -> -0.0);
      assertNamed(Conformance.check(memory.call(), expected), "residualOut[0, 1]: found -0.0");
    }
  }

  @Test
  void catchesStatistics() {
    assertNamed(report(FULL, m -> change(m, Operand.RSTD, 1, 0, v -> v * 1.00001)), "rstd[1]");
    assertNamed(report(FULL, m -> change(m, Operand.MEAN, 1, 0, v -> v + 1e-5)), "mean[1]");
    Conformance.Report close = report(FULL, m -> change(m, Operand.RSTD, 1, 0, ulps(DType.F32, 3)));
    assertTrue(close.passed(), () -> close.violations().toString());
  }

  @Test
  void catchesQuantization() {
    Conformance.Report one =
        report(INT8, m -> change(m, Operand.Q, 1, 5, v -> v > 0 ? v - 1 : v + 1));
    assertTrue(one.passed(), () -> one.violations().toString());
    assertEquals(1, one.worstQDifference());
    assertTrue(one.qEqual() < 1);
    Conformance.Report two =
        report(INT8, m -> change(m, Operand.Q, 1, 5, v -> v > 0 ? v - 2 : v + 2));
    assertNamed(two, "q[1, 5]");
    assertEquals(2, two.worstQDifference());
    Conformance.Report many =
        report(
            INT8,
            m -> {
              for (int j = 0; j < 13; j++) {
                change(m, Operand.Q, 0, j, v -> v > 0 ? v - 1 : v + 1);
              }
            });
    assertNamed(many, "q: 13 of 12000 elements are off a tie and not equal");
    assertNamed(report(INT8, m -> change(m, Operand.SCALE, 2, 0, ulps(DType.F32, 5))), "scale[2]");
    Conformance.Report close =
        report(INT8, m -> change(m, Operand.SCALE, 2, 0, ulps(DType.F32, 3)));
    assertTrue(close.passed(), () -> close.violations().toString());
  }

  @Test
  void excusesCancellationOnlyAsFarAsF32Goes() {
    NormSpec spec = NormSpec.layer(2).dtype(DType.BF16).eps(0).build();
    // y is (-2, 1 - 1) in exact arithmetic.
    for (boolean excused : new boolean[] {true, false}) {
      try (CallMemory memory =
          new CallMemory(spec, 1).fill(Operand.X, (i, j) -> j).fill(Operand.BETA, (i, j) -> -1)) {
        ReferenceResult expected = Reference.compute(memory.call());
        new ReferencePath().prepare(spec).run(memory.call());
        change(memory, Operand.Y, 0, 1, v -> excused ? 1.9e-6 : 2.1e-6);
        assertEquals(excused, Conformance.check(memory.call(), expected).passed());
      }
    }
  }

  @Test
  void excusesTiesOnly() {
    // Constant rows make y = gamma, here 1 + 2^-8: halfway between two bf16 values.
    NormSpec spec = NormSpec.rms(COLS).dtype(DType.BF16).weightDtype(DType.F32).eps(0).build();
    for (double gamma : new double[] {1 + 0x1p-8, 1 + 0x1.01p-8}) {
      try (CallMemory memory =
          new CallMemory(spec, 2)
              .fill(Operand.X, (i, j) -> 3)
              .fill(Operand.GAMMA, (i, j) -> gamma)) {
        ReferenceResult expected = Reference.compute(memory.call());
        memory.fill(Operand.Y, (i, j) -> 1);
        boolean tie = gamma == 1 + 0x1p-8;
        assertEquals(tie, Conformance.check(memory.call(), expected).passed());
        memory.fill(Operand.Y, (i, j) -> 1 + 0x1p-7);
        Conformance.Report up = Conformance.check(memory.call(), expected);
        assertTrue(up.passed());
        assertEquals(tie ? 0 : 1, up.correctlyRounded(), "ties go to even");
      }
    }
  }

  @Test
  void listsTwentyViolationsAndCountsTheRest() {
    Conformance.Report report = report(FULL, m -> m.fill(Operand.RESIDUAL_OUT, (i, j) -> 1e9));
    assertEquals(21, report.violations().size());
    assertEquals("and 11980 more", report.violations().getLast());
  }

  @Test
  void refusesExpectationsOfAnotherShape() {
    try (CallMemory a = new CallMemory(FULL, 2);
        CallMemory b = new CallMemory(FULL, 3)) {
      ReferenceResult expected = Reference.compute(a.call());
      String message =
          assertThrows(InvalidCallException.class, () -> Conformance.check(b.call(), expected))
              .getMessage();
      assertTrue(message.contains("2 x 3000") && message.contains("3 x 3000"), message);
    }
  }
}
