package org.tornorm.cli;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tornorm.Decision;
import org.tornorm.Elements;
import org.tornorm.NoPathException;
import org.tornorm.NormCall;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.Op;
import org.tornorm.Operand;
import org.tornorm.PreparedNorm;
import org.tornorm.Quantization;
import org.tornorm.io.SafeTensors;
import org.tornorm.io.Tensor;
import picocli.CommandLine.Command;

@Command(
    name = "demo",
    description = {
      "Runs the LayerNorms of a real sentence encoder on real input.",
      "Compares each with what that model's own runtime computed."
    },
    mixinStandardHelpOptions = true)
final class DemoCommand extends BaseCommand.OnPaths {
  private static final String RESOURCE = "minilm-layernorms.safetensors";

  /**
   * The largest |difference| from the model's own f32 runtime. That runtime is up to 6e-6 from the
   * float64 result on this input, where |y| reaches 30; a path may be 4 ulp of that away, 8e-6.
   */
  static final double BOUND = 2e-5;

  private static final double WARM_UP_SECONDS = 5;
  private static final double SECONDS = 0.05;

  private record Layer(
      String name, NormCall call, String path, Timing timing, double gigabytes, double worst) {
    boolean holds() {
      // Not the other way round: a NaN does not hold.
      return worst <= BOUND;
    }

    Map<String, Object> json() {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("layer", name);
      fields.put("rows", call.rows());
      fields.put("cols", call.spec().cols());
      fields.put("path", path);
      fields.put("micros", timing.micros());
      fields.put("gigabytesPerSecond", gigabytes);
      fields.put("worstDifference", worst);
      fields.put("holds", holds());
      return fields;
    }
  }

  @Override
  public Integer call() {
    try (Norms norms = openNorms();
        Arena arena = Arena.ofShared();
        SafeTensors file = SafeTensors.of(RESOURCE, load(arena))) {
      float eps = Float.parseFloat(file.metadata().get("eps"));
      List<String> names =
          JsonParser.parseString(file.metadata().get("layers")).getAsJsonArray().asList().stream()
              .map(e -> e.getAsString())
              .toList();
      Decision decision = null;
      List<Layer> layers = new ArrayList<>();
      try (Progress progress = Progress.start("demo", names.size())) {
        for (String name : names) {
          TensorCall bound = bind(file, name, eps, arena);
          PreparedNorm prepared = norms.prepare(bound.call().spec());
          Decision of = prepared.explain(bound.call().shape());
          if (decision == null) {
            decision = of;
            // The other layers are of the same spec and run what this one has warmed up.
            Timing.warmUp(() -> prepared.run(bound.call()), WARM_UP_SECONDS);
          }
          layers.add(run(name, prepared, of, bound, file.get(name + ".y")));
          progress.step();
        }
      }
      boolean holds = layers.stream().allMatch(Layer::holds);
      print(text(file, decision, layers), json(decision, layers, holds));
      return holds ? Main.OK : Main.BROKEN;
    }
  }

  private static MemorySegment load(Arena arena) {
    try (InputStream in = DemoCommand.class.getResourceAsStream(RESOURCE)) {
      byte[] bytes = in.readAllBytes();
      MemorySegment copy = arena.allocate(bytes.length, 64);
      MemorySegment.copy(MemorySegment.ofArray(bytes), 0, copy, 0, bytes.length);
      return copy;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static TensorCall bind(SafeTensors file, String layer, float eps, Arena arena) {
    Map<Operand, Tensor> inputs = new EnumMap<>(Operand.class);
    for (Operand o : List.of(Operand.X, Operand.RESIDUAL, Operand.GAMMA, Operand.BETA)) {
      inputs.put(o, file.get(layer + "." + o.word()));
    }
    NormSpec spec = TensorCall.spec(Op.LAYER, inputs, eps, 0, Quantization.NONE, false);
    return TensorCall.bind(spec, inputs, arena);
  }

  private static Layer run(
      String name, PreparedNorm prepared, Decision decision, TensorCall bound, Tensor wanted) {
    NormCall call = bound.call();
    String path = decision.chosen().orElseThrow(() -> new NoPathException(decision));
    Timing timing = Timing.measure(() -> prepared.run(call), SECONDS);
    double rate = timing.gigabytesPerSecond(call.spec().bytesMoved(call.rows()));
    double worst = 0;
    for (long i = 0; i < wanted.elements(); i++) {
      long at = i * wanted.dtype().bytes();
      double found = Elements.load(call.segment(Operand.Y), call.spec().dtype(), at);
      // Math.max keeps a NaN.
      worst = Math.max(worst, Math.abs(found - Elements.load(wanted.data(), wanted.dtype(), at)));
    }
    return new Layer(name, call, path, timing, rate, worst);
  }

  private static String text(SafeTensors file, Decision decision, List<Layer> layers) {
    List<String> lines = new ArrayList<>();
    lines.add("LayerNorms of " + file.metadata().get("source") + " on real input");
    lines.add(decision.toString());
    String form = "%-32s  %11s  %-8s  %9s  %7s  %s";
    lines.add(
        String.format(
            Locale.ROOT, form, "layer", "rows x cols", "path", "us", "GB/s", "worst difference"));
    for (Layer l : layers) {
      lines.add(
          String.format(
              Locale.ROOT,
              form,
              l.name(),
              l.call().rows() + " x " + l.call().spec().cols(),
              l.path(),
              Timing.number(2, l.timing().micros()),
              Timing.number(2, l.gigabytes()),
              String.format(Locale.ROOT, "%.1e%s", l.worst(), l.holds() ? "" : "  TOO MUCH")));
    }
    long held = layers.stream().filter(Layer::holds).count();
    lines.add(
        (held == layers.size() ? "ok: " : "BROKEN: ")
            + held
            + " of "
            + layers.size()
            + " layers are within "
            + BOUND
            + " of what the model's own runtime computed");
    lines.add(
        "Times are medians of small calls whose data stays in the cache: they tell nothing of memory"
            + " bandwidth.");
    return String.join(System.lineSeparator(), lines);
  }

  private static Map<String, Object> json(Decision decision, List<Layer> layers, boolean holds) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("decision", fields(decision));
    fields.put("bound", BOUND);
    fields.put("holds", holds);
    fields.put("layers", layers.stream().map(Layer::json).toList());
    return fields;
  }
}
