package org.tornorm;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.tornorm.Decision.Candidate;
import org.tornorm.Decision.Verdict;
import org.tornorm.cost.Calibration;
import org.tornorm.cost.Costs;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Reason;
import org.tornorm.spi.Support;

/**
 * Runs norms on the path that a {@link Decision} chooses. Safe to use from many threads.
 *
 * <p>The static methods are one-line conveniences over {@link #shared()}; programs that call often
 * {@link #prepare} a spec once, build their {@link NormCall}s once, and {@link PreparedNorm#run}.
 */
public final class Norms implements AutoCloseable {
  /**
   * The system property that forces a path, such as {@code hip}, or an order, such as {@code
   * hip,tornado,cpu}. Strict: where none of those named can run a call, the call throws.
   */
  public static final String PATH_PROPERTY = "tornorm.path";

  static final System.Logger LOG = System.getLogger("org.tornorm");

  private final List<NormPath> paths;
  private final PathOrder order;
  private final Costs costs;
  private final Map<NormSpec, PreparedNorm> prepared = new ConcurrentHashMap<>();
  private volatile boolean closed;

  private Norms(List<NormPath> paths, PathOrder order) {
    this.paths = paths;
    this.costs = new Costs(Calibration.current(), paths);
    this.order = order;
  }

  /**
   * Opens a facade over every path found by {@link ServiceLoader}, in the order that the system
   * property {@value #PATH_PROPERTY} forces, if it does.
   *
   * @throws InvalidSettingException if the property names an unknown path
   */
  public static Norms open() {
    return open(System.getProperty(PATH_PROPERTY));
  }

  /**
   * Opens a facade over every path found by {@link ServiceLoader}.
   *
   * @param order the only paths that may run, comma-separated, first choice first; null to let the
   *     cost model choose among all
   * @throws InvalidSettingException if the order names an unknown path
   */
  public static Norms open(String order) {
    List<NormPath> found = new ArrayList<>();
    ServiceLoader.load(NormPath.class, Norms.class.getClassLoader()).forEach(found::add);
    found.sort(Comparator.comparing(NormPath::name));
    return open(found, order);
  }

  /** Opens a facade over the given paths; closing the facade closes them. */
  public static Norms open(List<NormPath> paths, String order) {
    List<NormPath> copy = List.copyOf(paths);
    return new Norms(copy, PathOrder.parse(order, PATH_PROPERTY, copy));
  }

  /** Returns the facade that the static methods use: that of {@link #open()}, never closed. */
  public static Norms shared() {
    return Shared.INSTANCE;
  }

  private static final class Shared {
    static final Norms INSTANCE = open();
  }

  /** Returns every path that was found, whether or not it can run here. */
  public List<NormPath> paths() {
    return paths;
  }

  /** Returns whether a forced order, if there is one, lets this path run. */
  public boolean mayUse(String path) {
    return order.allows(path);
  }

  /**
   * Compiles and allocates what calls of this spec need, on every path that may run them. The
   * result is kept: preparing a spec again is cheap. A path that fails is logged and left out while
   * another is there.
   *
   * @throws NoPathException if no path may run such a spec
   * @throws PathFailedException if each that may fails to prepare
   */
  public PreparedNorm prepare(NormSpec spec) {
    requireOpen();
    if (spec == null) {
      throw new InvalidCallException("spec is null: build one with NormSpec.rms or .layer");
    }
    PreparedNorm known = prepared.get(spec);
    return known != null ? known : prepared.computeIfAbsent(spec, this::prepareNew);
  }

  private PreparedNorm prepareNew(NormSpec spec) {
    CallShape oneRow = new CallShape(1, CallShape.Residency.HOST, CallShape.MAX_ALIGNMENT);
    Map<String, PathKernel> kernels = new TreeMap<>();
    Map<String, PathFailedException> failures = new TreeMap<>();
    for (NormPath path : considered()) {
      if (verdict(path, spec, oneRow).verdict() == Verdict.ELIGIBLE) {
        try {
          kernels.put(path.name(), path.prepare(spec));
        } catch (PathFailedException e) {
          LOG.log(System.Logger.Level.WARNING, "left out for {0}: {1}", spec, e.getMessage());
          failures.put(path.name(), e);
        }
      }
    }
    if (kernels.isEmpty()) {
      throw failures.values().stream()
          .map(NormException.class::cast)
          .findFirst()
          .orElseGet(() -> new NoPathException(explain(spec, oneRow)));
    }
    return new PreparedNorm(this, spec, kernels, failures);
  }

