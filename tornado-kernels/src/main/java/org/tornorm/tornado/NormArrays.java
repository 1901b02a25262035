package org.tornorm.tornado;

import org.tornorm.BFloat16;
import org.tornorm.DType;
import org.tornorm.InvalidCallException;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import uk.ac.manchester.tornado.api.types.arrays.ByteArray;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.HalfFloatArray;
import uk.ac.manchester.tornado.api.types.arrays.ShortArray;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/**
 * The arrays of one norm in a task graph; every setter returns the object. Matrices are {@code
 * [rows, cols]}, row-major and packed, in a FloatArray for f32, a HalfFloatArray for f16, a
 * ShortArray for bf16, a ByteArray for int8. Weights and what is per row are FloatArrays: {@link
 * #widen} makes them of 16-bit weights. y and residualOut may be x or residual.
 */
public final class NormArrays {
  private final TornadoNativeArray[] arrays = new TornadoNativeArray[Operand.ALL.size()];

  /** Makes an object without any array. */
  public NormArrays() {}

  /** Sets the array of an operand; null takes it away. */
  public NormArrays set(Operand operand, TornadoNativeArray array) {
    arrays[operand.ordinal()] = array;
    return this;
  }

  /** Sets the input, {@code [rows, cols]}. */
  public NormArrays x(TornadoNativeArray array) {
    return set(Operand.X, array);
  }

  /** Sets the second addend of the fused add, {@code [rows, cols]}. */
  public NormArrays residual(TornadoNativeArray array) {
    return set(Operand.RESIDUAL, array);
  }

  /** Sets the weight, {@code [cols]}. */
  public NormArrays gamma(FloatArray array) {
    return set(Operand.GAMMA, array);
  }

  /** Sets the bias, {@code [cols]}. */
  public NormArrays beta(FloatArray array) {
    return set(Operand.BETA, array);
  }

  /** Sets the column scale of smooth quantization, {@code [cols]}. */
  public NormArrays xscale(FloatArray array) {
    return set(Operand.XSCALE, array);
  }

  /** Sets the output, {@code [rows, cols]}. */
  public NormArrays y(TornadoNativeArray array) {
    return set(Operand.Y, array);
  }

  /** Sets the output of the fused add, {@code [rows, cols]}. */
  public NormArrays residualOut(TornadoNativeArray array) {
    return set(Operand.RESIDUAL_OUT, array);
  }

  /** Sets the quantized output, {@code [rows, cols]}. */
  public NormArrays q(ByteArray array) {
    return set(Operand.Q, array);
  }

  /** Sets the scale of each row of the quantized output, {@code [rows]}. */
  public NormArrays scale(FloatArray array) {
    return set(Operand.SCALE, array);
  }

  /** Sets the output for rstd, {@code [rows]}. */
  public NormArrays rstd(FloatArray array) {
    return set(Operand.RSTD, array);
  }

  /** Sets the output for the mean, {@code [rows]}. */
  public NormArrays mean(FloatArray array) {
    return set(Operand.MEAN, array);
  }

  /** Returns the f32 values of f16 weights. */
  public static FloatArray widen(HalfFloatArray weights) {
    FloatArray wide = new FloatArray(weights.getSize());
    for (int i = 0; i < wide.getSize(); i++) {
      wide.set(i, weights.get(i).getFloat32());
    }
    return wide;
  }

  /** Returns the f32 values of bf16 weights. */
  public static FloatArray widen(ShortArray weights) {
    FloatArray wide = new FloatArray(weights.getSize());
    for (int i = 0; i < wide.getSize(); i++) {
      wide.set(i, BFloat16.toFloat(weights.get(i)));
    }
    return wide;
  }

  /** Returns the array of an operand, or null. */
  TornadoNativeArray get(Operand operand) {
    return arrays[operand.ordinal()];
  }

  /** Returns the arrays of the inputs or of the outputs. */
  Object[] present(NormSpec spec, boolean outputs) {
    return Operand.ALL.stream()
        .filter(o -> o.in(spec) && o.output() == outputs)
        .map(this::get)
        .toArray();
  }

  /** Returns the element type that the kernels want: weights come widened. */
  static DType dtype(Operand o, NormSpec spec) {
    return o.extent() == Operand.Extent.ROW ? DType.F32 : o.dtype(spec);
  }

  static TornadoNativeArray allocate(DType dtype, int elements) {
    return switch (dtype) {
      case F32 -> new FloatArray(elements);
      case F16 -> new HalfFloatArray(elements);
      case BF16 -> new ShortArray(elements);
      case I8 -> new ByteArray(elements);
      case F64 -> throw new AssertionError(dtype);
    };
  }

  static Class<? extends TornadoNativeArray> type(DType dtype) {
    return switch (dtype) {
      case F32 -> FloatArray.class;
      case F16 -> HalfFloatArray.class;
      case BF16 -> ShortArray.class;
      case I8 -> ByteArray.class;
      case F64 -> throw new AssertionError(dtype);
    };
  }

  /**
   * Checks that these are the arrays of the spec.
   *
   * @return the number of rows, at least 1
   * @throws InvalidCallException naming the operand, what was found and what is wanted
   */
  int check(NormSpec spec) {
    require(get(Operand.X) != null, "x is missing: every norm needs it");
    int size = get(Operand.X).getSize();
    int rows = size / spec.cols();
    require(
        rows > 0 && rows * spec.cols() == size,
        "x has " + size + " elements: give a multiple of the " + spec.cols() + " of a row");
    for (Operand o : Operand.ALL) {
      TornadoNativeArray a = get(o);
      require(
          o.in(spec) == (a != null),
          o.word()
              + (a == null
                  ? " is missing: the spec (" + spec + ") needs it"
                  : " is given, but the spec (" + spec + ") has none: leave it out"));
      if (a == null) {
        continue;
      }
      Class<?> wanted = type(dtype(o, spec));
      require(
          a.getClass() == wanted,
          o.word()
              + " is a "
              + a.getClass().getSimpleName()
              + ": "
              + dtype(o, spec)
              + " takes a "
              + wanted.getSimpleName());
      long elements = o.elements(spec, rows);
      require(
          a.getSize() == elements,
          o.word() + " has " + a.getSize() + " elements: " + elements + " are wanted");
      for (Operand other : Operand.ALL) {
        boolean may =
            (o == Operand.Y || o == Operand.RESIDUAL_OUT)
                && (other == Operand.X || other == Operand.RESIDUAL);
        require(
            !o.output() || other == o || get(other) != a || may,
            o.word() + " is the same array as " + other.word() + ": give it one of its own");
      }
    }
    return rows;
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new InvalidCallException(message);
    }
  }
}
