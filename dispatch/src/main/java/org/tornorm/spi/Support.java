package org.tornorm.spi;

import java.util.List;

/**
 * Whether an available path can run a spec and call: yes, perhaps with notes, or no with reasons.
 */
public sealed interface Support {
  /**
   * The path can run it.
   *
   * @param note how it will, in one line; may be empty
   */
  record Yes(String note) implements Support {}

  /**
   * The path cannot run it.
   *
   * @param reasons at least one
   */
  record No(List<Reason> reasons) implements Support {
    /** Copies the reasons. */
    public No {
      reasons = List.copyOf(reasons);
      if (reasons.isEmpty()) {
        throw new IllegalArgumentException("an unsupported call has at least one reason");
      }
    }
  }

  /** Returns that the path cannot run it, for one reason. */
  static Support no(String what, String remedy) {
    return new No(List.of(new Reason(what, remedy)));
  }
}
