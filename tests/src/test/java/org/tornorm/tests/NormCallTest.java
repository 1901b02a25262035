package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tornorm.DType;
import org.tornorm.InvalidCallException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Operand;

class NormCallTest {
  private static final NormSpec SPEC = NormSpec.rms(8).dtype(DType.BF16).build();
  private static final NormSpec EVERYTHING =
      NormSpec.layer(8).fusedAdd().smoothInt8(DType.F32).statistics().build();

  private final Arena arena = Arena.ofShared();

  @AfterEach
  void close() {
    arena.close();
  }

  private MemorySegment bytes(long size) {
    return arena.allocate(size, 64);
  }

  private static String refusal(NormCall.Builder call) {
    return assertThrows(InvalidCallException.class, call::build).getMessage();
  }

  private static void assertRefused(NormCall.Builder call, String... named) {
    String message = refusal(call);
    for (String part : named) {
      assertTrue(message.contains(part), () -> "'" + message + "' does not name " + part);
    }
  }

  /** Returns a call of three packed rows that is right as it is. */
  private NormCall.Builder right(NormSpec spec) {
    NormCall.Builder call = NormCall.of(spec, 3);
    for (Operand o : Operand.ALL) {
      if (o.in(spec)) {
        call.set(o, bytes(o.elements(spec, 3) * o.dtype(spec).bytes()));
      }
    }
    return call;
  }

  @ParameterizedTest
  @EnumSource(Operand.class)
  void namesTheOperandThatIsMissingOrTooMuchOrTooSmall(Operand o) {
    NormSpec with = o == Operand.Y ? SPEC : EVERYTHING;
    assertNotNull(right(with).build());
    assertRefused(right(with).set(o, (MemorySegment) null), o.word() + " is missing");
    long wanted = o.elements(with, 3) * o.dtype(with).bytes();
    assertRefused(
        right(with).set(o, bytes(wanted - 1)),
        o.word() + " has " + (wanted - 1) + " bytes",
        wanted + " are needed");
    NormSpec without = o == Operand.Y ? EVERYTHING : NormSpec.rms(8).gamma(false).build();
    if (o != Operand.X) {
      assertRefused(right(without).set(o, bytes(1000)), o.word() + " is given");
    }
  }

  @ParameterizedTest
  @EnumSource(Operand.class)
  void refusesReadOnlyOutputsOnly(Operand o) {
    NormSpec spec = o == Operand.Y ? SPEC : EVERYTHING;
    NormCall.Builder call = right(spec).set(o, bytes(1000).asReadOnly());
    if (o.output()) {
      assertRefused(call, o.word(), "read-only");
    } else {
      assertNotNull(call.build());
    }
  }

  @Test
  void refusesBadRowsAndPitches() {
    String message =
        assertThrows(InvalidCallException.class, () -> NormCall.of(SPEC, -1)).getMessage();
    assertTrue(message.contains("-1"), message);
    assertThrows(InvalidCallException.class, () -> NormCall.of(null, 1));
    assertRefused(right(SPEC).x(bytes(1000), 15), "x's row pitch is 15", "16");
    assertRefused(right(SPEC).y(bytes(1000), 17), "y's row pitch is 17", "multiple of the 2");
    assertRefused(right(SPEC).y(bytes(1000), -16), "y's row pitch is -16");
    assertRefused(right(SPEC).x(bytes(16 + 2 * 24 - 1), 24), "x has 63 bytes", "64 are needed");
    assertNotNull(right(SPEC).x(bytes(16 + 2 * 24), 24).build());
    message =
        assertThrows(
                InvalidCallException.class, () -> right(SPEC).set(Operand.GAMMA, bytes(16), 16))
            .getMessage();
    assertTrue(message.contains("gamma"), message);
    NormSpec spec = NormSpec.rms(8).gamma(false).build();
    assertRefused(NormCall.of(spec, Long.MAX_VALUE / 8).x(bytes(32)).y(bytes(32)), "x", "2^63");
    assertRefused(NormCall.of(spec, 3).x(bytes(32), Long.MAX_VALUE - 3).y(bytes(96)), "x", "2^63");
    // The pitch of a single row is never used.
    assertNotNull(NormCall.of(spec, 1).x(bytes(32), 3).y(bytes(32), 0).build());
  }

  @Test
  void takesEmptySegmentsWithoutRows() {
    NormSpec spec = NormSpec.rms(8).gamma(false).statistics().build();
    MemorySegment none = MemorySegment.NULL;
    NormCall call = NormCall.of(spec, 0).x(none).y(none).rstd(none).build();
    assertEquals(0, call.rows());
  }

  @Test
  void refusesArraysOfAnotherElementType() {
    NormSpec f32 = NormSpec.rms(8).gamma(false).build();
    MemorySegment shorts = MemorySegment.ofArray(new short[48]);
    MemorySegment floats = MemorySegment.ofArray(new float[48]);
    assertRefused(NormCall.of(f32, 3).x(shorts).y(bytes(96)), "x", "short[]", "F32", "float[]");
    assertRefused(right(SPEC).x(floats), "x", "float[]", "BF16", "short[]");
    assertRefused(right(SPEC).gamma(floats), "gamma", "float[]", "BF16");
    assertRefused(right(EVERYTHING).xscale(shorts), "xscale", "short[]", "F32");
    assertRefused(right(EVERYTHING).q(floats), "q", "float[]", "I8");
    assertNotNull(right(SPEC).x(shorts).build());
    assertNotNull(right(SPEC).x(MemorySegment.ofArray(new byte[48])).build());
  }

