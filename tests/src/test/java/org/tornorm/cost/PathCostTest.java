package org.tornorm.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tornorm.CallShape;
import org.tornorm.CallShape.Residency;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.calibrate.Calibrator;
import org.tornorm.cpu.CpuOptions;
import org.tornorm.cpu.CpuPath;

/** The model and its fit, on figures that are known. */
class PathCostTest {
  private static final PathCost.Transfer TRANSFER = new PathCost.Transfer(20, 6_000, 3_000);

  /** A device of 2 TB/s, rows of up to 512 bytes at a quarter of it. */
  private static final PathCost GPU =
      PathCost.of(8, TRANSFER, (row, call) -> call / (row <= 512 ? 500_000 : 2_000_000))
          .with(Op.LAYER, DType.BF16, true, Collections.nCopies(6, 1.5))
          .withAlignment(List.of(4.0, 4.0, 2.0, 1.5, 1.0));

  private static final PathCost SLICED =
      PathCost.of(100, TRANSFER, (row, call) -> call / 50_000).withSlices(1 << 18);

  private static CallShape shape(long rows, Residency residency) {
    return new CallShape(rows, residency, CallShape.MAX_ALIGNMENT);
  }

  private static List<NormSpec> specs() {
    List<NormSpec> specs = new ArrayList<>();
    for (int cols : new int[] {1, 7, 64, 1000, 4096, 100_003}) {
      for (DType dtype : List.of(DType.F32, DType.F16, DType.BF16)) {
        specs.add(NormSpec.rms(cols).dtype(dtype).fusedAdd().build());
        specs.add(NormSpec.layer(cols).dtype(dtype).dynamicInt8().statistics().build());
      }
    }
    return specs;
  }

  private static List<PathCost> costs() {
    List<PathCost> costs = new ArrayList<>(List.of(GPU, SLICED));
    // What no machine of the tests has: any number of threads, any vectors.
    for (int threads : new int[] {1, 2, 3, 7, 16, 64, 256}) {
      for (int vectorBits : new int[] {0, 128, 512}) {
        costs.add((PathCost) new CpuPath(new CpuOptions(threads, vectorBits)).cost());
      }
    }
    return costs;
  }

  @Test
  void isPositiveAndMonotoneInRows() {
    for (PathCost cost : costs()) {
      for (NormSpec spec : specs()) {
        for (Residency residency : Residency.values()) {
          double last = 0;
          for (long rows = 0; rows < 1L << 40; rows += Math.max(1, rows / 9)) {
            double now = cost.micros(spec, shape(rows, residency));
            assertTrue(Double.isFinite(now) && now > 0, spec + ", rows " + rows + ": " + now);
            assertTrue(
                now >= last * (1 - 1e-12), spec + ", rows " + rows + ": " + last + " " + now);
            last = now;
          }
        }
      }
    }
  }

  @Test
  void hostDataIsDearerThroughADevice() {
    for (PathCost cost : List.of(GPU, SLICED)) {
      for (NormSpec spec : specs()) {
        for (long rows = 1; rows < 1L << 30; rows *= 7) {
          double there = cost.micros(spec, shape(rows, Residency.DEVICE));
          double here = cost.micros(spec, shape(rows, Residency.HOST));
          assertTrue(here > there + TRANSFER.fixedMicros() / 2, spec + ", rows " + rows);
        }
      }
    }
  }

  @Test
  void givesTheFiguresItWasMadeOf() {
    NormSpec spec = NormSpec.rms(4096).gamma(false).build();
    long bytes = spec.bytesMoved(4096);
    assertEquals(8 + bytes / 2e6, GPU.micros(spec, shape(4096, Residency.DEVICE)), 1e-6);
    double transfer = 20 + bytes / 2.0 / 6_000 + bytes / 2.0 / 3_000;
    assertEquals(8 + bytes / 2e6 + transfer, GPU.micros(spec, shape(4096, Residency.HOST)), 1e-6);
    CallShape odd = new CallShape(4096, Residency.DEVICE, 4);
    assertEquals(8 + 2 * bytes / 2e6, GPU.micros(spec, odd), 1e-6);
    NormSpec small = NormSpec.rms(32).gamma(false).build();
    assertEquals(
        8 + small.bytesMoved(999) / 5e5, GPU.micros(small, shape(999, Residency.DEVICE)), 1e-6);
    // 64 rows of 4096 fill a slice: one row costs as much, 65 twice that.
    assertEquals(
        SLICED.micros(spec, shape(1, Residency.HOST)),
        SLICED.micros(spec, shape(64, Residency.HOST)));
    assertTrue(
        SLICED.micros(spec, shape(65, Residency.HOST))
            > 1.8 * SLICED.micros(spec, shape(64, Residency.HOST)));
    // Device data is not moved in slices: one launch.
    assertEquals(100 + bytes / 5e4, SLICED.micros(spec, shape(4096, Residency.DEVICE)), 1e-6);
  }

  @Test
  void aKindOfCallsAddsAsMuchToRowsOfAnyLength() {
    NormSpec.Builder row = NormSpec.layer(256).dtype(DType.BF16).dynamicInt8();
    NormSpec spec = row.gamma(false).beta(false).build();
    double bytes = spec.bytesMoved(999);
    assertEquals(
        8 + bytes / 5e5 + bytes / 2e6 * 0.5, GPU.micros(spec, shape(999, Residency.DEVICE)), 1e-6);
    PathCost faster = GPU.with(Op.LAYER, DType.BF16, true, Collections.nCopies(6, 0.5));
    assertEquals(8 + bytes / 5e5 * 0.5, faster.micros(spec, shape(999, Residency.DEVICE)), 1e-6);
  }

