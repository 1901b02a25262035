package org.tornorm;

import java.util.Arrays;

/** What becomes of a call whose path fails before it has touched an output. */
public enum OnFailure {
  /** The next path that may run the call runs it; the failure is logged once as a warning. */
  FALL_BACK,
  /** The call throws. */
  THROW;

  /**
   * Reads a value of {@value NormsOptions#ON_FAILURE_PROPERTY}.
   *
   * @throws InvalidSettingException if it is neither {@code fall_back} nor {@code throw}
   */
  public static OnFailure of(String word) {
    return Arrays.stream(values())
        .filter(f -> f.name().equalsIgnoreCase(word.strip()))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidSettingException(
                    NormsOptions.ON_FAILURE_PROPERTY
                        + " is '"
                        + word
                        + "': give fall_back or throw"));
  }
}
