package org.tornorm;

/** Thrown when a tensor file cannot be read or written as asked; no output file is left behind. */
public final class TensorFileException extends NormException {
  private static final long serialVersionUID = 1L;

  /** Makes the exception with a message that names the value found and the value wanted. */
  public TensorFileException(String message) {
    super(message, null);
  }

  /** Makes the exception with its cause. */
  public TensorFileException(String message, Throwable cause) {
    super(message, cause);
  }
}
