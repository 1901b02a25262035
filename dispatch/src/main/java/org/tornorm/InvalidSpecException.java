package org.tornorm;

/** Thrown when the parts of a {@link NormSpec} do not fit each other; nothing was computed. */
public final class InvalidSpecException extends NormException {
  private static final long serialVersionUID = 1L;

  /** Makes the exception with a message that names the value found and the value wanted. */
  public InvalidSpecException(String message) {
    super(message, null);
  }

  /** Makes the exception with its cause. */
  public InvalidSpecException(String message, Throwable cause) {
    super(message, cause);
  }
}
