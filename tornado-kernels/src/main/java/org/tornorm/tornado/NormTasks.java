package org.tornorm.tornado;

import java.nio.BufferOverflowException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tornorm.DType;
import org.tornorm.InvalidCallException;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Operand;
import uk.ac.manchester.tornado.api.GridScheduler;
import uk.ac.manchester.tornado.api.KernelContext;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.common.TornadoDevice;
import uk.ac.manchester.tornado.api.enums.DataTransferMode;
import uk.ac.manchester.tornado.api.enums.TornadoVMBackendType;
import uk.ac.manchester.tornado.api.runtime.TornadoRuntimeProvider;
import uk.ac.manchester.tornado.api.types.arrays.ByteArray;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.HalfFloatArray;
import uk.ac.manchester.tornado.api.types.arrays.ShortArray;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/**
 * Adds norms to a task graph of the user's own. Each call appends one task and its worker grid. The
 * author says when inputs go to the device and outputs to the host, as for any other task; data
 * that one task leaves to the next stays where it is.
 *
 * <pre>{@code
 * TaskGraph graph = new TaskGraph("block").transferToDevice(FIRST_EXECUTION, x, gamma);
 * GridScheduler grid = new GridScheduler();
 * NormTasks.rms(graph, grid, "attention_norm", NormSpec.rms(4096).build(), x, gamma, y);
 * graph.transferToHost(EVERY_EXECUTION, y);
 * NormTasks.exact(new TornadoExecutionPlan(graph.snapshot())).withGridScheduler(grid).execute();
 * }</pre>
 */
public final class NormTasks {
  /** Flags for {@link #exact}: TornadoVM's own allow the compiler to assume finite numbers. */
  private static final String OPENCL_FLAGS = "-w";

  private static final FloatArray POWERS = NormKernels.powers();

  /**
   * What stands for an operand that the spec leaves out, by type. One array may not stand for
   * several: TornadoVM never ends where a task reads and writes an array as two arguments.
   */
  private static final Map<DType, List<TornadoNativeArray>> NONE = none();

  static {
    // TornadoVM keeps the code of a plan in an array of this size, read when it makes its first.
    // Its default of 4096 bytes is full with 9 norms; it then fails, or never ends.
    String property = "tornado.tvm.maxbytecodesize";
    if (System.getProperty(property) == null) {
      System.setProperty(property, "65536");
    }
  }

  private NormTasks() {}

  /**
   * Adds an RMSNorm of x, {@code [rows, cols]}, with a weight.
   *
   * @param spec a spec of RMS with gamma and nothing else
   * @throws InvalidCallException if the arrays are not those of the spec; nothing was added
   */
  public static void rms(
      TaskGraph graph,
      GridScheduler grid,
      String name,
      NormSpec spec,
      TornadoNativeArray x,
      FloatArray gamma,
      TornadoNativeArray y) {
    requireOp(Op.RMS, spec);
    add(graph, grid, name, spec, new NormArrays().x(x).gamma(gamma).y(y));
  }

  /**
   * Adds a LayerNorm of x, {@code [rows, cols]}, with weight and bias.
   *
   * @param spec a spec of LAYER with gamma and beta and nothing else
   * @throws InvalidCallException if the arrays are not those of the spec; nothing was added
   */
  public static void layer(
      TaskGraph graph,
      GridScheduler grid,
      String name,
      NormSpec spec,
      TornadoNativeArray x,
      FloatArray gamma,
      FloatArray beta,
      TornadoNativeArray y) {
    requireOp(Op.LAYER, spec);
    add(graph, grid, name, spec, new NormArrays().x(x).gamma(gamma).beta(beta).y(y));
  }

  private static void requireOp(Op op, NormSpec spec) {
    if (spec.op() != op) {
      throw new InvalidCallException(
          "the spec is (" + spec + "), but " + op + " was called: call the other, or add");
    }
  }

  /**
   * Adds any norm, for TornadoVM's default device.
   *
   * @throws InvalidCallException if the arrays are not those of the spec; nothing was added
   */
  public static void add(
      TaskGraph graph, GridScheduler grid, String name, NormSpec spec, NormArrays arrays) {
    add(
        graph,
        grid,
        name,
        spec,
        arrays,
        TornadoRuntimeProvider.getTornadoRuntime().getDefaultDevice());
  }

  /**
   * Adds any norm.
   *
   * @param device the device that the plan will use: its largest work-group counts
   * @throws InvalidCallException if the arrays are not those of the spec; nothing was added
   */
  public static void add(
      TaskGraph graph,
      GridScheduler grid,
      String name,
      NormSpec spec,
      NormArrays arrays,
      TornadoDevice device) {
    int rows = arrays.check(spec);
    Geometry geometry = Geometry.of(spec, rows, device);
    try {
      addTask(graph, name, spec, arrays, rows, geometry);
    } catch (BufferOverflowException e) {
      throw new InvalidCallException(
          "task graph "
              + graph.getTaskGraphName()
              + " is full, so "
              + name
              + " was not added: give it to another graph of the plan, with persistOnDevice in"
              + " this one and consumeFromDevice in that; about 80 norms fit in one",
          e);
    }
    grid.addWorkerGrid(graph.getTaskGraphName() + "." + name, geometry.grid(rows));
  }

