package org.tornorm.hip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.Isolated;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.Operand;
import org.tornorm.cost.Calibration;
import org.tornorm.cost.CalibrationFile;
import org.tornorm.hip.Geometry.Bucket;
import org.tornorm.hip.Geometry.Layout;
import org.tornorm.reference.Reference;
import org.tornorm.tests.LogLines;

/** Tuned launches on the emulator: used, refused, and right whichever it is. */
@Isolated
@Execution(ExecutionMode.SAME_THREAD)
class HipTunedPathTest extends CalibrationFile {
  private static final int COLS = 64;
  private static final int ROWS = 37;
  private static final NormSpec SPEC = NormSpec.rms(COLS).build();
  private static final int ELEMENTS = 4;

  /** Another split than the tables', for a wave of 32 or 64. */
  private static final Layout OTHER = new Layout(4, 32, false, true);

  private static int copies;

  private static HipEmulator emulator() {
    return HipEmulator.open("tuned" + copies++, Map.of("WAVE", "64", "CUS", "2"));
  }

  private static HipDevice device(HipEmulator emulator) {
    return HipDevice.open(emulator.options(), new ArrayList<>()).orElseThrow();
  }

  private void write(String runsOn, Map<String, Double> figures) {
    Calibration.EMPTY
        .with(
            new Calibration.Entry(
                HipPath.NAME,
                runsOn,
                LocalDate.of(2026, 11, 30),
                null,
                Map.of(TunedLaunches.name(SPEC, Bucket.MANY, ELEMENTS), figures)))
        .write();
  }

  private static Geometry used(HipDevice device) {
    // Addresses count by their alignment only.
    long[] addresses = new long[Operand.ALL.size()];
    long[] pitches = new long[addresses.length];
    for (Operand o : Operand.ALL) {
      if (o.in(SPEC)) {
        addresses[o.ordinal()] = 1 << 20;
        pitches[o.ordinal()] = 4L * COLS;
      }
    }
    device.makeCurrent();
    return new HipLaunch(device, SPEC).kernelFor(ROWS, addresses, pitches).geometry();
  }

  private static Geometry standard(HipDevice device) {
    return Geometry.of(SPEC, Bucket.MANY, ELEMENTS, device.profile());
  }

  private static void assertRight(HipPath path) {
    SplittableRandom random = new SplittableRandom(5);
    float[] x = new float[ROWS * COLS];
    float[] gamma = new float[COLS];
    for (int i = 0; i < x.length; i++) {
      x[i] = (float) random.nextGaussian();
      gamma[i % COLS] = 1 + (float) random.nextGaussian() / 4;
    }
    float[] y = new float[x.length];
    NormCall call =
        NormCall.of(SPEC, ROWS)
            .x(MemorySegment.ofArray(x))
            .gamma(MemorySegment.ofArray(gamma))
            .y(MemorySegment.ofArray(y))
            .build();
    try (Norms norms = Norms.open(List.of(path), (String) null)) {
      norms.run(call);
    }
    double[] wanted = Reference.compute(call).y();
    for (int i = 0; i < y.length; i++) {
      assertEquals(wanted[i], y[i], 2e-6 * Math.max(1, Math.abs(wanted[i])));
    }
  }

  @Test
  void soundEntriesAreUsed() {
    HipEmulator emulator = emulator();
    try (HipDevice device = device(emulator)) {
      assertNotEquals(OTHER, standard(device).layout());
      write(device.facts(), TunedLaunches.figures(OTHER, 5, 10, 1));
    }
    try (HipDevice device = device(emulator);
        LogLines log = new LogLines()) {
      assertEquals(OTHER, used(device).layout());
      assertRight(new HipPath(emulator.options()));
      assertEquals(List.of(), log.lines());
    }
    emulator.assertNothingLive();
  }

  @Test
  void foreignWrongAndDamagedEntriesAreNot() throws Exception {
    HipEmulator emulator = emulator();
    String facts;
    try (HipDevice device = device(emulator)) {
      facts = device.facts();
    }
    write("another device", TunedLaunches.figures(OTHER, 5, 10, 1));
    assertStandard(emulator, "another device");
    write(facts, TunedLaunches.figures(OTHER, 5, 5.5, 1));
    assertStandard(emulator, "noise");
    write(facts, TunedLaunches.figures(new Layout(4, 1, false, false), 5, 10, 1));
    assertStandard(emulator, "does not fit");
    write(facts, Map.of("threadsPerRow", 4.0));
    assertStandard(emulator, "it has no ");
    String sound = Files.readString(file);
    Files.writeString(file, sound.substring(0, sound.length() / 2));
    assertStandard(emulator, "no valid JSON");
    emulator.assertNothingLive();
  }

  private static void assertStandard(HipEmulator emulator, String part) {
    try (LogLines log = new LogLines();
        HipDevice device = device(emulator)) {
      assertEquals(standard(device), used(device), part);
      assertRight(new HipPath(emulator.options()));
      assertTrue(
          log.lines().stream().anyMatch(l -> l.contains(part) && l.contains("not used")),
          () -> part + " is not in: " + log.lines());
    }
  }

  /** The whole search, by the emulator's clock: whatever wins, results stay right. */
  @Test
  void tunesOnTheDevice() {
    HipEmulator emulator = emulator();
    HipPath path = new HipPath(emulator.options());
    Map<String, Map<String, Double>> found = path.tune(SPEC, ROWS);
    assertTrue(
        found.keySet().stream().allMatch(TunedLaunches.name(SPEC, Bucket.MANY, ELEMENTS)::equals),
        found::toString);
    assertTrue(emulator.count("launches") > 0);
    assertRight(path);
    emulator.assertNothingLive();
  }
}
