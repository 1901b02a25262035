package org.tornorm.io;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.tornorm.DType;
import org.tornorm.TensorFileException;

/**
 * A named, packed, row-major, little-endian array. It owns nothing: its data lives as long as the
 * file or the arena that it came from.
 *
 * @param name its name in the file
 * @param dtype the type of its elements
 * @param shape its extents, outermost first; empty for a single element; do not change it
 * @param data exactly the elements, at any alignment
 */
@SuppressWarnings("ArrayRecordComponent") // Carried, not compared: no one uses equals here.
public record Tensor(String name, DType dtype, long[] shape, MemorySegment data) {
  /**
   * Checks that the data has the size of the shape.
   *
   * @throws TensorFileException if it does not
   */
  public Tensor {
    shape = shape.clone();
    long wanted = byteSize(dtype, shape);
    if (wanted < 0 || data.byteSize() != wanted) {
      throw new TensorFileException(
          "tensor '"
              + name
              + "' has "
              + data.byteSize()
              + " bytes of data: give "
              + (wanted < 0 ? "a smaller shape than " : wanted + " for ")
              + Arrays.toString(shape)
              + " of "
              + dtype);
    }
  }

  /**
   * Returns the bytes of such a tensor, or -1 if an extent is negative or the product too large.
   */
  static long byteSize(DType dtype, long[] shape) {
    try {
      long size = dtype.bytes();
      boolean empty = false;
      for (long extent : shape) {
        if (extent < 0) {
          return -1;
        }
        empty |= extent == 0;
        size = empty ? 0 : Math.multiplyExact(size, extent);
      }
      return size;
    } catch (ArithmeticException e) {
      return -1;
    }
  }

  /** Returns the number of elements. */
  public long elements() {
    return data.byteSize() / dtype.bytes();
  }

  /** Returns the extent of the innermost dimension; 1 for a single element. */
  public long cols() {
    return shape.length == 0 ? 1 : shape[shape.length - 1];
  }

  /** Returns the product of all extents but the innermost. */
  public long rows() {
    long rows = 1;
    for (int i = 0; i < shape.length - 1; i++) {
      rows = Math.multiplyExact(rows, shape[i]);
    }
    return rows;
  }

  /** Returns the dtype and shape in words, such as {@code F32 [2, 3]}. */
  public String form() {
    return dtype + " " + Arrays.toString(shape);
  }
}
