package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tornorm.DType;
import org.tornorm.InvalidCallException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.PathFailedException;
import org.tornorm.hip.HipBuffer;
import org.tornorm.hip.HipEmulator;
import org.tornorm.hip.HipNorms;
import org.tornorm.hip.HipStream;
import org.tornorm.reference.Conformance;
import org.tornorm.reference.Reference;
import org.tornorm.reference.ReferenceResult;

/** The raw entry: norms on device addresses and streams of the caller's own. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("HipRawEntryTest")
class HipRawEntryTest {
  private static final List<String> TRAFFIC =
      List.of("copies_to_device", "copies_to_host", "copies_on_device", "waits");

  private HipEmulator emulator;
  private HipNorms norms;
  private HipStream stream;

  @BeforeAll
  void load() {
    emulator = HipEmulator.open("raw", Map.of("CUS", "2"));
  }

  @BeforeEach
  void open() {
    emulator.reset();
    norms = HipNorms.open(emulator.options());
    stream = norms.openStream();
  }

  @AfterEach
  void close() {
    stream.close();
    norms.close();
    emulator.assertNothingLive();
  }

  /** A call whose operands are copied to device memory, each some bytes behind an aligned one. */
  private final class DeviceCall implements AutoCloseable {
    final HipNorms.Arguments arguments = new HipNorms.Arguments();
    private final CallMemory memory;
    private final Map<Operand, HipBuffer> buffers = new EnumMap<>(Operand.class);
    private final Map<Operand, Integer> offsets = new EnumMap<>(Operand.class);

    /** Takes the offset in elements of the operand. */
    DeviceCall(CallMemory memory, ToIntFunction<Operand> offsetElements) {
      this.memory = memory;
      arguments.rows(memory.rows());
      for (Operand o : Operand.ALL) {
        if (o.in(memory.spec())) {
          int offset = offsetElements.applyAsInt(o) * o.dtype(memory.spec()).bytes();
          HipBuffer buffer = norms.allocate(offset + memory.segment(o).byteSize());
          buffer.upload(memory.segment(o), offset, stream);
          buffers.put(o, buffer);
          offsets.put(o, offset);
          arguments.set(o, buffer.address() + offset, pitch(o));
        }
      }
    }

    long pitch(Operand o) {
      return o.extent() == Operand.Extent.MATRIX ? memory.rowPitchBytes(o) : 0;
    }

    /** Enqueues the call, checks that this only launched, and compares with the reference. */
    void check() {
      NormCall call = memory.call();
      ReferenceResult expected = Reference.compute(call);
      memory.snapshot();
      HipNorms.Kernel kernel = norms.prepare(memory.spec());
      List<Long> before = TRAFFIC.stream().map(emulator::count).toList();
      long launches = emulator.count("launches");
      long handles = emulator.count("live_streams") + emulator.count("live_allocations");
      kernel.enqueue(arguments, stream.handle());
      assertEquals(before, TRAFFIC.stream().map(emulator::count).toList());
      assertEquals(launches + 1, emulator.count("launches"));
      assertEquals(handles, emulator.count("live_streams") + emulator.count("live_allocations"));
      download();
      memory.assertOnlyOutputsWritten(memory.rows());
      Conformance.Report report = Conformance.check(call, expected);
      assertTrue(
          report.passed(), () -> memory.spec() + "\n" + String.join("\n", report.violations()));
    }

    private void download() {
      buffers.forEach(
          (o, buffer) -> {
            try (Arena arena = Arena.ofConfined()) {
              MemorySegment all = arena.allocate(buffer.byteSize(), 64);
              buffer.download(all, stream);
              stream.synchronize();
              memory.segment(o).copyFrom(all.asSlice(offsets.get(o)));
            }
          });
    }

    @Override
    public void close() {
      buffers.values().forEach(HipBuffer::close);
    }
  }

  private void check(NormSpec spec, long rows, Layout layout, ToIntFunction<Operand> offset) {
    try (CallMemory memory = new CallMemory(spec, rows, layout).random(rows);
        DeviceCall call = new DeviceCall(memory, offset)) {
      call.check();
    }
  }

  @Test
  void runsAlignedAndPitchedRows() {
    int k = 0;
    for (int cols : new int[] {1, 64, 100, 1000}) {
      for (NormSpec spec : Specs.plainAndFull(cols)) {
        // The contract runs all of them on aligned rows; here every third is enough.
        if (k++ % 3 == 0) {
          for (int gap : new int[] {0, 64}) {
            check(spec, 3, new Layout(gap, 0), o -> 0);
          }
        }
      }
    }
    for (long rows : new long[] {1, 7, 8, 33}) {
      check(NormSpec.layer(512).dtype(DType.BF16).build(), rows, Layout.PACKED, o -> 0);
    }
  }

  /** All operands, then each on its own, at every multiple of an element. */
  @ParameterizedTest
  @EnumSource(names = {"F32", "F16", "BF16"})
  void runsEveryAlignment(DType dtype) {
    List<NormSpec> specs =
        List.of(
            NormSpec.layer(80).dtype(dtype).fusedAdd().statistics().build(),
            NormSpec.rms(80).dtype(dtype).smoothInt8(DType.F32).build());
    for (NormSpec spec : specs) {
      for (int elements = 1; elements <= 8; elements++) {
        int shift = elements;
        check(spec, 3, Layout.PACKED, o -> shift);
      }
      for (Operand alone : Operand.ALL) {
        for (int elements : new int[] {1, 2, 3, 4, 8}) {
          if (alone.in(spec)) {
            check(spec, 3, Layout.PACKED, o -> o == alone ? elements : 0);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"F32", "F16", "BF16"})
  void runsEveryPitch(DType dtype) {
    for (NormSpec spec :
        List.of(
            NormSpec.rms(77).dtype(dtype).fusedAdd().build(),
            NormSpec.layer(77).dtype(dtype).dynamicInt8().build())) {
      for (int gap = 0; gap <= 9; gap++) {
        check(spec, 9, new Layout(gap, 0), o -> 0);
      }
      // The pitch of a single row is nothing that anyone reads.
      check(spec, 1, new Layout(1, 0), o -> 0);
    }
  }

  @Test
  void runsOnTheDefaultStream() {
    NormSpec spec = NormSpec.rms(64).build();
    try (CallMemory memory = new CallMemory(spec, 2).random(1);
        DeviceCall call = new DeviceCall(memory, o -> 0)) {
      norms.prepare(spec).enqueue(call.arguments, 0);
      assertEquals(1, emulator.count("launches"));
      call.download();
      assertTrue(Conformance.check(memory.call(), Reference.compute(memory.call())).passed());
    }
  }

  @Test
  void launchesNothingWithoutRows() {
    NormSpec spec = NormSpec.rms(64).build();
    try (CallMemory memory = new CallMemory(spec, 2);
        DeviceCall call = new DeviceCall(memory, o -> 0)) {
      norms.prepare(spec).enqueue(call.arguments.rows(0), stream.handle());
      assertEquals(0, emulator.count("launches"));
      call.download();
      assertTrue(memory.isUnwritten());
    }
  }

  @Test
  void compilesOnceForASpec() {
    NormSpec spec = NormSpec.rms(64).build();
    HipNorms.Kernel kernel = norms.prepare(spec);
    long compiled = emulator.count("compilations");
    long modules = emulator.count("live_modules");
    assertSame(kernel, norms.prepare(spec.toBuilder().build()));
    // Columns and eps are arguments: another spec may well use the same code.
    norms.prepare(spec.toBuilder().eps(1).build());
    assertEquals(compiled, emulator.count("compilations"));
    assertEquals(modules, emulator.count("live_modules"));
  }

  // Refusals: nothing is launched.

  private static final NormSpec SPEC = NormSpec.layer(64).fusedAdd().build();

  private interface Spoiler {
    void spoil(DeviceCall call);
  }

  private void refuses(Spoiler spoiler, String... says) {
    try (CallMemory memory = new CallMemory(SPEC, 3).random(1);
        DeviceCall call = new DeviceCall(memory, o -> 0)) {
      spoiler.spoil(call);
      HipNorms.Kernel kernel = norms.prepare(SPEC);
      String message =
          assertThrows(
                  InvalidCallException.class, () -> kernel.enqueue(call.arguments, stream.handle()))
              .getMessage();
      for (String part : says) {
        assertTrue(message.contains(part), () -> "'" + part + "' is not in: " + message);
      }
      assertEquals(0, emulator.count("launches"));
    }
  }

  @Test
  void refusesMissingAndSurplusOperands() {
    for (Operand o : Operand.ALL) {
      if (o.in(SPEC)) {
        refuses(c -> c.arguments.set(o, 0), o.word() + " is missing", SPEC.toString());
      } else {
        refuses(c -> c.arguments.set(o, 4096, 4096), o.word() + " is given", SPEC.toString());
      }
    }
  }

  @Test
  void refusesAddressesAndPitchesWithinAnElement() {
    for (Operand o : Operand.ALL) {
      if (o.in(SPEC)) {
        refuses(
            c -> c.arguments.set(o, c.buffers.get(o).address() + 2, c.pitch(o)),
            o.word() + "'s address",
            "multiple of the 4 bytes");
        if (o.extent() == Operand.Extent.MATRIX) {
          for (long pitch : new long[] {0, 64 * 4 - 4, 64 * 4 + 2, -256}) {
            refuses(
                c -> c.arguments.set(o, c.buffers.get(o).address(), pitch),
                o.word() + "'s row pitch is " + pitch,
                "at least 256");
          }
        }
      }
    }
  }

  @Test
  void refusesNegativeRows() {
    refuses(c -> c.arguments.rows(-1), "rows is -1");
  }

  @Test
  void refusesNoSpecAndNoBytes() {
    assertThrows(InvalidCallException.class, () -> norms.prepare(null));
    assertThrows(InvalidCallException.class, () -> norms.allocate(0));
    assertThrows(InvalidCallException.class, () -> norms.allocate(-1));
  }

  @Test
  void saysWhatTheRuntimeSaysOfAStreamThatIsNone() {
    try (CallMemory memory = new CallMemory(SPEC, 3).random(1);
        DeviceCall call = new DeviceCall(memory, o -> 0)) {
      HipNorms.Kernel kernel = norms.prepare(SPEC);
      PathFailedException e =
          assertThrows(PathFailedException.class, () -> kernel.enqueue(call.arguments, 12345));
      assertTrue(e.getMessage().contains("hipModuleLaunchKernel failed"), e.getMessage());
      assertTrue(e.getMessage().contains("hipErrorInvalidHandle (400)"), e.getMessage());
      call.check();
    }
  }

  /** The kernel of a rarer alignment is compiled within enqueue: that it fails touches nothing. */
  @Test
  void aCompileErrorWithinEnqueueTouchesNothing() {
    NormSpec spec = NormSpec.rms(321).dtype(DType.F16).build();
    try (CallMemory memory = new CallMemory(spec, 3).random(1);
        DeviceCall call = new DeviceCall(memory, o -> 1)) {
      HipNorms.Kernel kernel = norms.prepare(spec);
      emulator.fail("hipModuleLoadData", 0, 200);
      PathFailedException e =
          assertThrows(
              PathFailedException.class, () -> kernel.enqueue(call.arguments, stream.handle()));
      assertEquals(false, e.outputsTouched());
      call.check();
    }
  }

  // Memory, streams, lifetimes.

  @Test
  void buffersCopyWithinTheirBounds() {
    try (Arena arena = Arena.ofConfined();
        HipBuffer a = norms.allocate(100);
        HipBuffer b = norms.allocate(40)) {
      assertEquals(0, a.address() % 256);
      assertEquals(100, a.byteSize());
      MemorySegment bytes = arena.allocate(100);
      for (int k = 0; k < 100; k++) {
        bytes.set(ValueLayout.JAVA_BYTE, k, (byte) k);
      }
      a.upload(bytes, 0, stream);
      a.copyTo(b, 40, stream);
      b.repeat(7, stream);
      MemorySegment back = arena.allocate(40);
      b.download(back, stream);
      stream.synchronize();
      for (int k = 0; k < 40; k++) {
        assertEquals(k % 7, back.get(ValueLayout.JAVA_BYTE, k));
      }
      List<Runnable> bad = new ArrayList<>();
      bad.add(() -> a.upload(bytes, 1, stream));
      bad.add(() -> a.upload(bytes, -1, stream));
      bad.add(() -> b.upload(bytes, 0, stream));
      bad.add(() -> b.download(bytes, stream));
      bad.add(() -> a.copyTo(b, 41, stream));
      bad.add(() -> a.repeat(0, stream));
      bad.add(() -> a.repeat(101, stream));
      bad.add(() -> a.upload(MemorySegment.ofArray(new byte[4]), 0, stream));
      bad.add(() -> a.download(MemorySegment.ofArray(new byte[4]), stream));
      for (Runnable r : bad) {
        assertThrows(InvalidCallException.class, r::run);
      }
    }
  }

  @Test
  void timesWhatIsEnqueued() {
    double micros =
        stream.micros(
            () -> {
              try {
                Thread.sleep(5);
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    assertTrue(micros >= 5000 && micros < 5e6, () -> micros + " us");
    assertEquals(0, emulator.count("live_events"));
    emulator.fail("hipEventCreateWithFlags", 1, 2);
    assertThrows(PathFailedException.class, () -> stream.micros(() -> {}));
    assertEquals(0, emulator.count("live_events"));
  }

  @Test
  void closedHandlesThrow() {
    HipBuffer buffer = norms.allocate(64);
    HipStream other = norms.openStream();
    HipNorms.Kernel kernel = norms.prepare(SPEC);
    HipNorms.Arguments arguments = new HipNorms.Arguments().rows(1);
    for (Operand o : Operand.ALL) {
      if (o.in(SPEC)) {
        arguments.set(o, buffer.address(), 256);
      }
    }
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment bytes = arena.allocate(64);
      other.close();
      assertThrows(InvalidCallException.class, other::handle);
      assertThrows(InvalidCallException.class, other::synchronize);
      assertThrows(InvalidCallException.class, () -> buffer.upload(bytes, 0, other));
      HipBuffer closed = norms.allocate(64);
      closed.close();
      assertThrows(InvalidCallException.class, closed::address);
      assertThrows(InvalidCallException.class, () -> closed.upload(bytes, 0, stream));
      assertThrows(InvalidCallException.class, () -> closed.download(bytes, stream));
      assertThrows(InvalidCallException.class, () -> closed.repeat(1, stream));
      assertThrows(InvalidCallException.class, () -> buffer.copyTo(closed, 1, stream));
      closed.close();
      other.close();
      norms.close();
      norms.close();
      assertThrows(InvalidCallException.class, () -> norms.prepare(SPEC));
      assertThrows(InvalidCallException.class, () -> norms.allocate(64));
      assertThrows(InvalidCallException.class, norms::openStream);
      assertThrows(InvalidCallException.class, () -> kernel.enqueue(arguments, 0));
      assertThrows(InvalidCallException.class, () -> buffer.upload(bytes, 0, stream));
      // What outlives its device is still freed.
      assertDoesNotThrow(buffer::close);
    }
  }

  @Test
  void closingAfterTheDeviceWasLostIsQuiet() {
    HipBuffer buffer = norms.allocate(64);
    emulator.fail("hipStreamSynchronize", 0, HipEmulator.LOST);
    String message = assertThrows(PathFailedException.class, stream::synchronize).getMessage();
    assertTrue(message.contains("hipErrorLaunchFailure (719)"), message);
    assertThrows(PathFailedException.class, () -> norms.allocate(8));
    assertDoesNotThrow(buffer::close);
    assertDoesNotThrow(stream::close);
    assertDoesNotThrow(norms::close);
  }
}
