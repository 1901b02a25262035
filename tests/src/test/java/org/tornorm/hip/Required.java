package org.tornorm.hip;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import org.junit.jupiter.api.Assumptions;

/**
 * Parts of the machine that tests need and that may be absent: the test then is left out with one
 * line, or fails where {@code -Dtornorm.require=hip,clang} names the part.
 */
public enum Required {
  /** A C++ compiler for the HIP emulator, and a real libamdhip64. */
  HIP,
  /** clang-22 and its tools. */
  CLANG,
  /** The TornadoVM SDK, and a device that it can use. */
  TORNADO,
  /** An OpenCL device. */
  OPENCL;

  private static final String PROPERTY = "tornorm.require";

  /** Leaves out the test that runs, or fails it; never returns. */
  public AssertionError missing(String what) {
    String line = what;
    if (all().contains(this)) {
      fail(line + ": -D" + PROPERTY + " says that it must be here");
    }
    System.out.println(line);
    return Assumptions.abort(line);
  }

  private static List<Required> all() {
    String value = System.getProperty(PROPERTY, "");
    return List.of(value.split(",")).stream()
        .filter(word -> !word.isBlank())
        .map(String::strip)
        .map(
            word ->
                List.of(values()).stream()
                    .filter(r -> r.name().equalsIgnoreCase(word))
                    .findFirst()
                    .orElseThrow(
                        () ->
                            new AssertionError(
                                "-D"
                                    + PROPERTY
                                    + " names '"
                                    + word
                                    + "': give some of hip, clang, tornado, opencl")))
        .toList();
  }
}
