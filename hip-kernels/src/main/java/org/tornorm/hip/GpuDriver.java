package org.tornorm.hip;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tornorm.spi.Reason;
import org.tornorm.spi.SignalHandlers;

/**
 * The functions of a loaded GPU runtime, typed. Every status is checked: a failure is a {@link
 * GpuException} with the call, the code and the runtime's own name for it. Safe to use from many
 * threads; calls act on the device that the calling thread made current.
 */
final class GpuDriver {
  // Flags of hipStreamCreateWithFlags and cuStreamCreate: no implicit wait for the null stream.
  private static final int STREAM_NON_BLOCKING = 1;
  // Flags of hipEventCreateWithFlags and cuEventCreate.
  private static final int EVENT_DEFAULT = 0;
  private static final int EVENT_DISABLE_TIMING = 2;

  private final GpuPlatform platform;
  private final NativeLibrary library;
  private final Map<GpuFunction, MethodHandle> handles;
  private final MethodHandle errorName;
  private final MethodHandle errorText;
  private final MethodHandle launch;

  private GpuDriver(
      GpuPlatform platform,
      NativeLibrary library,
      Map<GpuFunction, MethodHandle> handles,
      MethodHandle errorName,
      MethodHandle errorText) {
    this.platform = platform;
    this.library = library;
    this.handles = handles;
    this.errorName = errorName;
    this.errorText = errorText;
    this.launch = handles.get(GpuFunction.LAUNCH);
  }

  /** Binds a library; adds a reason and returns nothing if it lacks functions. */
  static Optional<GpuDriver> bind(GpuPlatform platform, NativeLibrary library, List<Reason> tried) {
    List<String> missing = NativeLibrary.noneMissing();
    Map<GpuFunction, MethodHandle> handles = new EnumMap<>(GpuFunction.class);
    for (GpuFunction f : GpuFunction.values()) {
      if (f.on(platform) != null) {
        handles.put(f, library.handle(f.on(platform), f.descriptor, missing));
      }
    }
    // const char* hipGetErrorName(hipError_t) and CUresult cuGetErrorName(CUresult, const char**);
    // hipGetErrorString and cuGetErrorString are alike.
    FunctionDescriptor text =
        platform.pick(FunctionDescriptor.of(ADDRESS, JAVA_INT), GpuFunction.descriptor("ip"));
    MethodHandle errorName =
        library.handle(platform.pick("hipGetErrorName", "cuGetErrorName"), text, missing);
    MethodHandle errorText =
        library.handle(platform.pick("hipGetErrorString", "cuGetErrorString"), text, missing);
    Optional<Reason> lacking =
        library.lacking(
            missing, platform.pick("HIP 5.2 or newer", "a driver for CUDA 12 or newer"));
    if (lacking.isPresent()) {
      tried.add(lacking.get());
      return Optional.empty();
    }
    return Optional.of(new GpuDriver(platform, library, handles, errorName, errorText));
  }

  GpuPlatform platform() {
    return platform;
  }

  NativeLibrary library() {
    return library;
  }

  private interface Invocation {
    int on(MethodHandle handle) throws Throwable;
  }

  private void call(GpuFunction f, Invocation invocation) {
    check(f.on(platform), invoke(() -> invocation.on(handles.get(f))));
  }

  interface Native<T> {
    T get() throws Throwable;
  }

  /** Runs an invocation of a native handle; none declares a checked exception. */
  static <T> T invoke(Native<T> invocation) {
    try {
      return invocation.get();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      throw new IllegalStateException("a native call threw", t);
    }
  }

  private void check(String function, int status) {
    if (status != 0) {
      String name = textOf(errorName, status);
      String text = textOf(errorText, status);
      throw new GpuException(
          status,
          function
              + " failed: "
              + (name.isEmpty() ? "unknown error" : name)
              + " ("
              + status
              + ")"
              + (letters(name).endsWith(letters(text)) ? "" : ": " + text));
    }
  }

  /** Leaves only letters: hipErrorOutOfMemory already says "out of memory". */
  private static String letters(String text) {
    return text.replaceAll("[^A-Za-z]", "").toLowerCase(Locale.ROOT);
  }

