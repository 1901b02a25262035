package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.Decision;
import org.tornorm.Decision.Verdict;
import org.tornorm.InvalidCallException;
import org.tornorm.InvalidSettingException;
import org.tornorm.InvalidSpecException;
import org.tornorm.NoPathException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.NormsOptions;
import org.tornorm.OnFailure;
import org.tornorm.PathFailedException;
import org.tornorm.PreparedNorm;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Support;

/** The facade and the dispatcher, over fake paths. */
class NormsTest {
  private static final NormSpec SPEC = NormSpec.rms(8).build();

  private final FakePath slow = new FakePath("slow").costs(shape -> 10 + 1.0 * shape.rows());
  private final FakePath launch = new FakePath("launch").costs(shape -> 100 + 0.1 * shape.rows());
  private final FakePath absent =
      new FakePath("absent").unavailable("libfake.so was not found", "install libfake");
  private final FakePath picky =
      new FakePath("picky")
          .costs(shape -> 0)
          .supports(
              (spec, shape) ->
                  spec.cols() % 4 == 0
                      ? Support.no("8 columns is a multiple of 4", "use an odd number")
                      : new Support.Yes("odd rows"));

  private Norms open(String order) {
    return Norms.open(List.of(absent, launch, picky, slow), order);
  }

  private static Verdict verdict(Decision decision, String path) {
    return decision.candidates().stream()
        .filter(c -> c.path().equals(path))
        .findFirst()
        .orElseThrow()
        .verdict();
  }

  private static CallMemory memory(NormSpec spec, long rows) {
    return new CallMemory(spec, rows).random(rows);
  }

  private static void run(Norms norms, NormSpec spec, long rows) {
    try (CallMemory memory = memory(spec, rows)) {
      norms.run(memory.call());
    }
  }

  // The choice.

  @Test
  void costModelPicksTheCheapestForEachShape() {
    try (Norms norms = open(null)) {
      run(norms, SPEC, 1);
      assertEquals(List.of(1, 0), List.of(slow.runs.get(), launch.runs.get()));
      run(norms, SPEC, 1000);
      assertEquals(List.of(1, 1), List.of(slow.runs.get(), launch.runs.get()));
      run(norms, SPEC, 1);
      run(norms, SPEC, 1000);
      assertEquals(List.of(2, 2), List.of(slow.runs.get(), launch.runs.get()));
      run(norms, NormSpec.rms(7).build(), 1);
      assertEquals(1, picky.runs.get());
      Decision decision = norms.explain(SPEC, CallShape.host(SPEC, 1000));
      assertEquals("launch", decision.chosen().orElseThrow());
      assertEquals(Verdict.ELIGIBLE, verdict(decision, "slow"));
      assertEquals(Verdict.UNAVAILABLE, verdict(decision, "absent"));
      assertEquals(Verdict.UNSUPPORTED, verdict(decision, "picky"));
    }
  }

  @Test
  void decisionTellsEveryReason() {
    try (Norms norms = open(null)) {
      Decision decision = norms.explain(SPEC, CallShape.host(SPEC, 1000));
      String text = decision.toString();
      for (String part :
          new String[] {
            "path launch for rms 8 f32",
            "1000 rows, host data",
            "by cost model",
            "launch: chosen, predicted 200.0 us (built-in), a fake",
            "slow: eligible, predicted 1010 us",
            "absent: unavailable - libfake.so was not found (install libfake)",
            "picky: unsupported - 8 columns is a multiple of 4 (use an odd number)"
          }) {
        assertTrue(text.contains(part), () -> "'" + part + "' is not in:\n" + text);
      }
      assertEquals(
          decision.toString(), norms.prepare(SPEC).explain(CallShape.host(SPEC, 1000)).toString());
    }
  }

  @Test
  void forcedOrderIsStrict() {
    try (Norms norms = open("slow")) {
      run(norms, SPEC, 1000);
      assertEquals(List.of(1, 0), List.of(slow.runs.get(), launch.runs.get()));
      Decision decision = norms.explain(SPEC, CallShape.host(SPEC, 1000));
      assertEquals(Verdict.EXCLUDED, verdict(decision, "launch"));
      assertEquals("slow", decision.candidates().getFirst().path());
      assertTrue(decision.toString().contains("left out by tornorm.path=slow"));
      assertEquals(0, launch.prepares.get(), "what is left out is not prepared");
    }
    try (Norms norms = Norms.open(List.of(new FakePath("a"), new FakePath("b")), " b , a ")) {
      Decision decision = norms.explain(SPEC, CallShape.host(SPEC, 1));
      assertEquals("b", decision.chosen().orElseThrow());
      assertEquals("a", decision.candidates().get(1).path());
    }
    try (Norms norms = open("absent,picky,launch")) {
      Decision decision = norms.explain(SPEC, CallShape.host(SPEC, 1));
      assertEquals("launch", decision.chosen().orElseThrow(), "the first that can");
    }
  }

