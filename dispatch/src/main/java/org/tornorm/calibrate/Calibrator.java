package org.tornorm.calibrate;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.tornorm.CallShape;
import org.tornorm.CallShape.Residency;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.calibrate.PathTimer.Stopwatch;
import org.tornorm.cost.Calibration.Entry;
import org.tornorm.cost.CostModel;
import org.tornorm.cost.Costs;
import org.tornorm.cost.PathCost;
import org.tornorm.spi.NormPath;

/**
 * Fits a path's figures to measured times. What there was no time to measure is taken from the
 * path's own figures, scaled by how far those were off where both are known.
 */
public final class Calibrator {
  /** How long one point is measured. */
  private static final long PROBE_NANOS = 50_000_000;

  /** The line of the grid on which kinds of calls are compared. */
  private static final int MEASURED_ROW = PathCost.ROW_BYTES.indexOf(PathCost.KIND_ROW_BYTES);

  /** The call sizes at which they are: in one core's cache, in that of all, in memory. */
  private static final int[] MEASURED_SIZES = {1, 3, 5};

  private static final List<DType> DTYPES = List.of(DType.F32, DType.F16, DType.BF16);

  /**
   * How much of the shortest call counts as launch; the rest is work, which must be positive. Where
   * launches move whole slices the two cannot be told apart.
   */
  private static final double LAUNCH_SHARE = 0.9;

  private static final double SLICED_LAUNCH_SHARE = 0.5;

  /** Bytes a microsecond of a copy too fast to be measured. */
  private static final double INSTANT = 1e6;

  private static final int PASSES = 3;

  private static final double FASTER = 0.9;

  /** One call to measure. */
  private record Probe(NormSpec spec, CallShape shape) {}

  private final CostModel builtIn;
  private final int sliceElements;
  private final boolean onDevice;
  private final Map<Probe, Double> measured = new HashMap<>();

  private Calibrator(CostModel builtIn, boolean onDevice) {
    this.builtIn = builtIn;
    this.sliceElements = builtIn instanceof PathCost c ? c.sliceElements() : 0;
    this.onDevice = onDevice;
  }

  /** Returns how many points are measured at most, for a progress bar. */
  public static int points() {
    return new Calibrator((spec, shape) -> 1, true).probes().size();
  }

  /**
   * Measures an available path.
   *
   * @param deadline when to stop, by {@link System#nanoTime}
   * @param step told of each point that is done
   */
  public static Entry calibrate(NormPath path, long deadline, LocalDate today, Runnable step) {
    try (PathTimer timer = new PathTimer(path)) {
      Stopwatch stopwatch =
          (spec, shape) ->
              System.nanoTime() - deadline >= 0
                  ? OptionalDouble.empty()
                  : timer.micros(spec, shape, PROBE_NANOS);
      PathCost cost = fit(path.cost(), timer.times(Residency.DEVICE), stopwatch, step);
      return new Entry(path.name(), Costs.runsOn(path), today, cost, Map.of());
    }
  }

  /**
   * Fits figures to what a stopwatch measures, in order of importance, so that it may stop.
   *
   * @param onDevice whether calls on device memory can be measured
   */
  public static PathCost fit(
      CostModel builtIn, boolean onDevice, Stopwatch stopwatch, Runnable step) {
    Calibrator c = new Calibrator(builtIn, onDevice);
    c.measure(stopwatch, step);
    // Once more, now that the JVM has compiled everything; what became no faster was right.
    for (int pass = 1; pass < PASSES && c.measure(stopwatch, () -> {}); pass++) {}
    return c.fit();
  }

  /** Measures each point, keeps the least time; returns whether one became clearly faster. */
  private boolean measure(Stopwatch stopwatch, Runnable step) {
    boolean faster = false;
    for (Probe p : probes()) {
      OptionalDouble now = stopwatch.micros(p.spec(), p.shape());
      if (now.isPresent()) {
        Double before = measured.get(p);
        faster |= before != null && now.getAsDouble() < FASTER * before;
        measured.merge(p, now.getAsDouble(), Math::min);
      }
      step.run();
    }
    return faster;
  }

  private List<Probe> probes() {
    List<Probe> probes = new ArrayList<>();
    probes.add(smallest(home()));
    for (int j = 0; j < PathCost.CALL_BYTES.size(); j++) {
      addGrid(probes, MEASURED_ROW, j);
    }
    if (onDevice) {
      probes.add(smallest(Residency.HOST));
      for (Probe p : transfers(Residency.HOST)) {
        probes.add(p);
      }
      probes.addAll(transfers(Residency.DEVICE));
    }
    for (Op op : Op.values()) {
      for (DType dtype : DTYPES) {
        for (boolean int8 : new boolean[] {false, true}) {
          for (int j : MEASURED_SIZES) {
            probes.add(kind(op, dtype, int8, j));
          }
        }
      }
    }
    for (int i = 0; i < PathCost.ROW_BYTES.size(); i++) {
      for (int j = 0; j < PathCost.CALL_BYTES.size(); j++) {
        addGrid(probes, i, j);
      }
    }
    for (int a = 2; a <= CallShape.MAX_ALIGNMENT; a *= a < 8 ? 2 : 8) {
      probes.add(aligned(a));
    }
    return probes.stream().distinct().toList();
  }

