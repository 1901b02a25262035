package org.tornorm.tornado;

import uk.ac.manchester.tornado.api.KernelContext;
import uk.ac.manchester.tornado.api.math.TornadoMath;
import uk.ac.manchester.tornado.api.types.HalfFloat;
import uk.ac.manchester.tornado.api.types.arrays.ByteArray;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.HalfFloatArray;
import uk.ac.manchester.tornado.api.types.arrays.ShortArray;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/**
 * The kernels, for TornadoVM to compile: RMSNorm and LayerNorm, plain or with fused add, to floats
 * or int8. {@link NormTasks} adds one to a task graph; the methods are public so that {@code
 * TaskGraph.task} can also name them.
 *
 * <p>All three do the same on arrays of another type. Matrices are {@code [rows, cols]}, row-major
 * and packed; gamma, beta and xscale are {@code [cols]}, widened to f32; scale, rstd and mean are
 * {@code [rows]}. What {@code options} leaves out may be an array of any length, which is neither
 * read nor written. y and residualOut may be x or residual. {@code rows}, {@code cols}, {@code
 * options} and {@code eps} are compiled in; the grid may cover fewer rows than {@code rows}.
 *
 * <p>{@code options} is made by {@link Geometry#options} and says which grid the kernel wants: a
 * row belongs to a power of two of threads, several short rows to one group. Each thread keeps its
 * part of the row in private memory; longer rows are read again.
 */
public final class NormKernels {
  // What TornadoVM 5.2 compiles wrongly, and is avoided here: local memory as an argument (wrong
  // addresses), <= and >= of floats where one may be NaN (taken for true), nested && and || of
  // floats (a negation is lost). It refuses to inline methods of more than 600 nodes.

  static final int LAYER = 1;
  static final int GAMMA = 1 << 1;
  static final int BETA = 1 << 2;
  static final int WEIGHT_OFFSET = 1 << 3;
  static final int ADD = 1 << 4;
  static final int QUANTIZE = 1 << 5;
  static final int XSCALE = 1 << 6;
  static final int STATISTICS = 1 << 7;
  static final int REREAD = 1 << 8;

  /** Position of the logarithm of the threads of a row; it takes 4 bits. */
  static final int THREADS_SHIFT = 16;

  /** Position of the logarithm of the rows of a group; it takes 4 bits. */
  static final int ROWS_SHIFT = 20;

  private static final int F32 = 0;
  private static final int F16 = 1;
  private static final int BF16 = 2;

  private static final int POWERS = 257;

  // What is known of a row: its unit, and in that unit the mean as summed in f32, the mean of the
  // deviations from it, which is its rounding error, and the reciprocal root of the variance.
  private static final int UNIT = 0;
  private static final int SHIFT = 1;
  private static final int CORRECTION = 2;
  private static final int RSTD = 3;
  private static final int NUMBERS = 4;

  /** Rows of bf16 with larger elements are measured in units of 2^100: squares would overflow. */
  private static final float LARGE = 0x1p50f;

  private static final float LARGE_UNIT = 0x1p-100f;

  private NormKernels() {}

  /** Normalizes rows of f32. */
  public static void normF32(
      KernelContext context,
      FloatArray x,
      FloatArray residual,
      FloatArray gamma,
      FloatArray beta,
      FloatArray xscale,
      FloatArray y,
      FloatArray residualOut,
      ByteArray q,
      FloatArray scale,
      FloatArray rstd,
      FloatArray mean,
      int rows,
      int cols,
      int options,
      float eps) {
    float[] held = new float[heldElements(cols, options)];
    float[] of = new float[NUMBERS];
    int lane = lane(context, options);
    int row = row(context, options);
    read(context, F32, x, residual, residualOut, gamma, rows, cols, options, lane, row, held, of);
    measure(
        context,
        F32,
        x,
        residualOut,
        gamma,
        rstd,
        mean,
        rows,
        cols,
        options,
        eps,
        lane,
        row,
        held,
        of);
    if ((options & QUANTIZE) == 0) {
      writeY(F32, x, residualOut, gamma, beta, y, gamma, rows, cols, options, lane, row, held, of);
    } else {
      float amax =
          largestY(
              context,
              F32,
              x,
              residualOut,
              gamma,
              beta,
              xscale,
              gamma,
              rows,
              cols,
              options,
              lane,
              row,
              held,
              of);
      writeQ(
          F32,
          x,
          residualOut,
          gamma,
          beta,
          xscale,
          q,
          scale,
          gamma,
          rows,
          cols,
          options,
          lane,
          row,
          held,
          of,
          amax);
    }
  }

