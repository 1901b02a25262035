package org.tornorm.cpu;

import static java.nio.ByteOrder.LITTLE_ENDIAN;
import static jdk.incubator.vector.VectorOperators.F2D;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.OR;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;
import org.tornorm.DType;

/**
 * Loops in the Vector API. Loaded only where jdk.incubator.vector is in the boot layer. Columns
 * behind the last full vector are left to {@link PlainRowMath}.
 */
final class VectorRowMath implements RowMath {
  private static final RowMaths.Key KEY = RowMaths.Key.of(MethodHandles.lookup());
  private static final DType DTYPE = KEY.dtype();
  private static final int BYTES = DTYPE.bytes();
  private static final RowMath TAIL = RowMaths.of(DTYPE, 0);

  private static final VectorShape SHAPE = VectorShape.forBitSize(KEY.vectorBits());
  private static final VectorSpecies<Float> F = VectorSpecies.of(float.class, SHAPE);
  private static final VectorSpecies<Integer> I = VectorSpecies.of(int.class, SHAPE);
  private static final VectorSpecies<Double> D = VectorSpecies.of(double.class, SHAPE);
  private static final VectorSpecies<Short> S =
      VectorSpecies.of(short.class, VectorShape.forBitSize(KEY.vectorBits() / 2));
  private static final int LANES = F.length();

  /** Null at 128 bits: there is no vector of four bytes. */
  private static final VectorSpecies<Byte> B =
      LANES < 8 ? null : VectorSpecies.of(byte.class, VectorShape.forBitSize(KEY.vectorBits() / 4));

  /**
   * Each of four accumulators takes 16 addends a lane in f32 before it is widened: rounding then
   * stays under 8 ulp of the sum even where it always goes the same way, as in a constant row.
   */
  private static final int BLOCK = 64 * LANES;

  /**
   * Deviations are summed times this power of two, so that no block of finite f32 values overflows.
   */
  private static final float SUM_UNIT = 0x1p-10f;

  /** Adding and subtracting it rounds a float under 2^22 to an integer, ties to even. */
  private static final float RINT = 0x1.8p23f;

  private static FloatVector load(MemorySegment s, long at, int j) {
    long address = at + (long) j * BYTES;
    return switch (DTYPE) {
      case F16 -> fromF16(loadWide(s, address));
      case BF16 -> loadWide(s, address).lanewise(LSHL, 16).reinterpretAsFloats();
      default -> FloatVector.fromMemorySegment(F, s, address, LITTLE_ENDIAN);
    };
  }

  private static IntVector loadWide(MemorySegment s, long address) {
    return (IntVector) ShortVector.fromMemorySegment(S, s, address, LITTLE_ENDIAN).castShape(I, 0);
  }

  private static void store(MemorySegment s, long at, int j, FloatVector v) {
    long address = at + (long) j * BYTES;
    switch (DTYPE) {
      case F16 -> storeNarrow(s, address, toF16(v));
      case BF16 -> storeNarrow(s, address, toBf16(v));
      default -> v.intoMemorySegment(s, address, LITTLE_ENDIAN);
    }
  }

  private static void storeNarrow(MemorySegment s, long address, IntVector bits) {
    ((ShortVector) bits.castShape(S, 0)).intoMemorySegment(s, address, LITTLE_ENDIAN);
  }

  private static IntVector toBf16(FloatVector v) {
    IntVector bits = v.reinterpretAsInts();
    IntVector rounded = bits.add(bits.lanewise(LSHR, 16).and(1)).add(0x7fff);
    VectorMask<Integer> nan = bits.and(0x7fffffff).compare(GT, 0x7f800000);
    return rounded.blend(bits.or(0x400000), nan).lanewise(LSHR, 16);
  }

  /** Widens sign-extended f16 bits. */
  private static FloatVector fromF16(IntVector h) {
    // Exponents are rebiased by an exact product, which also normalizes subnormals.
    FloatVector f = h.lanewise(LSHL, 13).and(0x8fffe000).reinterpretAsFloats().mul(0x1p112f);
    VectorMask<Float> special = f.abs().compare(GE, 0x1p16f);
    return f.reinterpretAsInts().lanewise(OR, 0x7f800000, special.cast(I)).reinterpretAsFloats();
  }