  /** Returns where data of this path is at home. */
  private Residency home() {
    return onDevice ? Residency.DEVICE : Residency.HOST;
  }

  private static Probe smallest(Residency residency) {
    return new Probe(NormSpec.rms(16).build(), shape(1, residency, CallShape.MAX_ALIGNMENT));
  }

  private static CallShape shape(long rows, Residency residency, int alignment) {
    return new CallShape(rows, residency, alignment);
  }

  private void addGrid(List<Probe> probes, int i, int j) {
    if (fits(i, j)) {
      probes.add(grid(i, j));
    }
  }

  /** Returns whether a call of this size has rows of this length: one may be longer. */
  private boolean fits(int i, int j) {
    Probe p = grid(i, j);
    return p.spec().bytesMoved(p.shape().rows()) <= 2 * PathCost.CALL_BYTES.get(j);
  }

  private Probe grid(int i, int j) {
    return kind(Op.RMS, DType.F32, false, i, j);
  }

  private Probe kind(Op op, DType dtype, boolean int8, int j) {
    return kind(op, dtype, int8, MEASURED_ROW, j);
  }

  private Probe kind(Op op, DType dtype, boolean int8, int i, int j) {
    NormSpec spec = spec(op, dtype, int8, PathCost.ROW_BYTES.get(i));
    return new Probe(
        spec, shape(rows(spec, PathCost.CALL_BYTES.get(j)), home(), CallShape.MAX_ALIGNMENT));
  }

  private static NormSpec spec(Op op, DType dtype, boolean int8, double rowBytes) {
    int cols = (int) (rowBytes / dtype.bytes());
    NormSpec.Builder b = (op == Op.RMS ? NormSpec.rms(cols) : NormSpec.layer(cols)).dtype(dtype);
    return (int8 ? b.dynamicInt8() : b).build();
  }

  private static long rows(NormSpec spec, double callBytes) {
    double fixed = spec.bytesMoved(0);
    double each = spec.bytesMoved(1) - fixed;
    return Math.max(1, Math.round((callBytes - fixed) / each));
  }

  /** Returns calls of different shares of inputs and outputs. */
  private List<Probe> transfers(Residency residency) {
    List<Probe> probes = new ArrayList<>();
    for (boolean int8 : new boolean[] {false, true}) {
      NormSpec spec = spec(Op.RMS, DType.F32, int8, PathCost.ROW_BYTES.get(MEASURED_ROW));
      long rows = rows(spec, PathCost.CALL_BYTES.get(4));
      probes.add(new Probe(spec, shape(rows, residency, CallShape.MAX_ALIGNMENT)));
    }
    return probes;
  }

  private Probe aligned(int bytes) {
    NormSpec spec = spec(Op.RMS, DType.BF16, false, PathCost.ROW_BYTES.get(MEASURED_ROW));
    return new Probe(spec, shape(rows(spec, PathCost.CALL_BYTES.get(3)), home(), bytes));
  }

  private PathCost fit() {
    double launch = launch();
    List<List<Double>> micros = new ArrayList<>();
    for (int i = 0; i < PathCost.ROW_BYTES.size(); i++) {
      micros.add(line(i, micros, launch));
    }
    PathCost cost =
        new PathCost(
            launch,
            sliceElements,
            onDevice ? transfer(launch) : null,
            PathCost.ROW_BYTES,
            PathCost.CALL_BYTES,
            micros,
            Collections.nCopies(
                PathCost.KINDS, Collections.nCopies(PathCost.CALL_BYTES.size(), 1.0)),
            Collections.nCopies(PathCost.ALIGNMENTS, 1.0));
    for (Op op : Op.values()) {
      for (DType dtype : DTYPES) {
        for (boolean int8 : new boolean[] {false, true}) {
          cost = cost.with(op, dtype, int8, factors(op, dtype, int8, micros, launch));
        }
      }
    }
    double best = work(aligned(CallShape.MAX_ALIGNMENT), launch);
    List<Double> alignment = new ArrayList<>();
    for (int a : new int[] {2, 2, 4, 8}) {
      boolean both =
          measured.containsKey(aligned(a))
              && measured.containsKey(aligned(CallShape.MAX_ALIGNMENT));
      alignment.add(both ? work(aligned(a), launch) / best : 1);
    }
    alignment.add(1.0);
    cost = cost.withAlignment(alignment);
    if (onDevice && sliceElements > 0) {
      // The smallest call moves a whole slice: what that does not take is the fixed part.
      Probe small = smallest(Residency.HOST);
      double fixed = time(small) - cost.micros(small.spec(), small.shape());
      cost = cost.withFixedTransfer(Math.max(0, fixed));
    }
    return cost;
  }

  /** Returns how many times longer calls took than the path's own figures say, the median. */
  private double scaleOfAll() {
    double[] ratios = measured.keySet().stream().mapToDouble(this::ratio).sorted().toArray();
    return ratios.length == 0 ? 1 : ratios[ratios.length / 2];
  }

