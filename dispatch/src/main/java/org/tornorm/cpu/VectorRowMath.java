package org.tornorm.cpu;

import static java.nio.ByteOrder.LITTLE_ENDIAN;
import static jdk.incubator.vector.VectorOperators.F2D;
import static jdk.incubator.vector.VectorOperators.IS_NAN;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.MAX;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;
import org.tornorm.DType;

/**
 * Loops in the Vector API, made by {@link RowMaths} and loaded only where jdk.incubator.vector is
 * in the boot layer. Columns behind the last full vector are left to {@link PlainRowMath}.
 */
final class VectorRowMath implements RowMath {
  private static final RowMaths.Key KEY = RowMaths.Key.of(MethodHandles.lookup());
  private static final int BITS = KEY.vectorBits();
  private static final int BYTES = KEY.bf16() ? Short.BYTES : Float.BYTES;
  private static final PlainRowMath TAIL = new PlainRowMath(KEY.bf16());

  private static final VectorShape SHAPE = VectorShape.forBitSize(BITS);
  private static final VectorSpecies<Float> F = VectorSpecies.of(float.class, SHAPE);
  private static final VectorSpecies<Integer> I = VectorSpecies.of(int.class, SHAPE);
  private static final VectorSpecies<Double> D = VectorSpecies.of(double.class, SHAPE);
  private static final VectorSpecies<Short> S =
      VectorSpecies.of(short.class, VectorShape.forBitSize(BITS / 2));
  private static final int LANES = F.length();
  private static final int DOUBLES = D.length();

  /** Null at 128 bits: there is no vector of four bytes. */
  private static final VectorSpecies<Byte> B =
      LANES < 8 ? null : VectorSpecies.of(byte.class, VectorShape.forBitSize(BITS / 4));

  /**
   * Each of two accumulators takes 16 addends a lane in f32 before it is widened: rounding then
   * stays under 8 ulp of the sum even where it always goes the same way, as in a constant row.
   */
  private static final int BLOCK = 32 * LANES;

  /** Deviations are summed times this power of two, so that no block of finite ones overflows. */
  private static final float SUM_UNIT = 0x1p-10f;

  /** Adding it rounds a float under 2^22 to an integer, ties to even, in the low bits. */
  private static final float RINT = 0x1.8p23f;

  private static FloatVector load(MemorySegment s, long at, int j) {
    return KEY.bf16() ? loadBf16(s, at, j) : loadF32(s, at, j);
  }

  private static void store(MemorySegment s, long at, int j, FloatVector v) {
    if (KEY.bf16()) {
      storeBf16(s, at, j, v);
    } else {
      storeF32(s, at, j, v);
    }
  }

  private static FloatVector loadF32(MemorySegment s, long at, int j) {
    return FloatVector.fromMemorySegment(F, s, at + (long) j * Float.BYTES, LITTLE_ENDIAN);
  }

  private static void storeF32(MemorySegment s, long at, int j, FloatVector v) {
    v.intoMemorySegment(s, at + (long) j * Float.BYTES, LITTLE_ENDIAN);
  }

  private static FloatVector loadBf16(MemorySegment s, long at, int j) {
    return ShortVector.fromMemorySegment(S, s, at + (long) j * Short.BYTES, LITTLE_ENDIAN)
        .castShape(I, 0)
        .reinterpretAsInts()
        .lanewise(LSHL, 16)
        .reinterpretAsFloats();
  }

  private static void storeBf16(MemorySegment s, long at, int j, FloatVector v) {
    IntVector bits = v.reinterpretAsInts();
    IntVector rounded = bits.add(bits.lanewise(LSHR, 16).and(1)).add(0x7fff);
    VectorMask<Float> nan = v.test(IS_NAN);
    rounded
        .blend(bits.or(0x400000), nan.cast(I))
        .lanewise(LSHR, 16)
        .castShape(S, 0)
        .reinterpretAsShorts()
        .intoMemorySegment(s, at + (long) j * Short.BYTES, LITTLE_ENDIAN);
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
    int bound = F.loopBound(cols);
    switch (from) {
      // The Vector API cannot convert f16. The JIT compiler can, and the plain loops let it.
      case F16 -> bound = 0;
      case BF16 -> {
        for (int j = 0; j < bound; j += LANES) {
          storeF32(to, toAt, j, loadBf16(x, xAt, j).add(offset));
        }
      }
      default -> {
        for (int j = 0; j < bound; j += LANES) {
          storeF32(to, toAt, j, loadF32(x, xAt, j).add(offset));
        }
      }
    }
    if (bound < cols) {
      long xTail = xAt + (long) bound * from.bytes();
      long toTail = toAt + (long) bound * Float.BYTES;
      TAIL.widen(from, x, xTail, cols - bound, offset, to, toTail, temps);
    }
  }

