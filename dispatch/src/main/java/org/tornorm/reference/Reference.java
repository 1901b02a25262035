package org.tornorm.reference;

import java.lang.foreign.MemorySegment;
import org.tornorm.BFloat16;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.InvalidCallException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.Quantization;

/**
 * Computes calls in float64, one row after the other, by the text-book formulas. What the rules fix
 * in f32 stays so: the rounded sum of the fused add, gamma + weightOffset, eps, and the overflow of
 * an f32 row's sum of squares.
 */
public final class Reference {
  private final NormSpec spec;
  private final NormCall call;
  private final double[] gamma;
  private final double[] beta;
  private final double[] xscale;
  private final ReferenceResult result;

  private Reference(NormCall call) {
    this.call = call;
    this.spec = call.spec();
    this.gamma = weights();
    this.beta = vector(Operand.BETA);
    this.xscale = vector(Operand.XSCALE);
    int rows = length(call.rows(), 1);
    int elements = length(call.rows(), spec.cols());
    this.result =
        new ReferenceResult(
            rows,
            spec.cols(),
            new double[elements],
            Operand.RESIDUAL_OUT.in(spec) ? new double[elements] : null,
            Operand.Q.in(spec) ? new byte[elements] : null,
            Operand.SCALE.in(spec) ? new double[rows] : null,
            Operand.RSTD.in(spec) ? new double[rows] : null,
            Operand.MEAN.in(spec) ? new double[rows] : null,
            new double[rows],
            new double[rows]);
  }

  /**
   * Computes the expected outputs. Reads the call's input segments only; for a call in place,
   * compute before the run overwrites them.
   *
   * @throws InvalidCallException if the call has more elements than a Java array
   */
  public static ReferenceResult compute(NormCall call) {
    Reference reference = new Reference(call);
    for (int i = 0; i < call.rows(); i++) {
      reference.row(i);
    }
    return reference.result;
  }

  private static int length(long rows, int cols) {
    try {
      return Math.toIntExact(Math.multiplyExact(rows, (long) cols));
    } catch (ArithmeticException e) {
      throw new InvalidCallException(
          rows + " x " + cols + " is more than a Java array holds: compute slices of rows", e);
    }
  }

  private double[] weights() {
    double[] values = vector(Operand.GAMMA);
    if (values != null) {
      for (int j = 0; j < values.length; j++) {
        values[j] = (float) values[j] + (float) spec.weightOffset();
      }
    }
    return values;
  }

  private double[] vector(Operand operand) {
    return operand.in(spec) ? load(operand, 0) : null;
  }

  private double[] load(Operand operand, int row) {
    MemorySegment segment = call.segment(operand);
    DType dtype = operand.dtype(spec);
    long start = row * call.rowPitchBytes(operand);
    double[] values = new double[spec.cols()];
    for (int j = 0; j < values.length; j++) {
      values[j] = Elements.load(segment, dtype, start + (long) j * dtype.bytes());
    }
    return values;
  }

  private void row(int i) {
    int cols = spec.cols();
    double[] s = load(Operand.X, i);
    if (spec.fusedAdd()) {
      double[] residual = load(Operand.RESIDUAL, i);
      for (int j = 0; j < cols; j++) {
        s[j] = roundedSum((float) s[j], (float) residual[j]);
      }
      System.arraycopy(s, 0, result.residualOut(), i * cols, cols);
    }
    double largest = largest(s);
    result.largestInput()[i] = largest;
    double mean = spec.op() == Op.LAYER ? mean(s) : 0;
    double squares = 0;
    for (double v : s) {
      squares += (v - mean) * (v - mean);
    }
    boolean overflows = spec.dtype() == DType.F32 && squares > Float.MAX_VALUE;
    double rstd = overflows ? 0 : 1 / Math.sqrt(squares / cols + spec.eps());
    if (spec.op() == Op.LAYER) {
      result.noise()[i] = 0x1p-40 * largest * rstd * (gamma == null ? 1 : largest(gamma));
    }
    if (result.rstd() != null) {
      result.rstd()[i] = rstd;
    }
    if (result.mean() != null) {
      result.mean()[i] = mean;
    }
    for (int j = 0; j < cols; j++) {
      double y = (s[j] - mean) * rstd;
      y = gamma == null ? y : y * gamma[j];
      y = beta == null ? y : y + beta[j];
      y = xscale == null ? y : y * xscale[j];
      result.y()[i * cols + j] = y;
    }
    if (spec.quantization() != Quantization.NONE) {
      quantize(i);
    }
  }

  /** Adds in f32 and rounds once to the dtype of x. */
  private double roundedSum(float x, float residual) {
    float sum = x + residual;
    return switch (spec.dtype()) {
      case F16 -> Float.float16ToFloat(Float.floatToFloat16(sum));
      case BF16 -> BFloat16.toFloat(BFloat16.fromFloat(sum));
      case F32, I8, F64 -> sum;
    };
  }

  private static double largest(double[] values) {
    double largest = 0;
    for (double v : values) {
      largest = Math.max(largest, Math.abs(v));
    }
    return largest;
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double v : values) {
      sum += v;
    }
    return sum / values.length;
  }

  private void quantize(int i) {
    int cols = spec.cols();
    double amax = 0;
    for (int j = 0; j < cols; j++) {
      // y is an f32 here: what overflows it is infinite. Math.max keeps a NaN.
      float y = (float) result.y()[i * cols + j];
      amax = Math.max(amax, Float.isFinite(y) ? Math.abs(result.y()[i * cols + j]) : Double.NaN);
    }
    double scale = amax == 0 ? 1 : amax / 127;
    result.scale()[i] = scale;
    // The f32 scale divides: for a tiny amax it is subnormal and coarser than the quotient.
    double divisor = (float) scale;
    for (int j = 0; j < cols; j++) {
      double quotient = Math.rint(result.y()[i * cols + j] / divisor);
      result.q()[i * cols + j] =
          (byte) (Double.isNaN(scale) ? 0 : Math.max(-127, Math.min(127, quotient)));
    }
  }
}
