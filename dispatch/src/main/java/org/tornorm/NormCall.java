package org.tornorm;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * The checked arguments of one call: a segment for each operand of the spec, and a row pitch for
 * each matrix; or a {@link NormTensor} for each operand. Immutable; build it once and run it often,
 * from any thread that may access its segments. It owns nothing: whoever made the segments closes
 * them, after the calls have returned.
 *
 * <p>Matrices are {@code [rows, cols]}, row-major; element {@code (i, j)} lies {@code i *
 * rowPitchBytes + j * dtype.bytes()} behind the segment's start. Elements are little-endian and may
 * lie at any address; bytes between the end of a row and the next row are neither read nor written.
 *
 * <p>Aliasing: y and residualOut may each be exactly x or exactly residual (same address, same
 * pitch). Matrices of one pitch may interleave, as column slices of one larger matrix do. Every
 * other overlap with an output is refused.
 */
public final class NormCall {
  private final NormSpec spec;
  private final CallShape shape;
  private final MemorySegment[] segments;
  private final long[] pitches;

  /** What a call on tensors has instead of segments; null in a call on segments. */
  private final TensorArguments tensors;

  private NormCall(
      NormSpec spec,
      CallShape shape,
      MemorySegment[] segments,
      long[] pitches,
      TensorArguments tensors) {
    this.spec = spec;
    this.shape = shape;
    this.segments = segments;
    this.pitches = pitches;
    this.tensors = tensors;
  }

  /** Returns the tensors of a call on tensors, else null. */
  TensorArguments tensors() {
    return tensors;
  }

  /** Starts a call of this spec over {@code rows} rows. */
  public static Builder of(NormSpec spec, long rows) {
    return new Builder(spec, rows);
  }

  /** Returns the spec that the arguments were checked against. */
  public NormSpec spec() {
    return spec;
  }

  /** Returns rows, residency and alignment; tensors may move from one call to the next. */
  public CallShape shape() {
    return tensors == null ? shape : tensors.shape();
  }

  /** Returns the number of rows. */
  public long rows() {
    return shape.rows();
  }

  /** Returns the segment of this operand; null if the spec has none, or it is a tensor. */
  public MemorySegment segment(Operand operand) {
    return segments[operand.ordinal()];
  }

  /** Returns the distance in bytes between two rows of this matrix; 0 for a vector. */
  public long rowPitchBytes(Operand operand) {
    return pitches[operand.ordinal()];
  }

  /** Returns the call on some of the rows of this call on segments. */
  NormCall slice(long firstRow, long count) {
    MemorySegment[] parts = segments.clone();
    for (Operand o : Operand.ALL) {
      int i = o.ordinal();
      if (segments[i] == null || o.extent() == Operand.Extent.ROW) {
        continue;
      }
      long step = o.extent() == Operand.Extent.MATRIX ? pitches[i] : o.dtype(spec).bytes();
      parts[i] = segments[i].asSlice(firstRow * step);
    }
    CallShape part = new CallShape(count, shape.residency(), shape.alignmentBytes());
    return new NormCall(spec, part, parts, pitches, null);
  }

  /**
   * Checks that every segment is still alive and may be accessed by the current thread. Allocates
   * nothing.
   *
   * @throws InvalidCallException naming the operand that is not
   */
  void requireAccess() {
    Thread me = Thread.currentThread();
    for (int i = 0; i < segments.length; i++) {
      MemorySegment s = segments[i];
      if (s != null && !(s.scope().isAlive() && s.isAccessibleBy(me))) {
        requireAccess(Operand.ALL.get(i).word(), s);
      }
    }
  }

  /** Checks that a segment is still alive and may be accessed by the current thread. */
  static void requireAccess(String name, MemorySegment s) {
    if (!s.scope().isAlive()) {
      throw new InvalidCallException(
          name + "'s arena is closed: keep it open until the call has returned");
    }
    if (!s.isAccessibleBy(Thread.currentThread())) {
      throw new InvalidCallException(
          name
              + " belongs to another thread's confined arena: call from that thread, or use a"
              + " shared arena");
    }
  }

