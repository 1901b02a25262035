package org.tornorm.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import uk.ac.manchester.tornado.api.KernelContext;
import uk.ac.manchester.tornado.api.WorkerGrid;
import uk.ac.manchester.tornado.api.WorkerGrid1D;
import uk.ac.manchester.tornado.api.types.collections.VectorFloat4;

/**
 * The roof of TornadoVM's kernels: the faster of a kernel that only copies and, where the HIP path
 * has the same device, the driver's copy.
 */
final class TornadoCopy implements AutoCloseable {
  private static final int MAX_TASKS = 8;
  private static final int THREADS = 256;
  private static final int BYTES_PER_VECTOR = 16;

  private final int tasks;
  private final TornadoPlan plan;
  private final Optional<HipCopy> driver;

  TornadoCopy(long bytesMoved, int sets) {
    tasks = Math.min(sets, MAX_TASKS);
    int groups = Math.toIntExact(Math.ceilDiv(bytesMoved / 2, THREADS * BYTES_PER_VECTOR));
    List<VectorFloat4> blocks = new ArrayList<>();
    for (int i = 0; i <= tasks; i++) {
      blocks.add(new VectorFloat4(groups * THREADS));
    }
    plan =
        new TornadoPlan(
                "copy",
                blocks.toArray(),
                new Object[] {blocks.getLast()},
                (graph, grid) -> {
                  for (int i = 0; i < tasks; i++) {
                    graph.task(
                        "t" + i,
                        TornadoCopy::copy,
                        new KernelContext(),
                        blocks.get(i),
                        blocks.get(i + 1));
                    WorkerGrid workers = new WorkerGrid1D(groups * THREADS);
                    workers.setLocalWork(THREADS, 1, 1);
                    grid.addWorkerGrid("copy.t" + i, workers);
                  }
                })
            .profiled();
    driver = HipRigs.copyOn(TornadoPlan.deviceName(), bytesMoved, sets);
  }

  static void copy(KernelContext context, VectorFloat4 from, VectorFloat4 to) {
    to.set(context.globalIdx, from.get(context.globalIdx));
  }

  double micros() {
    double kernel = Rounds.median(() -> plan.kernelMicros() / tasks);
    return driver.map(d -> Math.min(kernel, d.micros())).orElse(kernel);
  }

  @Override
  public void close() {
    driver.ifPresent(HipCopy::close);
    plan.close();
  }
}
