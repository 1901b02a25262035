package org.tornorm.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The command bench, and JMH's own command line. */
class BenchCommandTest {
  private static final Path JAR = Path.of("..", "bench", "target", "benchmarks.jar");

  @TempDir Path directory;

  private record Outcome(int code, String out, String err) {
    void failsWith(int wanted, String... parts) {
      assertEquals(wanted, code, err);
      assertEquals(1, err.lines().count(), err);
      for (String part : parts) {
        assertTrue(err.contains(part), () -> part + " is not in: " + err);
      }
    }
  }

  private static Outcome bench(Object... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line =
        org.tornorm.cli.Main.commandLine()
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err));
    String[] words =
        Stream.concat(Stream.of("bench"), Stream.of(args))
            .map(Object::toString)
            .toArray(String[]::new);
    return new Outcome(line.execute(words), out.toString(), err.toString());
  }

  @Test
  void refusesWhatItCannotDoInOneLine() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    bench("--out", file).failsWith(2, "--out " + file, "name another directory");
    bench("--out", file.resolve("below")).failsWith(2, "--out");
    bench("--out", directory, "--paths", "cpu,gpu").failsWith(2, "--paths names 'gpu'", "cpu");
    bench("--out", directory, "--quick", "--full").failsWith(2, "--quick", "--full");
    bench("--out", directory, "--paths", "cpu", "--match", "nothing").failsWith(2, "--match");
    bench("--out", directory, "--report").failsWith(2, "holds no figures");
    bench("--out", directory, "--cases", directory.resolve("none")).failsWith(2, "case list");
    Path cases = Files.writeString(directory.resolve("cases.txt"), "quick cpu call\n");
    bench("--out", directory, "--cases", cases).failsWith(2, cases + ":1: there are 3 columns");
  }

  @Test
  void timesACaseAndReports() throws IOException {
    Path cases =
        Files.writeString(
            directory.resolve("cases.txt"), "quick cpu call layer add none bf16 7 100 host\n");
    Path out = directory.resolve("out");
    Outcome outcome = bench("--out", out, "--cases", cases, "--paths", "cpu", "--json");
    assertEquals(0, outcome.code(), outcome.err());
    JsonObject printed = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertEquals(1, printed.get("figures").getAsInt());
    List<Row> rows = Results.read(out.resolve("jmh.json"));
    assertEquals(1, rows.size());
    Row row = rows.getFirst();
    assertEquals("call layer add bf16 7x100 on host data", row.benchCase().toString());
    assertTrue(row.micros() > 0 && row.copyMicros() > 0, row::toString);
    String log = Files.readString(out.resolve("jmh.log"));
    assertEquals(2, log.split("path cpu for layer 100 bf16", -1).length, "the decision, once");
    assertTrue(log.contains("copyRatio"), log);
    assertTrue(Files.size(out.resolve("report.html")) > 500_000);
  }

  @Test
  void saysWhichCaseFailed() throws IOException {
    Path cases =
        Files.writeString(
            directory.resolve("cases.txt"),
            "quick cpu call rms none none f32 1000000000 1000000 host\n");
    Path out = directory.resolve("out");
    Outcome outcome = bench("--out", out, "--cases", cases, "--paths", "cpu");
    assertEquals(1, outcome.code(), outcome.err());
    assertTrue(outcome.out().startsWith("not run: cpu call rms"), outcome.out());
    JsonObject notRun =
        JsonParser.parseString(Files.readString(out.resolve("not-run.json"))).getAsJsonObject();
    assertEquals(Set.of("cpu call rms plain f32 1000000000x1000000 on host data"), notRun.keySet());
  }

  private static Set<String> listed(List<String> command) throws IOException, InterruptedException {
    Process p = new ProcessBuilder(command).redirectErrorStream(true).start();
    String out = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, p.waitFor(), out);
    Set<String> names = new TreeSet<>();
    out.lines().filter(l -> l.startsWith("org.tornorm.")).forEach(l -> names.add(l.strip()));
    return names;
  }

  @Test
  void jmhListsTheBenchmarks() throws IOException, InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Set<String> names =
        listed(
            List.of(
                java.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.tornorm.bench.Main",
                "-l"));
    for (Measure m : List.of(Measure.call, Measure.enqueue, Measure.deviceTime)) {
      assertTrue(names.contains(m.benchmark()), names::toString);
    }
    Assumptions.assumeTrue(
        Files.exists(JAR), "benchmarks.jar left out: it is made by ./mvnw package");
    assertEquals(names, listed(List.of(java.toString(), "-jar", JAR.toString(), "-l")));
    assertFalse(names.isEmpty());
  }
}