  /** Normalizes rows of f16, on a device that has such numbers. */
  public static void normF16(
      KernelContext context,
      HalfFloatArray x,
      HalfFloatArray residual,
      FloatArray gamma,
      FloatArray beta,
      FloatArray xscale,
      HalfFloatArray y,
      HalfFloatArray residualOut,
      ByteArray q,
      FloatArray scale,
      FloatArray rstd,
      FloatArray mean,
      int rows,
      int cols,
      int options,
      float eps) {
    float[] held = new float[heldElements(cols, options)];
    float[] of = new float[NUMBERS];
    int lane = lane(context, options);
    int row = row(context, options);
    read(context, F16, x, residual, residualOut, gamma, rows, cols, options, lane, row, held, of);
    measure(
        context,
        F16,
        x,
        residualOut,
        gamma,
        rstd,
        mean,
        rows,
        cols,
        options,
        eps,
        lane,
        row,
        held,
        of);
    if ((options & QUANTIZE) == 0) {
      writeY(F16, x, residualOut, gamma, beta, y, gamma, rows, cols, options, lane, row, held, of);
    } else {
      float amax =
          largestY(
              context,
              F16,
              x,
              residualOut,
              gamma,
              beta,
              xscale,
              gamma,
              rows,
              cols,
              options,
              lane,
              row,
              held,
              of);
      writeQ(
          F16,
          x,
          residualOut,
          gamma,
          beta,
          xscale,
          q,
          scale,
          gamma,
          rows,
          cols,
          options,
          lane,
          row,
          held,
          of,
          amax);
    }
  }

  /**
   * Normalizes rows of bf16, the upper halves of f32.
   *
   * @param powers {@link #powers()}: the kernel cannot look at the bits of a float
   */
  public static void normBf16(
      KernelContext context,
      ShortArray x,
      ShortArray residual,
      FloatArray gamma,
      FloatArray beta,
      FloatArray xscale,
      ShortArray y,
      ShortArray residualOut,
      ByteArray q,
      FloatArray scale,
      FloatArray rstd,
      FloatArray mean,
      FloatArray powers,
      int rows,
      int cols,
      int options,
      float eps) {
    float[] held = new float[heldElements(cols, options)];
    float[] of = new float[NUMBERS];
    int lane = lane(context, options);
    int row = row(context, options);
    read(context, BF16, x, residual, residualOut, powers, rows, cols, options, lane, row, held, of);
    measure(
        context,
        BF16,
        x,
        residualOut,
        powers,
        rstd,
        mean,
        rows,
        cols,
        options,
        eps,
        lane,
        row,
        held,
        of);
    if ((options & QUANTIZE) == 0) {
      writeY(
          BF16, x, residualOut, gamma, beta, y, powers, rows, cols, options, lane, row, held, of);
    } else {
      float amax =
          largestY(
              context,
              BF16,
              x,
              residualOut,
              gamma,
              beta,
              xscale,
              powers,
              rows,
              cols,
              options,
              lane,
              row,
              held,
              of);
      writeQ(
          BF16,
          x,
          residualOut,
          gamma,
          beta,
          xscale,
          q,
          scale,
          powers,
          rows,
          cols,
          options,
          lane,
          row,
          held,
          of,
          amax);
    }
  }

  /**
   * Returns the value of the lowest bit above the mantissa for each exponent of an f32: 2^-126 for
   * subnormal numbers, then 2^(e - 127), infinity, and last NaN.
   */
  public static FloatArray powers() {
    FloatArray powers = new FloatArray(POWERS);
    for (int e = 0; e < POWERS; e++) {
      powers.set(e, e == POWERS - 1 ? Float.NaN : Float.intBitsToFloat(Math.max(e, 1) << 23));
    }
    return powers;
  }

  private static int threads(int options) {
    return 1 << (options >> THREADS_SHIFT & 15);
  }

