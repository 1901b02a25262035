package org.tornorm.tornado;

import java.util.Arrays;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.spi.DeviceCall;
import uk.ac.manchester.tornado.api.GridScheduler;
import uk.ac.manchester.tornado.api.ImmutableTaskGraph;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.WorkerGrid;
import uk.ac.manchester.tornado.api.enums.DataTransferMode;

/**
 * A spec as an execution plan on arrays that stay on the device: its arguments stand for those of
 * each call. It moves nothing. For use under the engine's monitor.
 */
final class ResidentPlan implements AutoCloseable {
  private static final String GRAPH = "tornorm_resident";
  private static final String TASK = "norm";

  private final TornadoEngine engine;
  private final NormSpec spec;
  private final Geometry geometry;
  private final NormArrays arguments = new NormArrays();
  private final DeviceArray[] bound = new DeviceArray[Operand.ALL.size()];
  private final ImmutableTaskGraph graph;
  private final WorkerGrid grid;
  private final TornadoExecutionPlan plan;
  private final Slots slots;

  ResidentPlan(TornadoEngine engine, NormSpec spec, Geometry geometry) {
    this.engine = engine;
    this.spec = spec;
    this.geometry = geometry;
    if (bytesBehind(spec, geometry) > TornadoTensors.SLACK_BYTES) {
      throw new AssertionError(geometry + " of " + spec + " leaves the arrays of tensors");
    }
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        arguments.set(o, NormArrays.allocate(NormArrays.dtype(o, spec), 1));
      }
    }
    TaskGraph task = new TaskGraph(GRAPH);
    task.transferToDevice(DataTransferMode.UNDER_DEMAND, arguments.present(spec, false));
    NormTasks.addTask(task, TASK, spec, arguments, maxRows(spec), geometry);
    task.persistOnDevice(arguments.present(spec, true));
    graph = task.snapshot();
    grid = geometry.grid(1);
    plan = new TornadoExecutionPlan(graph);
    NormTasks.exact(plan.withDevice(engine.device()))
        .withGridScheduler(new GridScheduler(GRAPH + "." + TASK, grid));
    slots = engine.takeSlots();
    slots.keep(graph, arguments);
  }

  /** Returns the bytes behind a matrix that its last work-group may read and write. */
  static long bytesBehind(NormSpec spec, Geometry geometry) {
    return (geometry.rowsPerGroup() - 1L) * spec.cols() * spec.dtype().bytes();
  }

  /** Returns the most rows that a call may have: indices of elements are ints. */
  private static int maxRows(NormSpec spec) {
    return Integer.MAX_VALUE / spec.cols();
  }

  /** Returns whether indices of so many rows are ints, those that fill up a work-group included. */
  static boolean fits(NormSpec spec, long rows, Geometry geometry) {
    long covered = Math.ceilDiv(rows, geometry.rowsPerGroup()) * geometry.rowsPerGroup();
    return covered <= maxRows(spec);
  }

  /** Makes the arguments stand for the arrays of a call. */
  void bind(DeviceCall call) {
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        int i = o.ordinal();
        DeviceArray array = engine.tensors().get(call.addresses()[i]);
        if (NormArrays.dtype(o, spec) != o.dtype(spec)) {
          array = array.widened(o.dtype(spec), spec.cols(), engine.tensors());
        }
        if (bound[i] != array) {
          Slots.link(graph, arguments.get(o), array.graph(), array.array());
          bound[i] = array;
        }
      }
    }
  }

  /** Runs the call that was bound; returns when it has run. */
  void execute(DeviceCall call) {
    for (Operand o : Operand.ALL) {
      if (o.in(spec) && o.output()) {
        bound[o.ordinal()].wroteOnDevice();
      }
    }
    geometry.cover(grid, Math.toIntExact(call.rows()));
    TornadoEngine.execute(plan);
  }

  @Override
  public void close() {
    Arrays.fill(bound, null);
    slots.restore(graph, arguments);
    plan.freeDeviceMemory();
    engine.giveSlots(slots);
  }
}
