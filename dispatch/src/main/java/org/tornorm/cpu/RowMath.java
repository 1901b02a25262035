package org.tornorm.cpu;

import java.lang.foreign.MemorySegment;
import org.tornorm.DType;

/**
 * The loops of a norm over a run of columns, made for one type of rows and one {@link Pass}. An f16
 * row is read from {@code row.wide}, where {@link F16Rows} put it, and written there. Weights are
 * f32. {@code cols} counts elements, offsets are bytes, and every segment is native memory at any
 * alignment. Sums are f32 over short runs and double beyond, in an order that depends on {@code
 * cols} only.
 *
 * <p>Each loop is small and stands alone: the JIT compiler keeps vectors in registers only where it
 * inlines everything between a load and a store.
 */
interface RowMath {
  /** What one loop over the columns does. */
  enum Pass {
    /** Adds the residual if there is one, and sums the row up. */
    SUM(true, false),
    /** Sums up how far the elements are from the mean. */
    DEVIATE(true, false),
    /** Writes y. */
    APPLY(false, true),
    /** Writes y of one row and sums up the next, so that memory is read and written at once. */
    APPLY_AND_SUM(true, true);

    final boolean sums;
    final boolean applies;

    Pass(boolean sums, boolean applies) {
      this.sums = sums;
      this.applies = applies;
    }
  }

  /** Widens elements to f32 and adds {@code offset}, of which -0 changes nothing. */
  void widen(
      DType from,
      MemorySegment x,
      long xAt,
      int cols,
      float offset,
      MemorySegment to,
      long toAt,
      Temps temps);

  /**
   * Does the pass for {@code cols} columns from {@code firstCol} on.
   *
   * <p>Sums are written to {@code read.partials[at, at + 1]}: that of {@code e = x - read.mean},
   * finite wherever every e is, and that of {@code e * e}, infinite where f32 overflows. RMS needs
   * and writes only the second, the first pass of LAYER only the first.
   *
   * <p>y, {@code xscale} included, is written as f32 if it is to be quantized, else in the type of
   * the rows, f16 rows back to {@code written.wide}.
   *
   * @param read the row that is summed up, if the pass does
   * @param written the row that y is written of, if the pass does
   */
  void pass(Row read, Row written, Weights weights, int firstCol, int cols, int at, Temps temps);

  /**
   * Returns the largest {@code |y|} of an f32 y as its bits. Their order puts infinity and NaN on
   * top, so a result of 0x7f800000 or more says that there is one.
   */
  int maxAbsBits(MemorySegment y, long yAt, int cols);

  /** Writes a finite f32 y as int8, {@code clamp(rint(y * row.up / row.upScale))}. */
  void quantize(MemorySegment y, long yAt, int cols, Row row, MemorySegment q, long qAt);
}
