package org.tornorm.bench;

import org.tornorm.NormSpec;
import uk.ac.manchester.tornado.api.GridScheduler;
import uk.ac.manchester.tornado.api.KernelContext;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.WorkerGrid;
import uk.ac.manchester.tornado.api.WorkerGrid1D;
import uk.ac.manchester.tornado.api.math.TornadoMath;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;

/**
 * RMSNorm as LLM engines on TornadoVM do it (GPULlama3.java is one): a first kernel sums squares in
 * several groups for each row, a second adds up what those found and applies. A baseline to compare
 * with, in f32.
 */
final class TwoKernels {
  private static final int THREADS = 256;

  private TwoKernels() {}

  /**
   * Adds both kernels for x and y of {@code [rows, cols]}.
   *
   * @param partials {@code [rows, parts(cols)]}, scratch
   */
  static void add(
      TaskGraph graph,
      GridScheduler grid,
      String name,
      NormSpec spec,
      FloatArray x,
      FloatArray gamma,
      FloatArray partials,
      FloatArray y) {
    int cols = spec.cols();
    int parts = parts(cols);
    int rows = x.getSize() / cols;
    graph.task(name + "sum", TwoKernels::sum, new KernelContext(), x, partials, cols, parts);
    graph.task(
        name + "apply",
        TwoKernels::apply,
        new KernelContext(),
        x,
        gamma,
        partials,
        y,
        cols,
        parts,
        spec.eps());
    for (String task : new String[] {"sum", "apply"}) {
      WorkerGrid workers = new WorkerGrid1D(rows * parts * THREADS);
      workers.setLocalWork(THREADS, 1, 1);
      grid.addWorkerGrid(graph.getTaskGraphName() + "." + name + task, workers);
    }
  }

  /** Returns the groups of a row. */
  static int parts(int cols) {
    return Math.ceilDiv(cols, THREADS);
  }

  static void sum(KernelContext context, FloatArray x, FloatArray partials, int cols, int parts) {
    int thread = context.localIdx;
    int row = context.groupIdx / parts;
    int col = context.groupIdx % parts * THREADS + thread;
    float[] squares = context.allocateFloatLocalArray(THREADS);
    float v = 0;
    if (col < cols) {
      v = x.get(row * cols + col);
    }
    squares[thread] = v * v;
    for (int stride = THREADS / 2; stride > 0; stride >>= 1) {
      context.localBarrier();
      if (thread < stride) {
        squares[thread] += squares[thread + stride];
      }
    }
    if (thread == 0) {
      partials.set(context.groupIdx, squares[0]);
    }
  }

  static void apply(
      KernelContext context,
      FloatArray x,
      FloatArray gamma,
      FloatArray partials,
      FloatArray y,
      int cols,
      int parts,
      float eps) {
    int row = context.groupIdx / parts;
    int col = context.groupIdx % parts * THREADS + context.localIdx;
    float sum = 0;
    for (int i = 0; i < parts; i++) {
      sum += partials.get(row * parts + i);
    }
    float rstd = 1.0f / TornadoMath.sqrt(sum / cols + eps);
    if (col < cols) {
      y.set(row * cols + col, x.get(row * cols + col) * rstd * gamma.get(col));
    }
  }
}
