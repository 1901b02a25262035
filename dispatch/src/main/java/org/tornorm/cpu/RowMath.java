package org.tornorm.cpu;

import java.lang.foreign.MemorySegment;

/**
 * The loops of a norm over a run of columns of one row. An implementation is compiled for one dtype
 * of x (and one vector width) by {@link RowMaths}; {@code cols} counts elements, offsets are bytes,
 * every segment is native memory at any alignment, and the weights are f32.
 *
 * <p>Sums are f32 over short runs and double beyond, in an order that depends on {@code cols} only.
 */
interface RowMath {
  /** Writes {@code s = round(x + r)} in the dtype of x. */
  void add(
      MemorySegment x, long xAt, MemorySegment r, long rAt, MemorySegment s, long sAt, int cols);

  /**
   * Writes the sum of {@code e = x - mean} and the sum of {@code e * e} to {@code sums[at, at +
   * 1]}. The first is finite wherever every e is; the second is infinite where f32 overflows.
   */
  void sums(MemorySegment x, long xAt, int cols, float mean, double[] sums, int at);

  /** Writes the normalized y in the dtype of x. */
  void apply(
      MemorySegment x,
      long xAt,
      int cols,
      RowStats row,
      Weights weights,
      int firstCol,
      MemorySegment y,
      long yAt);

  /**
   * Returns the largest {@code |y|} as float bits, {@code xscale} included. The order of the bits
   * puts infinity and NaN on top, so a result of 0x7f800000 or more says that the row has one.
   */
  int maxAbsBits(MemorySegment x, long xAt, int cols, RowStats row, Weights weights, int firstCol);

  /** Writes y as int8, {@code clamp(rint(y * row.up / row.upScale))}. */
  void quantize(
      MemorySegment x,
      long xAt,
      int cols,
      RowStats row,
      Weights weights,
      int firstCol,
      MemorySegment q,
      long qAt);

  /** Widens elements of this dtype to f32 and adds {@code offset}. */
  void widen(MemorySegment from, long fromAt, int cols, float offset, MemorySegment to, long toAt);
}