  @Test
  void unmetForceThrowsTheDecision() {
    for (String order : new String[] {"absent", "picky", "picky,absent"}) {
      try (Norms norms = Norms.open(List.of(absent, new FakePath("spare"), picky), order)) {
        NoPathException e = assertThrows(NoPathException.class, () -> norms.prepare(SPEC), order);
        assertTrue(e.decision().chosen().isEmpty());
        assertEquals(e.decision().toString(), e.getMessage());
        assertEquals(Verdict.EXCLUDED, verdict(e.decision(), "spare"));
        try (CallMemory memory = memory(SPEC, 2)) {
          assertThrows(NoPathException.class, () -> norms.run(memory.call()));
          assertTrue(memory.isUnwritten());
        }
      }
    }
  }

  @Test
  void aShapeThatNoPreparedPathTakesThrowsTheDecision() {
    FakePath small =
        new FakePath("small")
            .supports(
                (spec, shape) ->
                    shape.rows() > 10
                        ? Support.no(shape.rows() + " rows are more than 10", "split the call")
                        : new Support.Yes(""));
    try (Norms norms = Norms.open(List.of(small), null)) {
      PreparedNorm prepared = norms.prepare(SPEC);
      try (CallMemory memory = memory(SPEC, 11)) {
        NoPathException e = assertThrows(NoPathException.class, () -> prepared.run(memory.call()));
        assertTrue(e.getMessage().contains("11 rows are more than 10 (split the call)"));
        assertTrue(memory.isUnwritten());
      }
      try (CallMemory memory = memory(SPEC, 10)) {
        prepared.run(memory.call());
        assertEquals(1, small.runs.get());
      }
    }
  }

  @Test
  void unknownNamesListTheKnown() {
    for (String order : new String[] {"gpu", "slow,gpu", "slow,", "SLOW"}) {
      String message =
          assertThrows(InvalidSettingException.class, () -> open(order), order).getMessage();
      assertTrue(message.contains("absent, launch, picky, slow"), message);
      assertTrue(message.contains(Norms.PATH_PROPERTY), message);
    }
  }

  @Test
  void blankOrderIsNoOrder() {
    try (Norms norms = open(" ")) {
      assertTrue(norms.explain(SPEC, CallShape.host(SPEC, 1)).toString().contains("by cost model"));
    }
  }

  // Preparing, running, closing.

  @Test
  void aPathThatFailsToPrepareIsLeftOutWithItsReason() {
    FakePath broken = new FakePath("broken").costs(shape -> 0).failsToPrepare("no compiler");
    try (Norms norms = Norms.open(List.of(broken, slow), null)) {
      PreparedNorm prepared = norms.prepare(SPEC);
      try (CallMemory memory = memory(SPEC, 3)) {
        prepared.run(memory.call());
        Decision decision = prepared.explain(memory.call().shape());
        assertEquals(1, slow.runs.get());
        assertEquals(Verdict.UNSUPPORTED, verdict(decision, "broken"));
        assertTrue(decision.toString().contains("no compiler"), decision::toString);
      }
    }
  }

  @Test
  void aForcedPathThatFailsToPrepareThrows() {
    FakePath broken = new FakePath("broken").failsToPrepare("no compiler");
    try (Norms norms = Norms.open(List.of(broken, slow), "broken")) {
      PathFailedException e = assertThrows(PathFailedException.class, () -> norms.prepare(SPEC));
      assertTrue(e.getMessage().contains("no compiler"), e.getMessage());
      assertEquals(0, slow.prepares.get());
    }
  }

  @Test
  void prepareCachesBySpec() {
    try (Norms norms = open("slow")) {
      PreparedNorm first = norms.prepare(SPEC);
      assertSame(first, norms.prepare(NormSpec.rms(8).build()));
      norms.prepare(SPEC.toBuilder().eps(1).build());
      run(norms, SPEC, 3);
      run(norms, SPEC, 4);
      assertEquals(2, slow.prepares.get());
    }
  }

  @Test
  void aCallOfAnotherSpecIsRefused() {
    try (Norms norms = open("slow");
        CallMemory memory = memory(NormSpec.rms(9).build(), 2)) {
      PreparedNorm prepared = norms.prepare(SPEC);
      String message =
          assertThrows(InvalidCallException.class, () -> prepared.run(memory.call())).getMessage();
      assertTrue(message.contains("rms 9") && message.contains("rms 8"), message);
      assertTrue(memory.isUnwritten());
    }
  }