  private static IntVector toF16(FloatVector v) {
    IntVector bits = v.reinterpretAsInts();
    IntVector abs = bits.and(0x7fffffff);
    // 2^16 and beyond become 2^16, whose rebiased bits are those of infinity.
    IntVector capped = abs.min(0x47800000);
    IntVector normal =
        capped
            .add(capped.lanewise(LSHR, 13).and(1))
            .add(0xfff - ((127 - 15) << 23))
            .lanewise(LSHR, 13);
    // Under 2^-14 the sum with 1/2 has the spacing of f16 subnormals, and rounds to it.
    IntVector subnormal = abs.reinterpretAsFloats().add(0.5f).reinterpretAsInts().sub(0x3f000000);
    IntVector half =
        normal
            .blend(subnormal, abs.compare(LT, (127 - 14) << 23))
            .blend(0x7e00, abs.compare(GT, 0x7f800000));
    return half.or(bits.lanewise(LSHR, 16).and(0x8000));
  }

  private static FloatVector weight(MemorySegment s, long at, int col) {
    return FloatVector.fromMemorySegment(F, s, at + (long) col * Float.BYTES, LITTLE_ENDIAN);
  }

  private static DoubleVector widened(FloatVector v, DoubleVector to) {
    return to.add(v.convertShape(F2D, D, 0)).add(v.convertShape(F2D, D, 1));
  }

  /** Adds the lanes in their order; the order of reduceLanes may change with the compiler. */
  private static double ordered(DoubleVector v) {
    double sum = 0;
    for (int lane = 0; lane < D.length(); lane++) {
      sum += v.lane(lane);
    }
    return sum;
  }

  @Override
  public void add(
      MemorySegment x, long xAt, MemorySegment r, long rAt, MemorySegment s, long sAt, int cols) {
    int bound = F.loopBound(cols);
    for (int j = 0; j < bound; j += LANES) {
      store(s, sAt, j, load(x, xAt, j).add(load(r, rAt, j)));
    }
    if (bound < cols) {
      long done = (long) bound * BYTES;
      TAIL.add(x, xAt + done, r, rAt + done, s, sAt + done, cols - bound);
    }
  }

  @Override
  public void sums(MemorySegment x, long xAt, int cols, float mean, double[] sums, int at) {
    DoubleVector total = DoubleVector.zero(D);
    DoubleVector totalSquares = total;
    FloatVector unit = FloatVector.broadcast(F, SUM_UNIT);
    FloatVector center = FloatVector.broadcast(F, mean);
    int bound = F.loopBound(cols);
    for (int from = 0; from < bound; from += BLOCK) {
      int to = Math.min(from + BLOCK, bound);
      FloatVector a = FloatVector.zero(F);
      FloatVector b = a;
      FloatVector c = a;
      FloatVector d = a;
      FloatVector aa = a;
      FloatVector bb = a;
      FloatVector cc = a;
      FloatVector dd = a;
      int j = from;
      for (; j <= to - 4 * LANES; j += 4 * LANES) {
        FloatVector p = load(x, xAt, j).sub(center);
        FloatVector q = load(x, xAt, j + LANES).sub(center);
        FloatVector r = load(x, xAt, j + 2 * LANES).sub(center);
        FloatVector s = load(x, xAt, j + 3 * LANES).sub(center);
        a = p.fma(unit, a);
        b = q.fma(unit, b);
        c = r.fma(unit, c);
        d = s.fma(unit, d);
        aa = p.fma(p, aa);
        bb = q.fma(q, bb);
        cc = r.fma(r, cc);
        dd = s.fma(s, dd);
      }
      for (; j < to; j += LANES) {
        FloatVector p = load(x, xAt, j).sub(center);
        a = p.fma(unit, a);
        aa = p.fma(p, aa);
      }
      total = widened(a.add(b).add(c.add(d)), total);
      totalSquares = widened(aa.add(bb).add(cc.add(dd)), totalSquares);
    }
    if (bound < cols) {
      TAIL.sums(x, xAt + (long) bound * BYTES, cols - bound, mean, sums, at);
    } else {
      sums[at] = 0;
      sums[at + 1] = 0;
    }
    sums[at] += ordered(total) / SUM_UNIT;
    sums[at + 1] += ordered(totalSquares);
  }

