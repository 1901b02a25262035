package org.tornorm;

import java.util.Locale;

/** An element type of a tensor. Only {@link #isFloat() F32, F16 and BF16} can be normalized. */
public enum DType {
  /** IEEE binary32. */
  F32(4),
  /** IEEE binary16. */
  F16(2),
  /** bfloat16: the upper half of an IEEE binary32. */
  BF16(2),
  /** Signed 8-bit integer, the output of quantization. */
  I8(1),
  /** IEEE binary64, in files of expected values only. */
  F64(8);

  private final int bytes;

  DType(int bytes) {
    this.bytes = bytes;
  }

  /** Returns the size of one element in bytes. */
  public int bytes() {
    return bytes;
  }

  /** Returns whether rows of this type can be normalized. */
  public boolean isFloat() {
    return this == F32 || is16Bit();
  }

  /** Returns whether this is one of the two 16-bit floating-point types. */
  public boolean is16Bit() {
    return this == F16 || this == BF16;
  }

  /** Returns the lower-case word used on the command line and in case files. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the type of this word, in either case.
   *
   * @throws InvalidSpecException if no type has that name; the message lists those that exist
   */
  public static DType of(String word) {
    return Words.parse(DType.class, "dtype", word);
  }
}
