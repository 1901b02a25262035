package org.tornorm.tests;

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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.Decision;
import org.tornorm.InvalidCallException;
import org.tornorm.NormCall;
import org.tornorm.NormException;
import org.tornorm.NormSpec;
import org.tornorm.NormStream;
import org.tornorm.NormTensor;
import org.tornorm.Norms;
import org.tornorm.NormsOptions;
import org.tornorm.OnFailure;
import org.tornorm.Operand;
import org.tornorm.PathFailedException;
import org.tornorm.PreparedNorm;
import org.tornorm.Transfers;
import org.tornorm.cpu.CpuOptions;
import org.tornorm.cpu.CpuPath;
import org.tornorm.hip.HipEmulator;
import org.tornorm.hip.HipPath;
import org.tornorm.spi.NormPath;

/**
 * Tensors on an emulated device that does its work as late as it may, so that whatever is not
 * waited for gives wrong numbers or a failure.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("NormTensorTest")
class NormTensorTest {
  private static final int COLS = 100;
  private static final NormSpec RMS = NormSpec.rms(COLS).build();
  private static final NormSpec FULL =
      NormSpec.layer(COLS).fusedAdd().smoothInt8(DType.F32).statistics().build();

  private HipEmulator emulator;

  @BeforeAll
  void open() {
    emulator = HipEmulator.open("tensors", Map.of("DEFER", "1"));
  }

  @BeforeEach
  void mend() {
    emulator.reset();
    emulator.set("MEMORY", "4294967296");
    emulator.set("DEVICES", "1");
  }

  private Norms onHip() {
    return Norms.open(List.of(new HipPath(emulator.options())), "hip");
  }

  private Norms onBoth(OnFailure onFailure) {
    List<NormPath> paths =
        List.of(new CpuPath(new CpuOptions(1, 0)), new HipPath(emulator.options()));
    return Norms.open(new NormsOptions("hip,cpu", onFailure, NormsOptions.DEFAULT_DEVICE), paths);
  }

  /** The tensors of one call with random inputs, and what the outputs must be. */
  private static final class Tensors implements AutoCloseable {
    final Map<Operand, NormTensor> of = new EnumMap<>(Operand.class);
    final NormCall call;

    Tensors(Norms norms, NormSpec spec, long rows, long seed) {
      Random random = new Random(seed);
      NormCall.Builder builder = NormCall.of(spec, rows);
      for (Operand o : Operand.ALL) {
        if (!o.in(spec)) {
          continue;
        }
        NormTensor t = norms.tensor(spec, o, rows);
        of.put(o, t);
        builder.set(o, t);
        if (!o.output()) {
          float[] values = new float[(int) (t.rows() * t.cols())];
          for (int i = 0; i < values.length; i++) {
            values[i] = 0.5f + random.nextFloat();
          }
          t.set(values);
        }
      }
      call = builder.build();
    }

    List<float[]> outputs() {
      List<float[]> outputs = new ArrayList<>();
      of.forEach(
          (o, t) -> {
            if (o.output()) {
              outputs.add(t.toFloats());
            }
          });
      return outputs;
    }

    @Override
    public void close() {
      of.values().forEach(NormTensor::close);
    }
  }

  private static void assertSame(List<float[]> expected, List<float[]> found) {
    assertEquals(expected.size(), found.size());
    for (int i = 0; i < expected.size(); i++) {
      assertArrayEquals(expected.get(i), found.get(i));
    }
  }

  /** Runs a call on segments, so without tensors. */
  private static List<float[]> bySegments(Norms norms, Tensors tensors, NormSpec spec, long rows) {
    try (Arena arena = Arena.ofConfined()) {
      Map<Operand, MemorySegment> outputs = new EnumMap<>(Operand.class);
      NormCall.Builder call = NormCall.of(spec, rows);
      for (Operand o : Operand.ALL) {
        if (!o.in(spec)) {
          continue;
        }
        NormTensor t = tensors.of.get(o);
        MemorySegment s = arena.allocate(t.rows() * t.cols() * t.dtype().bytes(), 64);
        if (o.output()) {
          outputs.put(o, s);
        } else {
          MemorySegment.copy(
              MemorySegment.ofArray(t.toFloats()), 0, s, 0, s.byteSize()); // all inputs are f32
        }
        call.set(o, s);
      }
      norms.run(call.build());
      List<float[]> found = new ArrayList<>();
      outputs.forEach(
          (o, s) -> {
            float[] values = new float[(int) (s.byteSize() / o.dtype(spec).bytes())];
            for (int i = 0; i < values.length; i++) {
              values[i] =
                  o == Operand.Q
                      ? s.get(ValueLayout.JAVA_BYTE, i)
                      : s.getAtIndex(ValueLayout.JAVA_FLOAT, i);
            }
            found.add(values);
          });
      return found;
    }
  }

  @Test
  void givesTheBitsOfACallOnSegments() {
    try (Norms norms = onHip();
        Tensors tensors = new Tensors(norms, FULL, 7, 1)) {
      norms.prepare(FULL).run(tensors.call);
      assertSame(bySegments(norms, tensors, FULL, 7), tensors.outputs());
    }
    emulator.assertNothingLive();
  }

  @Test
  void aCallOnTensorsEnqueuesAndReturns() {
    try (Norms norms = onHip();
        Tensors tensors = new Tensors(norms, RMS, 5, 1)) {
      norms.prepare(RMS).run(tensors.call);
      assertEquals(0, emulator.count("launches"), "nothing has been waited for");
      assertFalse(tensors.of.get(Operand.Y).isOnHost());
      assertTrue(tensors.of.get(Operand.Y).isOnDevice());
      norms.sync();
      assertEquals(1, emulator.count("launches"));
    }
  }

  @Test
  void aChainOf100NormsMovesNothingBetweenThem() {
    NormSpec spec = NormSpec.rms(COLS).fusedAdd().build();
    try (Norms norms = onHip();
        NormTensor hidden = norms.tensor(DType.F32, 6, COLS);
        NormTensor branch = norms.tensor(DType.F32, 6, COLS);
        NormTensor gamma = norms.tensor(DType.F32, 1, COLS)) {
      float[] ones = new float[COLS];
      Arrays.fill(ones, 1);
      gamma.set(ones);
      float[] start = new float[6 * COLS];
      for (int i = 0; i < start.length; i++) {
        start[i] = (i * 37 % 101) / 50f - 1;
      }
      hidden.set(start);
      branch.set(start);
      NormCall call =
          NormCall.of(spec, 6)
              .set(Operand.X, branch)
              .set(Operand.RESIDUAL, hidden)
              .set(Operand.RESIDUAL_OUT, hidden)
              .set(Operand.GAMMA, gamma)
              .set(Operand.Y, branch)
              .build();
      for (int i = 0; i < 100; i++) {
        norms.run(call);
      }
      Transfers enqueued = norms.transfers();
      assertEquals(new Transfers(3, (12 * COLS + COLS) * 4L, 0, 0), enqueued);
      // The same on the host, one row at a time.
      float[] x = start.clone();
      float[] residual = start.clone();
      for (int i = 0; i < 100; i++) {
        for (int k = 0; k < x.length; k++) {
          residual[k] += x[k];
        }
        for (int row = 0; row < 6; row++) {
          double squares = 0;
          for (int k = 0; k < COLS; k++) {
            squares += (double) residual[row * COLS + k] * residual[row * COLS + k];
          }
          double rstd = 1 / Math.sqrt(squares / COLS + spec.eps());
          for (int k = 0; k < COLS; k++) {
            x[row * COLS + k] = (float) (residual[row * COLS + k] * rstd);
          }
        }
      }
      assertArrayEquals(x, branch.toFloats(), 1e-4f);
      assertEquals(1, norms.transfers().copiesToHost());
      branch.toFloats();
      assertEquals(1, norms.transfers().copiesToHost(), "what was read is fresh");
    }
    emulator.assertNothingLive();
  }

  @Test
  void whatIsWrittenOnTheHostGoesToTheDeviceAgain() {
    try (Norms norms = onHip();
        Tensors tensors = new Tensors(norms, RMS, 4, 1)) {
      norms.run(tensors.call);
      NormTensor x = tensors.of.get(Operand.X);
      float[] values = x.toFloats();
      for (int i = 0; i < values.length; i++) {
        values[i] = -values[i] * 3;
      }
      x.set(values); // waits: the copy that was enqueued reads the old values
      norms.run(tensors.call);
      assertSame(bySegments(norms, tensors, RMS, 4), tensors.outputs());
      MemorySegment memory = x.write();
      memory.set(ValueLayout.JAVA_FLOAT, 0, 100);
      norms.run(tensors.call);
      assertEquals(100, x.toFloats()[0]);
      assertSame(bySegments(norms, tensors, RMS, 4), tensors.outputs());
    }
  }

  /** A tensor written on one stream is used on others, both ways, without a wait between. */
  @Test
  void streamsWaitForEachOther() {
    try (Norms norms = onHip();
        NormStream first = norms.openStream();
        NormStream second = norms.openStream();
        Tensors tensors = new Tensors(norms, RMS, 4, 1);
        NormTensor z = norms.tensor(DType.F32, 4, COLS)) {
      PreparedNorm norm = norms.prepare(RMS);
      NormTensor y = tensors.of.get(Operand.Y);
      NormCall again =
          NormCall.of(RMS, 4)
              .set(Operand.X, y)
              .set(Operand.GAMMA, tensors.of.get(Operand.GAMMA))
              .set(Operand.Y, z)
              .build();
      for (int i = 0; i < 5; i++) {
        norm.run(tensors.call, first);
        norm.run(again, second); // reads what the first stream writes
      }
      second.sync();
      float[] found = z.toFloats();
      float[] expected = new float[found.length];
      NormTensor copy = norms.tensor(DType.F32, 4, COLS).set(y.toFloats());
      norms.run(
          NormCall.of(RMS, 4)
              .set(Operand.X, copy)
              .set(Operand.GAMMA, tensors.of.get(Operand.GAMMA))
              .set(Operand.Y, y)
              .build());
      System.arraycopy(y.toFloats(), 0, expected, 0, expected.length);
      copy.close();
      assertArrayEquals(expected, found);
    }
    emulator.assertNothingLive();
  }

  @Test
  void tensorsMayBeClosedInAnyOrderRightAfterACall() {
    Random random = new Random(7);
    for (int round = 0; round < 30; round++) {
      try (Norms norms = onHip()) {
        Tensors tensors = new Tensors(norms, FULL, 3, round);
        norms.run(tensors.call);
        List<NormTensor> order = new ArrayList<>(tensors.of.values());
        Collections.shuffle(order, random);
        order.forEach(NormTensor::close);
        order.forEach(NormTensor::close);
        assertEquals(0, emulator.count("live_allocations"));
        InvalidCallException e =
            assertThrows(InvalidCallException.class, () -> norms.run(tensors.call));
        assertTrue(e.getMessage().contains("this tensor is closed"), e.getMessage());
      }
      emulator.assertNothingLive();
    }
  }

  @Test
  void anArenaMayBeClosedRightAfterACallOnWhatItHolds() {
    try (Norms norms = onHip();
        NormTensor y = norms.tensor(DType.F32, 2, COLS);
        NormTensor gamma = norms.tensor(DType.F32, 1, COLS)) {
      gamma.write().fill((byte) 0);
      float[] ones = new float[COLS];
      Arrays.fill(ones, 1);
      gamma.set(ones);
      NormTensor x;
      try (Arena arena = Arena.ofShared()) {
        MemorySegment memory = arena.allocate(2 * COLS * 4, 4);
        for (int i = 0; i < 2 * COLS; i++) {
          memory.setAtIndex(ValueLayout.JAVA_FLOAT, i, 3);
        }
        x = norms.wrap(memory, DType.F32, 2, COLS, COLS * 4);
        norms.run(
            NormCall.of(RMS, 2)
                .set(Operand.X, x)
                .set(Operand.GAMMA, gamma)
                .set(Operand.Y, y)
                .build());
      }
      x.close();
      assertEquals(1, y.toFloats()[5], 1e-5f);
    }
    emulator.assertNothingLive();
  }

  @Test
  void closingTheFacadeClosesWhatIsOpen() {
    Norms norms = onHip();
    Tensors tensors = new Tensors(norms, FULL, 3, 1);
    norms.run(tensors.call);
    norms.close();
    emulator.assertNothingLive();
    assertThrows(InvalidCallException.class, () -> tensors.of.get(Operand.X).read());
    tensors.close();
  }

  /** A lost tensor is freed, and the warning names where it was made. */
  @Test
  void aTensorThatIsNeverClosedIsReported() throws Exception {
    List<LogRecord> warnings = Collections.synchronizedList(new ArrayList<>());
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord r) {
            if (r.getLevel() == Level.WARNING) {
              warnings.add(r);
            }
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger logger = Logger.getLogger("org.tornorm");
    logger.addHandler(handler);
    try (Norms norms = onHip()) {
      leak(norms);
      for (int i = 0; i < 200 && warnings.stream().noneMatch(NormTensorTest::namesLeak); i++) {
        System.gc();
        Thread.sleep(20);
      }
      assertTrue(warnings.stream().anyMatch(NormTensorTest::namesLeak), "a warning names leak()");
      for (int i = 0; i < 200 && emulator.count("live_host_allocations") > 0; i++) {
        Thread.sleep(20);
      }
      assertEquals(0, emulator.count("live_host_allocations"));
    } finally {
      logger.removeHandler(handler);
    }
  }

  private static void leak(Norms norms) {
    norms.tensor(DType.F32, 3, 77).set(new float[231]);
  }

  private static boolean namesLeak(LogRecord r) {
    String parameters = Arrays.toString(r.getParameters());
    return parameters.contains("3 x 77") && parameters.contains("NormTensorTest.leak(");
  }

  @Test
  void deviceMemoryOfTheUsersIsUsedWhereItLies() {
    try (Norms norms = onHip();
        Tensors tensors = new Tensors(norms, RMS, 4, 1)) {
      HipPath other = new HipPath(emulator.options());
      long address = other.device().orElseThrow().allocate(4 * COLS * 4);
      NormTensor y = norms.wrapDevice(address, DType.F32, 4, COLS, COLS * 4);
      norms.run(
          NormCall.of(RMS, 4)
              .set(Operand.X, tensors.of.get(Operand.X))
              .set(Operand.GAMMA, tensors.of.get(Operand.GAMMA))
              .set(Operand.Y, y)
              .build());
      norms.run(tensors.call);
      assertArrayEquals(tensors.of.get(Operand.Y).toFloats(), y.toFloats());
      y.close();
      long live = emulator.count("live_allocations");
      other.device().orElseThrow().free(address);
      assertEquals(live - 1, emulator.count("live_allocations"), "closing left it allocated");
      other.close();
    }
    emulator.assertNothingLive();
  }

  @Test
  void withoutADeviceTensorsLiveOnTheHost() {
    try (Norms norms = Norms.open(List.of(new CpuPath(new CpuOptions(1, 0))), null);
        Tensors tensors = new Tensors(norms, FULL, 7, 1)) {
      norms.run(tensors.call);
      assertTrue(tensors.of.get(Operand.Q).isOnHost());
      assertSame(bySegments(norms, tensors, FULL, 7), tensors.outputs());
      assertEquals(new Transfers(0, 0, 0, 0), norms.transfers());
      String message = assertThrows(InvalidCallException.class, norms::openStream).getMessage();
      assertTrue(message.contains("needs a device"), message);
    }
  }

  // What is refused.

  @Test
  void refusalsNameWhatIsWrong() {
    try (Norms norms = onHip();
        Norms other = onHip();
        NormTensor x = norms.tensor(DType.F32, 4, COLS);
        NormTensor gamma = norms.tensor(DType.F32, 1, COLS);
        NormTensor y = norms.tensor(DType.F32, 4, COLS);
        NormTensor narrow = norms.tensor(DType.F32, 4, COLS - 1);
        NormTensor half = norms.tensor(DType.F16, 4, COLS);
        NormTensor foreign = other.tensor(DType.F32, 4, COLS)) {
      refused("y is missing", builder(x, gamma, null));
      refused("y is 4 x 99: the call wants 4 x 100", builder(x, gamma, narrow));
      refused("y is of F16: the spec wants F32", builder(x, gamma, half));
      refused("y is a tensor of another Norms", builder(x, gamma, foreign));
      refused("gamma is 4 x 100: the call wants 1 x 100", builder(x, x, y));
      refused(
          "x is a segment, but others are tensors",
          builder(null, gamma, y).x(MemorySegment.ofArray(new float[400])));
      NormCall call = builder(x, gamma, y).build();
      assertThrows(InvalidCallException.class, () -> other.run(call));
      try (NormStream stream = other.openStream()) {
        assertThrows(InvalidCallException.class, () -> norms.prepare(RMS).run(call, stream));
      }
      assertThrows(InvalidCallException.class, () -> norms.tensor(DType.F32, -1, 3));
      assertThrows(InvalidCallException.class, () -> norms.tensor(DType.F32, 3, 0));
      assertThrows(InvalidCallException.class, () -> norms.tensor(null, 3, 3));
      assertThrows(InvalidCallException.class, () -> x.set(new float[3]));
      MemorySegment small = MemorySegment.ofArray(new float[399]);
      assertThrows(
          InvalidCallException.class, () -> norms.wrap(small, DType.F32, 4, COLS, COLS * 4));
      assertThrows(
          InvalidCallException.class, () -> norms.wrap(small, DType.F32, 1, COLS, COLS * 4 - 4));
      assertThrows(
          InvalidCallException.class, () -> norms.wrapDevice(2, DType.F32, 1, COLS, COLS * 4));
    }
    emulator.assertNothingLive();
  }

  @Test
  void memoryThatCannotBeUsedIsRefused() {
    NormTensor late;
    try (Norms norms = onHip();
        NormTensor x = norms.tensor(DType.F32, 4, COLS);
        NormTensor gamma = norms.tensor(DType.F32, 1, COLS)) {
      MemorySegment floats = MemorySegment.ofArray(new float[4 * COLS]);
      try (NormTensor y = norms.wrap(floats.asReadOnly(), DType.F32, 4, COLS, COLS * 4)) {
        refused("y wraps a read-only segment", builder(x, gamma, y));
      }
      InvalidCallException wrongType =
          assertThrows(
              InvalidCallException.class, () -> norms.wrap(floats, DType.BF16, 4, COLS, COLS * 2));
      assertTrue(wrongType.getMessage().contains("is a float[]"), wrongType.getMessage());
      try (Arena arena = Arena.ofShared()) {
        late = norms.wrap(arena.allocate(4 * COLS * 4, 4), DType.F32, 4, COLS, COLS * 4);
        late.toFloats();
      }
      try (NormTensor y = norms.tensor(DType.F32, 4, COLS)) {
        NormCall call = builder(late, gamma, y).build();
        InvalidCallException closed =
            assertThrows(InvalidCallException.class, () -> norms.run(call));
        assertTrue(closed.getMessage().contains("arena is closed"), closed.getMessage());
        assertFalse(y.isOnDevice(), "nothing was enqueued");
      }
      late.close();
    }
    emulator.assertNothingLive();
  }

  @Test
  void streamsMayOutliveTheirFacade() {
    NormStream own;
    NormStream adopted;
    Norms other = onHip();
    try (Norms norms = onHip()) {
      own = norms.openStream();
      adopted = other.stream(own.handle());
    }
    other.close();
    emulator.assertNothingLive();
    own.close();
    own.close();
    adopted.close();
    assertThrows(InvalidCallException.class, own::handle);
    emulator.assertNothingLive();
  }

  @Test
  void noRowsAreNoWork() {
    try (Norms norms = onHip();
        Tensors tensors = new Tensors(norms, FULL, 0, 1)) {
      norms.run(tensors.call);
      norms.sync();
      assertEquals(0, emulator.count("launches"));
      tensors.outputs().forEach(o -> assertEquals(0, o.length));
    }
    emulator.assertNothingLive();
  }

  private static NormCall.Builder builder(NormTensor x, NormTensor gamma, NormTensor y) {
    return NormCall.of(RMS, 4).set(Operand.X, x).set(Operand.GAMMA, gamma).set(Operand.Y, y);
  }

  private static void refused(String why, NormCall.Builder call) {
    String message = assertThrows(InvalidCallException.class, call::build).getMessage();
    assertTrue(message.contains(why), message);
  }

  // Failures.

  /**
   * Every function of the runtime fails once at each time that a call and the reading of its
   * outputs use it: a typed failure or the right result, nothing leaked, and the next call is
   * right.
   */
  @Test
  void whateverFailsGivesATypedFailureOrTheRightResult() {
    List<String> functions =
        List.of(
            "hipSetDevice",
            "hipMalloc",
            "hipHostMalloc",
            "hipStreamCreateWithFlags",
            "hipMemcpyHtoDAsync",
            "hipModuleLaunchKernel",
            "hipMemcpyDtoHAsync",
            "hipStreamSynchronize");
    List<NormSpec> specs =
        List.of(
            RMS,
            NormSpec.layer(COLS).build(),
            NormSpec.rms(COLS).fusedAdd().build(),
            NormSpec.layer(COLS).dynamicInt8().build(),
            FULL);
    int failures = 0;
    int fallbacks = 0;
    for (OnFailure onFailure : OnFailure.values()) {
      for (NormSpec spec : specs) {
        List<float[]> expected;
        try (Norms norms = onHip();
            Tensors tensors = new Tensors(norms, spec, 3, 1)) {
          norms.run(tensors.call);
          expected = tensors.outputs();
        }
        for (String function : functions) {
          boolean failed = true;
          for (int k = 0; failed && k < 60; k++) {
            emulator.reset();
            try (Norms norms = onBoth(onFailure)) {
              norms.prepare(spec);
              try (Tensors tensors = new Tensors(norms, spec, 3, 1)) {
                emulator.fail(function, k, 2);
                try {
                  norms.run(tensors.call);
                  List<float[]> found = tensors.outputs();
                  failed = !emulator.takeFaults();
                  if (failed) {
                    fallbacks++;
                    assertClose(expected, found, spec + ", " + function + " " + k);
                  } else {
                    assertSame(expected, found);
                  }
                } catch (PathFailedException e) {
                  failures++;
                  assertTrue(e.getMessage().contains(function), e.getMessage());
                  emulator.takeFaults();
                }
                norms.run(tensors.call);
                assertClose(expected, tensors.outputs(), spec + ", after " + function + " " + k);
              }
            }
            emulator.assertNothingLive();
          }
        }
      }
    }
    assertTrue(failures > 50, failures + " failures");
    assertTrue(fallbacks > 50, fallbacks + " fallbacks");
  }

  private static void assertClose(List<float[]> expected, List<float[]> found, String what) {
    for (int i = 0; i < expected.size(); i++) {
      for (int k = 0; k < expected.get(i).length; k++) {
        float e = expected.get(i)[k];
        float f = found.get(i)[k];
        // q may differ by one where a path rounds a tie the other way.
        float allowed = e == Math.rint(e) && f == Math.rint(f) ? 1 : 2e-5f;
        assertEquals(e, f, allowed, what);
      }
    }
  }

  @Test
  void aFailureThatIsFoundByWaitingSaysThatOutputsAreUndefined() {
    try (Norms norms = onHip();
        Tensors tensors = new Tensors(norms, RMS, 3, 1)) {
      norms.run(tensors.call);
      emulator.fail("hipStreamSynchronize", 0, 719);
      PathFailedException e =
          assertThrows(PathFailedException.class, () -> tensors.of.get(Operand.Y).read());
      assertTrue(e.outputsTouched());
      assertTrue(e.getMessage().contains("undefined"), e.getMessage());
    }
  }

  @Test
  void fallsBackToTheHostWhenTheDeviceIsFull() {
    try (Norms norms = onBoth(OnFailure.FALL_BACK);
        Tensors tensors = new Tensors(norms, RMS, 3, 1)) {
      norms.prepare(RMS);
      emulator.set("MEMORY", "1000");
      norms.run(tensors.call);
      assertTrue(tensors.of.get(Operand.Y).isOnHost());
      emulator.set("MEMORY", "4294967296");
      List<float[]> onHost = tensors.outputs();
      norms.run(tensors.call);
      assertTrue(tensors.of.get(Operand.Y).isOnDevice());
      assertClose(onHost, tensors.outputs(), "host and device");
    }
    emulator.assertNothingLive();
  }

  // Many threads.

  @Test
  void resultsOfManyThreadsAreThoseOfOne() throws Exception {
    List<NormSpec> specs =
        List.of(RMS, FULL, NormSpec.layer(33).build(), NormSpec.rms(257).dynamicInt8().build());
    int threads = 32;
    int calls = 2000;
    try (Norms norms = onHip();
        ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      emulator.set("SHADOW", "0");
      emulator.set("RACES", "0");
      List<Tensors> shared = new ArrayList<>();
      List<List<float[]>> expected = new ArrayList<>();
      for (int i = 0; i < specs.size(); i++) {
        Tensors t = new Tensors(norms, specs.get(i), 1 + i, i);
        norms.run(t.call);
        shared.add(t);
        expected.add(t.outputs());
      }
      List<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        int seed = thread;
        running.add(
            pool.submit(
                () -> {
                  Random random = new Random(seed);
                  List<Tensors> own = new ArrayList<>();
                  for (int i = 0; i < specs.size(); i++) {
                    own.add(new Tensors(norms, specs.get(i), 1 + i, i));
                  }
                  for (int k = 0; k < calls; k++) {
                    int i = random.nextInt(specs.size());
                    Tensors t = random.nextInt(4) == 0 ? shared.get(i) : own.get(i);
                    norms.run(t.call);
                    if (random.nextInt(16) == 0) {
                      assertSame(expected.get(i), t.outputs());
                    }
                  }
                  own.forEach(Tensors::close);
                  return null;
                }));
      }
      for (Future<?> f : running) {
        f.get();
      }
      shared.forEach(Tensors::close);
    } finally {
      emulator.set("SHADOW", "1");
      emulator.set("RACES", "1");
    }
    emulator.assertNothingLive();
  }

  // Several devices.

  @Test
  void eachFacadeHasItsDevice() {
    emulator.set("DEVICES", "2");
    HipPath path = new HipPath(emulator.options());
    assertEquals(2, path.devices().size());
    NormsOptions second = new NormsOptions("hip", OnFailure.THROW, 1);
    try (Norms first = onHip();
        Norms other = Norms.open(second, List.of(path));
        Tensors a = new Tensors(first, FULL, 3, 1);
        Tensors b = new Tensors(other, FULL, 3, 1)) {
      first.run(a.call);
      other.run(b.call);
      assertSame(a.outputs(), b.outputs());
    }
    path.close();
    emulator.assertNothingLive();
  }

  @Test
  void rowsAreSharedOutToAllDevices() {
    emulator.set("DEVICES", "2");
    NormsOptions all = new NormsOptions("hip", OnFailure.THROW, NormsOptions.ALL_DEVICES);
    try (Norms one = onHip();
        Norms both = Norms.open(all, List.of(new HipPath(emulator.options())))) {
      Decision decision = both.explain(FULL, new CallShape(9, CallShape.Residency.HOST, 4));
      assertTrue(decision.toString().contains("shared out to 2 devices"), decision.toString());
      for (int rows : new int[] {1, 2, 9}) {
        try (Tensors tensors = new Tensors(one, FULL, rows, 1)) {
          List<float[]> expected = bySegments(one, tensors, FULL, rows);
          assertSame(expected, bySegments(both, tensors, FULL, rows));
        }
      }
      emulator.fail("hipModuleLaunchKernel", 1, 2);
      try (Tensors tensors = new Tensors(one, FULL, 9, 1)) {
        NormException e =
            assertThrows(NormException.class, () -> bySegments(both, tensors, FULL, 9));
        assertTrue(((PathFailedException) e).outputsTouched(), e.getMessage());
      }
    }
    emulator.assertNothingLive();
  }
}
