package org.tornorm.cpu;

import static java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.Quantization;

/**
 * One call at work, and the row logic. Its work is a number of steps of independent pieces, which
 * any number of threads take until none is left; who completes the last piece of a step opens the
 * next. Many rows are one step of blocks of rows. A few long rows are a step for each row and
 * phase, and the pieces are chunks of columns.
 *
 * <p>A row is read where it lies, again by each phase: while it is in the cache that costs less
 * than an f32 copy of it. Only f16 is converted once and back, for its conversions are loops of
 * their own. Heap rows are copied through native scratch, so that all loops see one kind of
 * segment. Sums are taken by chunks of fixed size and added in their order, so that the result does
 * not depend on the number of threads.
 */
@SuppressWarnings("EnumOrdinal") // arrays by operand: an EnumMap would box what is not an object
final class CpuRun {
  /**
   * Columns that go through all loops of a phase at once, so that they stay in the first-level
   * cache, and are summed as one; a multiple of every vector block. With 1024 a row of 4096 took a
   * tenth longer: each loop begins and ends with columns that are not vectors or not unrolled.
   */
  static final int CHUNK_COLS = 4096;

  /** Rows of about this many bytes are taken at once: few enough to end at about the same time. */
  private static final long CLAIM_BYTES = 256 << 10;

  private static final long MAX_CLAIMS = 1 << 24;

  /** A row of at least this many chunks is split, if there are fewer rows than threads. */
  private static final int SPLIT_CHUNKS = 16;

  /** The chunks of a split row that a thread takes at once. */
  private static final int CHUNKS_PER_PIECE = 4;

  /** Multiplies bf16 rows whose deviations could overflow f32; rstd then is no subnormal. */
  private static final float HUGE_UNIT = 0x1p-4f;

  private static final int SCRATCH_ALIGNMENT = 64;
  private static final long DONE = Long.MIN_VALUE;

  private static final ValueLayout.OfFloat FLOAT =
      JAVA_FLOAT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private static final int SPINS_PER_YIELD = 1000;

  /**
   * All memory: a view of a segment that is confined to the caller, for the workers it waits for.
   * Null where native access was not granted; such calls then run on the caller alone.
   */
  private static final MemorySegment EVERYWHERE = everywhere();

  /** What is done with the columns of a row before the next thing can be. */
  private enum Phase {
    SUM,
    DEVIATE,
    APPLY,
    AMAX,
    QUANTIZE
  }

  private final NormSpec spec;
  private final RowMath math;

  /** Whether rows are f16, which is converted to f32 and back. */
  private final boolean wide;

  private final Operand source;
  private final Operand out;
  private final Phase[] phases;
  private final int chunks;
  private final long bytesPerRow;
  private final int[] bytes = new int[Operand.ALL.size()];

  private final MemorySegment[] segments = new MemorySegment[Operand.ALL.size()];
  private final long[] bases = new long[Operand.ALL.size()];
  private final Weights weights = new Weights();
  private final Lane[] lanes;
  private final Temps[] temps;
  private MemorySegment weightScratch;
  private long widenedAt;

  private NormCall call;
  private boolean split;
  private long rowsPerClaim;
  private int steps;
  private int pieces;

  /** The step that is open and its next free piece, in the upper and lower half. */
  private final AtomicLong claims = new AtomicLong();

  private final AtomicInteger completed = new AtomicInteger();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  /** What one thread needs for the row that it works on; in a split call all share one. */
  private final class Lane {
    final RowStats stats = new RowStats(chunks, wide ? spec.cols() : 0);
    final MemorySegment[] at = new MemorySegment[Operand.ALL.size()];
    final long[] offset = new long[Operand.ALL.size()];
    private MemorySegment scratch;

