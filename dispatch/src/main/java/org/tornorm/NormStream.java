package org.tornorm;

/**
 * A stream of the device that tensors live on: calls that are given it run in order. Without one,
 * calls of a thread run in order.
 */
public final class NormStream implements AutoCloseable {
  private final DeviceMemory memory;
  private long handle;

  NormStream(DeviceMemory memory, long handle) {
    this.memory = memory;
    this.handle = handle;
  }

  DeviceMemory memory() {
    return memory;
  }

  /** Returns the runtime's own handle, a hipStream_t or CUstream; a mere name with TornadoVM. */
  public synchronized long handle() {
    if (handle == 0) {
      throw new InvalidCallException("this stream is closed: open another");
    }
    return handle;
  }

  /**
   * Waits until all that was enqueued has run.
   *
   * @throws PathFailedException if some of it failed; the outputs of its calls are undefined
   */
  public void sync() {
    memory.await(handle());
  }

  /** Waits for what is enqueued, and closes the stream; one of the user's own stays open. */
  @Override
  public synchronized void close() {
    if (handle == 0) {
      return;
    }
    long closed = handle;
    handle = 0;
    try {
      memory.await(closed);
    } catch (PathFailedException e) {
      Norms.LOG.log(System.Logger.Level.WARNING, "while closing a stream: {0}", e.getMessage());
    }
    memory.close(closed);
  }
}
