package org.tornorm.hip;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tornorm.spi.Reason;
import org.tornorm.spi.SignalHandlers;

/** hiprtc or NVRTC: compiles the kernel sources to code for one architecture. */
final class RuntimeCompiler implements KernelCompiler {
  private enum Function {
    // hiprtcResult hiprtcVersion(int* major, int* minor)
    VERSION("Version", "Version", "pp"),
    // hiprtcResult hiprtcCreateProgram(hiprtcProgram* program, const char* source, const char*
    //     name, int headers, const char** headerSources, const char** headerNames)
    CREATE("CreateProgram", "CreateProgram", "pppipp"),
    // hiprtcResult hiprtcCompileProgram(hiprtcProgram program, int options, const char** options)
    COMPILE("CompileProgram", "CompileProgram", "dip"),
    // hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram program, size_t* bytes)
    LOG_SIZE("GetProgramLogSize", "GetProgramLogSize", "dp"),
    // hiprtcResult hiprtcGetProgramLog(hiprtcProgram program, char* log)
    LOG("GetProgramLog", "GetProgramLog", "dp"),
    // hiprtcResult hiprtcGetCodeSize(hiprtcProgram program, size_t* bytes)
    CODE_SIZE("GetCodeSize", "GetCUBINSize", "dp"),
    // hiprtcResult hiprtcGetCode(hiprtcProgram program, char* code)
    CODE("GetCode", "GetCUBIN", "dp"),
    // hiprtcResult hiprtcDestroyProgram(hiprtcProgram* program)
    DESTROY("DestroyProgram", "DestroyProgram", "p");

    private final String hipName;
    private final String cudaName;
    private final String arguments;

    Function(String hipName, String cudaName, String arguments) {
      this.hipName = "hiprtc" + hipName;
      this.cudaName = "nvrtc" + cudaName;
      this.arguments = arguments;
    }

    String on(GpuPlatform platform) {
      return platform.pick(hipName, cudaName);
    }
  }

  private final GpuPlatform platform;
  private final Map<Function, MethodHandle> handles;
  private final String version;

  private RuntimeCompiler(
      GpuPlatform platform, String library, Map<Function, MethodHandle> handles) {
    this.platform = platform;
    this.handles = handles;
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment major = arena.allocate(JAVA_INT);
      MemorySegment minor = arena.allocate(JAVA_INT);
      call(Function.VERSION, h -> (int) h.invokeExact(major, minor));
      this.version =
          platform.pick("hiprtc ", "NVRTC ")
              + major.get(JAVA_INT, 0)
              + "."
              + minor.get(JAVA_INT, 0)
              + " ("
              + library
              + ")";
    }
  }

  /** Binds a library; adds a reason and returns nothing if it lacks functions. */
  static Optional<RuntimeCompiler> bind(
      GpuPlatform platform, NativeLibrary library, List<Reason> tried) {
    List<String> missing = NativeLibrary.noneMissing();
    Map<Function, MethodHandle> handles = new EnumMap<>(Function.class);
    for (Function f : Function.values()) {
      handles.put(f, library.handle(f.on(platform), GpuFunction.descriptor(f.arguments), missing));
    }
    Optional<Reason> lacking =
        library.lacking(missing, platform.pick("hiprtc", "NVRTC 12 or newer"));
    if (lacking.isPresent()) {
      tried.add(lacking.get());
      return Optional.empty();
    }
    return Optional.of(new RuntimeCompiler(platform, library.name(), handles));
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public byte[] compile(KernelSource source, String architecture, List<String> definitions) {
    List<String> options = new ArrayList<>(definitions);
    options.add("-std=c++17");
    options.add(platform.pick("-O3", "-default-device"));
    options.add(platform.pick("--offload-arch=", "--gpu-architecture=") + architecture);
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment handle = arena.allocate(JAVA_LONG);
      MemorySegment text = arena.allocateFrom(source.kernel());
      MemorySegment name = arena.allocateFrom(KernelSource.KERNEL_NAME);
      MemorySegment headers = strings(arena, List.of(source.primitives()));
      MemorySegment headerNames = strings(arena, List.of(KernelSource.PRIMITIVES_NAME));
      call(Function.CREATE, h -> (int) h.invokeExact(handle, text, name, 1, headers, headerNames));
      long program = handle.get(JAVA_LONG, 0);
      try {
        MemorySegment arguments = strings(arena, options);
        int status =
            SignalHandlers.keep(
                () ->
                    GpuDriver.invoke(
                        () ->
                            (int)
                                handles
                                    .get(Function.COMPILE)
                                    .invokeExact(program, options.size(), arguments)));
        if (status != 0) {
          throw new GpuException(
              status,
              Function.COMPILE.on(platform)
                  + " failed ("
                  + status
                  + ") for "
                  + architecture
                  + ": "
                  + text(Function.LOG_SIZE, Function.LOG, program).strip());
        }
        return bytes(Function.CODE_SIZE, Function.CODE, program);
      } finally {
        call(Function.DESTROY, h -> (int) h.invokeExact(handle));
      }
    }
  }

  private static MemorySegment strings(Arena arena, List<String> strings) {
    MemorySegment array = arena.allocate(ADDRESS, strings.size());
    for (int i = 0; i < strings.size(); i++) {
      array.setAtIndex(ADDRESS, i, arena.allocateFrom(strings.get(i)));
    }
    return array;
  }

  private String text(Function size, Function content, long program) {
    byte[] text = bytes(size, content, program);
    int length = text.length;
    while (length > 0 && text[length - 1] == 0) {
      length--;
    }
    return new String(text, 0, length, java.nio.charset.StandardCharsets.UTF_8);
  }

  private byte[] bytes(Function size, Function content, long program) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment length = arena.allocate(JAVA_LONG);
      call(size, h -> (int) h.invokeExact(program, length));
      MemorySegment bytes = arena.allocate(Math.max(1, length.get(JAVA_LONG, 0)));
      call(content, h -> (int) h.invokeExact(program, bytes));
      return bytes
          .asSlice(0, length.get(JAVA_LONG, 0))
          .toArray(java.lang.foreign.ValueLayout.JAVA_BYTE);
    }
  }

  private interface Invocation {
    int on(MethodHandle handle) throws Throwable;
  }

  private void call(Function f, Invocation invocation) {
    int status = GpuDriver.invoke(() -> invocation.on(handles.get(f)));
    if (status != 0) {
      throw new GpuException(status, f.on(platform) + " failed (" + status + ")");
    }
  }
}