  /** Refuses a Java array whose element type cannot be of this dtype: it knows its own type. */
  static void requireArrayOf(String name, DType dtype, MemorySegment s) {
    Object base = s.heapBase().orElse(null);
    if (base == null || base instanceof byte[]) {
      return;
    }
    boolean fits =
        switch (dtype) {
          case F32 -> base instanceof float[];
          case F16 -> base instanceof short[];
          case BF16 -> base instanceof short[] || base instanceof char[];
          case I8, F64 -> false;
        };
    if (!fits) {
      throw new InvalidCallException(
          name
              + " is a "
              + base.getClass().getSimpleName()
              + ", but its dtype is "
              + dtype
              + ": give a "
              + (dtype == DType.F32 ? "float[]" : dtype == DType.I8 ? "byte[]" : "short[]")
              + ", or change the spec");
    }
  }

  /**
   * Returns whether rows of two matrices of one pitch lie in each other's gaps.
   *
   * @param distance from the first matrix to the second in bytes
   */
  static boolean interleaved(long distance, long pitch, long rowBytes, long otherRowBytes) {
    long behind = Math.floorMod(distance, pitch);
    return behind >= rowBytes && pitch - behind >= otherRowBytes;
  }

  /** Collects the arguments of a {@link NormCall}; every setter returns the builder. */
  public static final class Builder {
    private final NormSpec spec;
    private final long rows;
    private final MemorySegment[] segments = new MemorySegment[Operand.ALL.size()];
    private final long[] pitches = new long[Operand.ALL.size()];
    private final NormTensor[] tensors = new NormTensor[Operand.ALL.size()];

    private Builder(NormSpec spec, long rows) {
      if (spec == null) {
        throw new InvalidCallException("spec is null: build one with NormSpec.rms or .layer");
      }
      if (rows < 0) {
        throw new InvalidCallException("rows is " + rows + ": give 0 or more");
      }
      this.spec = spec;
      this.rows = rows;
    }

    /** Sets an operand whose rows, if it is a matrix, are packed. */
    public Builder set(Operand operand, MemorySegment segment) {
      if (operand.extent() != Operand.Extent.MATRIX || !operand.in(spec)) {
        return put(operand, segment, 0);
      }
      return put(operand, segment, operand.packedBytes(spec, rows));
    }

    /** Sets a matrix whose rows are {@code rowPitchBytes} apart. */
    public Builder set(Operand operand, MemorySegment segment, long rowPitchBytes) {
      if (operand.extent() != Operand.Extent.MATRIX) {
        throw new InvalidCallException(
            operand.word() + " is a vector: it has no row pitch, leave the pitch out");
      }
      return put(operand, segment, rowPitchBytes);
    }

    private Builder put(Operand operand, MemorySegment segment, long rowPitchBytes) {
      segments[operand.ordinal()] = segment;
      pitches[operand.ordinal()] = rowPitchBytes;
      return this;
    }

    /** Sets an operand to a tensor; then every operand must be one, of the same {@link Norms}. */
    public Builder set(Operand operand, NormTensor tensor) {
      tensors[operand.ordinal()] = tensor;
      return this;
    }

    /** Sets x, packed. */
    public Builder x(MemorySegment s) {
      return set(Operand.X, s);
    }

    /** Sets x with rows {@code rowPitchBytes} apart. */
    public Builder x(MemorySegment s, long rowPitchBytes) {
      return set(Operand.X, s, rowPitchBytes);
    }

    /** Sets the residual, packed. */
    public Builder residual(MemorySegment s) {
      return set(Operand.RESIDUAL, s);
    }

    /** Sets the residual with rows {@code rowPitchBytes} apart. */
    public Builder residual(MemorySegment s, long rowPitchBytes) {
      return set(Operand.RESIDUAL, s, rowPitchBytes);
    }

