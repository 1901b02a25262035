package org.tornorm.tornado;

import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Quantization;
import uk.ac.manchester.tornado.api.WorkerGrid;
import uk.ac.manchester.tornado.api.WorkerGrid1D;
import uk.ac.manchester.tornado.api.common.TornadoDevice;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/**
 * How rows are spread over threads. A row belongs to one work-group, so that no sum crosses groups.
 *
 * @param threadsPerRow a power of two
 * @param rowsPerGroup a power of two; above 1 for short rows only
 */
public record Geometry(int threadsPerRow, int rowsPerGroup) {
  /**
   * The elements that each thread takes of a row of at most so many columns; the first that fits.
   * Measured on an H200 with 32768 rows: 32 elements a thread were fastest from 1024 columns on, as
   * few barriers and many loads in flight count for more than many threads. Short rows take few, so
   * that neighbouring threads read neighbouring elements.
   */
  private enum Share {
    SHORT(128, 4),
    MEDIUM(512, 16),
    LONG(Integer.MAX_VALUE, 32);

    final int cols;
    final int elements;

    Share(int cols, int elements) {
      this.cols = cols;
      this.elements = elements;
    }
  }

  /** With bf16 and fused add 32 elements took more time than 16. */
  private static final int BF16_ADD_SHARE = 16;

  /** Rows that do not fill a GPU: each is spread widely, as its latency counts. */
  private static final int FEW_ROWS = 256;

  private static final int FEW_ROWS_SHARE = 8;

  /** Threads of a group of several rows, each of at most half a group's. */
  private static final int SEVERAL_ROWS_THREADS = 128;

  /**
   * The most threads of a group. On NVIDIA's GPUs each has 128 registers then, and 64 in a group of
   * 1024. Kernels that do not fit in them do not run, and TornadoVM does not say so.
   */
  private static final int MAX_GROUP = 512;

  /**
   * The same with so many elements a thread that registers may not suffice; 255 do. For LayerNorm
   * of long rows two such groups were also faster than one of the other size, with 64 elements a
   * thread.
   */
  private static final int MAX_GROUP_LARGE_SHARE = 256;

  /** A larger share of rows that are no multiple of the group takes more registers. */
  private static final int LARGE_SHARE = 16;

  /** The columns beyond which threads hold hardly any of gamma, and the few that they then hold. */
  private static final int MANY_COLS = 8192;

  private static final int FEW_ELEMENTS = 8;

  /** Bytes that memory moves at least. */
  private static final int SECTOR = 32;

  private static final int WARP = 32;

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
    boolean layer = spec.op() == Op.LAYER;
    boolean few = rows <= FEW_ROWS;
    boolean bf16 = spec.dtype() == DType.BF16;
    boolean large = cols > MAX_GROUP * (cols % MAX_GROUP == 0 ? Share.LONG.elements : LARGE_SHARE);
    boolean two = layer && cols > MANY_COLS && !few && !bf16;
    int most = large || two ? MAX_GROUP_LARGE_SHARE : MAX_GROUP;
    int limit = Integer.highestOneBit(Math.min(maxGroup, most));
    Share share = Share.SHORT;
    while (cols > share.cols) {
      share = Share.values()[share.ordinal() + 1];
    }
    int elements = few ? Math.min(share.elements, FEW_ROWS_SHARE) : share.elements;
    elements = bf16 && spec.fusedAdd() ? Math.min(elements, BF16_ADD_SHARE) : elements;
    int threads = Math.min(powerOfTwoFor(cols, elements), limit);
    boolean one = layer && spec.dtype() == DType.F16 && !spec.fusedAdd() && threads >= WARP;
    int rowsPerGroup =
        one || threads >= SEVERAL_ROWS_THREADS / 2
            ? 1
            : Math.min(SEVERAL_ROWS_THREADS, limit) / threads;
    rowsPerGroup = Math.clamp(rowsPerGroup, 1, Integer.highestOneBit(rows));
    return new Geometry(threads, rowsPerGroup);
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
        | heldGamma(spec) << NormKernels.HOLD_SHIFT
        | back(spec) << NormKernels.BACK_SHIFT
        | Integer.numberOfTrailingZeros(threadsPerRow) << NormKernels.THREADS_SHIFT
        | Integer.numberOfTrailingZeros(rowsPerGroup) << NormKernels.ROWS_SHIFT;
  }

  /**
   * Returns how many elements of gamma each thread holds in private memory, so that they are there
   * when the row is summed up. Measured on an H200: with more registers too few threads would be
   * left to keep the memory busy, above all with long rows, whose groups are large.
   */
  private int heldGamma(NormSpec spec) {
    int all = spec.gamma() ? (spec.cols() - 1) / threadsPerRow + 1 : 0;
    boolean layer = spec.op() == Op.LAYER;
    boolean quantized = spec.quantization() != Quantization.NONE;
    boolean f16 = spec.dtype() == DType.F16;
    boolean converts = spec.dtype() == DType.BF16 || quantized && (f16 || layer);
    if (all > NormKernels.MAX_SHARE || converts) {
      return 0; // the row is not held, or conversions need registers of their own
    }
    int few = Math.min(all, FEW_ELEMENTS);
    boolean many = spec.cols() > (f16 && layer ? MANY_COLS / 2 : MANY_COLS);
    if (f16) {
      int inShortRows = layer && !spec.fusedAdd() ? few : all;
      int inLongRows = layer ? 0 : few;
      return many ? inLongRows : inShortRows;
    }
    return many ? 0 : all;
  }

  /**
   * Returns how many columns the first element of a row's first thread lies back: as many as fit in
   * the header of an array, where lines of memory begin with those of a row.
   */
  private int back(NormSpec spec) {
    int bytes = spec.dtype().bytes();
    boolean aligned = (long) spec.cols() * bytes % SECTOR == 0;
    // Of 16-bit rows, the int8 output counts for more.
    boolean narrow = bytes < 4 && spec.quantization() != Quantization.NONE;
    int back = (int) TornadoNativeArray.ARRAY_HEADER / (narrow ? 1 : bytes);
    return aligned && threadsPerRow >= WARP && back < WARP ? back : 0;
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
