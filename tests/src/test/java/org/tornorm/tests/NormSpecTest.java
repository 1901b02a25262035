package org.tornorm.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.InvalidCallException;
import org.tornorm.InvalidSpecException;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Quantization;

class NormSpecTest {
  private static void assertRefused(Executable build, String... named) {
    String message = assertThrows(InvalidSpecException.class, build).getMessage();
    for (String part : named) {
      assertTrue(message.contains(part), () -> "'" + message + "' does not name " + part);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void refusesColsBelowOne(int cols) {
    assertRefused(() -> NormSpec.rms(cols).build(), "cols", Integer.toString(cols));
  }

  @ParameterizedTest
  @ValueSource(
      floats = {-1e-5f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, -0x1p-149f})
  void refusesEpsThatIsNegativeOrNotFinite(float eps) {
    assertRefused(() -> NormSpec.layer(8).eps(eps).build(), "eps", Float.toString(eps));
  }

  @Test
  void refusesDtypesThatDoNotFit() {
    assertRefused(() -> NormSpec.rms(8).dtype(DType.I8).build(), "I8", "F32, F16 or BF16");
    assertRefused(() -> NormSpec.rms(8).dtype(DType.F64).build(), "F64");
    assertRefused(
        () -> NormSpec.rms(8).dtype(DType.F16).weightDtype(DType.BF16).build(), "BF16", "F16");
    assertRefused(
        () -> NormSpec.rms(8).dtype(DType.F32).weightDtype(DType.F16).build(), "F16", "F32");
    assertRefused(
        () -> NormSpec.rms(8).dtype(DType.BF16).smoothInt8(DType.F16).build(),
        "xscale",
        "F16",
        "BF16");
    assertRefused(() -> NormSpec.rms(8).smoothInt8(DType.BF16).build(), "xscale", "BF16", "F32");
  }

  @Test
  void refusesPartsThatDoNotFitEachOther() {
    assertRefused(() -> NormSpec.rms(8).beta(true).build(), "beta", "RMS");
    assertRefused(() -> NormSpec.rms(8).weightOffset(2).build(), "weightOffset", "2");
    assertRefused(() -> NormSpec.rms(8).weightOffset(-1).build(), "weightOffset", "-1");
    assertRefused(() -> NormSpec.rms(8).weightOffset(1).gamma(false).build(), "gamma");
    assertRefused(() -> NormSpec.rms(8).smoothInt8(null).build(), "xscale", "SMOOTH");
    assertRefused(
        () -> spec(Op.RMS, DType.F32, DType.F32, Quantization.DYNAMIC, DType.F32),
        "xscale",
        "DYNAMIC");
  }

  private static NormSpec spec(
      Op op, DType dtype, DType weightDtype, Quantization quantization, DType xscaleDtype) {
    return new NormSpec(
        op, 8, dtype, weightDtype, true, false, 0, 1e-5f, false, quantization, xscaleDtype, false);
  }

  @Test
  void refusesMissingParts() {
    DType f32 = DType.F32;
    assertRefused(() -> spec(null, f32, f32, Quantization.NONE, null), "op");
    assertRefused(() -> spec(Op.RMS, null, f32, Quantization.NONE, null), "dtype");
    assertRefused(() -> spec(Op.RMS, f32, null, Quantization.NONE, null), "weightDtype");
    assertRefused(() -> spec(Op.RMS, f32, f32, null, null), "quantization");
    assertRefused(() -> NormSpec.rms(8).dtype(null).build(), "dtype");
  }

  @Test
  void refusesUnknownWordsAndListsTheKnown() {
    assertEquals(DType.BF16, DType.of("bf16"));
    assertEquals(Op.LAYER, Op.of("Layer"));
    assertEquals(Quantization.SMOOTH, Quantization.of("SMOOTH"));
    assertRefused(() -> DType.of("fp16"), "fp16", "f32", "bf16");
    assertRefused(() -> Op.of("batch"), "batch", "rms", "layer");
    assertRefused(() -> Quantization.of("fp8"), "fp8", "dynamic");
    assertRefused(() -> DType.of(null), "null");
  }

  @Test
  void toBuilderKeepsEveryPart() {
    Set<NormSpec> seen = new HashSet<>();
    Set<String> texts = new HashSet<>();
    for (Op op : Op.values()) {
      for (DType dtype : Specs.DTYPES) {
        for (NormSpec spec : Specs.all(op, dtype, 12)) {
          assertEquals(spec, spec.toBuilder().build());
          assertTrue(seen.add(spec), () -> "twice: " + spec);
          assertTrue(texts.add(spec.toString()), () -> "two specs print as " + spec);
        }
      }
    }
    assertEquals(684, seen.size());
  }

  @Test
  void countsBytesMoved() {
    // performance.md: plain 2MNe + Nw; fused add 4MNe + Nw; int8 MNe + MN + 4M (+ N w_xscale).
    NormSpec plain = NormSpec.rms(512).dtype(DType.BF16).build();
    assertEquals(2 * 100 * 512 * 2 + 512 * 2, plain.bytesMoved(100));
    NormSpec add = plain.toBuilder().fusedAdd().build();
    assertEquals(4 * 100 * 512 * 2 + 512 * 2, add.bytesMoved(100));
    NormSpec dynamic = plain.toBuilder().dynamicInt8().build();
    assertEquals(100 * 512 * 3 + 4 * 100 + 512 * 2, dynamic.bytesMoved(100));
    NormSpec smooth = plain.toBuilder().smoothInt8(DType.F32).build();
    assertEquals(100 * 512 * 3 + 4 * 100 + 512 * 2 + 512 * 4, smooth.bytesMoved(100));
    NormSpec layer = NormSpec.layer(10).statistics().build();
    assertEquals(2 * 3 * 10 * 4 + 2 * 10 * 4 + 2 * 3 * 4, layer.bytesMoved(3));
    assertEquals(2L * (1L << 40) * 512 * 2 + 1024, plain.bytesMoved(1L << 40));
  }

  @Test
  void callShapesAreChecked() {
    CallShape.Residency host = CallShape.Residency.HOST;
    for (Executable bad :
        List.<Executable>of(
            () -> new CallShape(-1, host, 16),
            () -> new CallShape(1, null, 16),
            () -> new CallShape(1, host, 0),
            () -> new CallShape(1, host, 12))) {
      assertThrows(InvalidCallException.class, bad);
    }
    String message =
        assertThrows(InvalidCallException.class, () -> new CallShape(-7, host, 16)).getMessage();
    assertTrue(message.contains("-7"), message);
    message =
        assertThrows(InvalidCallException.class, () -> new CallShape(1, host, 12)).getMessage();
    assertTrue(message.contains("12"), message);
    assertEquals(2, CallShape.host(NormSpec.rms(3).dtype(DType.F16).build(), 4).alignmentBytes());
    assertEquals(64, CallShape.host(NormSpec.rms(512).build(), 4).alignmentBytes());
  }
}
