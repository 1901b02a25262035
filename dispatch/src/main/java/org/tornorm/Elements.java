package org.tornorm;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Reads and writes single tensor elements: little-endian, at any address. */
public final class Elements {
  private static final ValueLayout.OfShort SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfFloat FLOAT =
      ValueLayout.JAVA_FLOAT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfDouble DOUBLE =
      ValueLayout.JAVA_DOUBLE_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private Elements() {}

  /** Returns the element at a byte offset, widened exactly to double. */
  public static double load(MemorySegment segment, DType dtype, long byteOffset) {
    return switch (dtype) {
      case F32 -> segment.get(FLOAT, byteOffset);
      case F16 -> Float.float16ToFloat(segment.get(SHORT, byteOffset));
      case BF16 -> BFloat16.toFloat(segment.get(SHORT, byteOffset));
      case I8 -> segment.get(JAVA_BYTE, byteOffset);
      case F64 -> segment.get(DOUBLE, byteOffset);
    };
  }

  /** Stores a float at a byte offset, rounded once to nearest even; for I8 it must be integral. */
  public static void store(MemorySegment segment, DType dtype, long byteOffset, float value) {
    switch (dtype) {
      case F32 -> segment.set(FLOAT, byteOffset, value);
      case F16 -> segment.set(SHORT, byteOffset, Float.floatToFloat16(value));
      case BF16 -> segment.set(SHORT, byteOffset, BFloat16.fromFloat(value));
      case I8 -> segment.set(JAVA_BYTE, byteOffset, (byte) value);
      case F64 -> segment.set(DOUBLE, byteOffset, value);
    }
  }
}