  private double ratio(Probe p) {
    return measured.get(p) / builtIn.micros(p.spec(), p.shape());
  }

  /**
   * Returns the time of a call. One that was not measured takes as much longer than the path's own
   * figure as the plain f32 call of about its size did.
   */
  private double time(Probe p) {
    Double t = measured.get(p);
    if (t != null) {
      return t;
    }
    Probe alike = grid(MEASURED_ROW, column(p));
    double scale = measured.containsKey(alike) ? ratio(alike) : scaleOfAll();
    return scale * builtIn.micros(p.spec(), p.shape());
  }

  /** Returns which of the call sizes is nearest. */
  private static int column(Probe p) {
    double bytes = p.spec().bytesMoved(p.shape().rows());
    int nearest = 0;
    for (int j = 1; j < PathCost.CALL_BYTES.size(); j++) {
      double between = Math.sqrt(PathCost.CALL_BYTES.get(j - 1) * PathCost.CALL_BYTES.get(j));
      nearest = bytes > between ? j : nearest;
    }
    return nearest;
  }

  private double launch() {
    double least =
        probes().stream()
            .filter(p -> p.shape().residency() == home())
            .mapToDouble(p -> time(p) / launches(p))
            .min()
            .orElseThrow();
    return least * (slice(home()) > 0 ? SLICED_LAUNCH_SHARE : LAUNCH_SHARE);
  }

  /** Returns the elements of a slice of such data, 0 where it is not moved in slices. */
  private int slice(Residency residency) {
    return residency == Residency.HOST ? sliceElements : 0;
  }

  private long launches(Probe p) {
    return PathCost.launches(slice(p.shape().residency()), p.spec(), p.shape().rows());
  }

  private long rowsMoved(Probe p) {
    return PathCost.rowsMoved(slice(p.shape().residency()), p.spec(), p.shape().rows());
  }

  /** Returns the time without launches. */
  private double work(Probe p, double launch) {
    return time(p) - launches(p) * launch;
  }

  /** Returns the work of a probe as if it moved this many bytes. */
  private double workAt(Probe p, double callBytes, double launch) {
    return work(p, launch) * callBytes / p.spec().bytesMoved(rowsMoved(p));
  }

  private List<Double> line(int i, List<List<Double>> shorter, double launch) {
    double[] line = new double[PathCost.CALL_BYTES.size()];
    for (int j = 0; j < line.length; j++) {
      double t =
          i > 0 && !fits(i, j)
              ? shorter.get(i - 1).get(j)
              : workAt(grid(i, j), PathCost.CALL_BYTES.get(j), launch);
      line[j] = j == 0 ? t : Math.max(t, line[j - 1]);
    }
    return Arrays.stream(line).boxed().toList();
  }

  private List<Double> factors(
      Op op, DType dtype, boolean int8, List<List<Double>> micros, double launch) {
    int sizes = PathCost.CALL_BYTES.size();
    double[] factors = new double[sizes];
    for (int j : MEASURED_SIZES) {
      double t = workAt(kind(op, dtype, int8, j), PathCost.CALL_BYTES.get(j), launch);
      factors[j] = t / micros.get(MEASURED_ROW).get(j);
    }
    factors[0] = factors[1];
    for (int j = 2; j < sizes; j += 2) {
      factors[j] = Math.sqrt(factors[j - 1] * factors[j + 1]);
    }
    return Arrays.stream(factors).boxed().toList();
  }

  /**
   * Solves what host data took longer, for two calls of different shares, for both directions;
   * where it moves in slices, the fixed part is left to be found.
   */
  private PathCost.Transfer transfer(double launch) {
    double fixed =
        sliceElements > 0
            ? 0
            : Math.max(0, time(smallest(Residency.HOST)) - time(smallest(Residency.DEVICE)));
    double[] extra = new double[2];
    double[] up = new double[2];
    double[] down = new double[2];
    for (int k = 0; k < 2; k++) {
      Probe host = transfers(Residency.HOST).get(k);
      Probe device = transfers(Residency.DEVICE).get(k);
      extra[k] = work(host, launch) - work(device, launch) - fixed;
      for (Operand o : Operand.ALL) {
        if (o.in(host.spec())) {
          double bytes =
              (double) o.elements(host.spec(), rowsMoved(host)) * o.dtype(host.spec()).bytes();
          (o.output() ? down : up)[k] += bytes;
        }
      }
    }
    double determinant = up[0] * down[1] - up[1] * down[0];
    double microsUp = (extra[0] * down[1] - extra[1] * down[0]) / determinant;
    double microsDown = (up[0] * extra[1] - up[1] * extra[0]) / determinant;
    if (!(microsUp > 0 && microsDown > 0)) {
      double both = Math.max(extra[0] / (up[0] + down[0]), 1 / INSTANT);
      microsUp = both;
      microsDown = both;
    }
    return new PathCost.Transfer(fixed, 1 / microsUp, 1 / microsDown);
  }
}
