package org.tornorm.spi;

/**
 * The arguments of a call on device memory, arrays by operand's ordinal.
 *
 * @param rows at least 1
 * @param addresses device address of each operand; 0 where the spec has none
 * @param pitches row pitch in bytes of each matrix
 */
public record DeviceCall(long rows, long[] addresses, long[] pitches) {
  /** Rows start at multiples of this, so that every number of columns takes 16-byte accesses. */
  private static final int PITCH_ALIGNMENT = 16;

  /** Returns the distance between rows of so many bytes that kernels are fastest with. */
  public static long pitchBytes(long rowBytes) {
    return Math.ceilDiv(rowBytes, PITCH_ALIGNMENT) * PITCH_ALIGNMENT;
  }
}
