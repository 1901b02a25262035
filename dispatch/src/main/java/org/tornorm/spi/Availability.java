package org.tornorm.spi;

import java.util.List;

/** Whether a path can run on this machine: yes with facts, or no with reasons. */
public sealed interface Availability {
  /**
   * The path can run.
   *
   * @param facts what it runs on, in one line
   */
  record Yes(String facts) implements Availability {}

  /**
   * The path cannot run.
   *
   * @param reasons what was tried and what came of it, in the order tried; at least one
   */
  record No(List<Reason> reasons) implements Availability {
    /** Copies the reasons. */
    public No {
      reasons = List.copyOf(reasons);
      if (reasons.isEmpty()) {
        throw new IllegalArgumentException("an unavailable path has at least one reason");
      }
    }
  }

  /** Returns that the path cannot run, for one reason. */
  static Availability no(String what, String remedy) {
    return new No(List.of(new Reason(what, remedy)));
  }
}
