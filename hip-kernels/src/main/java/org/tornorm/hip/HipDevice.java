package org.tornorm.hip;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.tornorm.InvalidCallException;
import org.tornorm.PathFailedException;
import org.tornorm.cost.Calibration;
import org.tornorm.spi.Reason;
import org.tornorm.spi.SignalHandlers;

/**
 * An opened device with its compiler and the kernels loaded on it. Safe to use from many threads;
 * each makes the device current before it calls the driver.
 */
final class HipDevice implements AutoCloseable {
  private static final String NAME_IT =
      "install ROCm's libamdhip64, or name it by -D" + HipOptions.LIBRARY_PROPERTY;

  /** hipErrorNoDevice and CUDA_ERROR_NO_DEVICE. */
  private static final int NO_DEVICE = 100;

  private final GpuDriver driver;
  private final int device;
  private final long context;
  private final String name;
  private final String architecture;
  private final DeviceProfile profile;
  private final CodeObjects codeObjects;
  private final RuntimeCompiler compiler;
  private final List<Reason> noCompiler;
  private final CodeCache cache;
  private final Map<Variant, Long> functions = new ConcurrentHashMap<>();
  private final List<Long> modules = new ArrayList<>();
  private TunedLaunches tuned;
  private volatile boolean closed;

  private HipDevice(
      GpuDriver driver,
      int device,
      RuntimeCompiler compiler,
      List<Reason> noCompiler,
      CodeObjects codeObjects,
      CodeCache cache) {
    this.driver = driver;
    this.device = device;
    this.compiler = compiler;
    this.noCompiler = List.copyOf(noCompiler);
    this.codeObjects = codeObjects;
    this.cache = cache;
    this.name = driver.deviceName(device);
    this.architecture = driver.architecture(device);
    GpuPlatform platform = driver.platform();
    // hipDeviceAttribute* and CU_DEVICE_ATTRIBUTE_* of the same meaning.
    this.profile =
        new DeviceProfile(
            DeviceProfile.familyOf(architecture),
            driver.attribute(device, platform.pick(87, 10)),
            driver.attribute(device, platform.pick(63, 16)),
            driver.attribute(device, platform.pick(74, 8)));
    this.context = driver.retainContext(device);
  }

  /**
   * Opens the device that the properties choose, on AMD's runtime or else NVIDIA's.
   *
   * @param tried receives, in the order tried, why each was not it
   */
  static Optional<HipDevice> open(HipOptions options, List<Reason> tried) {
    return SignalHandlers.keep(() -> openFirst(options, tried));
  }

  private static Optional<HipDevice> openFirst(HipOptions options, List<Reason> tried) {
    if (options.library() != null) {
      return NativeLibrary.load(List.of(options.library()), NAME_IT, tried)
          .flatMap(named -> open(named, options, tried));
    }
    for (GpuPlatform platform : GpuPlatform.values()) {
      String remedy = platform.pick(NAME_IT, "only for an NVIDIA GPU: install its driver");
      Optional<HipDevice> device =
          NativeLibrary.load(platform.driverLibraries, remedy, tried)
              .flatMap(found -> open(platform, found, options, tried));
      if (device.isPresent()) {
        return device;
      }
    }
    return Optional.empty();
  }

  /** Opens a library that the options name, of whichever platform it is. */
  private static Optional<HipDevice> open(
      NativeLibrary named, HipOptions options, List<Reason> tried) {
    for (GpuPlatform platform : GpuPlatform.values()) {
      if (named.has(GpuFunction.LAUNCH.on(platform))) {
        return open(platform, named, options, tried);
      }
    }
    tried.add(
        new Reason(named.name() + " is no HIP runtime: it lacks hipModuleLaunchKernel", NAME_IT));
    return Optional.empty();
  }

  private static Optional<HipDevice> open(
      GpuPlatform platform, NativeLibrary library, HipOptions options, List<Reason> tried) {
    Optional<GpuDriver> driver = GpuDriver.bind(platform, library, tried);
    if (driver.isEmpty()) {
      return Optional.empty();
    }
    try {
      driver.get().initialize();
      int count = driver.get().deviceCount();
      int ordinal = options.device();
      if (count == 0) {
        tried.add(new Reason(library.name() + " has no device", noDeviceRemedy(platform)));
        return Optional.empty();
      }
      if (ordinal < 0 || ordinal >= count) {
        tried.add(
            new Reason(
                library.name() + " has " + count + " devices, number " + ordinal + " is asked",
                "set -D" + HipOptions.DEVICE_PROPERTY + " to one of 0.." + (count - 1)));
        return Optional.empty();
      }
      List<Reason> noCompiler = new ArrayList<>();
      RuntimeCompiler compiler = loadCompiler(platform, options, library, noCompiler).orElse(null);
      return Optional.of(
          new HipDevice(
              driver.get(),
              driver.get().device(ordinal),
              compiler,
              noCompiler,
              CodeObjects.in(options.codeObjects()),
              new CodeCache(options.cache())));
    } catch (GpuException e) {
      tried.add(
          new Reason(
              library.name() + ": " + e.getMessage(),
              e.status() == NO_DEVICE
                  ? noDeviceRemedy(platform)
                  : "see whether " + platform.pick("rocminfo", "nvidia-smi") + " lists the GPU"));
      return Optional.empty();
    }
  }

  private static String noDeviceRemedy(GpuPlatform platform) {
    return platform.pick(
        "an AMD GPU, its kernel driver and access to /dev/kfd are needed",
        "an NVIDIA GPU and its driver are needed");
  }

