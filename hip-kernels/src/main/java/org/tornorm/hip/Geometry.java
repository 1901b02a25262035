package org.tornorm.hip;

import java.util.List;
import org.tornorm.DType;
import org.tornorm.NormSpec;

/**
 * How a call is laid over threads. All that is compiled in; the number of blocks follows from the
 * rows.
 *
 * @param elements elements of a vector, that is, of one access to x
 * @param threadsPerRow a power of two up to the wave size, or a multiple of it
 * @param rowsPerBlock rows that share a block
 * @param vectors vectors of a row that a thread holds in registers
 * @param localVectors vectors more that it holds in local memory
 * @param reread whether the rest of the row is read a second time
 * @param tail what the row leaves empty of the last vector of each thread
 * @param stream whether x and y are marked as touched once
 */
record Geometry(
    int elements,
    int threadsPerRow,
    int rowsPerBlock,
    int vectors,
    int localVectors,
    boolean reread,
    Tail tail,
    boolean stream) {

  /** What a row leaves empty of the last vector of each thread, as the kernel source counts it. */
  enum Tail {
    /** Nothing. */
    NONE,
    /** Whole vectors. */
    VECTORS,
    /** Elements of a vector. */
    ELEMENTS
  }

  /** HIP launches at most 2^32 - 1 threads; blocks are counted in 31 bits. */
  private static final long MAX_THREADS = (1L << 32) - 1;

  private static final int MAX_BLOCK = 1024;
  private static final int ACCESS_BYTES = 16;

  /** Vectors that a thread may hold before registers spill. */
  private static final int MAX_VECTORS = 8;

  /**
   * Thresholds of one device family.
   *
   * @param manyPerComputeUnit rows for each compute unit from which throughput counts, not latency
   * @param vectors vectors a thread is given up to the next threshold, when there are many rows
   * @param smallBlock threads of a block that holds several rows
   */
  private record Table(int manyPerComputeUnit, List<Step> vectors, int smallBlock) {}

  /** From this many vectors in a row, give a thread this many. */
  private record Step(int rowVectors, int perThread) {}

  // Measured with a plain bf16 RMSNorm on an H200, 2026-11-30, ratio to the copy: two vectors a
  // thread 0.984 at 512 columns where one gave 0.82; four at 8192 columns 0.993 where two gave
  // 0.91.
  private static final Table NVIDIA =
      new Table(8, List.of(new Step(0, 2), new Step(1024, 4), new Step(4096, 8)), 128);

  // AMD timings cannot be had here: chosen so that no variant up to 8192 columns of 16 bits needs
  // more than 64 VGPRs (docs/amd-isa.md), which leaves 8 waves a SIMD.
  private static final Table CDNA =
      new Table(4, List.of(new Step(0, 2), new Step(2048, 4), new Step(4096, 8)), 256);

  private static final Table RDNA =
      new Table(4, List.of(new Step(0, 2), new Step(2048, 4), new Step(4096, 8)), 128);

  /**
   * Returns the geometry of a call.
   *
   * @param elements elements of a vector, a power of two of at most {@link #maxElements}: what the
   *     alignment of addresses and pitches allows
   */
  static Geometry of(NormSpec spec, long rows, int elements, DeviceProfile device) {
    return of(spec, bucketOf(rows, device), elements, device);
  }

  /** Rows for which one geometry is best. */
  enum Bucket {
    /** Too few to fill the device: latency counts. */
    FEW,
    /** Enough: throughput counts. */
    MANY
  }

  static Bucket bucketOf(long rows, DeviceProfile device) {
    return rows >= (long) tableOf(device).manyPerComputeUnit() * device.computeUnits()
        ? Bucket.MANY
        : Bucket.FEW;
  }

  private static Table tableOf(DeviceProfile device) {
    return switch (device.family()) {
      case NVIDIA -> NVIDIA;
      case CDNA -> CDNA;
      case RDNA -> RDNA;
    };
  }

  /** Returns the elements of a vector of 16 bytes. */
  static int maxElements(DType dtype) {
    return ACCESS_BYTES / dtype.bytes();
  }

  static Geometry of(NormSpec spec, Bucket bucket, int elements, DeviceProfile device) {
    Table table = tableOf(device);
    int size = spec.dtype().bytes();
    int rowVectors = ceilDiv(spec.cols(), elements);
    boolean many = bucket == Bucket.MANY;
    int wanted = 1;
    if (many) {
      for (Step step : table.vectors()) {
        if (rowVectors >= step.rowVectors()) {
          wanted = step.perThread();
        }
      }
    }
    int wave = device.waveSize();
    int threads = Math.min(MAX_BLOCK, roundToThreads(ceilDiv(rowVectors, wanted), wave));
    int vectors = Math.min(MAX_VECTORS, ceilDiv(rowVectors, threads));
    int left = Math.max(0, ceilDiv(rowVectors, threads) - vectors);
    int heldBytes = threads * Math.max(4, elements * size);
    // A kilobyte is left for the partial sums of the reductions.
    int localVectors = Math.min(left, (device.sharedBytes() - 1024) / heldBytes);
// The threads of a row that is spread over waves branch as one: it has a block to itself.
    int rowsPerBlock = threads > wave ? 1 : Math.max(wave, many ? table.smallBlock() : 0) / threads;
    Tail tail =
        spec.cols() % elements != 0
            ? Tail.ELEMENTS
            : left > 0 || rowVectors % threads != 0 ? Tail.VECTORS : Tail.NONE;
    return new Geometry(
        elements, threads, rowsPerBlock, vectors, localVectors, left > localVectors, tail, many);
  }

  /** Rounds up to a power of two within a wave, beyond it to whole waves. */
  private static int roundToThreads(int threads, int wave) {
    return threads <= wave
        ? Math.max(1, Integer.highestOneBit(Math.max(1, 2 * threads - 1)))
        : ceilDiv(threads, wave) * wave;
  }

  private static int ceilDiv(int a, int b) {
    return (a + b - 1) / b;
  }

  /** Returns the threads of a block. */
  int block() {
    return threadsPerRow * rowsPerBlock;
  }

  /** Returns the blocks of a launch over this many rows. */
  int blocks(long rows) {
    return Math.toIntExact((rows + rowsPerBlock - 1) / rowsPerBlock);
  }

  /** Returns the most rows of one launch; more are launched in slices. */
  long maxRows() {
    long blocks = Math.min(Integer.MAX_VALUE, MAX_THREADS / block());
    return Math.min(blocks * rowsPerBlock, Integer.MAX_VALUE);
  }
}
