package org.tornorm.tornado;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Quantization;
import org.tornorm.spi.SignalHandlers;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.TornadoExecutionResult;
import uk.ac.manchester.tornado.api.common.TornadoDevice;
import uk.ac.manchester.tornado.api.enums.TornadoDeviceType;
import uk.ac.manchester.tornado.api.enums.TornadoVMBackendType;
import uk.ac.manchester.tornado.api.runtime.TornadoRuntimeProvider;
import uk.ac.manchester.tornado.api.types.arrays.ByteArray;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/**
 * TornadoVM's run time and its default device. All plans of the path share it: one executes at a
 * time, under the engine's monitor; those for host data through one set of host arrays.
 */
final class TornadoEngine {
  /**
   * Elements of a matrix that one execution moves. TornadoVM always moves whole arrays, so that a
   * larger number would slow down small calls, and a smaller one gives large calls more launches.
   */
  static final int SLICE_ELEMENTS = 1 << 18;

  /** Plans that keep their memory on the device: about 4 MiB each. */
  private static final int MAX_PLANS = 64;

  static final String MEMORY_PROPERTY = "tornado.device.memory";

  /** TornadoVM's own default. */
  private static final String DEFAULT_MEMORY = "4GB";

  private static final Pattern SIZE = Pattern.compile("(\\d+)([KMGTPE]?)B?");
  private static final Pattern OPENCL_F16 = Pattern.compile("\\bcl_khr_fp16\\b");

  private final TornadoDevice device;
  private final TornadoVMBackendType backend;
  private final Map<DType, Staging> stagings = new EnumMap<>(DType.class);
  private final SequencedSet<TornadoKernel> planned = new LinkedHashSet<>();
  private final TornadoTensors tensors = new TornadoTensors(this);
  private final Deque<Slots> unusedSlots = new ArrayDeque<>();

  /** Host arrays for one slice of rows. */
  record Staging(
      TornadoNativeArray x,
      TornadoNativeArray residual,
      TornadoNativeArray y,
      TornadoNativeArray residualOut,
      ByteArray q) {
    Staging(DType dtype, int elements) {
      this(
          NormArrays.allocate(dtype, elements),
          NormArrays.allocate(dtype, elements),
          NormArrays.allocate(dtype, elements),
          NormArrays.allocate(dtype, elements),
          new ByteArray(elements));
    }
  }

  private TornadoEngine(TornadoDevice device, TornadoVMBackendType backend) {
    this.device = device;
    this.backend = backend;
  }

  /** Starts TornadoVM; whatever it throws is for the caller to report. */
  static TornadoEngine start() {
    TornadoDevice device =
        SignalHandlers.keep(() -> TornadoRuntimeProvider.getTornadoRuntime().getDefaultDevice());
    return new TornadoEngine(device, device.getTornadoVMBackend());
  }

  TornadoDevice device() {
    return device;
  }

  TornadoTensors tensors() {
    return tensors;
  }

  /**
   * Executes a plan and returns when it has run. A plan keeps the result of each execution that is
   * asked of it; this asks a view of it, which is garbage then.
   */
  static TornadoExecutionResult execute(TornadoExecutionPlan plan) {
    return SignalHandlers.keep(() -> plan.withAllGraphs().execute());
  }

  Slots takeSlots() {
    return unusedSlots.isEmpty() ? new Slots() : unusedSlots.removeLast();
  }

  void giveSlots(Slots slots) {
    unusedSlots.addLast(slots);
  }

  /** Returns whether the device is the CPU itself, as with PoCL. */
  boolean isCpu() {
    return device.getDeviceType() == TornadoDeviceType.CPU;
  }

  String facts() {
    return String.format(
        Locale.ROOT,
        "%s on %s, %s",
        device.getPhysicalDevice().getDeviceName(),
        device.getPlatformName(),
        backend);
  }

  /** Returns the largest array in bytes that the device takes. */
  long maxArrayBytes() {
    return device.getMaxAllocMemory();
  }

  /** Returns the bytes that TornadoVM allocates on the device at most. */
  static long memoryLimit() {
    Matcher m = SIZE.matcher(System.getProperty(MEMORY_PROPERTY, DEFAULT_MEMORY));
    if (!m.matches()) {
      return Long.MAX_VALUE; // TornadoVM itself refuses it
    }
    int unit = "BKMGTPE".indexOf(m.group(2).isEmpty() ? "B" : m.group(2));
    return Long.parseLong(m.group(1)) << (10 * unit);
  }

  Staging staging(DType dtype, int elements) {
    // Rows longer than a slice are rare: what they need is not kept.
    return elements > SLICE_ELEMENTS
        ? new Staging(dtype, elements)
        : stagings.computeIfAbsent(dtype, d -> new Staging(d, SLICE_ELEMENTS));
  }

  /** Notes that a kernel uses its plan; the one that did so longest ago may lose its own. */
  void touch(TornadoKernel kernel) {
    planned.addLast(kernel);
    if (planned.size() > MAX_PLANS) {
      planned.removeFirst().dropPlan();
    }
  }

  void forget(TornadoKernel kernel) {
    planned.remove(kernel);
  }

  TornadoVMBackendType backend() {
    return backend;
  }

  /**
   * Returns whether a back end of TornadoVM 5.2 compiles the kernel of a spec: that for SPIR-V
   * stores floats through pointers to f16, and knows too few comparisons for bf16.
   */
  static boolean compiles(TornadoVMBackendType backend, NormSpec spec) {
    boolean writesFloats = spec.quantization() == Quantization.NONE || spec.fusedAdd();
    return switch (spec.dtype()) {
      case BF16 -> backend != TornadoVMBackendType.SPIRV;
      case F16 -> backend != TornadoVMBackendType.SPIRV || !writesFloats;
      default -> true;
    };
  }

  /** Returns whether the device has f16. NVIDIA's OpenCL does, though it does not list it. */
  boolean hasF16() {
    return backend != TornadoVMBackendType.OPENCL
        || OPENCL_F16.matcher(device.getDeviceInfo().toString()).find()
        || device.getPlatformName().contains("NVIDIA");
  }
}
