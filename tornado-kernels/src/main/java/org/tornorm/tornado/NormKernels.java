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
 * part of a row in private memory; longer rows go through it in chunks, once for each step.
 */
public final class NormKernels {
  // What TornadoVM 5.2 compiles wrongly, and is avoided here: local memory as an argument (wrong
  // addresses), <= and >= of floats where one may be NaN (taken for true), nested && and || of
  // floats (a negation is lost). It refuses to inline methods of more than 600 nodes, and leaves
  // calls over where there are too many: small methods here call no others.
  //
  // Why one element at a time, side by side with those of the next threads, and no vectors: a
  // VectorFloat4 around an argument makes TornadoVM take that argument for written, and a graph
  // where an array is two arguments, such as x and y, then never ends; half vectors cannot be put
  // around a HalfFloatArray, and NVIDIA's OpenCL has none. And NVIDIA's OpenCL splits a vload4 into
  // its elements: 0.79 of the speed of single ones on an H200.
  //
  // What counts is the number of instructions, and of lines of memory that a load of all threads
  // touches. So addresses are a base of the thread's plus a constant, and choices are between
  // constants: TornadoVM makes branches of others.

  static final int LAYER = 1;
  static final int GAMMA = 1 << 1;
  static final int BETA = 1 << 2;
  static final int WEIGHT_OFFSET = 1 << 3;
  static final int ADD = 1 << 4;
  static final int QUANTIZE = 1 << 5;
  static final int XSCALE = 1 << 6;
  static final int STATISTICS = 1 << 7;

  /** Gamma, or gamma and beta, wait in private memory while the row is summed up. */
  static final int HOLD_GAMMA = 1 << 8;

  static final int HOLD_BETA = 1 << 9;

  // The type of the matrices, which each kernel says itself.
  private static final int F32 = 0;
  private static final int F16 = 1;
  private static final int BF16 = 1 << 1;

  /** Position of the logarithm of the threads of a row; it takes 4 bits. */
  static final int THREADS_SHIFT = 16;

  /** Position of the logarithm of the rows of a group; it takes 4 bits. */
  static final int ROWS_SHIFT = 20;

  /** Position of the number of columns that {@link #first} goes back; it takes 5 bits. */
  static final int BACK_SHIFT = 24;

  /** The most elements of a row that a thread keeps: what GPUs hold without spilling. */
  static final int MAX_SHARE = 32;

  /** The elements of a longer row that a thread keeps at a time: few, as registers count there. */
  private static final int CHUNK_SHARE = 8;

  private static final int POWERS = 1024;

  // What is known of a row: its unit, and in that unit the mean as summed in f32, the factor and
  // addend that make normalized elements of deviations from that mean, the mean itself, and
  // the largest magnitude.
  private static final int UNIT = 0;
  private static final int SHIFT = 1;
  private static final int FACTOR = 2;
  private static final int ADDEND = 3;
  private static final int MEAN = 4;
  private static final int MAX = 5;
  private static final int NUMBERS = 6;

  /** Rows of bf16 with larger elements are measured in units of 2^-100: squares would overflow. */
  private static final float LARGE = 0x1p50f;

  private static final float LARGE_UNIT = 0x1p-100f;

  /** The numbers from 2^this until below 2^(this + 23) are encoded as bf16 in a fast way. */
  private static final int FAST_EXPONENT = -12;

  private static final float FAST = 0x1p-12f;

