package org.tornorm;

/**
 * Thrown when a path that said it could run a call failed while it did. The message says whether
 * outputs were touched.
 */
public final class PathFailedException extends NormException {
  private static final long serialVersionUID = 1L;

  private final String path;
  private final boolean outputsTouched;

  /**
   * Makes the exception.
   *
   * @param path the name of the path that failed
   * @param outputsTouched whether an output may hold partial results
   */
  public PathFailedException(String path, String message, boolean outputsTouched, Throwable cause) {
    super(
        path
            + " path failed: "
            + message
            + (outputsTouched ? " (outputs are undefined)" : " (no output was touched)"),
        cause);
    this.path = path;
    this.outputsTouched = outputsTouched;
  }

  /** Returns the name of the path that failed. */
  public String path() {
    return path;
  }

  /** Returns whether an output may hold partial results. */
  public boolean outputsTouched() {
    return outputsTouched;
  }
}