  /** Prepares the call's spec, if that was not done, and runs the call. */
  public void run(NormCall call) {
    prepare(call.spec()).run(call);
  }

  /** Returns which path would run calls of this spec and shape, and why; prepares nothing. */
  public Decision explain(NormSpec spec, CallShape shape) {
    return decide(spec, shape, path -> null);
  }

  /**
   * Decides among the paths.
   *
   * @param unready why a path of this name has no kernel of this spec, or null if that is no reason
   */
  Decision decide(NormSpec spec, CallShape shape, UnaryOperator<String> unready) {
    List<Candidate> candidates = new ArrayList<>();
    for (NormPath path : considered()) {
      Candidate c = verdict(path, spec, shape);
      String reason = unready.apply(path.name());
      if (c.verdict() == Verdict.ELIGIBLE && reason != null) {
        c = no(path, Verdict.UNSUPPORTED, List.of(Reason.of(reason)));
      }
      candidates.add(c);
    }
    int best = -1;
    for (int i = 0; i < candidates.size(); i++) {
      Candidate c = candidates.get(i);
      if (c.verdict() == Verdict.ELIGIBLE
          && (best < 0
              || (!order.forced()
                  && c.predictedMicros() < candidates.get(best).predictedMicros()))) {
        best = i;
      }
    }
    if (best >= 0) {
      Candidate c = candidates.get(best);
      candidates.set(best, c.withVerdict(Verdict.CHOSEN));
    }
    return new Decision(spec, shape, order.rule(), candidates);
  }

  /** Returns the paths in the order considered: those forced first, then those left out. */
  private List<NormPath> considered() {
    List<NormPath> sorted = new ArrayList<>(paths);
    sorted.sort(
        Comparator.comparingInt(
            p -> order.allows(p.name()) ? order.names().indexOf(p.name()) : Integer.MAX_VALUE));
    return sorted;
  }

  private Candidate verdict(NormPath path, NormSpec spec, CallShape shape) {
    if (!order.allows(path.name())) {
      return no(path, Verdict.EXCLUDED, List.of(Reason.of("left out by " + order.rule())));
    }
    return switch (path.availability()) {
      case Availability.No(List<Reason> reasons) -> no(path, Verdict.UNAVAILABLE, reasons);
      case Availability.Yes(String facts) ->
          switch (path.supports(spec, shape)) {
            case Support.No(List<Reason> reasons) -> no(path, Verdict.UNSUPPORTED, reasons);
            case Support.Yes(String note) ->
                new Candidate(
                    path.name(),
                    Verdict.ELIGIBLE,
                    note.isEmpty() ? facts : facts + ", " + note,
                    costs.of(path).micros(spec, shape),
                    costs.of(path).source(),
                    List.of());
          };
    };
  }

  private static Candidate no(NormPath path, Verdict verdict, List<Reason> reasons) {
    return new Candidate(path.name(), verdict, "", Double.NaN, "", reasons);
  }

  void requireOpen() {
    if (closed) {
      throw new InvalidCallException("this Norms is closed: open another");
    }
  }

  /** Closes the kernels and the paths. Later calls throw; closing again does nothing. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    prepared.values().forEach(PreparedNorm::close);
    paths.reversed().forEach(NormPath::close);
  }

  /**
   * Normalizes rows of {@code gamma.length} elements with RMSNorm.
   *
   * @param x {@code [rows, gamma.length]}, row-major
   * @return y, a new array of the shape of x
   * @throws InvalidCallException if x is no whole number of rows
   */
  public static float[] rmsNorm(float[] x, float[] gamma, float eps) {
    requireArray("x", x);
    return rmsNorm(x, gamma, eps, new float[x.length]);
  }

  /**
   * Normalizes rows of {@code gamma.length} elements with RMSNorm.
   *
   * @param x {@code [rows, gamma.length]}, row-major
   * @param y receives the result; it may be x itself
   * @return y
   * @throws InvalidCallException if x is no whole number of rows, or y is shorter than x
   */
  public static float[] rmsNorm(float[] x, float[] gamma, float eps, float[] y) {
    requireArray("x", x);
    requireArray("gamma", gamma);
    requireArray("y", y);
    NormSpec spec = NormSpec.rms(gamma.length).eps(eps).build();
    shared()
        .run(
            NormCall.of(spec, rows(x.length, gamma.length))
                .x(MemorySegment.ofArray(x))
                .gamma(MemorySegment.ofArray(gamma))
                .y(MemorySegment.ofArray(y))
                .build());
    return y;
  }

