package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tornorm.DType;
import org.tornorm.InvalidCallException;
import org.tornorm.NoPathException;
import org.tornorm.NormCall;
import org.tornorm.NormException;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.Operand;
import org.tornorm.PathFailedException;
import org.tornorm.hip.HipEmulator;
import org.tornorm.hip.HipNorms;
import org.tornorm.hip.HipOptions;
import org.tornorm.hip.HipPath;
import org.tornorm.reference.Conformance;
import org.tornorm.reference.Reference;
import org.tornorm.spi.Availability;
import org.tornorm.spi.Reason;

/** What goes wrong on a GPU, on request: one typed exception each, nothing leaked, no dead JVM. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("HipFaultTest")
class HipFaultTest {
  /** Five operands to copy up, five to copy down. */
  private static final NormSpec SPEC =
      NormSpec.layer(100).fusedAdd().smoothInt8(DType.F32).statistics().build();

  private static final int INPUTS = 5;
  private static final int OUTPUTS = 5;

  private HipEmulator emulator;

  @BeforeAll
  void open() {
    emulator = HipEmulator.open("faults", Map.of());
  }

  @BeforeEach
  void mend() {
    emulator.reset();
    emulator.set("DEVICES", "1");
    emulator.set("MEMORY", "4294967296");
    emulator.set("CXX", "g++");
  }

  private static Norms open(HipOptions options) {
    return Norms.open(List.of(new HipPath(options)), "hip");
  }

  private static void assertRight(Norms norms, CallMemory memory) {
    NormCall call = memory.call();
    norms.run(call);
    Conformance.Report report = Conformance.check(call, Reference.compute(call));
    assertTrue(report.passed(), () -> String.join("\n", report.violations()));
  }

  /** Runs a call that must fail before it touches an output; returns the message. */
  private static String failsUntouched(Norms norms, CallMemory memory) {
    memory.clearOutputs();
    PathFailedException e = assertThrows(PathFailedException.class, () -> norms.run(memory.call()));
    assertFalse(e.outputsTouched(), e.getMessage());
    assertEquals("hip", e.path());
    assertTrue(memory.isUnwritten(), "no output was touched");
    return e.getMessage();
  }

  private static void assertSays(String message, String... parts) {
    for (String part : parts) {
      assertTrue(message.contains(part), () -> "'" + part + "' is not in: " + message);
    }
  }

  // No device.

  private List<Reason> reasons(HipOptions options) {
    try (HipPath path = new HipPath(options)) {
      List<Reason> reasons = assertInstanceOf(Availability.No.class, path.availability()).reasons();
      assertEquals(List.of(), path.devices());
      String failure =
          assertThrows(PathFailedException.class, () -> HipNorms.open(options)).getMessage();
      reasons.forEach(r -> assertSays(failure, r.toString()));
      try (Norms norms = Norms.open(List.of(path), "hip")) {
        String refusal =
            assertThrows(NoPathException.class, () -> norms.prepare(SPEC)).getMessage();
        reasons.forEach(r -> assertSays(refusal, r.toString()));
      }
      return reasons;
    }
  }

  private Reason onlyReason(HipOptions options) {
    List<Reason> reasons = reasons(options);
    assertEquals(1, reasons.size(), reasons::toString);
    return reasons.getFirst();
  }

  @Test
  void noDevice() {
    emulator.set("DEVICES", "0");
    Reason reason = onlyReason(emulator.options());
    assertSays(reason.what(), "hipGetDeviceCount failed: hipErrorNoDevice (100)", "no ROCm");
    assertSays(reason.remedy(), "/dev/kfd");
  }

  @Test
  void aDriverThatFailsIsNotTakenForNoDevice() {
    emulator.fail("hipGetDeviceCount", 0, 999);
    try (HipPath path = new HipPath(emulator.options())) {
      Reason reason =
          assertInstanceOf(Availability.No.class, path.availability()).reasons().getFirst();
      assertSays(reason.what(), "hipGetDeviceCount failed: hipErrorUnknown (999): unknown error");
      assertFalse(reason.remedy().contains("/dev/kfd"), reason.remedy());
    }
  }

  @Test
  void anotherDeviceThanThereAre() {
    HipOptions o = emulator.options();
    Reason reason = onlyReason(new HipOptions(o.library(), null, 3, o.cache(), null));
    assertSays(reason.toString(), "has 1 device", "number 3 is asked", "-Dtornorm.hip.device");
  }

  @Test
  void noLibrary() {
    Reason reason = onlyReason(new HipOptions("/nowhere/libamdhip64.so", null, 0, null, null));
    assertSays(
        reason.toString(), "could not load /nowhere/libamdhip64.so: ", "cannot open shared object");
  }

  @Test
  void aLibraryThatIsNoRuntime() {
    Reason reason = onlyReason(new HipOptions("libm.so.6", null, 0, null, null));
    assertSays(reason.toString(), "libm.so.6 is no HIP runtime", "-Dtornorm.hip.library");
  }

  @Test
  void noRuntimeCompiler(@TempDir Path empty) {
    HipOptions options =
        new HipOptions(emulator.library().toString(), "/nowhere/libhiprtc.so", 0, empty, null);
    try (Norms norms = open(options)) {
      assertSays(norms.paths().getFirst().devices().getFirst(), "no run-time compiler");
      PathFailedException e = assertThrows(PathFailedException.class, () -> norms.prepare(SPEC));
      assertFalse(e.outputsTouched());
      assertSays(
          e.getMessage(),
          "no code object for this kernel and no run-time compiler",
          "could not load /nowhere/libhiprtc.so",
          "tornorm compile",
          "-Dtornorm.hip.codeobjects");
    }
    emulator.assertNothingLive();
  }

  // Prepare.

  @Test
  void compileErrorsAreToldInTheCompilersWords(@TempDir Path empty) {
    try (Norms norms = open(emulator.options(empty))) {
      emulator.set("CXX", "/nowhere/compiler");
      PathFailedException e = assertThrows(PathFailedException.class, () -> norms.prepare(SPEC));
      assertFalse(e.outputsTouched());
      assertSays(e.getMessage(), "hiprtcCompileProgram failed (6) for gfx942", "/nowhere/compiler");
      emulator.assertNothingLive();
      emulator.set("CXX", "g++");
      try (CallMemory memory = new CallMemory(SPEC, 3).random(1)) {
        assertRight(norms, memory);
      }
    }
    emulator.assertNothingLive();
  }

  /** The second of two kernels fails: the first is kept for the next attempt, and unloaded. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "hiprtcCreateProgram",
        "hiprtcCompileProgram",
        "hiprtcGetCodeSize",
        "hiprtcGetCode",
        "hipModuleLoadData",
        "hipModuleGetFunction"
      })
  void aPartialPrepareLeaksNothing(String function, @TempDir Path empty) {
    for (int k = 0; k < 2; k++) {
      try (Norms norms = open(emulator.options(empty.resolve("cache" + k)))) {
        emulator.fail(function, k, 2);
        PathFailedException e = assertThrows(PathFailedException.class, () -> norms.prepare(SPEC));
        assertSays(e.getMessage(), function + " failed", "no output was touched");
        assertEquals(k, emulator.count("live_modules"), "modules after the failure");
        assertEquals(0, emulator.count("live_programs"));
        try (CallMemory memory = new CallMemory(SPEC, 3).random(1)) {
          assertRight(norms, memory);
        }
        assertEquals(2, emulator.count("live_modules"));
      }
      emulator.assertNothingLive();
    }
  }

  // Run.

  /** Every call of the runtime that a run makes fails once, each time it is made. */
  @Test
  void whateverFailsInARunTouchesNothing() {
    record Fault(String function, int calls, String says) {}

    List<Fault> faults =
        List.of(
            new Fault("hipStreamCreateWithFlags", 1, "hipErrorOutOfMemory (2)"),
            new Fault("hipMalloc", 1, "hipErrorOutOfMemory (2)"),
            new Fault("hipHostMalloc", 1, "hipErrorOutOfMemory (2)"),
            new Fault("hipMemcpyHtoDAsync", INPUTS, "hipErrorOutOfMemory (2)"),
            new Fault("hipModuleLaunchKernel", 1, "hipErrorOutOfMemory (2)"),
            new Fault("hipMemcpyDtoHAsync", OUTPUTS, "hipErrorOutOfMemory (2)"),
            new Fault("hipStreamSynchronize", 1, "hipErrorOutOfMemory (2)"));
    for (Fault fault : faults) {
      for (int k = 0; k < fault.calls(); k++) {
        emulator.reset();
        try (Norms norms = open(emulator.options());
            CallMemory memory = new CallMemory(SPEC, 7).random(k)) {
          norms.prepare(SPEC);
          emulator.fail(fault.function(), k, 2);
          assertSays(failsUntouched(norms, memory), fault.function() + " failed", fault.says());
          assertEquals(0, emulator.count("live_allocations"), fault::toString);
          assertEquals(0, emulator.count("live_host_allocations"), fault::toString);
          assertEquals(0, emulator.count("live_streams"), fault::toString);
          assertRight(norms, memory);
        }
        emulator.assertNothingLive();
      }
    }
  }

  @Test
  void callsAreMadeAsOftenAsTheFaultsAssume() {
    try (Norms norms = open(emulator.options());
        CallMemory memory = new CallMemory(SPEC, 7).random(1)) {
      assertRight(norms, memory);
      assertEquals(INPUTS, emulator.count("copies_to_device"));
      assertEquals(OUTPUTS, emulator.count("copies_to_host"));
      assertEquals(1, emulator.count("launches"));
      assertEquals(1, emulator.count("waits"));
    }
  }

  @Test
  void aDeviceWithTooLittleMemoryFailsAndGoesOn() {
    try (Norms norms = open(emulator.options());
        CallMemory small = new CallMemory(SPEC, 2).random(1);
        CallMemory large = new CallMemory(SPEC, 100).random(2)) {
      emulator.set("MEMORY", "20000");
      assertRight(norms, small);
      assertSays(failsUntouched(norms, large), "hipMalloc failed: hipErrorOutOfMemory (2)");
      assertEquals(0, emulator.count("live_allocations"));
      assertRight(norms, small);
      emulator.set("MEMORY", "4294967296");
      assertRight(norms, large);
    }
    emulator.assertNothingLive();
  }

  @Test
  void aLateSliceThatFailsSaysThatOutputsAreUndefined() {
    // 64 rows of a MiB, in and out, are one slice.
    NormSpec spec = NormSpec.rms(131072).build();
    try (Norms norms = open(emulator.options());
        CallMemory memory = new CallMemory(spec, 65).random(1)) {
      emulator.set("SHADOW", "0");
      norms.prepare(spec);
      emulator.fail("hipModuleLaunchKernel", 1, 719);
      PathFailedException e =
          assertThrows(PathFailedException.class, () -> norms.run(memory.call()));
      assertTrue(e.outputsTouched());
      assertSays(
          e.getMessage(), "hipModuleLaunchKernel", "hipErrorLaunchFailure (719)", "undefined");
      assertFalse(memory.isUnwritten());
    } finally {
      emulator.set("SHADOW", "1");
    }
    emulator.assertNothingLive();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hipSetDevice",
        "hipMemcpyHtoDAsync",
        "hipModuleLaunchKernel",
        "hipMemcpyDtoHAsync",
        "hipStreamSynchronize"
      })
  void aLostDeviceFailsEveryCallAndClosesQuietly(String function) {
    Norms norms = open(emulator.options());
    try (CallMemory memory = new CallMemory(SPEC, 7).random(1)) {
      assertRight(norms, memory);
      emulator.fail(function, 0, HipEmulator.LOST);
      assertSays(failsUntouched(norms, memory), function, "hipErrorLaunchFailure (719)");
      for (int k = 0; k < 3; k++) {
        assertSays(failsUntouched(norms, memory), "hipErrorLaunchFailure (719)");
      }
      assertDoesNotThrow(norms::close);
      emulator.assertNothingLive();
      // The driver has recovered: a path opened anew works.
      emulator.reset();
      try (Norms again = open(emulator.options())) {
        assertRight(again, memory);
      }
      emulator.assertNothingLive();
    }
  }

  @Test
  void whateverFailsWhileClosingIsKeptQuiet() {
    for (String function :
        List.of(
            "hipSetDevice",
            "hipFree",
            "hipHostFree",
            "hipStreamDestroy",
            "hipModuleUnload",
            "hipStreamSynchronize")) {
      Norms norms = open(emulator.options());
      try (CallMemory memory = new CallMemory(SPEC, 7).random(1)) {
        assertRight(norms, memory);
      }
      emulator.fail(function, 0, 999);
      assertDoesNotThrow(norms::close, function);
      // Only what the runtime itself refused to release is left.
      long left =
          emulator.count("live_allocations")
              + emulator.count("live_host_allocations")
              + emulator.count("live_streams")
              + emulator.count("live_modules");
      assertTrue(left <= 1, () -> function + " left " + left);
      emulator.reset();
    }
  }

  /** Calls that are under way when the facade is closed end well; later ones are refused. */
  @Test
  void closingWaitsForCallsThatAreUnderWay() throws Exception {
    for (int round = 0; round < 5; round++) {
      Norms norms = open(emulator.options());
      List<Future<Integer>> runs = new ArrayList<>();
      CountDownLatch started = new CountDownLatch(4);
      try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
        for (int t = 0; t < 4; t++) {
          int seed = t;
          runs.add(
              threads.submit(
                  () -> {
                    int done = 0;
                    try (CallMemory memory = new CallMemory(SPEC, 20).random(seed)) {
                      byte[] first = null;
                      while (true) {
                        memory.clearOutputs();
                        norms.run(memory.call());
                        first = first == null ? memory.outputBits() : first;
                        assertArrayEquals(first, memory.outputBits());
                        if (done++ == 0) {
                          started.countDown();
                        }
                      }
                    } catch (InvalidCallException closed) {
                      return done;
                    }
                  }));
        }
        started.await();
        norms.close();
        emulator.assertNothingLive();
        for (Future<Integer> run : runs) {
          assertTrue(run.get() > 0);
        }
      }
    }
    emulator.assertNothingLive();
  }

  @Test
  void oneFailingCallLeavesThoseOfOtherThreadsAlone() throws Exception {
    try (Norms norms = open(emulator.options());
        ExecutorService threads = Executors.newFixedThreadPool(4)) {
      norms.prepare(SPEC);
      emulator.fail("hipMemcpyHtoDAsync", 50, 2);
      emulator.fail("hipMemcpyDtoHAsync", 101, 2);
      List<Future<Integer>> runs = new ArrayList<>();
      for (int t = 0; t < 4; t++) {
        int seed = t;
        runs.add(
            threads.submit(
                () -> {
                  int failed = 0;
                  try (CallMemory memory = new CallMemory(SPEC, 20).random(seed)) {
                    for (int k = 0; k < 20; k++) {
                      try {
                        assertRight(norms, memory);
                      } catch (NormException e) {
                        assertFalse(
                            assertInstanceOf(PathFailedException.class, e).outputsTouched());
                        failed++;
                      }
                    }
                  }
                  return failed;
                }));
      }
      int failed = 0;
      for (Future<Integer> run : runs) {
        failed += run.get();
      }
      assertEquals(2, failed);
    }
    emulator.assertNothingLive();
  }

  @Test
  void outputsOfAFailedCallInPlaceAreTheInputsStill() {
    NormSpec spec = NormSpec.rms(100).fusedAdd().build();
    try (Norms norms = open(emulator.options());
        CallMemory memory = new CallMemory(spec, 5).random(1)) {
      memory.alias(Operand.Y, Operand.X).alias(Operand.RESIDUAL_OUT, Operand.RESIDUAL);
      byte[] before = memory.outputBits();
      norms.prepare(spec);
      emulator.fail("hipMemcpyDtoHAsync", 1, 999);
      PathFailedException e =
          assertThrows(PathFailedException.class, () -> norms.run(memory.call()));
      assertFalse(e.outputsTouched());
      assertArrayEquals(before, memory.outputBits());
    }
  }
}
