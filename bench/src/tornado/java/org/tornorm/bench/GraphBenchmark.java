package org.tornorm.bench;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.EnumMap;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.tornorm.CallShape.Residency;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.tornado.NormArrays;
import org.tornorm.tornado.NormTasks;
import uk.ac.manchester.tornado.api.GridScheduler;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;

/**
 * Times a chain of RMSNorms in one TaskGraph, each of which reads what the one before wrote, with
 * all data on the device: what a task graph's author gains by {@link NormTasks} over {@link
 * TwoKernels}. The score is of the whole graph; the report divides it.
 */
public class GraphBenchmark extends CaseBenchmark {
  /** The path name of the baseline. */
  static final String TWO_KERNELS = "two-kernels";

  @Param({"tornado", TWO_KERNELS})
  String path;

  @Param("DEVICE")
  Residency residency;

  /** Two kernels a norm, and no more than about 80 tasks in a graph. */
  @Param({"1", "32"})
  int norms;

  private TornadoPlan plan;
  private TornadoCopy copy;
  private Roof.Facts roof;

  /** Makes the graph, checks the last norm of the chain and prints the decision. */
  @Setup(Level.Trial)
  public void open() {
    BenchCase c = benchCase(Measure.graph, residency);
    NormSpec spec = c.spec();
    if (!spec.equals(NormSpec.rms(cols).build())) {
      throw new IllegalArgumentException("graphs are timed of plain RMS in f32, not of " + spec);
    }
    CaseData data = new CaseData(spec, rows, 1);
    try (Arena arena = Arena.ofConfined()) {
      Map<Operand, MemorySegment> heads = data.heads(arena);
      TornadoSet set = new TornadoSet(data, heads);
      FloatArray gamma = (FloatArray) set.get(Operand.GAMMA);
      FloatArray[] ends = {
        (FloatArray) set.get(Operand.X), (FloatArray) set.get(Operand.Y),
      };
      FloatArray partials = new FloatArray(Math.toIntExact(rows) * TwoKernels.parts(cols));
      plan =
          new TornadoPlan(
              "chain",
              new Object[] {gamma, ends[0], ends[1], partials},
              ends,
              (graph, grid) -> {
                for (int i = 0; i < norms; i++) {
                  add(graph, grid, "t" + i, spec, ends[i % 2], gamma, partials, ends[(i + 1) % 2]);
                }
              });
      plan.execute().transferToHost((Object[]) ends);
      // The last norm's input is still there: only the one before wrote it.
      Map<Operand, MemorySegment> found = new EnumMap<>(heads);
      found.put(Operand.X, ends[(norms + 1) % 2].getSegment());
      found.put(Operand.Y, ends[norms % 2].getSegment());
      data.requireRight(found);
    }
    copy = new TornadoCopy(c.bytesMoved(), c.sets());
    roof = Roof.start(c.bytesMoved() * norms);
    System.out.println(
        norms + " norms of " + spec + " in a TaskGraph, " + path + ": " + TornadoPlan.deviceName());
  }

  private void add(
      TaskGraph graph,
      GridScheduler grid,
      String name,
      NormSpec spec,
      FloatArray x,
      FloatArray gamma,
      FloatArray partials,
      FloatArray y) {
    if (path.equals(TWO_KERNELS)) {
      TwoKernels.add(graph, grid, name, spec, x, gamma, partials, y);
    } else {
      NormTasks.add(graph, grid, name, spec, new NormArrays().x(x).gamma(gamma).y(y));
    }
  }

  /** Copies as many bytes as all norms move, so that copy and graph take turns. */
  @Setup(Level.Iteration)
  public void copy() {
    roof.copyTook(copy.micros() * norms);
  }

  /** Frees the buffers. */
  @TearDown(Level.Trial)
  public void close() {
    copy.close();
    plan.close();
  }

  /** Executes the graph and waits. */
  @Benchmark
  public void graph() {
    plan.execute();
  }
}
