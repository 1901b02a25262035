package org.tornorm;

/** Thrown when the arguments of a call do not fit its spec; nothing was written. */
public final class InvalidCallException extends NormException {
  private static final long serialVersionUID = 1L;

  /** Makes the exception with a message that names the value found and the value wanted. */
  public InvalidCallException(String message) {
    super(message, null);
  }

  /** Makes the exception with its cause. */
  public InvalidCallException(String message, Throwable cause) {
    super(message, cause);
  }
}
