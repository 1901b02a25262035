package org.tornorm.tornado;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tornorm.BFloat16;
import org.tornorm.DType;
import org.tornorm.InvalidCallException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.reference.Conformance;
import org.tornorm.reference.Reference;
import org.tornorm.reference.ReferenceResult;
import org.tornorm.spi.PathKernel;
import uk.ac.manchester.tornado.api.GridScheduler;
import uk.ac.manchester.tornado.api.ImmutableTaskGraph;
import uk.ac.manchester.tornado.api.KernelContext;
import uk.ac.manchester.tornado.api.TaskGraph;
import uk.ac.manchester.tornado.api.TornadoExecutionPlan;
import uk.ac.manchester.tornado.api.WorkerGrid;
import uk.ac.manchester.tornado.api.WorkerGrid1D;
import uk.ac.manchester.tornado.api.enums.DataTransferMode;
import uk.ac.manchester.tornado.api.types.arrays.ByteArray;
import uk.ac.manchester.tornado.api.types.arrays.FloatArray;
import uk.ac.manchester.tornado.api.types.arrays.ShortArray;
import uk.ac.manchester.tornado.api.types.arrays.TornadoNativeArray;

/** Norms in task graphs of the user's own. */
@Tag("tornado")
class TornadoNormTasksTest {
  private final SplittableRandom random = new SplittableRandom(4);

  private FloatArray floats(int elements, double mean, double spread) {
    FloatArray a = new FloatArray(elements);
    for (int i = 0; i < elements; i++) {
      a.set(i, (float) (mean + spread * random.nextGaussian()));
    }
    return a;
  }

  private ShortArray bfloats(int elements) {
    ShortArray a = new ShortArray(elements);
    for (int i = 0; i < elements; i++) {
      a.set(i, BFloat16.fromFloat((float) random.nextGaussian()));
    }
    return a;
  }

