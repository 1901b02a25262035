package org.tornorm.bench;

import com.google.gson.Gson;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.LongSupplier;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.reference.Conformance;
import org.tornorm.reference.Reference;
import org.tornorm.tornado.NormArrays;
import org.tornorm.tornado.NormTasks;
import uk.ac.manchester.tornado.api.GridScheduler;
import uk.ac.manchester.tornado.api.ImmutableTaskGraph;
import uk.ac.manchester.tornado.api.KernelContext;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.TornadoExecutionResult;
import uk.ac.manchester.tornado.api.WorkerGrid;
import uk.ac.manchester.tornado.api.WorkerGrid1D;
import uk.ac.manchester.tornado.api.common.TornadoDevice;
import uk.ac.manchester.tornado.api.enums.DataTransferMode;
import uk.ac.manchester.tornado.api.enums.ProfilerMode;
import uk.ac.manchester.tornado.api.exceptions.TornadoExecutionPlanException;
import uk.ac.manchester.tornado.api.runtime.TornadoRuntimeProvider;
import uk.ac.manchester.tornado.api.types.arrays.ByteArray;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.HalfFloatArray;
import uk.ac.manchester.tornado.api.types.arrays.LongArray;
import uk.ac.manchester.tornado.api.types.arrays.ShortArray;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/**
 * Times norms in task graphs on TornadoVM's default device: the kernels by TornadoVM's profiler,
 * against a task that copies as many bytes, then the host's part of an execution. The tasks of a
 * graph go through several arrays where a cache would hold them. The first rows of each case are
 * checked against the reference.
 *
 * <p>Arguments: a file for the results as JSON, the largest number of rows (32768 for a GPU), and
 * optionally words that a case's name must hold.
 */
public final class TaskGraphSpeed {
  private record Case(String name, NormSpec spec, int rows) {}

  private static final long ROTATION_BYTES = 400L << 20;
  private static final int MAX_SETS = 8;
  private static final int REPEATS = 15;
  private static final int CHECKED_ROWS = 3;
  private static final int COPY_GROUP = 256;
  private static final int EXECUTIONS = 200;

  /** A graph of TornadoVM 5.2 has no room for 100 tasks: they go through two. */
  private static final int TASKS_A_GRAPH = 50;

  private final Map<Long, Double> copies = new LinkedHashMap<>();
  private final List<Map<String, Object>> results = new ArrayList<>();

  private TaskGraphSpeed() {}

  /** Times every case, prints a table and writes the results. */
  public static void main(String[] args) throws IOException, TornadoExecutionPlanException {
    if (args.length < 2) {
      System.err.println("usage: TaskGraphSpeed RESULTS.json ROWS [WORD]...");
      System.exit(2);
    }
    new TaskGraphSpeed().run(Integer.parseInt(args[1]), args);
  }

  private void run(int mostRows, String[] args) throws IOException, TornadoExecutionPlanException {
    TornadoDevice device = TornadoRuntimeProvider.getTornadoRuntime().getDefaultDevice();
    System.out.println(
        device.getPhysicalDevice().getDeviceName()
            + " on "
            + device.getPlatformName()
            + ", "
            + device.getTornadoVMBackend());
    for (int cols : new int[] {512, 4096}) {
      timeHost(cols);
    }
    System.out.printf(
        Locale.ROOT, "%-36s %10s %10s %8s %7s%n", "case", "us", "copy us", "GB/s", "ratio");
    for (Case c : cases(mostRows)) {
      if (Arrays.stream(args).skip(2).allMatch(c.name()::contains)) {
        time(c);
        Files.writeString(Path.of(args[0]), new Gson().toJson(results));
      }
    }
  }

  private static List<Case> cases(int mostRows) {
    List<Case> cases = new ArrayList<>();
    // What counts most comes first, so that a run may be cut short.
    for (int cols : new int[] {2048, 4096, 8192, 512, 1024, 3073, 16384}) {
      add(cases, cols, mostRows, "plain");
    }
    for (int cols : new int[] {512, 4096, 8192}) {
      add(cases, cols, 1, "plain");
      add(cases, cols, 16, "plain");
    }
    add(cases, 512, mostRows / 4, "plain");
    for (String form : List.of("add", "int8")) {
      for (int cols : new int[] {4096, 512, 2048, 8192}) {
        add(cases, cols, mostRows, form);
      }
    }
    return cases;
  }

