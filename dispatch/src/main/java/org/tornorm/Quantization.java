package org.tornorm;

import java.util.Locale;

/** Says how the normalized row is quantized, if at all. */
public enum Quantization {
  /** The output is y in the dtype of x. */
  NONE,
  /** int8 with one scale per row, {@code scale = max|y| / 127}. */
  DYNAMIC,
  /** As {@link #DYNAMIC}, after y is multiplied by a scale per column, {@code xscale}. */
  SMOOTH;

  /** Returns the lower-case word used on the command line and in case files. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the quantization of this word.
   *
   * @throws InvalidSpecException if there is none of that name; the message lists those that exist
   */
  public static Quantization of(String word) {
    return Words.parse(Quantization.class, "quantization", word);
  }
}