  /** Returns the runtime's own name or text for a status; empty if it has none. */
  @SuppressWarnings("restricted")
  private String textOf(MethodHandle handle, int status) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment text;
      if (platform == GpuPlatform.HIP) {
        text = invoke(() -> (MemorySegment) handle.invokeExact(status));
      } else {
        MemorySegment out = arena.allocate(ADDRESS);
        int found = invoke(() -> (int) handle.invokeExact(status, out));
        text = found == 0 ? out.get(ADDRESS, 0) : MemorySegment.NULL;
      }
      // A C string has no length of its own: it ends at its zero.
      return text.equals(MemorySegment.NULL)
          ? ""
          : text.reinterpret(Long.MAX_VALUE).getString(0).strip();
    }
  }

  private <T extends ValueLayout> MemorySegment out(
      SegmentAllocator arena, T layout, GpuFunction f, OutInvocation invocation) {
    MemorySegment out = arena.allocate(layout);
    call(f, h -> invocation.on(h, out));
    return out;
  }

  private interface OutInvocation {
    int on(MethodHandle handle, MemorySegment out) throws Throwable;
  }

  private int outInt(GpuFunction f, OutInvocation invocation) {
    try (Arena arena = Arena.ofConfined()) {
      return out(arena, JAVA_INT, f, invocation).get(JAVA_INT, 0);
    }
  }

  private long outLong(GpuFunction f, OutInvocation invocation) {
    try (Arena arena = Arena.ofConfined()) {
      return out(arena, JAVA_LONG, f, invocation).get(JAVA_LONG, 0);
    }
  }

  /** Initializes the driver; HIP does so by itself, and says more clearly what fails. */
  void initialize() {
    if (platform == GpuPlatform.CUDA) {
      call(GpuFunction.INIT, h -> (int) h.invokeExact(0));
    }
  }

  int driverVersion() {
    return outInt(GpuFunction.DRIVER_VERSION, (h, out) -> (int) h.invokeExact(out));
  }

  int deviceCount() {
    return outInt(GpuFunction.DEVICE_COUNT, (h, out) -> (int) h.invokeExact(out));
  }

  int device(int ordinal) {
    return outInt(GpuFunction.DEVICE_GET, (h, out) -> (int) h.invokeExact(out, ordinal));
  }

  String deviceName(int device) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment name = arena.allocate(256);
      call(GpuFunction.DEVICE_NAME, h -> (int) h.invokeExact(name, 256, device));
      return name.getString(0);
    }
  }

  int attribute(int device, int attribute) {
    return outInt(
        GpuFunction.DEVICE_ATTRIBUTE, (h, out) -> (int) h.invokeExact(out, attribute, device));
  }

  long deviceMemory(int device) {
    return outLong(GpuFunction.DEVICE_MEMORY, (h, out) -> (int) h.invokeExact(out, device));
  }

  /** Returns the architecture that the run-time compiler is to compile for. */
  String architecture(int device) {
    if (platform == GpuPlatform.CUDA) {
      // CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR and _MINOR
      return "sm_" + attribute(device, 75) + attribute(device, 76);
    }
    // gcnArchName lies at another offset since HIP 6, which has a symbol of its own for it.
    boolean newer = library.has("hipGetDevicePropertiesR0600");
    String symbol = newer ? "hipGetDevicePropertiesR0600" : "hipGetDeviceProperties";
    long nameOffset = newer ? 1160 : 396;
    List<String> missing = NativeLibrary.noneMissing();
    MethodHandle properties = library.handle(symbol, GpuFunction.descriptor("pi"), missing);
    if (!missing.isEmpty()) {
      throw new GpuException(-1, library.name() + " lacks " + symbol);
    }
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment out = arena.allocate(8192, 16);
      check(symbol, invoke(() -> (int) properties.invokeExact(out, device)));
      return out.getString(nameOffset);
    }
  }

  long retainContext(int device) {
    return platform == GpuPlatform.HIP
        ? 0
        : outLong(GpuFunction.RETAIN_CONTEXT, (h, out) -> (int) h.invokeExact(out, device));
  }

  void releaseContext(int device) {
    if (platform == GpuPlatform.CUDA) {
      call(GpuFunction.RELEASE_CONTEXT, h -> (int) h.invokeExact(device));
    }
  }

  /** Makes a device current for the calling thread. */
  void makeCurrent(int device, long context) {
    if (platform == GpuPlatform.HIP) {
      call(GpuFunction.SET_DEVICE, h -> (int) h.invokeExact(device));
    } else {
      call(GpuFunction.SET_CONTEXT, h -> (int) h.invokeExact(context));
    }
  }

  long allocate(long bytes) {
    return outLong(GpuFunction.MALLOC, (h, out) -> (int) h.invokeExact(out, bytes));
  }

  void free(long address) {
    call(GpuFunction.FREE, h -> (int) h.invokeExact(address));
  }

  @SuppressWarnings("restricted")
  MemorySegment allocateHost(long bytes) {
    long address = outLong(GpuFunction.HOST_MALLOC, (h, out) -> (int) h.invokeExact(out, bytes, 0));
    return MemorySegment.ofAddress(address).reinterpret(bytes);
  }

  void freeHost(MemorySegment memory) {
    call(GpuFunction.HOST_FREE, h -> (int) h.invokeExact(memory));
  }

  void copyToDevice(long to, MemorySegment from, long bytes, long stream) {
    call(GpuFunction.COPY_TO_DEVICE, h -> (int) h.invokeExact(to, from, bytes, stream));
  }

  void copyToHost(MemorySegment to, long from, long bytes, long stream) {
    call(GpuFunction.COPY_TO_HOST, h -> (int) h.invokeExact(to, from, bytes, stream));
  }

  void copyOnDevice(long to, long from, long bytes, long stream) {
    call(GpuFunction.COPY_ON_DEVICE, h -> (int) h.invokeExact(to, from, bytes, stream));
  }

  long createStream() {
    return outLong(
        GpuFunction.STREAM_CREATE, (h, out) -> (int) h.invokeExact(out, STREAM_NON_BLOCKING));
  }

  void synchronizeStream(long stream) {
    call(GpuFunction.STREAM_SYNCHRONIZE, h -> (int) h.invokeExact(stream));
  }

  void destroyStream(long stream) {
    call(GpuFunction.STREAM_DESTROY, h -> (int) h.invokeExact(stream));
  }

  long createEvent() {
    return createEvent(EVENT_DEFAULT);
  }

  private long createEvent(int flags) {
    return outLong(GpuFunction.EVENT_CREATE, (h, out) -> (int) h.invokeExact(out, flags));
  }

  /** Lets what is enqueued on one stream from now on wait for what is on another now. */
  void order(long earlier, long later) {
    long event = createEvent(EVENT_DISABLE_TIMING);
    try {
      recordEvent(event, earlier);
      call(GpuFunction.STREAM_WAIT_EVENT, h -> (int) h.invokeExact(later, event, 0));
    } finally {
      destroyEvent(event); // the runtime frees it when it has passed
    }
  }

  void recordEvent(long event, long stream) {
    call(GpuFunction.EVENT_RECORD, h -> (int) h.invokeExact(event, stream));
  }

  void synchronizeEvent(long event) {
    call(GpuFunction.EVENT_SYNCHRONIZE, h -> (int) h.invokeExact(event));
  }

  float elapsedMillis(long start, long stop) {
    try (Arena arena = Arena.ofConfined()) {
      return out(
              arena,
              JAVA_FLOAT,
              GpuFunction.EVENT_ELAPSED,
              (h, out) -> (int) h.invokeExact(out, start, stop))
          .get(JAVA_FLOAT, 0);
    }
  }

  void destroyEvent(long event) {
    call(GpuFunction.EVENT_DESTROY, h -> (int) h.invokeExact(event));
  }

  long loadModule(byte[] code) {
    try (Arena arena = Arena.ofConfined()) {
      // The runtime's own loader wants the image aligned as a page would be.
      MemorySegment image = arena.allocate(code.length, 4096).copyFrom(MemorySegment.ofArray(code));
      return SignalHandlers.keep(
          () -> outLong(GpuFunction.MODULE_LOAD, (h, out) -> (int) h.invokeExact(out, image)));
    }
  }

  long function(long module, String name) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment cName = arena.allocateFrom(name);
      return outLong(
          GpuFunction.MODULE_FUNCTION, (h, out) -> (int) h.invokeExact(out, module, cName));
    }
  }

  void unloadModule(long module) {
    call(GpuFunction.MODULE_UNLOAD, h -> (int) h.invokeExact(module));
  }

  /** Launches blocks in one dimension; allocates nothing. */
  void launch(long function, int blocks, int threads, long stream, MemorySegment parameters) {
    int status;
    try {
      status =
          (int)
              launch.invokeExact(
                  function, blocks, 1, 1, threads, 1, 1, 0, stream, parameters, MemorySegment.NULL);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      throw new IllegalStateException("a native call threw", t);
    }
    check(GpuFunction.LAUNCH.on(platform), status);
  }
}
