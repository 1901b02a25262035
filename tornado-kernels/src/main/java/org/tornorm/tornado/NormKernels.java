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
  //
  // Why one element at a time, side by side with those of the next threads, and no vectors: a
  // VectorFloat4 around an argument makes TornadoVM take that argument for written, and a graph
  // where an array is two arguments, such as x and y, then never ends; half vectors cannot be put
  // around a HalfFloatArray, and NVIDIA's OpenCL has none. And NVIDIA's OpenCL splits a vload4 into
  // its elements: 0.79 of the speed of single ones on an H200.

  static final int LAYER = 1;
  static final int GAMMA = 1 << 1;
  static final int BETA = 1 << 2;
  static final int WEIGHT_OFFSET = 1 << 3;
  static final int ADD = 1 << 4;
  static final int QUANTIZE = 1 << 5;
  static final int XSCALE = 1 << 6;
  static final int STATISTICS = 1 << 7;
  static final int REREAD = 1 << 8;

  /** Gamma, or gamma and beta, wait in private memory while the row is summed up. */
  static final int HOLD_GAMMA = 1 << 9;

  static final int HOLD_BETA = 1 << 10;

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
    read(F32, x, residual, gamma, rows, cols, options, lane, row, held);
    writeSum(F32, x, residual, residualOut, gamma, rows, cols, options, lane, row, held);
    of[UNIT] = 1;
    readWeights(gamma, beta, cols, options, lane, held);
    findShift(context, F32, x, residualOut, gamma, rows, cols, options, lane, row, held, of);
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
    read(F16, x, residual, gamma, rows, cols, options, lane, row, held);
    writeSum(F16, x, residual, residualOut, gamma, rows, cols, options, lane, row, held);
    readSum(F16, residualOut, gamma, rows, cols, options, lane, row, held);
    of[UNIT] = 1;
    readWeights(gamma, beta, cols, options, lane, held);
    findShift(context, F16, x, residualOut, gamma, rows, cols, options, lane, row, held, of);
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
    read(BF16, x, residual, powers, rows, cols, options, lane, row, held);
    writeSum(BF16, x, residual, residualOut, powers, rows, cols, options, lane, row, held);
    readSum(BF16, residualOut, powers, rows, cols, options, lane, row, held);
    findUnit(context, x, residualOut, powers, rows, cols, options, lane, row, held, of);
    readWeights(gamma, beta, cols, options, lane, held);
    findShift(context, BF16, x, residualOut, powers, rows, cols, options, lane, row, held, of);
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

  /** Returns the column of a thread's k-th element: neighbouring threads have neighbours. */
  private static int column(int options, int lane, int k) {
    return lane + k * threads(options);
  }

  /** Returns the room for a thread's elements, which its gamma and beta may follow. */
  private static int heldElements(int cols, int options) {
    int parts = 1 + held(options, HOLD_GAMMA) + held(options, HOLD_BETA);
    return (options & REREAD) != 0 ? 1 : parts * count(cols, options);
  }

  private static int held(int options, int which) {
    return (options & which) != 0 ? 1 : 0;
  }

  /** Holds the row, or x + residual. */
  private static void read(
      int dtype,
      TornadoNativeArray x,
      TornadoNativeArray residual,
      FloatArray powers,
      int rows,
      int cols,
      int options,
      int lane,
      int row,
      float[] held) {
    int count = count(cols, options);
    int start = TornadoMath.min(row, rows - 1) * cols;
    for (int k = 0; (options & REREAD) == 0 && k < count; k++) {
      int col = column(options, lane, k);
      if (col < cols) {
        held[k] = sum(dtype, x, residual, options, start + col, powers);
      }
    }
  }

  private static float sum(
      int dtype,
      TornadoNativeArray x,
      TornadoNativeArray residual,
      int options,
      int at,
      FloatArray powers) {
    float e = load(dtype, x, at, powers);
    return (options & ADD) != 0 ? e + load(dtype, residual, at, powers) : e;
  }

  /** Writes x + residual where that is wanted: after all loads, as none may overtake a store. */
  private static void writeSum(
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
      float[] held) {
    int count = count(cols, options);
    int start = TornadoMath.min(row, rows - 1) * cols;
    for (int k = 0; (options & ADD) != 0 && k < count; k++) {
      int col = column(options, lane, k);
      if (row < rows && col < cols) {
        int at = start + col;
        float e = (options & REREAD) == 0 ? held[k] : sum(dtype, x, residual, options, at, powers);
        store(dtype, residualOut, at, e);
      }
    }
  }

  /**
   * Holds what was written of x + residual, as it is rounded. From memory: of a HalfFloat made of a
   * sum, TornadoVM gives an addend back.
   */
  private static void readSum(
      int dtype,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int rows,
      int cols,
      int options,
      int lane,
      int row,
      float[] held) {
    int count = count(cols, options);
    int start = TornadoMath.min(row, rows - 1) * cols;
    for (int k = 0; (options & (ADD | REREAD)) == ADD && k < count; k++) {
      int col = column(options, lane, k);
      if (col < cols) {
        held[k] = load(dtype, residualOut, start + col, powers);
      }
    }
  }

  /** Finds the unit of a row of bf16. */
  private static void findUnit(
      KernelContext context,
      ShortArray x,
      ShortArray residualOut,
      FloatArray powers,
      int rows,
      int cols,
      int options,
      int lane,
      int row,
      float[] held,
      float[] of) {
    int count = count(cols, options);
    int start = TornadoMath.min(row, rows - 1) * cols;
    float largest = 0;
    for (int k = 0; k < count; k++) {
      int col = column(options, lane, k);
      if (col < cols) {
        float e = again(BF16, options, x, residualOut, start + col, powers, held, k);
        largest = larger(largest, e);
      }
    }
    of[UNIT] = reduce(context, options, lane, true, largest) < LARGE ? 1 : LARGE_UNIT;
  }

  /** Reads the gamma and beta that are to be held behind the row. */
  private static void readWeights(
      FloatArray gamma, FloatArray beta, int cols, int options, int lane, float[] held) {
    int count = (options & (HOLD_GAMMA | HOLD_BETA)) != 0 ? count(cols, options) : 0;
    for (int k = 0; k < count; k++) {
      int col = column(options, lane, k);
      if (col < cols) {
        if ((options & HOLD_GAMMA) != 0) {
          held[count + k] = gamma.get(col);
        }
        if ((options & HOLD_BETA) != 0) {
          held[count + held(options, HOLD_GAMMA) * count + k] = beta.get(col);
        }
      }
    }
  }

  /** Finds the mean of the row in its unit, or 0 for RMS, as the number to shift it by. */
  private static void findShift(
      KernelContext context,
      int dtype,
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int rows,
      int cols,
      int options,
      int lane,
      int row,
      float[] held,
      float[] of) {
    int count = count(cols, options);
    int start = TornadoMath.min(row, rows - 1) * cols;
    float part = of[UNIT] / cols;
    float sum = 0; // in parts of the mean, so that large rows do not overflow
    if ((options & LAYER) != 0) {
      for (int k = 0; k < count; k++) {
        int col = column(options, lane, k);
        if (col < cols) {
          sum += again(dtype, options, x, residualOut, start + col, powers, held, k) * part;
        }
      }
      sum = reduce(context, options, lane, false, sum);
    }
    of[SHIFT] = sum;
  }

  /** Finds the rest that is to know of the row in its unit, and writes statistics. */
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
    int count = count(cols, options);
    int start = TornadoMath.min(row, rows - 1) * cols;
    float unit = of[UNIT];
    float shift = of[SHIFT];
    float deviations = 0;
    float squares = 0;
    for (int k = 0; k < count; k++) {
      int col = column(options, lane, k);
      if (col < cols) {
        float e = again(dtype, options, x, residualOut, start + col, powers, held, k);
        float d = e * unit - shift;
        deviations += d;
        squares += d * d;
      }
    }
    float variance;
    float correction = 0;
    if ((options & LAYER) != 0) {
      sumTwo(context, options, lane, squares, deviations, of);
      correction = of[CORRECTION] / cols;
      variance = of[RSTD] / cols - correction * correction;
      variance = variance < 0 ? 0 : variance; // a NaN stays
    } else {
      variance = reduce(context, options, lane, false, squares) / cols;
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
    int count = count(cols, options);
    for (int k = 0; k < count; k++) {
      int col = column(options, lane, k);
      if (row < rows && col < cols) {
        int at = row * cols + col;
        float e = again(dtype, options, x, residualOut, at, powers, held, k);
        float v = normalize(options, e, of, gamma, beta, gamma, cols, col, held, k);
        store(dtype, y, at, v);
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
    int count = count(cols, options);
    int start = TornadoMath.min(row, rows - 1) * cols;
    float largest = 0;
    for (int k = 0; k < count; k++) {
      int col = column(options, lane, k);
      if (col < cols) {
        float e = again(dtype, options, x, residualOut, start + col, powers, held, k);
        largest =
            larger(largest, normalize(options, e, of, gamma, beta, xscale, cols, col, held, k));
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
    int count = count(cols, options);
    if (row < rows && lane == 0) {
      float s = amax > 0 ? amax / 127 : 1;
      scale.set(row, amax < Float.POSITIVE_INFINITY ? s : 0 * amax); // else NaN
    }
    for (int k = 0; k < count; k++) {
      int col = column(options, lane, k);
      if (row < rows && col < cols) {
        int at = row * cols + col;
        float e = again(dtype, options, x, residualOut, at, powers, held, k);
        q.set(
            at, quantize(amax, normalize(options, e, of, gamma, beta, xscale, cols, col, held, k)));
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
      int cols,
      int col,
      float[] held,
      int k) {
    float v = (e * of[UNIT] - of[SHIFT] - of[CORRECTION]) * of[RSTD];
    int count = count(cols, options);
    if ((options & GAMMA) != 0) {
      float w = (options & HOLD_GAMMA) != 0 ? held[count + k] : gamma.get(col);
      v = v * ((options & WEIGHT_OFFSET) != 0 ? w + 1 : w);
    }
    if ((options & BETA) != 0) {
      int at = count + held(options, HOLD_GAMMA) * count + k;
      v = v + ((options & HOLD_BETA) != 0 ? held[at] : beta.get(col));
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
   * Returns the sum, or the maximum, over the threads of a row, in an order that never changes:
   * some threads take the parts of several, then each takes theirs. Two barriers are cheaper than
   * those of a binary tree. Each use has local memory of its own: TornadoVM computes wrong
   * addresses for local memory that is an argument.
   */
  private static float reduce(KernelContext context, int options, int lane, boolean max, float v) {
    float[] parts = context.allocateFloatLocalArray(group(options));
    int local = context.localIdx;
    int takers = takers(options);
    parts[local] = v;
    context.localBarrier();
    if (lane < takers) {
      float a = v;
      for (int j = takers; j < threads(options); j += takers) {
        a = combine(max, a, parts[local + j]);
      }
      parts[local] = a;
    }
    context.localBarrier();
    float all = parts[local - lane];
    for (int j = 1; j < takers; j++) {
      all = combine(max, all, parts[local - lane + j]);
    }
    return all;
  }

  /** Sums two numbers as reduce does, to RSTD and CORRECTION, with the same barriers for both. */
  private static void sumTwo(
      KernelContext context, int options, int lane, float v, float w, float[] of) {
    float[] parts = context.allocateFloatLocalArray(2 * group(options));
    int local = context.localIdx;
    int second = local + group(options);
    int takers = takers(options);
    parts[local] = v;
    parts[second] = w;
    context.localBarrier();
    if (lane < takers) {
      float a = v;
      float b = w;
      for (int j = takers; j < threads(options); j += takers) {
        a = a + parts[local + j];
        b = b + parts[second + j];
      }
      parts[local] = a;
      parts[second] = b;
    }
    context.localBarrier();
    float a = parts[local - lane];
    float b = parts[second - lane];
    for (int j = 1; j < takers; j++) {
      a = a + parts[local - lane + j];
      b = b + parts[second - lane + j];
    }
    of[RSTD] = a;
    of[CORRECTION] = b;
  }

  private static int group(int options) {
    return threads(options) << (options >> ROWS_SHIFT & 15);
  }

  /** Returns how many threads of a row take the parts of others: the square root, or more. */
  private static int takers(int options) {
    return 1 << ((options >> THREADS_SHIFT & 15) + 1) / 2;
  }

  private static float combine(boolean max, float a, float b) {
    return max ? (a > b ? a : b) : a + b;
  }

  private static byte quantize(float amax, float v) {
    // Rows of tiny values are scaled up: neither amax / 127 nor 127 / amax would be exact.
    float up = amax < 0x1p-100f ? 0x1p100f : 1;
    float inverse = amax > 0 ? 127 / (amax * up) : 0;
    float magnitude = TornadoMath.abs(v * up) * inverse;
    int q = TornadoMath.min(roundToEven(magnitude), 127);
    return (byte) (amax < Float.POSITIVE_INFINITY ? (v < 0 ? -q : q) : 0);
  }

  /** Returns the integer nearest to a number in [0, 2^22), ties to even. */
  private static int roundToEven(float v) {
    return (int) (v + 0x1p23f) - 0x800000; // floats from 2^23 on are integers
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

  /** Rounds a value and writes it. */
  private static void store(int dtype, TornadoNativeArray a, int at, float v) {
    if (dtype == F32) {
      ((FloatArray) a).set(at, v);
    } else if (dtype == F16) {
      HalfFloat narrow = new HalfFloat(v);
      ((HalfFloatArray) a).set(at, narrow);
    } else {
      ((ShortArray) a).set(at, (short) encode(v));
    }
  }

  // Both conversions choose between constants only: TornadoVM makes branches of other choices,
  // which
  // took a third more time on an H200.

  /** Returns the value of these bits of a bf16. */
  static float decode(int bits, FloatArray powers) {
    int exponent = bits >> 7 & 255;
    int mantissa = (bits & 127) + (exponent == 0 ? 0 : 128);
    float power = powers.get(exponent + ((bits & 0x7fff) > 0x7f80 ? 1 : 0)); // NaN follows infinity
    return mantissa * ((bits & 0x8000) != 0 ? -0x1p-7f : 0x1p-7f) * power;
  }

  /** Returns the bits of the bf16 nearest to a value, ties to even. */
  static int encode(float v) {
    float a = TornadoMath.abs(v);
    // a = s * 2^(exponent - 126) with s in [1, 2), or smaller for what is subnormal: a search in
    // steps of powers of two, all exact.
    float s = a * (a < 2 ? 0x1p126f : 0.5f);
    int exponent = a < 2 ? 0 : 127;
    exponent = exponent + (s < 0x1p64f ? 0 : 64);
    s = s * (s < 0x1p64f ? 1 : 0x1p-64f);
    exponent = exponent + (s < 0x1p32f ? 0 : 32);
    s = s * (s < 0x1p32f ? 1 : 0x1p-32f);
    exponent = exponent + (s < 0x1p16f ? 0 : 16);
    s = s * (s < 0x1p16f ? 1 : 0x1p-16f);
    exponent = exponent + (s < 0x1p8f ? 0 : 8);
    s = s * (s < 0x1p8f ? 1 : 0x1p-8f);
    exponent = exponent + (s < 0x1p4f ? 0 : 4);
    s = s * (s < 0x1p4f ? 1 : 0x1p-4f);
    exponent = exponent + (s < 0x1p2f ? 0 : 2);
    s = s * (s < 0x1p2f ? 1 : 0x1p-2f);
    exponent = exponent + (s < 2 ? 0 : 1);
    s = s * (s < 2 ? 1 : 0.5f);
    // The lowest bit of the exponent's field follows that of the mantissa, so that the leading one
    // and a carry are right.
    int number = (exponent << 7) + roundToEven(s * 128);
    int special = a > Float.MAX_VALUE ? 0x7f80 : 0x7fc0;
    int finite = a < Float.POSITIVE_INFINITY ? -1 : 0;
    float sign = v;
    if (v == 0) {
      sign = 1 / v;
    }
    return number & finite | special & ~finite | (sign < 0 ? 0x8000 : 0);
  }
}
