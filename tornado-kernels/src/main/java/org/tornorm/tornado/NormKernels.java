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
  // calls over where there are too many: small methods here call few others.
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

  /** Position of the number of elements of gamma that each thread holds; it takes 7 bits. */
  static final int HOLD_SHIFT = 8;

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
  static final int MAX_SHARE = 64;

  /** The elements of a longer row that a thread keeps at a time: few, as registers count there. */
  private static final int CHUNK_SHARE = 8;

  /** The chains that a sum is made of, each of every fourth number: less rounding, less waiting. */
  private static final int CHAINS = 4;

  /** The most values that a thread takes of others at a time. */
  private static final int MAX_TAKEN = 8;

  // What decodes bf16: tables by sign and exponent for rows in the unit 1, in LARGE_UNIT, with NaN.
  private static final int TABLE = 512;

  private static final int POWERS = 3 * TABLE;

  // What a thread knows of its row: the unit, and in that unit a number that its elements are
  // measured from, the factor and addend that make normalized elements of those deviations, the
  // mean, the largest magnitude of what is normalized, and of bf16 the largest bits of a magnitude
  // that was read.
  private static final int UNIT = 0;
  private static final int SHIFT = 1;
  private static final int FACTOR = 2;
  private static final int ADDEND = 3;
  private static final int MEAN = 4;
  private static final int MAX = 5;
  private static final int LARGEST = 6;
  private static final int NUMBERS = 7;

  /** The bits of 2^50: rows of bf16 with such elements have another unit, as squares overflow. */
  private static final int LARGE = 127 + 50 << 7;

  private static final float LARGE_UNIT = 0x1p-82f;

  private static final int INFINITE = 255 << 7;

  /** The numbers from 2^this until below 2^(this + 24) are encoded as bf16 in a fast way. */
  private static final int FAST_EXPONENT = -16;

  private static final float FAST_LEAST = 0x1p-16f;

  /** The largest bf16 of them. */
  private static final float FAST_MOST = 255;

  /** What makes integers of them, once they have 8 bits. */
  private static final float UNITS = 0x1p7f / FAST_LEAST;

  /** How many places of a leading one there are in that range. */
  static final int FAST_PLACES = 24;

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
    of[UNIT] = 1;
    int row = row(context, options);
    int first = first(context, row, options);
    int start = existing(row, rows, options) * cols + first;
    boolean live = live(row, rows, options);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      sum(x, residual, scale, F32, cols, options, first + to, start + to, held);
      if (live) {
        write((options & ADD) != 0, residualOut, F32, cols, options, first + to, start + to, held);
      }
    }
    readRow(x, residualOut, scale, 0, F32, cols, options, first, start, held, of);
    readGamma(gamma, cols, options, first, held);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      readChunk(x, residualOut, scale, 0, F32, cols, options, first + to, start + to, held, of);
      measure(c, cols, options, first, held, of);
    }
    pool(context, cols, options, of);
    sumUp(context, F32, cols, options, eps, of);
    writeStatistics(rstd, mean, options, first, row, live, of);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      boolean now = chunks(cols, options) == 1 || (options & QUANTIZE) != 0;
      deviateAgain(
          now, x, residualOut, scale, 0, F32, cols, options, first + to, start + to, held, of);
      standardize(now, gamma, cols, options, first + to, held, of);
      // Also for rows that are live for certain: as loads in another block than those of gamma,
      // compilers give those of beta the same addresses and fold their distances.
      if (row < rows) {
        shift(now, beta, xscale, cols, options, first + to, held);
      }
      findLargest(cols, options, first + to, held, of);
    }
    findScale(context, scale, options, first, row, live, of);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      boolean again = chunks(cols, options) > 1;
      deviateAgain(
          again, x, residualOut, scale, 0, F32, cols, options, first + to, start + to, held, of);
      standardize(again, gamma, cols, options, first + to, held, of);
      if (row < rows) {
        shift(again, beta, xscale, cols, options, first + to, held);
        write((options & QUANTIZE) == 0, y, F32, cols, options, first + to, start + to, held);
        writeQ(q, cols, options, first + to, start + to, held, of);
      }
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
    of[UNIT] = 1;
    int row = row(context, options);
    int first = first(context, row, options);
    int start = existing(row, rows, options) * cols + first;
    boolean live = live(row, rows, options);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      sum(x, residual, scale, F16, cols, options, first + to, start + to, held);
      if (live) {
        write((options & ADD) != 0, residualOut, F16, cols, options, first + to, start + to, held);
      }
    }
    readRow(x, residualOut, scale, 0, F16, cols, options, first, start, held, of);
    readGamma(gamma, cols, options, first, held);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      readChunk(x, residualOut, scale, 0, F16, cols, options, first + to, start + to, held, of);
      measure(c, cols, options, first, held, of);
    }
    pool(context, cols, options, of);
    sumUp(context, F16, cols, options, eps, of);
    writeStatistics(rstd, mean, options, first, row, live, of);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      boolean now = chunks(cols, options) == 1 || (options & QUANTIZE) != 0;
      deviateAgain(
          now, x, residualOut, scale, 0, F16, cols, options, first + to, start + to, held, of);
      standardize(now, gamma, cols, options, first + to, held, of);
      if (row < rows) {
        shift(now, beta, xscale, cols, options, first + to, held);
      }
      findLargest(cols, options, first + to, held, of);
    }
    findScale(context, scale, options, first, row, live, of);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      boolean again = chunks(cols, options) > 1;
      deviateAgain(
          again, x, residualOut, scale, 0, F16, cols, options, first + to, start + to, held, of);
      standardize(again, gamma, cols, options, first + to, held, of);
      if (row < rows) {
        shift(again, beta, xscale, cols, options, first + to, held);
        write((options & QUANTIZE) == 0, y, F16, cols, options, first + to, start + to, held);
        writeQ(q, cols, options, first + to, start + to, held, of);
      }
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
    int first = first(context, row, options);
    int start = existing(row, rows, options) * cols + first;
    boolean live = live(row, rows, options);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      sum(x, residual, powers, BF16, cols, options, first + to, start + to, held);
      if (live) {
        write((options & ADD) != 0, residualOut, BF16, cols, options, first + to, start + to, held);
      }
    }
    of[LARGEST] = 0;
    readRow(x, residualOut, powers, 0, BF16, cols, options, first, start, held, of);
    readGamma(gamma, cols, options, first, held);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      readChunk(x, residualOut, powers, 0, BF16, cols, options, first + to, start + to, held, of);
    }
    float largest = reduce(context, options, true, of[LARGEST]);
    int table = (largest < LARGE ? 0 : TABLE) + (largest > INFINITE ? TABLE : 0);
    of[UNIT] = largest < LARGE ? 1 : LARGE_UNIT;
    if (table > 0) {
      readRow(x, residualOut, powers, table, BF16, cols, options, first, start, held, of);
    }
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      readChunk(
          x, residualOut, powers, table, BF16, cols, options, first + to, start + to, held, of);
      measure(c, cols, options, first, held, of);
    }
    pool(context, cols, options, of);
    sumUp(context, BF16, cols, options, eps, of);
    writeStatistics(rstd, mean, options, first, row, live, of);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      boolean now = chunks(cols, options) == 1 || (options & QUANTIZE) != 0;
      deviateAgain(
          now,
          x,
          residualOut,
          powers,
          table,
          BF16,
          cols,
          options,
          first + to,
          start + to,
          held,
          of);
      standardize(now, gamma, cols, options, first + to, held, of);
      if (row < rows) {
        shift(now, beta, xscale, cols, options, first + to, held);
      }
      findLargest(cols, options, first + to, held, of);
    }
    findScale(context, scale, options, first, row, live, of);
    for (int c = 0; c < chunks(cols, options); c++) {
      int to = c * chunk(cols, options);
      boolean again = chunks(cols, options) > 1;
      deviateAgain(
          again,
          x,
          residualOut,
          powers,
          table,
          BF16,
          cols,
          options,
          first + to,
          start + to,
          held,
          of);
      standardize(again, gamma, cols, options, first + to, held, of);
      if (row < rows) {
        shift(again, beta, xscale, cols, options, first + to, held);
        write((options & QUANTIZE) == 0, y, BF16, cols, options, first + to, start + to, held);
        writeQ(q, cols, options, first + to, start + to, held, of);
      }
    }
  }

  /**
   * Returns what decodes bf16, by sign and exponent, the upper 9 bits: the value of the lowest bit
   * of the mantissa in each unit, and what makes NaN of any.
   */
  public static FloatArray powers() {
    FloatArray powers = new FloatArray(POWERS);
    for (int i = 0; i < TABLE; i++) {
      int exponent = i & 255;
      float sign = i < TABLE / 2 ? 1 : -1;
      float power =
          exponent == 255
              ? sign * Float.POSITIVE_INFINITY
              : Math.scalb(sign, Math.max(exponent, 1) - 134);
      powers.set(i, power);
      powers.set(TABLE + i, power * LARGE_UNIT);
      powers.set(2 * TABLE + i, Float.NaN);
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
    return rowsPerGroup(options) == 1
        ? context.localIdx
        : context.localIdx & (threads(options) - 1);
  }

  /**
   * Returns the local index, but as nothing that a compiler knows to be positive: TornadoVM and
   * NVIDIA's OpenCL compute each address from such a number anew instead of adding constants.
   */
  private static int local(KernelContext context, int options) {
    int shift = (options >> THREADS_SHIFT & 15) + (options >> ROWS_SHIFT & 15);
    return context.globalIdx - (context.groupIdx << shift);
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
  private static int first(KernelContext context, int row, int options) {
    // Not by the lane, as with local().
    return context.globalIdx - (row << (options >> THREADS_SHIFT & 15)) - back(options);
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

  /** Returns the room for a thread's elements, which those of gamma that it holds follow. */
  private static int heldElements(int cols, int options) {
    return count(cols, options) + heldGamma(options);
  }

  private static int heldGamma(int options) {
    return options >> HOLD_SHIFT & 127;
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

  /** Holds elements, and finds the largest bits of a magnitude of bf16. */
  private static void read(
      TornadoNativeArray from,
      FloatArray powers,
      int table,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held,
      float[] of) {
    int count = count(cols, options);
    int largest = 0;
    for (int k = 0; k < count; k++) {
      if (has(cols, options, first, k)) {
        int at = start + offset(cols, options, first, k);
        if ((types & BF16) != 0) {
          int bits = ((ShortArray) from).get(at);
          largest = TornadoMath.max(largest, bits & 0x7fff);
          held[k] = decode(bits, powers, table);
        } else {
          held[k] = load(types, from, at, powers);
        }
      }
    }
    if ((types & BF16) != 0) {
      of[LARGEST] = TornadoMath.max(of[LARGEST], largest);
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
      for (int k = 0; k < count; k++) {
        if (has(cols, options, first, k)) {
          held[k] = load(types, x, start + offset(cols, options, first, k), powers);
        }
      }
      for (int k = 0; k < count; k++) {
        if (has(cols, options, first, k)) {
          held[k] += load(types, residual, start + offset(cols, options, first, k), powers);
        }
      }
    }
  }

  /** Holds the row if there is room for all of it, as x or as x + residual was written. */
  private static void readRow(
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int table,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held,
      float[] of) {
    // From memory: of a HalfFloat made of a sum, TornadoVM gives an addend back.
    boolean rounded = (options & ADD) == 0 || (types & (F16 | BF16)) != 0;
    if (rounded && chunks(cols, options) == 1) {
      reread(x, residualOut, powers, table, types, cols, options, first, start, held, of);
    }
  }

  /** Holds elements again where there is room for a chunk only. */
  private static void readChunk(
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int table,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held,
      float[] of) {
    if (chunks(cols, options) > 1) {
      reread(x, residualOut, powers, table, types, cols, options, first, start, held, of);
    }
  }

  private static void reread(
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int table,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held,
      float[] of) {
    if ((options & ADD) != 0) {
      read(residualOut, powers, table, types, cols, options, first, start, held, of);
    } else {
      read(x, powers, table, types, cols, options, first, start, held, of);
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
      float[] held) {
    int count = wanted ? count(cols, options) : 0;
    int last = 0; // the largest place, beyond the last one where a number is not encoded right
    for (int k = 0; k < count; k++) {
      if (has(cols, options, first, k)) {
        int at = start + offset(cols, options, first, k);
        if ((types & F16) != 0) {
          storeF16(to, at, held[k]);
        } else if ((types & BF16) != 0) {
          float near = near(held[k]);
          int place = place(near);
          ((ShortArray) to).set(at, (short) encode(near, place));
          last = TornadoMath.max(last, place);
        } else {
          ((FloatArray) to).set(at, held[k]);
        }
      }
    }
    if ((types & BF16) != 0 && last >= FAST_PLACES) {
      writeRare(to, cols, options, first, start, held);
    }
  }

  /** Writes the elements again that {@link #encode} gets wrong, for a thread that has some. */
  private static void writeRare(
      TornadoNativeArray to, int cols, int options, int first, int start, float[] held) {
    int count = count(cols, options);
    long rare = 0; // a bit for each
    for (int k = 0; k < count; k++) {
      if (has(cols, options, first, k)) {
        float a = TornadoMath.abs(held[k]);
        if (TornadoMath.min(TornadoMath.max(a, FAST_LEAST), FAST_MOST) != a) {
          rare = rare | 1L << k;
        }
      }
    }
    while (rare != 0) {
      int k = Long.bitCount((rare & -rare) - 1);
      rare = rare & rare - 1;
      // Not held[k]: arrays that a loop of unknown length indexes leave the registers.
      float v = 0;
      for (int j = 0; j < count; j++) {
        if (j == k) {
          v = held[j];
        }
      }
      ((ShortArray) to).set(start + offset(cols, options, first, k), (short) encodeAny(v));
    }
  }

  /** A method of its own, as TornadoVM compiles a HalfFloat of a local variable only. */
  private static void storeF16(TornadoNativeArray to, int at, float v) {
    HalfFloat narrow = new HalfFloat(v);
    ((HalfFloatArray) to).set(at, narrow);
  }

  /** Holds the first elements of gamma behind the row, so that they are there when it is summed. */
  private static void readGamma(FloatArray gamma, int cols, int options, int first, float[] held) {
    int count = count(cols, options);
    for (int k = 0; k < heldGamma(options); k++) {
      if (has(cols, options, first, k)) {
        held[count + k] = gamma.get(first + offset(cols, options, first, k));
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

  /**
   * Holds deviations: for LAYER from the mean of the thread's elements, or of its first chunk, as
   * summed in f32; for RMS from 0. FACTOR becomes the sum of their squares, for LAYER of their
   * distances to their mean, which ADDEND becomes: what rounding has left, and the other chunks.
   *
   * @param c the chunk that is held, taken together with those before it
   */
  private static void measure(int c, int cols, int options, int first, float[] held, float[] of) {
    int to = c * chunk(cols, options);
    int there = there(cols - to, cols, options, first);
    if (c == 0) {
      float part = 1 / (float) TornadoMath.max(there, 1);
      of[SHIFT] = (options & LAYER) != 0 ? total(cols, options, first, held, part) : 0;
      of[FACTOR] = 0;
      of[ADDEND] = 0;
    }
    deviate(cols, options, first + to, held, of);
    float center = 0;
    if ((options & LAYER) != 0) {
      // Chan, Golub and LeVeque, Updating formulae and a pairwise algorithm for computing sample
      // variances, 1979.
      float before = c * count(cols, options);
      float apart = divide(total(cols, options, first + to, held, 1), there) - of[ADDEND];
      float part = there / TornadoMath.max(before + there, 1);
      center = c == 0 ? 0 : of[ADDEND] + apart; // or what is left of 0, whose square is taken away
      of[ADDEND] += apart * part;
      of[FACTOR] += c == 0 ? -apart * (apart * there) : apart * (apart * (before * part));
    }
    of[FACTOR] += squares(cols, options, first + to, held, center);
  }

  private static float squares(int cols, int options, int first, float[] held, float center) {
    int count = count(cols, options);
    float squares = 0;
    for (int chain = 0; chain < CHAINS; chain++) {
      float some = 0;
      for (int k = chain; k < count; k += CHAINS) {
        if (has(cols, options, first, k)) {
          some += (held[k] - center) * (held[k] - center);
        }
      }
      squares += some;
    }
    return squares;
  }

  /** Returns the sum of what is held in such parts, so that large elements do not overflow. */
  private static float total(int cols, int options, int first, float[] held, float part) {
    int count = count(cols, options);
    float sum = 0;
    for (int chain = 0; chain < CHAINS; chain++) {
      float some = 0;
      for (int k = chain; k < count; k += CHAINS) {
        if (has(cols, options, first, k)) {
          some += held[k] * part;
        }
      }
      sum += some;
    }
    return sum;
  }

  /**
   * Returns how many elements a thread has of a chunk, or of the columns left if these are less.
   */
  private static int there(int left, int cols, int options, int first) {
    int all = TornadoMath.min(left, chunk(cols, options));
    return dealt(all, threads(options), first + back(options));
  }

  /** Makes deviations of what is held. */
  private static void deviate(int cols, int options, int first, float[] held, float[] of) {
    int count = count(cols, options);
    for (int k = 0; k < count; k++) {
      if (has(cols, options, first, k)) {
        held[k] = held[k] - of[SHIFT];
      }
    }
  }

  /** Sums up what the threads have measured, and finds what normalizes the deviations. */
  private static void sumUp(
      KernelContext context, int types, int cols, int options, float eps, float[] of) {
    float unit = of[UNIT];
    float variance;
    if ((options & LAYER) != 0) {
      variance = of[FACTOR] / cols;
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
    of[ADDEND] = -of[ADDEND] * factor;
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

  /** Holds deviations again where that is wanted and there is room for a chunk only. */
  private static void deviateAgain(
      boolean wanted,
      TornadoNativeArray x,
      TornadoNativeArray residualOut,
      FloatArray powers,
      int table,
      int types,
      int cols,
      int options,
      int first,
      int start,
      float[] held,
      float[] of) {
    if (wanted && chunks(cols, options) > 1) {
      reread(x, residualOut, powers, table, types, cols, options, first, start, held, of);
      deviate(cols, options, first, held, of);
    }
  }

  /** Makes normalized elements of deviations where that is wanted. */
  private static void standardize(
      boolean wanted,
      FloatArray gamma,
      int cols,
      int options,
      int first,
      float[] held,
      float[] of) {
    if (!wanted) {
      return;
    }
    int count = count(cols, options);
    int there = heldGamma(options);
    for (int k = 0; k < there; k++) {
      if (has(cols, options, first, k)) {
        held[k] = normal(options, held[k], of) * weight(options, held[count + k]);
      }
    }
    for (int k = there; k < count; k++) {
      if (has(cols, options, first, k)) {
        float v = normal(options, held[k], of);
        if ((options & GAMMA) != 0) {
          v = v * weight(options, gamma.get(first + offset(cols, options, first, k)));
        }
        held[k] = v;
      }
    }
  }

  private static float normal(int options, float deviation, float[] of) {
    float v = deviation * of[FACTOR];
    return (options & LAYER) != 0 ? v + of[ADDEND] : v;
  }

  private static float weight(int options, float gamma) {
    return (options & WEIGHT_OFFSET) != 0 ? gamma + 1 : gamma;
  }

  /** Adds beta and scales where that is wanted. */
  private static void shift(
      boolean wanted,
      FloatArray beta,
      FloatArray xscale,
      int cols,
      int options,
      int first,
      float[] held) {
    int count = wanted && (options & (BETA | XSCALE)) != 0 ? count(cols, options) : 0;
    for (int k = 0; k < count; k++) {
      if (has(cols, options, first, k)) {
        int col = first + offset(cols, options, first, k);
        float v = held[k];
        if ((options & BETA) != 0) {
          v = v + beta.get(col);
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
      ByteArray q, int cols, int options, int first, int start, float[] held, float[] of) {
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
    for (int k = 0; k < count; k++) {
      if (has(cols, options, first, k)) {
        // Ties go to even. The low bits of the sum are those of the integer; of a NaN they are 0.
        int sum = (int) (held[k] * inverse + TO_INTEGER);
        q.set(start + offset(cols, options, first, k), (byte) sum);
      }
    }
  }

  /**
   * Returns the sum, or the maximum of what is not negative, over the threads of a row, in an order
   * that never changes. A few threads take the values of several, then fewer theirs, and at last
   * each thread takes what is left: few barriers, and few values at a time, as registers count.
   * Each use has local memory of its own: TornadoVM computes wrong addresses for local memory that
   * is an argument.
   */
  private static float reduce(KernelContext context, int options, boolean max, float v) {
    float[] parts = context.allocateFloatLocalArray(group(options));
    int local = local(context, options);
    int lane = lane(context, options);
    int row = rowsPerGroup(options) == 1 ? 0 : local - lane;
    parts[local] = v;
    context.localBarrier();
    for (int step = 1; step <= steps(options); step++) {
      int takers = takers(options, step);
      if (lane < takers) {
        float taken = parts[local];
        for (int j = 1; j < taken(options); j++) {
          taken = combine(max, taken, parts[local + j * takers]);
        }
        parts[local] = taken;
      }
      context.localBarrier();
    }
    int left = takers(options, steps(options));
    float all = 0;
    for (int chain = 0; chain < CHAINS; chain++) {
      float some = 0;
      for (int j = chain; j < left; j += CHAINS) {
        some = combine(max, some, parts[row + j]);
      }
      all = combine(max, all, some);
    }
    return all;
  }

  /**
   * Makes of what each thread has measured of its part of a row what it is of the whole row: FACTOR
   * becomes the sum of the squared distances to the mean, ADDEND the deviation of the mean, MEAN
   * the mean. Threads take the parts of others as in {@link #reduce}; the formula is that of {@link
   * #measure}.
   */
  private static void pool(KernelContext context, int cols, int options, float[] of) {
    if ((options & LAYER) == 0) {
      return;
    }
    int group = group(options);
    float[] means = context.allocateFloatLocalArray(group);
    float[] squares = context.allocateFloatLocalArray(group);
    float[] shifts = context.allocateFloatLocalArray(group);
    int local = local(context, options);
    int lane = lane(context, options);
    int row = rowsPerGroup(options) == 1 ? 0 : local - lane;
    means[local] = of[ADDEND];
    squares[local] = of[FACTOR];
    shifts[local] = of[SHIFT];
    context.localBarrier();
    boolean even = cols % threads(options) == 0; // then all have as many elements
    float origin =
        median(shifts[row], shifts[row + threads(options) / 2], shifts[row + threads(options) - 1]);
    float[] apart = new float[MAX_TAKEN];
    for (int step = 1; step <= steps(options); step++) {
      int before = takers(options, step - 1);
      int takers = takers(options, step);
      if (lane < takers) {
        float mean = 0;
        for (int j = 0; j < taken(options); j++) {
          int other = local + j * takers;
          apart[j] = (step == 1 ? shifts[other] - origin : 0) + means[other];
          mean += apart[j] * (even ? 1 : dealt(cols, before, lane + j * takers));
        }
        mean = divide(mean, even ? taken(options) : dealt(cols, takers, lane));
        float within = 0;
        float between = 0;
        for (int j = 0; j < taken(options); j++) {
          float one = apart[j] - mean;
          between += one * one * (even ? 1 : dealt(cols, before, lane + j * takers));
          within += squares[local + j * takers];
        }
        means[local] = mean;
        squares[local] = within + between * (even ? cols / before : 1);
      }
      context.localBarrier();
    }
    int left = takers(options, steps(options));
    float mean = 0;
    for (int j = 0; j < left; j++) {
      mean += means[row + j] * (even ? 1 : dealt(cols, left, j));
    }
    mean = divide(mean, even ? left : cols);
    float within = 0;
    float between = 0;
    float rest = 0; // what rounding has left of the mean
    for (int chain = 0; chain < CHAINS; chain++) {
      float sum = 0;
      for (int j = chain; j < left; j += CHAINS) {
        float one = means[row + j] - mean;
        float weighted = one * (even ? 1 : dealt(cols, left, j));
        rest += weighted;
        between += one * weighted;
        sum += squares[row + j];
      }
      within += sum;
    }
    rest = rest / (even ? left : cols);
    float whole = origin + mean;
    rest = origin - whole + mean + rest;
    of[FACTOR] = within + between * (even ? cols / left : 1);
    of[ADDEND] = whole - of[SHIFT] + rest;
    of[MEAN] = whole + rest;
  }

  /** Returns the middle one: where one thread has a far element, the others keep their digits. */
  private static float median(float a, float b, float c) {
    float less = TornadoMath.min(a, b);
    float more = TornadoMath.max(a, b);
    return TornadoMath.max(less, TornadoMath.min(more, c));
  }

  /** Returns a / n, or a / 1 for n = 0, exact where f32 holds it: drivers divide in other ways. */
  private static float divide(float a, int n) {
    int by = TornadoMath.max(n, 1);
    float quotient = a / by;
    return (by & by - 1) == 0 ? quotient : quotient + (a - quotient * by) / by;
  }

  /** Returns how many columns, of those dealt in turn to so many, one of them gets. */
  private static int dealt(int cols, int to, int one) {
    return cols % to == 0 ? cols / to : (cols - one + to - 1) / to;
  }

  /** Returns how often threads take the values of others before all take what is left. */
  private static int steps(int options) {
    return threads(options) <= 128 ? 1 : 2;
  }

  /** Returns how many values a thread takes in such a step, its own among them. */
  private static int taken(int options) {
    return threads(options) <= 16 ? 1 : threads(options) <= 128 ? threads(options) / 16 : MAX_TAKEN;
  }

  /** Returns how many threads do so in the given step, counted from 1, or for 0 all of a row. */
  private static int takers(int options, int step) {
    return step == 0
        ? threads(options)
        : step == 1 ? threads(options) / taken(options) : threads(options) / 64;
  }

  private static float combine(boolean max, float a, float b) {
    return max ? TornadoMath.max(a, b) : a + b;
  }

  private static float load(int types, TornadoNativeArray a, int at, FloatArray powers) {
    if ((types & F16) != 0) {
      return ((HalfFloatArray) a).get(at).getFloat32();
    } else if ((types & BF16) != 0) {
      return decodeAny(((ShortArray) a).get(at), powers);
    } else {
      return ((FloatArray) a).get(at);
    }
  }

  /** Returns the value of these bits of a bf16 in the unit of a table. */
  static float decode(int bits, FloatArray powers, int table) {
    // With the leading one, but for the exponent 0.
    int mantissa = TornadoMath.min(bits & 127 | 128, bits & 0x7fff);
    return mantissa * powers.get((bits >> 7 & TABLE - 1) + table);
  }

  /** Returns the value of these bits of a bf16, which may be NaN. */
  static float decodeAny(int bits, FloatArray powers) {
    return decode(bits, powers, (bits & 0x7fff) > INFINITE ? 2 * TABLE : 0);
  }

  /**
   * Returns the number of 8 bits nearest to a value, ties to even, in units in which its magnitude
   * is an integer for what {@link #encode} takes.
   */
  static float near(float v) {
    // As Dekker, A floating-point technique for extending the available precision, 1971, splits
    // numbers, but with products that are exact: they may be fused with the subtractions. Bits of
    // the difference that are below 8 bits of v are lost.
    float far = v * (0x1p16f * UNITS);
    return far - (far - v * UNITS);
  }

  /**
   * Returns the place of the leading one of such an integer, without the 7 others, or for what
   * {@link #encode} gets wrong at least FAST_PLACES.
   */
  static int place(float near) {
    // As near(), for one bit. Of 8 bits, 0.7501 times the number is nearest to its leading one.
    float part = TornadoMath.abs(near) * (0.7501f / 128);
    float far = part * 0x1p23f;
    // Of NaN and of what is too large, devices make 0, the least or the largest int: less 1, each
    // has many bits.
    return Integer.bitCount((int) (far - (far - part)) - 1);
  }

  /** Returns the bits of the bf16 nearest to a value, given what the others return. */
  static int encode(float near, int place) {
    // Sign and exponent, but for the leading one of the mantissa, which is added to them.
    int upper = (near < 0 ? 256 + 126 + FAST_EXPONENT : 126 + FAST_EXPONENT) + place;
    return (upper << 7) + ((int) TornadoMath.abs(near) >> place);
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
