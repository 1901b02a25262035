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
 * in the boot layer. Columns behind the last whole step are left to a copy whose step is one
 * vector, those behind its last to {@link PlainRowMath}.
 */
final class VectorRowMath implements RowMath {
  private static final RowMaths.Key KEY = RowMaths.Key.of(MethodHandles.lookup());
  private static final int BITS = KEY.vectorBits();
  private static final boolean BF16 = KEY.dtype() == DType.BF16;
  private static final boolean F16 = KEY.dtype() == DType.F16;
  private static final int BYTES = KEY.dtype().bytes();

  /** Vectors of columns that one step takes. */
  private static final int GROUP = KEY.group();

  private static final RowMath TAIL =
      GROUP == 1 ? new PlainRowMath(KEY) : RowMaths.make(KEY.withGroup(1));

  private static final boolean SUMS = KEY.pass().sums;
  private static final boolean APPLIES = KEY.pass().applies;
  private static final boolean DEVIATES = KEY.pass() == Pass.DEVIATE;

  /** Whether a NaN of y may have bits that rounding to bf16 would carry into the sign. */
  private static final boolean ANY_NAN = KEY.wideWeights();

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
  public void pass(
      Row read, Row written, Weights weights, int firstCol, int cols, int at, Temps temps) {
    MemorySegment x = SUMS ? (KEY.adds() ? read.x : read.source).segment : null;
    long xAt = SUMS ? (KEY.adds() ? read.x : read.source).at : 0;
    MemorySegment residual = KEY.adds() ? read.residual.segment : null;
    long residualAt = KEY.adds() ? read.residual.at : 0;
    MemorySegment sum = KEY.adds() ? read.source.segment : null;
    long sumAt = KEY.adds() ? read.source.at : 0;
    float[] wide = !F16 ? null : SUMS ? read.wide : written.wide;
    FloatVector sumUnit = FloatVector.broadcast(F, SUM_UNIT);
    FloatVector deviationFrom = FloatVector.broadcast(F, DEVIATES ? read.mean : 0);
    DoubleVector total = DoubleVector.zero(D);
    DoubleVector totalSquares = total;

    MemorySegment source = APPLIES ? written.source.segment : null;
    long sourceAt = APPLIES ? written.source.at : 0;
    MemorySegment y = APPLIES ? written.y.segment : null;
    long yAt = APPLIES ? written.y.at : 0;
    FloatVector unit = FloatVector.broadcast(F, APPLIES ? written.unit : 1);
    FloatVector lessMean = FloatVector.broadcast(F, APPLIES ? -written.mean : 0);
    FloatVector shift = FloatVector.broadcast(F, APPLIES ? written.shift : 0);
    FloatVector rstd = FloatVector.broadcast(F, APPLIES ? written.rstd : 0);
    MemorySegment gamma = weights.gamma;
    long gammaAt = weights.gammaAt;
    MemorySegment beta = weights.beta;
    long betaAt = weights.betaAt;
    MemorySegment xscale = weights.xscale;
    long xscaleAt = weights.xscaleAt;

    int bound = firstCol + cols - cols % (GROUP * LANES);
    for (int from = firstCol; from < bound; from += GROUP * LANES) {
      FloatVector a = FloatVector.zero(F);
      FloatVector aa = a;
      for (int k = 0; k < GROUP; k++) {
        int j = from + k * LANES;
        long rowAt = (long) j * BYTES;
        if (SUMS) {
          FloatVector e =
              BF16
                  ? ((IntVector)
                          ShortVector.fromMemorySegment(S, x, xAt + rowAt, LITTLE_ENDIAN)
                              .castShape(I, 0))
                      .lanewise(LSHL, 16)
                      .reinterpretAsFloats()
                  : F16
                      ? FloatVector.fromArray(F, wide, j)
                      : FloatVector.fromMemorySegment(F, x, xAt + rowAt, LITTLE_ENDIAN);
          if (KEY.adds()) {
            e =
                e.add(
                    BF16
                        ? ((IntVector)
                                ShortVector.fromMemorySegment(
                                        S, residual, residualAt + rowAt, LITTLE_ENDIAN)
                                    .castShape(I, 0))
                            .lanewise(LSHL, 16)
                            .reinterpretAsFloats()
                        : FloatVector.fromMemorySegment(
                            F, residual, residualAt + rowAt, LITTLE_ENDIAN));
            if (BF16) {
              // The lower half of a NaN is 0 here, as that of both addends: nothing is carried.
              IntVector bits = e.reinterpretAsInts();
              IntVector rounded = bits.add(bits.lanewise(LSHR, 16).and(1).add(0x7fff));
              ((ShortVector) rounded.lanewise(LSHR, 16).castShape(S, 0))
                  .intoMemorySegment(sum, sumAt + rowAt, LITTLE_ENDIAN);
              e = rounded.and(0xffff0000).reinterpretAsFloats();
            } else {
              e.intoMemorySegment(sum, sumAt + rowAt, LITTLE_ENDIAN);
            }
          }
          if (DEVIATES) {
            e = e.sub(deviationFrom);
          }
          if (KEY.layer()) {
            a = e.fma(sumUnit, a);
          }
          if (DEVIATES || !KEY.layer()) {
            aa = e.fma(e, aa);
          }
        }
        if (APPLIES) {
          FloatVector v =
              BF16
                  ? ((IntVector)
                          ShortVector.fromMemorySegment(S, source, sourceAt + rowAt, LITTLE_ENDIAN)
                              .castShape(I, 0))
                      .lanewise(LSHL, 16)
                      .reinterpretAsFloats()
                  : F16
                      ? FloatVector.fromArray(F, wide, j)
                      : FloatVector.fromMemorySegment(F, source, sourceAt + rowAt, LITTLE_ENDIAN);
          long wideAt = (long) j * Float.BYTES;
          v = (KEY.layer() ? v.fma(unit, lessMean).sub(shift) : v).mul(rstd);
          if (KEY.beta()) {
            // One rounding less where beta cancels.
            FloatVector b = FloatVector.fromMemorySegment(F, beta, betaAt + wideAt, LITTLE_ENDIAN);
            v =
                KEY.gamma()
                    ? v.fma(
                        FloatVector.fromMemorySegment(F, gamma, gammaAt + wideAt, LITTLE_ENDIAN), b)
                    : v.add(b);
          } else if (KEY.gamma()) {
            v = v.mul(FloatVector.fromMemorySegment(F, gamma, gammaAt + wideAt, LITTLE_ENDIAN));
          }
          if (KEY.xscale()) {
            v = v.mul(FloatVector.fromMemorySegment(F, xscale, xscaleAt + wideAt, LITTLE_ENDIAN));
          }
          if (F16 && !KEY.quantized()) {
            v.intoArray(wide, j);
          } else if (BF16 && !KEY.quantized()) {
            IntVector bits = v.reinterpretAsInts();
            IntVector half = bits.lanewise(LSHR, 16).and(1).add(0x7fff);
            // A NaN out of arithmetic is quiet, which its upper half shows: it is cut, not rounded.
            IntVector rounded =
                ANY_NAN ? bits.lanewise(ADD, half, v.compare(EQ, v).cast(I)) : bits.add(half);
            ((ShortVector) rounded.lanewise(LSHR, 16).castShape(S, 0))
                .intoMemorySegment(y, yAt + rowAt, LITTLE_ENDIAN);
          } else {
            v.intoMemorySegment(y, yAt + wideAt, LITTLE_ENDIAN);
          }
        }
      }
      if (SUMS && KEY.layer()) {
        total = total.add(a.convertShape(F2D, D, 0)).add(a.convertShape(F2D, D, 1));
      }
      if (SUMS && (DEVIATES || !KEY.layer())) {
        totalSquares = totalSquares.add(aa.convertShape(F2D, D, 0)).add(aa.convertShape(F2D, D, 1));
      }
    }
    if (SUMS) {
      // Not by reduceLanes: it has no fixed order, and may change when the method is compiled.
      total.intoArray(temps.lanes, 0);
      totalSquares.intoArray(temps.lanes, DOUBLES);
    }
    if (SUMS) {
      addLanes(temps.lanes, read.partials, at);
    }
    int rest = firstCol + cols - bound;
    if (rest > 0) {
      double sums = SUMS ? read.partials[at] : 0;
      double sumsOfSquares = SUMS ? read.partials[at + 1] : 0;
      TAIL.pass(read, written, weights, bound, rest, at, temps);
      if (SUMS) {
        read.partials[at] += sums;
        read.partials[at + 1] += sumsOfSquares;
      }
    }
  }

  private static void addLanes(double[] lanes, double[] partials, int at) {
    double sum = 0;
    double squares = 0;
    for (int lane = 0; lane < DOUBLES; lane++) {
      sum += lanes[lane] / SUM_UNIT;
      squares += lanes[DOUBLES + lane];
    }
    partials[at] = sum;
    partials[at + 1] = squares;
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
  public void quantize(MemorySegment y, long yAt, int cols, Row row, MemorySegment q, long qAt) {
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