    /** Finds the row of every matrix, in scratch if it is on the heap. */
    void moveTo(long row) {
      stats.mean = 0;
      stats.shift = 0;
      stats.unit = 1;
      if (out == Operand.Q) {
        // Here, where one thread is: those that share the row of a split call find it made.
        scratch();
      }
      locate(Operand.X, row, 0);
      if (spec.fusedAdd()) {
        locate(Operand.RESIDUAL, row, 1);
        locate(Operand.RESIDUAL_OUT, row, 2);
      }
      locate(out, row, 3);
    }

    private void locate(Operand o, long row, int scratchRow) {
      int i = o.ordinal();
      if (segments[i].isNative()) {
        at[i] = segments[i];
        offset[i] = home(o, row);
      } else {
        at[i] = scratch();
        offset[i] = scratchRow * scratchRowBytes();
      }
    }

    private long scratchRowBytes() {
      return roundUp((long) spec.cols() * Float.BYTES);
    }

    private MemorySegment scratch() {
      if (scratch == null) {
        scratch = Arena.ofAuto().allocate(5 * scratchRowBytes(), SCRATCH_ALIGNMENT);
      }
      return scratch;
    }

    private long byteAt(Operand o, int col) {
      return offset[o.ordinal()] + (long) col * bytes[o.ordinal()];
    }

    private MemorySegment segment(Operand o) {
      return at[o.ordinal()];
    }

    private void copyIn(Operand o, long row, int col, int cols) {
      if (!segments[o.ordinal()].isNative()) {
        int size = bytes[o.ordinal()];
        MemorySegment.copy(
            segments[o.ordinal()],
            home(o, row) + (long) col * size,
            segment(o),
            byteAt(o, col),
            (long) cols * size);
      }
    }

    private void copyOut(Operand o, long row, int col, int cols) {
      if (!segments[o.ordinal()].isNative()) {
        int size = bytes[o.ordinal()];
        MemorySegment.copy(
            segment(o),
            byteAt(o, col),
            segments[o.ordinal()],
            home(o, row) + (long) col * size,
            (long) cols * size);
      }
    }

    /** Returns where in scratch column {@code col} of an f32 y is. */
    private long wideAt(int col) {
      return 4 * scratchRowBytes() + (long) col * Float.BYTES;
    }

    /** Brings the row in: added up, and as f32 if it is f16. */
    private void load(long row, int col, int cols, Temps temps) {
      copyIn(Operand.X, row, col, cols);
      MemorySegment x = segment(Operand.X);
      long xAt = byteAt(Operand.X, col);
      if (spec.fusedAdd()) {
        copyIn(Operand.RESIDUAL, row, col, cols);
        MemorySegment r = segment(Operand.RESIDUAL);
        long rAt = byteAt(Operand.RESIDUAL, col);
        MemorySegment s = segment(Operand.RESIDUAL_OUT);
        long sAt = byteAt(Operand.RESIDUAL_OUT, col);
        if (wide) {
          F16Rows.add(x, xAt, r, rAt, cols, s, sAt, stats.wide, col, temps);
        } else {
          math.add(x, xAt, r, rAt, s, sAt, cols);
        }
        copyOut(Operand.RESIDUAL_OUT, row, col, cols);
      } else if (wide) {
        F16Rows.widen(x, xAt, cols, stats.wide, col);
      }
    }

    /** Does a phase for one chunk of columns. */
    void work(Phase phase, long row, int chunk, Temps temps) {
      int col = chunk * CHUNK_COLS;
      int cols = Math.min(CHUNK_COLS, spec.cols() - col);
      if (phase == Phase.SUM) {
        load(row, col, cols, temps);
      }
      MemorySegment x = segment(source);
      long xAt = byteAt(source, col);
      MemorySegment to = segment(out);
      long toAt = byteAt(out, col);
      switch (phase) {
        case SUM, DEVIATE -> math.sums(x, xAt, cols, stats, col, 2 * chunk, temps);
        case APPLY -> {
          math.apply(x, xAt, cols, stats, weights, col, to, toAt);
          if (wide) {
            F16Rows.narrow(stats.wide, col, cols, to, toAt);
          }
          copyOut(out, row, col, cols);
        }
        case AMAX -> {
          long yAt = wideAt(col);
          math.apply(x, xAt, cols, stats, weights, col, scratch, yAt);
          stats.partials[2 * chunk] = math.maxAbsBits(scratch, yAt, cols);
        }
        case QUANTIZE -> {
          if (Float.isNaN(stats.upScale)) {
            for (int j = 0; j < cols; j++) {
              to.set(ValueLayout.JAVA_BYTE, toAt + j, (byte) 0);
            }
          } else {
            math.quantize(scratch, wideAt(col), cols, stats, to, toAt);
          }
          copyOut(out, row, col, cols);
        }
      }
    }

