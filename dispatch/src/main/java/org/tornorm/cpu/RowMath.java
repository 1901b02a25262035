package org.tornorm.cpu;

import java.lang.foreign.MemorySegment;
import org.tornorm.DType;

/**
 * The loops of a norm over a run of columns of one row, made for one type of rows. An f16 row is
 * read from {@code row.wide}, where {@link F16Rows} put it, and not from x. Weights are f32. {@code
 * cols} counts elements, offsets are bytes, and every segment is native memory at any alignment.
 * Sums are f32 over short runs and double beyond, in an order that depends on {@code cols} only.
 *
 * <p>Each loop is small and stands alone: the JIT compiler keeps vectors in registers only where it
 * inlines everything between a load and a store.
 */
interface RowMath {
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

  /** Writes {@code round(x + r)} of bf16 or f32 rows; the result may be either. */
  void add(
      MemorySegment x, long xAt, MemorySegment r, long rAt, MemorySegment s, long sAt, int cols);

  /**
   * Writes the sum of {@code e = x - row.mean} and the sum of {@code e * e} to {@code
   * row.partials[at, at + 1]}. The first is finite wherever every e is; the second is infinite
   * where f32 overflows.
   */
  void sums(MemorySegment x, long xAt, int cols, RowStats row, int firstCol, int at, Temps temps);

  /**
   * Writes y, {@code xscale} included: as f32 if it is to be quantized, else in the type of the
   * rows, f16 rows back to {@code row.wide}. It may be x if that has the same type.
   */
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
   * Returns the largest {@code |y|} of an f32 y as its bits. Their order puts infinity and NaN on
   * top, so a result of 0x7f800000 or more says that there is one.
   */
  int maxAbsBits(MemorySegment y, long yAt, int cols);

  /** Writes a finite f32 y as int8, {@code clamp(rint(y * row.up / row.upScale))}. */
  void quantize(MemorySegment y, long yAt, int cols, RowStats row, MemorySegment q, long qAt);
}
