package org.tornorm.cost;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tornorm.DType;
import org.tornorm.Op;
import org.tornorm.cost.Calibration.Entry;
import org.tornorm.cost.Calibration.MisfitException;
import org.tornorm.cost.PathCost.Transfer;

/** The file's form. Every field is asked for by name and kind: what is missing is told. */
final class CalibrationJson {
  private static final String INT8 = " int8";

  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private CalibrationJson() {}

  /** Returns the version of the library, as its jar says. */
  static String library() {
    String version = CalibrationJson.class.getPackage().getImplementationVersion();
    return version == null ? "not packaged" : version;
  }

  /** Returns the JVM, which compiles the loops: another one makes other code. */
  static String jvm() {
    return System.getProperty("java.vm.name") + " " + Runtime.version();
  }

  static String format(Calibration c) {
    JsonObject root = new JsonObject();
    root.addProperty("version", Calibration.VERSION);
    root.addProperty("library", library());
    root.addProperty("jvm", jvm());
    JsonArray paths = new JsonArray();
    for (Entry e : c.entries()) {
      JsonObject entry = new JsonObject();
      entry.addProperty("path", e.path());
      entry.addProperty("runsOn", e.runsOn());
      entry.addProperty("date", e.date().toString());
      if (e.cost() != null) {
        entry.add("cost", format(e.cost()));
      }
      entry.add("tuning", GSON.toJsonTree(new TreeMap<>(e.tuning())));
      paths.add(entry);
    }
    root.add("paths", paths);
    return GSON.toJson(root) + "\n";
  }

  private static JsonObject format(PathCost cost) {
    JsonObject o = new JsonObject();
    o.addProperty("launchMicros", cost.launchMicros());
    o.addProperty("sliceElements", cost.sliceElements());
    if (cost.transfer() != null) {
      JsonObject t = new JsonObject();
      t.addProperty("fixedMicros", cost.transfer().fixedMicros());
      t.addProperty("toDeviceBytesPerMicro", cost.transfer().toDevice());
      t.addProperty("toHostBytesPerMicro", cost.transfer().toHost());
      o.add("transfer", t);
    }
    o.add("rowBytes", GSON.toJsonTree(cost.rowBytes()));
    o.add("callBytes", GSON.toJsonTree(cost.callBytes()));
    o.add("micros", GSON.toJsonTree(cost.micros()));
    JsonObject factors = new JsonObject();
    kinds().forEach((word, i) -> factors.add(word, GSON.toJsonTree(cost.factors().get(i))));
    o.add("factors", factors);
    o.add("alignment", GSON.toJsonTree(cost.alignment()));
    return o;
  }

  /** Returns the words of every kind of call, such as {@code layer bf16 int8}, with its number. */
  private static Map<String, Integer> kinds() {
    Map<String, Integer> kinds = new TreeMap<>();
    for (Op op : Op.values()) {
      for (DType dtype : List.of(DType.F32, DType.F16, DType.BF16)) {
        String word = op.word() + " " + dtype.word();
        kinds.put(word, PathCost.kindOf(op, dtype, false));
        kinds.put(word + INT8, PathCost.kindOf(op, dtype, true));
      }
    }
    return kinds;
  }

  static Calibration parse(String text) throws IOException {
    JsonObject root = parseRoot(text);
    try {
      int version = (int) number(root, "version");
      if (version != Calibration.VERSION) {
        throw misfit("it is of version " + version + ", this library reads " + Calibration.VERSION);
      }
      requireSame("library", string(root, "library"), library());
      requireSame("jvm", string(root, "jvm"), jvm());
      List<Entry> entries = new ArrayList<>();
      for (JsonElement e : array(root, "paths")) {
        entries.add(entry(object(e, "an entry of paths")));
      }
      return new Calibration(entries);
    } catch (IllegalArgumentException | DateTimeException e) {
      throw new MisfitException(true, e.getMessage(), e);
    }
  }

