package org.tornorm.cpu;

/** What is known of one row while it is worked on. RMS leaves mean and shift at 0. */
final class RowStats {
  /** The f32 mean, and its rounding error: {@code e = (x - mean) - shift}. */
  float mean;

  float shift;
  float rstd;

  /** The quantization scale times {@link #up}, a power of two that keeps both out of subnormals. */
  float upScale;

  float up;

  /** Two partial results for each chunk of columns. */
  final double[] partials;

  RowStats(int chunks) {
    partials = new double[2 * chunks];
  }
}
