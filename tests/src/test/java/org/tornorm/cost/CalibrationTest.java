package org.tornorm.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.Isolated;
import org.tornorm.CallShape;
import org.tornorm.Decision;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.cost.Calibration.Entry;
import org.tornorm.cpu.CpuOptions;
import org.tornorm.cpu.CpuPath;
import org.tornorm.tests.LogLines;

/** The file of a calibration: used where it fits, else ignored with one line. */
@Isolated
@Execution(ExecutionMode.SAME_THREAD)
class CalibrationTest extends CalibrationFile {
  private static final NormSpec SPEC = NormSpec.rms(4096).build();
  private static final CallShape SHAPE = CallShape.host(SPEC, 64);
  private static final CpuOptions OPTIONS = new CpuOptions(1, 0);

  /** Such that no built-in figure is near. */
  private static final PathCost SLOW = PathCost.of(1e6, null, (row, call) -> call);

  private static Entry entry(String path, String runsOn) {
    return new Entry(
        path, runsOn, LocalDate.of(2026, 11, 30), SLOW, Map.of("a", Map.of("threads", 64.0)));
  }

  private static String here() {
    try (CpuPath cpu = new CpuPath(OPTIONS)) {
      return Costs.runsOn(cpu);
    }
  }

  private static Decision.Candidate predicted() {
    try (Norms norms = Norms.open(List.of(new CpuPath(OPTIONS)), (String) null)) {
      norms.explain(SPEC, SHAPE);
      return norms.explain(SPEC, SHAPE).candidates().getFirst();
    }
  }

  @Test
  void keepsFiguresAndUsesThem() throws IOException {
    Calibration c = Calibration.EMPTY.with(entry("cpu", here()));
    try (LogLines log = new LogLines()) {
      assertEquals(file, c.write());
      assertEquals(c, Calibration.read(file));
      Decision.Candidate found = predicted();
      assertEquals("calibrated 2026-11-30", found.predictedBy());
      assertEquals(SLOW.micros(SPEC, SHAPE), found.predictedMicros());
      assertEquals(List.of(), log.lines());
    }
    try (var files = Files.list(directory)) {
      assertEquals(List.of(file), files.toList());
    }
    GpuRoundTrip.check();
  }

  /** Figures with every part survive the file. */
  private static final class GpuRoundTrip {
    static void check() throws IOException {
      PathCost cost =
          PathCost.of(8, new PathCost.Transfer(20, 6_000, 3_000.5), (row, call) -> call / 2e6)
              .withAlignment(List.of(4.0, 4.0, 2.0, 1.5, 1.0))
              .withSlices(1 << 18);
      Calibration c =
          Calibration.EMPTY
              .with(new Entry("hip", "one", LocalDate.EPOCH, cost, Map.of()))
              .with(new Entry("hip", "two", LocalDate.EPOCH, null, Map.of()));
      assertEquals(c, Calibration.read(c.write()));
    }
  }

  @Test
  void anewEntryTakesThePlaceOfTheOld() {
    Calibration c = Calibration.EMPTY.with(entry("cpu", "x")).with(entry("cpu", "y"));
    assertEquals(2, c.with(entry("cpu", "x")).entries().size());
  }

  @Test
  void noFileIsNoFault() {
    try (LogLines log = new LogLines()) {
      assertEquals("built-in", predicted().predictedBy());
      System.setProperty(Calibration.PROPERTY, "");
      assertEquals("built-in", predicted().predictedBy());
      assertEquals(List.of(), log.lines());
    }
  }

  private String changed(Consumer<JsonObject> change) {
    JsonObject root = JsonParser.parseString(sound()).getAsJsonObject();
    change.accept(root);
    return root.toString();
  }

  private static JsonObject path(JsonObject root) {
    return root.getAsJsonArray("paths").get(0).getAsJsonObject();
  }

  private static JsonObject cost(JsonObject root) {
    return path(root).getAsJsonObject("cost");
  }

