package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Operand;

/**
 * Memory for one call: each operand in a buffer of its own, with guard bytes before and behind it
 * and the gaps of a {@link Layout} between its rows. Whatever an operand does not own is NaN in
 * every dtype, so that a path that reads it shows. Gamma and xscale start as 1, the rest as 0;
 * outputs start as a pattern that is no result.
 */
final class CallMemory implements AutoCloseable {
  /** Above a 64-byte vector, so that one that is stored a whole vector off still hits a guard. */
  private static final int GUARD_BYTES = 128;

  private static final byte NAN = (byte) 0xff;
  private static final byte UNWRITTEN = (byte) 0xa5;

  /** Gives the value of an element. */
  interface Filler {
    double at(int row, int col);
  }

  private final NormSpec spec;
  private final long rows;
  private final Arena arena = Arena.ofShared();
  private final MemorySegment[] buffers = new MemorySegment[Operand.ALL.size()];
  private final MemorySegment[] segments = new MemorySegment[Operand.ALL.size()];
  private final long[] pitches = new long[Operand.ALL.size()];
  private final byte[][] before = new byte[Operand.ALL.size()][];

  CallMemory(NormSpec spec, long rows, Layout layout) {
    this.spec = spec;
    this.rows = rows;
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        allocate(o, layout);
      }
    }
  }

  CallMemory(NormSpec spec, long rows) {
    this(spec, rows, Layout.PACKED);
  }

  private void allocate(Operand o, Layout layout) {
    int k = o.ordinal();
    int bytes = o.dtype(spec).bytes();
    boolean matrix = o.extent() == Operand.Extent.MATRIX;
    pitches[k] = matrix ? ((long) spec.cols() + layout.gapElements()) * bytes : bytes;
    long size = matrix ? rows * pitches[k] : o.elements(spec, rows) * bytes;
    buffers[k] = arena.allocate(GUARD_BYTES + layout.offsetBytes() + size + GUARD_BYTES, 64);
    buffers[k].fill(NAN);
    segments[k] = buffers[k].asSlice(GUARD_BYTES + layout.offsetBytes(), size);
    if (o.output()) {
      for (long i = 0; i < rowCount(o); i++) {
        row(o, i).fill(UNWRITTEN);
      }
    } else {
      fill(o, (i, j) -> o == Operand.GAMMA || o == Operand.XSCALE ? 1 : 0);
    }
  }

  NormSpec spec() {
    return spec;
  }

  long rows() {
    return rows;
  }

  MemorySegment segment(Operand o) {
    return segments[o.ordinal()];
  }

  long rowPitchBytes(Operand o) {
    return pitches[o.ordinal()];
  }

  private long rowCount(Operand o) {
    return o.extent() == Operand.Extent.ROW ? 1 : rows;
  }

  private int rowElements(Operand o) {
    return o.extent() == Operand.Extent.COLUMN ? 1 : spec.cols();
  }

  private MemorySegment row(Operand o, long i) {
    long bytes = (long) rowElements(o) * o.dtype(spec).bytes();
    return segment(o).asSlice(i * rowPitchBytes(o), bytes);
  }

  /** Sets every element of an operand; a vector is one row. */
  CallMemory fill(Operand o, Filler filler) {
    DType dtype = o.dtype(spec);
    for (int i = 0; i < rowCount(o); i++) {
      MemorySegment row = row(o, i);
      for (int j = 0; j < rowElements(o); j++) {
        Elements.store(row, dtype, (long) j * dtype.bytes(), (float) filler.at(i, j));
      }
    }
    return this;
  }

  /** Fills the matrices with normal values of this spread and mean, the vectors with usual ones. */
  CallMemory random(long seed, double spread, double mean) {
    SplittableRandom random = new SplittableRandom(seed);
    for (Operand o : Operand.ALL) {
      if (!o.in(spec) || o.output()) {
        continue;
      }
      fill(
          o,
          (i, j) ->
              switch (o) {
                case X -> mean + spread * random.nextGaussian();
                case RESIDUAL -> spread * random.nextGaussian();
                case GAMMA -> 1 - spec.weightOffset() + 0.2 * random.nextGaussian();
                case BETA -> 0.2 * random.nextGaussian();
                case XSCALE -> random.nextDouble(0.5, 2);
                case Y, RESIDUAL_OUT, Q, SCALE, RSTD, MEAN -> throw new AssertionError(o);
              });
    }
    return this;
  }

  CallMemory random(long seed) {
    return random(seed, 1, 0);
  }

  /** Fills an operand with random bits, so that every kind of number comes up. */
  CallMemory randomBits(Operand o, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (long i = 0; i < rowCount(o); i++) {
      byte[] bits = new byte[(int) row(o, i).byteSize()];
      random.nextBytes(bits);
      MemorySegment.copy(bits, 0, row(o, i), ValueLayout.JAVA_BYTE, 0, bits.length);
    }
    return this;
  }

  double get(Operand o, long row, int col) {
    DType dtype = o.dtype(spec);
    return Elements.load(row(o, row), dtype, (long) col * dtype.bytes());
  }

  /** Lets an output be exactly an input. */
  CallMemory alias(Operand output, Operand input) {
    buffers[output.ordinal()] = buffers[input.ordinal()];
    segments[output.ordinal()] = segments[input.ordinal()];
    return this;
  }

  NormCall call() {
    return call(rows);
  }

  /** Returns a call over the first rows only. */
  NormCall call(long rows) {
    NormCall.Builder call = NormCall.of(spec, rows);
    for (Operand o : Operand.ALL) {
      if (!o.in(spec)) {
        continue;
      }
      if (o.extent() == Operand.Extent.MATRIX) {
        call.set(o, segment(o), rowPitchBytes(o));
      } else {
        call.set(o, segment(o));
      }
    }
    return call.build();
  }

  /** Remembers every byte for {@link #assertOnlyOutputsWritten}. */
  CallMemory snapshot() {
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        before[o.ordinal()] = buffers[o.ordinal()].toArray(ValueLayout.JAVA_BYTE);
      }
    }
    return this;
  }

  /** Checks that since the snapshot only the first rows of the outputs have changed. */
  void assertOnlyOutputsWritten(long rows) {
    for (Operand o : Operand.ALL) {
      if (!o.in(spec)) {
        continue;
      }
      MemorySegment buffer = buffers[o.ordinal()];
      MemorySegment was = MemorySegment.ofArray(before[o.ordinal()]);
      long start = segment(o).address() - buffer.address();
      long from = 0;
      if (isWritten(buffer)) {
        for (long i = 0; i < Math.min(rows, rowCount(o)); i++) {
          long rowStart = start + i * rowPitchBytes(o);
          assertSame(o, buffer, was, from, rowStart);
          from = rowStart + row(o, i).byteSize();
        }
      }
      assertSame(o, buffer, was, from, buffer.byteSize());
    }
  }

  private boolean isWritten(MemorySegment buffer) {
    return Operand.ALL.stream()
        .anyMatch(o -> o.output() && o.in(spec) && buffers[o.ordinal()].equals(buffer));
  }

  private void assertSame(Operand o, MemorySegment now, MemorySegment was, long from, long to) {
    long at = MemorySegment.mismatch(now, from, to, was, from, to);
    assertTrue(
        at < 0,
        () ->
            "wrote outside of "
                + o.word()
                + ": byte "
                + (from + at - (segment(o).address() - now.address()))
                + " behind its start changed, with "
                + spec
                + ", "
                + rows
                + " rows, pitch "
                + rowPitchBytes(o));
  }

  /** Returns the bytes of one row of all outputs, in order. */
  byte[] outputBits(long row) {
    return outputBits(row, row + 1);
  }

  /** Returns the bytes of all outputs, row by row. */
  byte[] outputBits() {
    return outputBits(0, rows);
  }

  private byte[] outputBits(long fromRow, long toRow) {
    List<Operand> outputs = Operand.ALL.stream().filter(o -> o.output() && o.in(spec)).toList();
    long rowBytes = outputs.stream().mapToLong(o -> row(o, 0).byteSize()).sum();
    byte[] bits = new byte[(int) ((toRow - fromRow) * rowBytes)];
    MemorySegment to = MemorySegment.ofArray(bits);
    long at = 0;
    for (long i = fromRow; i < toRow; i++) {
      for (Operand o : outputs) {
        MemorySegment row = row(o, i);
        MemorySegment.copy(row, 0, to, at, row.byteSize());
        at += row.byteSize();
      }
    }
    return bits;
  }

  /** Returns whether no output row has been written since the memory was made. */
  boolean isUnwritten() {
    for (byte b : outputBits()) {
      if (b != UNWRITTEN) {
        return false;
      }
    }
    return true;
  }

  /** Fills the outputs with their first pattern again. */
  void clearOutputs() {
    for (Operand o : Operand.ALL) {
      if (o.in(spec) && o.output()) {
        for (long i = 0; i < rows; i++) {
          row(o, i).fill(UNWRITTEN);
        }
      }
    }
  }

  @Override
  public void close() {
    arena.close();
    Arrays.fill(segments, null);
  }
}
