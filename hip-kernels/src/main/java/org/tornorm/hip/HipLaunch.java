package org.tornorm.hip;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.PathFailedException;

/**
 * A spec's kernels on one device. Enqueues calls on device memory; neither waits nor copies. A
 * kernel is compiled when a launch first needs it; {@link #prepare} does so ahead of time for
 * memory that is aligned to 16 bytes.
 */
final class HipLaunch {
  /** The kernel's arguments in order: operands, pitches of those that are matrices, scalars. */
  private static final List<Operand> ADDRESSES = Operand.ALL;

  private static final List<Operand> PITCHES =
      Operand.ALL.stream().filter(o -> o.extent() == Operand.Extent.MATRIX).toList();

  private static final int ROWS_OFFSET = 8 * (ADDRESSES.size() + PITCHES.size());
  private static final int COLS_OFFSET = ROWS_OFFSET + 4;
  private static final int EPS_OFFSET = ROWS_OFFSET + 8;
  private static final int ARGUMENT_BYTES = ROWS_OFFSET + 12;
  private static final int ARGUMENTS = ADDRESSES.size() + PITCHES.size() + 3;

  private static final ThreadLocal<MemorySegment> PARAMETERS =
      ThreadLocal.withInitial(HipLaunch::parameters);

  private final HipDevice device;
  private final NormSpec spec;
  private final AtomicReferenceArray<Kernel> kernels;

  /** A kernel that is loaded, and how it is launched. */
  record Kernel(Geometry geometry, long function) {}

  HipLaunch(HipDevice device, NormSpec spec) {
    this.device = device;
    this.spec = spec;
    // Vector lengths 1, 2, 4, 8 in each bucket of rows.
    this.kernels = new AtomicReferenceArray<>(4 * Geometry.Bucket.values().length);
  }

  /** Returns name, type, offset and size of each argument, for the manifest of code objects. */
  static List<CodeObjects.Argument> arguments() {
    List<CodeObjects.Argument> arguments = new ArrayList<>();
    int offset = 0;
    for (Operand o : ADDRESSES) {
      arguments.add(new CodeObjects.Argument(o.word(), "address", offset, 8));
      offset += 8;
    }
    for (Operand o : PITCHES) {
      arguments.add(new CodeObjects.Argument(o.word() + "PitchBytes", "u64", offset, 8));
      offset += 8;
    }
    arguments.add(new CodeObjects.Argument("rows", "u32", ROWS_OFFSET, 4));
    arguments.add(new CodeObjects.Argument("cols", "u32", COLS_OFFSET, 4));
    arguments.add(new CodeObjects.Argument("eps", "f32", EPS_OFFSET, 4));
    return arguments;
  }

  /** Compiles what calls on memory that is aligned to 16 bytes need. */
  void prepare() {
    device.makeCurrent();
    for (Geometry.Bucket bucket : Geometry.Bucket.values()) {
      kernel(bucket, Geometry.maxElements(spec.dtype()));
    }
  }

  private Kernel kernel(Geometry.Bucket bucket, int elements) {
    int slot = bucket.ordinal() * 4 + Integer.numberOfTrailingZeros(elements);
    Kernel known = kernels.get(slot);
    if (known == null) {
      known =
          device
              .tuned()
              .find(spec, bucket, elements, device.profile())
              .flatMap(this::loadTuned)
              .orElseGet(() -> load(Geometry.of(spec, bucket, elements, device.profile())));
      kernels.set(slot, known);
    }
    return known;
  }

  /** Loads a tuned kernel; there may be no code for it where there is no compiler. */
  private Optional<Kernel> loadTuned(Geometry geometry) {
    try {
      return Optional.of(load(geometry));
    } catch (GpuException e) {
      HipPath.LOG.log(
          System.Logger.Level.WARNING,
          "{0}",
          "the tuned launch of " + spec + " is not used: " + e.getMessage());
      return Optional.empty();
    }
  }

  /** Loads the kernel of a geometry, compiled if need be. */
  Kernel load(Geometry geometry) {
    return new Kernel(
        geometry, device.function(Variant.of(spec, geometry, device.profile().waveSize())));
  }

