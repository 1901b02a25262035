package org.tornorm.cpu;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.tornorm.BFloat16;
import org.tornorm.DType;

/** Scalar loops: used without the Vector API, and for the columns behind the last full vector. */
final class PlainRowMath implements RowMath {
  private static final ValueLayout.OfShort SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfFloat FLOAT =
      ValueLayout.JAVA_FLOAT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final boolean bf16;
  private final boolean toBf16;

  /** Makes the loops for rows of bf16 or f32, and y of bf16 or f32. */
  PlainRowMath(boolean bf16, boolean toBf16) {
    this.bf16 = bf16;
    this.toBf16 = toBf16;
  }

  private float load(MemorySegment s, long at, int j) {
    return bf16
        ? BFloat16.toFloat(s.get(SHORT, at + (long) j * Short.BYTES))
        : s.get(FLOAT, at + (long) j * Float.BYTES);
  }

  private static void store(boolean bf16, MemorySegment s, long at, int j, float value) {
    if (bf16) {
      s.set(SHORT, at + (long) j * Short.BYTES, BFloat16.fromFloat(value));
    } else {
      s.set(FLOAT, at + (long) j * Float.BYTES, value);
    }
  }

  private static float f32(MemorySegment s, long at, int j) {
    return s.get(FLOAT, at + (long) j * Float.BYTES);
  }

  private static float normalize(float x, RowStats row, Weights w, int col) {
    float y = (x * row.unit - row.mean - row.shift) * row.rstd;
    if (w.gamma != null && w.beta != null) {
      return Math.fma(y, f32(w.gamma, w.gammaAt, col), f32(w.beta, w.betaAt, col));
    }
    if (w.gamma != null) {
      return y * f32(w.gamma, w.gammaAt, col);
    }
    return w.beta != null ? y + f32(w.beta, w.betaAt, col) : y;
  }

  private static float scaled(float y, Weights w, int col) {
    return w.xscale == null ? y : y * f32(w.xscale, w.xscaleAt, col);
  }

  @Override
  public void widen(
      DType from,
      MemorySegment x,
      long xAt,
      int cols,
      float offset,
      MemorySegment to,
      long toAt,
      Temps temps) {
    if (from == DType.F32) {
      for (int j = 0; j < cols; j++) {
        to.set(FLOAT, toAt + (long) j * Float.BYTES, f32(x, xAt, j) + offset);
      }
      return;
    }
    // Between arrays the JIT compiler turns these loops into vector conversions.
    short[] halves = temps.halves;
    float[] floats = temps.floats;
    for (int done = 0; done < cols; done += Temps.RUN) {
      int run = Math.min(Temps.RUN, cols - done);
      MemorySegment.copy(x, SHORT, xAt + (long) done * Short.BYTES, halves, 0, run);
      if (from == DType.F16) {
        for (int j = 0; j < run; j++) {
          floats[j] = Float.float16ToFloat(halves[j]) + offset;
        }
      } else {
        for (int j = 0; j < run; j++) {
          floats[j] = BFloat16.toFloat(halves[j]) + offset;
        }
      }
      MemorySegment.copy(floats, 0, to, FLOAT, toAt + (long) done * Float.BYTES, run);
    }
  }

  @Override
  public void narrow(MemorySegment x, long xAt, int cols, MemorySegment y, long yAt, Temps temps) {
    short[] halves = temps.halves;
    float[] floats = temps.floats;
    for (int done = 0; done < cols; done += Temps.RUN) {
      int run = Math.min(Temps.RUN, cols - done);
      MemorySegment.copy(x, FLOAT, xAt + (long) done * Float.BYTES, floats, 0, run);
      for (int j = 0; j < run; j++) {
        halves[j] = Float.floatToFloat16(floats[j]);
      }
      MemorySegment.copy(halves, 0, y, SHORT, yAt + (long) done * Short.BYTES, run);
    }
  }

  @Override
  public void add(
      MemorySegment x, long xAt, MemorySegment r, long rAt, MemorySegment s, long sAt, int cols) {
    for (int j = 0; j < cols; j++) {
      store(bf16, s, sAt, j, load(x, xAt, j) + load(r, rAt, j));
    }
  }

  @Override
  public void sums(MemorySegment x, long xAt, int cols, RowStats row, int at, Temps temps) {
    double sum = 0;
    double squares = 0;
    for (int j = 0; j < cols; j++) {
      float e = load(x, xAt, j) - row.mean;
      sum += e;
      squares += e * e;
    }
    row.partials[at] = sum;
    row.partials[at + 1] = squares;
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
      int col = firstCol + j;
      float v = scaled(normalize(load(x, xAt, j), row, weights, col), weights, col);
      store(toBf16, y, yAt, j, v);
    }
  }

  @Override
  public int maxAbsBits(MemorySegment y, long yAt, int cols) {
    int max = 0;
    for (int j = 0; j < cols; j++) {
      max = Math.max(max, Float.floatToRawIntBits(f32(y, yAt, j)) & 0x7fffffff);
    }
    return max;
  }

  @Override
  public void quantize(
      MemorySegment y, long yAt, int cols, RowStats row, MemorySegment q, long qAt) {
    for (int j = 0; j < cols; j++) {
      double rounded = Math.rint(f32(y, yAt, j) * row.up / row.upScale);
      q.set(JAVA_BYTE, qAt + j, (byte) Math.clamp(rounded, -127, 127));
    }
  }
}
