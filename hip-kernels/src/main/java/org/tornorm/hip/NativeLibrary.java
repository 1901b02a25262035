package org.tornorm.hip;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tornorm.spi.Reason;

/** A shared library that was loaded, and the one place that asks the linker for handles. */
record NativeLibrary(String name, SymbolLookup symbols) {
  private static final int RTLD_LAZY = 1;

  /**
   * Loads the first of these libraries that there is.
   *
   * @param tried receives the loader's words for each that was not
   */
  @SuppressWarnings("restricted")
  static Optional<NativeLibrary> load(List<String> names, String remedy, List<Reason> tried) {
    for (String name : names) {
      try {
        // Never unloaded: GPU runtimes keep threads of their own.
        return Optional.of(
            new NativeLibrary(name, SymbolLookup.libraryLookup(name, Arena.global())));
      } catch (IllegalArgumentException e) {
        tried.add(new Reason("could not load " + name + ": " + loadersWords(name, e), remedy));
      } catch (IllegalCallerException e) {
        tried.add(
            new Reason(
                "native access is denied: " + e.getMessage(),
                "start java with --enable-native-access=ALL-UNNAMED, or =org.tornorm.hip as a"
                    + " module"));
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Asks the system's loader why, as Java does not say. */
  @SuppressWarnings("restricted")
  private static String loadersWords(String name, IllegalArgumentException e) {
    Linker linker = Linker.nativeLinker();
    Optional<MemorySegment> dlopen = linker.defaultLookup().find("dlopen");
    Optional<MemorySegment> dlerror = linker.defaultLookup().find("dlerror");
    if (dlopen.isEmpty() || dlerror.isEmpty()) {
      return e.getMessage();
    }
    // void* dlopen(const char* name, int flags)
    MethodHandle open =
        linker.downcallHandle(dlopen.get(), FunctionDescriptor.of(JAVA_LONG, ADDRESS, JAVA_INT));
    // char* dlerror()
    MethodHandle error = linker.downcallHandle(dlerror.get(), FunctionDescriptor.of(ADDRESS));
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment cName = arena.allocateFrom(name);
      long ignored = GpuDriver.invoke(() -> (long) open.invokeExact(cName, RTLD_LAZY));
      MemorySegment words = GpuDriver.invoke(() -> (MemorySegment) error.invokeExact());
      return words.equals(MemorySegment.NULL)
          ? e.getMessage()
          : words.reinterpret(Long.MAX_VALUE).getString(0);
    }
  }

  boolean has(String symbol) {
    return symbols.find(symbol).isPresent();
  }

  /** Returns the handle of a function, or null after adding its name to the missing. */
  @SuppressWarnings("restricted")
  MethodHandle handle(String symbol, FunctionDescriptor descriptor, List<String> missing) {
    return symbols
        .find(symbol)
        .map(address -> Linker.nativeLinker().downcallHandle(address, descriptor))
        .orElseGet(
            () -> {
              missing.add(symbol);
              return null;
            });
  }

  /** Refuses a library that lacks functions, naming all of them. */
  Optional<Reason> lacking(List<String> missing, String wanted) {
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Reason(name + " lacks " + String.join(", ", missing), "install " + wanted));
  }

  static List<String> noneMissing() {
    return new ArrayList<>();
  }
}
