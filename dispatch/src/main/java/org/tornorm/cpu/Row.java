package org.tornorm.cpu;

import java.lang.foreign.MemorySegment;

/**
 * One row that is worked on: where its columns lie and what is known of them. RMS leaves unit at 1,
 * mean and shift at 0.
 */
final class Row {
  /** The row as given. */
  final Span x = new Span();

  final Span residual = new Span();

  /** What is normalized: the row as given, or its sum with the residual. */
  final Span source = new Span();

  /** Where y goes: f32 scratch if it is to be quantized. */
  final Span y = new Span();

  final Span q = new Span();

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

  /** Which half of a thread's scratch is this row's. */
  int scratchSlot;

  /** Two partial results for each chunk of columns. */
  final double[] partials;

  /** An f16 row as f32; null for other types, which are read where they lie. */
  final float[] wide;

  Row(int chunks, int wideCols) {
    partials = new double[2 * chunks];
    wide = wideCols == 0 ? null : new float[wideCols];
  }

  /** Lets go of the segments. */
  void forget() {
    x.segment = null;
    residual.segment = null;
    source.segment = null;
    y.segment = null;
    q.segment = null;
  }

  /** Native memory of a row, and the byte at which its first column is. */
  static final class Span {
    MemorySegment segment;
    long at;

    void set(MemorySegment newSegment, long newAt) {
      segment = newSegment;
      at = newAt;
    }
  }
}
