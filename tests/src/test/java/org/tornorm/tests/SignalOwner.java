package org.tornorm.tests;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells whose handler a signal has. */
public final class SignalOwner {
  public static final int SIGILL = 4;
  public static final int SIGSEGV = 11;

  public static final String JVM = "libjvm.so";

  private static final Linker LINKER = Linker.nativeLinker();

  private SignalOwner() {}

  static MethodHandle libc(String name, FunctionDescriptor descriptor) {
    return LINKER.downcallHandle(LINKER.defaultLookup().find(name).orElseThrow(), descriptor);
  }

  private static void sigaction(int signal, MemorySegment action, MemorySegment old)
      throws Throwable {
    MethodHandle sigaction =
        libc("sigaction", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, ADDRESS));
    assertEquals(0, (int) sigaction.invokeExact(signal, action, old));
  }

  /** Returns a signal's struct sigaction. */
  static MemorySegment action(int signal) throws Throwable {
    MemorySegment action = Arena.ofAuto().allocate(256, 16);
    sigaction(signal, MemorySegment.NULL, action);
    return action;
  }

  static void install(int signal, MemorySegment action) throws Throwable {
    sigaction(signal, action, MemorySegment.NULL);
  }

  /** Returns the file name of the library that has the handler, or its address. */
  public static String of(int signal) throws Throwable {
    return fileAt(action(signal).get(ADDRESS, 0).address());
  }

  private static String fileAt(long address) throws IOException {
    // from-to permissions offset device inode path
    for (String line : Files.readAllLines(Path.of("/proc/self/maps"))) {
      String[] words = line.split("\\s+", 6);
      String[] range = words[0].split("-");
      if (Long.compareUnsigned(Long.parseUnsignedLong(range[0], 16), address) <= 0
          && Long.compareUnsigned(address, Long.parseUnsignedLong(range[1], 16)) < 0) {
        return Path.of(words[5]).getFileName().toString();
      }
    }
    return Long.toHexString(address);
  }
}
