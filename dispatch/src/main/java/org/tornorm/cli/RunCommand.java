package org.tornorm.cli;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.tornorm.Decision;
import org.tornorm.NoPathException;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.Operand;
import org.tornorm.PreparedNorm;
import org.tornorm.TensorFileException;
import org.tornorm.io.SafeTensors;
import org.tornorm.io.Tensor;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

@Command(
    name = "run",
    description = {
      "Normalizes tensors of safetensors files.",
      "Type and shape are those of x: the last dimension is a row, the others count rows. The output"
          + " holds y, or q and scale; residual_out, rstd and mean where asked for."
    },
    mixinStandardHelpOptions = true)
final class RunCommand extends BaseCommand.OnPaths {
  private static final double WARM_UP_SECONDS = 5;
  private static final double SECONDS = 0.2;

  @Mixin SpecOptions options;

  @Option(
      names = "--x",
      required = true,
      paramLabel = TensorName.LABEL,
      description = "Input, f32, f16 or bf16.",
      converter = TensorName.Converter.class)
  TensorName x;

  @Option(
      names = "--residual",
      paramLabel = TensorName.LABEL,
      description = "Added to x first; the sum is written as residual_out.",
      converter = TensorName.Converter.class)
  TensorName residual;

  @Option(
      names = "--gamma",
      paramLabel = TensorName.LABEL,
      description = "Weight per column, of x's type or f32.",
      converter = TensorName.Converter.class)
  TensorName gamma;

  @Option(
      names = "--beta",
      paramLabel = TensorName.LABEL,
      description = "Bias per column, of gamma's type.",
      converter = TensorName.Converter.class)
  TensorName beta;

  @Option(
      names = "--xscale",
      paramLabel = TensorName.LABEL,
      description = "Scale per column of smooth, of x's type or f32.",
      converter = TensorName.Converter.class)
  TensorName xscale;

  @Option(names = "--eps", required = true, description = "Finite, at least 0, such as 1e-5.")
  float eps;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "The safetensors file to write.")
  Path out;

  @Option(names = "--once", description = "Call once, without the repetitions that are timed.")
  boolean once;

  /** A tensor in a file, written FILE:NAME; the last colon parts them. */
  record TensorName(Path file, String name) {
    static final String LABEL = "FILE:NAME";

    static final class Converter implements ITypeConverter<TensorName> {
      @Override
      public TensorName convert(String word) {
        int colon = word.lastIndexOf(':');
        if (colon < 1 || colon == word.length() - 1) {
          throw new TypeConversionException(
              "'" + word + "' is no FILE:NAME such as model.safetensors:norm.weight");
        }
        return new TensorName(Path.of(word.substring(0, colon)), word.substring(colon + 1));
      }
    }
  }

  @Override
  public Integer call() {
    Map<Path, SafeTensors> files = new LinkedHashMap<>();
    try (Norms norms = openNorms();
        Arena arena = Arena.ofShared()) {
      Map<Operand, Tensor> inputs = inputs(files);
      NormSpec spec =
          TensorCall.spec(
              options.op,
              inputs,
              eps,
              options.weightOffset,
              options.quantization,
              options.statistics);
      refuseInputs(files);
      TensorCall bound = TensorCall.bind(spec, inputs, arena);
      return run(norms, bound);
    } finally {
      files.values().forEach(SafeTensors::close);
    }
  }

  private Map<Operand, Tensor> inputs(Map<Path, SafeTensors> files) {
    Map<Operand, TensorName> names = new EnumMap<>(Operand.class);
    names.put(Operand.X, x);
    names.put(Operand.RESIDUAL, residual);
    names.put(Operand.GAMMA, gamma);
    names.put(Operand.BETA, beta);
    names.put(Operand.XSCALE, xscale);
    Map<Operand, Tensor> tensors = new EnumMap<>(Operand.class);
    names.forEach(
        (operand, n) -> {
          if (n != null) {
            SafeTensors file = files.computeIfAbsent(n.file(), SafeTensors::open);
            tensors.put(operand, file.get(n.name()));
          }
        });
    return tensors;
  }

  private void refuseInputs(Map<Path, SafeTensors> files) {
    try {
      for (Path file : files.keySet()) {
        if (Files.exists(out) && Files.isSameFile(out, file)) {
          throw new TensorFileException(
              "--out " + out + " is an input and would be replaced: name another file");
        }
      }
    } catch (IOException e) {
      throw new TensorFileException("--out " + out + " cannot be examined: name another file", e);
    }
  }

  private int run(Norms norms, TensorCall bound) {
    NormSpec spec = bound.call().spec();
    PreparedNorm prepared = norms.prepare(spec);
    Decision decision = prepared.explain(bound.call().shape());
    String chosen = decision.chosen().orElseThrow(() -> new NoPathException(decision));
    long start = System.nanoTime();
    prepared.run(bound.call());
    double firstMicros = (System.nanoTime() - start) / 1e3;
    String written =
        bound.outputs().stream()
            .map(t -> t.name() + " " + t.form())
            .collect(Collectors.joining(", "));
    Map<String, Object> fields = fields(decision);
    fields.put("firstMicros", firstMicros);
    String time = "first call " + Timing.number(1, firstMicros) + " us";
    if (!once) {
      Timing.warmUp(() -> prepared.run(bound.call()), WARM_UP_SECONDS);
      Timing timing = Timing.measure(() -> prepared.run(bound.call()), SECONDS);
      double rate = timing.gigabytesPerSecond(spec.bytesMoved(bound.call().rows()));
      time +=
          ", then "
              + Timing.number(2, timing.micros())
              + " us (median of "
              + timing.calls()
              + "), "
              + Timing.number(2, rate)
              + " GB/s";
      fields.put("micros", timing.micros());
      fields.put("calls", timing.calls());
      fields.put("gigabytesPerSecond", rate);
    }
    SafeTensors.write(out, bound.outputs(), Map.of("spec", spec.toString(), "path", chosen));
    fields.put("out", out.toString());
    fields.put("tensors", bound.outputs().stream().map(Tensor::name).toList());
    print(
        String.join(
            System.lineSeparator(), decision.toString(), time, "wrote " + out + ": " + written),
        fields);
    return Main.OK;
  }
}
