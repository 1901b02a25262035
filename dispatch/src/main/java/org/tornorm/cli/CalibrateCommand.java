package org.tornorm.cli;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.InvalidSettingException;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.Op;
import org.tornorm.calibrate.Calibrator;
import org.tornorm.calibrate.Regret;
import org.tornorm.cost.Calibration;
import org.tornorm.cost.Calibration.Entry;
import org.tornorm.cost.Costs;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "calibrate",
    description = {
      "Measures what calls cost on each path of this machine, and stores it for later choices.",
      "With --check it measures what the choices are worth; with --tune it searches for faster"
          + " launches, of one spec or of usual ones."
    },
    mixinStandardHelpOptions = true)
final class CalibrateCommand extends BaseCommand.OnPaths {
  private static final double CALIBRATE_SECONDS = 50;
  private static final double CHECK_SECONDS = 240;

  /** The share of choices that are to be within {@link Regret#TOLERANCE} of the best. */
  private static final double TARGET = 0.95;

  /** Of large language models and encoders. */
  private static final List<Integer> USUAL_COLS = List.of(768, 2048, 4096, 8192);

  @Parameters(
      paramLabel = "OP",
      arity = "0..1",
      description = "With --tune: rms or layer; without, usual specs.",
      converter = Words.ToOp.class)
  Op op;

  @Mixin FeatureOptions features;

  @Mixin FormOptions form;

  @Option(names = "--cols", description = "With --tune and OP: elements in a row.")
  Integer cols;

  @Option(
      names = "--rows",
      split = ",",
      defaultValue = "16,32768",
      description = "With --tune: numbers of rows, few and many (default ${DEFAULT-VALUE}).")
  List<Long> rows;

  @Option(names = "--check", description = "Measure the choices: what they cost beside the best.")
  boolean check;

