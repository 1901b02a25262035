package org.tornorm.bench;

import java.util.Locale;
import org.tornorm.CallShape.Residency;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Quantization;

/**
 * One call to be timed.
 *
 * @param measure what is timed
 * @param residual whether x + residual is written out and normalized
 * @param rows M
 * @param cols N
 * @param residency where the data lives before and after the call
 */
public record BenchCase(
    Measure measure,
    Op op,
    boolean residual,
    Quantization quantization,
    DType dtype,
    long rows,
    int cols,
    Residency residency) {
  /** Several times the last-level cache: 60 MB on an H200, 256 MB on the largest servers. */
  private static final long DEVICE_ROTATION_BYTES = 400L << 20;

  private static final long HOST_ROTATION_BYTES = 256L << 20;
  private static final int MAX_SETS = 64;

  /** Returns the spec, with weights and, for smooth quantization, a column scale of x's dtype. */
  NormSpec spec() {
    NormSpec.Builder b = op == Op.RMS ? NormSpec.rms(cols) : NormSpec.layer(cols);
    b.dtype(dtype);
    if (residual) {
      b.fusedAdd();
    }
    return switch (quantization) {
      case NONE -> b.build();
      case DYNAMIC -> b.dynamicInt8().build();
      case SMOOTH -> b.smoothInt8(dtype).build();
    };
  }

  long bytesMoved() {
    return spec().bytesMoved(rows);
  }

  /**
   * Returns how many sets of buffers rotate so that no cache holds them. A single row on the host
   * stays in the cache, as it does behind the layer that made it. The peers script does the same.
   */
  int sets() {
    if (residency == Residency.HOST && rows == 1) {
      return 1;
    }
    long bytes = residency == Residency.HOST ? HOST_ROTATION_BYTES : DEVICE_ROTATION_BYTES;
    return Math.clamp(bytes / bytesMoved() + 1, 1, MAX_SETS);
  }

  /** Returns plain, add, dynamic, add+dynamic and so on. */
  String form() {
    return spec().form();
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s %s %s %s %dx%d on %s data",
        measure,
        op.word(),
        form(),
        dtype.word(),
        rows,
        cols,
        residency.word());
  }
}