  @Test
  void allocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    List<NormSpec> specs = specs();
    List<PathCost> costs = costs();
    CallShape host = shape(100, Residency.HOST);
    CallShape device = shape(100, Residency.DEVICE);
    double sum = 0;
    long allocated = 0;
    for (int pass = 0; pass < 3; pass++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 20_000; i++) {
        PathCost cost = costs.get(i % costs.size());
        NormSpec spec = specs.get(i % specs.size());
        sum += cost.micros(spec, host) + cost.micros(spec, device);
      }
      allocated = threads.getCurrentThreadAllocatedBytes() - before;
    }
    assertTrue(sum > 0);
    assertTrue(allocated < 1000, allocated + " bytes in 40000 predictions");
  }

  @Test
  void fitFindsKnownFiguresAgain() {
    PathCost start = PathCost.of(1, new PathCost.Transfer(1, 1e4, 1e4), (row, call) -> call / 1e5);
    PathCost cpu = (PathCost) new CpuPath(CpuOptions.defaults()).cost();
    for (PathCost truth : List.of(GPU, cpu, SLICED)) {
      boolean device = truth.transfer() != null;
      PathCost fitted =
          Calibrator.fit(
              start.withSlices(truth.sliceElements()),
              device,
              (s, c) -> OptionalDouble.of(truth.micros(s, c)),
              () -> {});
      for (Residency residency : device ? Residency.values() : new Residency[] {Residency.HOST}) {
        for (int cols : new int[] {64, 1000, 4096}) {
          for (NormSpec spec :
              List.of(
                  NormSpec.rms(cols).build(),
                  NormSpec.layer(cols).dtype(DType.BF16).build(),
                  NormSpec.layer(cols).dtype(DType.BF16).dynamicInt8().build())) {
            for (long rows : new long[] {1, 100, 10_000}) {
              double wanted = truth.micros(spec, shape(rows, residency));
              double found = fitted.micros(spec, shape(rows, residency));
              assertEquals(1, found / wanted, 0.25, spec + ", rows " + rows + ", " + residency);
            }
          }
        }
      }
    }
  }

  @Test
  void fitOfASlicedPathKeepsItsSlices() {
    PathCost fitted =
        Calibrator.fit(
            SLICED, false, (s, c) -> OptionalDouble.of(3 * SLICED.micros(s, c)), () -> {});
    for (long rows : new long[] {1, 64, 65, 5000}) {
      NormSpec spec = NormSpec.rms(4096).build();
      double wanted = 3 * SLICED.micros(spec, shape(rows, Residency.HOST));
      assertEquals(1, fitted.micros(spec, shape(rows, Residency.HOST)) / wanted, 0.05);
    }
  }

  /** Where the deadline passed, the path's own figures count, scaled by what was measured. */
  @Test
  void fitTakesWhatWasNotMeasuredFromThePath() {
    int[] left = {9};
    PathCost fitted =
        Calibrator.fit(
            GPU,
            true,
            (s, c) ->
                left[0]-- > 0 ? OptionalDouble.of(2 * GPU.micros(s, c)) : OptionalDouble.empty(),
            () -> {});
    NormSpec spec = NormSpec.layer(8192).dtype(DType.BF16).dynamicInt8().build();
    for (long rows : new long[] {1, 1000, 20_000}) {
      CallShape shape = shape(rows, Residency.DEVICE);
      assertEquals(2, fitted.micros(spec, shape) / GPU.micros(spec, shape), 0.3);
    }
    PathCost none = Calibrator.fit(GPU, true, (s, c) -> OptionalDouble.empty(), () -> {});
    CallShape shape = shape(1000, Residency.DEVICE);
    assertEquals(1, none.micros(spec, shape) / GPU.micros(spec, shape), 0.1);
  }

  /** However wild the times, figures stay sound: they are checked when they are made. */
  @Test
  void fitStandsNoise() {
    for (int seed = 0; seed < 200; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      PathCost fitted =
          Calibrator.fit(
              GPU,
              seed % 2 == 0,
              (s, c) ->
                  random.nextInt(10) == 0
                      ? OptionalDouble.empty()
                      : OptionalDouble.of(GPU.micros(s, c) * Math.exp(2 * random.nextGaussian())),
              () -> {});
      assertTrue(fitted.micros(NormSpec.rms(77).build(), shape(5, Residency.HOST)) > 0);
    }
  }

  @Test
  void refusesFiguresThatMakeNoSense() {
    assertThrows(IllegalArgumentException.class, () -> new PathCost.Transfer(-1, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> new PathCost.Transfer(1, 0, 1));
    assertThrows(IllegalArgumentException.class, () -> PathCost.of(-1, null, (r, c) -> c));
    assertThrows(IllegalArgumentException.class, () -> PathCost.of(1, null, (r, c) -> -c));
    assertThrows(
        IllegalArgumentException.class,
        () -> GPU.with(Op.RMS, DType.F16, false, List.of(0.0, 1.0, 1.0, 1.0, 1.0, 1.0)));
  }

  @Test
  void raisesFiguresThatFallWithTheSize() {
    NormSpec spec = NormSpec.rms(4096).dtype(DType.F16).build();
    PathCost falling =
        PathCost.of(1, null, (row, call) -> 1e6 / call)
            .with(Op.RMS, DType.F16, false, List.of(100.0, 0.01, 1.0, 1.0, 1.0, 1.0));
    double last = 0;
    for (long rows = 1; rows < 100_000; rows *= 3) {
      double micros = falling.micros(spec, shape(rows, Residency.HOST));
      assertTrue(micros >= last, micros + " behind " + last);
      last = micros;
    }
  }
}