  @Override
  public void narrow(MemorySegment x, long xAt, int cols, MemorySegment y, long yAt, Temps temps) {
    TAIL.narrow(x, xAt, cols, y, yAt, temps);
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
  public void sums(MemorySegment x, long xAt, int cols, RowStats row, int at, Temps temps) {
    DoubleVector total = DoubleVector.zero(D);
    DoubleVector totalSquares = total;
    FloatVector unit = FloatVector.broadcast(F, SUM_UNIT);
    FloatVector mean = FloatVector.broadcast(F, row.mean);
    int bound = F.loopBound(cols);
    for (int from = 0; from < bound; from += BLOCK) {
      int to = Math.min(from + BLOCK, bound);
      FloatVector a = FloatVector.zero(F);
      FloatVector b = a;
      FloatVector aa = a;
      FloatVector bb = a;
      int j = from;
      for (; j < to - LANES; j += 2 * LANES) {
        FloatVector p = load(x, xAt, j).sub(mean);
        FloatVector q = load(x, xAt, j + LANES).sub(mean);
        a = p.fma(unit, a);
        b = q.fma(unit, b);
        aa = p.fma(p, aa);
        bb = q.fma(q, bb);
      }
      if (j < to) {
        FloatVector p = load(x, xAt, j).sub(mean);
        a = p.fma(unit, a);
        aa = p.fma(p, aa);
      }
      a = a.add(b);
      aa = aa.add(bb);
      total = total.add(a.convertShape(F2D, D, 0)).add(a.convertShape(F2D, D, 1));
      totalSquares = totalSquares.add(aa.convertShape(F2D, D, 0)).add(aa.convertShape(F2D, D, 1));
    }
    // Not by reduceLanes: it has no fixed order, and may change when the method is compiled.
    total.intoArray(temps.lanes, 0);
    totalSquares.intoArray(temps.lanes, DOUBLES);
    double sum = 0;
    double squares = 0;
    if (bound < cols) {
      TAIL.sums(x, xAt + (long) bound * BYTES, cols - bound, row, at, temps);
      sum = row.partials[at];
      squares = row.partials[at + 1];
    }
    for (int lane = 0; lane < DOUBLES; lane++) {
      sum += temps.lanes[lane] / SUM_UNIT;
      squares += temps.lanes[DOUBLES + lane];
    }
    row.partials[at] = sum;
    row.partials[at + 1] = squares;
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
    if (!KEY.beta()) {
      return KEY.gamma() ? y.mul(loadF32(gamma, gammaAt, col)) : y;
    }
    // One rounding less where beta cancels.
    FloatVector b = loadF32(beta, betaAt, col);
    return KEY.gamma() ? y.fma(loadF32(gamma, gammaAt, col), b) : y.add(b);
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
      v = normalize(v, mean, shift, rstd, gamma, gammaAt, beta, betaAt, firstCol + j);
      store(y, yAt, j, v);
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
      if (KEY.xscale()) {
        v = v.mul(loadF32(xscale, xscaleAt, col));
      }
      max = max.max(v.reinterpretAsInts().and(0x7fffffff));
    }
    int most = max.reduceLanes(MAX);
    if (bound < cols) {
      long done = (long) bound * BYTES;
      int tail = TAIL.maxAbsBits(x, xAt + done, cols - bound, row, weights, firstCol + bound);
      most = Math.max(most, tail);
    }
    return most;
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
    FloatVector up = FloatVector.broadcast(F, row.up);
    FloatVector upScale = FloatVector.broadcast(F, row.upScale);
    MemorySegment gamma = weights.gamma;
    MemorySegment beta = weights.beta;
    MemorySegment xscale = weights.xscale;
    long gammaAt = weights.gammaAt;
    long betaAt = weights.betaAt;
    long xscaleAt = weights.xscaleAt;
    int bound = B == null ? 0 : F.loopBound(cols);
    for (int j = 0; j < bound; j += LANES) {
      int col = firstCol + j;
      FloatVector v =
          normalize(load(x, xAt, j), mean, shift, rstd, gamma, gammaAt, beta, betaAt, col);
      if (KEY.xscale()) {
        v = v.mul(loadF32(xscale, xscaleAt, col));
      }
      v.mul(up)
          .div(upScale)
          .min(127f)
          .max(-127f)
          .add(RINT)
          .reinterpretAsInts()
          .castShape(B, 0)
          .reinterpretAsBytes()
          .intoMemorySegment(q, qAt + j, LITTLE_ENDIAN);
    }
    if (bound < cols) {
      long done = (long) bound * BYTES;
      TAIL.quantize(x, xAt + done, cols - bound, row, weights, firstCol + bound, q, qAt + bound);
    }
  }
}