    /** Sets gamma. */
    public Builder gamma(MemorySegment s) {
      return set(Operand.GAMMA, s);
    }

    /** Sets beta. */
    public Builder beta(MemorySegment s) {
      return set(Operand.BETA, s);
    }

    /** Sets the column scale of smooth quantization. */
    public Builder xscale(MemorySegment s) {
      return set(Operand.XSCALE, s);
    }

    /** Sets y, packed. */
    public Builder y(MemorySegment s) {
      return set(Operand.Y, s);
    }

    /** Sets y with rows {@code rowPitchBytes} apart. */
    public Builder y(MemorySegment s, long rowPitchBytes) {
      return set(Operand.Y, s, rowPitchBytes);
    }

    /** Sets the output of the fused add, packed. */
    public Builder residualOut(MemorySegment s) {
      return set(Operand.RESIDUAL_OUT, s);
    }

    /** Sets the output of the fused add with rows {@code rowPitchBytes} apart. */
    public Builder residualOut(MemorySegment s, long rowPitchBytes) {
      return set(Operand.RESIDUAL_OUT, s, rowPitchBytes);
    }

    /** Sets the int8 output, packed. */
    public Builder q(MemorySegment s) {
      return set(Operand.Q, s);
    }

    /** Sets the int8 output with rows {@code rowPitchBytes} apart. */
    public Builder q(MemorySegment s, long rowPitchBytes) {
      return set(Operand.Q, s, rowPitchBytes);
    }

    /** Sets the scale per row of the int8 output. */
    public Builder scale(MemorySegment s) {
      return set(Operand.SCALE, s);
    }

    /** Sets the output for rstd. */
    public Builder rstd(MemorySegment s) {
      return set(Operand.RSTD, s);
    }

    /** Sets the output for the mean. */
    public Builder mean(MemorySegment s) {
      return set(Operand.MEAN, s);
    }

    /**
     * Checks everything and returns the call.
     *
     * @throws InvalidCallException naming the operand, the value found and the value wanted
     */
    public NormCall build() {
      for (NormTensor tensor : tensors) {
        if (tensor != null) {
          return onTensors();
        }
      }
      MemorySegment[] spans = segments.clone();
      int alignment = CallShape.MAX_ALIGNMENT;
      for (Operand o : Operand.ALL) {
        if (!o.in(spec)) {
          require(
              segments[o.ordinal()] == null,
              o.word() + " is given, but the spec (" + spec + ") has none: leave it out");
          continue;
        }
        spans[o.ordinal()] = checked(o);
        if (o.extent() == Operand.Extent.MATRIX) {
          MemorySegment s = segments[o.ordinal()];
          long pitchBits = rows > 1 ? pitches[o.ordinal()] : 0;
          alignment = Math.min(alignment, CallShape.alignmentOf(s.maxByteAlignment() | pitchBits));
        }
      }
      checkOverlaps(spans);
      CallShape shape = new CallShape(rows, CallShape.Residency.HOST, alignment);
      return new NormCall(spec, shape, segments.clone(), pitches.clone(), null);
    }

    private NormCall onTensors() {
      for (Operand o : Operand.ALL) {
        require(
            segments[o.ordinal()] == null,
            o.word() + " is a segment, but others are tensors: wrap it by Norms.wrap");
      }
      TensorArguments arguments = new TensorArguments(spec, rows, tensors.clone());
      return new NormCall(
          spec,
          arguments.shape(),
          new MemorySegment[Operand.ALL.size()],
          new long[Operand.ALL.size()],
          arguments);
    }

