package org.tornorm.tornado;

import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Quantization;
import uk.ac.manchester.tornado.api.WorkerGrid;
import uk.ac.manchester.tornado.api.WorkerGrid1D;
import uk.ac.manchester.tornado.api.common.TornadoDevice;

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
   * Measured on an H200 with 32768 rows: 32 elements a thread were fastest at 2048 to 8192 columns,
   * as few barriers and many loads in flight count for more than many threads; beyond, groups of
   * 1024 threads. Short rows take few, so that neighbouring threads read neighbouring elements.
   */
  private enum Share {
    SHORT(128, 4),
    MEDIUM(1024, 16),
    LONG(8192, MAX_SHARE),
    LONGEST(Integer.MAX_VALUE, 16);

    final int cols;
    final int elements;

    Share(int cols, int elements) {
      this.cols = cols;
      this.elements = elements;
    }
  }

  /** The conversions of bf16 need registers of their own: 32 elements took twice the time of 16. */
  private static final int BF16_SHARE = 16;

  /** Elements of a row in the private memory of one thread: what GPUs hold without spilling. */
  private static final int MAX_SHARE = 32;

  /** Rows that do not fill a GPU: each is spread widely, as its latency counts. */
  private static final int FEW_ROWS = 256;

  private static final int FEW_ROWS_SHARE = 8;

  /** Threads of a group that holds several rows: more would only wait for each other. */
  private static final int SEVERAL_ROWS_THREADS = 128;

  /** The most threads that any device runs as a group well. */
  private static final int MAX_GROUP = 1024;

  /**
   * Columns up to which the weights are held in private memory, too, so that they are there when
   * the row is summed up. Measured on an H200: beyond, the registers for them leave too few threads
   * to keep the memory busy. Beta is held with f32 only.
   */
  private static final int HOLD_COLS_F32 = 8192;

  private static final int HOLD_COLS_16_BIT = 4096;

  /** Returns the geometry for such rows on a device. */
  public static Geometry of(NormSpec spec, int rows, TornadoDevice device) {
    return of(spec, rows, NormTasks.maxGroup(device));
  }

  /**
   * Returns the geometry for such rows.
   *
   * @param rows the rows that a task has, at least 1
   * @param maxGroup the largest work-group of the device, at least 1
   */
  public static Geometry of(NormSpec spec, int rows, int maxGroup) {
    int cols = spec.cols();
    int limit = Integer.highestOneBit(Math.min(maxGroup, MAX_GROUP));
    Share share = Share.SHORT;
    while (cols > share.cols) {
      share = Share.values()[share.ordinal() + 1];
    }
    int most = rows <= FEW_ROWS ? FEW_ROWS_SHARE : MAX_SHARE;
    most = spec.dtype() == DType.BF16 ? Math.min(most, BF16_SHARE) : most;
    int elements = Math.min(share.elements, most);
    int threads = Math.min(powerOfTwoFor(cols, elements), limit);
    int rowsPerGroup = Math.max(1, Math.min(SEVERAL_ROWS_THREADS, limit) / threads);
    rowsPerGroup = Math.min(rowsPerGroup, Integer.highestOneBit(rows));
    boolean reread = cols > (long) threads * MAX_SHARE;
    return new Geometry(threads, rowsPerGroup, reread);
  }

  /** Returns the least power of two of threads that take so many elements each. */
  private static int powerOfTwoFor(int cols, int elements) {
    int threads = (cols - 1) / elements + 1;
    return threads == 1 ? 1 : Integer.highestOneBit(threads - 1) << 1;
  }

  /** Returns the value of a kernel's {@code options} for this spec: features and geometry. */
  public int options(NormSpec spec) {
    boolean f32 = spec.dtype() == DType.F32;
    boolean hold = !reread && spec.cols() <= (f32 ? HOLD_COLS_F32 : HOLD_COLS_16_BIT);
    return (spec.op() == Op.LAYER ? NormKernels.LAYER : 0)
        | (spec.gamma() ? NormKernels.GAMMA : 0)
        | (spec.beta() ? NormKernels.BETA : 0)
        | (spec.weightOffset() == 1 ? NormKernels.WEIGHT_OFFSET : 0)
        | (spec.fusedAdd() ? NormKernels.ADD : 0)
        | (spec.quantization() != Quantization.NONE ? NormKernels.QUANTIZE : 0)
        | (spec.quantization() == Quantization.SMOOTH ? NormKernels.XSCALE : 0)
        | (spec.statistics() ? NormKernels.STATISTICS : 0)
        | (reread ? NormKernels.REREAD : 0)
        | (spec.gamma() && hold ? NormKernels.HOLD_GAMMA : 0)
        | (spec.beta() && hold && f32 ? NormKernels.HOLD_BETA : 0)
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
