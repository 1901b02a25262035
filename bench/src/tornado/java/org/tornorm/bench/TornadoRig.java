package org.tornorm.bench;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.tornorm.Operand;
import org.tornorm.tornado.NormTasks;

/** Norms as tasks of a graph whose data stays on TornadoVM's device. */
final class TornadoRig implements Rig {
  /** Each task is compiled on its own, so fewer rotate than on other paths. */
  private static final int MAX_TASKS = 8;

  private final BenchCase benchCase;
  private final TornadoPlan plan;
  private final int tasks;
  private final TornadoCopy copy;

  TornadoRig(BenchCase c) {
    benchCase = c;
    // With a wait for each, calls are timed one by one; the device's clock adds up many.
    tasks = c.measure() == Measure.deviceTime ? Math.min(c.sets(), MAX_TASKS) : 1;
    CaseData data = new CaseData(c.spec(), c.rows(), 1);
    try (Arena arena = Arena.ofConfined()) {
      Map<Operand, MemorySegment> heads = data.heads(arena);
      List<TornadoSet> sets = new ArrayList<>();
      for (int i = 0; i < tasks; i++) {
        sets.add(new TornadoSet(data, heads));
      }
      TornadoPlan made =
          new TornadoPlan(
              "norms",
              all(sets.stream().map(TornadoSet::inputs)),
              all(sets.stream().map(TornadoSet::outputs)),
              (graph, grid) -> {
                for (int i = 0; i < tasks; i++) {
                  NormTasks.add(graph, grid, "t" + i, c.spec(), sets.get(i).norm());
                }
              });
      plan = c.measure() == Measure.deviceTime ? made.profiled() : made;
      plan.execute().transferToHost(sets.getFirst().outputs());
      sets.getFirst().requireRight(heads);
    }
    copy = new TornadoCopy(c.bytesMoved(), c.sets());
  }

  private static Object[] all(Stream<Object[]> parts) {
    return parts.flatMap(Arrays::stream).toArray();
  }

  @Override
  public String decision() {
    return "path tornado for "
        + benchCase.spec()
        + " ("
        + benchCase.rows()
        + " rows that stay on the device), as "
        + tasks
        + (tasks == 1 ? " task" : " tasks")
        + " of a TaskGraph: "
        + TornadoPlan.deviceName();
  }

  @Override
  public void call() {
    plan.execute();
  }

  @Override
  public double deviceMicros(int launches) {
    int executions = Math.ceilDiv(launches, tasks);
    double sum = 0;
    for (int i = 0; i < executions; i++) {
      sum += plan.kernelMicros();
    }
    return sum / executions / tasks;
  }

  @Override
  public double copyMicros() {
    return copy.micros();
  }

  @Override
  public void close() {
    copy.close();
    plan.close();
  }
}
