package org.tornorm.bench;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.PreparedNorm;

/**
 * Times the CPU path beside a copy of as many bytes. Both run on two threads where the call is
 * large, over the same number of buffers in rotation. GB/s is the bytes per call, printed once per
 * fork, over the time; the ratio of a norm is its time over that of {@code copy} in the same run.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
    value = 1,
    jvmArgs = {
      "--add-modules=jdk.incubator.vector",
      "--enable-native-access=ALL-UNNAMED",
      "-Dtornorm.path=cpu"
    })
public class CpuNormBenchmark {
  /** Copies are split like rows are: in two. */
  private static final int COPY_THREADS = 2;

  private static final long SPLIT_BYTES = 1 << 20;

  /** Buffers rotate until together they are far larger than any cache. */
  private static final long ROTATED_BYTES = 256 << 20;

  @Param({"RMS", "LAYER"})
  Op op;

  @Param({"F32", "BF16", "F16"})
  DType dtype;

  @Param({"false", "true"})
  boolean fusedAdd;

  /** One row measures the latency of a small call; its one buffer stays in the cache. */
  @Param("4096")
  int rows;

  @Param("4096")
  int cols;

  private final ExecutorService copier =
      Executors.newFixedThreadPool(
          1,
          task -> {
            Thread t = new Thread(task, "copier");
            t.setDaemon(true);
            return t;
          });
  private Arena arena;
  private Norms norms;
  private PreparedNorm norm;
  private NormCall[] calls;
  private MemorySegment[] from;
  private MemorySegment[] to;
  private int next;

  /**
   * Makes the buffers, which {@link #tearDown} frees, checks one result and prints the decision.
   */
  @Setup(Level.Trial)
  @SuppressWarnings("MustBeClosedChecker")
  public void setUp() {
    NormSpec.Builder builder = op == Op.RMS ? NormSpec.rms(cols) : NormSpec.layer(cols);
    builder.dtype(dtype);
    if (fusedAdd) {
      builder.fusedAdd();
    }
    NormSpec spec = builder.build();
    arena = Arena.ofShared();
    norms = Norms.open();
    norm = norms.prepare(spec);
    long bytes = spec.bytesMoved(rows);
    int buffers = rows == 1 ? 1 : Math.clamp(ROTATED_BYTES / bytes, 2, 64);
    calls = new NormCall[buffers];
    from = new MemorySegment[buffers];
    to = new MemorySegment[buffers];
    for (int i = 0; i < buffers; i++) {
      NormCall.Builder call = NormCall.of(spec, rows);
      for (Operand o : Operand.ALL) {
        if (o.in(spec)) {
          call.set(o, randomTensor(spec, o, i));
        }
      }
      calls[i] = call.build();
      from[i] = arena.allocate(bytes / 2, 64).fill((byte) 1);
      to[i] = arena.allocate(bytes / 2, 64).fill((byte) 2);
    }
    norm.run(calls[0]);
    requireRight(spec, calls[0]);
    System.out.println(norm.explain(calls[0].shape()));
    System.out.println(bytes + " bytes per call, " + buffers + " buffers in rotation");
  }

  private MemorySegment randomTensor(NormSpec spec, Operand o, int seed) {
    DType type = o.dtype(spec);
    long elements = o.elements(spec, rows);
    MemorySegment s = arena.allocate(elements * type.bytes(), 64);
    Random random = new Random(seed);
    for (long i = 0; i < elements; i++) {
      Elements.store(s, type, i * type.bytes(), random.nextFloat(-2, 2));
    }
    return s;
  }

  /** Computes the last row in double and compares. */
  private void requireRight(NormSpec spec, NormCall call) {
    int bytes = dtype.bytes();
    long rowAt = (rows - 1L) * cols * bytes;
    MemorySegment x = call.segment(fusedAdd ? Operand.RESIDUAL_OUT : Operand.X);
    double mean = 0;
    for (int j = 0; op == Op.LAYER && j < cols; j++) {
      mean += Elements.load(x, dtype, rowAt + (long) j * bytes) / cols;
    }
    double variance = 0;
    for (int j = 0; j < cols; j++) {
      double e = Elements.load(x, dtype, rowAt + (long) j * bytes) - mean;
      variance += e * e / cols;
    }
    double rstd = 1 / Math.sqrt(variance + spec.eps());
    double allowed = dtype == DType.F32 ? 1e-5 : dtype == DType.F16 ? 1e-2 : 5e-2;
    for (int j = 0; j < cols; j++) {
      long at = rowAt + (long) j * bytes;
      long weightAt = (long) j * bytes;
      double want =
          (Elements.load(x, dtype, at) - mean)
              * rstd
              * Elements.load(call.segment(Operand.GAMMA), dtype, weightAt);
      if (spec.beta()) {
        want += Elements.load(call.segment(Operand.BETA), dtype, weightAt);
      }
      double got = Elements.load(call.segment(Operand.Y), dtype, at);
      if (!(Math.abs(got - want) <= allowed)) {
        throw new IllegalStateException("y[" + (rows - 1) + "][" + j + "] is " + got + ": " + want);
      }
    }
  }

  /** Stops the threads and frees the buffers. */
  @TearDown(Level.Trial)
  public void tearDown() {
    copier.shutdown();
    norms.close();
    arena.close();
  }

  private int rotate() {
    next = next + 1 == calls.length ? 0 : next + 1;
    return next;
  }

  /** Normalizes the matrix. */
  @Benchmark
  public void norm() {
    norm.run(calls[rotate()]);
  }

  /** Reads half of the bytes that the norm moves and writes the other half. */
  @Benchmark
  public void copy() throws ExecutionException, InterruptedException {
    int i = rotate();
    long bytes = from[i].byteSize();
    if (bytes < SPLIT_BYTES) {
      MemorySegment.copy(from[i], 0, to[i], 0, bytes);
      return;
    }
    long half = bytes / COPY_THREADS;
    Future<?> other =
        copier.submit(() -> MemorySegment.copy(from[i], half, to[i], half, bytes - half));
    MemorySegment.copy(from[i], 0, to[i], 0, half);
    other.get();
  }
}
