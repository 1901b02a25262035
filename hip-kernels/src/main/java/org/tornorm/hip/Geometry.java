package org.tornorm.hip;

import java.util.List;
import java.util.stream.IntStream;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Quantization;

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
 * @param streamLoads whether x is marked as touched once, so that it leaves the cache first
 * @param streamStores whether y is
 */
record Geometry(
    int elements,
    int threadsPerRow,
    int rowsPerBlock,
    int vectors,
    int localVectors,
    boolean reread,
    Tail tail,
    boolean streamLoads,
    boolean streamStores) {

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

  /** Threads of a block from which registers for a row become few. */
  private static final int LARGE_BLOCK = 512;

  /**
   * Thresholds of one device family.
   *
   * @param manyPerComputeUnit rows for each compute unit from which throughput counts, not latency
   * @param few vectors a thread is given when there are few rows
   * @param rms the same for RMS when there are many
   * @param layer the same for LAYER
   * @param rmsInt8 the same for RMS when int8 comes out
   * @param layerInt8 the same for LAYER
   * @param maxVectors vectors that a thread may hold before registers spill
   * @param maxVectorsLargeBlock the same in a block of more than {@link #LARGE_BLOCK} threads
   * @param smallBlock threads of a block that holds several rows
   */
  private record Table(
      int manyPerComputeUnit,
      List<Step> few,
      List<Step> rms,
      List<Step> layer,
      List<Step> rmsInt8,
      List<Step> layerInt8,
      int maxVectors,
      int maxVectorsLargeBlock,
      int smallBlock) {
    List<Step> steps(NormSpec spec, Bucket bucket) {
      boolean int8 = spec.quantization() != Quantization.NONE;
      if (bucket == Bucket.FEW) {
        return few;
      }
      return spec.op() == Op.RMS ? (int8 ? rmsInt8 : rms) : (int8 ? layerInt8 : layer);
    }
  }

  /** From this many vectors in a row, give a thread this many. */
  private record Step(int rowVectors, int perThread) {}

  // Measured on an H200, driver 580.159.04, 2026-11-30; ratio to the copy, 32768 rows, kernel and
  // copy in turns.
  private static final Table NVIDIA =
      new Table(
          8,
          // 1 x 4096 bf16: two vectors 1.36, one 1.29; 1 x 8192: four 1.25, one 1.01.
          List.of(new Step(0, 1), new Step(128, 2), new Step(1024, 4), new Step(4096, 8)),
          List.of(
              // 512 bf16: two 1.06, four 1.06, one 0.99.
              new Step(0, 2),
              // 2048 bf16: three 1.03, two 1.03, four 1.02; 4096: three 1.01, two 0.99, four 0.98.
              new Step(192, 3),
              // 4096 f32: two 1.00, three 0.98, four 0.97; 8192 bf16: all 0.97.
              new Step(769, 2),
              // 8192 f32: four 0.99, five 0.98; 16384 bf16: four 1.00, five 0.98, two 0.69.
              new Step(1536, 4),
              // 16384 f32: eight 0.975, four 0.96.
              new Step(4096, 8)),
          List.of(
              // More arithmetic, so more registers. 2048 bf16: four 0.98, two 0.94, three 0.93.
              new Step(0, 4),
              // 4096 bf16: six 0.97, four 0.95, three 0.90.
              new Step(500, 6),
              // 8192 bf16: four 0.98, five 0.98, eight 0.96.
              new Step(769, 4),
              // 16384 f16: eight 0.97, four 0.89.
              new Step(2048, 8)),
          // 4096 bf16: four 1.02, eight 0.96; 8192 bf16: eight 0.98, four 0.94.
          List.of(new Step(0, 4), new Step(1024, 8)),
          // 4096 f16: four 0.84, eight 0.73; 2048 f32: eight 0.99, four 0.94.
          List.of(new Step(0, 4), new Step(2048, 8)),
          8,
          4,
          64);

  // AMD timings cannot be had here: chosen so that kernels up to 8192 columns of 16 bits need at
  // most
  // 64 VGPRs, which leaves 8 waves a SIMD; docs/amd-isa.md names those that need a few more.
  private static final List<Step> AMD =
      List.of(new Step(0, 2), new Step(2048, 4), new Step(4096, 8));

  // Few rows want many threads, and int8 needs registers for y besides: with two vectors of 16-bit
  // elements LAYER takes 70 VGPRs on gfx942, with one 54.
  private static final List<Step> AMD_ONE =
      List.of(new Step(0, 1), new Step(1025, 2), new Step(2048, 4), new Step(4096, 8));

  // 1024 threads leave 128 VGPRs to each on CDNA, 192 on RDNA: with more vectors of 131072 columns
  // int8 spills.
  private static final Table CDNA = new Table(4, AMD_ONE, AMD, AMD, AMD_ONE, AMD_ONE, 8, 3, 256);

  private static final Table RDNA = new Table(4, AMD_ONE, AMD, AMD, AMD_ONE, AMD_ONE, 8, 6, 128);

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
    int rowVectors = ceilDiv(spec.cols(), elements);
    boolean many = bucket == Bucket.MANY;
    int wanted = 1;
    for (Step step : table.steps(spec, bucket)) {
      if (rowVectors >= step.rowVectors()) {
        wanted = step.perThread();
      }
    }
    int wave = device.waveSize();
    int threads = threadsFor(rowVectors, wanted, wave);
    int fewer = threadsFor(rowVectors, wanted + 1, wave);
    // One vector more a thread, where that leaves clearly fewer threads with an empty one: 3073
    // columns of f16 with LAYER 0.97 by five vectors, 0.92 by four.
    if (many && covered(rowVectors, fewer) * 1.06 < covered(rowVectors, threads)) {
      threads = fewer;
    }
    Layout layout =
        new Layout(
            threads,
            rowsPerBlock(threads, wave, many ? table.smallBlock() : 0),
            many && streamsLoads(device.family()),
            many && streamsStores(device.family(), tail(spec, elements, threads), rowVectors));
    return of(spec, layout, elements, device);
  }

  /**
   * What a tuner may choose; the rest of a geometry follows from it.
   *
   * @param threadsPerRow a power of two up to the wave size, or a multiple of it
   * @param rowsPerBlock rows that share a block; 1 for a row of more than a wave
   * @param streamLoads whether x is marked as touched once
   * @param streamStores whether y is
   */
  record Layout(int threadsPerRow, int rowsPerBlock, boolean streamLoads, boolean streamStores) {
    /** Returns whether kernels can be laid out so. */
    boolean fits(DeviceProfile device) {
      int wave = device.waveSize();
      int t = threadsPerRow;
      if (t < 1 || t > MAX_BLOCK || rowsPerBlock < 1 || rowsPerBlock > MAX_BLOCK / t) {
        return false;
      }
      return t > wave
          ? t % wave == 0 && rowsPerBlock == 1
          : Integer.bitCount(t) == 1 && t * rowsPerBlock % wave == 0;
    }
  }

  /** Returns the part of this geometry that a tuner may choose. */
  Layout layout() {
    return new Layout(threadsPerRow, rowsPerBlock, streamLoads, streamStores);
  }

  /** Returns layouts that give a thread one to eight vectors of a row, the marks as here. */
  List<Layout> otherThreads(NormSpec spec, DeviceProfile device) {
    int wave = device.waveSize();
    return IntStream.rangeClosed(1, 8)
        .map(n -> threadsFor(ceilDiv(spec.cols(), elements), n, wave))
        .distinct()
        .mapToObj(t -> new Layout(t, rowsPerBlock(t, wave, block()), streamLoads, streamStores))
        .toList();
  }

  /** Returns layouts of this one's threads in smaller and larger blocks. */
  List<Layout> otherBlocks(DeviceProfile device) {
    int wave = device.waveSize();
    return IntStream.of(wave, 64, 128, 256)
        .map(block -> rowsPerBlock(threadsPerRow, wave, block))
        .distinct()
        .mapToObj(r -> new Layout(threadsPerRow, r, streamLoads, streamStores))
        .toList();
  }

  /** Returns this layout with every choice of marks. */
  List<Layout> otherMarks() {
    return IntStream.range(0, 4)
        .mapToObj(i -> new Layout(threadsPerRow, rowsPerBlock, (i & 1) != 0, (i & 2) != 0))
        .toList();
  }

  /** Returns the geometry of a layout that {@link Layout#fits} the device. */
  static Geometry of(NormSpec spec, Layout layout, int elements, DeviceProfile device) {
    Table table = tableOf(device);
    int threads = layout.threadsPerRow();
    int wholeRow = ceilDiv(ceilDiv(spec.cols(), elements), threads);
    int vectors =
        Math.min(
            wholeRow, threads > LARGE_BLOCK ? table.maxVectorsLargeBlock() : table.maxVectors());
    int heldBytes = threads * Math.max(4, elements * spec.dtype().bytes());
    // A kilobyte is left for the partial sums of the reductions.
    int localVectors = Math.min(wholeRow - vectors, (device.sharedBytes() - 1024) / heldBytes);
    return new Geometry(
        elements,
        threads,
        layout.rowsPerBlock(),
        vectors,
        localVectors,
        vectors + localVectors < wholeRow,
        tail(spec, elements, threads),
        layout.streamLoads(),
        layout.streamStores());
  }

  private static Tail tail(NormSpec spec, int elements, int threads) {
    return spec.cols() % elements != 0
        ? Tail.ELEMENTS
        : ceilDiv(spec.cols(), elements) % threads != 0 ? Tail.VECTORS : Tail.NONE;
  }

  /** The threads of a row that is spread over waves branch as one: it has a block to itself. */
  private static int rowsPerBlock(int threads, int wave, int block) {
    return threads > wave ? 1 : Math.max(wave, block) / threads;
  }

  /** Returns whether it pays to mark x as touched once, with many rows. */
  private static boolean streamsLoads(DeviceProfile.Family family) {
    // H200, 2026-11-30: 4096 columns of bf16 1.01 without and 0.96 with the mark, 8192 of f32 0.99
    // and 0.95. On AMD it cannot be measured here.
    return family != DeviceProfile.Family.NVIDIA;
  }

  /** Returns whether it pays to mark y as touched once, with many rows. */
  private static boolean streamsStores(DeviceProfile.Family family, Tail tail, int rowVectors) {
    // H200, 2026-11-30: 512 columns of bf16 1.06 with and 1.01 without, 8192 of f32 0.98 and 0.99.
    return family != DeviceProfile.Family.NVIDIA || (tail != Tail.ELEMENTS && rowVectors <= 256);
  }

  private static int threadsFor(int rowVectors, int perThread, int wave) {
    return Math.min(MAX_BLOCK, roundToThreads(ceilDiv(rowVectors, perThread), wave));
  }

  /** Returns the vectors that so many threads have room for when they cover the row. */
  private static int covered(int rowVectors, int threads) {
    return ceilDiv(rowVectors, threads) * threads;
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
