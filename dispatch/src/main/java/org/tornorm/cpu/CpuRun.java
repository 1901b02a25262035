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
import org.tornorm.cpu.RowMath.Pass;

/**
 * One call at work, and the row logic. Its work is a number of steps of independent pieces, which
 * any number of threads take until none is left; who completes the last piece of a step opens the
 * next. Many rows are one step of blocks of rows. A few long rows are a step for each row and
 * phase, and the pieces are chunks of columns.
 *
 * <p>A row is read where it lies, again by each phase: while it is in the cache that costs less
 * than an f32 copy of it. One loop writes y of a row and sums up the next, for else memory would be
 * read and written in turns, at little more than half the speed. Only f16 is converted once and
 * back, for its conversions are loops of their own. Heap rows are copied through native scratch, so
 * that all loops see one kind of segment. Sums are taken by chunks of fixed size and added in their
 * order, so that the result does not depend on the number of threads.
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

  /** Rows of scratch for one row: x, residual, their sum, y or q, and y before it is q. */
  private static final int SCRATCH_ROWS = 5;

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
  private final RowMath sum;
  private final RowMath deviate;
  private final RowMath apply;

  /** Null where a row is finished before the next is begun. */
  private final RowMath applyAndSum;

  /** Whether rows are f16, which is converted to f32 and back. */
  private final boolean wide;

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

  /** What one thread needs for the rows that it works on; in a split call all share one. */
  private final class Lane {
    Row row = newRow();

    /** Whose sums are known and whose y is still to be written; null if no row waits. */
    Row waiting;

    private Row spare;
    private MemorySegment scratch;

    private Row newRow() {
      return new Row(chunks, wide ? spec.cols() : 0);
    }

    /** Finds the row of every matrix, in scratch if it is on the heap. */
    void moveTo(long index) {
      row.mean = 0;
      row.shift = 0;
      row.unit = 1;
      // The rows of two that are at work may not share scratch.
      int first = row.scratchSlot * SCRATCH_ROWS;
      locate(Operand.X, index, first, row.x);
      if (spec.fusedAdd()) {
        locate(Operand.RESIDUAL, index, first + 1, row.residual);
        locate(Operand.RESIDUAL_OUT, index, first + 2, row.source);
      } else {
        row.source.set(row.x.segment, row.x.at);
      }
      if (out == Operand.Q) {
        locate(Operand.Q, index, first + 3, row.q);
        row.y.set(scratch(), (first + 4) * scratchRowBytes());
      } else {
        locate(Operand.Y, index, first + 3, row.y);
      }
    }

    private void locate(Operand o, long index, int scratchRow, Row.Span span) {
      MemorySegment s = segments[o.ordinal()];
      if (s.isNative()) {
        span.set(s, home(o, index));
      } else {
        span.set(scratch(), scratchRow * scratchRowBytes());
      }
    }

    private long scratchRowBytes() {
      return roundUp((long) spec.cols() * Float.BYTES);
    }

    private MemorySegment scratch() {
      if (scratch == null) {
        scratch = Arena.ofAuto().allocate(2 * SCRATCH_ROWS * scratchRowBytes(), SCRATCH_ALIGNMENT);
      }
      return scratch;
    }

    private void copyIn(Operand o, long index, Row.Span span, int col, int cols) {
      MemorySegment s = segments[o.ordinal()];
      if (!s.isNative()) {
        long at = (long) col * bytes[o.ordinal()];
        long size = (long) cols * bytes[o.ordinal()];
        MemorySegment.copy(s, home(o, index) + at, span.segment, span.at + at, size);
      }
    }

    private void copyOut(Operand o, long index, Row.Span span, int col, int cols) {
      MemorySegment s = segments[o.ordinal()];
      if (!s.isNative()) {
        long at = (long) col * bytes[o.ordinal()];
        long size = (long) cols * bytes[o.ordinal()];
        MemorySegment.copy(span.segment, span.at + at, s, home(o, index) + at, size);
      }
    }

    /** Does a phase for one chunk of columns of the row. */
    void work(Phase phase, long index, int chunk, Temps temps) {
      int col = chunk * CHUNK_COLS;
      int cols = Math.min(CHUNK_COLS, spec.cols() - col);
      switch (phase) {
        case SUM -> sum(index, chunk, col, cols, temps);
        case DEVIATE -> deviate.pass(row, null, weights, col, cols, 2 * chunk, temps);
        case APPLY -> {
          apply.pass(null, row, weights, col, cols, 0, temps);
          finish(row, index, col, cols);
        }
        case AMAX -> {
          apply.pass(null, row, weights, col, cols, 0, temps);
          long yAt = row.y.at + (long) col * Float.BYTES;
          row.partials[2 * chunk] = apply.maxAbsBits(row.y.segment, yAt, cols);
        }
        case QUANTIZE -> {
          quantize(col, cols);
          copyOut(Operand.Q, index, row.q, col, cols);
        }
      }
    }

    /** Sums up the row, and writes y of the row that waits, if there is one. */
    private void sum(long index, int chunk, int col, int cols, Temps temps) {
      copyIn(Operand.X, index, row.x, col, cols);
      if (spec.fusedAdd()) {
        copyIn(Operand.RESIDUAL, index, row.residual, col, cols);
      }
      if (wide) {
        widenF16(col, cols, temps);
      }
      if (waiting == null) {
        sum.pass(row, null, weights, col, cols, 2 * chunk, temps);
      } else {
        applyAndSum.pass(row, waiting, weights, col, cols, 2 * chunk, temps);
        finish(waiting, index - 1, col, cols);
      }
      if (spec.fusedAdd()) {
        copyOut(Operand.RESIDUAL_OUT, index, row.source, col, cols);
      }
    }

    private void widenF16(int col, int cols, Temps temps) {
      long at = (long) col * Short.BYTES;
      if (spec.fusedAdd()) {
        F16Rows.add(
            row.x.segment,
            row.x.at + at,
            row.residual.segment,
            row.residual.at + at,
            cols,
            row.source.segment,
            row.source.at + at,
            row.wide,
            col,
            temps);
      } else {
        F16Rows.widen(row.x.segment, row.x.at + at, cols, row.wide, col);
      }
    }

    /** Brings y where it belongs. */
    private void finish(Row done, long index, int col, int cols) {
      if (wide) {
        F16Rows.narrow(done.wide, col, cols, done.y.segment, done.y.at + (long) col * Short.BYTES);
      }
      copyOut(Operand.Y, index, done.y, col, cols);
    }

    private void quantize(int col, int cols) {
      if (Float.isNaN(row.upScale)) {
        row.q.segment.asSlice(row.q.at + col, cols).fill((byte) 0);
      } else {
        long yAt = row.y.at + (long) col * Float.BYTES;
        apply.quantize(row.y.segment, yAt, cols, row, row.q.segment, row.q.at + col);
      }
    }

    /** Lets the row wait, and has another take its place. */
    void letWait() {
      Row free = waiting != null ? waiting : spare;
      if (free == null) {
        free = newRow();
        free.scratchSlot = 1;
      }
      waiting = row;
      row = free;
      spare = null;
    }

    /** Lets go of the segments of a call, and of a row that waits since the call has failed. */
    void forget() {
      if (waiting != null) {
        spare = waiting;
        waiting = null;
      }
      row.forget();
      if (spare != null) {
        spare.forget();
      }
    }

    /** Writes y of the row that waits. */
    void applyWaiting(long index, Temps temps) {
      spare = row;
      row = waiting;
      waiting = null;
      for (int chunk = 0; chunk < chunks; chunk++) {
        work(Phase.APPLY, index, chunk, temps);
      }
    }

    /** Draws the conclusion of a phase from its partial results. */
    void conclude(Phase phase, long index) {
      switch (phase) {
        case SUM -> {
          if (spec.op() == Op.LAYER) {
            row.mean = (float) (total(0) / spec.cols());
          } else {
            setRstd(squares() / spec.cols(), index);
          }
        }
        case DEVIATE -> {
          double squares = squares();
          double shift = total(0) / spec.cols();
          if (spec.statistics()) {
            putFloat(Operand.MEAN, index, (float) (row.mean + shift));
          }
          if (squares == Double.POSITIVE_INFINITY) {
            // rstd is 0 and so is y, if only no deviation overflows.
            row.mean = 0;
            shift = 0;
          }
          setRstd(Math.max(0, squares / spec.cols() - shift * shift), index);
          if (squares > Float.MAX_VALUE && squares < Double.POSITIVE_INFINITY) {
            row.unit = HUGE_UNIT;
            row.mean *= HUGE_UNIT;
            shift *= HUGE_UNIT;
            row.rstd /= HUGE_UNIT;
          }
          row.shift = (float) shift;
        }
        case AMAX -> setScale(index);
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
        double e = Elements.load(row.source.segment, DType.BF16, row.source.at + 2L * j) - row.mean;
        sum += e;
        squares += e * e;
      }
      Arrays.fill(row.partials, 0);
      row.partials[0] = sum;
      row.partials[1] = squares;
      return squares;
    }

    private double total(int which) {
      double total = 0;
      for (int c = 0; c < chunks; c++) {
        total += row.partials[2 * c + which];
      }
      return total;
    }

    private void setRstd(double meanSquare, long index) {
      row.rstd = (float) (1 / Math.sqrt(meanSquare + spec.eps()));
      if (spec.statistics()) {
        putFloat(Operand.RSTD, index, row.rstd);
      }
    }

    private void setScale(long index) {
      int bits = 0;
      for (int c = 0; c < chunks; c++) {
        bits = Math.max(bits, (int) row.partials[2 * c]);
      }
      float amax = Float.intBitsToFloat(bits);
      float scale = amax == 0 ? 1 : Math.max(amax / 127, Float.MIN_VALUE);
      // Under 2^-100 the quotient would lose bits to gradual underflow.
      row.up = amax < 0x1p-100f ? 0x1p100f : 1;
      row.upScale = amax == 0 ? 1 : amax * row.up / 127;
      if (!Float.isFinite(amax)) {
        scale = Float.NaN;
        row.upScale = Float.NaN;
      }
      putFloat(Operand.SCALE, index, scale);
    }
  }

  CpuRun(NormSpec spec, int vectorBits, int threads) {
    this.spec = spec;
    wide = spec.dtype() == DType.F16;
    boolean quantized = spec.quantization() != Quantization.NONE;
    out = quantized ? Operand.Q : Operand.Y;
    boolean layer = spec.op() == Op.LAYER;
    sum = RowMaths.of(spec, vectorBits, Pass.SUM);
    deviate = layer ? RowMaths.of(spec, vectorBits, Pass.DEVIATE) : null;
    apply = RowMaths.of(spec, vectorBits, Pass.APPLY);
    applyAndSum = quantized || wide ? null : RowMaths.of(spec, vectorBits, Pass.APPLY_AND_SUM);
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
      apply.widen(dtype, s, sAt, spec.cols(), offset, weightScratch, widenedAt, temps(0));
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
        if (phase == Phase.APPLY && applyAndSum != null) {
          lane.letWait();
          continue;
        }
        for (int chunk = 0; chunk < chunks; chunk++) {
          lane.work(phase, row, chunk, temps);
        }
        lane.conclude(phase, row);
      }
    }
    if (lane.waiting != null) {
      lane.applyWaiting(to - 1, temps);
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
        lane.forget();
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
