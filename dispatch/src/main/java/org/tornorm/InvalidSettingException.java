package org.tornorm;

/** Thrown when a system property or option of the library has a value that it does not know. */
public final class InvalidSettingException extends NormException {
  private static final long serialVersionUID = 1L;

  /** Makes the exception with a message that names the setting, the value and the values known. */
  public InvalidSettingException(String message) {
    super(message, null);
  }
}