  private static void add(List<Case> cases, int cols, int rows, String form) {
    for (DType dtype : List.of(DType.F32, DType.F16, DType.BF16)) {
      for (Op op : Op.values()) {
        NormSpec.Builder b = op == Op.RMS ? NormSpec.rms(cols) : NormSpec.layer(cols);
        b.dtype(dtype).weightDtype(DType.F32);
        switch (form) {
          case "add" -> b.fusedAdd();
          case "int8" -> b.dynamicInt8();
          default -> {}
        }
        String name = op.word() + " " + dtype.word() + " " + rows + "x" + cols + " " + form;
        cases.add(new Case(name, b.build(), rows));
      }
    }
  }

  private void time(Case c) throws TornadoExecutionPlanException {
    NormSpec spec = c.spec();
    long moved = spec.bytesMoved(c.rows());
    int sets = (int) Math.clamp(ROTATION_BYTES / moved + 1, 1, MAX_SETS);
    TaskGraph graph = new TaskGraph("speed");
    GridScheduler grid = new GridScheduler();
    Map<Operand, TornadoNativeArray> first = null;
    for (int s = 0; s < sets; s++) {
      Map<Operand, TornadoNativeArray> set = allocate(spec, c.rows());
      first = first == null ? set : first;
      NormArrays a = new NormArrays();
      set.forEach(a::set);
      set.forEach(
          (o, array) ->
              graph.transferToDevice(
                  o.output() ? DataTransferMode.UNDER_DEMAND : DataTransferMode.FIRST_EXECUTION,
                  array));
      NormTasks.add(graph, grid, "norm" + s, spec, a);
      set.forEach(
          (o, array) -> {
            if (o.output()) {
              graph.transferToHost(DataTransferMode.UNDER_DEMAND, array);
            }
          });
    }
    double micros;
    try (TornadoExecutionPlan plan = plan(grid, graph.snapshot())) {
      micros = kernelMicros(plan) / sets;
      TornadoExecutionResult result = plan.execute();
      first.forEach(
          (o, array) -> {
            if (o.output()) {
              result.transferToHost(array);
            }
          });
      check(c, first);
    }
    double copyMicros = copyMicros(moved / 2);
    System.out.printf(
        Locale.ROOT,
        "%-36s %10.2f %10.2f %8.0f %7.3f%n",
        c.name(),
        micros,
        copyMicros,
        moved / micros / 1000,
        copyMicros / micros);
    Map<String, Object> result = result(c.name(), micros);
    result.put("copy_us", copyMicros);
    result.put("gbps", moved / micros / 1000);
    result.put("ratio", copyMicros / micros);
  }

  private Map<String, Object> result(String name, double micros) {
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("case", name);
    result.put("path", "tornado");
    result.put("us", micros);
    results.add(result);
    return result;
  }

  private static TornadoExecutionPlan plan(GridScheduler grid, ImmutableTaskGraph... graphs) {
    return NormTasks.exact(new TornadoExecutionPlan(graphs)).withGridScheduler(grid);
  }

  /** Returns the time of a plan's kernels, the median of some executions. */
  private static double kernelMicros(TornadoExecutionPlan plan) {
    plan.withProfiler(ProfilerMode.SILENT);
    return median(REPEATS, () -> plan.execute().getProfilerResult().getDeviceKernelTime());
  }

  private static double median(int repeats, LongSupplier nanos) {
    long[] times = new long[repeats];
    for (int i = -repeats / 3; i < repeats; i++) {
      long t = nanos.getAsLong();
      if (i >= 0) {
        times[i] = t;
      }
    }
    Arrays.sort(times);
    return times[repeats / 2] / 1e3;
  }

  /** Copies 8 bytes a thread: the fastest of some forms. */
  static void copy(KernelContext context, LongArray from, LongArray to) {
    to.set(context.globalIdx, from.get(context.globalIdx));
  }

  private double copyMicros(long bytes) throws TornadoExecutionPlanException {
    Double known = copies.get(bytes);
    if (known != null) {
      return known;
    }
    int groups = (int) Math.ceilDiv(bytes, 8L * COPY_GROUP);
    int sets = (int) Math.clamp(ROTATION_BYTES / (2 * bytes) + 1, 1, MAX_SETS);
    TaskGraph graph = new TaskGraph("copies");
    GridScheduler grid = new GridScheduler();
    for (int s = 0; s < sets; s++) {
      LongArray from = new LongArray(groups * COPY_GROUP);
      LongArray to = new LongArray(groups * COPY_GROUP);
      Random random = new Random(s);
      for (int i = 0; i < Math.min(from.getSize(), 1 << 20); i++) {
        from.set(i, random.nextLong());
      }
      graph.transferToDevice(DataTransferMode.FIRST_EXECUTION, from);
      graph.transferToDevice(DataTransferMode.UNDER_DEMAND, to);
      graph.task("copy" + s, TaskGraphSpeed::copy, new KernelContext(), from, to);
      graph.transferToHost(DataTransferMode.UNDER_DEMAND, to);
      WorkerGrid worker = new WorkerGrid1D(groups * COPY_GROUP);
      worker.setLocalWork(COPY_GROUP, 1, 1);
      grid.addWorkerGrid("copies.copy" + s, worker);
    }
    try (TornadoExecutionPlan plan = plan(grid, graph.snapshot())) {
      double micros = kernelMicros(plan) / sets;
      copies.put(bytes, micros);
      return micros;
    }
  }

