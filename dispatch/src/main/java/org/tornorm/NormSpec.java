package org.tornorm;

/**
 * Says all that defines a result. Row counts, addresses and pitches belong to the {@link NormCall}.
 *
 * <p>Formulas: RMSNorm is Zhang and Sennrich 2019 (arXiv:1910.07467), LayerNorm is Ba, Kiros and
 * Hinton 2016 (arXiv:1607.06450). All arithmetic is f32 or wider; each output is rounded once, to
 * nearest even.
 *
 * @param op the normalization
 * @param cols N, the number of elements in a row, at least 1
 * @param dtype the type of x, residual, residualOut and y
 * @param weightDtype the type of gamma and beta: {@code dtype}, or F32 with a 16-bit dtype
 * @param gamma whether there is a weight per column; without one it counts as 1
 * @param beta whether there is a bias per column (LAYER only); without one it counts as 0
 * @param weightOffset 0, or 1 for Gemma-style weights that are stored minus one; added in f32
 * @param eps added to the mean square or variance under the root; finite, at least 0
 * @param fusedAdd whether {@code s = round(x + residual)} is written to residualOut and normalized
 * @param quantization whether the output is int8 with a scale per row instead of y
 * @param xscaleDtype the type of the column scale of SMOOTH, {@code dtype} or F32; null without it
 * @param statistics whether rstd (and mean for LAYER) is written, one f32 per row
 */