    /** Draws the conclusion of a phase from its partial results. */
    void conclude(Phase phase, long row) {
      switch (phase) {
        case SUM -> {
          if (spec.op() == Op.LAYER) {
            stats.mean = (float) (total(0) / spec.cols());
          } else {
            setRstd(squares() / spec.cols(), row);
          }
        }
        case DEVIATE -> {
          double squares = squares();
          double shift = total(0) / spec.cols();
          if (spec.statistics()) {
            putFloat(Operand.MEAN, row, (float) (stats.mean + shift));
          }
          if (squares == Double.POSITIVE_INFINITY) {
            // rstd is 0 and so is y, if only no deviation overflows.
            stats.mean = 0;
            shift = 0;
          }
          setRstd(Math.max(0, squares / spec.cols() - shift * shift), row);
          if (squares > Float.MAX_VALUE && squares < Double.POSITIVE_INFINITY) {
            stats.unit = HUGE_UNIT;
            stats.mean *= HUGE_UNIT;
            shift *= HUGE_UNIT;
            stats.rstd /= HUGE_UNIT;
          }
          stats.shift = (float) shift;
        }
        case AMAX -> setScale(row);
        case APPLY, QUANTIZE -> {}
      }
    }

    /**
     * Returns the sum of squares. Where f32 cannot hold it, an f32 row counts as infinitely large,
     * and a bf16 row is summed again in double.
     */
    private double squares() {
      if (!Float.isInfinite((float) total(1))) {
        return total(1);
      }
      if (spec.dtype() != DType.BF16) {
        return Double.POSITIVE_INFINITY;
      }
      double sum = 0;
      double squares = 0;
      for (int j = 0; j < spec.cols(); j++) {
        double e = Elements.load(segment(source), DType.BF16, byteAt(source, j)) - stats.mean;
        sum += e;
        squares += e * e;
      }
      Arrays.fill(stats.partials, 0);
      stats.partials[0] = sum;
      stats.partials[1] = squares;
      return squares;
    }

    private double total(int which) {
      double total = 0;
      for (int c = 0; c < chunks; c++) {
        total += stats.partials[2 * c + which];
      }
      return total;
    }

    private void setRstd(double meanSquare, long row) {
      stats.rstd = (float) (1 / Math.sqrt(meanSquare + spec.eps()));
      if (spec.statistics()) {
        putFloat(Operand.RSTD, row, stats.rstd);
      }
    }

    private void setScale(long row) {
      int bits = 0;
      for (int c = 0; c < chunks; c++) {
        bits = Math.max(bits, (int) stats.partials[2 * c]);
      }
      float amax = Float.intBitsToFloat(bits);
      float scale = amax == 0 ? 1 : Math.max(amax / 127, Float.MIN_VALUE);
      // Under 2^-100 the quotient would lose bits to gradual underflow.
      stats.up = amax < 0x1p-100f ? 0x1p100f : 1;
      stats.upScale = amax == 0 ? 1 : amax * stats.up / 127;
      if (!Float.isFinite(amax)) {
        scale = Float.NaN;
        stats.upScale = Float.NaN;
      }
      putFloat(Operand.SCALE, row, scale);
    }
  }