  /** Returns this thread's place among those of its row. */
  private static int lane(KernelContext context, int options) {
    return context.localIdx & (threads(options) - 1);
  }

  /**
   * Returns this thread's row. A group may have more rows than are left: those are not live. They
   * follow the last one, so that all threads meet at the barriers, but write nothing.
   */
  private static int row(KernelContext context, int options) {
    int rowInGroup = context.localIdx >> (options >> THREADS_SHIFT & 15);
    return (context.groupIdx << (options >> ROWS_SHIFT & 15)) + rowInGroup;
  }

  /** Returns the most elements of a row that a thread has; the last may lie behind its end. */
  private static int count(int cols, int options) {
    return (cols + threads(options) - 1) / threads(options);
  }

  private static int heldElements(int cols, int options) {
    return (options & REREAD) != 0 ? 1 : count(cols, options);
  }

  /** Reads the row, with the fused add x + residual, which it writes; finds the unit. */
  private static void read(
      KernelContext context,
      int dtype,
      TornadoNativeArray x,
      TornadoNativeArray residual,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int rows,
      int cols,
      int options,
      int lane,
      int row,
      float[] held,
      float[] of) {
    int threads = threads(options);
    int count = count(cols, options);
    int start = TornadoMath.min(row, rows - 1) * cols;
    float largest = 0;
    for (int k = 0; k < count; k++) {
      int col = lane + k * threads;
      if (col < cols) {
        float e = load(dtype, x, start + col, powers);
        if ((options & ADD) != 0) {
          e = e + load(dtype, residual, start + col, powers);
          e = store(dtype, residualOut, start + col, e, row < rows, powers);
        }
        if ((options & REREAD) == 0) {
          held[k] = e;
        }
        if (dtype == BF16) {
          largest = larger(largest, e);
        }
      }
    }
    float unit = 1;
    if (dtype == BF16) {
      unit = reduce(context, options, lane, true, largest) < LARGE ? 1 : LARGE_UNIT;
    }
    of[UNIT] = unit;
  }

  /** Finds mean and rstd of the row in its unit, and writes them as statistics. */
  private static void measure(
      KernelContext context,
      int dtype,
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray powers,
      FloatArray rstd,
      FloatArray mean,
      int rows,
      int cols,
      int options,
      float eps,
      int lane,
      int row,
      float[] held,
      float[] of) {
    int threads = threads(options);
    int count = count(cols, options);
    int start = TornadoMath.min(row, rows - 1) * cols;
    float unit = of[UNIT];
    float shift = 0;
    if ((options & LAYER) != 0) {
      float part = unit / cols;
      float sum = 0; // in parts of the mean, so that large rows do not overflow
      for (int k = 0; k < count; k++) {
        int col = lane + k * threads;
        if (col < cols) {
          sum += again(dtype, options, x, residualOut, start + col, powers, held, k) * part;
        }
      }
      shift = reduce(context, options, lane, false, sum);
    }
    float deviations = 0;
    float squares = 0;
    for (int k = 0; k < count; k++) {
      int col = lane + k * threads;
      if (col < cols) {
        float e = again(dtype, options, x, residualOut, start + col, powers, held, k);
        float d = e * unit - shift;
        deviations += d;
        squares += d * d;
      }
    }
    float variance = reduce(context, options, lane, false, squares) / cols;
    float correction = 0;
    if ((options & LAYER) != 0) {
      correction = reduce(context, options, lane, false, deviations) / cols;
      variance = variance - correction * correction;
      variance = variance < 0 ? 0 : variance; // a NaN stays
    }
    if (dtype == BF16) {
      // The unit is left again where the variance allows it: eps would vanish in it.
      float whole = 1 / unit;
      float ordinary = variance * whole * whole;
      if (ordinary < Float.POSITIVE_INFINITY) {
        unit = 1;
        shift = shift * whole;
        correction = correction * whole;
        variance = ordinary;
      }
      of[UNIT] = unit;
    }
    float r = 1 / TornadoMath.sqrt(variance + eps * unit * unit);
    of[SHIFT] = shift;
    of[CORRECTION] = correction;
    of[RSTD] = r;
    if ((options & STATISTICS) != 0 && row < rows && lane == 0) {
      rstd.set(row, r * unit);
      if ((options & LAYER) != 0) {
        mean.set(row, (shift + correction) / unit);
      }
    }
  }

