package org.tornorm.cli;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tornorm.Decision;
import org.tornorm.NoPathException;
import org.tornorm.Norms;
import org.tornorm.PathFailedException;
import org.tornorm.Quantization;
import org.tornorm.TensorFileException;
import org.tornorm.reference.Conformance;
import org.tornorm.reference.Reference;
import org.tornorm.reference.ReferenceResult;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.PathKernel;
import org.tornorm.spi.Reason;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "conform",
    description = {
      "Runs every case file of a directory on each available path and checks the bounds.",
      "Each file's expected values are checked against the float64 reference as well."
    },
    mixinStandardHelpOptions = true)
final class ConformCommand extends BaseCommand.OnPaths {
  @Parameters(paramLabel = "DIR", description = "Directory of *.safetensors case files.")
  Path directory;

  private enum Verdict {
    OK,
    BROKEN,
    FAILED,
    NOT_SUPPORTED;

    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** One case on one path, or the file itself; the report is null where nothing was run. */
  private record Row(
      String name,
      String path,
      boolean quantized,
      Verdict verdict,
      Conformance.Report report,
      List<String> details) {}

  private final List<Row> rows = new ArrayList<>();
  private final TreeSet<String> absent = new TreeSet<>();
  private Decision last;

  @Override
  public Integer call() {
    List<Path> files = caseFiles();
    try (Norms norms = openNorms();
        Progress progress = Progress.start("conform", files.size())) {
      for (Path file : files) {
        check(norms, file);
        progress.step();
      }
    }
    long ran = rows.stream().filter(r -> r.report() != null).count();
    print(text(files.size()), json(files.size()));
    if (count(Verdict.BROKEN) + count(Verdict.FAILED) > 0) {
      return Main.BROKEN;
    }
    if (ran == 0) {
      throw new NoPathException(last);
    }
    return Main.OK;
  }

  private List<Path> caseFiles() {
    try (Stream<Path> entries = Files.list(directory)) {
      List<Path> files =
          entries.filter(p -> p.toString().endsWith(".safetensors")).sorted().toList();
      if (files.isEmpty()) {
        throw new TensorFileException(
            directory + " holds no *.safetensors file: name a directory of case files");
      }
      return files;
    } catch (IOException e) {
      throw new TensorFileException(
          directory + " cannot be listed: name a directory of case files", e);
    }
  }

  private void check(Norms norms, Path path) {
    try (CaseFile file = CaseFile.open(path);
        Arena arena = Arena.ofShared()) {
      TensorCall bound = TensorCall.bind(file.spec(), file.inputs(), arena);
      ReferenceResult expected = Reference.compute(bound.call());
      List<String> differences = file.differences(expected);
      boolean quantized = file.spec().quantization() != Quantization.NONE;
      if (!differences.isEmpty()) {
        rows.add(new Row(file.name(), "(file)", quantized, Verdict.BROKEN, null, differences));
      }
      last = norms.explain(file.spec(), bound.call().shape());
      for (Decision.Candidate c : last.candidates()) {
        switch (c.verdict()) {
          case CHOSEN, ELIGIBLE -> {
            NormPath found = pathOf(norms, c.path());
            // Fresh outputs for each path: none may pass by what another wrote.
            TensorCall fresh = TensorCall.bind(file.spec(), file.inputs(), arena);
            rows.add(run(file.name(), quantized, found, fresh, expected));
          }
          case UNSUPPORTED ->
              rows.add(
                  new Row(
                      file.name(),
                      c.path(),
                      quantized,
                      Verdict.NOT_SUPPORTED,
                      null,
                      c.reasons().stream().map(Reason::toString).toList()));
          case UNAVAILABLE -> absent.add(c.toString());
          case EXCLUDED -> {}
        }
      }
    }
  }

  private static NormPath pathOf(Norms norms, String name) {
    return norms.paths().stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow();
  }

