package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.tornorm.CallShape;
import org.tornorm.CallShape.Residency;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.calibrate.PathTimer;
import org.tornorm.calibrate.Regret;
import org.tornorm.hip.HipEmulator;
import org.tornorm.hip.HipPath;

/** What choices are worth, with times that are known; and the timer on real paths. */
class RegretTest {
  private static final long LATER = System.nanoTime() + 600_000_000_000L;

  /** Predicts 10 + rows against 100 + rows / 10: chosen until 100 rows, then the other. */
  private final FakePath near = new FakePath("near").costs(shape -> 10 + 1.0 * shape.rows());

  private final FakePath far = new FakePath("far").costs(shape -> 100 + 0.1 * shape.rows());

  private Regret measure(Map<String, LongToDoubleFunction> truth) {
    AtomicInteger steps = new AtomicInteger();
    try (Norms norms = Norms.open(List.of(near, far), (String) null)) {
      List<Regret.Call> grid = Regret.grid(false);
      Regret regret =
          Regret.measure(
              norms,
              grid,
              LATER,
              (path, spec, shape) ->
                  OptionalDouble.of(truth.get(path.name()).applyAsDouble(shape.rows())),
              steps::incrementAndGet);
      assertEquals(grid.size(), steps.get());
      return regret;
    }
  }

  @Test
  void gridsHave200Calls() {
    assertEquals(200, Regret.grid(false).stream().distinct().count());
    assertEquals(200, Regret.grid(true).stream().distinct().count());
    assertEquals(
        100,
        Regret.grid(true).stream().filter(c -> c.shape().residency() == Residency.DEVICE).count());
    assertTrue(
        Regret.grid(false).stream()
            .allMatch(c -> c.spec().bytesMoved(c.shape().rows()) <= PathTimer.MAX_BYTES));
  }

  @Test
  void rightPredictionsHaveNoRegret() {
    Regret regret = measure(Map.of("near", r -> 10.0 + r, "far", r -> 100 + 0.1 * r));
    assertEquals(200, regret.points().size());
    assertEquals(200, regret.withChoice());
    assertEquals(1, regret.within10Percent());
  }

  @Test
  void wrongPredictionsAreCounted() {
    // The far path is twice as slow as predicted: wrong from 100 rows to 211, none of the grid; and
    // at 256 rows 125 is predicted, 251 measured, the near path takes 266.
    assertEquals(
        1,
        measure(Map.of("near", r -> 10.0 + r, "far", r -> 2 * (100 + 0.1 * r))).within10Percent());
    // Always 20 us: the near path is best for 1 and 4 rows, chosen for 16 and 64 too.
    Regret regret = measure(Map.of("near", r -> 10.0 + r, "far", r -> 20));
    assertEquals((200 - 2 * 25) / 200.0, regret.within10Percent());
    Regret.Point wrong = regret.points().stream().filter(p -> !p.right()).findFirst().orElseThrow();
    assertEquals("near", wrong.chosen());
    assertEquals("far", wrong.best());
    assertEquals(20, wrong.bestMicros());
  }

  @Test
  void stopsInTime() {
    try (Norms norms = Norms.open(List.of(near), (String) null)) {
      Regret regret =
          Regret.measure(
              norms,
              Regret.grid(false),
              System.nanoTime() - 1,
              (path, spec, shape) -> OptionalDouble.of(1),
              () -> {});
      assertEquals(0, regret.points().size());
      assertEquals(200, regret.left());
      assertTrue(Double.isNaN(regret.within10Percent()));
    }
  }

  @Test
  void timesRealCallsOnHostAndDevice() {
    HipEmulator emulator = HipEmulator.open("timer", Map.of("CUS", "2"));
    NormSpec spec = NormSpec.rms(64).build();
    try (HipPath path = new HipPath(emulator.options())) {
      try (PathTimer timer = new PathTimer(path)) {
        for (Residency residency : Residency.values()) {
          for (int alignment : new int[] {4, 8, 16, 64}) {
            long before = emulator.count("launches");
            CallShape shape = new CallShape(3, residency, alignment);
            assertTrue(timer.micros(spec, shape, 1_000_000).orElseThrow() > 0);
            assertTrue(emulator.count("launches") > before);
          }
        }
        CallShape huge = new CallShape(1L << 40, Residency.HOST, 64);
        assertTrue(timer.micros(spec, huge, 1).isEmpty());
      }
    }
    emulator.assertNothingLive();
    try (PathTimer timer = new PathTimer(near)) {
      CallShape shape = new CallShape(3, Residency.DEVICE, 64);
      assertTrue(timer.micros(spec, shape, 1).isEmpty());
    }
  }
}
