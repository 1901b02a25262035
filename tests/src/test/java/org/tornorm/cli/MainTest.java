package org.tornorm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.Operand;

/** The commands that need no files, and what all commands share. */
class MainTest {
  @Test
  void refusesUnknownCommandsAndOptions() {
    Cli.run().failsWith(2, "subcommand", "--help");
    Cli.run("dema").failsWith(2, "'dema'", "demo");
    Cli.run("demo", "--pth", "cpu").failsWith(2, "--pth", "'tornorm demo --help'");
    Cli.run("demo", "--path", "gpu").failsWith(2, "'gpu'", "cpu");
  }

  @Test
  void explainsItself() {
    assertTrue(Cli.run("--help").succeeds().out().contains("conform"));
    for (String command : new String[] {"devices", "explain", "run", "conform", "demo"}) {
      assertTrue(Cli.run(command, "--help").succeeds().out().contains("--json"), command);
    }
    assertTrue(Cli.run("--version").succeeds().out().contains("Java 25"));
  }

  @Test
  void listsDevices() {
    Cli cli = Cli.run("devices").succeeds();
    assertTrue(cli.out().contains("cpu: available, "), cli.out());
    boolean seen = false;
    for (JsonElement e : Cli.run("devices", "--json").succeeds().json().getAsJsonArray("paths")) {
      JsonObject path = e.getAsJsonObject();
      if (path.get("path").getAsString().equals("cpu")) {
        seen = path.get("available").getAsBoolean();
        assertFalse(path.getAsJsonArray("devices").isEmpty());
      }
    }
    assertTrue(seen);
  }

  @Test
  void saysWhyAPathIsNotAvailable() {
    Cli cli = Cli.runOn(ChangedPath.unavailable(), "devices").succeeds();
    assertEquals("changed: not available%n  no device (plug one in)%n".formatted(), cli.out());
  }

  @Test
  void printsTheDecision() {
    Cli cli =
        Cli.run(
                "explain",
                "layer",
                "--rows",
                7,
                "--cols",
                768,
                "--dtype",
                "bf16",
                "--weight-dtype",
                "f32",
                "--no-beta",
                "--weight-offset",
                1,
                "--eps",
                "1e-6",
                "--fused-add",
                "--quant",
                "smooth",
                "--xscale-dtype",
                "f32",
                "--statistics",
                "--align",
                2,
                "--path",
                "cpu")
            .succeeds();
    NormSpec spec =
        NormSpec.layer(768)
            .dtype(DType.BF16)
            .weightDtype(DType.F32)
            .beta(false)
            .weightOffset(1)
            .eps(1e-6f)
            .fusedAdd()
            .smoothInt8(DType.F32)
            .statistics()
            .build();
    CallShape shape = new CallShape(7, CallShape.Residency.HOST, 2);
    try (Norms norms = Norms.open("cpu")) {
      assertEquals(norms.explain(spec, shape) + System.lineSeparator(), cli.out());
    }
  }

  @Test
  void printsTheDecisionAsJson() {
    JsonObject json =
        Cli.run("explain", "rms", "--rows", 7, "--cols", 768, "--path", "cpu", "--json")
            .succeeds()
            .json();
    assertEquals("cpu", json.get("chosen").getAsString());
    assertEquals(7, json.get("rows").getAsLong());
    assertEquals("host", json.get("residency").getAsString());
  }

  @Test
  void explainsThatNothingCanRun() {
    Cli cli =
        Cli.runOn(
            ChangedPath.unavailable(),
            "explain",
            "rms",
            "--rows",
            1,
            "--cols",
            8,
            "--on",
            "device");
    assertEquals(3, cli.code());
    assertTrue(cli.out().contains("no path can run this"), cli.out());
    assertTrue(cli.out().contains("device data"), cli.out());
    assertTrue(cli.out().contains("plug one in"), cli.out());
  }

  @Test
  void refusesToExplainWhatCannotBe() {
    Cli.run("explain", "rms", "--rows", -1, "--cols", 8).failsWith(2, "rows is -1");
    Cli.run("explain", "rms", "--rows", 1, "--cols", 0).failsWith(2, "cols is 0");
    Cli.run("explain", "rms", "--rows", 1, "--cols", 8, "--dtype", "f8").failsWith(2, "'f8'");
    Cli.run("explain", "rms", "--rows", 1, "--cols", 8, "--dtype", "i8").failsWith(2, "I8");
    Cli.run("explain", "rms", "--rows", 1, "--cols", 8, "--on", "moon").failsWith(2, "'moon'");
    Cli.run("explain", "rms", "--rows", 1, "--cols", 8, "--align", 3).failsWith(2, "3 bytes");
  }

  @Test
  void theDemoHolds() {
    Cli cli = Cli.run("demo", "--path", "cpu").succeeds();
    assertTrue(cli.out().contains("ok: 13 of 13 layers"), cli.out());
    assertTrue(cli.out().contains("path cpu for layer 384 f32"), cli.out());
    assertTrue(cli.out().contains("all-MiniLM-L6-v2"), cli.out());
  }

  @Test
  void theDemoNoticesAWrongPath() {
    Cli cli = Cli.runOn(ChangedPath.wrong(Operand.Y), "demo", "--json");
    assertEquals(1, cli.code(), cli.err());
    assertFalse(cli.json().get("holds").getAsBoolean());
    assertEquals(13, cli.json().getAsJsonArray("layers").size());
    Cli.runOn(ChangedPath.failing(), "demo").failsWith(3, "the device was lost");
    Cli.runOn(ChangedPath.unavailable(), "demo").failsWith(3, "no device");
  }
}
