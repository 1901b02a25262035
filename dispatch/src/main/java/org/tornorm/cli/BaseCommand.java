package org.tornorm.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tornorm.Decision;
import org.tornorm.Norms;
import org.tornorm.spi.Reason;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** What every command has: an output that is text for people or one JSON object for scripts. */
abstract class BaseCommand implements Callable<Integer> {
  private static final Gson GSON =
      new GsonBuilder()
          .serializeNulls()
          .disableHtmlEscaping()
          .registerTypeAdapter(Double.class, new FiniteDouble())
          .create();

  @Spec CommandSpec command;

  @ParentCommand Main main;

  @Option(names = "--json", description = "Print one JSON object instead of text.")
  boolean json;

  /** JSON has no NaN and no Inf: they are written as null. */
  private static final class FiniteDouble extends TypeAdapter<Double> {
    @Override
    public void write(JsonWriter out, Double value) throws IOException {
      out.value(value != null && Double.isFinite(value) ? value : null);
    }

    @Override
    public Double read(JsonReader in) throws IOException {
      return in.nextDouble();
    }
  }

  /** Prints the one or the other, whichever was asked for. */
  void print(String text, Map<String, Object> fields) {
    command.commandLine().getOut().println(json ? GSON.toJson(fields) : text);
    command.commandLine().getOut().flush();
  }

  static Map<String, Object> fields(Decision d) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("spec", d.spec().toString());
    fields.put("rows", d.shape().rows());
    fields.put("residency", d.shape().residency().word());
    fields.put("alignmentBytes", d.shape().alignmentBytes());
    fields.put("rule", d.rule());
    fields.put("chosen", d.chosen().orElse(null));
    fields.put("candidates", d.candidates().stream().map(BaseCommand::fields).toList());
    return fields;
  }

  private static Map<String, Object> fields(Decision.Candidate c) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("path", c.path());
    fields.put("verdict", c.verdict().word());
    fields.put("facts", c.facts());
    fields.put("predictedMicros", c.predictedMicros());
    fields.put("predictedBy", c.predictedBy());
    fields.put("reasons", fields(c.reasons()));
    return fields;
  }

  static List<Map<String, Object>> fields(List<Reason> reasons) {
    return reasons.stream()
        .map(r -> Map.<String, Object>of("what", r.what(), "remedy", r.remedy()))
        .toList();
  }

  /** Adds the choice of paths. */
  abstract static class OnPaths extends BaseCommand {
    @Option(
        names = "--path",
        paramLabel = "PATH",
        description = "The only path that may run, or several in order, such as hip,cpu.")
    String path;

    Norms openNorms() {
      return main.open(path);
    }
  }
}