  /** Builds the host call whose result the arrays should hold. */
  private static NormCall call(NormSpec spec, int rows, NormArrays arrays) {
    NormCall.Builder call = NormCall.of(spec, rows);
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        call.set(o, arrays.get(o).getSegment());
      }
    }
    return call.build();
  }

  private static void assertConforms(NormCall call, ReferenceResult expected) {
    Conformance.Report report = Conformance.check(call, expected);
    assertTrue(report.passed(), () -> call.spec() + ": " + report.violations());
  }

  private static TornadoExecutionPlan plan(GridScheduler grid, ImmutableTaskGraph... graphs) {
    return NormTasks.exact(new TornadoExecutionPlan(graphs)).withGridScheduler(grid);
  }

  @Test
  void theExampleOfTheDocsRuns() {
    int rows = 6;
    int cols = 192;
    FloatArray gamma1 = floats(cols, 1, 0.2);
    FloatArray gamma2 = floats(cols, 1, 0.2);
    FloatArray weights = floats(cols * cols, 0, 0.1);
    try (TornadoBlockExample.Block block =
        new TornadoBlockExample.Block(rows, cols, gamma1, gamma2, weights)) {
      float[] hidden = floats(rows * cols, 0, 1).toHeapArray();
      double[] normed = rms(hidden, gamma1, cols);
      float[] sum = new float[rows * cols];
      for (int i = 0; i < sum.length; i++) {
        double projected = 0;
        for (int k = 0; k < cols; k++) {
          projected += normed[i / cols * cols + k] * weights.get(k * cols + i % cols);
        }
        sum[i] = (float) (hidden[i] + projected);
      }
      double[] expected = rms(sum, gamma2, cols);
      byte[] first = null;
      // The same plan over and over, as a decoder does: the same bits each time.
      for (int run = 0; run < 1000; run++) {
        MemorySegment.copy(
            hidden, 0, block.hidden.getSegment(), ValueLayout.JAVA_FLOAT, 0, sum.length);
        block.execute();
        byte[] bits = block.out.getSegment().toArray(ValueLayout.JAVA_BYTE);
        if (first == null) {
          first = bits;
        }
        assertArrayEquals(first, bits, "run " + run);
      }
      for (int i = 0; i < sum.length; i++) {
        assertEquals(sum[i], block.hidden.get(i), 1e-5, "hidden " + i);
        assertEquals(expected[i], block.out.get(i), 2e-5, "out " + i);
      }
    }
  }

  private static double[] rms(float[] x, FloatArray gamma, int cols) {
    double[] y = new double[x.length];
    for (int start = 0; start < x.length; start += cols) {
      double squares = 0;
      for (int j = 0; j < cols; j++) {
        squares += (double) x[start + j] * x[start + j];
      }
      double rstd = 1 / Math.sqrt(squares / cols + 1e-6f);
      for (int j = 0; j < cols; j++) {
        y[start + j] = x[start + j] * rstd * gamma.get(j);
      }
    }
    return y;
  }

  @Test
  void addsLayerNorms() {
    int rows = 5;
    int cols = 300;
    NormSpec spec = NormSpec.layer(cols).build();
    NormArrays a =
        new NormArrays()
            .x(floats(rows * cols, 300, 0.5))
            .gamma(floats(cols, 1, 0.2))
            .beta(floats(cols, 0, 0.2))
            .y(new FloatArray(rows * cols));
    TaskGraph graph = new TaskGraph("layers");
    GridScheduler grid = new GridScheduler();
    graph.transferToDevice(
        DataTransferMode.EVERY_EXECUTION,
        a.get(Operand.X),
        a.get(Operand.GAMMA),
        a.get(Operand.BETA));
    NormTasks.layer(
        graph,
        grid,
        "norm",
        spec,
        a.get(Operand.X),
        (FloatArray) a.get(Operand.GAMMA),
        (FloatArray) a.get(Operand.BETA),
        a.get(Operand.Y));
    graph.transferToHost(DataTransferMode.EVERY_EXECUTION, a.get(Operand.Y));
    plan(grid, graph.snapshot()).execute();
    NormCall call = call(spec, rows, a);
    assertConforms(call, Reference.compute(call));
  }

  /** Fused add, smooth int8 and statistics in bf16, with widened 16-bit weights. */
  @Test
  void addsQuantizedNormsWithResidual() {
    int rows = 7;
    int cols = 520;
    NormSpec spec =
        NormSpec.rms(cols)
            .dtype(DType.BF16)
            .weightDtype(DType.F32)
            .fusedAdd()
            .smoothInt8(DType.F32)
            .statistics()
            .build();
    NormArrays a =
        new NormArrays()
            .x(bfloats(rows * cols))
            .residual(bfloats(rows * cols))
            .gamma(NormArrays.widen(bfloats(cols)))
            .xscale(floats(cols, 1, 0.1))
            .residualOut(new ShortArray(rows * cols))
            .q(new ByteArray(rows * cols))
            .scale(new FloatArray(rows))
            .rstd(new FloatArray(rows));
    TaskGraph graph = new TaskGraph("quantized");
    GridScheduler grid = new GridScheduler();
    graph.transferToDevice(
        DataTransferMode.EVERY_EXECUTION,
        a.get(Operand.X),
        a.get(Operand.RESIDUAL),
        a.get(Operand.GAMMA),
        a.get(Operand.XSCALE));
    NormTasks.add(graph, grid, "norm", spec, a);
    graph.transferToHost(
        DataTransferMode.EVERY_EXECUTION,
        a.get(Operand.RESIDUAL_OUT),
        a.get(Operand.Q),
        a.get(Operand.SCALE),
        a.get(Operand.RSTD));
    plan(grid, graph.snapshot()).execute();
    NormCall call = call(spec, rows, a);
    assertConforms(call, Reference.compute(call));
  }

  /** The kernels can be named directly, with an options value and a grid from a geometry. */
  @Test
  void kernelsCanBeNamedInTasks() {
    int rows = 3;
    int cols = 1000;
    NormSpec spec = NormSpec.rms(cols).gamma(false).build();
    Geometry geometry = Geometry.of(spec, rows, 64);
    FloatArray x = floats(rows * cols, 0, 1);
    FloatArray y = new FloatArray(rows * cols);
    FloatArray[] none = new FloatArray[8];
    for (int i = 0; i < none.length; i++) {
      none[i] = new FloatArray(1);
    }
    TaskGraph graph =
        new TaskGraph("direct")
            .transferToDevice(DataTransferMode.EVERY_EXECUTION, x)
            .task(
                "norm",
                NormKernels::normF32,
                new KernelContext(),
                x,
                none[0],
                none[1],
                none[2],
                none[3],
                y,
                none[4],
                new ByteArray(1),
                none[5],
                none[6],
                none[7],
                rows,
                cols,
                geometry.options(spec),
                spec.eps())
            .transferToHost(DataTransferMode.EVERY_EXECUTION, y);
    plan(new GridScheduler("direct.norm", geometry.grid(rows)), graph.snapshot()).execute();
    NormCall call = call(spec, rows, new NormArrays().x(x).y(y));
    assertConforms(call, Reference.compute(call));
  }

  /**
   * 500 norms in a row, each on what the last one wrote. A task graph of TornadoVM 5.2 has room for
   * fewer, so they go through several graphs of one plan, and the data stays on the device.
   */
  @Test
  void runs500NormsOfAPlan() throws Exception {
    int rows = 4;
    int cols = 64;
    int perGraph = 50;
    NormSpec spec = NormSpec.layer(cols).build();
    FloatArray gamma = floats(cols, 1, 0.2);
    FloatArray beta = floats(cols, 0, 0.2);
    FloatArray[] xs = {floats(rows * cols, 0, 1), new FloatArray(rows * cols)};
    float[] x = xs[0].toHeapArray();
    GridScheduler grid = new GridScheduler();
    List<ImmutableTaskGraph> graphs = new ArrayList<>();
    for (int g = 0; g < 10; g++) {
      TaskGraph graph = new TaskGraph("g" + g);
      if (g == 0) {
        graph.transferToDevice(DataTransferMode.EVERY_EXECUTION, xs[0]);
        graph.transferToDevice(DataTransferMode.FIRST_EXECUTION, gamma, beta);
      } else {
        graph.consumeFromDevice("g" + (g - 1), xs[0], gamma, beta);
      }
      for (int i = 0; i < perGraph; i++) {
        NormTasks.layer(graph, grid, "t" + i, spec, xs[i % 2], gamma, beta, xs[(i + 1) % 2]);
      }
      if (g < 9) {
        graph.persistOnDevice(xs[0], gamma, beta);
      } else {
        graph.transferToHost(DataTransferMode.EVERY_EXECUTION, xs[0]);
      }
      graphs.add(graph.snapshot());
    }
    try (TornadoExecutionPlan plan = plan(grid, graphs.toArray(ImmutableTaskGraph[]::new))) {
      for (int g = 0; g < graphs.size(); g++) {
        plan.withGraph(g).execute();
      }
    }
    // One norm at a time by the same kernel: the composition may change no bit.
    float[] expected = x;
    TornadoPath path = new TornadoPath();
    try (PathKernel kernel = path.prepare(spec)) {
      for (int i = 0; i < 500; i++) {
        float[] y = new float[rows * cols];
        kernel.run(
            NormCall.of(spec, rows)
                .x(MemorySegment.ofArray(expected))
                .gamma(gamma.getSegment())
                .beta(beta.getSegment())
                .y(MemorySegment.ofArray(y))
                .build());
        expected = y;
      }
    }
    assertArrayEquals(expected, xs[0].toHeapArray());
  }

  @Test
  void aFullGraphIsRefusedByName() {
    NormSpec spec = NormSpec.rms(8).build();
    TaskGraph graph = new TaskGraph("full");
    GridScheduler grid = new GridScheduler();
    FloatArray x = floats(8, 0, 1);
    FloatArray gamma = floats(8, 1, 0);
    FloatArray y = new FloatArray(8);
    InvalidCallException e =
        assertThrows(
            InvalidCallException.class,
            () -> {
              for (int i = 0; i < 500; i++) {
                NormTasks.rms(graph, grid, "t" + i, spec, x, gamma, y);
              }
            });
    assertTrue(e.getMessage().contains("full"), e.getMessage());
    assertTrue(e.getMessage().contains("consumeFromDevice"), e.getMessage());
  }

  @Test
  void refusesWhatDoesNotFit() {
    NormSpec spec = NormSpec.rms(8).build();
    FloatArray x = new FloatArray(16);
    FloatArray gamma = new FloatArray(8);
    FloatArray y = new FloatArray(16);
    refuses(spec, new NormArrays().gamma(gamma).y(y), "x is missing");
    refuses(spec, new NormArrays().x(new FloatArray(17)).gamma(gamma).y(y), "17", "multiple", "8");
    refuses(spec, new NormArrays().x(x).y(y), "gamma is missing");
    refuses(spec, new NormArrays().x(x).gamma(new FloatArray(7)).y(y), "gamma", "7", "8");
    refuses(spec, new NormArrays().x(x).gamma(gamma).y(gamma), "y has 8", "16");
    refuses(
        spec, new NormArrays().x(x).gamma(gamma).y(new ShortArray(16)), "ShortArray", "FloatArray");
    refuses(
        spec,
        new NormArrays().x(x).gamma(gamma).y(y).residual(y),
        "residual is given",
        "leave it out");
    NormSpec add = NormSpec.rms(8).fusedAdd().build();
    refuses(
        add,
        new NormArrays().x(x).residual(new FloatArray(16)).gamma(gamma).y(y).residualOut(y),
        "residualOut",
        "same array");
    InvalidCallException e =
        assertThrows(
            InvalidCallException.class,
            () ->
                NormTasks.layer(
                    new TaskGraph("g"), new GridScheduler(), "n", spec, x, gamma, gamma, y));
    assertTrue(e.getMessage().contains("LAYER"), e.getMessage());
  }

  private static void refuses(NormSpec spec, NormArrays arrays, String... parts) {
    InvalidCallException e =
        assertThrows(
            InvalidCallException.class,
            () -> NormTasks.add(new TaskGraph("g"), new GridScheduler(), "n", spec, arrays));
    for (String part : parts) {
      assertTrue(e.getMessage().contains(part), e.getMessage());
    }
  }

  /** Every bf16, and floats at, above and below every tie between two of them. */
  @Test
  void everyBf16IsDecodedAndEncodedExactly() {
    ShortArray in = new ShortArray(65536);
    FloatArray decoded = new FloatArray(65536);
    FloatArray decodedFast = new FloatArray(65536);
    // Of each: the value, just below and at the tie to the next, just above it, and its last float.
    int[] offsets = {0, 0x7fff, 0x8000, 0x8001, 0xffff};
    FloatArray floats = new FloatArray(65536 * offsets.length);
    ShortArray encoded = new ShortArray(floats.getSize());
    ShortArray encodedSlowly = new ShortArray(floats.getSize());
    for (int i = 0; i < 65536; i++) {
      in.set(i, (short) i);
      for (int k = 0; k < offsets.length; k++) {
        floats
            .getSegment()
            .setAtIndex(ValueLayout.JAVA_INT, (long) i * offsets.length + k, i << 16 | offsets[k]);
      }
    }
    FloatArray powers = NormKernels.powers();
    TaskGraph graph =
        new TaskGraph("bf16")
            .transferToDevice(DataTransferMode.EVERY_EXECUTION, in, floats, powers)
            .task(
                "decode",
                TornadoNormTasksTest::decodeAll,
                new KernelContext(),
                in,
                powers,
                decoded,
                decodedFast)
            .task(
                "encode",
                TornadoNormTasksTest::encodeAll,
                new KernelContext(),
                floats,
                encoded,
                encodedSlowly)
            .transferToHost(
                DataTransferMode.EVERY_EXECUTION, decoded, decodedFast, encoded, encodedSlowly);
    GridScheduler grid = new GridScheduler();
    for (TornadoNativeArray a : List.of(decoded, encoded)) {
      WorkerGrid worker = new WorkerGrid1D(a.getSize());
      worker.setLocalWork(64, 1, 1);
      grid.addWorkerGrid(a == decoded ? "bf16.decode" : "bf16.encode", worker);
    }
    plan(grid, graph.snapshot()).execute();
    for (int i = 0; i < 65536; i++) {
      float wanted = BFloat16.toFloat((short) i);
      if (Float.isNaN(wanted)) {
        assertTrue(Float.isNaN(decoded.get(i)), "bits " + i);
      } else {
        int bits = Float.floatToRawIntBits(wanted);
        assertEquals(bits, Float.floatToRawIntBits(decoded.get(i)), "bits " + i);
        assertEquals(bits, Float.floatToRawIntBits(decodedFast.get(i)), "bits " + i);
      }
    }
    for (int i = 0; i < encoded.getSize(); i++) {
      float value = floats.get(i);
      if (Float.isNaN(value)) {
        assertTrue(Float.isNaN(BFloat16.toFloat(encoded.get(i))), "float " + i);
        assertTrue(Float.isNaN(BFloat16.toFloat(encodedSlowly.get(i))), "float " + i);
      } else {
        assertEquals(BFloat16.fromFloat(value), encoded.get(i), () -> "encoding " + value);
        assertEquals(BFloat16.fromFloat(value), encodedSlowly.get(i), () -> "encoding " + value);
      }
    }
  }

  /** Decodes one number a thread. */
  static void decodeAll(
      KernelContext context, ShortArray in, FloatArray powers, FloatArray out, FloatArray outFast) {
    int bits = in.get(context.globalIdx);
    out.set(context.globalIdx, NormKernels.decodeAny(bits, powers));
    outFast.set(context.globalIdx, NormKernels.decode(bits, powers, 0));
  }

  /** Encodes one number a thread, in the way that rows are and in the way of rare numbers. */
  static void encodeAll(
      KernelContext context, FloatArray in, ShortArray out, ShortArray outSlowly) {
    float v = in.get(context.globalIdx);
    float near = NormKernels.near(v);
    int place = NormKernels.place(near);
    short slow = (short) NormKernels.encodeAny(v);
    outSlowly.set(context.globalIdx, slow);
    if (place < NormKernels.FAST_PLACES) {
      out.set(context.globalIdx, (short) NormKernels.encode(near, place));
    } else {
      out.set(context.globalIdx, slow);
    }
  }
}
