package org.tornorm.calibrate;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.tornorm.CallShape;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.PathFailedException;
import org.tornorm.spi.Availability;
import org.tornorm.spi.DeviceCall;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.PathDevice;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Support;

/**
 * Times calls of one path through the kernels that calls run by. Inputs are normal numbers in every
 * dtype, so that no path has subnormal ones to deal with. For one thread.
 */
public final class PathTimer implements AutoCloseable {
  /** Calls that move more are not timed. */
  public static final long MAX_BYTES = 320L << 20;

  /** What measures a call: the machine, or a test's formula. */
  @FunctionalInterface
  public interface Stopwatch {
    /** Returns the time of such a call in microseconds; empty if it cannot be had. */
    OptionalDouble micros(NormSpec spec, CallShape shape);
  }

  private static final System.Logger LOG = System.getLogger("org.tornorm");

  /** Pages of the device and vectors of the CPU are no larger. */
  private static final int ALIGNMENT = 4096;

  private static final int PATTERN_BYTES = 1 << 20;

  /** Vector code is slow until the JVM has compiled it, which takes up to this. */
  private static final long WARM_UP_NANOS = 3_000_000_000L;

  private static final long WARM_UP_ROWS = 8;

  private static final long WARM_UP_STEP_NANOS = 25_000_000;
  private static final int STEADY_STEPS = 8;
  private static final double FASTER = 0.93;

  /** So many times the path's own figure: the JVM has not compiled the code yet. */
  private static final double SLOW = 5;

  /** Reading the clock takes about 25 ns: shorter samples would measure it. */
  private static final double SAMPLE_NANOS = 20_000;

  private static final int MAX_SAMPLES = 2_000;

  private final NormPath path;
  private final Map<NormSpec, PathKernel> kernels = new HashMap<>();
  private final PathDevice device;
  private HostMemory host;
  private long deviceBytes;
  private long deviceInputs;
  private long deviceOutputs;
  private long stream;

  /** Of an opaque device: an allocation of each operand, by ordinal, and its size. */
  private final long[] ownAddresses = new long[Operand.ALL.size()];

  private final long[] ownBytes = new long[Operand.ALL.size()];

  /** Inputs that are filled, and room for outputs. */
  private static final class HostMemory implements AutoCloseable {
    private final Arena arena = Arena.ofShared();
    final MemorySegment inputs;
    final MemorySegment outputs;

    HostMemory(long bytes) {
      inputs = arena.allocate(bytes, ALIGNMENT);
      outputs = arena.allocate(bytes, ALIGNMENT);
      fill(inputs);
    }

    @Override
    public void close() {
      arena.close();
    }
  }

  /** Times a path that is available. */
  public PathTimer(NormPath path) {
    this.path = path;
    this.device = path.device().orElse(null);
  }

  /** Returns whether calls on data of this residency can be timed. */
  public boolean times(CallShape.Residency residency) {
    return residency == CallShape.Residency.HOST || device != null;
  }

  /**
   * Returns the time of a call: the lower quartile of those that were made within this time, at
   * least two, as other programs only ever add to it. Empty where the path cannot run the call, or
   * fails.
   */
  public OptionalDouble micros(NormSpec spec, CallShape shape, long nanos) {
    if (!(path.availability() instanceof Availability.Yes)
        || !times(shape.residency())
        || spec.bytesMoved(shape.rows()) > MAX_BYTES
        || !(path.supports(spec, shape) instanceof Support.Yes)) {
      return OptionalDouble.empty();
    }
    try {
      boolean first = !kernels.containsKey(spec);
      PathKernel kernel = kernel(spec);
      if (first) {
        // A large call in the interpreter takes a second: small ones are compiled sooner.
        CallShape small =
            new CallShape(
                Math.min(WARM_UP_ROWS, shape.rows()), shape.residency(), shape.alignmentBytes());
        warmUp(call(kernel, spec, small), SLOW * path.cost().micros(spec, small));
      }
      Runnable call = call(kernel, spec, shape);
      call.run();
      return OptionalDouble.of(quartile(call, nanos));
    } catch (PathFailedException e) {
      LOG.log(System.Logger.Level.WARNING, "{0}", "not measured: " + e.getMessage());
      return OptionalDouble.empty();
    }
  }

