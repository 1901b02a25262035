package org.tornorm.tornado;

import org.tornorm.NormSpec;
import uk.ac.manchester.tornado.api.GridScheduler;
import uk.ac.manchester.tornado.api.KernelContext;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.WorkerGrid;
import uk.ac.manchester.tornado.api.WorkerGrid1D;
import uk.ac.manchester.tornado.api.enums.DataTransferMode;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;

/** The example of docs/tornadovm.md; a test checks that it is the same there. */
final class TornadoBlockExample {
  // docs: begin
  /** The two norms of an attention block around a task of the author's own, in one graph. */
  static final class Block implements AutoCloseable {
    final FloatArray hidden; // [rows, cols], the residual stream, replaced at each execution
    final FloatArray out; // [rows, cols]
    private final TornadoExecutionPlan plan;

    Block(int rows, int cols, FloatArray gamma1, FloatArray gamma2, FloatArray weights) {
      hidden = new FloatArray(rows * cols);
      out = new FloatArray(rows * cols);
      FloatArray normed = new FloatArray(rows * cols);
      FloatArray projected = new FloatArray(rows * cols);
      NormSpec attention = NormSpec.rms(cols).eps(1e-6f).build();
      NormSpec mlp = NormSpec.rms(cols).eps(1e-6f).fusedAdd().build();

      TaskGraph graph =
          new TaskGraph("block")
              .transferToDevice(DataTransferMode.FIRST_EXECUTION, gamma1, gamma2, weights)
              .transferToDevice(DataTransferMode.EVERY_EXECUTION, hidden);
      GridScheduler grid = new GridScheduler();
      NormTasks.rms(graph, grid, "attention_norm", attention, hidden, gamma1, normed);
      graph.task("project", Block::project, new KernelContext(), normed, weights, projected, cols);
      WorkerGrid each = new WorkerGrid1D(rows * cols);
      each.setLocalWork(cols, 1, 1);
      grid.addWorkerGrid("block.project", each);
      NormTasks.add(
          graph,
          grid,
          "mlp_norm",
          mlp,
          new NormArrays().x(projected).residual(hidden).gamma(gamma2).y(out).residualOut(hidden));
      graph.transferToHost(DataTransferMode.EVERY_EXECUTION, out, hidden);
      plan = NormTasks.exact(new TornadoExecutionPlan(graph.snapshot())).withGridScheduler(grid);
    }

    /** The author's own task: [rows, cols] times a [cols, cols] matrix, one element a thread. */
    static void project(
        KernelContext context, FloatArray in, FloatArray weights, FloatArray out, int cols) {
      int row = context.globalIdx / cols;
      int col = context.globalIdx % cols;
      float sum = 0;
      for (int k = 0; k < cols; k++) {
        sum += in.get(row * cols + k) * weights.get(k * cols + col);
      }
      out.set(context.globalIdx, sum);
    }

    void execute() {
      plan.execute();
    }

    @Override
    public void close() {
      plan.freeDeviceMemory();
    }
  }

  // docs: end

  private TornadoBlockExample() {}
}