  private static Row run(
      String name, boolean quantized, NormPath path, TensorCall bound, ReferenceResult expected) {
    try (PathKernel kernel = path.prepare(bound.call().spec())) {
      if (bound.call().rows() > 0) {
        kernel.run(bound.call());
      }
      Conformance.Report report = Conformance.check(bound.call(), expected);
      Verdict verdict = report.passed() ? Verdict.OK : Verdict.BROKEN;
      return new Row(name, path.name(), quantized, verdict, report, report.violations());
    } catch (PathFailedException e) {
      return new Row(name, path.name(), quantized, Verdict.FAILED, null, List.of(e.getMessage()));
    }
  }

  private long count(Verdict verdict) {
    return rows.stream().filter(r -> r.verdict() == verdict).count();
  }

  private String text(int files) {
    int width = rows.stream().mapToInt(r -> r.name().length()).max().orElse(0);
    String form = "%-" + Math.max(width, 4) + "s  %-8s  %9s  %8s  %9s  %9s  %s%n";
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            form,
            "case",
            "path",
            "worst ulp",
            "of row",
            "rounded %",
            "q equal %",
            "verdict"));
    for (Row r : rows) {
      boolean y = r.report() != null && !r.quantized();
      boolean q = r.report() != null && r.quantized();
      String verdict = r.verdict().word();
      if (r.verdict() == Verdict.NOT_SUPPORTED) {
        verdict += ": " + String.join("; ", r.details());
      }
      text.append(
          String.format(
              Locale.ROOT,
              form,
              r.name(),
              r.path(),
              y ? Timing.number(3, r.report().worstUlp()) : "-",
              y ? String.format(Locale.ROOT, "%.1e", r.report().worstRelative()) : "-",
              y ? Timing.number(3, 100 * r.report().correctlyRounded()) : "-",
              q ? Timing.number(3, 100 * r.report().qEqual()) : "-",
              verdict));
      if (r.verdict() == Verdict.BROKEN || r.verdict() == Verdict.FAILED) {
        r.details().forEach(d -> text.append("    ").append(d).append(System.lineSeparator()));
      }
    }
    absent.forEach(a -> text.append(a).append(System.lineSeparator()));
    String paths =
        rows.stream()
            .filter(r -> r.report() != null)
            .map(Row::path)
            .distinct()
            .collect(Collectors.joining(", "));
    text.append("worst ulp: of y; of row: worst error of y relative to its row's largest |y|");
    text.append(System.lineSeparator());
    text.append(
        String.format(
            Locale.ROOT,
            "%d case files, run on %s: %d ok, %d broken, %d failed, %d not supported",
            files,
            paths.isEmpty() ? "no path" : paths,
            count(Verdict.OK),
            count(Verdict.BROKEN),
            count(Verdict.FAILED),
            count(Verdict.NOT_SUPPORTED)));
    return text.toString();
  }

  private Map<String, Object> json(int files) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("files", files);
    for (Verdict v : Verdict.values()) {
      fields.put(v.word().replace(" s", "S"), count(v));
    }
    fields.put("unavailable", List.copyOf(absent));
    fields.put("results", rows.stream().map(ConformCommand::json).toList());
    return fields;
  }

  private static Map<String, Object> json(Row r) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("case", r.name());
    fields.put("path", r.path());
    fields.put("verdict", r.verdict().word());
    Conformance.Report report = r.report();
    if (report != null) {
      if (r.quantized()) {
        fields.put("qEqual", report.qEqual());
        fields.put("worstQDifference", report.worstQDifference());
        fields.put("worstScaleUlp", report.worstScaleUlp());
      } else {
        fields.put("worstUlp", report.worstUlp());
        fields.put("correctlyRounded", report.correctlyRounded());
        fields.put("worstRelative", report.worstRelative());
      }
      fields.put("worstStatisticUlp", report.worstStatisticUlp());
    }
    fields.put("details", r.details());
    return fields;
  }
}