  private static JsonObject parseRoot(String text) throws IOException {
    try (JsonReader reader = new JsonReader(new StringReader(text))) {
      reader.setStrictness(Strictness.STRICT);
      JsonElement root = GSON.getAdapter(JsonElement.class).read(reader);
      if (root != null && root.isJsonObject() && reader.peek() == JsonToken.END_DOCUMENT) {
        return root.getAsJsonObject();
      }
      throw new MisfitException(true, "it is no JSON object", null);
    } catch (MisfitException e) {
      throw e;
    } catch (IOException | JsonParseException | IllegalStateException | NumberFormatException e) {
      String line = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
      throw new MisfitException(true, "it is no valid JSON (" + line + ")", e);
    }
  }

  private static void requireSame(String what, String found, String here) throws IOException {
    if (!found.equals(here)) {
      throw misfit("its " + what + " is '" + found + "', here it is '" + here + "'");
    }
  }

  private static MisfitException misfit(String message) {
    return new MisfitException(false, message, null);
  }

  private static Entry entry(JsonObject o) {
    Map<String, Map<String, Double>> tuning = new TreeMap<>();
    object(field(o, "tuning"), "tuning")
        .asMap()
        .forEach((name, figures) -> tuning.put(name, figures(object(figures, name))));
    return new Entry(
        string(o, "path"),
        string(o, "runsOn"),
        LocalDate.parse(string(o, "date")),
        o.has("cost") ? cost(object(o.get("cost"), "cost")) : null,
        tuning);
  }

  private static Map<String, Double> figures(JsonObject o) {
    Map<String, Double> figures = new TreeMap<>();
    o.asMap().forEach((name, value) -> figures.put(name, number(value, name)));
    return figures;
  }

  private static PathCost cost(JsonObject o) {
    Transfer transfer = null;
    if (o.has("transfer")) {
      JsonObject t = object(o.get("transfer"), "transfer");
      transfer =
          new Transfer(
              number(t, "fixedMicros"),
              number(t, "toDeviceBytesPerMicro"),
              number(t, "toHostBytesPerMicro"));
    }
    List<List<Double>> micros = new ArrayList<>();
    for (JsonElement line : array(o, "micros")) {
      micros.add(numbers(line, "a line of micros"));
    }
    JsonObject byKind = object(field(o, "factors"), "factors");
    List<List<Double>> factors = new ArrayList<>(Collections.nCopies(PathCost.KINDS, null));
    kinds().forEach((word, i) -> factors.set(i, numbers(field(byKind, word), word)));
    return new PathCost(
        number(o, "launchMicros"),
        (int) number(o, "sliceElements"),
        transfer,
        numbers(field(o, "rowBytes"), "rowBytes"),
        numbers(field(o, "callBytes"), "callBytes"),
        micros,
        factors,
        numbers(field(o, "alignment"), "alignment"));
  }

  private static JsonElement field(JsonObject o, String name) {
    JsonElement e = o.get(name);
    if (e == null) {
      throw new IllegalArgumentException("it has no field " + name);
    }
    return e;
  }

  private static JsonObject object(JsonElement e, String name) {
    if (!e.isJsonObject()) {
      throw new IllegalArgumentException(name + " is no object");
    }
    return e.getAsJsonObject();
  }

  private static JsonArray array(JsonObject o, String name) {
    return array(field(o, name), name);
  }

  private static JsonArray array(JsonElement e, String name) {
    if (!e.isJsonArray()) {
      throw new IllegalArgumentException(name + " is no list");
    }
    return e.getAsJsonArray();
  }

  private static String string(JsonObject o, String name) {
    JsonElement e = field(o, name);
    if (!e.isJsonPrimitive() || !e.getAsJsonPrimitive().isString()) {
      throw new IllegalArgumentException(name + " is no text");
    }
    return e.getAsString();
  }

  private static double number(JsonObject o, String name) {
    return number(field(o, name), name);
  }

  private static double number(JsonElement e, String name) {
    if (!e.isJsonPrimitive() || !e.getAsJsonPrimitive().isNumber()) {
      throw new IllegalArgumentException(name + " is no number");
    }
    return e.getAsDouble();
  }

  private static List<Double> numbers(JsonElement e, String name) {
    List<Double> numbers = new ArrayList<>();
    for (JsonElement n : array(e, name)) {
      numbers.add(number(n, name));
    }
    return numbers;
  }
}
