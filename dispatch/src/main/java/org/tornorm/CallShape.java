package org.tornorm;

import java.util.Locale;

/**
 * What a dispatcher needs to know of a call besides its spec.
 *
 * @param rows M, the number of rows, at least 0
 * @param residency where the data lives
 * @param alignmentBytes the largest power of two, at most 64, that divides every matrix's base
 *     address and row pitch
 */
public record CallShape(long rows, Residency residency, int alignmentBytes) {
  /** Where the operands of a call live. */
  public enum Residency {
    /** Memory that the JVM can read. */
    HOST,
    /** Memory of a device. */
    DEVICE;

    /** Returns the lower-case word. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The alignment above which nothing changes. */
  public static final int MAX_ALIGNMENT = 64;

  /** Checks the values. */
  public CallShape {
    if (rows < 0) {
      throw new InvalidCallException("rows is " + rows + ": give 0 or more");
    }
    if (residency == null) {
      throw new InvalidCallException("residency is missing: give HOST or DEVICE");
    }
    if (alignmentBytes < 1 || Integer.bitCount(alignmentBytes) != 1) {
      throw new InvalidCallException(
          "alignment is " + alignmentBytes + " bytes: give a power of two");
    }
  }

  /** Returns the shape of host data in packed rows whose base is well aligned. */
  public static CallShape host(NormSpec spec, long rows) {
    long rowBytes = (long) spec.cols() * spec.dtype().bytes();
    return new CallShape(rows, Residency.HOST, alignmentOf(rowBytes));
  }

  /** Returns this shape for data that lives there. */
  CallShape on(Residency other) {
    return new CallShape(rows, other, alignmentBytes);
  }

  static int alignmentOf(long addressBits) {
    return (int) Long.lowestOneBit(addressBits | MAX_ALIGNMENT);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d row%s, %s data, %d-byte aligned",
        rows,
        rows == 1 ? "" : "s",
        residency.word(),
        alignmentBytes);
  }
}