  CpuRun(NormSpec spec, int vectorBits, int threads) {
    this.spec = spec;
    math = RowMaths.of(spec, vectorBits);
    wide = spec.dtype() == DType.F16;
    source = spec.fusedAdd() ? Operand.RESIDUAL_OUT : Operand.X;
    boolean quantized = spec.quantization() != Quantization.NONE;
    out = quantized ? Operand.Q : Operand.Y;
    boolean layer = spec.op() == Op.LAYER;
    Phase[] ends = quantized ? new Phase[] {Phase.AMAX, Phase.QUANTIZE} : new Phase[] {Phase.APPLY};
    phases = new Phase[(layer ? 2 : 1) + ends.length];
    phases[0] = Phase.SUM;
    if (layer) {
      phases[1] = Phase.DEVIATE;
    }
    System.arraycopy(ends, 0, phases, phases.length - ends.length, ends.length);
    chunks = (int) (((long) spec.cols() + CHUNK_COLS - 1) / CHUNK_COLS);
    bytesPerRow = spec.bytesMoved(1);
    for (Operand o : Operand.ALL) {
      bytes[o.ordinal()] = o.in(spec) ? o.dtype(spec).bytes() : 0;
    }
    lanes = new Lane[threads];
    temps = new Temps[threads];
  }

  private long home(Operand o, long row) {
    return bases[o.ordinal()] + row * call.rowPitchBytes(o);
  }

  private void putFloat(Operand o, long row, float value) {
    segments[o.ordinal()].set(FLOAT, bases[o.ordinal()] + row * Float.BYTES, value);
  }

  /**
   * Makes a call ready to be worked off.
   *
   * @param helper a thread that is to help, or null
   * @return whether it may: not, where a segment is confined to the caller
   */
  boolean begin(NormCall newCall, Thread helper) {
    call = newCall;
    boolean shared = helper != null;
    for (int i = 0; i < segments.length; i++) {
      MemorySegment s = call.segment(Operand.ALL.get(i));
      segments[i] = s;
      bases[i] = 0;
      if (helper != null && s != null && !s.isAccessibleBy(helper)) {
        if (EVERYWHERE == null) {
          shared = false;
        } else {
          segments[i] = EVERYWHERE;
          bases[i] = s.address();
        }
      }
    }
    readWeights();
    long rows = call.rows();
    split = shared && rows < lanes.length && chunks >= SPLIT_CHUNKS;
    if (split) {
      steps = (int) rows * phases.length;
      pieces = (chunks + CHUNKS_PER_PIECE - 1) / CHUNKS_PER_PIECE;
      lane(0).moveTo(0);
    } else {
      long even = rows / (4L * lanes.length) + 1;
      long small = Math.max(1, CLAIM_BYTES / bytesPerRow);
      rowsPerClaim = shared ? Math.max(Math.min(even, small), rows / MAX_CLAIMS + 1) : rows;
      steps = 1;
      pieces = (int) ((rows + rowsPerClaim - 1) / rowsPerClaim);
    }
    completed.set(0);
    claims.set(0);
    return shared;
  }

  private void readWeights() {
    if (spec.gamma()) {
      weights.gamma = widened(Operand.GAMMA, spec.weightOffset() == 0 ? -0f : 1, 0);
      weights.gammaAt = widenedAt;
    }
    if (spec.beta()) {
      weights.beta = widened(Operand.BETA, -0f, 1);
      weights.betaAt = widenedAt;
    }
    if (spec.quantization() == Quantization.SMOOTH) {
      weights.xscale = widened(Operand.XSCALE, -0f, 2);
      weights.xscaleAt = widenedAt;
    }
  }

