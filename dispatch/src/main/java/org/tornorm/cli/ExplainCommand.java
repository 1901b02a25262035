package org.tornorm.cli;

import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.Decision;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.Op;
import org.tornorm.Quantization;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "explain",
    description = "Says which path would run a call, and why; runs nothing.",
    mixinStandardHelpOptions = true)
final class ExplainCommand extends BaseCommand.OnPaths {
  @Mixin SpecOptions options;

  @Option(names = "--rows", required = true, description = "Number of rows.")
  long rows;

  @Option(names = "--cols", required = true, description = "Elements in a row.")
  int cols;

  @Option(
      names = "--dtype",
      defaultValue = "f32",
      description = "Type of x: f32, f16 or bf16 (default f32).",
      converter = Words.ToDType.class)
  DType dtype;

  @Option(
      names = "--weight-dtype",
      description = "Type of gamma and beta (default that of x).",
      converter = Words.ToDType.class)
  DType weightDtype;

  @Option(
      names = "--xscale-dtype",
      description = "Type of the column scale of smooth (default that of x).",
      converter = Words.ToDType.class)
  DType xscaleDtype;

  @Option(names = "--no-gamma", description = "Without a weight per column.")
  boolean noGamma;

  @Option(names = "--no-beta", description = "Without a bias per column (layer).")
  boolean noBeta;

  @Option(names = "--fused-add", description = "With a residual that is added first.")
  boolean fusedAdd;

  @Option(names = "--eps", defaultValue = "1e-5", description = "Default 1e-5.")
  float eps;

  @Option(
      names = "--on",
      defaultValue = "host",
      description = "Where the data lives: host or device (default host).",
      converter = Words.ToResidency.class)
  CallShape.Residency residency;

  @Option(
      names = "--align",
      paramLabel = "BYTES",
      description = "Alignment of bases and pitches (default that of packed rows).")
  Integer alignmentBytes;

  @Override
  public Integer call() {
    boolean smooth = options.quantization == Quantization.SMOOTH;
    NormSpec spec =
        new NormSpec(
            options.op,
            cols,
            dtype,
            weightDtype == null ? dtype : weightDtype,
            !noGamma,
            options.op == Op.LAYER && !noBeta,
            options.weightOffset,
            eps,
            fusedAdd,
            options.quantization,
            smooth && xscaleDtype == null ? dtype : xscaleDtype,
            options.statistics);
    CallShape packed = CallShape.host(spec, rows);
    CallShape shape =
        new CallShape(
            rows, residency, alignmentBytes == null ? packed.alignmentBytes() : alignmentBytes);
    try (Norms norms = openNorms()) {
      Decision decision = norms.explain(spec, shape);
      print(decision.toString(), fields(decision));
      return decision.chosen().isPresent() ? Main.OK : Main.NO_PATH;
    }
  }
}
