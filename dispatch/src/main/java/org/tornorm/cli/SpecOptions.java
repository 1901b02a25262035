package org.tornorm.cli;

import org.tornorm.Op;
import picocli.CommandLine.Parameters;

/** The parts of a spec that no tensor tells. */
final class SpecOptions extends FeatureOptions {
  @Parameters(paramLabel = "OP", description = "rms or layer.", converter = Words.ToOp.class)
  Op op;
}