  /** Loads hiprtc alone, for compiling where no device is. */
  static Optional<RuntimeCompiler> loadHiprtc(HipOptions options, List<Reason> tried) {
    String library = options.library();
    return NativeLibrary.load(
            library == null ? GpuPlatform.HIP.driverLibraries : List.of(library),
            "install ROCm's hiprtc, or use --compiler clang-22",
            tried)
        .flatMap(runtime -> loadCompiler(GpuPlatform.HIP, options, runtime, tried));
  }

  /** Loads the run-time compiler: a library of its own, or the runtime itself. */
  static Optional<RuntimeCompiler> loadCompiler(
      GpuPlatform platform, HipOptions options, NativeLibrary runtime, List<Reason> tried) {
    String library = options.compilerLibrary();
    if (library == null && runtime.has("hiprtcCompileProgram")) {
      return RuntimeCompiler.bind(platform, runtime, tried);
    }
    return NativeLibrary.load(
            library == null ? platform.compilerLibraries : List.of(library),
            "install "
                + platform.pick("hiprtc", "NVRTC")
                + ", or name it by -D"
                + HipOptions.COMPILER_PROPERTY,
            tried)
        .flatMap(found -> RuntimeCompiler.bind(platform, found, tried));
  }

  GpuDriver driver() {
    return driver;
  }

  String architecture() {
    return architecture;
  }

  DeviceProfile profile() {
    return profile;
  }

  /** Returns the device, its runtime and its compiler in one line. */
  String facts() {
    return name
        + " ("
        + architecture
        + ", wave "
        + profile.waveSize()
        + ", "
        + profile.computeUnits()
        + " compute units), "
        + driver.library().name()
        + " "
        + driver.driverVersion()
        + ", "
        + (compiler == null ? "no run-time compiler" : compiler.version());
  }

  /** Returns a line for each device of the runtime, by its ordinal: all facts for this one. */
  List<String> all() {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < driver.deviceCount(); i++) {
      int other = driver.device(i);
      all.add(
          other == device
              ? facts()
              : driver.deviceName(other) + " (" + driver.architecture(other) + ")");
    }
    return all;
  }

  /** Returns the launches that a calibration of this device has tuned. */
  synchronized TunedLaunches tuned() {
    if (tuned == null) {
      tuned =
          TunedLaunches.of(
              Calibration.current()
                  .find(HipPath.NAME, facts())
                  .map(Calibration.Entry::tuning)
                  .orElse(Map.of()),
              profile);
    }
    return tuned;
  }

  /**
   * Refuses the use of a closed device.
   *
   * @throws InvalidCallException if it is
   */
  void requireOpen() {
    if (closed) {
      throw new InvalidCallException("this HIP device is closed: open another");
    }
  }

  void makeCurrent() {
    requireOpen();
    driver.makeCurrent(device, context);
  }

  /**
   * Returns the function of a variant: loaded before, from a directory of code objects, from the
   * cache on disk, or compiled now.
   *
   * @throws GpuException if it cannot be compiled or loaded
   */
  long function(Variant variant) {
    Long known = functions.get(variant);
    return known != null ? known : functions.computeIfAbsent(variant, this::load);
  }

  private long load(Variant variant) {
    Optional<byte[]> given = codeObjects.find(variant, architecture);
    if (given.isPresent()) {
      return load(given.get());
    }
    if (compiler == null) {
      throw new GpuException(
          -1,
          "no code object for this kernel and no run-time compiler: "
              + noCompiler
              + "; or compile code objects elsewhere by `tornorm compile` and name them by -D"
              + HipOptions.CODE_OBJECTS_PROPERTY);
    }
    List<String> options = variant.definitions();
    byte[] key = CodeCache.key(KernelSource.FORWARD, architecture, options, compiler.version());
    Optional<byte[]> cached = cache.read(key);
    if (cached.isPresent()) {
      return load(cached.get());
    }
    byte[] code = compiler.compile(KernelSource.FORWARD, architecture, options);
    cache.write(key, code);
    return load(code);
  }

  private long load(byte[] code) {
    long module = driver.loadModule(code);
    try {
      long function = driver.function(module, KernelSource.SYMBOL);
      synchronized (modules) {
        modules.add(module);
      }
      return function;
    } catch (GpuException e) {
      release(List.of(() -> driver.unloadModule(module)));
      throw e;
    }
  }

  /**
   * Runs steps that free something, whatever becomes of those before. What fails is logged only: a
   * device that was lost has nothing left to free, and closing must not hide why it was lost.
   */
  void release(List<Runnable> steps) {
    List<Runnable> all = new ArrayList<>();
    all.add(() -> driver.makeCurrent(device, context));
    all.addAll(steps);
    for (Runnable step : all) {
      try {
        step.run();
      } catch (GpuException e) {
        HipPath.LOG.log(System.Logger.Level.DEBUG, "while releasing: {0}", e.getMessage());
      }
    }
  }

  /**
   * Runs native calls on this device.
   *
   * @param harmless whether no output can have been touched when they fail
   */
  <T> T call(boolean harmless, Function<GpuDriver, T> calls) {
    try {
      makeCurrent();
      return calls.apply(driver);
    } catch (GpuException e) {
      throw failed(e, !harmless);
    }
  }

  /** Turns a native failure into the exception that callers see. */
  static PathFailedException failed(GpuException e, boolean outputsTouched) {
    return new PathFailedException(HipPath.NAME, e.getMessage(), outputsTouched, e);
  }

  @Override
  public void close() {
    List<Runnable> steps = new ArrayList<>();
    synchronized (modules) {
      if (closed) {
        return;
      }
      closed = true;
      modules.reversed().forEach(m -> steps.add(() -> driver.unloadModule(m)));
    }
    steps.add(() -> driver.releaseContext(device));
    release(steps);
  }
}