  /**
   * Enqueues a call.
   *
   * @param addresses device address of each operand, by ordinal; 0 where the spec has none
   * @param pitches row pitch in bytes of each matrix, by ordinal
   */
  void enqueue(long rows, long[] addresses, long[] pitches, long stream) {
    enqueue(kernelFor(rows, addresses, pitches), rows, addresses, pitches, stream);
  }

  /**
   * Enqueues a call on memory and a stream of the caller's.
   *
   * @throws PathFailedException if that fails; it says whether part of it may be under way
   */
  void enqueueOrFail(long rows, long[] addresses, long[] pitches, long stream) {
    boolean launched = false;
    try {
      device.makeCurrent();
      Kernel kernel = kernelFor(rows, addresses, pitches);
      launched = rows > kernel.geometry().maxRows();
      enqueue(kernel, rows, addresses, pitches, stream);
    } catch (GpuException e) {
      throw HipDevice.failed(e, launched);
    }
  }

  /** Returns the kernel of a call on these operands, compiled if need be. */
  Kernel kernelFor(long rows, long[] addresses, long[] pitches) {
    return kernel(
        Geometry.bucketOf(rows, device.profile()), elementsAllowed(rows, addresses, pitches));
  }

  /** Enqueues a call with a kernel whose vectors the alignment of these operands allows. */
  void enqueue(Kernel kernel, long rows, long[] addresses, long[] pitches, long stream) {
    Geometry geometry = kernel.geometry();
    MemorySegment parameters = PARAMETERS.get();
    long argumentBase = 8L * ARGUMENTS;
    long done = 0;
    while (done < rows) {
      long part = Math.min(rows - done, geometry.maxRows());
      int i = 0;
      for (Operand o : ADDRESSES) {
        long address = addresses[o.ordinal()];
        if (address != 0) {
          address +=
              switch (o.extent()) {
                case MATRIX -> done * pitches[o.ordinal()];
                case ROW -> 0;
                case COLUMN -> done * o.dtype(spec).bytes();
              };
        }
        parameters.set(JAVA_LONG, argumentBase + 8L * i++, address);
      }
      for (Operand o : PITCHES) {
        parameters.set(JAVA_LONG, argumentBase + 8L * i++, pitches[o.ordinal()]);
      }
      parameters.set(JAVA_INT, argumentBase + ROWS_OFFSET, (int) part);
      parameters.set(JAVA_INT, argumentBase + COLS_OFFSET, spec.cols());
      parameters.set(JAVA_FLOAT, argumentBase + EPS_OFFSET, spec.eps());
      device
          .driver()
          .launch(kernel.function(), geometry.blocks(part), geometry.block(), stream, parameters);
      done += part;
    }
  }

  /** Allocates the array of pointers to the arguments, and behind it the arguments. */
  private static MemorySegment parameters() {
    long argumentBase = 8L * ARGUMENTS;
    MemorySegment all = Arena.ofAuto().allocate(argumentBase + ARGUMENT_BYTES, 16);
    for (int i = 0; i < ARGUMENTS; i++) {
      int scalar = i - (ADDRESSES.size() + PITCHES.size());
      long offset = scalar < 0 ? 8L * i : ROWS_OFFSET + 4L * scalar;
      all.setAtIndex(ADDRESS, i, all.asSlice(argumentBase + offset));
    }
    return all;
  }

  /** Returns how many elements a vector may have for the alignment of these operands. */
  private int elementsAllowed(long rows, long[] addresses, long[] pitches) {
    int elements = Geometry.maxElements(spec.dtype());
    for (Operand o : Operand.ALL) {
      long address = addresses[o.ordinal()];
      if (address == 0 || o.extent() == Operand.Extent.COLUMN) {
        continue;
      }
      long bits = address | (rows > 1 ? pitches[o.ordinal()] : 0);
      long aligned = Long.lowestOneBit(bits);
      // Longer vectors are read 16 bytes at a time.
      if (aligned < 16) {
        elements = Math.min(elements, (int) Math.max(1, aligned / o.dtype(spec).bytes()));
      }
    }
    return elements;
  }
}
