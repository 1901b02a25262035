package org.tornorm.cpu;

/** What is known of one row while it is worked on. RMS leaves unit at 1, mean and shift at 0. */
final class RowStats {
  /**
   * A power of two under 1 where {@code x - mean} could overflow, else 1. Mean, shift and rstd are
   * those of {@code x * unit}; the sums are taken before, and so are without it.
   */
  float unit;

  /** The f32 mean, and its rounding error: {@code e = (x * unit - mean) - shift}. */
  float mean;

  float shift;
  float rstd;

  /** The quantization scale times {@link #up}, a power of two that keeps both out of subnormals. */
  float upScale;

  float up;

  /** Two partial results for each chunk of columns. */
  final double[] partials;

  /** An f16 row as f32; null for other types, which are read where they lie. */
  final float[] wide;

  RowStats(int chunks, int wideCols) {
    partials = new double[2 * chunks];
    wide = wideCols == 0 ? null : new float[wideCols];
  }
}
