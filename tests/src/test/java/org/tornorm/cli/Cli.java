package org.tornorm.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.tornorm.Norms;
import org.tornorm.spi.NormPath;
import picocli.CommandLine;

/** What a command printed and returned. */
record Cli(int code, String out, String err) {
  /** Runs a command over the paths that are found. */
  static Cli run(Object... args) {
    return run(Main.commandLine(), args);
  }

  /** Runs a command over one path only. */
  static Cli runOn(NormPath path, Object... args) {
    return run(Main.commandLine(order -> Norms.open(List.of(path), order)), args);
  }

  private static Cli run(CommandLine line, Object... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    String[] words = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      words[i] = args[i].toString();
    }
    int code = line.execute(words);
    return new Cli(code, out.toString(), err.toString());
  }

  Cli succeeds() {
    assertEquals(0, code, err);
    assertEquals("", err);
    return this;
  }

  /** Checks that the error is one plain line that holds these parts. */
  Cli failsWith(int wanted, String... parts) {
    assertEquals(wanted, code, err);
    assertEquals(1, err.lines().count(), err);
    assertTrue(err.startsWith("tornorm: "), err);
    assertFalse(err.contains("Exception"), err);
    for (String part : parts) {
      assertTrue(err.contains(part), () -> part + " is not in: " + err);
    }
    return this;
  }

  JsonObject json() {
    assertEquals(1, out.lines().count(), out);
    return JsonParser.parseString(out).getAsJsonObject();
  }

  /** Returns the directory of the case files. */
  static Path golden() {
    try {
      return Path.of(Cli.class.getResource("/golden").toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
