package org.tornorm.hip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.hip.Geometry.Bucket;
import org.tornorm.tests.LogLines;

/** The tuner's search with times that are known, and what is made of its entries. */
class HipTunerTest {
  private static final DeviceProfile DEVICE = DeviceProfile.typical("gfx942");
  private static final NormSpec SPEC = NormSpec.rms(512).dtype(DType.BF16).build();

  /** Times that a formula gives, with rounds that differ by so much. */
  private record Known(ToDoubleFunction<Geometry> micros, double noise, List<Geometry> timed)
      implements HipTuner.Timer {
    @Override
    public List<double[]> rounds(List<Geometry> geometries) {
      List<double[]> all = new ArrayList<>();
      for (Geometry g : geometries) {
        timed.add(g);
        double[] rounds = new double[9];
        for (int r = 0; r < rounds.length; r++) {
          rounds[r] = micros.applyAsDouble(g) + noise * (r - 4) / 4;
        }
        all.add(rounds);
      }
      return all;
    }
  }

  private static Geometry standard() {
    return Geometry.of(SPEC, Bucket.MANY, 8, DEVICE);
  }

  /** Fastest with 16 threads a row, 4 rows a block and marks on y alone. */
  private static double known(Geometry g) {
    return 10
        + Math.abs(g.threadsPerRow() - 16)
        + Math.abs(g.rowsPerBlock() - 4)
        + (g.streamLoads() ? 1 : 0)
        + (g.streamStores() ? 0 : 1);
  }

  @Test
  void findsTheFastestAndTriesEachOnce() {
    Known timer = new Known(HipTunerTest::known, 0.1, new ArrayList<>());
    Map<String, Map<String, Double>> found = HipTuner.search(SPEC, Bucket.MANY, DEVICE, timer);
    Geometry best =
        TunedLaunches.of(found, DEVICE).find(SPEC, Bucket.MANY, 8, DEVICE).orElseThrow();
    assertEquals(new Geometry.Layout(16, 4, false, true), best.layout());
    Map<Geometry, Integer> times = new HashMap<>();
    timer.timed().forEach(g -> times.merge(g, 1, Integer::sum));
    // The default and the best once more, against each other.
    times.forEach(
        (g, n) -> assertEquals(g.equals(standard()) || g.equals(best) ? 2 : 1, n, g::toString));
    assertTrue(times.size() >= 8, times::toString);
  }

  @Test
  void wantsMoreThanNoise() {
    assertFalse(search(known(standard()) - 10.5).isEmpty());
    assertTrue(search(100).isEmpty());
    // All alike: the default stays.
    Known alike = new Known(g -> 5, 0.0, new ArrayList<>());
    assertTrue(HipTuner.search(SPEC, Bucket.MANY, DEVICE, alike).isEmpty());
    // Faster by half a percent without any noise.
    Known hardly = new Known(g -> g.equals(standard()) ? 1000 : 995, 0.0, new ArrayList<>());
    assertTrue(HipTuner.search(SPEC, Bucket.MANY, DEVICE, hardly).isEmpty());
  }

  private static Map<String, Map<String, Double>> search(double noise) {
    return HipTuner.search(
        SPEC, Bucket.MANY, DEVICE, new Known(HipTunerTest::known, noise, new ArrayList<>()));
  }

  @Test
  void entriesServeTheirCallsOnly() {
    TunedLaunches tuned = TunedLaunches.of(search(0.1), DEVICE);
    assertTrue(find(tuned, SPEC, Bucket.MANY, 8).isPresent());
    assertTrue(find(tuned, SPEC.toBuilder().eps(1e-6f).build(), Bucket.MANY, 8).isPresent());
    assertTrue(find(tuned, SPEC, Bucket.FEW, 8).isEmpty());
    assertTrue(find(tuned, SPEC, Bucket.MANY, 4).isEmpty());
    assertTrue(find(tuned, SPEC.toBuilder().fusedAdd().build(), Bucket.MANY, 8).isEmpty());
    assertTrue(find(tuned, NormSpec.rms(1024).dtype(DType.BF16).build(), Bucket.MANY, 8).isEmpty());
  }

  private static Optional<Geometry> find(
      TunedLaunches tuned, NormSpec spec, Bucket bucket, int elements) {
    return tuned.find(spec, bucket, elements, DEVICE);
  }

  @Test
  void entriesThatMakeNoSenseAreNamedAndNotUsed() {
    Map<String, Double> sound = search(0.1).values().iterator().next();
    Map<String, Double> faults = new HashMap<>();
    faults.put("threadsPerRow", 48.0);
    faults.put("rowsPerBlock", 3.0);
    faults.put("micros", Double.NaN);
    faults.put("noiseMicros", 1e9);
    faults.put("defaultMicros", 1.0);
    faults.put("streamLoads", 0.5);
    faults.forEach(
        (name, value) -> {
          Map<String, Double> wrong = new HashMap<>(sound);
          wrong.put(name, value);
          assertNotUsed(wrong, name + "=" + value);
          wrong.remove(name);
          assertNotUsed(wrong, name);
        });
    Map<String, Double> huge = new HashMap<>(sound);
    huge.put("threadsPerRow", 2048.0);
    assertNotUsed(huge, "2048 threads");
    huge.put("threadsPerRow", 128.0);
    huge.put("rowsPerBlock", 2.0);
    assertNotUsed(huge, "a row over waves that shares its block");
  }

  private static void assertNotUsed(Map<String, Double> figures, String what) {
    String name = TunedLaunches.name(SPEC, Bucket.MANY, 8);
    try (LogLines log = new LogLines()) {
      TunedLaunches tuned = TunedLaunches.of(Map.of(name, figures), DEVICE);
      assertTrue(find(tuned, SPEC, Bucket.MANY, 8).isEmpty(), what);
      assertEquals(
          1,
          log.lines().stream().filter(l -> l.contains("not used")).count(),
          log.lines()::toString);
    }
  }
}