  /** Added and taken away again, it leaves the integer nearest to a number below 2^22. */
  private static final float TO_INTEGER = 0x1.8p23f;

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
    int row = row(context, options);
    int first = first(context, options);
    int start = existing(row, rows, options) * cols + first;
    boolean live = live(row, rows, options);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      sum(x, residual, scale, F32, cols, options, first + to, start + to, held);
      write(
          (options & ADD) != 0,
          residualOut,
          F32,
          cols,
          options,
          first + to,
          start + to,
          live,
          held);
    }
    readRow(x, residualOut, scale, F32, cols, options, first, start, held);
    readWeights(gamma, beta, cols, options, first, held);
    findUnit(context, x, residualOut, scale, F32, cols, options, first, start, held, of);
    findShift(context, x, residualOut, scale, F32, cols, options, first, start, held, of);
    measure(x, residualOut, scale, F32, cols, options, first, start, held, of);
    sumUp(context, F32, cols, options, eps, of);
    writeStatistics(rstd, mean, options, first, row, live, of);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      boolean now = chunks(cols, options) == 1 || (options & QUANTIZE) != 0;
      standardize(
          now,
          x,
          residualOut,
          gamma,
          beta,
          xscale,
          scale,
          F32,
          cols,
          options,
          first + to,
          start + to,
          held,
          of);
      findLargest(cols, options, first + to, held, of);
    }
    findScale(context, scale, options, first, row, live, of);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      boolean again = chunks(cols, options) > 1;
      standardize(
          again,
          x,
          residualOut,
          gamma,
          beta,
          xscale,
          scale,
          F32,
          cols,
          options,
          first + to,
          start + to,
          held,
          of);
      write((options & QUANTIZE) == 0, y, F32, cols, options, first + to, start + to, live, held);
      writeQ(q, cols, options, first + to, start + to, live, held, of);
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
    int row = row(context, options);
    int first = first(context, options);
    int start = existing(row, rows, options) * cols + first;
    boolean live = live(row, rows, options);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      sum(x, residual, scale, F16, cols, options, first + to, start + to, held);
      write(
          (options & ADD) != 0,
          residualOut,
          F16,
          cols,
          options,
          first + to,
          start + to,
          live,
          held);
    }
    readRow(x, residualOut, scale, F16, cols, options, first, start, held);
    readWeights(gamma, beta, cols, options, first, held);
    findUnit(context, x, residualOut, scale, F16, cols, options, first, start, held, of);
    findShift(context, x, residualOut, scale, F16, cols, options, first, start, held, of);
    measure(x, residualOut, scale, F16, cols, options, first, start, held, of);
    sumUp(context, F16, cols, options, eps, of);
    writeStatistics(rstd, mean, options, first, row, live, of);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      boolean now = chunks(cols, options) == 1 || (options & QUANTIZE) != 0;
      standardize(
          now,
          x,
          residualOut,
          gamma,
          beta,
          xscale,
          scale,
          F16,
          cols,
          options,
          first + to,
          start + to,
          held,
          of);
      findLargest(cols, options, first + to, held, of);
    }
    findScale(context, scale, options, first, row, live, of);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      boolean again = chunks(cols, options) > 1;
      standardize(
          again,
          x,
          residualOut,
          gamma,
          beta,
          xscale,
          scale,
          F16,
          cols,
          options,
          first + to,
          start + to,
          held,
          of);
      write((options & QUANTIZE) == 0, y, F16, cols, options, first + to, start + to, live, held);
      writeQ(q, cols, options, first + to, start + to, live, held, of);
    }
  }

  /**
   * Normalizes rows of bf16, the upper halves of f32, with weights of f32.
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
    int row = row(context, options);
    int first = first(context, options);
    int start = existing(row, rows, options) * cols + first;
    boolean live = live(row, rows, options);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      sum(x, residual, powers, BF16, cols, options, first + to, start + to, held);
      write(
          (options & ADD) != 0,
          residualOut,
          BF16,
          cols,
          options,
          first + to,
          start + to,
          live,
          held);
    }
    readRow(x, residualOut, powers, BF16, cols, options, first, start, held);
    readWeights(gamma, beta, cols, options, first, held);
    findUnit(context, x, residualOut, powers, BF16, cols, options, first, start, held, of);
    findShift(context, x, residualOut, powers, BF16, cols, options, first, start, held, of);
    measure(x, residualOut, powers, BF16, cols, options, first, start, held, of);
    sumUp(context, BF16, cols, options, eps, of);
    writeStatistics(rstd, mean, options, first, row, live, of);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      boolean now = chunks(cols, options) == 1 || (options & QUANTIZE) != 0;
      standardize(
          now,
          x,
          residualOut,
          gamma,
          beta,
          xscale,
          powers,
          BF16,
          cols,
          options,
          first + to,
          start + to,
          held,
          of);
      findLargest(cols, options, first + to, held, of);
    }
    findScale(context, scale, options, first, row, live, of);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      boolean again = chunks(cols, options) > 1;
      standardize(
          again,
          x,
          residualOut,
          gamma,
          beta,
          xscale,
          powers,
          BF16,
          cols,
          options,
          first + to,
          start + to,
          held,
          of);
      write((options & QUANTIZE) == 0, y, BF16, cols, options, first + to, start + to, live, held);
      writeQ(q, cols, options, first + to, start + to, live, held, of);
    }
  }

  /**
   * Returns the value of the lowest bit of the mantissa by sign and exponent of a bf16, the upper 9
   * bits: 2^-133 for subnormal numbers, then 2^(e - 134), infinity; and then NaN as many times.
   */
  public static FloatArray powers() {
    FloatArray powers = new FloatArray(POWERS);
    for (int i = 0; i < POWERS; i++) {
      int exponent = i & 255;
      float power =
          exponent == 255 ? Float.POSITIVE_INFINITY : Math.scalb(1f, Math.max(exponent, 1) - 134);
      powers.set(i, i >= POWERS / 2 ? Float.NaN : i >= POWERS / 4 ? -power : power);
    }
    return powers;
  }

  private static int threads(int options) {
    return 1 << (options >> THREADS_SHIFT & 15);
  }

  private static int rowsPerGroup(int options) {
    return 1 << (options >> ROWS_SHIFT & 15);
  }

  private static int group(int options) {
    return threads(options) * rowsPerGroup(options);
  }

  /** Returns this thread's place among those of its row. */
  private static int lane(KernelContext context, int options) {
    // Of a number known to be positive TornadoVM makes addresses that drivers compile badly.
    return rowsPerGroup(options) == 1
        ? context.localIdx
        : context.localIdx & (threads(options) - 1);
  }

  /** Returns by how many columns the row is turned around: see {@link #first}. */
  private static int back(int options) {
    return options >> BACK_SHIFT & 31;
  }

  /**
   * Returns the column of this thread's first element, below 0 where that is at the end of the row:
   * arrays begin with a header, and the row is turned around so that the elements of neighbouring
   * threads begin where a line of memory does.
   */
  private static int first(KernelContext context, int options) {
    return lane(context, options) - back(options);
  }

  /**
   * Returns this thread's row. A group may have more rows than are left: those are not live. They
   * follow the last one, so that all threads meet at the barriers, but write nothing.
   */
  private static int row(KernelContext context, int options) {
    return rowsPerGroup(options) == 1
        ? context.groupIdx
        : (context.groupIdx << (options >> ROWS_SHIFT & 15))
            + (context.localIdx >> (options >> THREADS_SHIFT & 15));
  }

  private static boolean live(int row, int rows, int options) {
    return rowsPerGroup(options) == 1 || row < rows;
  }

  /** Returns the row, or the last one for a row that is not live. */
  private static int existing(int row, int rows, int options) {
    return rowsPerGroup(options) == 1 ? row : TornadoMath.min(row, rows - 1);
  }

  /** Returns the most elements that a thread holds; the last may lie behind the end of the row. */
  private static int count(int cols, int options) {
    int shift = options >> THREADS_SHIFT & 15;
    int all = cols + (1 << shift) - 1 >> shift;
    return all > MAX_SHARE ? CHUNK_SHARE : all;
  }

  /** Returns the elements that the threads of a row hold. */
  private static int chunk(int cols, int options) {
    return count(cols, options) << (options >> THREADS_SHIFT & 15);
  }

  private static int chunks(int cols, int options) {
    return (cols - 1) / chunk(cols, options) + 1;
  }

  /** Returns the room for a thread's elements, which its gamma and beta may follow. */
  private static int heldElements(int cols, int options) {
    return (1 + held(options, HOLD_GAMMA) + held(options, HOLD_BETA)) * count(cols, options);
  }

  private static int held(int options, int which) {
    return (options & which) != 0 ? 1 : 0;
  }

  /** Returns whether a thread has a k-th element. */
  private static boolean has(int cols, int options, int first, int k) {
    int shift = options >> THREADS_SHIFT & 15;
    boolean one = cols <= MAX_SHARE << shift;
    return cols % (one ? 1 << shift : CHUNK_SHARE << shift) == 0
        || one && (k + 1 << shift) <= cols
        || first + (options >> BACK_SHIFT & 31) + (k << shift) < cols;
  }

  /** Returns how far behind a thread's first element its k-th is. */
  private static int offset(int cols, int options, int first, int k) {
    // 1 or 0. Not by a shift: TornadoVM's PTX back end shifts zeros in. Not by a choice: its SPIR-V
    // back end knows some comparisons only.
    int before = TornadoMath.max(TornadoMath.min(-first, 1), 0);
    return before * (k == 0 ? cols : 0) + (k << (options >> THREADS_SHIFT & 15));
  }

  /** Holds elements. */
  private static void read(
      TornadoNativeArray from,
      FloatArray powers,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held) {
    int count = count(cols, options);
    for (int k = 0; k < count; k++) {
      if (has(cols, options, first, k)) {
        held[k] = load(types, from, start + offset(cols, options, first, k), powers);
      }
    }
  }

  /** Holds x + residual, unrounded, where that is wanted. */
  private static void sum(
      TornadoNativeArray x,
      TornadoNativeArray residual,
      FloatArray powers,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held) {
    if ((options & ADD) != 0) {
      int count = count(cols, options);
      read(x, powers, types, cols, options, first, start, held);
      for (int k = 0; k < count; k++) {
        if (has(cols, options, first, k)) {
          int at = start + offset(cols, options, first, k);
          held[k] += load(types, residual, at, powers);
        }
      }
    }
  }

  /** Holds the row if there is room for all of it, as x or as x + residual was written. */
  private static void readRow(
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held) {
    // From memory: of a HalfFloat made of a sum, TornadoVM gives an addend back.
    boolean rounded = (options & ADD) == 0 || (types & (F16 | BF16)) != 0;
    if (rounded && chunks(cols, options) == 1) {
      reread(x, residualOut, powers, types, cols, options, first, start, held);
    }
  }

  /** Holds elements again where there is room for a chunk only. */
  private static void readChunk(
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held) {
    if (chunks(cols, options) > 1) {
      reread(x, residualOut, powers, types, cols, options, first, start, held);
    }
  }

  private static void reread(
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held) {
    if ((options & ADD) != 0) {
      read(residualOut, powers, types, cols, options, first, start, held);
    } else {
      read(x, powers, types, cols, options, first, start, held);
    }
  }

  /** Rounds and writes what is held where that is wanted. */
  private static void write(
      boolean wanted,
      TornadoNativeArray to,
      int types,
      int cols,
      int options,
      int first,
      int start,
      boolean live,
      float[] held) {
    int count = wanted ? count(cols, options) : 0;
    int rest = 0; // negative where a number is not encoded right
    for (int k = 0; k < count; k++) {
      if (live && has(cols, options, first, k)) {
        int at = start + offset(cols, options, first, k);
        if ((types & F16) != 0) {
          storeF16(to, at, held[k]);
        } else if ((types & BF16) != 0) {
          float power = power(held[k]);
          ((ShortArray) to).set(at, (short) encode(held[k], power));
          rest = rest | rest(power);
        } else {
          ((FloatArray) to).set(at, held[k]);
        }
      }
    }
    if ((types & BF16) != 0 && rest < 0) {
      for (int k = 0; k < count; k++) {
        if (live && has(cols, options, first, k)) {
          int at = start + offset(cols, options, first, k);
          ((ShortArray) to).set(at, (short) encodeAny(held[k]));
        }
      }
    }
  }

  /** A method of its own, as TornadoVM compiles a HalfFloat of a local variable only. */
  private static void storeF16(TornadoNativeArray to, int at, float v) {
    HalfFloat narrow = new HalfFloat(v);
    ((HalfFloatArray) to).set(at, narrow);
  }

  /** Holds gamma and beta behind the row. */
  private static void readWeights(
      FloatArray gamma, FloatArray beta, int cols, int options, int first, float[] held) {
    int count = (options & (HOLD_GAMMA | HOLD_BETA)) != 0 ? count(cols, options) : 0;
    for (int k = 0; k < count; k++) {
      if (has(cols, options, first, k)) {
        int col = first + offset(cols, options, first, k);
        if ((options & HOLD_GAMMA) != 0) {
          held[count + k] = gamma.get(col);
        }
        if ((options & HOLD_BETA) != 0) {
          held[count + held(options, HOLD_GAMMA) * count + k] = beta.get(col);
        }
      }
    }
  }

  private static float largest(int cols, int options, int first, float largest, float[] held) {
    int count = count(cols, options);
    for (int k = 0; k < count; k++) {
      if (has(cols, options, first, k)) {
        largest = TornadoMath.max(largest, TornadoMath.abs(held[k]));
      }
    }
    return largest;
  }

  /** Finds the unit of a row, which is 1 but for bf16. */
  private static void findUnit(
      KernelContext context,
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held,
      float[] of) {
    of[UNIT] = 1;
    if ((types & BF16) != 0) {
      float largest = 0;
      for (int c = 0; c < chunks(cols, options); c++) {
        int to = c * chunk(cols, options);
        readChunk(x, residualOut, powers, types, cols, options, first + to, start + to, held);
        largest = largest(cols, options, first + to, largest, held);
      }
      of[UNIT] = reduce(context, options, true, largest) < LARGE ? 1 : LARGE_UNIT;
    }
  }

  /** Finds the mean of the row in its unit, or 0 for RMS, as the number to shift it by. */
  private static void findShift(
      KernelContext context,
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held,
      float[] of) {
    of[SHIFT] = 0;
    if ((options & LAYER) != 0) {
      int count = count(cols, options);
      float part = of[UNIT] / cols;
      float sum = 0; // in parts of the mean, so that large rows do not overflow
      for (int c = 0; c < chunks(cols, options); c++) {
        int to = c * chunk(cols, options);
        readChunk(x, residualOut, powers, types, cols, options, first + to, start + to, held);
        for (int k = 0; k < count; k++) {
          if (has(cols, options, first + to, k)) {
            sum += held[k] * part;
          }
        }
      }
      of[SHIFT] = reduce(context, options, false, sum);
    }
  }

  /** Holds deviations, and sums their squares to FACTOR and themselves to ADDEND. */
  private static void measure(
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held,
      float[] of) {
    int count = count(cols, options);
    float squares = 0;
    float deviations = 0;
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      readChunk(x, residualOut, powers, types, cols, options, first + to, start + to, held);
      deviate(cols, options, first + to, held, of);
      for (int k = 0; k < count; k++) {
        if (has(cols, options, first + to, k)) {
          squares += held[k] * held[k];
          deviations += held[k];
        }
      }
    }
    of[FACTOR] = squares;
    of[ADDEND] = deviations;
  }

  /** Makes deviations of what is held, in the row's unit. */
  private static void deviate(int cols, int options, int first, float[] held, float[] of) {
    int count = count(cols, options);
    for (int k = 0; k < count; k++) {
      if (has(cols, options, first, k)) {
        held[k] = held[k] * of[UNIT] - of[SHIFT];
      }
    }
  }

  /** Sums up what the threads have measured, and finds what normalizes the deviations. */
  private static void sumUp(
      KernelContext context, int types, int cols, int options, float eps, float[] of) {
    float unit = of[UNIT];
    float variance;
    float correction = 0; // the mean of the deviations, which is the rounding error of the shift
    if ((options & LAYER) != 0) {
      reduceTwo(context, options, of);
      correction = of[ADDEND] / cols;
      variance = of[FACTOR] / cols - correction * correction;
      variance = variance < 0 ? 0 : variance; // a NaN stays
    } else {
      variance = reduce(context, options, false, of[FACTOR]) / cols;
    }
    // In a unit, eps would vanish.
    float whole = 1 / unit;
    float ordinary = variance * whole * whole;
    float factor = 1 / TornadoMath.sqrt(ordinary + eps) * whole;
    if ((types & BF16) != 0 && !(ordinary < Float.POSITIVE_INFINITY)) {
      factor = 1 / TornadoMath.sqrt(variance + eps * unit * unit);
    }
    of[FACTOR] = factor;
    of[ADDEND] = -correction * factor;
    of[MEAN] = of[SHIFT] + correction;
    of[MAX] = 0;
  }

  private static void writeStatistics(
      FloatArray rstd, FloatArray mean, int options, int first, int row, boolean live, float[] of) {
    if ((options & STATISTICS) != 0 && live && first + back(options) == 0) {
      rstd.set(row, of[FACTOR] * of[UNIT]);
      if ((options & LAYER) != 0) {
        mean.set(row, of[MEAN] / of[UNIT]);
      }
    }
  }

  /**
   * Makes normalized elements of deviations.
   *
   * @param wanted whether that is to be done
   */
  private static void standardize(
      boolean wanted,
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray gamma,
      FloatArray beta,
      FloatArray xscale,
      FloatArray powers,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held,
      float[] of) {
    if (!wanted) {
      return;
    }
    if (chunks(cols, options) > 1) {
      reread(x, residualOut, powers, types, cols, options, first, start, held);
      deviate(cols, options, first, held, of);
    }
    int count = count(cols, options);
    int behind = count + held(options, HOLD_GAMMA) * count;
    for (int k = 0; k < count; k++) {
      if (has(cols, options, first, k)) {
        int col = first + offset(cols, options, first, k);
        float v = held[k] * of[FACTOR];
        if ((options & LAYER) != 0) {
          v = v + of[ADDEND];
        }
        if ((options & GAMMA) != 0) {
          boolean there = (options & HOLD_GAMMA) != 0;
          float w = there ? held[count + k] : gamma.get(col);
          v = v * ((options & WEIGHT_OFFSET) != 0 ? w + 1 : w);
        }
        if ((options & BETA) != 0) {
          boolean there = (options & HOLD_BETA) != 0;
          v = v + (there ? held[behind + k] : beta.get(col));
        }
        if ((options & XSCALE) != 0) {
          v = v * xscale.get(col);
        }
        held[k] = v;
      }
    }
  }

  /** Raises MAX to the largest magnitude; infinity where one is not finite. */
  private static void findLargest(int cols, int options, int first, float[] held, float[] of) {
    if ((options & QUANTIZE) != 0) {
      int count = count(cols, options);
      float zero = 0; // or NaN, which the maximum passes over
      for (int k = 0; k < count; k++) {
        if (has(cols, options, first, k)) {
          zero += held[k] * 0;
        }
      }
      float bound = zero == 0 ? 0 : Float.POSITIVE_INFINITY;
      float largest = TornadoMath.max(of[MAX], bound);
      of[MAX] = largest(cols, options, first, largest, held);
    }
  }

  private static void findScale(
      KernelContext context,
      FloatArray scale,
      int options,
      int first,
      int row,
      boolean live,
      float[] of) {
    if ((options & QUANTIZE) != 0) {
      float amax = reduce(context, options, true, of[MAX]);
      of[MAX] = amax;
      if (live && first + back(options) == 0) {
        float s = amax > 0 ? amax / 127 : 1;
        scale.set(row, amax < Float.POSITIVE_INFINITY ? s : 0 * amax); // else NaN
      }
    }
  }

  private static void writeQ(
      ByteArray q,
      int cols,
      int options,
      int first,
      int start,
      boolean live,
      float[] held,
      float[] of) {
    if ((options & QUANTIZE) == 0) {
      return;
    }
    float amax = of[MAX];
    int count = count(cols, options);
    // Neither amax / 127 nor 127 / amax of tiny values would be exact: they are scaled up.
    float up = amax < 0x1p-100f ? 0x1p100f : 1;
    if (up > 1) {
      for (int k = 0; k < count; k++) {
        held[k] = held[k] * up;
      }
    }
    float inverse = amax > 0 ? 127 / (amax * up) : 0;
    int finite = -toInt(TornadoMath.min(inverse * 0x1p126f, 1)); // -1, or 0 where amax is infinite
    for (int k = 0; k < count; k++) {
      if (live && has(cols, options, first, k)) {
        float nearest = held[k] * inverse + TO_INTEGER - TO_INTEGER; // ties to even
        q.set(start + offset(cols, options, first, k), (byte) (toInt(nearest) & finite));
      }
    }
  }

  /** Returns a number as int, without the question whether it is one that TornadoVM else asks. */
  private static int toInt(float v) {
    return (int) TornadoMath.min(v, 0x1p30f);
  }

  /**
   * Returns the sum, or the maximum of what is not negative, over the threads of a row, in an order
   * that never changes: some threads take the parts of several, then each takes theirs, in two
   * chains that do not wait for each other. Two barriers are cheaper than those of a binary tree.
   * Each use has local memory of its own: TornadoVM computes wrong addresses for local memory that
   * is an argument.
   */
  private static float reduce(KernelContext context, int options, boolean max, float v) {
    float[] parts = context.allocateFloatLocalArray(group(options));
    int local = context.localIdx;
    int lane = lane(context, options);
    int takers = takers(options);
    parts[local] = v;
    context.localBarrier();
    if (lane < takers) {
      float a = v;
      float b = 0;
      for (int j = takers; j < threads(options); j += 2 * takers) {
        a = combine(max, a, parts[local + j]);
        if (j + takers < threads(options)) {
          b = combine(max, b, parts[local + j + takers]);
        }
      }
      parts[local] = combine(max, a, b);
    }
    context.localBarrier();
    float a = 0;
    float b = 0;
    for (int j = 0; j < takers; j += 2) {
      a = combine(max, a, parts[local - lane + j]);
      if (j + 1 < takers) {
        b = combine(max, b, parts[local - lane + j + 1]);
      }
    }
    return combine(max, a, b);
  }

  /** Sums FACTOR and ADDEND as reduce does, with the same barriers for both. */
  private static void reduceTwo(KernelContext context, int options, float[] of) {
    float[] parts = context.allocateFloatLocalArray(2 * group(options));
    int local = context.localIdx;
    int lane = lane(context, options);
    int second = local + group(options);
    int takers = takers(options);
    parts[local] = of[FACTOR];
    parts[second] = of[ADDEND];
    context.localBarrier();
    if (lane < takers) {
      float a = of[FACTOR];
      float b = of[ADDEND];
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
    of[FACTOR] = a;
    of[ADDEND] = b;
  }

  /** Returns how many threads of a row take the parts of others: the square root, or fewer. */
  private static int takers(int options) {
    return 1 << (options >> THREADS_SHIFT & 15) / 2;
  }

  private static float combine(boolean max, float a, float b) {
    return max ? TornadoMath.max(a, b) : a + b;
  }

  private static float load(int types, TornadoNativeArray a, int at, FloatArray powers) {
    if ((types & F16) != 0) {
      return ((HalfFloatArray) a).get(at).getFloat32();
    } else if ((types & BF16) != 0) {
      return decode(((ShortArray) a).get(at), powers);
    } else {
      return ((FloatArray) a).get(at);
    }
  }

  /** Returns the value of these bits of a bf16. */
  static float decode(int bits, FloatArray powers) {
    int nan = (bits & 0x7fff) > 0x7f80 ? 512 : 0;
    float power = powers.get(bits >> 7 & 511 | nan);
    int mantissa = (bits & 127) + (TornadoMath.min(bits & 0x7f80, 128));
    return mantissa * power;
  }

  /** Returns the greatest power of two that is not greater than |v|, or a large number. */
  static float power(float v) {
    // Rump, Ogita and Oishi, Accurate floating-point summation part I, SIAM 2008: ufp. The minima
    // keep compilers from fusing what has to be rounded.
    float q = TornadoMath.min(v * (0x1p23f + 1), Float.MAX_VALUE);
    return TornadoMath.abs(q - TornadoMath.min(q * (1 - 0x1p-24f), Float.MAX_VALUE));
  }

  /** Returns the bits of the bf16 nearest to a value that is not {@link #rest}, ties to even. */
  static int encode(float v, float power) {
    // 8 bits are left of the value when the others have been in the way of this.
    float near = v + power * 0x1.8p16f - power * 0x1.8p16f;
    int exponent = Integer.bitCount(toInt(power / FAST) - 1);
    int mantissa = toInt(TornadoMath.abs(near) * (0x1p7f / FAST)) >> exponent;
    // The leading one of the mantissa is the lowest bit of the exponent, so that a carry is right.
    int number = (exponent << 7) + mantissa + ((127 + FAST_EXPONENT - 1) << 7);
    return number + (v < 0 ? 0x8000 : 0);
  }

  /** Returns a negative number for values that {@link #encode} gets wrong, by their power. */
  static int rest(float power) {
    int n = toInt(power / FAST);
    return n - 1 | 0x7fffff - n;
  }

  // This chooses between constants only: TornadoVM makes branches of other choices.

  /** Returns the bits of the bf16 nearest to any value, ties to even. */
  static int encodeAny(float v) {
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
    int number = (exponent << 7) + (int) (s * 128 + TO_INTEGER - TO_INTEGER);
    int special = a > Float.MAX_VALUE ? 0x7f80 : 0x7fc0;
    int finite = a < Float.POSITIVE_INFINITY ? -1 : 0;
    float sign = v;
    if (v == 0) {
      sign = 1 / v;
    }
    return number & finite | special & ~finite | (sign < 0 ? 0x8000 : 0);
  }
}
