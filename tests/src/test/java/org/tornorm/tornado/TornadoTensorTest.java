package org.tornorm.tornado;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.tornorm.CallShape;
import org.tornorm.CallShape.Residency;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.InvalidCallException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.NormTensor;
import org.tornorm.Norms;
import org.tornorm.NormsOptions;
import org.tornorm.OnFailure;
import org.tornorm.Operand;
import org.tornorm.PathFailedException;
import org.tornorm.Transfers;
import org.tornorm.calibrate.PathTimer;
import org.tornorm.cpu.CpuOptions;
import org.tornorm.cpu.CpuPath;
import org.tornorm.hip.Required;
import org.tornorm.reference.Conformance;
import org.tornorm.reference.Reference;
import org.tornorm.spi.Availability;
import org.tornorm.spi.Support;

/** Tensors that live on TornadoVM's device. */
@Tag("tornado")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TornadoTensorTest {
  private static final int COLS = 100;
  private static final NormSpec ADD = NormSpec.rms(COLS).fusedAdd().build();
  private static final NormSpec LAYER = NormSpec.layer(COLS).build();
  private static final NormSpec BF16 =
      NormSpec.layer(COLS).dtype(DType.BF16).smoothInt8(DType.BF16).statistics().build();

  private final TornadoPath path = new TornadoPath();
  private Norms norms;

  @BeforeAll
  void open() {
    if (path.availability() instanceof Availability.No no) {
      throw Required.TORNADO.missing("TornadoVM path left out: " + no.reasons());
    }
    norms = Norms.open(List.of(path), "tornado");
  }

  @AfterAll
  void close() {
    if (norms != null) {
      norms.close();
    }
  }

  private TornadoTensors tensors() {
    return (TornadoTensors) path.device().orElseThrow();
  }

  /** The tensors of one call with random inputs. */
  private static final class Tensors implements AutoCloseable {
    final Map<Operand, NormTensor> of = new EnumMap<>(Operand.class);
    final NormCall call;
    private final NormSpec spec;
    private final int rows;

    Tensors(Norms norms, NormSpec spec, int rows, long seed) {
      this.spec = spec;
      this.rows = rows;
      SplittableRandom random = new SplittableRandom(seed);
      NormCall.Builder builder = NormCall.of(spec, rows);
      for (Operand o : Operand.ALL) {
        if (o.in(spec)) {
          NormTensor t = norms.tensor(spec, o, rows);
          of.put(o, t);
          builder.set(o, t);
          if (!o.output()) {
            float[] values = new float[(int) (t.rows() * t.cols())];
            for (int i = 0; i < values.length; i++) {
              values[i] = (float) random.nextDouble(0.5, 1.5);
            }
            t.set(values);
          }
        }
      }
      call = builder.build();
    }

    /** Compares what the tensors hold with the reference. */
    void check() {
      try (Arena arena = Arena.ofConfined()) {
        NormCall.Builder copy = NormCall.of(spec, rows);
        of.forEach(
            (o, t) -> copy.set(o, arena.allocate(t.read().byteSize(), 8).copyFrom(t.read())));
        NormCall onHost = copy.build();
        Conformance.Report report = Conformance.check(onHost, Reference.compute(onHost));
        assertTrue(report.passed(), () -> spec + ", " + rows + ": " + report.violations());
      }
    }

    @Override
    public void close() {
      of.values().forEach(NormTensor::close);
    }
  }

  private static Transfers since(Transfers before, Transfers now) {
    return new Transfers(
        now.copiesToDevice() - before.copiesToDevice(),
        now.bytesToDevice() - before.bytesToDevice(),
        now.copiesToHost() - before.copiesToHost(),
        now.bytesToHost() - before.bytesToHost());
  }

  /**
   * Two norms of a block in turn, of other specs, each on what the other wrote. After the first
   * round all host memory there is of them is overwritten: had anything been copied to the device
   * again, the result would show it.
   */
  @Test
  void aChainOf100NormsMovesNothingAfterItsFirstRound() {
    int rows = 6;
    int n = rows * COLS;
    float[] start = new float[n];
    float[] weights = new float[COLS];
    for (int i = 0; i < n; i++) {
      start[i] = (i * 37 % 101) / 50f - 1;
    }
    for (int j = 0; j < COLS; j++) {
      weights[j] = 0.5f + j / 100f;
    }
    try (Arena arena = Arena.ofShared()) {
      MemorySegment x = arena.allocateFrom(ValueLayout.JAVA_FLOAT, start);
      MemorySegment residual = arena.allocateFrom(ValueLayout.JAVA_FLOAT, start);
      MemorySegment gammaMemory = arena.allocateFrom(ValueLayout.JAVA_FLOAT, weights);
      try (NormTensor hidden = norms.wrap(residual, DType.F32, rows, COLS, COLS * 4);
          NormTensor branch = norms.wrap(x, DType.F32, rows, COLS, COLS * 4);
          NormTensor gamma = norms.wrap(gammaMemory, DType.F32, 1, COLS, COLS * 4);
          NormTensor middle = norms.tensor(DType.F32, rows, COLS)) {
        NormCall add =
            NormCall.of(ADD, rows)
                .set(Operand.X, branch)
                .set(Operand.RESIDUAL, hidden)
                .set(Operand.RESIDUAL_OUT, hidden)
                .set(Operand.GAMMA, gamma)
                .set(Operand.Y, middle)
                .build();
        NormCall layer =
            NormCall.of(LAYER, rows)
                .set(Operand.X, middle)
                .set(Operand.GAMMA, gamma)
                .set(Operand.BETA, gamma)
                .set(Operand.Y, branch)
                .build();
        norms.prepare(ADD);
        norms.prepare(LAYER);
        Transfers before = norms.transfers();
        for (int i = 0; i < 50; i++) {
          norms.run(add);
          norms.run(layer);
          if (i == 0) {
            x.fill((byte) -1);
            residual.fill((byte) -1);
            gammaMemory.fill((byte) -1);
            tensors().forEachHostCopy(memory -> memory.fill((byte) -1));
          }
        }
        Transfers moved = since(before, norms.transfers());
        assertEquals(new Transfers(3, (2 * n + COLS) * 4L, 0, 0), moved);
        assertFalse(branch.isOnHost());

        float[] expectedHidden = start.clone();
        float[] expected = start.clone();
        for (int i = 0; i < 50; i++) {
          chainOnHost(expected, expectedHidden, weights);
        }
        assertArrayEquals(expected, branch.toFloats(), 1e-3f);
        assertArrayEquals(expectedHidden, hidden.toFloats(), 1e-2f);
        branch.toFloats();
        moved = since(before, norms.transfers());
        assertEquals(2, moved.copiesToHost(), "what was read is fresh");
      }
    }
  }

  /** One round of the chain, in float64. */
  private static void chainOnHost(float[] branch, float[] hidden, float[] weights) {
    for (int row = 0; row < hidden.length; row += COLS) {
      double squares = 0;
      for (int j = 0; j < COLS; j++) {
        hidden[row + j] += branch[row + j];
        squares += (double) hidden[row + j] * hidden[row + j];
      }
      double rms = Math.sqrt(squares / COLS + ADD.eps());
      double[] y = new double[COLS];
      double mean = 0;
      for (int j = 0; j < COLS; j++) {
        y[j] = hidden[row + j] / rms * weights[j];
        mean += y[j] / COLS;
      }
      double variance = 0;
      for (int j = 0; j < COLS; j++) {
        variance += (y[j] - mean) * (y[j] - mean) / COLS;
      }
      double deviation = Math.sqrt(variance + LAYER.eps());
      for (int j = 0; j < COLS; j++) {
        branch[row + j] = (float) ((y[j] - mean) / deviation * weights[j] + weights[j]);
      }
    }
  }

  /** Weights of 16 bits are widened for the kernels; a change of them is seen. */
  @Test
  void weightsMoveOnceAndAgainWhenTheyAreWritten() {
    try (Tensors t = new Tensors(norms, BF16, 3, 1)) {
      Transfers before = norms.transfers();
      for (int i = 0; i < 5; i++) {
        norms.run(t.call);
      }
      assertEquals(4, since(before, norms.transfers()).copiesToDevice());
      t.check();
      NormTensor gamma = t.of.get(Operand.GAMMA);
      Elements.store(gamma.write(), DType.BF16, 10, -3);
      norms.run(t.call);
      assertEquals(5, since(before, norms.transfers()).copiesToDevice());
      t.check();
    }
  }

  /** Rows that fill no whole work-group are followed by nothing that counts. */
  @Test
  void anyNumberOfRowsRunsByOneKernel() {
    NormSpec narrow = NormSpec.rms(3).dynamicInt8().statistics().build();
    for (int rows : new int[] {1, 2, 31, 33, 127, 129, 5000}) {
      try (Tensors t = new Tensors(norms, narrow, rows, rows)) {
        norms.run(t.call);
        t.check();
      }
    }
  }

  @Test
  void noWorkGroupLeavesTheArrays() {
    for (int cols = 1; cols < 20_000; cols++) {
      for (DType dtype : List.of(DType.F32, DType.BF16)) {
        NormSpec spec = NormSpec.rms(cols).dtype(dtype).build();
        Geometry geometry = Geometry.of(spec, TornadoKernel.capacity(cols), 1024);
        long behind = ResidentPlan.bytesBehind(spec, geometry);
        assertTrue(behind <= TornadoTensors.SLACK_BYTES, cols + " " + dtype + ": " + behind);
        assertTrue(geometry.rowsPerGroup() * Float.BYTES <= TornadoTensors.SLACK_BYTES);
      }
    }
  }

  @Test
  void givesTheBitsOfACallOnSegments() {
    try (Tensors t = new Tensors(norms, LAYER, 7, 3);
        Arena arena = Arena.ofConfined()) {
      norms.run(t.call);
      MemorySegment y = arena.allocate(7 * COLS * 4, 8);
      norms.run(
          NormCall.of(LAYER, 7)
              .x(t.of.get(Operand.X).read())
              .gamma(t.of.get(Operand.GAMMA).read())
              .beta(t.of.get(Operand.BETA).read())
              .y(y)
              .build());
      assertEquals(-1, y.mismatch(t.of.get(Operand.Y).read()));
    }
  }

  /** Beyond the memory of the device by far, were it not freed. */
  @Test
  void tensorsMayBeOpenedAndClosedForEver() {
    Random order = new Random(5);
    for (int i = 0; i < 1000; i++) {
      // Few sizes are spare; now and then one that is too large to be kept.
      int rows = i % 250 == 249 ? 200_000 : 1 + i % 5;
      Tensors t = new Tensors(norms, ADD, rows, i);
      norms.run(t.call);
      if (i % 50 == 3) {
        t.check();
      }
      List<NormTensor> closing = new ArrayList<>(t.of.values());
      Collections.shuffle(closing, order);
      closing.forEach(NormTensor::close);
    }
  }

  @Test
  void aFullDeviceIsNamedAndTheCpuTakesTheCall() {
    NormSpec spec = NormSpec.rms(1024).build();
    int rows = 100_000; // 400 MB each, of 512 MB
    CpuPath cpu = new CpuPath(new CpuOptions(2, 0));
    NormsOptions fallBack =
        new NormsOptions("tornado,cpu", OnFailure.FALL_BACK, NormsOptions.DEFAULT_DEVICE);
    NormCall small;
    try (Norms both = Norms.open(fallBack, List.of(new TornadoPath(), cpu));
        NormTensor gamma = both.tensor(DType.F32, 1, 1024);
        NormTensor x = both.tensor(DType.F32, rows, 1024);
        NormTensor y = both.tensor(DType.F32, rows, 1024)) {
      x.write().set(ValueLayout.JAVA_FLOAT, 0, 1);
      gamma.set(ones(1024));
      small =
          NormCall.of(spec, rows)
              .set(Operand.X, x)
              .set(Operand.GAMMA, gamma)
              .set(Operand.Y, y)
              .build();
      both.run(small);
      assertTrue(y.isOnHost());
      assertEquals(31.84f, y.read().get(ValueLayout.JAVA_FLOAT, 0), 0.01f);
    }
    TornadoTensors memory = tensors();
    long first = memory.allocate(400L << 20);
    PathFailedException e =
        assertThrows(PathFailedException.class, () -> memory.allocate(400L << 20));
    memory.free(first);
    assertTrue(e.getMessage().contains("Unable to allocate"), e.getMessage());
    assertTrue(e.getMessage().contains("tornado.device.memory"), e.getMessage());
    assertFalse(e.outputsTouched());
  }

  private static float[] ones(int n) {
    float[] ones = new float[n];
    Arrays.fill(ones, 1);
    return ones;
  }

  @Test
  void whatCannotBeUsedIsRefusedWithARemedy() {
    InvalidCallException address =
        assertThrows(
            InvalidCallException.class, () -> norms.wrapDevice(64, DType.F32, 1, COLS, COLS * 4));
    assertTrue(address.getMessage().contains("takes none of other code"), address.getMessage());
    InvalidCallException stream = assertThrows(InvalidCallException.class, () -> norms.stream(64));
    assertTrue(stream.getMessage().contains("use openStream()"), stream.getMessage());
    String elements = refusal(LAYER, Integer.MAX_VALUE / COLS + 1L);
    assertTrue(elements.contains("more elements than an int counts"), elements);
    String bytes = refusal(LAYER, 3_000_000);
    assertTrue(bytes.contains("use fewer rows a call"), bytes);
  }

  private String refusal(NormSpec spec, long rows) {
    Support no = path.supports(spec, new CallShape(rows, Residency.DEVICE, 4));
    return ((Support.No) no).reasons().toString();
  }

  /** Calibration times calls on tensors: each operand has memory of its own, of whatever spec. */
  @Test
  void callsOnTensorsAreTimed() {
    try (PathTimer timer = new PathTimer(path)) {
      assertTrue(timer.times(Residency.DEVICE));
      for (NormSpec spec : List.of(ADD, BF16, NormSpec.layer(3000).dtype(DType.BF16).build())) {
        CallShape shape = new CallShape(5, Residency.DEVICE, 4);
        double micros = timer.micros(spec, shape, 10_000_000).orElseThrow();
        assertTrue(micros > 0 && micros < 1e6, spec + ": " + micros);
      }
    }
  }

  /** A matrix with gaps between its rows is packed on its way to the device, and back. */
  @Test
  void wrappedRowsMayHaveGaps() {
    try (Arena arena = Arena.ofShared();
        Tensors t = new Tensors(norms, LAYER, 4, 9)) {
      long pitch = (COLS + 3) * 4L;
      MemorySegment memory = arena.allocate(4 * pitch, 4);
      memory.fill((byte) 7);
      try (NormTensor y = norms.wrap(memory, DType.F32, 4, COLS, pitch)) {
        norms.run(
            NormCall.of(LAYER, 4)
                .set(Operand.X, t.of.get(Operand.X))
                .set(Operand.GAMMA, t.of.get(Operand.GAMMA))
                .set(Operand.BETA, t.of.get(Operand.BETA))
                .set(Operand.Y, y)
                .build());
        norms.run(t.call);
        assertArrayEquals(t.of.get(Operand.Y).toFloats(), y.toFloats());
        assertEquals(7, memory.get(ValueLayout.JAVA_BYTE, COLS * 4), "the gap");
      }
    }
  }

  @Test
  void resultsOfTwoThreadsAreRight() throws Exception {
    List<NormSpec> specs = List.of(ADD, LAYER, BF16);
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      List<Callable<Void>> work = new ArrayList<>();
      for (int thread = 0; thread < 2; thread++) {
        int seed = thread;
        work.add(
            () -> {
              Random random = new Random(seed);
              for (int i = 0; i < 60; i++) {
                NormSpec spec = specs.get(random.nextInt(specs.size()));
                try (Tensors t = new Tensors(norms, spec, 1 + random.nextInt(40), i)) {
                  norms.run(t.call);
                  norms.run(t.call);
                  t.check();
                }
              }
              return null;
            });
      }
      for (Future<Void> done : pool.invokeAll(work)) {
        done.get();
      }
    }
  }
}
