package org.tornorm.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tornorm.InvalidSettingException;

/** The report of a small fixed set of figures. */
class ReportTest {
  private static final List<String> FILES =
      List.of("jmh.json", "peers-cuda.json", "environment.json", "regret.json", "not-run.json");

  @TempDir Path directory;

  @BeforeEach
  void copyFigures() throws IOException {
    for (String file : FILES) {
      try (InputStream in = ReportTest.class.getResourceAsStream("/bench/" + file)) {
        Files.copy(in, directory.resolve(file));
      }
    }
  }

  private String html() throws IOException {
    Report.write(directory);
    return Files.readString(directory.resolve("report.html"));
  }

  private static JsonObject data(String html) {
    Matcher m =
        Pattern.compile(
                "<script id=\"data\" type=\"application/json\">(.*?)</script>", Pattern.DOTALL)
            .matcher(html);
    assertTrue(m.find());
    return JsonParser.parseString(m.group(1)).getAsJsonObject();
  }

  @Test
  void hasEachSectionAndItsData() throws IOException {
    String html = html();
    for (String id :
        List.of(
            "environment",
            "bandwidth",
            "ratio",
            "decode",
            "calls",
            "graphs",
            "regret",
            "figures",
            "not-run")) {
      assertEquals(1, html.split("id=\"" + id + "\"", -1).length - 1, id);
    }
    JsonObject data = data(html);
    assertEquals("Some GPU", data.getAsJsonObject("environment").get("hip").getAsString());
    assertEquals(2, data.getAsJsonObject("regret").getAsJsonArray("points").size());
    assertEquals(1, data.getAsJsonObject("notRun").size());
    Set<String> found = new TreeSet<>();
    for (JsonElement e : data.getAsJsonArray("rows")) {
      JsonObject row = e.getAsJsonObject();
      found.add(row.get("path").getAsString() + " " + row.get("measure").getAsString());
    }
    assertEquals(
        Set.of("cpu call", "hip deviceTime", "hip enqueue", "tornado graph", "torch deviceTime"),
        found);
  }

  @Test
  void timesAreMediansByTheDeviceAndByTheNorm() throws IOException {
    for (JsonElement e : data(html()).getAsJsonArray("rows")) {
      JsonObject row = e.getAsJsonObject();
      switch (row.get("measure").getAsString() + " " + row.get("path").getAsString()) {
        case "deviceTime hip" -> {
          assertEquals(60.0, row.get("us").getAsDouble()); // not the host's 75
          assertEquals(57.0, row.get("copyUs").getAsDouble());
          assertEquals(2L * 32768 * 2048 * 2 + 2048 * 2, row.get("bytes").getAsLong());
        }
        case "graph tornado" -> assertEquals(12.5, row.get("us").getAsDouble()); // 400 for 32
        case "call cpu" -> assertEquals(2.0, row.get("us").getAsDouble()); // the mean is 4
        default -> {}
      }
    }
  }

  @Test
  void loadsNothing() throws IOException {
    String html = html();
    // The library of the charts names its licence and XML's names; what is ours names no site.
    String[] scripts = html.split("<script>", -1);
    String charts = scripts[1];
    String ours = html.replace(charts, "");
    assertTrue(charts.length() > 500_000 && ours.length() < 100_000);
    assertFalse(ours.contains("http:") || ours.contains("https:"), ours);
    for (String load :
        List.of(
            "<script[^>]*\\bsrc", "<link\\b", "<img\\b", "<iframe\\b", "@import", "\\burl\\(")) {
      assertFalse(Pattern.compile(load).matcher(ours).find(), load);
    }
    for (String load :
        List.of("XMLHttpRequest", "fetch(", "importScripts", "WebSocket", "sendBeacon")) {
      assertFalse(html.contains(load), load);
    }
    assertTrue(charts.contains("echarts"), "the charts are inside");
    assertTrue(html.contains("prefers-color-scheme: dark"));
    assertTrue(html.contains("name=\"viewport\""));
    assertFalse(html.contains("{{"), "every place is filled");
  }

  @Test
  void wordsOfTheMachineCannotBecomeCode() throws IOException {
    Files.writeString(
        directory.resolve("environment.json"), "{\"hip\": \"</script><script>alert(1)</script>\"}");
    String html = html();
    assertFalse(html.contains("alert(1)</script>"));
    assertTrue(
        data(html).getAsJsonObject("environment").get("hip").getAsString().startsWith("</script>"));
  }

  @Test
  void withoutRegretThereIsNone() throws IOException {
    Files.delete(directory.resolve("regret.json"));
    assertTrue(data(html()).get("regret").isJsonNull());
  }

  @Test
  void theTableStandsSideBySide() throws IOException {
    Report.write(directory);
    String table = Files.readString(directory.resolve("report.md"), StandardCharsets.UTF_8);
    assertTrue(table.contains("- hip: Some GPU\n"), table);
    assertTrue(table.contains("| | rows x columns | hip | torch |\n|---|---|---|---|\n"), table);
    assertTrue(
        table.contains("| rms plain bf16 | 32768 x 2048 | 60.0 (0.950) | 80.0 (0.750) |\n"), table);
    assertTrue(table.contains("| rms plain f32 | 1 x 4096, 32 | 12.5 (0.320) |\n"), table);
    assertTrue(table.contains("## Not run\n\n- tornado call: no f16\n"), table);
  }

  @Test
  void namesTheFileThatIsDamaged() throws IOException {
    for (String file : FILES) {
      Path path = directory.resolve(file);
      String whole = Files.readString(path);
      Files.writeString(path, whole.substring(0, whole.length() / 2));
      InvalidSettingException e =
          assertThrows(InvalidSettingException.class, () -> Report.write(directory), file);
      assertTrue(e.getMessage().contains(file), e::getMessage);
      assertEquals(1, e.getMessage().lines().count(), e::getMessage);
      Files.writeString(path, whole);
    }
  }

  @Test
  void namesTheParameterThatIsMissing() throws IOException {
    Path path = directory.resolve("jmh.json");
    Files.writeString(path, Files.readString(path).replaceFirst("\"cols\"", "\"columns\""));
    InvalidSettingException e =
        assertThrows(InvalidSettingException.class, () -> Report.write(directory));
    assertTrue(e.getMessage().contains("'cols'"), e::getMessage);
  }
}
