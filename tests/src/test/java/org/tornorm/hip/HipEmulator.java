package org.tornorm.hip;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;

/**
 * The HIP host emulator, a test instrument: its library as HIP runtime, and what tests may ask of
 * it. Every copy of the library has a state of its own, so that tests with different devices and
 * faults run in one JVM.
 */
public final class HipEmulator {
  private static final Path DIRECTORY = Path.of("target", "hip-emulator").toAbsolutePath();
  private static final Path BUILT = DIRECTORY.resolve("libtornorm_hip_emulator.so");

  /** Makes every later call of the device fail the same way. */
  public static final int LOST = -719;

  /** The counts of what is live, each 0 once everything is closed. */
  private static final List<String> LIVE =
      List.of(
          "live_allocations",
          "live_host_allocations",
          "live_streams",
          "live_events",
          "live_modules",
          "live_programs");

  private final Path library;
  private final SymbolLookup symbols;

  private HipEmulator(Path library) {
    this.library = library;
    this.symbols = SymbolLookup.libraryLookup(library, Arena.global());
  }

  /**
   * Opens a copy of the emulator; leaves the test out where it was not built.
   *
   * @param name of the copy, used once in a JVM
   * @param settings as emulator.hpp names them, such as WAVE
   */
  public static HipEmulator open(String name, Map<String, String> settings) {
    if (!Files.exists(BUILT)) {
      throw Required.HIP.missing(
          "HIP emulator left out: it was not built, as there is no C++ compiler (install g++)");
    }
    Path copy = DIRECTORY.resolve(name + ".so");
    try {
      Path part = Files.createTempFile(DIRECTORY, name, ".part");
      Files.copy(BUILT, part, StandardCopyOption.REPLACE_EXISTING);
      Files.move(part, copy, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException("could not copy the emulator to " + copy, e);
    }
    HipEmulator emulator = new HipEmulator(copy);
    settings.forEach(emulator::set);
    return emulator;
  }

  /** Returns options with this emulator as runtime and compiler, and a cache kept between runs. */
  public HipOptions options() {
    return options(DIRECTORY.resolve("cache"));
  }

  /** Returns options with this emulator as runtime and compiler. */
  public HipOptions options(Path cache) {
    return new HipOptions(library.toString(), null, 0, cache, null);
  }

  /** Returns the file of this copy's library. */
  public Path library() {
    return library;
  }

  /** Returns the program that tests the emulator itself; leaves the test out without one. */
  public static List<Path> selftest() {
    Path program = DIRECTORY.resolve("selftest");
    if (!Files.exists(program)) {
      throw Required.HIP.missing("HIP emulator's own test left out: it was not built");
    }
    return List.of(program, BUILT);
  }

  private MethodHandle handle(String name, FunctionDescriptor descriptor) {
    return Linker.nativeLinker().downcallHandle(symbols.findOrThrow(name), descriptor);
  }

  /** Changes a setting. */
  public void set(String name, String value) {
    MethodHandle set =
        handle("tornorm_emulator_set", FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS));
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment cName = arena.allocateFrom(name);
      MemorySegment cValue = arena.allocateFrom(value);
      assertEquals(
          0, GpuDriver.invoke(() -> (int) set.invokeExact(cName, cValue)), name + "=" + value);
    }
  }

  /**
   * Makes a call fail.
   *
   * @param function of HIP or hiprtc; "*" for any
   * @param after how many calls of it still succeed
   * @param status what it returns; {@link #LOST} loses the device
   */
  public void fail(String function, int after, int status) {
    MethodHandle fail =
        handle("tornorm_emulator_fail", FunctionDescriptor.ofVoid(ADDRESS, JAVA_INT, JAVA_INT));
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment name = arena.allocateFrom(function);
      GpuDriver.invoke(
          () -> {
            fail.invokeExact(name, after, status);
            return null;
          });
    }
  }

  /** Forgets the faults that are still to come, and returns whether there were any. */
  public boolean takeFaults() {
    return count("take_faults") > 0;
  }

  /** Frees everything, forgets faults and counts. */
  public void reset() {
    MethodHandle reset = handle("tornorm_emulator_reset", FunctionDescriptor.ofVoid());
    GpuDriver.invoke(
        () -> {
          reset.invokeExact();
          return null;
        });
  }

  /** Returns one of the emulator's counts, such as launches. */
  public long count(String name) {
    MethodHandle count = handle("tornorm_emulator_" + name, FunctionDescriptor.of(JAVA_LONG));
    return GpuDriver.invoke(() -> (long) count.invokeExact());
  }

  /** Checks that nothing is left: no memory, stream, event, module, program. */
  public void assertNothingLive() {
    for (String name : LIVE) {
      assertEquals(0, count(name), name);
    }
  }
}