  private static String sound() {
    return CalibrationJson.format(Calibration.EMPTY.with(entry("cpu", here())));
  }

  /** Each way to damage it, with a part of the line that tells. */
  private Map<String, String> damaged() {
    String sound = sound();
    Map<String, String> cases = new LinkedHashMap<>();
    cases.put("", "it is no valid JSON");
    cases.put(sound.substring(0, sound.length() / 2), "it is no valid JSON");
    cases.put("hello", "it is no valid JSON");
    cases.put("[1, 2]", "it is no JSON object");
    cases.put(sound + "{}", "it is no valid JSON");
    cases.put(changed(r -> r.addProperty("version", 99)), "version 99");
    cases.put(changed(r -> r.addProperty("version", "1")), "version is no number");
    cases.put(changed(r -> r.addProperty("library", "0.0.1")), "library is '0.0.1'");
    cases.put(changed(r -> r.addProperty("jvm", "other 9")), "jvm is 'other 9'");
    cases.put(changed(r -> path(r).addProperty("runsOn", "a PDP-11")), "a PDP-11");
    cases.put(changed(r -> path(r).addProperty("path", "abacus")), "'abacus'");
    cases.put(changed(r -> path(r).addProperty("date", "yesterday")), "yesterday");
    cases.put(changed(r -> cost(r).addProperty("launchMicros", -3)), "launchMicros is -3");
    cases.put(
        sound.replaceFirst("\"launchMicros\": [0-9.E+]+", "\"launchMicros\": NaN"),
        "it is no valid JSON");
    cases.put(
        sound.replaceFirst("\"launchMicros\": [0-9.E+]+", "\"launchMicros\": 1e999"),
        "launchMicros is Infinity");
    cases.put(changed(r -> cost(r).remove("micros")), "no field micros");
    cases.put(changed(r -> cost(r).remove("launchMicros")), "no field launchMicros");
    cases.put(changed(r -> cost(r).getAsJsonObject("factors").remove("rms f32")), "rms f32");
    cases.put(changed(r -> cost(r).getAsJsonArray("micros").remove(0)), "rows of micros");
    cases.put(
        changed(r -> cost(r).add("alignment", r.get("paths").deepCopy())),
        "alignment is no number");
    cases.put(
        changed(r -> r.getAsJsonArray("paths").add(path(r).deepCopy())), "two entries of path cpu");
    return cases;
  }

  @Test
  void damagedFilesAreIgnoredWithOneLine() throws IOException {
    for (Map.Entry<String, String> c : damaged().entrySet()) {
      Files.writeString(file, c.getKey());
      assertIgnored(c.getValue());
    }
    Files.write(file, new byte[] {'{', (byte) 0xff, (byte) 0xfe});
    assertIgnored("no UTF-8 text");
    String sound = sound();
    Files.writeString(file, sound, StandardCharsets.UTF_16);
    assertIgnored("no UTF-8 text");
    try (var big = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
      big.position(17 << 20);
      big.write(ByteBuffer.wrap(new byte[1]));
    }
    assertIgnored("more than any calibration");
    Files.delete(file);
    Files.createDirectory(file);
    assertIgnored("it is a directory");
    Files.delete(file);
    // What cannot be opened, whoever runs the tests: a link to itself.
    Files.createSymbolicLink(file, file);
    assertIgnored("it cannot be read");
  }

  private void assertIgnored(String part) {
    try (LogLines log = new LogLines()) {
      Decision.Candidate found = predicted();
      assertEquals("built-in", found.predictedBy(), part);
      try (CpuPath cpu = new CpuPath(OPTIONS)) {
        assertEquals(cpu.cost().micros(SPEC, SHAPE), found.predictedMicros());
      }
      predicted();
      List<String> lines = log.lines().stream().distinct().toList();
      assertEquals(1, lines.size(), () -> part + ": " + lines);
      assertTrue(lines.getFirst().contains(part), () -> part + " is not in: " + lines);
      assertTrue(lines.getFirst().contains("not used"), lines::toString);
    }
  }
}
