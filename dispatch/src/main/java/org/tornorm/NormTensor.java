package org.tornorm;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Cleaner;

/**
 * Data that calls read and write where it lies: in host memory, in a device's, or in both, with one
 * of them fresh. It moves when a path needs it on the other side, and only then; norms on a device
 * that follow each other move nothing. Shaped {@code [rows, cols]}; vectors are {@code [1, n]}.
 *
 * <p>Calls on tensors that run on a device enqueue their work and return; those of TornadoVM return
 * when it is done. {@link #read} waits for what writes this tensor, {@link #close} for what uses
 * it. Safe to use from many threads, except that memory given out by {@link #write} and {@link
 * #read} is the caller's to guard. A tensor that becomes unreachable unclosed is freed, with a
 * warning that names where it was made.
 */
public final class NormTensor implements AutoCloseable {
  private static final Cleaner CLEANER = Cleaner.create();

  private final TensorMemory memory;

  @SuppressWarnings("this-escape")
  NormTensor(TensorMemory memory) {
    this.memory = memory;
    CLEANER.register(this, memory);
  }

  TensorMemory memory() {
    return memory;
  }

  /** Returns the type of the elements. */
  public DType dtype() {
    return memory.dtype;
  }

  /** Returns the number of rows, 1 for a vector. */
  public long rows() {
    return memory.rows;
  }

  /** Returns the number of columns. */
  public long cols() {
    return memory.cols;
  }

  /** Returns the distance in bytes between two rows of the host copy. */
  public long rowPitchBytes() {
    return memory.hostPitch();
  }

  /** Returns whether the host copy is fresh, so that {@link #read} moves nothing. */
  public boolean isOnHost() {
    return memory.hostFresh();
  }

  /** Returns whether the device copy is fresh. */
  public boolean isOnDevice() {
    return memory.deviceFresh();
  }

  /**
   * Returns the elements in host memory, after what writes them has run. They stay as they are
   * until a later call writes this tensor.
   *
   * @throws PathFailedException if what was enqueued failed; the elements are undefined
   */
  public MemorySegment read() {
    return memory.read().asReadOnly();
  }

  /**
   * Returns the elements in host memory to be changed; the copy on the device counts as old from
   * now on. Ask again before each change that follows a call.
   *
   * @throws PathFailedException if what was enqueued failed; the elements are undefined
   */
  public MemorySegment write() {
    return memory.write(true);
  }

  /**
   * Replaces all elements, rounding to the type of this tensor.
   *
   * @param values {@code rows * cols} numbers, row-major
   * @throws InvalidCallException if they are not as many
   */
  public NormTensor set(float[] values) {
    if (values.length != memory.rows * memory.cols) {
      throw new InvalidCallException(
          values.length + " values are given: this tensor has " + memory.rows * memory.cols);
    }
    MemorySegment to = memory.write(false);
    int bytes = memory.dtype.bytes();
    for (int i = 0; i < values.length; i++) {
      long row = i / memory.cols;
      Elements.store(
          to, memory.dtype, row * memory.hostPitch() + (i - row * memory.cols) * bytes, values[i]);
    }
    return this;
  }

  /**
   * Replaces all elements by packed rows of the same type.
   *
   * @throws InvalidCallException if the segment has another size
   */
  public NormTensor set(MemorySegment packed) {
    long rowBytes = memory.cols * memory.dtype.bytes();
    if (packed.byteSize() != memory.rows * rowBytes) {
      throw new InvalidCallException(
          packed.byteSize() + " bytes are given: this tensor has " + memory.rows * rowBytes);
    }
    MemorySegment to = memory.write(false);
    for (long i = 0; i < memory.rows; i++) {
      MemorySegment.copy(packed, i * rowBytes, to, i * memory.hostPitch(), rowBytes);
    }
    return this;
  }

  /**
   * Returns all elements as floats, row-major.
   *
   * @throws InvalidCallException if there are more than an array holds
   */
  public float[] toFloats() {
    long n = memory.rows * memory.cols;
    if (n > Integer.MAX_VALUE - 8) {
      throw new InvalidCallException("this tensor has " + n + " elements: use read()");
    }
    MemorySegment from = memory.read();
    int bytes = memory.dtype.bytes();
    float[] values = new float[(int) n];
    for (int i = 0; i < values.length; i++) {
      long row = i / memory.cols;
      values[i] =
          (float)
              Elements.load(
                  from, memory.dtype, row * memory.hostPitch() + (i - row * memory.cols) * bytes);
    }
    return values;
  }

  /**
   * Waits until nothing that was enqueued uses this tensor.
   *
   * @throws PathFailedException if some of it failed; outputs are undefined
   */
  public void sync() {
    memory.await();
  }

  /** Waits for what uses this tensor and frees what it owns; closing again does nothing. */
  @Override
  public void close() {
    memory.close();
  }

  @Override
  public String toString() {
    return memory.describe();
  }
}
