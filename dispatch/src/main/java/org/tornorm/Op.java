package org.tornorm;

import java.util.Locale;

/** Names the normalization that a {@link NormSpec} asks for. */
public enum Op {
  /**
   * RMSNorm: {@code y = x * rstd * (gamma + weightOffset)}, {@code rstd = 1/sqrt(mean(x^2)+eps)}.
   */
  RMS,
  /** LayerNorm: {@code y = (x - mean) * rstd * (gamma + weightOffset) + beta}. */
  LAYER;

  /** Returns the lower-case word used on the command line and in case files. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the operation of this word.
   *
   * @throws InvalidSpecException if no operation has that name; the message lists those that exist
   */
  public static Op of(String word) {
    return Words.parse(Op.class, "op", word);
  }
}
