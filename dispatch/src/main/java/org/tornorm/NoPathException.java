package org.tornorm;

/** Thrown when no path may run a call; carries the {@link Decision} that lists every candidate. */
public final class NoPathException extends NormException {
  private static final long serialVersionUID = 1L;

  private final transient Decision decision;

  /** Makes the exception; its message is the decision's own text. */
  public NoPathException(Decision decision) {
    super(decision.toString(), null);
    this.decision = decision;
  }

  /** Returns the decision that found no path. */
  public Decision decision() {
    return decision;
  }
}
