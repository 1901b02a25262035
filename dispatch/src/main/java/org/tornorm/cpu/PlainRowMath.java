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
  private final boolean adds;
  private final Pass pass;

  PlainRowMath(RowMaths.Key key) {
    dtype = key.dtype();
    quantized = key.quantized();
    adds = key.adds();
    pass = key.pass();
  }

  private float load(MemorySegment s, long at, int j) {
    return dtype == DType.BF16
        ? BFloat16.toFloat(s.get(SHORT, at + (long) j * Short.BYTES))
        : s.get(FLOAT, at + (long) j * Float.BYTES);
  }

  private float load(Row row, int col) {
    return dtype == DType.F16 ? row.wide[col] : load(row.source.segment, row.source.at, col);
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

  private static float normalize(float x, Row row, Weights w, int col) {
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
  public void pass(
      Row read, Row written, Weights weights, int firstCol, int cols, int at, Temps temps) {
    if (adds) {
      for (int col = firstCol; col < firstCol + cols; col++) {
        float s =
            load(read.x.segment, read.x.at, col)
                + load(read.residual.segment, read.residual.at, col);
        store(dtype == DType.BF16, read.source.segment, read.source.at, col, s);
      }
    }
    if (pass.sums) {
      sums(read, firstCol, cols, at);
    }
    if (pass.applies) {
      apply(written, weights, firstCol, cols);
    }
  }

  private void sums(Row row, int firstCol, int cols, int at) {
    double sum = 0;
    double squares = 0;
    for (int col = firstCol; col < firstCol + cols; col++) {
      float e = load(row, col) - row.mean;
      sum += e;
      squares += e * e;
    }
    row.partials[at] = sum;
    row.partials[at + 1] = squares;
  }

  private void apply(Row row, Weights weights, int firstCol, int cols) {
    for (int col = firstCol; col < firstCol + cols; col++) {
      float v = scaled(normalize(load(row, col), row, weights, col), weights, col);
      if (dtype == DType.F16 && !quantized) {
        row.wide[col] = v;
      } else {
        store(dtype == DType.BF16 && !quantized, row.y.segment, row.y.at, col, v);
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
  public void quantize(MemorySegment y, long yAt, int cols, Row row, MemorySegment q, long qAt) {
    for (int j = 0; j < cols; j++) {
      double rounded = Math.rint(f32(y, yAt, j) * row.up / row.upScale);
      q.set(JAVA_BYTE, qAt + j, (byte) Math.clamp(rounded, -127, 127));
    }
  }
}
