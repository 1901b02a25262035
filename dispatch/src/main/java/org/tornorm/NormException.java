package org.tornorm;

/**
 * The root of every refusal and failure that this library reports. Each message names what was
 * found, what was wanted and what to do.
 */
public abstract sealed class NormException extends RuntimeException
    permits InvalidSpecException,
        InvalidSettingException,
        InvalidCallException,
        NoPathException,
        PathFailedException,
        TensorFileException {
  private static final long serialVersionUID = 1L;

  NormException(String message, Throwable cause) {
    super(message, cause);
  }
}
