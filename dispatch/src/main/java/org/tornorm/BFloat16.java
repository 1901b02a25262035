package org.tornorm;

/**
 * Converts between float and bfloat16, the upper half of an IEEE binary32. The counterpart of
 * {@link Float#float16ToFloat} and {@link Float#floatToFloat16}.
 */
public final class BFloat16 {
  private BFloat16() {}

  /** Returns the exact value of these bfloat16 bits. */
  public static float toFloat(short bits) {
    return Float.intBitsToFloat(bits << 16);
  }

  /**
   * Returns the bits of the bfloat16 nearest to this value, ties to even. Subnormals are kept,
   * overflow gives infinity, and a NaN stays one: its upper bits are kept and it is made quiet.
   */
  public static short fromFloat(float value) {
    int bits = Float.floatToRawIntBits(value);
    if (Float.isNaN(value)) {
      return (short) ((bits >>> 16) | 0x40);
    }
    return (short) ((bits + 0x7fff + ((bits >>> 16) & 1)) >>> 16);
  }
}
