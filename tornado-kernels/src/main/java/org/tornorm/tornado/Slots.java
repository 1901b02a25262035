package org.tornorm.tornado;

import java.util.List;
import org.tornorm.Operand;
import uk.ac.manchester.tornado.api.ImmutableTaskGraph;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.enums.DataTransferMode;
import uk.ac.manchester.tornado.api.types.arrays.ByteArray;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/**
 * Makes the arguments of a task graph stand for buffers of other graphs, which costs no copy and no
 * compilation. Each argument has a small buffer of its own, which is kept here meanwhile and put
 * back before the graph is freed, so that TornadoVM frees that and not the other's. One such object
 * serves one graph after the other.
 */
final class Slots {
  private final ImmutableTaskGraph keeper;
  private final List<ByteArray> kept = Operand.ALL.stream().map(o -> new ByteArray(1)).toList();

  Slots() {
    TaskGraph graph = new TaskGraph("tornorm_slots");
    graph.transferToDevice(DataTransferMode.UNDER_DEMAND, kept.toArray());
    keeper = graph.snapshot();
  }

  /** Makes an array of one graph stand for the buffer of an array of another; allocates both. */
  static void link(
      ImmutableTaskGraph to,
      TornadoNativeArray slot,
      ImmutableTaskGraph from,
      TornadoNativeArray array) {
    new TornadoExecutionPlan(from, to).mapOnDeviceMemoryRegion(slot, array, 0, 0, 1);
  }

  /** Keeps the buffers that the arguments have. */
  void keep(ImmutableTaskGraph graph, NormArrays slots) {
    for (Operand o : Operand.ALL) {
      if (slots.get(o) != null) {
        link(graph, slots.get(o), graph, slots.get(o));
        link(keeper, kept.get(o.ordinal()), graph, slots.get(o));
      }
    }
  }

  /** Gives the arguments their own buffers back. */
  void restore(ImmutableTaskGraph graph, NormArrays slots) {
    for (Operand o : Operand.ALL) {
      if (slots.get(o) != null) {
        link(graph, slots.get(o), keeper, kept.get(o.ordinal()));
      }
    }
  }
}
