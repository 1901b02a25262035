package org.tornorm.calibrate;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.HashMap;
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
  /** Calls that move more are not timed: inputs and outputs lie in one piece of memory each. */
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
  private final Arena arena = Arena.ofShared();
  private final Map<NormSpec, PathKernel> kernels = new HashMap<>();
  private final PathDevice device;
  private MemorySegment hostInputs;
  private MemorySegment hostOutputs;
  private long deviceInputs;
  private long deviceOutputs;
  private long stream;

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
    if (hostInputs == null) {
      hostInputs = arena.allocate(MAX_BYTES, ALIGNMENT);
      hostOutputs = arena.allocate(MAX_BYTES, ALIGNMENT);
      fill(hostInputs);
    }
    long[] offsets = offsets(spec, shape);
    NormCall.Builder builder = NormCall.of(spec, shape.rows());
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        MemorySegment all = o.output() ? hostOutputs : hostInputs;
        builder.set(o, all.asSlice(offsets[o.ordinal()], bytes(o, spec, shape.rows())));
      }
    }
    NormCall call = builder.build();
    return () -> kernel.run(call);
  }

  private Runnable deviceCall(PathKernel kernel, NormSpec spec, CallShape shape) {
    if (stream == 0) {
      stream = device.openStream();
      deviceInputs = device.allocate(MAX_BYTES);
      deviceOutputs = device.allocate(MAX_BYTES);
      MemorySegment staging = device.allocateHost(PATTERN_BYTES);
      try {
        fill(staging);
        for (long at = 0; at < MAX_BYTES; at += PATTERN_BYTES) {
          device.copyToDevice(deviceInputs + at, staging, stream);
        }
        device.await(stream);
      } finally {
        device.freeHost(staging);
      }
    }
    long[] offsets = offsets(spec, shape);
    long[] addresses = new long[Operand.ALL.size()];
    long[] pitches = new long[Operand.ALL.size()];
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        addresses[o.ordinal()] = (o.output() ? deviceOutputs : deviceInputs) + offsets[o.ordinal()];
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

  /** Returns where operands start; each is aligned as the shape says, and not better. */
  private static long[] offsets(NormSpec spec, CallShape shape) {
    long[] offsets = new long[Operand.ALL.size()];
    long[] end = new long[2];
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        int side = o.output() ? 1 : 0;
        boolean matrix = o.extent() == Operand.Extent.MATRIX;
        int shift =
            matrix && shape.alignmentBytes() < CallShape.MAX_ALIGNMENT ? shape.alignmentBytes() : 0;
        offsets[o.ordinal()] = end[side] + shift;
        long next = offsets[o.ordinal()] + bytes(o, spec, shape.rows());
        end[side] = (next + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
      }
    }
    return offsets;
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
      device.closeStream(stream);
      device.free(deviceInputs);
      device.free(deviceOutputs);
    }
    arena.close();
  }
}
