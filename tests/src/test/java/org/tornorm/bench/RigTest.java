package org.tornorm.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tornorm.DType;
import org.tornorm.Elements;
import org.tornorm.InvalidSettingException;
import org.tornorm.NormSpec;
import org.tornorm.Operand;
import org.tornorm.hip.HipEmulator;
import org.tornorm.hip.HipNorms;

/** Cases made ready, on the CPU and on the HIP emulator. */
class RigTest {
  private static BenchCase benchCase(String line) {
    return CaseList.parse("list", "quick any " + line).cases(CaseList.Set.quick, "any").getFirst();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "call rms none none f32 1 64 host",
        "call layer add dynamic bf16 5 100 host",
        "call rms add smooth f16 300 33 host",
      })
  void hostCallsRunAndCopiesAreTimed(String line) {
    try (Rig rig = Rigs.open("cpu", benchCase(line))) {
      assertTrue(rig.decision().startsWith("path cpu for "), rig::decision);
      for (int i = 0; i < 100; i++) {
        rig.call();
      }
      assertTrue(rig.copyMicros() > 0);
    }
  }

  @Test
  void pathsWithoutADeviceAreRefused() {
    BenchCase c = benchCase("call rms none none f32 1 64 device");
    InvalidSettingException e =
        assertThrows(InvalidSettingException.class, () -> Rigs.open("cpu", c));
    assertTrue(e.getMessage().contains("hip"), e::getMessage);
  }

  @Test
  void deviceCallsRunAndNothingIsLeft() {
    HipEmulator emulator = HipEmulator.open("bench", Map.of("CUS", "2"));
    for (String line :
        new String[] {
          "deviceTime layer none none bf16 3 100 device", "call rms add dynamic f32 2 64 device",
        }) {
      try (HipNorms norms = HipNorms.open(emulator.options())) {
        try (Rig rig = new HipRig(norms, benchCase(line))) {
          long before = emulator.count("launches");
          rig.call();
          rig.enqueue();
          rig.sync();
          assertTrue(rig.deviceMicros(4) >= 0);
          assertEquals(before + 6, emulator.count("launches"));
          assertTrue(rig.copyMicros() >= 0);
        }
      }
      emulator.assertNothingLive();
    }
  }

  @Test
  void aWrongResultIsNotTimed() {
    CaseData data = new CaseData(NormSpec.rms(8).build(), 2, 1);
    try (Arena arena = Arena.ofConfined()) {
      Map<Operand, MemorySegment> heads = data.heads(arena);
      Elements.store(heads.get(Operand.Y), DType.F32, 4, 77);
      IllegalStateException e =
          assertThrows(IllegalStateException.class, () -> data.requireRight(heads));
      assertTrue(e.getMessage().contains("rms 8 f32"), e::getMessage);
    }
  }

  @Test
  void rowsArePitchedAndRepeat() {
    CaseData data = new CaseData(NormSpec.rms(3).dtype(DType.F16).build(), 7, 16);
    assertEquals(16, data.pitchBytes(Operand.X));
    assertEquals(6, data.bytes(Operand.GAMMA));
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment head = data.heads(arena).get(Operand.X);
      MemorySegment all = data.whole(arena, Operand.X, head);
      for (int row = 0; row < 7; row++) {
        MemorySegment wanted = head.asSlice(row % 3 * 16L, 16);
        assertEquals(-1, all.asSlice(row * 16L, 16).mismatch(wanted), "row " + row);
      }
    }
  }
}
