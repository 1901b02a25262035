package org.tornorm.cli;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tornorm.CallShape;
import org.tornorm.Decision;
import org.tornorm.InvalidCallException;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.calibrate.PathTimer;
import org.tornorm.spi.NormPath;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "explain",
    description = "Says which path would run a call, and why; runs nothing but with --run.",
    mixinStandardHelpOptions = true)
final class ExplainCommand extends BaseCommand.OnPaths {
  private static final long RUN_NANOS = 300_000_000;

  @Mixin SpecOptions options;

  @Option(names = "--rows", required = true, description = "Number of rows.")
  long rows;

  @Option(names = "--cols", required = true, description = "Elements in a row.")
  int cols;

  @Mixin FormOptions form;

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

  @Option(
      names = "--run",
      description = "Also run such a call on every path that can, and print the measured times.")
  boolean run;

  @Override
  public Integer call() {
    NormSpec spec = form.spec(options.op, cols, options);
    CallShape packed = CallShape.host(spec, rows);
    CallShape shape =
        new CallShape(
            rows, residency, alignmentBytes == null ? packed.alignmentBytes() : alignmentBytes);
    try (Norms norms = openNorms()) {
      Decision decision = norms.explain(spec, shape);
      Map<String, Double> measured = run ? measure(norms, decision) : Map.of();
      Map<String, Object> fields = fields(decision);
      StringBuilder text = new StringBuilder(decision.toString());
      if (run) {
        fields.put("measuredMicros", measured);
        for (Decision.Candidate c : decision.candidates()) {
          Double micros = measured.get(c.path());
          if (micros != null) {
            text.append(
                String.format(
                    Locale.ROOT,
                    "%n  %s: measured %.4g us, predicted %.4g us",
                    c.path(),
                    micros,
                    c.predictedMicros()));
          }
        }
      }
      print(text.toString(), fields);
      return decision.chosen().isPresent() ? Main.OK : Main.NO_PATH;
    }
  }

  private static Map<String, Double> measure(Norms norms, Decision decision) {
    if (decision.spec().bytesMoved(decision.shape().rows()) > PathTimer.MAX_BYTES) {
      throw new InvalidCallException(
          "the call moves "
              + decision.spec().bytesMoved(decision.shape().rows())
              + " bytes: --run takes at most "
              + PathTimer.MAX_BYTES
              + ", give fewer rows");
    }
    Map<String, Double> micros = new TreeMap<>();
    for (NormPath path : norms.paths()) {
      if (decision.mayRun(path.name())) {
        try (PathTimer timer = new PathTimer(path)) {
          timer
              .micros(decision.spec(), decision.shape(), RUN_NANOS)
              .ifPresent(t -> micros.put(path.name(), t));
        }
      }
    }
    return micros;
  }
}
