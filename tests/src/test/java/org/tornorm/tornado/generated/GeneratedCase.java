package org.tornorm.tornado.generated;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tornorm.DType;
import org.tornorm.NormSpec;

/**
 * A kernel whose OpenCL C, as TornadoVM generates it, is kept as a test resource.
 *
 * @param name the resource without directory and ending
 * @param rows the rows that the kernel was generated for
 * @param threadsPerRow part of the grid that the kernel wants, as {@code rowsPerGroup}
 */
public record GeneratedCase(
    String name, NormSpec spec, int rows, int threadsPerRow, int rowsPerGroup) {
  /** The largest work-group that the kernels were generated for. */
  public static final int MAX_GROUP = 256;

  /**
   * Short rows that share a group, rows with all features, many rows of the shapes that count for
   * speed, and rows too long for private memory, in each dtype.
   */
  public static List<GeneratedCase> all() {
    List<GeneratedCase> cases = new ArrayList<>();
    for (DType dtype : List.of(DType.F32, DType.F16, DType.BF16)) {
      String prefix = dtype.word() + "-";
      cases.add(
          new GeneratedCase(prefix + "rms-96", NormSpec.rms(96).dtype(dtype).build(), 5, 32, 4));
      cases.add(
          new GeneratedCase(
              prefix + "layer-300-add-smooth-statistics",
              NormSpec.layer(300)
                  .dtype(dtype)
                  .fusedAdd()
                  .smoothInt8(DType.F32)
                  .statistics()
                  .build(),
              6,
              64,
              1));
      cases.add(
          new GeneratedCase(
              prefix + "layer-4096", NormSpec.layer(4096).dtype(dtype).build(), 300, 128, 1));
      cases.add(
          new GeneratedCase(
              prefix + "layer-20000-add",
              NormSpec.layer(20000).dtype(dtype).fusedAdd().build(),
              2,
              256,
              1));
    }
    return cases;
  }

  /** Returns the name of the kernel function. */
  public String entryPoint() {
    return switch (spec.dtype()) {
      case F32 -> "normF32";
      case F16 -> "normF16";
      case BF16 -> "normBf16";
      case I8, F64 -> throw new AssertionError(spec);
    };
  }

  /** Returns the file among the test resources. */
  public Path file() {
    try {
      return Path.of(GeneratedCase.class.getResource("/tornado/" + name + ".cl").toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the kept source. */
  public String source() {
    try {
      return Files.readString(file());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