public record NormSpec(
    Op op,
    int cols,
    DType dtype,
    DType weightDtype,
    boolean gamma,
    boolean beta,
    int weightOffset,
    float eps,
    boolean fusedAdd,
    Quantization quantization,
    DType xscaleDtype,
    boolean statistics) {

  /** The default eps, as in PyTorch's LayerNorm. */
  public static final float DEFAULT_EPS = 1e-5f;

  /**
   * Checks that the parts fit each other.
   *
   * @throws InvalidSpecException naming the part that does not
   */
  public NormSpec {
    require(op != null, "op is missing: give RMS or LAYER");
    require(dtype != null, "dtype is missing: give F32, F16 or BF16");
    require(weightDtype != null, "weightDtype is missing: give F32, F16 or BF16");
    require(quantization != null, "quantization is missing: give NONE, DYNAMIC or SMOOTH");
    require(cols >= 1, "cols is " + cols + ": a row has at least 1 element");
    require(dtype.isFloat(), "dtype is " + dtype + ": x must be F32, F16 or BF16");
    require(
        weightDtype == dtype || (weightDtype == DType.F32 && dtype.is16Bit()),
        "dtype of gamma and beta is "
            + weightDtype
            + " with x of "
            + dtype
            + ": use "
            + dtype
            + (dtype.is16Bit() ? " or F32" : ""));
    require(!beta || op == Op.LAYER, "beta is given with RMS: RMSNorm has no bias, leave it out");
    require(
        weightOffset == 0 || weightOffset == 1,
        "weightOffset is " + weightOffset + ": use 0, or 1 for Gemma-style weights");
    require(weightOffset == 0 || gamma, "weightOffset is 1 without gamma: give gamma or use 0");
    require(
        Float.isFinite(eps) && eps >= 0,
        "eps is " + eps + ": use a finite value of at least 0, such as 1e-5");
    if (quantization == Quantization.SMOOTH) {
      require(xscaleDtype != null, "xscale's dtype is missing: SMOOTH needs " + dtype + " or F32");
      require(
          xscaleDtype == dtype || xscaleDtype == DType.F32,
          "dtype of xscale is "
              + xscaleDtype
              + " with x of "
              + dtype
              + ": use "
              + dtype
              + (dtype == DType.F32 ? "" : " or F32"));
    } else {
      require(
          xscaleDtype == null,
          "xscale is given with quantization " + quantization + ": only SMOOTH takes it");
    }
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new InvalidSpecException(message);
    }
  }

  /** Starts an RMSNorm over rows of {@code cols} elements: F32, gamma, eps 1e-5. */
  public static Builder rms(int cols) {
    return new Builder(Op.RMS, cols);
  }

  /** Starts a LayerNorm over rows of {@code cols} elements: F32, gamma and beta, eps 1e-5. */
  public static Builder layer(int cols) {
    return new Builder(Op.LAYER, cols);
  }

  /** Returns a builder that starts from this spec. */
  public Builder toBuilder() {
    Builder b = new Builder(op, cols);
    b.dtype = dtype;
    b.weightDtype = weightDtype;
    b.gamma = gamma;
    b.beta = beta;
    b.weightOffset = weightOffset;
    b.eps = eps;
    b.fusedAdd = fusedAdd;
    b.quantization = quantization;
    b.xscaleDtype = xscaleDtype;
    b.statistics = statistics;
    return b;
  }

  /**
   * Returns the bytes that a call over {@code rows} rows must move: each input read once, each
   * output written once. This is the floor that {@code ratio} figures are counted against.
   */
  public long bytesMoved(long rows) {
    long sum = 0;
    for (Operand o : Operand.ALL) {
      if (o.in(this)) {
        sum += o.elements(this, rows) * o.dtype(this).bytes();
      }
    }
    return sum;
  }

  /** Returns what is done besides the norm itself: plain, add, dynamic, add+smooth and so on. */
  public String form() {
    if (quantization == Quantization.NONE) {
      return fusedAdd ? "add" : "plain";
    }
    return (fusedAdd ? "add+" : "") + quantization.word();
  }

  /** Returns the spec in one line, parts that are at their default left out. */
  @Override
  public String toString() {
    StringBuilder s = new StringBuilder(op.word()).append(' ').append(cols);
    s.append(' ').append(dtype.word());
    if (weightDtype != dtype) {
      s.append(", weights ").append(weightDtype.word());
    }
    if (!gamma) {
      s.append(", no gamma");
    }
    if (op == Op.LAYER && !beta) {
      s.append(", no beta");
    }
    if (weightOffset != 0) {
      s.append(", weight offset 1");
    }
    s.append(", eps ").append(eps);
    if (fusedAdd) {
      s.append(", fused add");
    }
    if (quantization != Quantization.NONE) {
      s.append(", ").append(quantization.word()).append(" int8");
    }
    if (xscaleDtype != null && xscaleDtype != dtype) {
      s.append(" with xscale ").append(xscaleDtype.word());
    }
    if (statistics) {
      s.append(", statistics");
    }
    return s.toString();
  }

  /** Builds a {@link NormSpec}; every method returns the builder. */
  public static final class Builder {
    private final Op op;
    private final int cols;
    private DType dtype = DType.F32;
    private DType weightDtype;
    private boolean gamma = true;
    private boolean beta;
    private int weightOffset;
    private float eps = DEFAULT_EPS;
    private boolean fusedAdd;
    private Quantization quantization = Quantization.NONE;
    private DType xscaleDtype;
    private boolean statistics;

    private Builder(Op op, int cols) {
      this.op = op;
      this.cols = cols;
      this.beta = op == Op.LAYER;
    }

    /** Sets the type of x, residual and y, and of the weights unless they are set on their own. */
    public Builder dtype(DType dtype) {
      this.dtype = dtype;
      return this;
    }

    /** Sets the type of gamma and beta: that of x, or F32. */
    public Builder weightDtype(DType weightDtype) {
      this.weightDtype = weightDtype;
      return this;
    }

    /** Says whether there is a weight per column. */
    public Builder gamma(boolean present) {
      this.gamma = present;
      return this;
    }

    /** Says whether there is a bias per column (LAYER only). */
    public Builder beta(boolean present) {
      this.beta = present;
      return this;
    }

    /** Sets the value added to gamma: 0, or 1 for Gemma-style weights. */
    public Builder weightOffset(int weightOffset) {
      this.weightOffset = weightOffset;
      return this;
    }

    /** Sets eps, finite and at least 0. */
    public Builder eps(float eps) {
      this.eps = eps;
      return this;
    }

    /** Adds a residual to x first; the sum is an output and is what is normalized. */
    public Builder fusedAdd() {
      this.fusedAdd = true;
      return this;
    }

    /** Asks for int8 with one scale per row in place of y. */
    public Builder dynamicInt8() {
      this.quantization = Quantization.DYNAMIC;
      this.xscaleDtype = null;
      return this;
    }

    /** Asks for int8 with one scale per row after a scale per column of the given type. */
    public Builder smoothInt8(DType xscaleDtype) {
      this.quantization = Quantization.SMOOTH;
      this.xscaleDtype = xscaleDtype;
      return this;
    }

    /** Asks for rstd per row, and mean per row with LAYER. */
    public Builder statistics() {
      this.statistics = true;
      return this;
    }

    /**
     * Returns the spec.
     *
     * @throws InvalidSpecException if the parts do not fit each other
     */
    public NormSpec build() {
      return new NormSpec(
          op,
          cols,
          dtype,
          weightDtype == null ? dtype : weightDtype,
          gamma,
          beta,
          weightOffset,
          eps,
          fusedAdd,
          quantization,
          xscaleDtype,
          statistics);
    }
  }
}
