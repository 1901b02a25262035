package org.tornorm.cpu;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * Converts rows of f16 to f32 and back. The Vector API cannot, but the JIT compiler turns these
 * loops into vector conversions: each has an array on one side at least, for it must know that what
 * is written is not what is read.
 */
final class F16Rows {
  private static final ValueLayout.OfShort SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private F16Rows() {}

  /** Widens elements to {@code to[toAt ...]}. */
  static void widen(MemorySegment x, long xAt, int cols, float[] to, int toAt) {
    for (int j = 0; j < cols; j++) {
      to[toAt + j] = Float.float16ToFloat(x.get(SHORT, xAt + (long) j * Short.BYTES));
    }
  }

  /** Rounds {@code x[at ...]} to f16. */
  static void narrow(float[] x, int at, int cols, MemorySegment y, long yAt) {
    for (int j = 0; j < cols; j++) {
      y.set(SHORT, yAt + (long) j * Short.BYTES, Float.floatToFloat16(x[at + j]));
    }
  }

  /**
   * Writes {@code round(x + r)} to s, and widened to {@code to[toAt ...]}; s may be x or r. At most
   * {@link Temps#RUN} columns.
   */
  static void add(
      MemorySegment x,
      long xAt,
      MemorySegment r,
      long rAt,
      int cols,
      MemorySegment s,
      long sAt,
      float[] to,
      int toAt,
      Temps temps) {
    short[] halves = temps.halves;
    for (int j = 0; j < cols; j++) {
      float v = Float.float16ToFloat(x.get(SHORT, xAt + (long) j * Short.BYTES));
      float w = Float.float16ToFloat(r.get(SHORT, rAt + (long) j * Short.BYTES));
      halves[j] = Float.floatToFloat16(v + w);
    }
    for (int j = 0; j < cols; j++) {
      to[toAt + j] = Float.float16ToFloat(halves[j]);
    }
    MemorySegment.copy(halves, 0, s, SHORT, sAt, cols);
  }
}
