package org.tornorm.cpu;

import static java.nio.ByteOrder.LITTLE_ENDIAN;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.F2D;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.MAX;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
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
  private static final boolean BF16 = KEY.dtype() == DType.BF16;
  private static final boolean F16 = KEY.dtype() == DType.F16;
  private static final int BYTES = KEY.dtype().bytes();
  private static final int Y_BYTES = KEY.quantized() ? Float.BYTES : BYTES;
  private static final PlainRowMath TAIL = new PlainRowMath(KEY.dtype(), KEY.quantized());

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
   * An accumulator takes 16 addends a lane in f32 before it is widened: rounding then stays under 8
   * ulp of the sum even where it always goes the same way, as in a constant row.
   */
  private static final int BLOCK = 16 * LANES;

  /** Deviations are summed times this power of two, so that no block of finite ones overflows. */
  private static final float SUM_UNIT = 0x1p-10f;

  /** Adding it rounds a float under 2^22 to an integer, ties to even, in the low bits. */
  private static final float RINT = 0x1.8p23f;

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
      case F16 -> bound = 0;
      case BF16 -> widenBf16(x, xAt, bound, offset, to, toAt);
      default -> offsetF32(x, xAt, bound, offset, to, toAt);
    }
    if (bound < cols) {
      long xTail = xAt + (long) bound * from.bytes();
      long toTail = toAt + (long) bound * Float.BYTES;
      TAIL.widen(from, x, xTail, cols - bound, offset, to, toTail, temps);
    }
  }

  private static void widenBf16(
      MemorySegment x, long xAt, int bound, float offset, MemorySegment to, long toAt) {
    for (int j = 0; j < bound; j += LANES) {
      ((IntVector)
              ShortVector.fromMemorySegment(S, x, xAt + (long) j * Short.BYTES, LITTLE_ENDIAN)
                  .castShape(I, 0))
          .lanewise(LSHL, 16)
          .reinterpretAsFloats()
          .add(offset)
          .intoMemorySegment(to, toAt + (long) j * Float.BYTES, LITTLE_ENDIAN);
    }
  }

  private static void offsetF32(
      MemorySegment x, long xAt, int bound, float offset, MemorySegment to, long toAt) {
    for (int j = 0; j < bound; j += LANES) {
      FloatVector.fromMemorySegment(F, x, xAt + (long) j * Float.BYTES, LITTLE_ENDIAN)
          .add(offset)
          .intoMemorySegment(to, toAt + (long) j * Float.BYTES, LITTLE_ENDIAN);
    }
  }

  @Override
  public void add(
      MemorySegment x, long xAt, MemorySegment r, long rAt, MemorySegment s, long sAt, int cols) {
    int bound = F.loopBound(cols);
    for (int j = 0; j < bound; j += LANES) {
      long at = (long) j * BYTES;
      FloatVector v =
          BF16
              ? ((IntVector)
                      ShortVector.fromMemorySegment(S, x, xAt + at, LITTLE_ENDIAN).castShape(I, 0))
                  .lanewise(LSHL, 16)
                  .reinterpretAsFloats()
              : FloatVector.fromMemorySegment(F, x, xAt + at, LITTLE_ENDIAN);
      FloatVector w =
          BF16
              ? ((IntVector)
                      ShortVector.fromMemorySegment(S, r, rAt + at, LITTLE_ENDIAN).castShape(I, 0))
                  .lanewise(LSHL, 16)
                  .reinterpretAsFloats()
              : FloatVector.fromMemorySegment(F, r, rAt + at, LITTLE_ENDIAN);
      FloatVector sum = v.add(w);
      if (BF16) {
        IntVector bits = sum.reinterpretAsInts();
        // A NaN out of arithmetic is quiet, which its upper half shows: it is cut, not rounded.
        IntVector rounded =
            bits.lanewise(
                ADD, bits.lanewise(LSHR, 16).and(1).add(0x7fff), sum.compare(EQ, sum).cast(I));
        ((ShortVector) rounded.lanewise(LSHR, 16).castShape(S, 0))
            .intoMemorySegment(s, sAt + at, LITTLE_ENDIAN);
      } else {
        sum.intoMemorySegment(s, sAt + at, LITTLE_ENDIAN);
      }
    }
    if (bound < cols) {
      long done = (long) bound * BYTES;
      TAIL.add(x, xAt + done, r, rAt + done, s, sAt + done, cols - bound);
    }
  }

  @Override
  public void sums(
      MemorySegment x, long xAt, int cols, RowStats row, int firstCol, int at, Temps temps) {
    DoubleVector total = DoubleVector.zero(D);
    DoubleVector totalSquares = total;
    FloatVector unit = FloatVector.broadcast(F, SUM_UNIT);
    FloatVector mean = FloatVector.broadcast(F, row.mean);
    int bound = F.loopBound(cols);
    for (int from = 0; from < bound; from += BLOCK) {
      int to = Math.min(from + BLOCK, bound);
      FloatVector a = FloatVector.zero(F);
      FloatVector aa = a;
      for (int j = from; j < to; j += LANES) {
        long vAt = xAt + (long) j * BYTES;
        FloatVector v =
            BF16
                ? ((IntVector)
                        ShortVector.fromMemorySegment(S, x, vAt, LITTLE_ENDIAN).castShape(I, 0))
                    .lanewise(LSHL, 16)
                    .reinterpretAsFloats()
                : F16
                    ? FloatVector.fromArray(F, row.wide, firstCol + j)
                    : FloatVector.fromMemorySegment(F, x, vAt, LITTLE_ENDIAN);
        FloatVector e = v.sub(mean);
        a = e.fma(unit, a);
        aa = e.fma(e, aa);
      }
      total = total.add(a.convertShape(F2D, D, 0)).add(a.convertShape(F2D, D, 1));
      totalSquares = totalSquares.add(aa.convertShape(F2D, D, 0)).add(aa.convertShape(F2D, D, 1));
    }
    // Not by reduceLanes: it has no fixed order, and may change when the method is compiled.
    total.intoArray(temps.lanes, 0);
    totalSquares.intoArray(temps.lanes, DOUBLES);
    double sum = 0;
    double squares = 0;
    if (bound < cols) {
      long tailAt = xAt + (long) bound * BYTES;
      TAIL.sums(x, tailAt, cols - bound, row, firstCol + bound, at, temps);
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
    FloatVector unit = FloatVector.broadcast(F, row.unit);
    FloatVector lessMean = FloatVector.broadcast(F, -row.mean);
    FloatVector shift = FloatVector.broadcast(F, row.shift);
    FloatVector rstd = FloatVector.broadcast(F, row.rstd);
    MemorySegment gamma = weights.gamma;
    MemorySegment beta = weights.beta;
    MemorySegment xscale = weights.xscale;
    long weightAt = (long) firstCol * Float.BYTES;
    long gammaAt = weights.gammaAt + weightAt;
    long betaAt = weights.betaAt + weightAt;
    long xscaleAt = weights.xscaleAt + weightAt;
    int bound = F.loopBound(cols);
    for (int j = 0; j < bound; j += LANES) {
      long vAt = xAt + (long) j * BYTES;
      FloatVector v =
          BF16
              ? ((IntVector)
                      ShortVector.fromMemorySegment(S, x, vAt, LITTLE_ENDIAN).castShape(I, 0))
                  .lanewise(LSHL, 16)
                  .reinterpretAsFloats()
              : F16
                  ? FloatVector.fromArray(F, row.wide, firstCol + j)
                  : FloatVector.fromMemorySegment(F, x, vAt, LITTLE_ENDIAN);
      long at = (long) j * Float.BYTES;
      v = (KEY.layer() ? v.fma(unit, lessMean).sub(shift) : v).mul(rstd);
      if (KEY.beta()) {
        // One rounding less where beta cancels.
        FloatVector b = FloatVector.fromMemorySegment(F, beta, betaAt + at, LITTLE_ENDIAN);
        v =
            KEY.gamma()
                ? v.fma(FloatVector.fromMemorySegment(F, gamma, gammaAt + at, LITTLE_ENDIAN), b)
                : v.add(b);
      } else if (KEY.gamma()) {
        v = v.mul(FloatVector.fromMemorySegment(F, gamma, gammaAt + at, LITTLE_ENDIAN));
      }
      if (KEY.xscale()) {
        v = v.mul(FloatVector.fromMemorySegment(F, xscale, xscaleAt + at, LITTLE_ENDIAN));
      }
      if (F16 && !KEY.quantized()) {
        v.intoArray(row.wide, firstCol + j);
      } else if (BF16 && !KEY.quantized()) {
        IntVector bits = v.reinterpretAsInts();
        // A NaN out of arithmetic is quiet, which its upper half shows: it is cut, not rounded.
        IntVector rounded =
            bits.lanewise(
                ADD, bits.lanewise(LSHR, 16).and(1).add(0x7fff), v.compare(EQ, v).cast(I));
        ((ShortVector) rounded.lanewise(LSHR, 16).castShape(S, 0))
            .intoMemorySegment(y, yAt + (long) j * Short.BYTES, LITTLE_ENDIAN);
      } else {
        v.intoMemorySegment(y, yAt + at, LITTLE_ENDIAN);
      }
    }
    if (bound < cols) {
      long xTail = xAt + (long) bound * BYTES;
      long yTail = yAt + (long) bound * Y_BYTES;
      TAIL.apply(x, xTail, cols - bound, row, weights, firstCol + bound, y, yTail);
    }
  }

  @Override
  public int maxAbsBits(MemorySegment y, long yAt, int cols) {
    IntVector max = IntVector.zero(I);
    int bound = F.loopBound(cols);
    for (int j = 0; j < bound; j += LANES) {
      long at = yAt + (long) j * Float.BYTES;
      max = max.max(IntVector.fromMemorySegment(I, y, at, LITTLE_ENDIAN).and(0x7fffffff));
    }
    int most = max.reduceLanes(MAX);
    return bound == cols
        ? most
        : Math.max(most, TAIL.maxAbsBits(y, yAt + (long) bound * Float.BYTES, cols - bound));
  }

  @Override
  public void quantize(
      MemorySegment y, long yAt, int cols, RowStats row, MemorySegment q, long qAt) {
    FloatVector up = FloatVector.broadcast(F, row.up);
    FloatVector upScale = FloatVector.broadcast(F, row.upScale);
    int bound = B == null ? 0 : F.loopBound(cols);
    for (int j = 0; j < bound; j += LANES) {
      IntVector bits =
          FloatVector.fromMemorySegment(F, y, yAt + (long) j * Float.BYTES, LITTLE_ENDIAN)
              .mul(up)
              .div(upScale)
              .min(127f)
              .max(-127f)
              .add(RINT)
              .reinterpretAsInts();
      ((ByteVector) bits.castShape(B, 0)).intoMemorySegment(q, qAt + j, LITTLE_ENDIAN);
    }
    if (bound < cols) {
      TAIL.quantize(y, yAt + (long) bound * Float.BYTES, cols - bound, row, q, qAt + bound);
    }
  }
}