  /**
   * Gives a plan with norms the compiler flags that exactness needs: with those that TornadoVM
   * gives OpenCL by default, compilers may take NaN and infinity for impossible, and round
   * divisions and roots less well.
   */
  public static TornadoExecutionPlan exact(TornadoExecutionPlan plan) {
    return plan.withCompilerFlags(TornadoVMBackendType.OPENCL, OPENCL_FLAGS);
  }

  static int maxGroup(TornadoDevice device) {
    return Math.max(1, device.getPhysicalDevice().getMaxThreadsPerBlock());
  }

  /** Adds the task; arrays may have room for more than these rows. */
  static void addTask(
      TaskGraph graph, String name, NormSpec spec, NormArrays arrays, int rows, Geometry geometry) {
    Operands a = new Operands(arrays);
    // Else TornadoVM allocates them anew for each plan, and again looks for them in each execution.
    graph.transferToDevice(DataTransferMode.FIRST_EXECUTION, a.none(spec.dtype()));
    int cols = spec.cols();
    int options = geometry.options(spec);
    float eps = spec.eps();
    KernelContext context = new KernelContext();
    switch (spec.dtype()) {
      case F32 ->
          graph.task(
              name,
              NormKernels::normF32,
              context,
              a.f32(Operand.X),
              a.f32(Operand.RESIDUAL),
              a.f32(Operand.GAMMA),
              a.f32(Operand.BETA),
              a.f32(Operand.XSCALE),
              a.f32(Operand.Y),
              a.f32(Operand.RESIDUAL_OUT),
              a.i8(Operand.Q),
              a.f32(Operand.SCALE),
              a.f32(Operand.RSTD),
              a.f32(Operand.MEAN),
              rows,
              cols,
              options,
              eps);
      case F16 ->
          graph.task(
              name,
              NormKernels::normF16,
              context,
              a.f16(Operand.X),
              a.f16(Operand.RESIDUAL),
              a.f32(Operand.GAMMA),
              a.f32(Operand.BETA),
              a.f32(Operand.XSCALE),
              a.f16(Operand.Y),
              a.f16(Operand.RESIDUAL_OUT),
              a.i8(Operand.Q),
              a.f32(Operand.SCALE),
              a.f32(Operand.RSTD),
              a.f32(Operand.MEAN),
              rows,
              cols,
              options,
              eps);
      case BF16 -> {
        graph.transferToDevice(DataTransferMode.FIRST_EXECUTION, POWERS);
        graph.task(
            name,
            NormKernels::normBf16,
            context,
            a.bf16(Operand.X),
            a.bf16(Operand.RESIDUAL),
            a.f32(Operand.GAMMA),
            a.f32(Operand.BETA),
            a.f32(Operand.XSCALE),
            a.bf16(Operand.Y),
            a.bf16(Operand.RESIDUAL_OUT),
            a.i8(Operand.Q),
            a.f32(Operand.SCALE),
            a.f32(Operand.RSTD),
            a.f32(Operand.MEAN),
            POWERS,
            rows,
            cols,
            options,
            eps);
      }
      case I8, F64 -> throw new AssertionError(spec);
    }
  }

  private static Map<DType, List<TornadoNativeArray>> none() {
    Map<DType, List<TornadoNativeArray>> none = new EnumMap<>(DType.class);
    for (DType dtype : List.of(DType.F32, DType.F16, DType.BF16, DType.I8)) {
      none.put(dtype, Operand.ALL.stream().map(o -> NormArrays.allocate(dtype, 1)).toList());
    }
    return none;
  }

  /** The arrays by type, with one of no use for what the spec leaves out. */
  private record Operands(NormArrays arrays) {
    private <A extends TornadoNativeArray> A get(Operand o, DType dtype, Class<A> type) {
      TornadoNativeArray given = arrays.get(o);
      return type.cast(given != null ? given : NONE.get(dtype).get(o.ordinal()));
    }

    /** Returns what stands for the operands that a kernel of this type is given none for. */
    Object[] none(DType matrices) {
      return Operand.ALL.stream()
          .filter(o -> arrays.get(o) == null)
          .map(
              o ->
                  switch (o) {
                    case X, RESIDUAL, Y, RESIDUAL_OUT -> get(o, matrices, TornadoNativeArray.class);
                    case Q -> i8(o);
                    default -> f32(o);
                  })
          .toArray();
    }

    FloatArray f32(Operand o) {
      return get(o, DType.F32, FloatArray.class);
    }

    HalfFloatArray f16(Operand o) {
      return get(o, DType.F16, HalfFloatArray.class);
    }

    ShortArray bf16(Operand o) {
      return get(o, DType.BF16, ShortArray.class);
    }

    ByteArray i8(Operand o) {
      return get(o, DType.I8, ByteArray.class);
    }
  }
}