  // Aliasing.

  @Test
  void refusesPartialOverlap() {
    MemorySegment all = bytes(1000);
    MemorySegment x = all.asSlice(0, 48);
    for (long shift : new long[] {2, 16, 46}) {
      assertRefused(right(SPEC).x(x).y(all.asSlice(shift, 48)), "y overlaps x");
      assertRefused(right(SPEC).x(all.asSlice(shift, 48)).y(x), "y overlaps x");
    }
    assertNotNull(right(SPEC).x(x).y(all.asSlice(48, 48)).build());
    // The same address with another pitch is no exact alias.
    assertRefused(right(SPEC).x(all, 16).y(all, 18), "y overlaps x", "same row pitch");
    assertRefused(right(SPEC).gamma(x.asSlice(0, 16)).y(x), "y overlaps gamma");
  }

  @Test
  void refusesOutputsInOnePlace() {
    NormSpec spec = NormSpec.rms(8).fusedAdd().statistics().build();
    MemorySegment s = bytes(96);
    assertRefused(right(spec).y(s).residualOut(s), "overlaps");
    assertRefused(right(spec).y(s).residualOut(s).x(s), "overlaps");
    assertRefused(right(spec).y(s).rstd(s), "y", "rstd", "overlaps");
    assertRefused(right(EVERYTHING).q(s).x(s), "q overlaps x");
    assertRefused(right(EVERYTHING).scale(s).rstd(s), "scale", "rstd", "overlaps");
    assertRefused(right(EVERYTHING).scale(s).beta(s), "scale overlaps beta");
  }

  @Test
  void takesExactAliases() {
    NormSpec spec = NormSpec.rms(8).fusedAdd().build();
    MemorySegment s = bytes(96);
    MemorySegment t = bytes(96);
    assertNotNull(right(spec).x(s).y(s).build());
    assertNotNull(right(spec).residual(s).y(s).build());
    assertNotNull(right(spec).residual(s).residualOut(s).build());
    assertNotNull(right(spec).x(s).residual(t).y(s).residualOut(t).build());
    assertNotNull(right(spec).x(s).residual(t).y(t).residualOut(s).build());
    assertNotNull(right(spec).x(s).residual(s).build());
    float[] array = new float[24];
    assertNotNull(
        right(spec).x(MemorySegment.ofArray(array)).y(MemorySegment.ofArray(array)).build());
  }

  @Test
  void takesColumnSlicesThatInterleave() {
    MemorySegment all = bytes(3 * 40);
    assertNotNull(right(SPEC).x(all, 40).y(all.asSlice(16), 40).build());
    assertNotNull(right(SPEC).x(all.asSlice(24), 40).y(all, 40).build());
    // One element into each other's rows, from either side.
    assertRefused(right(SPEC).x(all, 40).y(all.asSlice(14), 40), "y overlaps x");
    assertRefused(right(SPEC).x(bytes(1).asSlice(0, 0), 40).y(all, 40), "x has 0 bytes");
    MemorySegment wide = bytes(4 * 40);
    assertRefused(right(SPEC).x(wide, 40).y(wide.asSlice(26), 40), "y overlaps x");
    assertNotNull(right(SPEC).x(wide, 40).y(wide.asSlice(24), 40).build());
    assertRefused(right(SPEC).x(wide, 40).y(wide.asSlice(16), 42), "y overlaps x");
  }

  // Lifetimes.

  @Test
  void refusesClosedAndForeignSegmentsByName() throws Exception {
    MemorySegment closed;
    try (Arena other = Arena.ofShared()) {
      closed = other.allocate(48);
    }
    assertRefused(right(SPEC).y(closed), "y's arena is closed");
    try (Arena confined = Arena.ofConfined()) {
      MemorySegment mine = confined.allocate(48);
      FutureTask<String> elsewhere = new FutureTask<>(() -> refusal(right(SPEC).x(mine)));
      Thread.ofPlatform().start(elsewhere);
      String message = elsewhere.get();
      assertTrue(message.contains("x belongs to another thread"), message);
    }
  }

  @Test
  void knowsTheAlignmentOfItsMatrices() {
    assertEquals(16, right(SPEC).build().shape().alignmentBytes());
    assertEquals(2, right(SPEC).x(bytes(1000), 34).build().shape().alignmentBytes());
    assertEquals(1, right(SPEC).x(bytes(1000).asSlice(3)).build().shape().alignmentBytes());
    assertEquals(8, right(SPEC).y(bytes(1000).asSlice(8)).build().shape().alignmentBytes());
    NormSpec wide = NormSpec.rms(32).gamma(false).build();
    NormCall call = NormCall.of(wide, 2).x(bytes(256)).y(bytes(256)).build();
    assertEquals(64, call.shape().alignmentBytes());
    // A single row has no pitch that could spoil it.
    assertEquals(
        64, NormCall.of(wide, 1).x(bytes(128), 130).y(bytes(128)).build().shape().alignmentBytes());
  }
}
