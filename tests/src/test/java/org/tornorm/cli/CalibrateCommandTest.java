package org.tornorm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.Isolated;
import org.tornorm.cost.Calibration;
import org.tornorm.cost.CalibrationFile;

/** Calibrating, checking and what explain then prints; seconds are few, so figures are rough. */
@Isolated
@Execution(ExecutionMode.SAME_THREAD)
class CalibrateCommandTest extends CalibrationFile {

  @Override
  protected Path place() {
    return directory.resolve("new").resolve("calibration.json");
  }

  private static JsonObject cpu(JsonObject explained) {
    for (JsonElement e : explained.getAsJsonArray("candidates")) {
      if (e.getAsJsonObject().get("path").getAsString().equals("cpu")) {
        return e.getAsJsonObject();
      }
    }
    throw new AssertionError(explained);
  }

  private static JsonObject explain() {
    return Cli.run(
            "explain", "rms", "--rows", 64, "--cols", 512, "--path", "cpu", "--run", "--json")
        .succeeds()
        .json();
  }

  @Test
  void measuresStoresAndExplains() {
    assertEquals("built-in", cpu(explain()).get("predictedBy").getAsString());
    Cli cli = Cli.run("calibrate", "--path", "cpu", "--seconds", 2).succeeds();
    assertTrue(cli.out().contains("wrote " + file), cli.out());
    JsonObject explained = explain();
    assertTrue(
        cpu(explained).get("predictedBy").getAsString().startsWith("calibrated 20"),
        explained::toString);
    double measured = explained.getAsJsonObject("measuredMicros").get("cpu").getAsDouble();
    assertTrue(measured > 0);
    Cli text =
        Cli.run("explain", "rms", "--rows", 64, "--cols", 512, "--path", "cpu", "--run").succeeds();
    assertTrue(text.out().contains("cpu: measured "), text.out());
  }

  @Test
  void checksChoices() throws IOException {
    Path out = directory.resolve("regret.json");
    Cli cli =
        Cli.run("calibrate", "--check", "--path", "cpu", "--seconds", 4, "--out", out).succeeds();
    assertTrue(cli.out().contains("100.0 % of "), cli.out());
    JsonObject regret = JsonParser.parseString(Files.readString(out)).getAsJsonObject();
    assertEquals(1, regret.get("within10Percent").getAsDouble());
    JsonObject point = regret.getAsJsonArray("points").get(0).getAsJsonObject();
    assertEquals("cpu", point.get("chosen").getAsString());
    assertEquals(point.get("bestMicros").getAsDouble(), point.get("chosenMicros").getAsDouble());
    for (String name : new String[] {"op", "form", "rows", "cols", "dtype", "residency", "best"}) {
      assertTrue(point.has(name), name);
    }
  }

  @Test
  void thereIsNothingToTuneOnTheCpu() {
    Cli cli = Cli.run("calibrate", "--tune", "rms", "--cols", 64, "--path", "cpu").succeeds();
    assertTrue(cli.out().startsWith("nothing is faster"), cli.out());
    assertTrue(Files.notExists(file));
  }

  @Test
  void refusesWhatMakesNoSense() {
    Cli.run("calibrate", "--check", "--tune").failsWith(2, "--check", "--tune");
    Cli.run("calibrate", "--seconds", 0).failsWith(2, "--seconds");
    Cli.run("calibrate", "--tune", "rms").failsWith(2, "--cols");
    Cli.run("explain", "rms", "--rows", 1L << 40, "--cols", 64, "--run").failsWith(2, "fewer rows");
    System.setProperty(Calibration.PROPERTY, "");
    Cli.run("calibrate", "--path", "cpu", "--seconds", 0.1).failsWith(2, Calibration.PROPERTY);
  }
}
