package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tornorm.BFloat16;
import org.tornorm.DType;
import org.tornorm.InvalidSpecException;
import org.tornorm.reference.Rounding;

/** The two independent roundings, that of the reference and that of the conversions, must agree. */
class RoundingTest {
  private static float converted(DType dtype, float value) {
    return switch (dtype) {
      case F16 -> Float.float16ToFloat(Float.floatToFloat16(value));
      case BF16 -> BFloat16.toFloat(BFloat16.fromFloat(value));
      case F32, I8, F64 -> value;
    };
  }

  @Test
  void agreesWithTheConversionsOnAnyFloat() {
    SplittableRandom random = new SplittableRandom(16);
    for (int k = 0; k < 1_000_000; k++) {
      float value = Float.intBitsToFloat(random.nextInt());
      for (DType dtype : Specs.DTYPES) {
        assertEquals(converted(dtype, value), Rounding.round(dtype, value), dtype + " " + value);
      }
    }
  }

  @Test
  void agreesWithTheConversionsAroundEveryTie() {
    for (DType dtype : new DType[] {DType.F16, DType.BF16}) {
      for (int bits = 0; bits < 65536; bits++) {
        float value =
            dtype == DType.F16
                ? Float.float16ToFloat((short) bits)
                : BFloat16.toFloat((short) bits);
        assertEquals(value, Rounding.round(dtype, value), dtype + " is its own rounding");
        if (!Float.isFinite(value)) {
          continue;
        }
        float tie = (float) (value + 0.5 * Rounding.ulp(dtype, value));
        for (float near : new float[] {Math.nextDown(tie), tie, Math.nextUp(tie)}) {
          assertEquals(converted(dtype, near), Rounding.round(dtype, near), dtype + " " + near);
        }
      }
    }
  }

  @Test
  void bfloat16ConversionKeepsEveryValueAndEveryNan() {
    for (int bits = 0; bits < 65536; bits++) {
      float value = BFloat16.toFloat((short) bits);
      short back = BFloat16.fromFloat(value);
      if (Float.isNaN(value)) {
        assertTrue(Float.isNaN(BFloat16.toFloat(back)), "NaN " + bits);
      } else {
        assertEquals((short) bits, back);
      }
    }
    // NaNs whose upper bits alone would be an infinity.
    assertTrue(Float.isNaN(BFloat16.toFloat(BFloat16.fromFloat(Float.intBitsToFloat(0x7f800001)))));
    assertTrue(Float.isNaN(BFloat16.toFloat(BFloat16.fromFloat(Float.intBitsToFloat(0xffffffff)))));
  }

  @Test
  void roundsDoublesOnce() {
    // Above a bf16 tie by less than a float can tell: by way of float it would fall to even.
    assertEquals(1.0078125, Rounding.round(DType.BF16, 1 + 0x1p-8 + 0x1p-40));
    assertEquals(1, Rounding.round(DType.BF16, 1 + 0x1p-8));
    assertEquals(Double.POSITIVE_INFINITY, Rounding.round(DType.F16, 65520));
    assertEquals(65504, Rounding.round(DType.F16, 65519.999));
    assertEquals(0x1p-24, Rounding.round(DType.F16, 0x1.1p-25));
    assertEquals(0, Rounding.round(DType.F16, 0x1p-25));
  }

  @Test
  void knowsTheUlp() {
    assertEquals(Math.ulp(1f), Rounding.ulp(DType.F32, 1));
    assertEquals(Math.ulp(3e38f), Rounding.ulp(DType.F32, -3e38f));
    assertEquals(Float.MIN_VALUE, Rounding.ulp(DType.F32, 0));
    assertEquals(0x1p-10, Rounding.ulp(DType.F16, 1.99));
    assertEquals(0x1p-24, Rounding.ulp(DType.F16, 0));
    assertEquals(0x1p-24, Rounding.ulp(DType.F16, 0x1.8p-14));
    assertEquals(0x1p-7, Rounding.ulp(DType.BF16, 1));
    assertEquals(0x1p-133, Rounding.ulp(DType.BF16, 1e-40));
    assertThrows(InvalidSpecException.class, () -> Rounding.ulp(DType.I8, 1));
  }

  @Test
  void measuresErrors() {
    assertEquals(1, Rounding.ulpError(DType.F16, 1 + 0x1p-10, 1));
    assertEquals(0.5, Rounding.ulpError(DType.BF16, 1, 1 + 0x1p-8));
    assertEquals(0, Rounding.ulpError(DType.F16, Double.NaN, Double.NaN));
    assertEquals(Double.POSITIVE_INFINITY, Rounding.ulpError(DType.F16, Double.NaN, 1));
    assertEquals(Double.POSITIVE_INFINITY, Rounding.ulpError(DType.F16, 1, Double.NaN));
    double inf = Double.POSITIVE_INFINITY;
    assertEquals(0, Rounding.ulpError(DType.F16, inf, inf));
    assertEquals(0, Rounding.ulpError(DType.F16, inf, 1e6));
    assertEquals(inf, Rounding.ulpError(DType.F16, -inf, inf));
    assertEquals(inf, Rounding.ulpError(DType.F16, 65504, inf));
    // Infinity stands where 65536 would: 1.5 steps of 32 above 65488.
    assertEquals(1.5, Rounding.ulpError(DType.F16, inf, 65488));
  }
}
