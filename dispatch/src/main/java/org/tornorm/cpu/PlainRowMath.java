package org.tornorm.cpu;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.nio.ByteOrder;
import org.tornorm.BFloat16;
import org.tornorm.DType;

/** Scalar loops: used without the Vector API, and for the columns behind the last full vector. */
final class PlainRowMath implements RowMath {
  private static final DType DTYPE = RowMaths.Key.of(MethodHandles.lookup()).dtype();
  private static final int BYTES = DTYPE.bytes();
  private static final ValueLayout.OfShort SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfFloat FLOAT =
      ValueLayout.JAVA_FLOAT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private static float load(MemorySegment s, long at, int j) {
    long address = at + (long) j * BYTES;
    return switch (DTYPE) {
      case F16 -> Float.float16ToFloat(s.get(SHORT, address));
      case BF16 -> BFloat16.toFloat(s.get(SHORT, address));
      default -> s.get(FLOAT, address);
    };
  }

  private static void store(MemorySegment s, long at, int j, float value) {
    long address = at + (long) j * BYTES;
    switch (DTYPE) {
      case F16 -> s.set(SHORT, address, Float.floatToFloat16(value));
      case BF16 -> s.set(SHORT, address, BFloat16.fromFloat(value));
      default -> s.set(FLOAT, address, value);
    }
  }

  private static float weight(MemorySegment s, long at, int col) {
    return s.get(FLOAT, at + (long) col * Float.BYTES);
  }

  private static float normalize(float x, RowStats row, Weights w, int col) {
    float y = (x - row.mean - row.shift) * row.rstd;
    if (w.gamma != null && w.beta != null) {
      y = Math.fma(y, weight(w.gamma, w.gammaAt, col), weight(w.beta, w.betaAt, col));
    } else if (w.gamma != null) {
      y *= weight(w.gamma, w.gammaAt, col);
    } else if (w.beta != null) {
      y += weight(w.beta, w.betaAt, col);
    }
    if (w.xscale != null) {
      y *= weight(w.xscale, w.xscaleAt, col);
    }
    return y;
  }

  @Override
  public void add(
      MemorySegment x, long xAt, MemorySegment r, long rAt, MemorySegment s, long sAt, int cols) {
    for (int j = 0; j < cols; j++) {
      store(s, sAt, j, load(x, xAt, j) + load(r, rAt, j));
    }
  }

  @Override
  public void sums(MemorySegment x, long xAt, int cols, float mean, double[] sums, int at) {
    double sum = 0;
    double squares = 0;
    for (int j = 0; j < cols; j++) {
      float e = load(x, xAt, j) - mean;
      sum += e;
      squares += e * e;
    }
    sums[at] = sum;
    sums[at + 1] = squares;
  }

  @Override
  public void apply(
      MemorySegment x,
      long xAt,
      int cols,
      RowStats row,
      Weights weights,
      int firstCol,
      MemorySegment y,
      long yAt) {
    for (int j = 0; j < cols; j++) {
      store(y, yAt, j, normalize(load(x, xAt, j), row, weights, firstCol + j));
    }
  }

  @Override
  public int maxAbsBits(
      MemorySegment x, long xAt, int cols, RowStats row, Weights weights, int firstCol) {
    int max = 0;
    for (int j = 0; j < cols; j++) {
      float y = normalize(load(x, xAt, j), row, weights, firstCol + j);
      max = Math.max(max, Float.floatToRawIntBits(y) & 0x7fffffff);
    }
    return max;
  }

  @Override
  public void quantize(
      MemorySegment x,
      long xAt,
      int cols,
      RowStats row,
      Weights weights,
      int firstCol,
      MemorySegment q,
      long qAt) {
    for (int j = 0; j < cols; j++) {
      float y = normalize(load(x, xAt, j), row, weights, firstCol + j);
      double rounded = Math.rint(y * row.up / row.upScale);
      q.set(JAVA_BYTE, qAt + j, (byte) Math.clamp(rounded, -127, 127));
    }
  }

  @Override
  public void widen(
      MemorySegment from, long fromAt, int cols, float offset, MemorySegment to, long toAt) {
    for (int j = 0; j < cols; j++) {
      to.set(FLOAT, toAt + (long) j * Float.BYTES, load(from, fromAt, j) + offset);
    }
  }
}
