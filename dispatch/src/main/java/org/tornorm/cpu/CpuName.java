package org.tornorm.cpu;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The processor's name, so that figures measured on one are not used on another. */
final class CpuName {
  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

  private CpuName() {}

  /** Returns the processor's name where the system tells it, else the architecture. */
  static String get() {
    String architecture = System.getProperty("os.arch");
    try (var lines = Files.lines(CPU_INFO)) {
      return lines
          .filter(l -> l.startsWith("model name") && l.contains(":"))
          .findFirst()
          .map(l -> architecture + ", " + l.substring(l.indexOf(':') + 1).strip())
          .orElse(architecture);
    } catch (IOException | UncheckedIOException e) {
      return architecture;
    }
  }
}
