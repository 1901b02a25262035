package org.tornorm.cli;

import org.tornorm.Op;
import org.tornorm.Quantization;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The parts of a spec that no tensor tells. */
final class SpecOptions {
  @Parameters(paramLabel = "OP", description = "rms or layer.", converter = Words.ToOp.class)
  Op op;

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