  /**
   * Normalizes rows of {@code gamma.length} elements with LayerNorm.
   *
   * @param x {@code [rows, gamma.length]}, row-major
   * @param beta the bias, of gamma's length; null for none
   * @return y, a new array of the shape of x
   * @throws InvalidCallException if x is no whole number of rows
   */
  public static float[] layerNorm(float[] x, float[] gamma, float[] beta, float eps) {
    requireArray("x", x);
    return layerNorm(x, gamma, beta, eps, new float[x.length]);
  }

  /**
   * Normalizes rows of {@code gamma.length} elements with LayerNorm.
   *
   * @param x {@code [rows, gamma.length]}, row-major
   * @param beta the bias, of gamma's length; null for none
   * @param y receives the result; it may be x itself
   * @return y
   * @throws InvalidCallException if x is no whole number of rows, or y is shorter than x
   */
  public static float[] layerNorm(float[] x, float[] gamma, float[] beta, float eps, float[] y) {
    requireArray("x", x);
    requireArray("gamma", gamma);
    requireArray("y", y);
    NormSpec spec = NormSpec.layer(gamma.length).beta(beta != null).eps(eps).build();
    NormCall.Builder call =
        NormCall.of(spec, rows(x.length, gamma.length))
            .x(MemorySegment.ofArray(x))
            .gamma(MemorySegment.ofArray(gamma))
            .y(MemorySegment.ofArray(y));
    if (beta != null) {
      call.beta(MemorySegment.ofArray(beta));
    }
    shared().run(call.build());
    return y;
  }

  /**
   * Normalizes packed rows with RMSNorm; gamma has the dtype of x.
   *
   * @param x {@code [rows, cols]}; its size gives the number of rows
   * @param gamma {@code [cols]}, or null for none
   * @param y receives the result; it may be x itself
   * @throws InvalidCallException if x is no whole number of rows, or a segment is too small
   */
  public static void rmsNorm(
      DType dtype, int cols, MemorySegment x, MemorySegment gamma, float eps, MemorySegment y) {
    NormSpec spec = NormSpec.rms(cols).dtype(dtype).gamma(gamma != null).eps(eps).build();
    shared().run(packed(spec, x, gamma, null, y));
  }

  /**
   * Normalizes packed rows with LayerNorm; gamma and beta have the dtype of x.
   *
   * @param x {@code [rows, cols]}; its size gives the number of rows
   * @param gamma {@code [cols]}, or null for none
   * @param beta {@code [cols]}, or null for none
   * @param y receives the result; it may be x itself
   * @throws InvalidCallException if x is no whole number of rows, or a segment is too small
   */
  public static void layerNorm(
      DType dtype,
      int cols,
      MemorySegment x,
      MemorySegment gamma,
      MemorySegment beta,
      float eps,
      MemorySegment y) {
    NormSpec spec =
        NormSpec.layer(cols).dtype(dtype).gamma(gamma != null).beta(beta != null).eps(eps).build();
    shared().run(packed(spec, x, gamma, beta, y));
  }

  private static NormCall packed(
      NormSpec spec, MemorySegment x, MemorySegment gamma, MemorySegment beta, MemorySegment y) {
    if (x == null) {
      throw new InvalidCallException("x is null: give a segment of whole rows");
    }
    long rowBytes = (long) spec.cols() * spec.dtype().bytes();
    return NormCall.of(spec, rows(x.byteSize(), rowBytes))
        .x(x)
        .set(Operand.GAMMA, gamma)
        .set(Operand.BETA, beta)
        .y(y)
        .build();
  }

  private static long rows(long length, long rowLength) {
    if (rowLength == 0 || length % rowLength != 0) {
      throw new InvalidCallException(
          "x has a length of " + length + ": it must be a multiple of the row's " + rowLength);
    }
    return length / rowLength;
  }

  private static void requireArray(String name, float[] array) {
    if (array == null) {
      throw new InvalidCallException(name + " is null: give an array");
    }
  }
}
