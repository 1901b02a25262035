package org.tornorm.tornado;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Locale;
import org.tornorm.DType;
import org.tornorm.Elements;
import uk.ac.manchester.tornado.api.ImmutableTaskGraph;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.TornadoExecutionResult;
import uk.ac.manchester.tornado.api.enums.DataTransferMode;
import uk.ac.manchester.tornado.api.types.arrays.IntArray;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/**
 * A buffer on the device, and host memory that it is filled from and read into. TornadoVM keeps
 * buffers with the task graph that uses them and frees them with it, so each has a graph of its
 * own, and the graphs of norms take it over by {@link Slots}. For use under the engine's monitor.
 */
final class DeviceArray implements AutoCloseable {
  private static final int CHECK = 0x5eed1e55;

  private final Arena arena = Arena.ofShared();
  private final IntArray array;
  private final ImmutableTaskGraph graph;
  private final TornadoExecutionPlan plan;

  /** The result of any execution, by which the buffer is read. */
  private final TornadoExecutionResult reader;

  /** Whether a copy from the host memory may be under way still, as an execution has failed. */
  private boolean unsettled;

  /** Whether the host memory holds what the buffer does. */
  private boolean onHost;

  /** The first elements as f32, for weights of 16 bits. */
  private DeviceArray widened;

  /** What the elements were when they were widened, and how many; null if they have changed. */
  private DType widenedFrom;

  private int widenedElements;

  /**
   * Allocates a buffer; what it holds is undefined.
   *
   * @param bytes a positive multiple of 4
   */
  DeviceArray(long bytes) {
    boolean made = false;
    try {
      long header = TornadoNativeArray.ARRAY_HEADER;
      array = IntArray.fromSegmentShallow(arena.allocate(header + bytes, Long.BYTES));
      TaskGraph owner = new TaskGraph("tornorm_array");
      owner.transferToDevice(DataTransferMode.EVERY_EXECUTION, array);
      owner.task("keep", DeviceArray::keep, array);
      owner.persistOnDevice(array);
      graph = owner.snapshot();
      plan = new TornadoExecutionPlan(graph);
      // Allocates by itself: when it fails within an execution, TornadoVM does not say why.
      Slots.link(graph, array, graph, array);
      reader = check();
      made = true;
    } finally {
      if (!made) {
        close();
      }
    }
  }

  /** The task that a graph must have: it changes nothing. */
  static void keep(IntArray array) {
    array.set(0, array.get(0));
  }

  /** Checks that what is written can be read: TornadoVM does not report all that fails. */
  private TornadoExecutionResult check() {
    int last = array.getSize() - 1;
    array.set(0, CHECK);
    array.set(last, CHECK);
    TornadoExecutionResult result = execute();
    array.set(0, 0);
    array.set(last, 0);
    result.transferToHost(array);
    if (array.get(0) != CHECK || array.get(last) != CHECK) {
      throw new IllegalStateException(
          String.format(
              Locale.ROOT,
              "a new buffer of %d bytes does not hold what was copied there",
              array.getNumBytesOfSegment()));
    }
    return result;
  }

  /** Copies the host memory to the buffer. */
  private TornadoExecutionResult execute() {
    unsettled = true;
    TornadoExecutionResult result = TornadoEngine.execute(plan);
    unsettled = false;
    return result;
  }

  /** Returns whether this may be used for something else. */
  boolean reusable() {
    return !unsettled;
  }

  ImmutableTaskGraph graph() {
    return graph;
  }

  IntArray array() {
    return array;
  }

  long bytes() {
    return array.getNumBytesOfSegment();
  }

  /** Fills the buffer from its start. */
  void write(MemorySegment from) {
    array.getSegment().copyFrom(from);
    upload();
  }

  private void upload() {
    wroteOnDevice();
    execute();
    onHost = true;
  }

  /** Reads from the start of the buffer. */
  void read(MemorySegment to) {
    MemorySegment.copy(host(), 0, to, 0, to.byteSize());
  }

  private MemorySegment host() {
    if (!onHost) {
      reader.transferToHost(array);
      onHost = true;
    }
    return array.getSegment();
  }

  /** Notes that a kernel writes the buffer. */
  void wroteOnDevice() {
    onHost = false;
    widenedFrom = null;
  }

  /** Returns an array of the first elements as f32, filled anew when they have changed. */
  DeviceArray widened(DType dtype, int elements, TornadoTensors tensors) {
    if (dtype == widenedFrom && elements == widenedElements) {
      return widened;
    }
    MemorySegment narrow = host();
    long bytes = (long) elements * Float.BYTES;
    if (widened != null && widened.bytes() < bytes) {
      tensors.give(takeWidened());
    }
    if (widened == null) {
      widened = tensors.take(bytes);
    }
    MemorySegment wide = widened.array.getSegment();
    for (int i = 0; i < elements; i++) {
      float value = (float) Elements.load(narrow, dtype, (long) i * dtype.bytes());
      wide.setAtIndex(ValueLayout.JAVA_FLOAT, i, value);
    }
    widened.upload();
    widenedFrom = dtype;
    widenedElements = elements;
    return widened;
  }

  /** Takes away the array of what was widened, or null. */
  DeviceArray takeWidened() {
    DeviceArray taken = widened;
    widened = null;
    widenedFrom = null;
    return taken;
  }

  /** Frees the buffer, and the host memory unless the device may read it still. */
  @Override
  public void close() {
    if (plan != null) {
      plan.freeDeviceMemory();
    }
    if (!unsettled) {
      arena.close();
    }
  }
}
