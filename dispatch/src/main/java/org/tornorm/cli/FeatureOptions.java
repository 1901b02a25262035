package org.tornorm.cli;

import org.tornorm.Quantization;
import picocli.CommandLine.Option;

/** The parts of a spec that no tensor tells, but for the operation. */
class FeatureOptions {
  @Option(
      names = "--weight-offset",
      paramLabel = "0|1",
      description = "Added to gamma: 1 for Gemma-style weights.")
  int weightOffset;

  @Option(
      names = "--quant",
      paramLabel = "KIND",
      defaultValue = "none",
      description = "none, dynamic or smooth int8 per row.",
      converter = Words.ToQuantization.class)
  Quantization quantization;

  @Option(names = "--statistics", description = "Also rstd per row, and mean with layer.")
  boolean statistics;
}
