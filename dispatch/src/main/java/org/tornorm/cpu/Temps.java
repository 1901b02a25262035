package org.tornorm.cpu;

/** Room for intermediate values of one thread. */
final class Temps {
  /** How many elements are converted at a time: those of a chunk. */
  static final int RUN = CpuRun.CHUNK_COLS;

  /** The most lanes of double that a vector may have. */
  private static final int MAX_LANES = 8;

  /** The lanes of two sums. */
  final double[] lanes = new double[2 * MAX_LANES];

  final short[] halves = new short[RUN];
  final float[] floats = new float[RUN];
}
