package org.tornorm.spi;

import java.util.Objects;

/**
 * Why something is not so, and what would change it.
 *
 * @param what the fact, without a full stop
 * @param remedy what to do about it, without a full stop; empty if nothing can be done
 */
public record Reason(String what, String remedy) {
  /** Checks that neither part is null. */
  public Reason {
    Objects.requireNonNull(what, "what");
    Objects.requireNonNull(remedy, "remedy");
  }

  /** Returns a reason that nothing can be done about. */
  public static Reason of(String what) {
    return new Reason(what, "");
  }

  @Override
  public String toString() {
    return remedy.isEmpty() ? what : what + " (" + remedy + ")";
  }
}