  @Test
  void noRowsReachNoPath() {
    try (Norms norms = open("slow");
        CallMemory memory = memory(SPEC, 2)) {
      norms.run(memory.call(0));
      assertEquals(0, slow.runs.get());
    }
  }

  @Test
  void closesKernelsThenPathsOnce() {
    Norms norms = open("slow,launch");
    PreparedNorm prepared = norms.prepare(SPEC);
    norms.close();
    norms.close();
    for (FakePath path : List.of(slow, launch)) {
      assertEquals(1, path.kernelCloses.get());
      assertEquals(1, path.closes.get());
    }
    assertEquals(1, absent.closes.get());
    try (CallMemory memory = memory(SPEC, 2)) {
      NormCall call = memory.call();
      for (Executable late :
          List.<Executable>of(
              () -> norms.prepare(SPEC), () -> norms.run(call), () -> prepared.run(call))) {
        String message = assertThrows(InvalidCallException.class, late).getMessage();
        assertTrue(message.contains("closed"), message);
      }
      assertTrue(memory.isUnwritten());
    }
    assertEquals(0, slow.runs.get() + launch.runs.get());
  }

  @Test
  void aPathsFailureReachesTheCaller() {
    NormPath broken =
        new ReferencePath() {
          @Override
          public PathKernel prepare(NormSpec spec) {
            return call -> {
              throw new PathFailedException("reference", "device lost", true, null);
            };
          }
        };
    try (Norms norms = Norms.open(List.of(broken), null);
        CallMemory memory = memory(SPEC, 2)) {
      PathFailedException e =
          assertThrows(PathFailedException.class, () -> norms.run(memory.call()));
      assertTrue(e.outputsTouched());
      assertEquals("reference", e.path());
      assertTrue(e.getMessage().contains("device lost"));
      assertTrue(e.getMessage().contains("outputs are undefined"));
    }
  }

  /** The cheaper path fails; the other takes the call only where no output was touched. */
  @ParameterizedTest
  @CsvSource({"FALL_BACK,false,true", "FALL_BACK,true,false", "THROW,false,false"})
  void aFailedCallIsTakenByTheNextPath(OnFailure onFailure, boolean touched, boolean taken) {
    FakePath broken = new FakePath("broken").costs(shape -> 1).failsToRun("device lost", touched);
    FakePath sound = new FakePath("sound").costs(shape -> 2);
    NormsOptions options = new NormsOptions(null, onFailure, NormsOptions.DEFAULT_DEVICE);
    try (Norms norms = Norms.open(options, List.of(broken, sound));
        CallMemory memory = memory(SPEC, 2)) {
      for (int i = 1; i <= 3; i++) {
        if (taken) {
          norms.run(memory.call());
        } else {
          PathFailedException e =
              assertThrows(PathFailedException.class, () -> norms.run(memory.call()));
          assertEquals("broken", e.path());
          assertEquals(touched, e.outputsTouched());
        }
        assertEquals(i, broken.runs.get());
        assertEquals(taken ? i : 0, sound.runs.get());
      }
    }
    // A forced path is not left.
    FakePath forced = new FakePath("forced").failsToRun("device lost", false);
    List<NormPath> paths = List.of(forced, new FakePath("sound"));
    try (Norms norms = Norms.open(options.withOrder("forced"), paths);
        CallMemory memory = memory(SPEC, 2)) {
      assertThrows(PathFailedException.class, () -> norms.run(memory.call()));
    }
  }

  @Test
  void settingsThatAreNotUnderstoodAreNamed() {
    for (int device : new int[] {-3, Integer.MIN_VALUE}) {
      InvalidSettingException e =
          assertThrows(
              InvalidSettingException.class, () -> new NormsOptions(null, OnFailure.THROW, device));
      assertTrue(e.getMessage().contains("device is " + device), e.getMessage());
    }
    assertEquals(OnFailure.THROW, OnFailure.of(" throw "));
    InvalidSettingException e =
        assertThrows(InvalidSettingException.class, () -> OnFailure.of("perhaps"));
    assertTrue(e.getMessage().contains("'perhaps': give fall_back or throw"), e.getMessage());
  }