  private static void writeY(
      int dtype,
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray gamma,
      FloatArray beta,
      TornadoNativeArray y,
      FloatArray powers,
      int rows,
      int cols,
      int options,
      int lane,
      int row,
      float[] held,
      float[] of) {
    int threads = threads(options);
    int count = count(cols, options);
    for (int k = 0; k < count; k++) {
      int col = lane + k * threads;
      if (row < rows && col < cols) {
        int at = row * cols + col;
        float e = again(dtype, options, x, residualOut, at, powers, held, k);
        float v = normalize(options, e, of, gamma, beta, gamma, col);
        store(dtype, y, at, v, true, powers);
      }
    }
  }

  /** Returns the largest |y| of the row; infinity where one is not finite. */
  private static float largestY(
      KernelContext context,
      int dtype,
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray gamma,
      FloatArray beta,
      FloatArray xscale,
      FloatArray powers,
      int rows,
      int cols,
      int options,
      int lane,
      int row,
      float[] held,
      float[] of) {
    int threads = threads(options);
    int count = count(cols, options);
    int start = TornadoMath.min(row, rows - 1) * cols;
    float largest = 0;
    for (int k = 0; k < count; k++) {
      int col = lane + k * threads;
      if (col < cols) {
        float e = again(dtype, options, x, residualOut, start + col, powers, held, k);
        largest = larger(largest, normalize(options, e, of, gamma, beta, xscale, col));
      }
    }
    return reduce(context, options, lane, true, largest);
  }

  private static void writeQ(
      int dtype,
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray gamma,
      FloatArray beta,
      FloatArray xscale,
      ByteArray q,
      FloatArray scale,
      FloatArray powers,
      int rows,
      int cols,
      int options,
      int lane,
      int row,
      float[] held,
      float[] of,
      float amax) {
    int threads = threads(options);
    int count = count(cols, options);
    if (row < rows && lane == 0) {
      float s = amax > 0 ? amax / 127 : 1;
      scale.set(row, amax < Float.POSITIVE_INFINITY ? s : 0 * amax); // else NaN
    }
    for (int k = 0; k < count; k++) {
      int col = lane + k * threads;
      if (row < rows && col < cols) {
        int at = row * cols + col;
        float e = again(dtype, options, x, residualOut, at, powers, held, k);
        q.set(at, quantize(amax, normalize(options, e, of, gamma, beta, xscale, col)));
      }
    }
  }

  private static float normalize(
      int options,
      float e,
      float[] of,
      FloatArray gamma,
      FloatArray beta,
      FloatArray xscale,
      int col) {
    float v = (e * of[UNIT] - of[SHIFT] - of[CORRECTION]) * of[RSTD];
    if ((options & GAMMA) != 0) {
      float w = gamma.get(col);
      v = v * ((options & WEIGHT_OFFSET) != 0 ? w + 1 : w);
    }
    if ((options & BETA) != 0) {
      v = v + beta.get(col);
    }
    if ((options & XSCALE) != 0) {
      v = v * xscale.get(col);
    }
    return v;
  }

  /** Returns the larger magnitude; infinity where v is not a finite number. */
  private static float larger(float largest, float v) {
    float a = TornadoMath.abs(v);
    float b = a < Float.POSITIVE_INFINITY ? a : Float.POSITIVE_INFINITY;
    return b > largest ? b : largest;
  }

  /**
   * Returns the sum, or the maximum, over the threads of a row. Each use has local memory of its
   * own: TornadoVM computes wrong addresses for local memory that is an argument.
   */
  private static float reduce(KernelContext context, int options, int lane, boolean max, float v) {
    float[] parts =
        context.allocateFloatLocalArray(threads(options) << (options >> ROWS_SHIFT & 15));
    int local = context.localIdx;
    parts[local] = v;
    for (int width = threads(options) >> 1; width > 0; width >>= 1) {
      context.localBarrier();
      if (lane < width) {
        float a = parts[local];
        float b = parts[local + width];
        parts[local] = max ? (a > b ? a : b) : a + b;
      }
    }
    context.localBarrier();
    return parts[local - lane];
  }

