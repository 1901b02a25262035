package org.tornorm.tornado;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.PathFailedException;
import org.tornorm.reference.Reference;
import org.tornorm.reference.ReferenceResult;
import org.tornorm.spi.DeviceCall;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Reason;
import uk.ac.manchester.tornado.api.GridScheduler;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.WorkerGrid;
import uk.ac.manchester.tornado.api.enums.DataTransferMode;
import uk.ac.manchester.tornado.api.exceptions.TornadoInternalError;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/**
 * A spec as an execution plan of one task, which calls on host data go through in slices of rows:
 * copied to host arrays, executed, copied back; and as a {@link ResidentPlan} for calls on tensors.
 */
final class TornadoKernel implements PathKernel {
  private static final String GRAPH = "tornorm";
  private static final String TASK = "norm";

  private final TornadoEngine engine;
  private final NormSpec spec;
  private final Geometry geometry;

  /** Rows of a slice. */
  private final int capacity;

  private Plan plan;
  private ResidentPlan resident;
  private boolean closed;

  private record Plan(TornadoExecutionPlan plan, NormArrays arrays, WorkerGrid grid) {}

  /**
   * Compiles the spec and checks a known answer: for tensors where there have been any, else for
   * host data. Calls on the other kind of data compile it, too, when the first comes.
   */
  TornadoKernel(TornadoEngine engine, NormSpec spec) {
    this.engine = engine;
    this.spec = spec;
    capacity = capacity(spec.cols());
    geometry = Geometry.of(spec, capacity, engine.device());
    try {
      synchronized (engine) {
        if (engine.tensors().used()) {
          resident();
        } else {
          plan();
        }
      }
    } catch (RuntimeException | LinkageError | TornadoInternalError e) {
      throw failed(e, false);
    }
  }

  static int capacity(int cols) {
    return Math.max(1, TornadoEngine.SLICE_ELEMENTS / cols);
  }