  @Test
  void manyThreadsAndSpecsGiveTheBitsOfSerialRuns() throws Exception {
    List<CallMemory> memories = new ArrayList<>();
    List<byte[]> wanted = new ArrayList<>();
    try (Norms norms = Norms.open(List.of(slow, launch), null);
        ExecutorService threads = Executors.newFixedThreadPool(8)) {
      for (int cols = 1; cols <= 33; cols += 4) {
        for (NormSpec spec : Specs.plainAndFull(cols)) {
          for (long rows : new long[] {1, 50, 200}) {
            CallMemory memory = memory(spec, rows);
            new ReferencePath().prepare(spec).run(memory.call());
            wanted.add(memory.outputBits());
            memory.clearOutputs();
            memories.add(memory);
          }
        }
      }
      List<Callable<Void>> calls = new ArrayList<>();
      for (CallMemory memory : memories) {
        NormCall call = memory.call();
        calls.add(
            () -> {
              norms.run(call);
              return null;
            });
      }
      for (Future<Void> f : threads.invokeAll(calls)) {
        f.get();
      }
      for (int k = 0; k < memories.size(); k++) {
        assertArrayEquals(wanted.get(k), memories.get(k).outputBits());
      }
      assertEquals(memories.size(), slow.runs.get() + launch.runs.get());
      assertEquals(memories.size() / 3, slow.prepares.get(), "each spec is prepared once");
      assertTrue(slow.runs.get() > 0 && launch.runs.get() > 0);
    } finally {
      memories.forEach(CallMemory::close);
    }
  }

  // Service loader and the static conveniences.

  @Test
  void serviceLoaderFindsTheCpuPath() {
    try (Norms norms = Norms.open("cpu")) {
      assertTrue(norms.paths().stream().anyMatch(p -> p.name().equals("cpu")));
      assertEquals("cpu", norms.explain(SPEC, CallShape.host(SPEC, 4)).chosen().orElseThrow());
    }
  }

  @Test
  void convenienceMethodsNormalize() {
    float[] x = {3, 4, -6, 8};
    float[] gamma = {1, 2};
    float[] y = Norms.rmsNorm(x, gamma, 0);
    float root = (float) Math.sqrt(12.5);
    assertArrayEquals(new float[] {3 / root, 8 / root, -3 / root, 8 / root}, y, 1e-6f);
    assertArrayEquals(new float[] {3, 4, -6, 8}, x);
    assertSame(x, Norms.rmsNorm(x, gamma, 0, x));
    assertArrayEquals(y, x);

    float[] z = {1, 3, 10, 30};
    assertArrayEquals(
        new float[] {-0.5f, 2.5f, -0.5f, 2.5f},
        Norms.layerNorm(z, gamma, new float[] {0.5f, 0.5f}, 0),
        1e-6f);
    assertArrayEquals(new float[] {-1, 2, -1, 2}, Norms.layerNorm(z, gamma, null, 0, z), 1e-6f);

    MemorySegment half = MemorySegment.ofArray(new short[] {(short) 0x4200, (short) 0x4400});
    MemorySegment out = MemorySegment.ofArray(new short[2]);
    Norms.rmsNorm(DType.F16, 2, half, null, 0, out);
    assertArrayEquals(
        new short[] {Float.floatToFloat16(3 / root), Float.floatToFloat16(4 / root)},
        out.toArray(ValueLayout.JAVA_SHORT));
    Norms.layerNorm(DType.F16, 2, half, null, null, 0, out);
    assertArrayEquals(
        new short[] {Float.floatToFloat16(-1), Float.floatToFloat16(1)},
        out.toArray(ValueLayout.JAVA_SHORT));
  }

  @Test
  void convenienceMethodsRefuseByName() {
    float[] x = new float[5];
    float[] gamma = new float[2];
    MemorySegment s = MemorySegment.ofArray(x);
    assertNames("x has a length of 5", () -> Norms.rmsNorm(x, gamma, 0));
    assertNames("x is null", () -> Norms.rmsNorm(null, gamma, 0));
    assertNames("gamma is null", () -> Norms.layerNorm(x, null, null, 0));
    assertNames("y is null", () -> Norms.layerNorm(x, gamma, null, 0, null));
    assertNames("y has 12 bytes", () -> Norms.rmsNorm(new float[4], gamma, 0, new float[3]));
    assertNames("beta has 4 bytes", () -> Norms.layerNorm(new float[4], gamma, new float[1], 0));
    assertNames("x is null", () -> Norms.rmsNorm(DType.F32, 2, null, null, 0, s));
    assertNames("x has a length of 20", () -> Norms.rmsNorm(DType.F32, 2, s, null, 0, s));
    assertNames("y is missing", () -> Norms.rmsNorm(DType.F32, 5, s, null, 0, null));
    assertThrows(InvalidSpecException.class, () -> Norms.rmsNorm(x, new float[0], 0));
    assertThrows(InvalidSpecException.class, () -> Norms.rmsNorm(x, gamma, -1));
  }

  private static void assertNames(String part, Executable call) {
    String message = assertThrows(InvalidCallException.class, call).getMessage();
    assertTrue(message.contains(part), () -> "'" + message + "' does not name " + part);
  }
}
