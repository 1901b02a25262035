package org.tornorm.bench;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.tornorm.Elements;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.reference.Conformance;
import org.tornorm.reference.Reference;

/**
 * The numbers of a case: a few rows of random values that repeat down each matrix, so that filling
 * gigabytes takes no longer than copying them, and the check of the first rows of a result.
 *
 * @param spec the case's spec
 * @param rows M
 * @param rowAlignment each row starts at a multiple of so many bytes
 */
record CaseData(NormSpec spec, long rows, int rowAlignment) {
  private static final long HEAD_ROWS = 3;
  private static final int ALIGNMENT = 64;

  /** Returns the distance between two rows of a matrix in bytes, 0 for a vector. */
  long pitchBytes(Operand o) {
    if (o.extent() != Operand.Extent.MATRIX) {
      return 0;
    }
    long packed = (long) spec.cols() * o.dtype(spec).bytes();
    return Math.ceilDiv(packed, rowAlignment) * rowAlignment;
  }

  /** Returns the bytes of an operand over all rows. */
  long bytes(Operand o) {
    return bytes(o, rows);
  }

  private long bytes(Operand o, long ofRows) {
    return o.extent() == Operand.Extent.MATRIX
        ? ofRows * pitchBytes(o)
        : o.elements(spec, ofRows) * o.dtype(spec).bytes();
  }

  long headRows() {
    return Math.min(rows, HEAD_ROWS);
  }

  /** Allocates the first rows of every operand, with random values in the inputs. */
  Map<Operand, MemorySegment> heads(Arena arena) {
    Random random = new Random(1);
    Map<Operand, MemorySegment> heads = new EnumMap<>(Operand.class);
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        MemorySegment head = arena.allocate(bytes(o, headRows()), ALIGNMENT);
        heads.put(o, head);
        if (!o.output()) {
          fill(o, head, random);
        }
      }
    }
    return heads;
  }

  private void fill(Operand o, MemorySegment head, Random random) {
    int size = o.dtype(spec).bytes();
    long lines = o.extent() == Operand.Extent.MATRIX ? headRows() : 1;
    for (long i = 0; i < lines; i++) {
      for (int j = 0; j < spec.cols(); j++) {
        Elements.store(
            head,
            o.dtype(spec),
            i * pitchBytes(o) + (long) j * size,
            (float) random.nextGaussian());
      }
    }
  }

  /** Allocates an operand over all rows and fills an input with repetitions of its head. */
  MemorySegment whole(Arena arena, Operand o, MemorySegment head) {
    MemorySegment all = arena.allocate(bytes(o), ALIGNMENT);
    if (o.output()) {
      return all.fill((byte) 0); // the pages are there before anything is timed
    }
    repeat(head, all);
    return all;
  }

  /** Fills a segment with repetitions of a shorter one. */
  static void repeat(MemorySegment head, MemorySegment all) {
    MemorySegment.copy(head, 0, all, 0, head.byteSize());
    for (long done = head.byteSize(); done < all.byteSize(); ) {
      long part = Math.min(done, all.byteSize() - done);
      MemorySegment.copy(all, 0, all, done, part);
      done += part;
    }
  }

  /**
   * Checks the first rows of a result against the float64 reference.
   *
   * @param found at least the first rows of every operand
   * @throws IllegalStateException naming what is wrong
   */
  void requireRight(Map<Operand, MemorySegment> found) {
    NormCall.Builder b = NormCall.of(spec, headRows());
    found.forEach(
        (o, segment) -> {
          if (o.extent() == Operand.Extent.MATRIX) {
            b.set(o, segment, pitchBytes(o));
          } else {
            b.set(o, segment);
          }
        });
    NormCall call = b.build();
    Conformance.Report report = Conformance.check(call, Reference.compute(call));
    if (!report.passed()) {
      throw new IllegalStateException(
          "the result of " + spec + " is wrong: " + String.join("; ", report.violations()));
    }
  }
}