  private static byte quantize(float amax, float v) {
    // Rows of tiny values are scaled up: neither amax / 127 nor 127 / amax would be exact.
    float up = amax < 0x1p-100f ? 0x1p100f : 1;
    float inverse = amax > 0 ? 127 / (amax * up) : 0;
    float magnitude = TornadoMath.abs(v * up) * inverse;
    int q = TornadoMath.min(roundToEven(magnitude), 127);
    return (byte) (amax < Float.POSITIVE_INFINITY ? (v < 0 ? -q : q) : 0);
  }

  /** Returns the integer nearest to a number that is not negative, ties to even. */
  private static int roundToEven(float v) {
    int whole = (int) v;
    float rest = v - whole;
    int up = rest > 0.5f ? 1 : 0;
    return whole + (rest == 0.5f ? whole & 1 : up);
  }

  /** Returns an element of the row for another time: x, or what was written of x + residual. */
  private static float again(
      int dtype,
      int options,
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      int at,
      FloatArray powers,
      float[] held,
      int k) {
    if ((options & REREAD) == 0) {
      return held[k];
    }
    // One decode for both arrays: TornadoVM refuses to inline more than 600 nodes.
    boolean sum = (options & ADD) != 0;
    if (dtype == BF16) {
      return decode(sum ? ((ShortArray) residualOut).get(at) : ((ShortArray) x).get(at), powers);
    }
    return sum ? load(dtype, residualOut, at, powers) : load(dtype, x, at, powers);
  }

  private static float load(int dtype, TornadoNativeArray a, int at, FloatArray powers) {
    if (dtype == F32) {
      return ((FloatArray) a).get(at);
    } else if (dtype == F16) {
      return ((HalfFloatArray) a).get(at).getFloat32();
    } else {
      return decode(((ShortArray) a).get(at), powers);
    }
  }

  /** Rounds a value, writes it if told so, and returns it rounded. */
  private static float store(
      int dtype, TornadoNativeArray a, int at, float v, boolean live, FloatArray powers) {
    if (dtype == F32) {
      if (live) {
        ((FloatArray) a).set(at, v);
      }
      return v;
    } else if (dtype == F16) {
      HalfFloat narrow = new HalfFloat(v);
      if (live) {
        ((HalfFloatArray) a).set(at, narrow);
      }
      return narrow.getFloat32();
    } else {
      int bits = encode(v, powers);
      if (live) {
        ((ShortArray) a).set(at, (short) bits);
      }
      return decode(bits, powers);
    }
  }

  /** Returns the value of these bits of a bf16. */
  static float decode(int bits, FloatArray powers) {
    int exponent = bits >> 7 & 255;
    int mantissa = bits & 127;
    int index = exponent == 255 && mantissa != 0 ? POWERS - 1 : exponent;
    float a = (exponent == 0 ? mantissa : mantissa + 128) * 0x1p-7f * powers.get(index);
    return (bits & 0x8000) != 0 ? -a : a;
  }

  /** Returns the bits of the bf16 nearest to a value, ties to even. */
  static int encode(float v, FloatArray powers) {
    float a = TornadoMath.abs(v);
    // In [2^-62, 2^128), or smaller for what is subnormal.
    boolean small = a < 0x1p-60f;
    int least = small ? -62 : -60;
    float s = small ? a * 0x1p64f : a;
    // The exponent, or one that is 1 off.
    float estimate = TornadoMath.log(TornadoMath.max(s, 0x1p-62f)) * 1.442695f;
    int exponent = TornadoMath.max(TornadoMath.min((int) TornadoMath.floor(estimate), 127), least);
    float t = s * powers.get(134 - exponent);
    int change = t < 256 ? 0 : 1;
    if (exponent > least) {
      change = t < 128 ? -1 : change;
    }
    exponent = exponent + change;
    t = s * powers.get(134 - exponent);
    // The lowest bit of the exponent's field follows that of the mantissa, so that a carry is
    // right.
    int bits = ((exponent + (small ? 62 : 126)) << 7) + roundToEven(t);
    int special = a > Float.MAX_VALUE ? 0x7f80 : 0x7fc0;
    bits = a < Float.POSITIVE_INFINITY ? bits : special;
    float sign = v == 0 ? 1 / v : v;
    return sign < 0 ? bits | 0x8000 : bits;
  }
}