    /** Checks one operand on its own; returns the part of its segment that calls touch. */
    private MemorySegment checked(Operand o) {
      MemorySegment s = segments[o.ordinal()];
      require(s != null, o.word() + " is missing: the spec (" + spec + ") needs it");
      requireAccess(o.word(), s);
      require(
          !o.output() || !s.isReadOnly(),
          o.word() + " is a read-only segment: it is written, give a writable one");
      requireArrayOf(o.word(), o.dtype(spec), s);
      long wanted = span(o);
      require(
          s.byteSize() >= wanted,
          o.word() + " has " + s.byteSize() + " bytes: " + wanted + " are needed" + shapeOf(o));
      return s.asSlice(0, wanted);
    }

    private long span(Operand o) {
      try {
        long packed = o.packedBytes(spec, rows);
        if (o.extent() != Operand.Extent.MATRIX) {
          return packed;
        }
        long pitch = pitches[o.ordinal()];
        int bytes = o.dtype(spec).bytes();
        require(
            rows <= 1 || pitch >= packed,
            o.word() + "'s row pitch is " + pitch + " bytes: a row takes " + packed);
        require(
            rows <= 1 || pitch % bytes == 0,
            o.word()
                + "'s row pitch is "
                + pitch
                + " bytes: it must be a multiple of the "
                + bytes
                + " bytes of an element");
        return rows == 0 ? 0 : Math.addExact(Math.multiplyExact(rows - 1, pitch), packed);
      } catch (ArithmeticException e) {
        throw new InvalidCallException(
            o.word() + " would take more than 2^63 bytes" + shapeOf(o) + ": give fewer rows", e);
      }
    }

    private String shapeOf(Operand o) {
      String dtype = " of " + o.dtype(spec);
      return switch (o.extent()) {
        case MATRIX ->
            " for " + rows + " x " + spec.cols() + dtype + ", pitch " + pitches[o.ordinal()];
        case ROW -> " for " + spec.cols() + dtype;
        case COLUMN -> " for " + rows + dtype;
      };
    }

    private void checkOverlaps(MemorySegment[] spans) {
      List<Operand> present = new ArrayList<>();
      for (Operand o : Operand.ALL) {
        if (o.in(spec) && spans[o.ordinal()].byteSize() > 0) {
          present.add(o);
        }
      }
      for (Operand out : present) {
        for (Operand other : present) {
          boolean later = other.output() && other.ordinal() <= out.ordinal();
          if (!out.output() || later || other == out) {
            continue;
          }
          MemorySegment a = spans[out.ordinal()];
          MemorySegment b = spans[other.ordinal()];
          if (a.asOverlappingSlice(b).isPresent()
              && !sameMatrix(out, other, a, b)
              && !interleaved(out, other, a, b)) {
            throw new InvalidCallException(
                out.word()
                    + " overlaps "
                    + other.word()
                    + ": give "
                    + out.word()
                    + " memory of its own"
                    + (mayAlias(out, other)
                        ? ", or exactly " + other.word() + " with the same row pitch"
                        : ""));
          }
        }
      }
    }

    static boolean mayAlias(Operand out, Operand in) {
      return (out == Operand.Y || out == Operand.RESIDUAL_OUT)
          && (in == Operand.X || in == Operand.RESIDUAL);
    }

    private boolean sameMatrix(Operand out, Operand in, MemorySegment a, MemorySegment b) {
      return mayAlias(out, in)
          && a.address() == b.address()
          && (rows <= 1 || pitches[out.ordinal()] == pitches[in.ordinal()]);
    }

    /** Returns whether two matrices of one pitch lie in each other's gaps. */
    private boolean interleaved(Operand p, Operand q, MemorySegment a, MemorySegment b) {
      long pitch = pitches[p.ordinal()];
      if (p.extent() != Operand.Extent.MATRIX
          || q.extent() != Operand.Extent.MATRIX
          || pitch != pitches[q.ordinal()]
          || rows <= 1) {
        return false;
      }
      return NormCall.interleaved(
          b.address() - a.address(), pitch, p.packedBytes(spec, rows), q.packedBytes(spec, rows));
    }

    private static void require(boolean holds, String message) {
      if (!holds) {
        throw new InvalidCallException(message);
      }
    }
  }
}
