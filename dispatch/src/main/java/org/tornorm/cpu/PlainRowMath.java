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

  private final DType dtype;
  private final boolean quantized;

  /** Makes the loops for a type of rows; y is f32 if it is to be quantized. */
  PlainRowMath(DType dtype, boolean quantized) {
    this.dtype = dtype;
    this.quantized = quantized;
  }

  private float load(MemorySegment s, long at, int j) {
    return dtype == DType.BF16
        ? BFloat16.toFloat(s.get(SHORT, at + (long) j * Short.BYTES))
        : s.get(FLOAT, at + (long) j * Float.BYTES);
  }

  private float load(MemorySegment x, long xAt, int j, RowStats row, int col) {
    return dtype == DType.F16 ? row.wide[col] : load(x, xAt, j);
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
    float[] floats = temps.floats;
    for (int done = 0; done < cols; done += Temps.RUN) {
      int run = Math.min(Temps.RUN, cols - done);
      long runAt = xAt + (long) done * Short.BYTES;
      if (from == DType.F16) {
        F16Rows.widen(x, runAt, run, floats, 0);
      } else {
        for (int j = 0; j < run; j++) {
          floats[j] = BFloat16.toFloat(x.get(SHORT, runAt + (long) j * Short.BYTES));
        }
      }
      for (int j = 0; j < run; j++) {
        floats[j] += offset;
      }
      MemorySegment.copy(floats, 0, to, FLOAT, toAt + (long) done * Float.BYTES, run);
    }
  }

  @Override
  public void add(
      MemorySegment x, long xAt, MemorySegment r, long rAt, MemorySegment s, long sAt, int cols) {
    for (int j = 0; j < cols; j++) {
      store(dtype == DType.BF16, s, sAt, j, load(x, xAt, j) + load(r, rAt, j));
    }
  }

  @Override
  public void sums(
      MemorySegment x, long xAt, int cols, RowStats row, int firstCol, int at, Temps temps) {
    double sum = 0;
    double squares = 0;
    for (int j = 0; j < cols; j++) {
      float e = load(x, xAt, j, row, firstCol + j) - row.mean;
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
      float v = load(x, xAt, j, row, col);
      v = scaled(normalize(v, row, weights, col), weights, col);
      if (dtype == DType.F16 && !quantized) {
        row.wide[col] = v;
      } else {
        store(dtype == DType.BF16 && !quantized, y, yAt, j, v);
      }
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
