package org.tornorm;

import java.util.List;

/** A tensor that a call reads or writes. One place says which spec has it, its type and shape. */
public enum Operand {
  /** Input {@code [rows, cols]}. */
  X("x", Extent.MATRIX, false),
  /** Second addend of the fused add, {@code [rows, cols]}. */
  RESIDUAL("residual", Extent.MATRIX, false),
  /** Weight {@code [cols]}. */
  GAMMA("gamma", Extent.ROW, false),
  /** Bias {@code [cols]}. */
  BETA("beta", Extent.ROW, false),
  /** Column scale of smooth quantization {@code [cols]}. */
  XSCALE("xscale", Extent.ROW, false),
  /** Normalized output {@code [rows, cols]}, absent when quantized. */
  Y("y", Extent.MATRIX, true),
  /** Output of the fused add {@code [rows, cols]}. */
  RESIDUAL_OUT("residualOut", Extent.MATRIX, true),
  /** Quantized output {@code [rows, cols]}, int8. */
  Q("q", Extent.MATRIX, true),
  /** Scale per row of the quantized output {@code [rows]}, f32. */
  SCALE("scale", Extent.COLUMN, true),
  /** Reciprocal root of the mean square or variance {@code [rows]}, f32. */
  RSTD("rstd", Extent.COLUMN, true),
  /** Mean per row {@code [rows]}, f32, LAYER only. */
  MEAN("mean", Extent.COLUMN, true);

  /** The shape of an operand. */
  public enum Extent {
    /** {@code [rows, cols]}, row-major, with a row pitch. */
    MATRIX,
    /** {@code [cols]}, contiguous. */
    ROW,
    /** {@code [rows]}, contiguous. */
    COLUMN
  }

  /** All operands in order. */
  public static final List<Operand> ALL = List.of(values());

  private final String word;
  private final Extent extent;
  private final boolean output;

  Operand(String word, Extent extent, boolean output) {
    this.word = word;
    this.extent = extent;
    this.output = output;
  }

  /** Returns the name used in messages and in the builder. */
  public String word() {
    return word;
  }

  /** Returns the shape. */
  public Extent extent() {
    return extent;
  }

  /** Returns whether calls write this operand. */
  public boolean output() {
    return output;
  }

  /** Returns whether calls of this spec have this operand. */
  public boolean in(NormSpec spec) {
    return switch (this) {
      case X -> true;
      case RESIDUAL, RESIDUAL_OUT -> spec.fusedAdd();
      case GAMMA -> spec.gamma();
      case BETA -> spec.beta();
      case XSCALE -> spec.quantization() == Quantization.SMOOTH;
      case Y -> spec.quantization() == Quantization.NONE;
      case Q, SCALE -> spec.quantization() != Quantization.NONE;
      case RSTD -> spec.statistics();
      case MEAN -> spec.statistics() && spec.op() == Op.LAYER;
    };
  }

  /** Returns the element type that this spec gives the operand. */
  public DType dtype(NormSpec spec) {
    return switch (this) {
      case X, RESIDUAL, Y, RESIDUAL_OUT -> spec.dtype();
      case GAMMA, BETA -> spec.weightDtype();
      case XSCALE -> spec.xscaleDtype();
      case Q -> DType.I8;
      case SCALE, RSTD, MEAN -> DType.F32;
    };
  }

  /** Returns the number of elements for this many rows, gaps between pitched rows not counted. */
  public long elements(NormSpec spec, long rows) {
    return switch (extent) {
      case MATRIX -> Math.multiplyExact(rows, (long) spec.cols());
      case ROW -> spec.cols();
      case COLUMN -> rows;
    };
  }

  /** Returns the bytes of one packed row of a matrix, or of the whole vector. */
  long packedBytes(NormSpec spec, long rows) {
    long elements = extent == Extent.MATRIX ? spec.cols() : elements(spec, rows);
    return Math.multiplyExact(elements, (long) dtype(spec).bytes());
  }
}
