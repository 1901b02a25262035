package org.tornorm.bench;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.concurrent.Callable;
import org.tornorm.CallShape;
import org.tornorm.InvalidSettingException;
import org.tornorm.NoPathException;
import org.tornorm.NormSpec;
import org.tornorm.Norms;
import org.tornorm.spi.Availability;
import org.tornorm.spi.CliCommand;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.Reason;
import org.tornorm.spi.Support;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Times the curated cases on every path and writes figures, a table and a report. */
@Command(
    name = "bench",
    description = {
      "Times a curated set of cases on each path and writes JMH's JSON, a Markdown table and a"
          + " self-contained HTML report.",
      "Figures of other runs in the same directory (*.json of JMH's form, such as those of"
          + " bench/peers/torch_peers.py) are shown side by side."
    },
    mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
  private static final String TORNADO = "tornado";

  /** Runs where TornadoVM does, in its task graphs. */
  private static final String BASELINE = "two-kernels";

  private static final int OK = 0;
  private static final int BROKEN = 1;

  /** Adds the command to the command line. */
  public static final class Provider implements CliCommand {
    /** Used by the service loader. */
    public Provider() {}

    @Override
    public Object command() {
      return new BenchCommand();
    }
  }

  /** How much is run. */
  static final class Extent {
    @Option(names = "--quick", description = "The short set, a few minutes; the default.")
    boolean quick;

    @Option(names = "--full", description = "The whole set.")
    boolean full;

    @Option(names = "--report", description = "Run nothing: make the report anew from DIR.")
    boolean report;
  }

  @Spec CommandSpec command;

  @ArgGroup Extent extent = new Extent();

  @Option(
      names = "--paths",
      split = ",",
      paramLabel = "PATH",
      description = "Paths to time, such as hip,cpu (default: all that can run here).")
  List<String> paths;

  @Option(
      names = "--match",
      split = ",",
      paramLabel = "WORD",
      description =
          "Only cases whose words, as in 'call rms plain f32 1x4096', hold each of these.")
  List<String> match = List.of();

  @Option(names = "--cases", paramLabel = "FILE", description = "Another list of cases.")
  Path cases;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "tornorm-bench",
      description = "Where figures and report go (default: ${DEFAULT-VALUE}).")
  Path out;

  @Option(names = "--json", description = "Print one JSON object instead of text.")
  boolean json;

  /** A case on a path. */
  record Job(String path, BenchCase benchCase) {}

  @Override
  public Integer call() {
    makeDirectory();
    if (extent.report) {
      finish(Map.of());
      return OK;
    }
    CaseList list = cases == null ? CaseList.ofResource() : CaseList.of(cases);
    CaseList.Set set = extent.full ? CaseList.Set.full : CaseList.Set.quick;
    Map<String, String> notRun = new LinkedHashMap<>();
    List<Job> jobs;
    try (Norms norms = Norms.open((String) null)) {
      jobs = jobs(norms, list, set, notRun);
      Report.write(out.resolve(Report.ENVIRONMENT), Environment.here(norms));
    } catch (IOException e) {
      throw unwritable(e);
    }
    if (jobs.isEmpty()) {
      throw new InvalidSettingException(
          "no case is left to run: give other --paths, or fewer words to --match");
    }
    Map<String, String> failed;
    try (BenchRun run = new BenchRun(out, set)) {
      failed = run.all(jobs, this::println);
      notRun.putAll(failed);
      Report.write(out.resolve(Report.NOT_RUN), notRun);
    } catch (IOException e) {
      throw unwritable(e);
    }
    if (failed.size() == jobs.size()) {
      notRun.forEach((c, reason) -> println("not run: " + c + ": " + reason));
      return BROKEN;
    }
    finish(notRun);
    return failed.isEmpty() ? OK : BROKEN;
  }

  private void finish(Map<String, String> notRun) {
    int figures = Report.write(out);
    if (json) {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("figures", figures);
      object.put("directory", out.toString());
      object.put("notRun", notRun);
      command.commandLine().getOut().println(new Gson().toJson(object));
    } else {
      notRun.forEach((c, reason) -> println("not run: " + c + ": " + reason));
      println(
          figures
              + " figures in "
              + out.resolve(Report.HTML)
              + " and "
              + out.resolve(Report.MARKDOWN));
    }
    command.commandLine().getOut().flush();
  }

  /** Prints a line for people. */
  private void println(String line) {
    if (json) {
      return;
    }
    command.commandLine().getOut().println(line);
    command.commandLine().getOut().flush();
  }

  private void makeDirectory() {
    try {
      Files.createDirectories(out);
      if (!Files.isWritable(out)) {
        throw new IOException("it is not writable");
      }
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  private InvalidSettingException unwritable(IOException e) {
    return new InvalidSettingException(
        "--out " + out + " cannot be written to (" + e + "): name another directory");
  }

  /** Returns the cases of the paths that can run here, and notes those that a path cannot run. */
  private List<Job> jobs(Norms norms, CaseList list, CaseList.Set set, Map<String, String> notRun) {
    List<Job> jobs = new ArrayList<>();
    for (NormPath path : chosen(norms)) {
      addJobs(path, path.name(), list.cases(set, path.name()), jobs, notRun);
      if (path.name().equals(TORNADO)) {
        addJobs(path, BASELINE, list.cases(set, BASELINE), jobs, notRun);
      }
    }
    return jobs;
  }

  private void addJobs(
      NormPath path,
      String name,
      SequencedSet<BenchCase> all,
      List<Job> jobs,
      Map<String, String> notRun) {
    for (BenchCase c : all) {
      if (!match.stream().allMatch(c.toString()::contains)) {
        continue;
      }
      switch (path.supports(c.spec(), CallShape.host(c.spec(), c.rows()))) {
        case Support.Yes _ -> jobs.add(new Job(name, c));
        case Support.No(List<Reason> reasons) ->
            notRun.put(
                name + " " + c, String.join("; ", reasons.stream().map(Reason::toString).toList()));
      }
    }
  }

  /** Returns the paths asked for, which must run here, or else all that do. */
  private List<NormPath> chosen(Norms norms) {
    if (paths == null) {
      return norms.paths().stream()
          .filter(p -> p.availability() instanceof Availability.Yes)
          .toList();
    }
    List<NormPath> chosen = new ArrayList<>();
    for (String name : paths) {
      NormPath path =
          norms.paths().stream()
              .filter(p -> p.name().equals(name))
              .findFirst()
              .orElseThrow(
                  () ->
                      new InvalidSettingException(
                          "--paths names '"
                              + name
                              + "': the paths found are "
                              + String.join(
                                  ", ", norms.paths().stream().map(NormPath::name).toList())));
      if (!(path.availability() instanceof Availability.Yes)) {
        NormSpec any = NormSpec.rms(1).build();
        throw new NoPathException(norms.explain(any, CallShape.host(any, 1)));
      }
      chosen.add(path);
    }
    return chosen;
  }
}
