package org.tornorm;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.tornorm.CallShape.Residency;
import org.tornorm.Decision.Candidate;
import org.tornorm.Decision.Verdict;
import org.tornorm.cost.Calibration;
import org.tornorm.cost.Costs;
import org.tornorm.spi.Availability;
import org.tornorm.spi.DeviceCall;
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
  private final OnFailure onFailure;
  private final Map<NormSpec, PreparedNorm> prepared = new ConcurrentHashMap<>();
  private final Set<TensorMemory> tensors = ConcurrentHashMap.newKeySet();

  /**
   * The device on which tensors live: that of the first path that has one. Null until asked for.
   */
  private volatile Optional<DeviceMemory> device;

  private volatile boolean closed;

  private Norms(List<NormPath> paths, PathOrder order, OnFailure onFailure) {
    this.paths = paths;
    this.costs = new Costs(Calibration.current(), paths);
    this.order = order;
    this.onFailure = onFailure;
  }

  /**
   * Opens a facade over every path found by {@link ServiceLoader}, with the options that the system
   * properties give: {@value #PATH_PROPERTY} and {@value NormsOptions#ON_FAILURE_PROPERTY}.
   *
   * @throws InvalidSettingException if the first names an unknown path, or the second is no such
   *     word
   */
  public static Norms open() {
    return open(NormsOptions.ofProperties());
  }

  /**
   * Opens a facade over every path found by {@link ServiceLoader}.
   *
   * @param order the only paths that may run, comma-separated, first choice first; null to let the
   *     cost model choose among all
   * @throws InvalidSettingException if the order names an unknown path
   */
  public static Norms open(String order) {
    return open(NormsOptions.ofProperties().withOrder(order));
  }

  /**
   * Opens a facade over every path found by {@link ServiceLoader}.
   *
   * @throws InvalidSettingException if the order names an unknown path
   */
  public static Norms open(NormsOptions options) {
    List<NormPath> found = new ArrayList<>();
    ServiceLoader.load(NormPath.class, Norms.class.getClassLoader()).forEach(found::add);
    found.sort(Comparator.comparing(NormPath::name));
    return open(options, found);
  }

  /** Opens a facade over the given paths; closing the facade closes them. */
  public static Norms open(List<NormPath> paths, String order) {
    return open(NormsOptions.ofProperties().withOrder(order), paths);
  }

  /**
   * Opens a facade over the given paths; closing the facade closes them. Where the options name a
   * device, it opens others like them on that device, and the given ones stay the caller's; a path
   * that has no such device is not available and says so.
   *
   * @throws InvalidSettingException if the order names an unknown path
   */
  public static Norms open(NormsOptions options, List<NormPath> paths) {
    PathOrder order = PathOrder.parse(options.order(), PATH_PROPERTY, paths);
    List<NormPath> chosen =
        options.device() == NormsOptions.DEFAULT_DEVICE
            ? List.copyOf(paths)
            : paths.stream().map(p -> onDevice(p, options.device())).toList();
    return new Norms(chosen, order, options.onFailure());
  }

  private static NormPath onDevice(NormPath path, int device) {
    return device == NormsOptions.ALL_DEVICES ? ShardedPath.over(path) : path.onDevice(device);
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
      case Availability.Yes(String facts) -> {
        boolean moves =
            shape.residency() == Residency.DEVICE
                && deviceMemory() != null
                && !isDevicePath(path.name());
        CallShape there = moves ? shape.on(Residency.HOST) : shape;
        yield switch (path.supports(spec, there)) {
          case Support.No(List<Reason> reasons) -> no(path, Verdict.UNSUPPORTED, reasons);
          case Support.Yes(String note) ->
              new Candidate(
                  path.name(),
                  Verdict.ELIGIBLE,
                  facts
                      + (note.isEmpty() ? "" : ", " + note)
                      + (moves ? ", moving tensors to the host and back" : ""),
                  costs.of(path).micros(spec, there) + (moves ? moveMicros(spec, shape) : 0),
                  costs.of(path).source(),
                  List.of());
        };
      }
    };
  }

  /** Returns whether tensors live on this path's device. */
  boolean isDevicePath(String path) {
    DeviceMemory d = deviceMemory();
    return d != null && d.path.equals(path);
  }

  /** Returns the predicted time of moving what a call reads and writes over the bus. */
  double moveMicros(NormSpec spec, CallShape shape) {
    DeviceMemory d = deviceMemory();
    return d == null
        ? 0
        : Math.max(
            0,
            predictMicros(d.path, spec, shape.on(Residency.HOST))
                - predictMicros(d.path, spec, shape.on(Residency.DEVICE)));
  }

  double predictMicros(String path, NormSpec spec, CallShape shape) {
    NormPath named = paths.stream().filter(p -> p.name().equals(path)).findFirst().orElseThrow();
    return costs.of(named).micros(spec, shape);
  }

  /** Returns whether the order of paths is forced, so that predictions do not count. */
  boolean ordered() {
    return order.forced();
  }

  /** Returns the candidates that could run the call, best first. */
  List<Candidate> ranked(Decision decision) {
    List<Candidate> ranked = new ArrayList<>(decision.candidates());
    ranked.removeIf(c -> c.verdict() != Verdict.CHOSEN && c.verdict() != Verdict.ELIGIBLE);
    if (!order.forced()) {
      ranked.sort(Comparator.comparingDouble(Candidate::predictedMicros));
    }
    return ranked;
  }

  private static Candidate no(NormPath path, Verdict verdict, List<Reason> reasons) {
    return new Candidate(path.name(), verdict, "", Double.NaN, "", reasons);
  }

  /** Returns what an allowed, available path's device holds of tensors, or null if none has one. */
  DeviceMemory deviceMemory() {
    Optional<DeviceMemory> d = device;
    return d != null ? d.orElse(null) : findDevice();
  }

  private synchronized DeviceMemory findDevice() {
    if (device == null) {
      device =
          considered().stream()
              .filter(p -> order.allows(p.name()))
              .filter(p -> p.availability() instanceof Availability.Yes)
              .flatMap(p -> p.device().map(d -> new DeviceMemory(p.name(), d)).stream())
              .findFirst();
    }
    return device.orElse(null);
  }

  /** Returns the distance between rows of so many bytes in tensors that own their memory. */
  long rowPitchBytes(long rowBytes) {
    DeviceMemory d = deviceMemory();
    return d == null ? DeviceCall.pitchBytes(rowBytes) : d.device.rowPitchBytes(rowBytes);
  }

  private DeviceMemory requireDevice(String what) {
    requireOpen();
    DeviceMemory d = deviceMemory();
    if (d == null) {
      throw new InvalidCallException(
          what + " needs a device, and no path that may run here has one: see explain()");
    }
    return d;
  }

  /** Returns the device, if it takes what other code made there. */
  private DeviceMemory requireDeviceFor(String what, String remedy) {
    DeviceMemory d = requireDevice(what);
    if (d.device.isOpaque()) {
      throw new InvalidCallException(
          what
              + " is given, but tensors live on the device of the path "
              + d.path
              + ", which takes none of other code: "
              + remedy);
    }
    return d;
  }

  OnFailure onFailure() {
    return onFailure;
  }

  /**
   * Makes a tensor of zeros that owns its memory. Close it when it is no longer needed.
   *
   * @param rows 1 for a vector
   */
  public NormTensor tensor(DType dtype, long rows, long cols) {
    requireShape(dtype, rows, cols);
    return keep(new TensorMemory(this, dtype, rows, cols));
  }

  /** Makes a tensor of zeros in the type and shape that this operand has in calls of the spec. */
  public NormTensor tensor(NormSpec spec, Operand operand, long rows) {
    if (!operand.in(spec)) {
      throw new InvalidCallException("the spec (" + spec + ") has no " + operand.word());
    }
    return switch (operand.extent()) {
      case MATRIX -> tensor(operand.dtype(spec), rows, spec.cols());
      case ROW -> tensor(operand.dtype(spec), 1, spec.cols());
      case COLUMN -> tensor(operand.dtype(spec), 1, rows);
    };
  }

  /**
   * Makes a tensor of memory of the user's: on the host it is used where it lies, for a device it
   * is copied. The user keeps it alive until the tensor is closed, and asks {@link
   * NormTensor#write} before changing and {@link NormTensor#read} before reading it.
   *
   * @param rowPitchBytes distance of two rows; at least a row
   */
  public NormTensor wrap(
      MemorySegment segment, DType dtype, long rows, long cols, long rowPitchBytes) {
    requireShape(dtype, rows, cols);
    requirePitch(dtype, rows, cols, rowPitchBytes);
    if (segment == null) {
      throw new InvalidCallException("segment is null: give the memory to be wrapped");
    }
    NormCall.requireAccess("the segment", segment);
    NormCall.requireArrayOf("the segment", dtype, segment);
    long wanted = rows == 0 ? 0 : (rows - 1) * rowPitchBytes + cols * dtype.bytes();
    if (segment.byteSize() < wanted) {
      throw new InvalidCallException(
          "the segment has " + segment.byteSize() + " bytes: " + wanted + " are needed");
    }
    return keep(
        new TensorMemory(this, dtype, rows, cols, rowPitchBytes, segment.asSlice(0, wanted), 0));
  }

  /**
   * Makes a tensor of device memory of the user's, which holds its elements already. The user keeps
   * it allocated until the tensor is closed, and orders own work on it by streams.
   *
   * @param rowPitchBytes distance of two rows; at least a row
   * @throws InvalidCallException also if there is no device, or only TornadoVM's, whose path uses
   *     no memory of others
   */
  public NormTensor wrapDevice(
      long address, DType dtype, long rows, long cols, long rowPitchBytes) {
    requireShape(dtype, rows, cols);
    requirePitch(dtype, rows, cols, rowPitchBytes);
    requireDeviceFor("a device address", "copy through the host, by tensor(...).set(...)");
    if (address == 0 || address % dtype.bytes() != 0) {
      throw new InvalidCallException(
          String.format(
              "the address is 0x%x: give a multiple of the %d bytes of an element",
              address, dtype.bytes()));
    }
    return keep(new TensorMemory(this, dtype, rows, cols, rowPitchBytes, null, address));
  }

  private NormTensor keep(TensorMemory memory) {
    tensors.add(memory);
    return new NormTensor(memory);
  }

  void forget(TensorMemory memory) {
    tensors.remove(memory);
  }

  private void requireShape(DType dtype, long rows, long cols) {
    requireOpen();
    if (dtype == null) {
      throw new InvalidCallException("dtype is null: give one, such as DType.F32");
    }
    // A vector may be empty: that of the scales of no rows.
    if (rows < 0 || cols < (rows == 1 ? 0 : 1) || rows > Long.MAX_VALUE / 16 / Math.max(1, cols)) {
      throw new InvalidCallException(
          "a tensor of " + rows + " x " + cols + ": give 0 or more rows of 1 or more columns");
    }
  }

  private static void requirePitch(DType dtype, long rows, long cols, long pitch) {
    long rowBytes = cols * dtype.bytes();
    if (pitch < rowBytes
        || pitch % dtype.bytes() != 0
        || pitch > Long.MAX_VALUE / Math.max(1, rows)) {
      throw new InvalidCallException(
          "the row pitch is "
              + pitch
              + " bytes: it must be a multiple of "
              + dtype.bytes()
              + " and at least "
              + rowBytes);
    }
  }

  /**
   * Opens a stream of the device that tensors live on.
   *
   * @throws InvalidCallException if there is no device
   */
  public NormStream openStream() {
    DeviceMemory d = requireDevice("a stream");
    return new NormStream(d, d.openStream());
  }

  /**
   * Returns a stream of the user's own, a hipStream_t or CUstream, for calls. Closing it waits for
   * what was enqueued and leaves the user's stream open; close it before that is destroyed.
   *
   * @throws InvalidCallException if there is no device, or only TornadoVM's, whose path has no
   *     streams of others
   */
  public NormStream stream(long handle) {
    DeviceMemory d = requireDeviceFor("a stream", "leave it out, or use openStream()");
    if (handle == 0) {
      throw new InvalidCallException("the stream is 0: give one that was created");
    }
    d.adopt(handle);
    return new NormStream(d, handle);
  }

  /**
   * Waits for all that calls on tensors have enqueued.
   *
   * @throws PathFailedException if some of it failed; the outputs of its calls are undefined
   */
  public void sync() {
    requireOpen();
    DeviceMemory d = deviceMemory();
    if (d != null) {
      d.await();
    }
  }

  /** Returns what tensors have moved between host and device so far. */
  public Transfers transfers() {
    DeviceMemory d = deviceMemory();
    return d == null
        ? new Transfers(0, 0, 0, 0)
        : new Transfers(
            d.copiesToDevice.get(),
            d.bytesToDevice.get(),
            d.copiesToHost.get(),
            d.bytesToHost.get());
  }

  void requireOpen() {
    if (closed) {
      throw new InvalidCallException("this Norms is closed: open another");
    }
  }

  /**
   * Waits for what is enqueued, closes the tensors, the kernels and the paths. Later calls throw;
   * closing again does nothing.
   */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    List.copyOf(tensors).forEach(TensorMemory::close);
    prepared.values().forEach(PreparedNorm::close);
    DeviceMemory d = device == null ? null : device.orElse(null);
    if (d != null) {
      d.close();
    }
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
