package org.tornorm.bench;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tornorm.CallShape.Residency;
import org.tornorm.DType;
import org.tornorm.InvalidSettingException;
import org.tornorm.InvalidSpecException;
import org.tornorm.Op;
import org.tornorm.Quantization;

/** Reads figures from JMH's JSON, which the peers script writes as well. */
final class Results {
  private Results() {}

  /**
   * Reads one file.
   *
   * @throws InvalidSettingException naming the file and what is wrong with it
   */
  static List<Row> read(Path file) {
    try {
      List<Row> rows = new ArrayList<>();
      for (JsonElement e : JsonParser.parseString(Files.readString(file)).getAsJsonArray()) {
        rows.add(row(e.getAsJsonObject()));
      }
      return rows;
    } catch (IOException e) {
      throw new InvalidSettingException(
          "the results " + file + " cannot be read (" + e + "): name a JSON file of JMH's form");
    } catch (JsonParseException
        | IllegalStateException
        | IllegalArgumentException
        | NullPointerException
        | InvalidSpecException e) {
      throw new InvalidSettingException(
          file + " is not of JMH's form (" + Report.firstLine(e) + "): delete it or make it again");
    }
  }

  private static Row row(JsonObject result) {
    String benchmark = result.get("benchmark").getAsString();
    JsonObject params = result.getAsJsonObject("params");
    BenchCase c =
        new BenchCase(
            Measure.valueOf(benchmark.substring(benchmark.lastIndexOf('.') + 1)),
            Op.of(text(params, "op")),
            Boolean.parseBoolean(text(params, "residual")),
            Quantization.of(text(params, "quantization")),
            DType.of(text(params, "dtype")),
            Long.parseLong(text(params, "rows")),
            Integer.parseInt(text(params, "cols")),
            Residency.valueOf(text(params, "residency")));
    JsonObject primary = result.getAsJsonObject("primaryMetric");
    JsonObject secondary = result.getAsJsonObject("secondaryMetrics");
    JsonObject metric =
        secondary.has(Roof.DEVICE_MICROS) ? secondary.getAsJsonObject(Roof.DEVICE_MICROS) : primary;
    int norms = params.has("norms") ? Integer.parseInt(text(params, "norms")) : 0;
    int parts = Math.max(1, norms);
    return new Row(
        text(params, "path"),
        c,
        norms,
        median(metric) / parts,
        number(metric, "scoreError") / parts,
        secondary.has(Roof.COPY_MICROS)
            ? median(secondary.getAsJsonObject(Roof.COPY_MICROS)) / parts
            : Double.NaN);
  }

  private static String text(JsonObject params, String name) {
    if (!params.has(name)) {
      throw new IllegalArgumentException("params has no '" + name + "'");
    }
    return params.get(name).getAsString();
  }

  /** Returns the median of the iterations, which a disturbed one does not move; else the score. */
  private static double median(JsonObject metric) {
    return metric.has("scorePercentiles")
        ? number(metric.getAsJsonObject("scorePercentiles"), "50.0")
        : number(metric, "score");
  }

  /** JMH writes "NaN" as a string. */
  private static double number(JsonObject metric, String name) {
    return metric.has(name) ? Double.parseDouble(metric.get(name).getAsString()) : Double.NaN;
  }
}
