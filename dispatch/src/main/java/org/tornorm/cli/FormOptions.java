package org.tornorm.cli;

import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.Op;
import org.tornorm.Quantization;
import picocli.CommandLine.Option;

/** The parts of a spec that tensors would tell, where there are none. */
final class FormOptions {
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

  /** Makes the spec. */
  NormSpec spec(Op op, int cols, FeatureOptions features) {
    boolean smooth = features.quantization == Quantization.SMOOTH;
    return new NormSpec(
        op,
        cols,
        dtype,
        weightDtype == null ? dtype : weightDtype,
        !noGamma,
        op == Op.LAYER && !noBeta,
        features.weightOffset,
        eps,
        fusedAdd,
        features.quantization,
        smooth && xscaleDtype == null ? dtype : xscaleDtype,
        features.statistics);
  }
}
