package org.tornorm.calibrate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.TreeMap;
import org.tornorm.CallShape;
import org.tornorm.CallShape.Residency;
import org.tornorm.DType;
import org.tornorm.Decision;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;

/**
 * What the cost model's choices are worth: over a grid of calls, the time of the path it chose
 * beside that of the fastest.
 *
 * @param points those that were measured
 * @param left how many of the grid were not, for want of time or of a path
 */
public record Regret(List<Point> points, int left) {
  /** The share by which a choice may be slower than the best and still count as right. */
  public static final double TOLERANCE = 0.10;

  private static final int PASSES = 2;
  private static final int ROUNDS = 2;
  private static final long ROUND_NANOS = 15_000_000;

  /**
   * One call.
   *
   * @param chosen the path that the model chose
   * @param best the path that was fastest
   * @param micros of every path that could run it
   */
  public record Point(
      NormSpec spec, CallShape shape, String chosen, String best, Map<String, Double> micros) {
    /** Returns the time of the path that was chosen. */
    public double chosenMicros() {
      return micros.get(chosen);
    }

    /** Returns the time of the fastest path. */
    public double bestMicros() {
      return micros.get(best);
    }

    /** Returns whether the choice was near enough to the best. */
    public boolean right() {
      return chosenMicros() <= bestMicros() * (1 + TOLERANCE);
    }
  }

  /** A call of the grid. */
  public record Call(NormSpec spec, CallShape shape) {}

  /** Measures a call on a path, in one round. */
  @FunctionalInterface
  public interface Rounds {
    /** Returns the time in microseconds; empty if the path cannot run it. */
    OptionalDouble micros(NormPath path, NormSpec spec, CallShape shape);
  }

  /** Copies the points. */
  public Regret {
    points = List.copyOf(points);
  }

  /** Returns the share of points whose choice was right; NaN without points. */
  public double within10Percent() {
    return points.isEmpty()
        ? Double.NaN
        : (double) points.stream().filter(Point::right).count() / points.size();
  }

  /** Returns at how many points more than one path could run the call. */
  public long withChoice() {
    return points.stream().filter(p -> p.micros().size() > 1).count();
  }

  /**
   * Returns 200 calls: five kinds of spec, five row lengths, eight numbers of rows on host data, or
   * four each on host and device data.
   */
  public static List<Call> grid(boolean devices) {
    List<Call> grid = new ArrayList<>();
    long[] rows =
        devices ? new long[] {1, 16, 256, 4096} : new long[] {1, 4, 16, 64, 256, 512, 1024, 4096};
    for (int cols : new int[] {64, 384, 1000, 4096, 8192}) {
      for (NormSpec spec : specs(cols)) {
        for (Residency residency : Residency.values()) {
          for (long r : residency == Residency.HOST || devices ? rows : new long[0]) {
            CallShape packed = CallShape.host(spec, r);
            grid.add(new Call(spec, new CallShape(r, residency, packed.alignmentBytes())));
          }
        }
      }
    }
    return grid;
  }

  private static List<NormSpec> specs(int cols) {
    return List.of(
        NormSpec.rms(cols).build(),
        NormSpec.layer(cols).build(),
        NormSpec.rms(cols).dtype(DType.BF16).fusedAdd().build(),
        NormSpec.layer(cols).dtype(DType.BF16).build(),
        NormSpec.rms(cols).dtype(DType.F16).dynamicInt8().build());
  }

  /**
   * Measures the grid on the paths of a facade.
   *
   * @param deadline when to stop, by {@link System#nanoTime}
   * @param step told of each call that is done
   */
  public static Regret measure(Norms norms, long deadline, Runnable step) {
    Map<String, PathTimer> timers = new HashMap<>();
    try {
      Rounds rounds =
          (path, spec, shape) ->
              timers
                  .computeIfAbsent(path.name(), name -> new PathTimer(path))
                  .micros(spec, shape, ROUND_NANOS);
      return measure(norms, grid(hasDevice(norms)), deadline, rounds, step);
    } finally {
      timers.values().forEach(PathTimer::close);
    }
  }

  /** Returns whether a path of this facade that is available has a device. */
  public static boolean hasDevice(Norms norms) {
    return norms.paths().stream()
        .anyMatch(p -> p.availability() instanceof Availability.Yes && p.device().isPresent());
  }

  /**
   * Measures calls, the paths in turns, and takes the least of all rounds. There are two passes, as
   * in the first the JVM may still compile.
   */
  public static Regret measure(
      Norms norms, List<Call> calls, long deadline, Rounds rounds, Runnable step) {
    // In an order of chance, so that what the deadline leaves over is like the rest.
    List<Call> shuffled = new ArrayList<>(calls);
    Collections.shuffle(shuffled, new Random(1));
    Map<Call, Map<String, Double>> micros = new LinkedHashMap<>();
    for (int pass = 0; pass < PASSES; pass++) {
      for (Call c : shuffled) {
        if (System.nanoTime() - deadline < 0) {
          measure(norms, c, rounds, micros.computeIfAbsent(c, x -> new TreeMap<>()));
        }
        if (pass == 0) {
          step.run();
        }
      }
    }
    List<Point> points = new ArrayList<>();
    micros.forEach(
        (c, times) -> {
          String chosen = norms.explain(c.spec(), c.shape()).chosen().orElse("");
          if (times.containsKey(chosen)) {
            String best =
                times.entrySet().stream().min(Map.Entry.comparingByValue()).orElseThrow().getKey();
            points.add(new Point(c.spec(), c.shape(), chosen, best, times));
          }
        });
    return new Regret(points, calls.size() - points.size());
  }

  private static void measure(Norms norms, Call c, Rounds rounds, Map<String, Double> micros) {
    List<NormPath> runnable = runnable(norms, norms.explain(c.spec(), c.shape()));
    for (int r = 0; r < ROUNDS; r++) {
      for (NormPath path : runnable) {
        rounds
            .micros(path, c.spec(), c.shape())
            .ifPresent(t -> micros.merge(path.name(), t, Math::min));
      }
    }
  }

  private static List<NormPath> runnable(Norms norms, Decision decision) {
    return norms.paths().stream().filter(p -> decision.mayRun(p.name())).toList();
  }
}