  /** Returns the bytes of the largest array, and of all, that a plan of this spec has. */
  static long[] deviceBytes(NormSpec spec) {
    long all = 0;
    long largest = 0;
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        long elements =
            o.extent() == Operand.Extent.MATRIX
                ? Math.max(TornadoEngine.SLICE_ELEMENTS, spec.cols())
                : o.elements(spec, capacity(spec.cols()));
        long bytes = elements * NormArrays.dtype(o, spec).bytes() + TornadoNativeArray.ARRAY_HEADER;
        largest = Math.max(largest, bytes);
        all += bytes;
      }
    }
    return new long[] {largest, all};
  }

  /** Returns why tensors with so many rows are too large for one call. */
  static List<Reason> tooLarge(TornadoEngine engine, NormSpec spec, long rows) {
    Geometry geometry = Geometry.of(spec, capacity(spec.cols()), engine.device());
    if (!ResidentPlan.fits(spec, rows, geometry)) {
      return List.of(
          new Reason(
              String.format(
                  Locale.ROOT,
                  "tensors of %d x %d have more elements than an int counts",
                  rows,
                  spec.cols()),
              "use fewer rows a call"));
    }
    long bytes = TornadoTensors.arrayBytes(rows * spec.cols() * spec.dtype().bytes());
    long most = Math.min(engine.maxArrayBytes(), TornadoEngine.memoryLimit());
    return bytes + TornadoNativeArray.ARRAY_HEADER <= most
        ? List.of()
        : List.of(
            new Reason(
                String.format(
                    Locale.ROOT, "a tensor needs %d bytes, this device takes %d", bytes, most),
                "use fewer rows a call, or raise -D" + TornadoEngine.MEMORY_PROPERTY));
  }

  NormSpec spec() {
    return spec;
  }

  @Override
  public void run(NormCall call) {
    boolean touched = false;
    try {
      synchronized (engine) {
        requireOpen();
        Plan p = plan();
        uploadVectors(p, call);
        for (long row = 0; row < call.rows(); row += capacity) {
          int rows = (int) Math.min(capacity, call.rows() - row);
          execute(p, call, row, rows);
          touched = true;
          download(p, call, row, rows);
        }
      }
    } catch (RuntimeException | LinkageError | TornadoInternalError e) {
      throw failed(e, touched);
    }
  }

  @Override
  public void enqueue(DeviceCall call, long stream) {
    boolean touched = false;
    try {
      synchronized (engine) {
        requireOpen();
        ResidentPlan p = resident();
        p.bind(call);
        touched = true;
        p.execute(call);
      }
    } catch (RuntimeException | LinkageError | TornadoInternalError e) {
      throw failed(e, touched);
    }
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("the kernel is closed");
    }
  }

  static PathFailedException failed(Throwable e, boolean touched) {
    return e instanceof PathFailedException failed
        ? failed
        : new PathFailedException(TornadoPath.NAME, TornadoPath.describe(e), touched, e);
  }

  private Plan plan() {
    if (plan == null) {
      plan = newPlan();
      checkKnownAnswer(this::runSlice);
    }
    engine.touch(this);
    return plan;
  }

  private ResidentPlan resident() {
    if (resident == null) {
      resident = new ResidentPlan(engine, spec, geometry);
      checkKnownAnswer(this::runResident);
    }
    engine.touch(this);
    return resident;
  }

  private Plan newPlan() {
    TornadoEngine.Staging s =
        engine.staging(spec.dtype(), Math.max(TornadoEngine.SLICE_ELEMENTS, spec.cols()));
    NormArrays arrays = new NormArrays();
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        arrays.set(
            o,
            switch (o) {
              case X -> s.x();
              case RESIDUAL -> s.residual();
              case Y -> s.y();
              case RESIDUAL_OUT -> s.residualOut();
              case Q -> s.q();
              case GAMMA, BETA, XSCALE, SCALE, RSTD, MEAN ->
                  new FloatArray((int) o.elements(spec, capacity));
            });
      }
    }
    TaskGraph graph = new TaskGraph(GRAPH);
    graph.transferToDevice(DataTransferMode.EVERY_EXECUTION, arrays.present(spec, false));
    NormTasks.addTask(graph, TASK, spec, arrays, capacity, geometry);
    graph.transferToHost(DataTransferMode.EVERY_EXECUTION, arrays.present(spec, true));
    WorkerGrid grid = geometry.grid(capacity);
    TornadoExecutionPlan p = new TornadoExecutionPlan(graph.snapshot());
    NormTasks.exact(p.withDevice(engine.device()))
        .withGridScheduler(new GridScheduler(GRAPH + "." + TASK, grid));
    return new Plan(p, arrays, grid);
  }

  private Stream<Operand> operands(boolean outputs) {
    return Operand.ALL.stream().filter(o -> o.in(spec) && o.output() == outputs);
  }

  private void execute(Plan p, NormCall call, long row, int rows) {
    copyMatrices(p, call, row, rows, false);
    geometry.cover(p.grid(), rows);
    TornadoEngine.execute(p.plan());
  }

  /**
   * Runs rows whose result is known before the plan is trusted: where TornadoVM could not compile
   * the kernel, it may run the method as sequential Java instead and report no failure.
   */
  private void checkKnownAnswer(Consumer<NormCall> runner) {
    int rows = Math.min(capacity, geometry.rowsPerGroup() + 1);
    try (Arena arena = Arena.ofConfined()) {
      NormCall.Builder builder = NormCall.of(spec, rows);
      for (Operand o : Operand.ALL) {
        if (o.in(spec)) {
          builder.set(o, knownValues(arena, o, rows));
        }
      }
      NormCall call = builder.build();
      ReferenceResult expected = Reference.compute(call);
      runner.accept(call);
      compare(call, Operand.Y, expected.y());
      compare(call, Operand.RESIDUAL_OUT, expected.residualOut());
      compare(call, Operand.Q, toDoubles(expected.q()));
      compare(call, Operand.SCALE, expected.scale());
      compare(call, Operand.RSTD, expected.rstd());
      compare(call, Operand.MEAN, expected.mean());
    } catch (RuntimeException | LinkageError | TornadoInternalError e) {
      dropPlan();
      throw e;
    }
  }

  private void runSlice(NormCall call) {
    int rows = (int) call.rows();
    uploadVectors(plan, call);
    execute(plan, call, 0, rows);
    download(plan, call, 0, rows);
  }

  /** Runs a call on packed host data through arrays on the device. */
  private void runResident(NormCall call) {
    TornadoTensors tensors = engine.tensors();
    long[] addresses = new long[Operand.ALL.size()];
    try {
      for (Operand o : Operand.ALL) {
        if (o.in(spec)) {
          addresses[o.ordinal()] = tensors.allocate(call.segment(o).byteSize());
          tensors.copyToDevice(addresses[o.ordinal()], call.segment(o), 0);
        }
      }
      DeviceCall onDevice = new DeviceCall(call.rows(), addresses, new long[addresses.length]);
      resident.bind(onDevice);
      resident.execute(onDevice);
      operands(true).forEach(o -> tensors.copyToHost(call.segment(o), addresses[o.ordinal()], 0));
    } finally {
      for (long address : addresses) {
        if (address != 0) {
          tensors.free(address);
        }
      }
    }
  }

  /** Compares roughly: what is not of this call's making is far off. */
  private void compare(NormCall call, Operand o, double[] expected) {
    if (!o.in(spec)) {
      return;
    }
    int bytes = o.dtype(spec).bytes();
    for (int k = 0; k < expected.length; k++) {
      double found = Elements.load(call.segment(o), o.dtype(spec), (long) k * bytes);
      boolean same = Double.compare(found, expected[k]) == 0; // NaN where it is wanted, too
      if (!same && !(Math.abs(found - expected[k]) <= 0.02 * (1 + Math.abs(expected[k])))) {
        throw new PathFailedException(
            TornadoPath.NAME,
            String.format(
                Locale.ROOT,
                "the kernel of (%s) gives wrong numbers on %s, so it is not used: %s[%d] of a known"
                    + " answer is %s, not %s; start the JVM with -D%s=False to see why it was not"
                    + " compiled",
                spec,
                engine.facts(),
                o.word(),
                k,
                found,
                expected[k],
                TornadoPath.BAILOUT_PROPERTY),
            false,
            null);
      }
    }
  }

  private static double[] toDoubles(byte[] values) {
    double[] wide = new double[values == null ? 0 : values.length];
    Arrays.setAll(wide, k -> values[k]);
    return wide;
  }

  private MemorySegment knownValues(Arena arena, Operand o, int rows) {
    DType dtype = o.dtype(spec);
    long elements = o.elements(spec, rows);
    MemorySegment segment = arena.allocate(elements * dtype.bytes(), 8);
    if (!o.output()) {
      for (long k = 0; k < elements; k++) {
        // Values that every dtype holds exactly, with no pattern that a wrong column would repeat.
        float value = ((k + 13 * o.ordinal()) * 37 % 101 - 40) / 32f;
        Elements.store(segment, dtype, k * dtype.bytes(), value);
      }
    }
    return segment;
  }

  private void uploadVectors(Plan p, NormCall call) {
    operands(false)
        .filter(o -> o.extent() == Operand.Extent.ROW)
        .forEach(
            o -> {
              DType dtype = o.dtype(spec);
              FloatArray to = (FloatArray) p.arrays().get(o);
              if (dtype == DType.F32) {
                MemorySegment.copy(call.segment(o), 0, to.getSegment(), 0, 4L * spec.cols());
                return;
              }
              for (int j = 0; j < spec.cols(); j++) {
                long at = (long) j * dtype.bytes();
                to.set(j, (float) Elements.load(call.segment(o), dtype, at));
              }
            });
  }

  /** Copies rows of the inputs to the plan's arrays, or of the outputs from there. */
  private void copyMatrices(Plan p, NormCall call, long row, int rows, boolean outputs) {
    operands(outputs)
        .filter(o -> o.extent() == Operand.Extent.MATRIX)
        .forEach(
            o -> {
              MemorySegment packed = p.arrays().get(o).getSegment();
              MemorySegment pitched = call.segment(o);
              long pitch = call.rowPitchBytes(o);
              long rowBytes = (long) spec.cols() * o.dtype(spec).bytes();
              // Packed rows are one long row.
              long pieces = pitch == rowBytes ? 1 : rows;
              long bytes = rowBytes * rows / pieces;
              for (long i = 0; i < pieces; i++) {
                long there = (row + i) * pitch;
                if (outputs) {
                  MemorySegment.copy(packed, i * rowBytes, pitched, there, bytes);
                } else {
                  MemorySegment.copy(pitched, there, packed, i * rowBytes, bytes);
                }
              }
            });
  }

  private void download(Plan p, NormCall call, long row, int rows) {
    copyMatrices(p, call, row, rows, true);
    operands(true)
        .filter(o -> o.extent() == Operand.Extent.COLUMN)
        .forEach(
            o ->
                MemorySegment.copy(
                    p.arrays().get(o).getSegment(), 0, call.segment(o), row * 4, rows * 4L));
  }

  /** Frees what the plans hold on the device; they are made again when they are needed. */
  void dropPlan() {
    Plan p = plan;
    ResidentPlan r = resident;
    plan = null;
    resident = null;
    if (p != null) {
      free(p.plan());
    }
    if (r != null) {
      free(r);
    }
  }

  private static void free(AutoCloseable plan) {
    try {
      plan.close();
    } catch (Exception e) {
      TornadoPath.LOG.log(System.Logger.Level.DEBUG, "while freeing a plan: {0}", e.toString());
    }
  }

  @Override
  public void close() {
    synchronized (engine) {
      closed = true;
      dropPlan();
      engine.forget(this);
    }
  }
}