  @Option(names = "--tune", description = "Search for faster launches, where a path has such.")
  boolean tune;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      defaultValue = "regret.json",
      description = "What --check writes (default ${DEFAULT-VALUE}).")
  Path out;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "At most about so long: 50 by default, 240 with --check, no end with --tune.")
  Double seconds;

  @Override
  public Integer call() {
    if (seconds != null && !(seconds > 0)) {
      throw new InvalidSettingException("--seconds is " + seconds + ": give more than 0");
    }
    if (check && tune) {
      throw new InvalidSettingException("--check and --tune are two things: give one at a time");
    }
    try (Norms norms = openNorms()) {
      return check ? check(norms) : tune ? tune(norms) : calibrate(norms);
    }
  }

  private long deadline(double otherwise) {
    return System.nanoTime() + (long) ((seconds == null ? otherwise : seconds) * 1e9);
  }

  private List<NormPath> available(Norms norms) {
    List<NormPath> available =
        norms.paths().stream()
            .filter(p -> norms.mayUse(p.name()))
            .filter(p -> p.availability() instanceof Availability.Yes)
            .toList();
    if (available.isEmpty()) {
      throw new InvalidSettingException(
          "no path can run on this machine: see 'tornorm devices' for why");
    }
    return available;
  }

  private int calibrate(Norms norms) {
    List<NormPath> paths = available(norms);
    Calibration calibration = Calibration.current();
    List<String> lines = new ArrayList<>();
    List<Map<String, Object>> fields = new ArrayList<>();
    long end = deadline(CALIBRATE_SECONDS);
    try (Progress progress = Progress.start("calibrate", paths.size() * Calibrator.points())) {
      for (int i = 0; i < paths.size(); i++) {
        NormPath path = paths.get(i);
        // What a path leaves of its share is for those behind it.
        long now = System.nanoTime();
        long share = now + Math.max(0, end - now) / (paths.size() - i);
        Entry measured = Calibrator.calibrate(path, share, LocalDate.now(), progress::step);
        Map<String, Map<String, Double>> tuning =
            calibration.find(path.name(), measured.runsOn()).map(Entry::tuning).orElse(Map.of());
        calibration = calibration.with(measured.withTuning(tuning));
        lines.add(describe(measured));
        fields.add(Map.of("path", path.name(), "launchMicros", measured.cost().launchMicros()));
      }
    }
    Path file = calibration.write();
    lines.add("wrote " + file);
    print(
        String.join(System.lineSeparator(), lines),
        Map.of("file", file.toString(), "paths", fields));
    return Main.OK;
  }

  private static String describe(Entry e) {
    NormSpec spec = NormSpec.rms(4096).build();
    StringBuilder line = new StringBuilder(e.path()).append(" on ").append(e.runsOn()).append(':');
    for (long r : new long[] {1, 64, 4096}) {
      line.append(
          String.format(
              Locale.ROOT,
              "%s %d x 4096 f32 rms %.4g us",
              r == 1 ? "" : ",",
              r,
              e.cost().micros(spec, CallShape.host(spec, r))));
    }
    return line.toString();
  }

  private int check(Norms norms) {
    available(norms);
    Regret regret;
    int size = Regret.grid(Regret.hasDevice(norms)).size();
    try (Progress progress = Progress.start("check", size)) {
      regret = Regret.measure(norms, deadline(CHECK_SECONDS), progress::step);
    }
    Map<String, Object> fields = fields(norms, regret);
    try {
      Files.writeString(
          out,
          new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(fields)
              + "\n");
    } catch (IOException e) {
      throw new InvalidSettingException(out + " cannot be written (" + e + "): name another");
    }
    String text =
        regret.points().isEmpty()
            ? "no call of the grid was measured: give more --seconds"
            : String.format(
                Locale.ROOT,
                "%.1f %% of %d choices within %.0f %% of the best path's time; %d with more than"
                    + " one path; %d of the grid not measured%nwrote %s",
                100 * regret.within10Percent(),
                regret.points().size(),
                100 * Regret.TOLERANCE,
                regret.withChoice(),
                regret.left(),
                out);
    print(text, fields);
    return regret.points().isEmpty() ? Main.BROKEN : Main.OK;
  }

  private Map<String, Object> fields(Norms norms, Regret regret) {
    List<Map<String, Object>> points = new ArrayList<>();
    for (Regret.Point p : regret.points()) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("op", p.spec().op().word());
      fields.put("form", p.spec().form());
      fields.put("rows", p.shape().rows());
      fields.put("cols", p.spec().cols());
      fields.put("dtype", p.spec().dtype().word());
      fields.put("residency", p.shape().residency().word());
      fields.put("chosen", p.chosen());
      fields.put("best", p.best());
      fields.put("chosenMicros", p.chosenMicros());
      fields.put("bestMicros", p.bestMicros());
      fields.put("paths", p.micros().size());
      points.add(fields);
    }
    Map<String, Object> paths = new TreeMap<>();
    for (NormPath path : available(norms)) {
      paths.put(path.name(), Costs.runsOn(path));
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("within", Regret.TOLERANCE);
    fields.put("target", TARGET);
    fields.put("within10Percent", regret.points().isEmpty() ? null : regret.within10Percent());
    fields.put("measured", regret.points().size());
    fields.put("withChoice", regret.withChoice());
    fields.put("notMeasured", regret.left());
    fields.put("date", LocalDate.now().toString());
    fields.put("runsOn", paths);
    fields.put("points", points);
    return fields;
  }

  private int tune(Norms norms) {
    List<NormSpec> specs = specs();
    List<NormPath> paths = available(norms);
    Calibration calibration = Calibration.current();
    List<String> lines = new ArrayList<>();
    Map<String, Object> found = new LinkedHashMap<>();
    long end = seconds == null ? Long.MAX_VALUE : deadline(0);
    int parts = paths.size() * specs.size() * rows.size();
    try (Progress progress = Progress.start("tune", parts)) {
      for (NormPath path : paths) {
        Map<String, Map<String, Double>> tuning = new TreeMap<>();
        String runsOn = Costs.runsOn(path);
        Entry old =
            calibration
                .find(path.name(), runsOn)
                .orElse(new Entry(path.name(), runsOn, LocalDate.now(), null, Map.of()));
        tuning.putAll(old.tuning());
        for (NormSpec spec : specs) {
          for (long r : rows) {
            if (seconds == null || System.nanoTime() - end < 0) {
              Map<String, Map<String, Double>> better = path.tune(spec, r);
              tuning.putAll(better);
              better.forEach(
                  (name, figures) -> lines.add(path.name() + ": " + name + " " + figures));
            }
            progress.step();
          }
        }
        if (!tuning.isEmpty()) {
          calibration = calibration.with(old.withTuning(tuning));
        }
        found.put(path.name(), tuning);
      }
    }
    if (lines.isEmpty()) {
      print("nothing is faster than what the paths choose by themselves", found);
      return Main.OK;
    }
    lines.add("wrote " + calibration.write());
    print(String.join(System.lineSeparator(), lines), found);
    return Main.OK;
  }

  private List<NormSpec> specs() {
    if (op == null && cols == null) {
      List<NormSpec> specs = new ArrayList<>();
      for (int n : USUAL_COLS) {
        for (DType dtype : List.of(DType.BF16, DType.F32)) {
          specs.add(NormSpec.rms(n).dtype(dtype).build());
          specs.add(NormSpec.layer(n).dtype(dtype).build());
        }
      }
      return specs;
    }
    if (op == null || cols == null) {
      throw new InvalidSettingException(
          "--tune of one spec needs both OP and --cols: give both, or neither for usual specs");
    }
    return List.of(form.spec(op, cols, features));
  }
}
