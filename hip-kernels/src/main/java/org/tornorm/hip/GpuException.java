package org.tornorm.hip;

/**
 * A native call that returned a status other than success; translated before it leaves the path.
 */
final class GpuException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;

  GpuException(int status, String message) {
    super(message);
    this.status = status;
  }

  int status() {
    return status;
  }
}
