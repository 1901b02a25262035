package org.tornorm.cli;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.tornorm.DType;
import org.tornorm.InvalidCallException;
import org.tornorm.InvalidSpecException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.Quantization;
import org.tornorm.io.Tensor;

/**
 * A call whose inputs are tensors and whose outputs were allocated for it.
 *
 * @param call the checked arguments
 * @param outputs a tensor for each output; matrices have the shape of x, others x's leading shape
 */
record TensorCall(NormCall call, List<Tensor> outputs) {
  private static final int OUTPUT_ALIGNMENT = 64;

  /**
   * Makes the spec that fits these tensors: dtypes and row length are theirs, and each that is
   * given switches its feature on.
   *
   * @throws InvalidSpecException if the parts do not fit each other
   */
  static NormSpec spec(
      Op op,
      Map<Operand, Tensor> inputs,
      float eps,
      int weightOffset,
      Quantization quantization,
      boolean statistics) {
    Tensor x = inputs.get(Operand.X);
    Tensor gamma = inputs.get(Operand.GAMMA);
    Tensor beta = inputs.get(Operand.BETA);
    Tensor xscale = inputs.get(Operand.XSCALE);
    if (x.shape().length == 0 || x.cols() > Integer.MAX_VALUE) {
      throw new InvalidSpecException(
          "x is "
              + x.form()
              + ": give at least one dimension, the last of 1 to 2147483647 elements");
    }
    if (quantization == Quantization.SMOOTH && xscale == null) {
      throw new InvalidSpecException(
          "xscale is missing: quantization smooth multiplies y by a scale per column, give one");
    }
    Tensor weight = gamma != null ? gamma : beta != null ? beta : x;
    return new NormSpec(
        op,
        (int) x.cols(),
        x.dtype(),
        weight.dtype(),
        gamma != null,
        beta != null,
        weightOffset,
        eps,
        inputs.containsKey(Operand.RESIDUAL),
        quantization,
        xscale == null ? null : xscale.dtype(),
        statistics);
  }

  /**
   * Checks the tensors against the spec and allocates the outputs.
   *
   * @throws InvalidCallException naming the tensor, its dtype and shape, and those wanted
   */
  static TensorCall bind(NormSpec spec, Map<Operand, Tensor> inputs, Arena arena) {
    Tensor x = inputs.get(Operand.X);
    NormCall.Builder builder = NormCall.of(spec, x.rows());
    List<Tensor> outputs = new ArrayList<>();
    for (Operand o : Operand.ALL) {
      if (!o.in(spec)) {
        continue;
      }
      DType dtype = o.dtype(spec);
      long[] shape = shape(o, x);
      if (o.output()) {
        long bytes = o.elements(spec, x.rows()) * dtype.bytes();
        Tensor t = new Tensor(name(o), dtype, shape, arena.allocate(bytes, OUTPUT_ALIGNMENT));
        outputs.add(t);
        builder.set(o, t.data());
      } else {
        Tensor t = inputs.get(o);
        if (t.dtype() != dtype || !Arrays.equals(t.shape(), shape)) {
          throw new InvalidCallException(
              o.word()
                  + " is "
                  + t.form()
                  + ": with x of "
                  + x.form()
                  + " it must be "
                  + dtype
                  + " "
                  + Arrays.toString(shape));
        }
        builder.set(o, t.data());
      }
    }
    return new TensorCall(builder.build(), outputs);
  }

  private static long[] shape(Operand o, Tensor x) {
    long[] all = x.shape();
    return switch (o.extent()) {
      case MATRIX -> all;
      case ROW -> new long[] {x.cols()};
      case COLUMN -> Arrays.copyOf(all, all.length - 1);
    };
  }

  /** Returns the operand's name in tensor files. */
  static String name(Operand o) {
    return o == Operand.RESIDUAL_OUT ? "residual_out" : o.word();
  }
}
