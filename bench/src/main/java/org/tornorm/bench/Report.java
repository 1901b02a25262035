package org.tornorm.bench;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SequencedMap;
import java.util.SequencedSet;
import org.tornorm.InvalidSettingException;

/**
 * Makes the Markdown table and the HTML report of a directory of figures: {@code jmh*.json} and
 * {@code peers*.json} in JMH's form, {@code environment*.json} and {@code not-run*.json} as objects
 * of words, and {@code regret.json} where the dispatcher was measured.
 *
 * <p>{@code regret.json} is an object with {@code within} (a choice is right when its time is at
 * most so much longer than the best, such as 0.1), {@code target} (the share of points that should
 * be, such as 0.95) and {@code points}, an array of objects with {@code op, form, dtype, rows,
 * cols, residency}, the paths {@code chosen} and {@code best}, and {@code chosenMicros} and {@code
 * bestMicros}.
 */
final class Report {
  /** Figures of the benchmarks. */
  static final String RESULTS = "jmh.json";

  /** What they were measured on. */
  static final String ENVIRONMENT = "environment.json";

  /** Cases that were left out, with the reason. */
  static final String NOT_RUN = "not-run.json";

  private static final String REGRET = "regret.json";

  /** The report. */
  static final String HTML = "report.html";

  /** The table. */
  static final String MARKDOWN = "report.md";

  private static final String TEMPLATE = "report.html";
  private static final String STYLE = "report.css";
  private static final String SCRIPT = "report.js";
  private static final String CHARTS_VERSION =
      "/META-INF/maven/org.webjars.npm/echarts/pom.properties";

  private static final Gson GSON = new GsonBuilder().serializeNulls().create();

  private final Path directory;
  private final Map<String, String> environment = new LinkedHashMap<>();
  private final Map<String, String> notRun = new LinkedHashMap<>();
  private final List<Row> rows = new ArrayList<>();
  private JsonObject regret;

  private Report(Path directory) {
    this.directory = directory;
  }

  /**
   * Makes both of what is in the directory; returns the number of figures.
   *
   * @throws InvalidSettingException naming the file that is missing or damaged
   */
  static int write(Path directory) {
    Report report = new Report(directory);
    try {
      report.read();
      if (report.rows.isEmpty()) {
        throw new InvalidSettingException(
            directory + " holds no figures: run bench first, with --out " + directory);
      }
      Files.writeString(directory.resolve(MARKDOWN), report.markdown());
      Files.writeString(directory.resolve(HTML), report.html());
    } catch (IOException e) {
      throw new InvalidSettingException(
          "the report in " + directory + " cannot be made (" + e + "): name another directory");
    }
    return report.rows.size();
  }

  private void read() throws IOException {
    for (Path file : files("{jmh,peers}*.json")) {
      rows.addAll(Results.read(file));
    }
    rows.sort(Row.ORDER);
    for (Path file : files("environment*.json")) {
      environment.putAll(words(file));
    }
    for (Path file : files("not-run*.json")) {
      notRun.putAll(words(file));
    }
    for (Path file : files(REGRET)) {
      regret = object(file);
    }
  }

