package org.tornorm.tornado;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.cost.CostModel;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.PathDevice;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Reason;
import org.tornorm.spi.Support;

/**
 * Norms by Java kernels that TornadoVM compiles for its default device. This class itself needs
 * nothing of TornadoVM, so that it can say what is missing.
 */
public final class TornadoPath implements NormPath {
  /** The name of this path. */
  public static final String NAME = "tornado";

  static final System.Logger LOG = System.getLogger("org.tornorm.tornado");

  /** Whether TornadoVM runs what it cannot compile as sequential Java; its default is True. */
  static final String BAILOUT_PROPERTY = "tornado.recover.bailout";

  private static final String HOME = "TORNADOVM_HOME";
  private static final String ARGFILE = "tornado-argfile";
  private static final String RUNTIME_PROPERTY = "tornado.load.runtime.implementation";

  private volatile State state;

  private record State(Availability availability, TornadoEngine engine) {}

  /** Makes the path; TornadoVM is started when the path is first asked something. */
  public TornadoPath() {}

  private State state() {
    State s = state;
    return s != null ? s : start();
  }

  private synchronized State start() {
    if (state == null) {
      Reason obstacle = obstacle();
      state = obstacle == null ? tryStart() : no(obstacle);
    }
    return state;
  }

  private static State no(Reason reason) {
    return new State(new Availability.No(List.of(reason)), null);
  }

  /** Returns what is missing before TornadoVM can be started, or null. */
  private static Reason obstacle() {
    Path sdk = sdk();
    if (System.getProperty(RUNTIME_PROPERTY) != null) {
      return null;
    }
    if (!Files.isReadable(sdk.resolve(ARGFILE))) {
      return new Reason(
          "there is no TornadoVM SDK at " + sdk,
          "install one, such as 'sdk install tornadovm', or set " + HOME);
    }
    return new Reason(
        "the JVM was started without TornadoVM's arguments",
        "start it with java @" + sdk.resolve(ARGFILE) + " -D" + BAILOUT_PROPERTY + "=False");
  }

  private static Path sdk() {
    String home = System.getenv(HOME);
    return home != null && !home.isEmpty()
        ? Path.of(home)
        : Path.of(System.getProperty("user.home"), ".sdkman/candidates/tornadovm/current");
  }

  private static State tryStart() {
    // Read once, when the run time loads: has no effect where the application has started it.
    boolean bailout = !"False".equalsIgnoreCase(System.getProperty(BAILOUT_PROPERTY, "False"));
    if (System.getProperty(BAILOUT_PROPERTY) == null) {
      System.setProperty(BAILOUT_PROPERTY, "False");
    }
    try {
      TornadoEngine engine = TornadoEngine.start();
      String facts = engine.facts();
      if (bailout) {
        facts += ", each kernel checked, as " + BAILOUT_PROPERTY + " is on";
      }
      return new State(new Availability.Yes(facts), engine);
    } catch (RuntimeException | Error e) {
      if (e instanceof VirtualMachineError) {
        throw e;
      }
      LOG.log(System.Logger.Level.DEBUG, "TornadoVM does not start", e);
      return no(
          new Reason(
              "TornadoVM does not start: " + describe(e),
              "check that " + sdk() + " fits this JDK and that its back end finds a driver"));
    }
  }

  /** Returns an exception in one line without colors. */
  static String describe(Throwable e) {
    Throwable cause = e;
    while (cause.getCause() != null
        && (cause instanceof ExceptionInInitializerError || cause.getMessage() == null)) {
      cause = cause.getCause();
    }
    return cause.toString().replaceAll("\u001b\\[[0-9;]*m", "").replaceAll("\\s+", " ").strip();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Availability availability() {
    return state().availability();
  }

  @Override
  public List<String> devices() {
    TornadoEngine engine = state().engine();
    return engine == null ? List.of() : List.of(engine.facts());
  }

  @Override
  public Support supports(NormSpec spec, CallShape shape) {
    TornadoEngine engine = state().engine();
    List<Reason> reasons = new ArrayList<>();
    if (spec.dtype() == DType.F16 && !engine.hasF16()) {
      reasons.add(
          new Reason("this device has no f16: no cl_khr_fp16", "use f32, bf16 or another device"));
    }
    if (!TornadoEngine.compiles(engine.backend(), spec)) {
      reasons.add(
          new Reason(
              "TornadoVM's SPIR-V back end does not compile this kernel of " + spec.dtype(),
              "use f32, or TornadoVM's OpenCL or PTX back end"));
    }
    long[] bytes = TornadoKernel.deviceBytes(spec);
    if (bytes[0] > engine.maxArrayBytes()) {
      reasons.add(
          new Reason(
              String.format(
                  Locale.ROOT,
                  "a row needs an array of %d bytes, this device takes %d",
                  bytes[0],
                  engine.maxArrayBytes()),
              "use fewer columns or another device"));
    } else if (bytes[1] > TornadoEngine.memoryLimit()) {
      reasons.add(
          new Reason(
              String.format(
                  Locale.ROOT,
                  "%s is %d bytes, %d are needed",
                  TornadoEngine.MEMORY_PROPERTY,
                  TornadoEngine.memoryLimit(),
                  bytes[1]),
              String.format(
                  Locale.ROOT,
                  "start the JVM with -D%s=%dMB",
                  TornadoEngine.MEMORY_PROPERTY,
                  (bytes[1] >> 20) + 1)));
    }
    if (reasons.isEmpty() && shape.residency() == CallShape.Residency.DEVICE) {
      reasons.addAll(TornadoKernel.tooLarge(engine, spec, shape.rows()));
    }
    return reasons.isEmpty() ? new Support.Yes("") : new Support.No(reasons);
  }

  @Override
  public Optional<PathDevice> device() {
    TornadoEngine engine = state().engine();
    return engine == null ? Optional.empty() : Optional.of(engine.tensors());
  }

  @Override
  public CostModel cost() {
    return TornadoCost.of(state().engine().isCpu());
  }

  @Override
  public PathKernel prepare(NormSpec spec) {
    return new TornadoKernel(state().engine(), spec);
  }

  @Override
  public void close() {
    State s = state;
    if (s != null && s.engine() != null) {
      s.engine().tensors().trim();
    }
  }
}