  private PathKernel kernel(NormSpec spec) {
    PathKernel known = kernels.get(spec);
    if (known == null) {
      known = path.prepare(spec);
      kernels.put(spec, known);
    }
    return known;
  }

  private Runnable call(PathKernel kernel, NormSpec spec, CallShape shape) {
    return shape.residency() == CallShape.Residency.HOST
        ? hostCall(kernel, spec, shape)
        : deviceCall(kernel, spec, shape);
  }

  private Runnable hostCall(PathKernel kernel, NormSpec spec, CallShape shape) {
    Places places = places(spec, shape);
    if (host == null || host.inputs.byteSize() < places.bytes()) {
      closeHost();
      host = new HostMemory(grown(places.bytes()));
    }
    NormCall.Builder builder = NormCall.of(spec, shape.rows());
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        MemorySegment all = o.output() ? host.outputs : host.inputs;
        builder.set(o, all.asSlice(places.offset(o), bytes(o, spec, shape.rows())));
      }
    }
    NormCall call = builder.build();
    return () -> kernel.run(call);
  }

  private Runnable deviceCall(PathKernel kernel, NormSpec spec, CallShape shape) {
    if (stream == 0) {
      stream = device.openStream();
    }
    Places places = places(spec, shape);
    if (!device.isOpaque() && deviceBytes < places.bytes()) {
      allocateOnDevice(grown(places.bytes()));
    }
    long[] addresses = new long[Operand.ALL.size()];
    long[] pitches = new long[Operand.ALL.size()];
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        addresses[o.ordinal()] =
            device.isOpaque()
                ? ownAddress(o, bytes(o, spec, shape.rows()))
                : (o.output() ? deviceOutputs : deviceInputs) + places.offset(o);
        if (o.extent() == Operand.Extent.MATRIX) {
          pitches[o.ordinal()] = (long) spec.cols() * o.dtype(spec).bytes();
        }
      }
    }
    DeviceCall call = new DeviceCall(shape.rows(), addresses, pitches);
    return () -> {
      kernel.enqueue(call, stream);
      device.await(stream);
    };
  }

  /** Returns an allocation of this operand's own, filled. */
  private long ownAddress(Operand o, long bytes) {
    int i = o.ordinal();
    if (ownBytes[i] < bytes) {
      freeOwn(i);
      long size = grown(bytes);
      ownAddresses[i] = device.allocate(size);
      ownBytes[i] = size;
      MemorySegment staging = device.allocateHost(size);
      try {
        fill(staging);
        device.copyToDevice(ownAddresses[i], staging, stream);
        device.await(stream);
      } finally {
        device.freeHost(staging);
      }
    }
    return ownAddresses[i];
  }

  private void freeOwn(int i) {
    if (ownAddresses[i] != 0) {
      device.free(ownAddresses[i]);
    }
    ownAddresses[i] = 0;
    ownBytes[i] = 0;
  }

  private void allocateOnDevice(long bytes) {
    freeOnDevice();
    deviceInputs = device.allocate(bytes);
    deviceOutputs = device.allocate(bytes);
    deviceBytes = bytes;
    MemorySegment staging = device.allocateHost(PATTERN_BYTES);
    try {
      fill(staging);
      for (long at = 0; at < bytes; at += PATTERN_BYTES) {
        device.copyToDevice(deviceInputs + at, staging, stream);
      }
      device.await(stream);
    } finally {
      device.freeHost(staging);
    }
  }

  private void freeOnDevice() {
    deviceBytes = 0;
    for (long address : new long[] {deviceInputs, deviceOutputs}) {
      if (address != 0) {
        device.free(address);
      }
    }
    deviceInputs = 0;
    deviceOutputs = 0;
  }

  /** Returns a size that holds so many bytes, such that sizes seldom change. */
  private static long grown(long bytes) {
    return Long.highestOneBit(Math.max(bytes, PATTERN_BYTES) - 1) * 2;
  }

  /** Fills memory with numbers whose size is 0.008 to 2 in f32 and bf16, 1 to 2 in f16. */
  private static void fill(MemorySegment memory) {
    SplittableRandom random = new SplittableRandom(1);
    MemorySegment pattern = memory.asSlice(0, Math.min(PATTERN_BYTES, memory.byteSize()));
    for (long i = 0; i < pattern.byteSize(); i += Short.BYTES) {
      int bits = 0x3c00 | random.nextInt(0x400) | (random.nextBoolean() ? 0x8000 : 0);
      pattern.set(ValueLayout.JAVA_SHORT, i, (short) bits);
    }
    for (long at = PATTERN_BYTES; at < memory.byteSize(); at += PATTERN_BYTES) {
      long part = Math.min(PATTERN_BYTES, memory.byteSize() - at);
      MemorySegment.copy(pattern, 0, memory, at, part);
    }
  }

  /**
   * Where operands lie.
   *
   * @param offsets of each in the inputs or the outputs, by ordinal
   * @param bytes of the larger of the two
   */
  private record Places(List<Long> offsets, long bytes) {
    long offset(Operand o) {
      return offsets.get(o.ordinal());
    }
  }

  /** Returns where operands start; each is aligned as the shape says, and not better. */
  private static Places places(NormSpec spec, CallShape shape) {
    List<Long> offsets = new ArrayList<>();
    long[] end = new long[2];
    for (Operand o : Operand.ALL) {
      int side = o.output() ? 1 : 0;
      boolean shifted =
          o.extent() == Operand.Extent.MATRIX && shape.alignmentBytes() < CallShape.MAX_ALIGNMENT;
      long offset = end[side] + (shifted ? shape.alignmentBytes() : 0);
      offsets.add(offset);
      if (o.in(spec)) {
        long next = offset + bytes(o, spec, shape.rows());
        end[side] = (next + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
      }
    }
    return new Places(offsets, Math.max(end[0], end[1]));
  }

  private static long bytes(Operand o, NormSpec spec, long rows) {
    return o.elements(spec, rows) * o.dtype(spec).bytes();
  }

  /** Repeats a call until it becomes no faster, and is not slower than what is plausible. */
  private static void warmUp(Runnable call, double plausibleMicros) {
    long end = System.nanoTime() + WARM_UP_NANOS;
    double best = Double.POSITIVE_INFINITY;
    int steady = 0;
    while ((steady < STEADY_STEPS || best > plausibleMicros) && System.nanoTime() < end) {
      double now = quartile(call, WARM_UP_STEP_NANOS);
      steady = now < FASTER * best ? 0 : steady + 1;
      best = Math.min(best, now);
    }
  }

  private static double quartile(Runnable call, long nanos) {
    long start = System.nanoTime();
    call.run();
    double once = Math.max(1, System.nanoTime() - start);
    int batch = (int) Math.clamp(Math.ceil(SAMPLE_NANOS / once), 1, SAMPLE_NANOS);
    double[] samples = new double[MAX_SAMPLES];
    int n = 0;
    if (batch == 1) {
      samples[n++] = once;
    }
    do {
      long from = System.nanoTime();
      for (int i = 0; i < batch; i++) {
        call.run();
      }
      samples[n++] = (double) (System.nanoTime() - from) / batch;
    } while (n < MAX_SAMPLES && System.nanoTime() - start < nanos);
    Arrays.sort(samples, 0, n);
    return samples[n / 4] / 1000;
  }

  @Override
  public void close() {
    kernels.values().forEach(PathKernel::close);
    if (stream != 0) {
      freeOnDevice();
      for (int i = 0; i < ownAddresses.length; i++) {
        freeOwn(i);
      }
      device.closeStream(stream);
    }
    closeHost();
  }

  private void closeHost() {
    if (host != null) {
      host.close();
      host = null;
    }
  }
}
