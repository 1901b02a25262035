package org.tornorm.tornado;

import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Quantization;
import uk.ac.manchester.tornado.api.WorkerGrid;
import uk.ac.manchester.tornado.api.WorkerGrid1D;

/**
 * How rows are spread over threads. A row belongs to one work-group, so that no sum crosses groups.
 *
 * @param threadsPerRow a power of two
 * @param rowsPerGroup a power of two; above 1 for short rows only
 * @param reread whether a row is too long for the private memory of its threads
 */
public record Geometry(int threadsPerRow, int rowsPerGroup, boolean reread) {
  /**
   * The elements that each thread takes of a row of at most so many columns; the first that fits.
   * Short rows take few, so that neighbouring threads read neighbouring elements.
   */
  private enum Share {
    SHORT(128, 4),
    MEDIUM(4096, 16),
    LONG(Integer.MAX_VALUE, MAX_SHARE);

    final int cols;
    final int elements;

    Share(int cols, int elements) {
      this.cols = cols;
      this.elements = elements;
    }
  }

  /** Elements of a row in the private memory of one thread: what GPUs hold without spilling. */
  private static final int MAX_SHARE = 32;

  /** Threads of a group that holds several rows: more would only wait for each other. */
  private static final int SEVERAL_ROWS_THREADS = 128;

  /** The most threads that any device runs as a group well. */
  private static final int MAX_GROUP = 1024;

  /**
   * Returns the geometry for rows of {@code cols} elements.
   *
   * @param maxGroup the largest work-group of the device, at least 1
   */
  public static Geometry of(int cols, int maxGroup) {
    int limit = Integer.highestOneBit(Math.min(maxGroup, MAX_GROUP));
    Share share = Share.SHORT;
    while (cols > share.cols) {
      share = Share.values()[share.ordinal() + 1];
    }
    int threads = Math.min(powerOfTwoFor(cols, share.elements), limit);
    int rows = Math.max(1, Math.min(SEVERAL_ROWS_THREADS, limit) / threads);
    return new Geometry(threads, rows, cols > (long) threads * MAX_SHARE);
  }

  /** Returns the least power of two of threads that take so many elements each. */
  private static int powerOfTwoFor(int cols, int elements) {
    int threads = (cols - 1) / elements + 1;
    return threads == 1 ? 1 : Integer.highestOneBit(threads - 1) << 1;
  }

  /** Returns the value of a kernel's {@code options} for this spec: features and geometry. */
  public int options(NormSpec spec) {
    return (spec.op() == Op.LAYER ? NormKernels.LAYER : 0)
        | (spec.gamma() ? NormKernels.GAMMA : 0)
        | (spec.beta() ? NormKernels.BETA : 0)
        | (spec.weightOffset() == 1 ? NormKernels.WEIGHT_OFFSET : 0)
        | (spec.fusedAdd() ? NormKernels.ADD : 0)
        | (spec.quantization() != Quantization.NONE ? NormKernels.QUANTIZE : 0)
        | (spec.quantization() == Quantization.SMOOTH ? NormKernels.XSCALE : 0)
        | (spec.statistics() ? NormKernels.STATISTICS : 0)
        | (reread ? NormKernels.REREAD : 0)
        | Integer.numberOfTrailingZeros(threadsPerRow) << NormKernels.THREADS_SHIFT
        | Integer.numberOfTrailingZeros(rowsPerGroup) << NormKernels.ROWS_SHIFT;
  }

  /** Returns a new grid for this many rows. */
  public WorkerGrid grid(int rows) {
    WorkerGrid grid = new WorkerGrid1D(threadsPerRow * rowsPerGroup);
    grid.setLocalWork((long) threadsPerRow * rowsPerGroup, 1, 1);
    cover(grid, rows);
    return grid;
  }

  /** Makes a grid cover this many rows. */
  void cover(WorkerGrid grid, int rows) {
    long groups = Math.ceilDiv(rows, rowsPerGroup);
    grid.setGlobalWork(groups * rowsPerGroup * threadsPerRow, 1, 1);
  }
}