  /** Times the host: an execution of one task, and of two graphs with 50 each. */
  private void timeHost(int cols) throws TornadoExecutionPlanException {
    double one = executeMicros(cols, 1, 1);
    double many = executeMicros(cols, 2, TASKS_A_GRAPH);
    int tasks = 2 * TASKS_A_GRAPH;
    result("execute rms f32 1x" + cols + ", 1 task", one);
    result("execute rms f32 1x" + cols + ", a task of " + tasks, many / tasks);
    System.out.printf(
        Locale.ROOT,
        "rms f32 1x%d: %.1f us for an execution of 1 task, %.1f us of %d tasks: %.1f us a task%n",
        cols,
        one,
        many,
        tasks,
        many / tasks);
  }

  private static double executeMicros(int cols, int graphs, int tasks)
      throws TornadoExecutionPlanException {
    NormSpec spec = NormSpec.rms(cols).build();
    Map<Operand, TornadoNativeArray> set = allocate(spec, 1);
    TornadoNativeArray x = set.get(Operand.X);
    TornadoNativeArray y = set.get(Operand.Y);
    FloatArray gamma = (FloatArray) set.get(Operand.GAMMA);
    GridScheduler grid = new GridScheduler();
    ImmutableTaskGraph[] snapshots = new ImmutableTaskGraph[graphs];
    for (int g = 0; g < graphs; g++) {
      TaskGraph graph = new TaskGraph("g" + g);
      graph.transferToDevice(DataTransferMode.FIRST_EXECUTION, x, gamma);
      graph.transferToDevice(DataTransferMode.UNDER_DEMAND, y);
      for (int t = 0; t < tasks; t++) {
        NormTasks.rms(graph, grid, "norm" + t, spec, x, gamma, y);
      }
      graph.transferToHost(DataTransferMode.UNDER_DEMAND, y);
      snapshots[g] = graph.snapshot();
    }
    try (TornadoExecutionPlan plan = plan(grid, snapshots)) {
      return median(
          EXECUTIONS,
          () -> {
            long start = System.nanoTime();
            if (graphs == 1) {
              plan.execute();
            } else {
              for (int g = 0; g < graphs; g++) {
                plan.withGraph(g).execute();
              }
            }
            return System.nanoTime() - start;
          });
    }
  }

  private static Map<Operand, TornadoNativeArray> allocate(NormSpec spec, int rows) {
    Random random = new Random(1);
    Map<Operand, TornadoNativeArray> set = new EnumMap<>(Operand.class);
    for (Operand o : Operand.ALL) {
      if (!o.in(spec)) {
        continue;
      }
      DType dtype = o.dtype(spec);
      int elements = (int) o.elements(spec, rows);
      TornadoNativeArray array = allocate(dtype, elements);
      set.put(o, array);
      if (!o.output()) {
        // A few random rows, over and over.
        int head = (int) Math.min(elements, (long) CHECKED_ROWS * spec.cols());
        MemorySegment segment = array.getSegment();
        for (int i = 0; i < head; i++) {
          Elements.store(segment, dtype, (long) i * dtype.bytes(), (float) random.nextGaussian());
        }
        long filled = (long) head * dtype.bytes();
        for (long all = segment.byteSize(); filled < all; ) {
          long more = Math.min(filled, all - filled);
          MemorySegment.copy(segment, 0, segment, filled, more);
          filled += more;
        }
      }
    }
    return set;
  }

  private static TornadoNativeArray allocate(DType dtype, int elements) {
    return switch (dtype) {
      case F32 -> new FloatArray(elements);
      case F16 -> new HalfFloatArray(elements);
      case BF16 -> new ShortArray(elements);
      case I8 -> new ByteArray(elements);
      case F64 -> throw new AssertionError(dtype);
    };
  }

  private static void check(Case c, Map<Operand, TornadoNativeArray> arrays) {
    NormCall.Builder call = NormCall.of(c.spec(), Math.min(c.rows(), CHECKED_ROWS));
    arrays.forEach((o, array) -> call.set(o, array.getSegment()));
    NormCall checked = call.build();
    Conformance.Report report = Conformance.check(checked, Reference.compute(checked));
    if (!report.passed()) {
      throw new IllegalStateException(c.name() + " is wrong: " + report.violations());
    }
  }
}
