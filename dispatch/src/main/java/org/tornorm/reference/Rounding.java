package org.tornorm.reference;

import org.tornorm.DType;
import org.tornorm.InvalidSpecException;

/**
 * Spacing and rounding of the floating-point dtypes, worked out in double. It shares no code with
 * the conversions of the paths, so that each can be checked against the other, and it rounds
 * straight from double: by way of float a value could be rounded twice.
 */
public final class Rounding {
  private Rounding() {}

  private static int precision(DType dtype) {
    return switch (dtype) {
      case F32 -> 24;
      case F16 -> 11;
      case BF16 -> 8;
      case I8, F64 -> throw unknown(dtype);
    };
  }

  private static int minExponent(DType dtype) {
    return dtype == DType.F16 ? -14 : Float.MIN_EXPONENT;
  }

  /** Returns the power of two that rounding takes for infinity. */
  private static double overflow(DType dtype) {
    return dtype == DType.F16 ? 0x1p16 : 0x1p128;
  }

  private static InvalidSpecException unknown(DType dtype) {
    return new InvalidSpecException(
        "dtype is " + dtype + ": its ulp is not asked for, use F32, F16 or BF16");
  }

  /**
   * Returns the distance between neighbours of this dtype around a finite value: that of its
   * binade, or of the subnormals below them all. Beyond the largest finite value the binades go on.
   */
  public static double ulp(DType dtype, double value) {
    int exponent = Math.max(Math.getExponent(value), minExponent(dtype));
    return Math.scalb(1.0, exponent - (precision(dtype) - 1));
  }

  /** Returns the value of this dtype nearest to a double, ties to even; NaN and Inf stay. */
  public static double round(DType dtype, double value) {
    if (!Double.isFinite(value)) {
      return value;
    }
    double ulp = ulp(dtype, value);
    double rounded = Math.rint(value / ulp) * ulp;
    return Math.abs(rounded) < overflow(dtype)
        ? rounded
        : Math.copySign(Double.POSITIVE_INFINITY, value);
  }

  /**
   * Returns how far a value of this dtype is from the exact one, in ulp of the exact one. NaN is 0
   * from NaN; an infinity is 0 from itself and from all that rounds to it, and otherwise counts as
   * the power of two that follows the largest finite value. Everything else with NaN or an expected
   * infinity is infinitely far.
   */
  public static double ulpError(DType dtype, double found, double expected) {
    if (Double.isNaN(found) || Double.isNaN(expected)) {
      return Double.isNaN(found) && Double.isNaN(expected) ? 0 : Double.POSITIVE_INFINITY;
    }
    if (Double.isInfinite(found) && found == round(dtype, expected)) {
      return 0;
    }
    if (Double.isInfinite(expected)) {
      return Double.POSITIVE_INFINITY;
    }
    double finite = Double.isInfinite(found) ? Math.copySign(overflow(dtype), found) : found;
    return Math.abs(finite - expected) / ulp(dtype, expected);
  }
}