  /** Returns a row of weights as f32 in native memory, plus an offset; -0 changes no value. */
  private MemorySegment widened(Operand o, float offset, int slot) {
    MemorySegment s = segments[o.ordinal()];
    long sAt = bases[o.ordinal()];
    DType dtype = o.dtype(spec);
    boolean ready = dtype == DType.F32 && offset != 1;
    if (ready && s.isNative()) {
      widenedAt = sAt;
      return s;
    }
    long slotBytes = roundUp((long) spec.cols() * Float.BYTES);
    if (weightScratch == null) {
      weightScratch = Arena.ofAuto().allocate(4 * slotBytes, SCRATCH_ALIGNMENT);
    }
    widenedAt = slot * slotBytes;
    if (!s.isNative()) {
      long rawAt = ready ? widenedAt : 3 * slotBytes;
      MemorySegment.copy(s, sAt, weightScratch, rawAt, (long) spec.cols() * dtype.bytes());
      s = weightScratch;
      sAt = rawAt;
    }
    if (!ready) {
      math.widen(dtype, s, sAt, spec.cols(), offset, weightScratch, widenedAt, temps(0));
    }
    return weightScratch;
  }

  private static long roundUp(long bytes) {
    return (bytes + SCRATCH_ALIGNMENT - 1) & -SCRATCH_ALIGNMENT;
  }

  private Lane lane(int slot) {
    Lane lane = lanes[slot];
    if (lane == null) {
      lane = new Lane();
      lanes[slot] = lane;
    }
    return lane;
  }

  private Temps temps(int slot) {
    Temps t = temps[slot];
    if (t == null) {
      t = new Temps();
      temps[slot] = t;
    }
    return t;
  }

  /**
   * Takes pieces until none is left. Failures are kept for {@link #end}.
   *
   * @param slot the number of the thread, under the number of threads; no two at work have the same
   */
  @SuppressWarnings("ThreadPriorityCheck") // with more threads than cores, spinning alone stalls
  void work(int slot) {
    int waits = 0;
    while (true) {
      long claim = claims.get();
      int step = (int) (claim >>> 32);
      int piece = (int) claim;
      if (claim == DONE) {
        return;
      }
      if (piece == pieces) {
        if (step == steps - 1) {
          return;
        }
        waits++;
        if (waits % SPINS_PER_YIELD == 0) {
          Thread.yield();
        } else {
          Thread.onSpinWait();
        }
        continue;
      }
      if (claims.compareAndSet(claim, claim + 1)) {
        try {
          if (split) {
            workColumns(step, piece, temps(slot));
          } else {
            workRows(lane(slot), piece, temps(slot));
          }
        } catch (Throwable t) {
          failure.compareAndSet(null, t);
          claims.set(DONE);
          return;
        }
      }
    }
  }

  private void workRows(Lane lane, int piece, Temps temps) {
    long from = piece * rowsPerClaim;
    long to = Math.min(from + rowsPerClaim, call.rows());
    for (long row = from; row < to; row++) {
      lane.moveTo(row);
      for (Phase phase : phases) {
        for (int chunk = 0; chunk < chunks; chunk++) {
          lane.work(phase, row, chunk, temps);
        }
        lane.conclude(phase, row);
      }
    }
  }

  private void workColumns(int step, int piece, Temps temps) {
    Lane lane = lane(0);
    int row = step / phases.length;
    Phase phase = phases[step % phases.length];
    int first = piece * CHUNKS_PER_PIECE;
    int end = Math.min(first + CHUNKS_PER_PIECE, chunks);
    for (int chunk = first; chunk < end; chunk++) {
      lane.work(phase, row, chunk, temps);
    }
    if (completed.incrementAndGet() == pieces) {
      lane.conclude(phase, row);
      int next = step + 1;
      if (next < steps) {
        if (next % phases.length == 0) {
          lane.moveTo(row + 1);
        }
        completed.set(0);
        claims.set((long) next << 32);
      }
    }
  }

  /** Lets go of the call and returns what made it fail, or null. */
  Throwable end() {
    call = null;
    Arrays.fill(segments, null);
    weights.clear();
    for (Lane lane : lanes) {
      if (lane != null) {
        Arrays.fill(lane.at, null);
      }
    }
    return failure.getAndSet(null);
  }

  @SuppressWarnings("restricted")
  private static MemorySegment everywhere() {
    return CpuRun.class.getModule().isNativeAccessEnabled()
        ? MemorySegment.NULL.reinterpret(Long.MAX_VALUE)
        : null;
  }
}