  private static FloatVector normalize(
      FloatVector x,
      FloatVector mean,
      FloatVector shift,
      FloatVector rstd,
      MemorySegment gamma,
      long gammaAt,
      MemorySegment beta,
      long betaAt,
      int col) {
    FloatVector y = x.sub(mean).sub(shift).mul(rstd);
    if (beta == null) {
      return gamma == null ? y : y.mul(weight(gamma, gammaAt, col));
    }
    // One rounding less where beta cancels.
    FloatVector b = weight(beta, betaAt, col);
    return gamma == null ? y.add(b) : y.fma(weight(gamma, gammaAt, col), b);
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
    FloatVector mean = FloatVector.broadcast(F, row.mean);
    FloatVector shift = FloatVector.broadcast(F, row.shift);
    FloatVector rstd = FloatVector.broadcast(F, row.rstd);
    MemorySegment gamma = weights.gamma;
    MemorySegment beta = weights.beta;
    long gammaAt = weights.gammaAt;
    long betaAt = weights.betaAt;
    int bound = F.loopBound(cols);
    for (int j = 0; j < bound; j += LANES) {
      FloatVector v = load(x, xAt, j);
      store(y, yAt, j, normalize(v, mean, shift, rstd, gamma, gammaAt, beta, betaAt, firstCol + j));
    }
    if (bound < cols) {
      long done = (long) bound * BYTES;
      TAIL.apply(x, xAt + done, cols - bound, row, weights, firstCol + bound, y, yAt + done);
    }
  }

  @Override
  public int maxAbsBits(
      MemorySegment x, long xAt, int cols, RowStats row, Weights weights, int firstCol) {
    FloatVector mean = FloatVector.broadcast(F, row.mean);
    FloatVector shift = FloatVector.broadcast(F, row.shift);
    FloatVector rstd = FloatVector.broadcast(F, row.rstd);
    MemorySegment gamma = weights.gamma;
    MemorySegment beta = weights.beta;
    MemorySegment xscale = weights.xscale;
    long gammaAt = weights.gammaAt;
    long betaAt = weights.betaAt;
    long xscaleAt = weights.xscaleAt;
    IntVector max = IntVector.zero(I);
    int bound = F.loopBound(cols);
    for (int j = 0; j < bound; j += LANES) {
      int col = firstCol + j;
      FloatVector v =
          normalize(load(x, xAt, j), mean, shift, rstd, gamma, gammaAt, beta, betaAt, col);
      if (xscale != null) {
        v = v.mul(weight(xscale, xscaleAt, col));
      }
      max = max.max(v.reinterpretAsInts().and(0x7fffffff));
    }
    int tail =
        bound == cols
            ? 0
            : TAIL.maxAbsBits(
                x, xAt + (long) bound * BYTES, cols - bound, row, weights, firstCol + bound);
    return Math.max(max.reduceLanes(MAX), tail);
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
    FloatVector mean = FloatVector.broadcast(F, row.mean);
    FloatVector shift = FloatVector.broadcast(F, row.shift);
    FloatVector rstd = FloatVector.broadcast(F, row.rstd);
    FloatVector upScale = FloatVector.broadcast(F, row.upScale);
    MemorySegment gamma = weights.gamma;
    MemorySegment beta = weights.beta;
    MemorySegment xscale = weights.xscale;
    long gammaAt = weights.gammaAt;
    long betaAt = weights.betaAt;
    long xscaleAt = weights.xscaleAt;
    float up = row.up;
    int bound = B == null ? 0 : F.loopBound(cols);
    for (int j = 0; j < bound; j += LANES) {
      int col = firstCol + j;
      FloatVector v =
          normalize(load(x, xAt, j), mean, shift, rstd, gamma, gammaAt, beta, betaAt, col);
      if (xscale != null) {
        v = v.mul(weight(xscale, xscaleAt, col));
      }
      FloatVector rounded = v.mul(up).div(upScale).add(RINT).sub(RINT).min(127f).max(-127f);
      IntVector integer = (IntVector) rounded.castShape(I, 0);
      ((ByteVector) integer.castShape(B, 0)).intoMemorySegment(q, qAt + j, LITTLE_ENDIAN);
    }
    if (bound < cols) {
      TAIL.quantize(
          x,
          xAt + (long) bound * BYTES,
          cols - bound,
          row,
          weights,
          firstCol + bound,
          q,
          qAt + bound);
    }
  }

  @Override
  public void widen(
      MemorySegment from, long fromAt, int cols, float offset, MemorySegment to, long toAt) {
    int bound = F.loopBound(cols);
    for (int j = 0; j < bound; j += LANES) {
      load(from, fromAt, j)
          .add(offset)
          .intoMemorySegment(to, toAt + (long) j * Float.BYTES, LITTLE_ENDIAN);
    }
    if (bound < cols) {
      TAIL.widen(
          from,
          fromAt + (long) bound * BYTES,
          cols - bound,
          offset,
          to,
          toAt + (long) bound * Float.BYTES);
    }
  }
}
