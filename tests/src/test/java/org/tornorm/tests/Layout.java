package org.tornorm.tests;

import java.util.List;

/**
 * How the operands of a call lie in memory.
 *
 * @param gapElements the elements between the end of a row and the next row
 * @param offsetBytes how far each operand starts behind a 64-byte boundary
 */
record Layout(int gapElements, int offsetBytes) {
  static final Layout PACKED = new Layout(0, 0);

  /** Packed and pitched rows, from well aligned to odd addresses. */
  static final List<Layout> ALL =
      List.of(
          PACKED,
          new Layout(64, 0),
          new Layout(0, 2),
          new Layout(0, 4),
          new Layout(0, 16),
          new Layout(3, 0),
          new Layout(0, 1),
          new Layout(5, 7));
}
