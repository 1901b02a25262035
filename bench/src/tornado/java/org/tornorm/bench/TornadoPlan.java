package org.tornorm.bench;

import java.util.function.BiConsumer;
import org.tornorm.tornado.NormTasks;
import uk.ac.manchester.tornado.api.GridScheduler;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.TornadoExecutionResult;
import uk.ac.manchester.tornado.api.common.TornadoDevice;
import uk.ac.manchester.tornado.api.enums.DataTransferMode;
import uk.ac.manchester.tornado.api.enums.ProfilerMode;
import uk.ac.manchester.tornado.api.runtime.TornadoRuntimeProvider;

/** An execution plan of one graph whose data goes to the device once and stays there. */
final class TornadoPlan implements AutoCloseable {
  private final TornadoExecutionPlan plan;

  /**
   * Makes the plan.
   *
   * @param inputs go to the device at the first execution
   * @param outputs come to the host when they are asked for
   * @param tasks adds the tasks to the graph and their grids to the scheduler
   */
  TornadoPlan(
      String name, Object[] inputs, Object[] outputs, BiConsumer<TaskGraph, GridScheduler> tasks) {
    TaskGraph graph = new TaskGraph(name);
    GridScheduler grid = new GridScheduler();
    graph.transferToDevice(DataTransferMode.FIRST_EXECUTION, inputs);
    tasks.accept(graph, grid);
    graph.transferToHost(DataTransferMode.UNDER_DEMAND, outputs);
    plan =
        NormTasks.exact(new TornadoExecutionPlan(graph.snapshot()).withDevice(device()))
            .withGridScheduler(grid);
  }

  static TornadoDevice device() {
    return TornadoRuntimeProvider.getTornadoRuntime().getDefaultDevice();
  }

  static String deviceName() {
    return device().getPhysicalDevice().getDeviceName();
  }

  TornadoExecutionResult execute() {
    return plan.execute();
  }

  /** Returns the time of all kernels of one execution by the device's clock. */
  double kernelMicros() {
    return execute().getProfilerResult().getDeviceKernelTime() / 1e3;
  }

  /** Turns the device's clock on. */
  TornadoPlan profiled() {
    plan.withProfiler(ProfilerMode.SILENT);
    return this;
  }

  @Override
  public void close() {
    plan.freeDeviceMemory();
  }
}
