package org.tornorm.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SequencedSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tornorm.CallShape.Residency;
import org.tornorm.DType;
import org.tornorm.InvalidSettingException;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Quantization;

/** The list of cases that everything reads. */
class CaseListTest {
  private static final String LINE = "quick cpu call rms none none f32 1 512 host";

  @Test
  void aLineIsEveryCombination() {
    CaseList list =
        CaseList.parse(
            "list",
            "# a comment\n\nquick,full hip,torch deviceTime rms,layer add dynamic bf16 1,16 512"
                + " device # and why\n");
    SequencedSet<BenchCase> cases = list.cases(CaseList.Set.full, "torch");
    assertEquals(4, cases.size());
    BenchCase last = cases.getLast();
    assertEquals(
        new BenchCase(
            Measure.deviceTime,
            Op.LAYER,
            true,
            Quantization.DYNAMIC,
            DType.BF16,
            16,
            512,
            Residency.DEVICE),
        last);
    assertEquals(
        NormSpec.layer(512).dtype(DType.BF16).fusedAdd().dynamicInt8().build(), last.spec());
    assertTrue(list.cases(CaseList.Set.quick, "cpu").isEmpty());
  }

  @Test
  void aCaseIsRunOnce() {
    CaseList list = CaseList.parse("list", LINE + "\n" + LINE.replace("quick", "full,quick"));
    assertEquals(1, list.cases(CaseList.Set.quick, "cpu").size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "quick | slow | set 'slow' is unknown: use one of quick, full",
        "cpu | CPU! | path 'CPU!' is no name",
        "call | time | measure 'time' is unknown: use one of deviceTime, call, enqueue, graph",
        "rms | norm | unknown op 'norm'",
        "rms none | rms both | residual 'both' is unknown: use one of none, add",
        "none f32 | int4 f32 | unknown quantization 'int4'",
        "f32 | f8 | unknown dtype 'f8'",
        "f32 | i8 | dtype is I8",
        "f32 1 | f32 0 | rows '0' is no size",
        "512 | 5e3 | cols '5e3' is no size",
        "512 | 4294967296 | cols '4294967296' is no size",
        "host | disk | residency 'disk' is unknown: use one of host, device",
        "call | enqueue | enqueue is asked of host data: it takes device",
        "512 host | host | there are 9 columns: give sets, paths, measure",
      })
  void saysWhichLineIsWrong(String right, String wrong, String message) {
    String text = "# cases\n" + LINE + "\n" + LINE.replaceFirst(right, wrong) + "\n";
    InvalidSettingException e =
        assertThrows(InvalidSettingException.class, () -> CaseList.parse("my.txt", text));
    assertTrue(e.getMessage().startsWith("my.txt:3: " + message), e::getMessage);
    assertEquals(1, e.getMessage().lines().count());
  }

  @ParameterizedTest
  @ValueSource(strings = {"cpu", "hip", "tornado", "two-kernels", "torch", "compile", "triton"})
  void theListOfTheJarHasCasesForAll(String path) {
    CaseList list = CaseList.ofResource();
    SequencedSet<BenchCase> quick = list.cases(CaseList.Set.quick, path);
    SequencedSet<BenchCase> full = list.cases(CaseList.Set.full, path);
    assertFalse(quick.isEmpty());
    assertTrue(full.containsAll(quick), () -> "not in full: " + minus(quick, full));
  }

  /** Peers are read beside the paths: what they time must be timed on a path as well. */
  @ParameterizedTest
  @ValueSource(strings = {"torch", "compile", "triton"})
  void peersTimeWhatPathsTime(String peer) {
    CaseList list = CaseList.ofResource();
    for (CaseList.Set set : CaseList.Set.values()) {
      List<BenchCase> ours = new ArrayList<>();
      for (String path : List.of("cpu", "hip", "tornado")) {
        ours.addAll(list.cases(set, path));
      }
      List<BenchCase> alone = minus(list.cases(set, peer), ours);
      assertTrue(alone.isEmpty(), () -> set + ": " + alone);
    }
  }

  private static List<BenchCase> minus(Iterable<BenchCase> from, Collection<BenchCase> taken) {
    List<BenchCase> left = new ArrayList<>();
    from.forEach(left::add);
    left.removeAll(taken);
    return left;
  }

  @Test
  void buffersRotateBeyondTheCaches() {
    BenchCase decode = CaseList.parse("list", LINE).cases(CaseList.Set.quick, "cpu").getFirst();
    assertEquals(1, decode.sets());
    BenchCase large =
        CaseList.parse("list", "full hip deviceTime rms none none f32 4096 512 device")
            .cases(CaseList.Set.full, "hip")
            .getFirst();
    assertTrue(large.sets() * large.bytesMoved() >= 400L << 20, large::toString);
  }
}