  private List<Path> files(String glob) throws IOException {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(directory, glob)) {
      found.forEach(files::add);
    }
    // The main file before those that add to it.
    files.sort(Comparator.comparing(f -> f.toString().replaceFirst("\\.json$", "")));
    return files;
  }

  private static JsonObject object(Path file) throws IOException {
    try {
      return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    } catch (JsonParseException | IllegalStateException e) {
      throw new InvalidSettingException(
          file + " is no JSON object (" + firstLine(e) + "): delete it or make it again");
    }
  }

  /** Returns what an exception says, without the advice that the JSON library adds. */
  static String firstLine(RuntimeException e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  private static Map<String, String> words(Path file) throws IOException {
    Map<String, String> words = new LinkedHashMap<>();
    object(file).entrySet().forEach(e -> words.put(e.getKey(), e.getValue().getAsString()));
    return words;
  }

  /** Writes an object of words, such as the environment. */
  static void write(Path file, Map<String, String> words) throws IOException {
    Files.writeString(
        file, new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(words));
  }

  private String markdown() {
    StringBuilder text = new StringBuilder("# tornorm bench\n\n");
    environment.forEach((name, words) -> text.append("- ").append(name + ": " + words + "\n"));
    text.append(
        "\nMicroseconds, and in parentheses the ratio: the time of a copy of the same bytes, measured"
            + " in the same process, over the time; 1 is the floor.\n");
    SequencedMap<String, List<Row>> sections = new LinkedHashMap<>();
    for (Row r : rows) {
      sections.computeIfAbsent(title(r), _ -> new ArrayList<>()).add(r);
    }
    sections.forEach((title, section) -> table(text, title, section));
    if (!notRun.isEmpty()) {
      text.append("\n## Not run\n\n");
      notRun.forEach((name, why) -> text.append("- ").append(name + ": " + why + "\n"));
    }
    return text.toString();
  }

  private static String title(Row r) {
    return switch (r.benchCase().measure()) {
      case call -> r.onDevice() ? "Calls on device data, with the wait" : "Calls on host data";
      case enqueue -> "Host time of a call that is not waited for";
      case deviceTime -> "Kernels, by the device's clock";
      case graph -> "Norms of a task graph, by the norm";
    };
  }

  private static void table(StringBuilder text, String title, List<Row> section) {
    SequencedSet<String> paths = new LinkedHashSet<>();
    section.stream().map(Row::path).sorted((a, b) -> Row.rank(a) - Row.rank(b)).forEach(paths::add);
    SequencedMap<String, Map<String, Row>> lines = new LinkedHashMap<>();
    for (Row r : section) {
      BenchCase c = r.benchCase();
      String name = c.op().word() + " " + c.form() + " " + c.dtype().word();
      name += " | " + c.rows() + " x " + c.cols() + (r.norms() > 0 ? ", " + r.norms() : "");
      lines.computeIfAbsent(name, _ -> new LinkedHashMap<>()).put(r.path(), r);
    }
    text.append("\n## ").append(title).append("\n\n| | rows x columns");
    text.append(section.getFirst().norms() > 0 ? ", norms" : "");
    paths.forEach(p -> text.append(" | ").append(p));
    text.append(" |\n|---|---").append("|---".repeat(paths.size())).append("|\n");
    lines.forEach(
        (name, found) -> {
          text.append("| ").append(name);
          paths.forEach(p -> text.append(" | ").append(cell(found.get(p))));
          text.append(" |\n");
        });
  }

  private static String cell(Row r) {
    if (r == null) {
      return "";
    }
    return Row.number(r.micros())
        + (Double.isNaN(r.copyMicros()) ? "" : " (" + Row.number(r.ratio()) + ")");
  }

  private String html() throws IOException {
    String data = GSON.toJson(data());
    return resource(TEMPLATE)
        .replace("{{style}}", resource(STYLE))
        .replace("{{charts}}", charts())
        .replace("{{data}}", data)
        .replace("{{script}}", resource(SCRIPT));
  }

  private Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("environment", environment);
    data.put("notRun", notRun);
    data.put("regret", regret);
    data.put("decodeRows", Row.DECODE_ROWS);
    data.put("rows", rows.stream().map(Report::data).toList());
    return data;
  }

  private static Map<String, Object> data(Row r) {
    BenchCase c = r.benchCase();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("path", r.path());
    data.put("measure", c.measure().name());
    data.put("title", title(r));
    data.put("residency", c.residency().word());
    data.put("op", c.op().word());
    data.put("form", c.form());
    data.put("dtype", c.dtype().word());
    data.put("rows", c.rows());
    data.put("cols", c.cols());
    data.put("norms", r.norms());
    data.put("bytes", c.bytesMoved());
    data.put("us", finite(r.micros()));
    data.put("error", finite(r.error()));
    data.put("copyUs", finite(r.copyMicros()));
    return data;
  }

  private static Double finite(double value) {
    return Double.isFinite(value) ? (Double) value : null;
  }

  private static String charts() throws IOException {
    Properties p = new Properties();
    try (InputStream in = Report.class.getResourceAsStream(CHARTS_VERSION)) {
      p.load(in);
    }
    String script =
        resource(
            "/META-INF/resources/webjars/echarts/"
                + p.getProperty("version")
                + "/dist/echarts.min.js");
    if (script.contains("</script")) {
      throw new IllegalStateException("the charts' script would end its own element");
    }
    return script;
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = Report.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is not on the class path");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
