package org.tornorm.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs cases by JMH, one after the other, and keeps what is there after each. */
final class BenchRun implements AutoCloseable {
  /** The launcher sets it where the error output is a terminal. */
  private static final String PROGRESS_PROPERTY = "tornorm.progress";

  private static final int PROGRESS_WIDTH = 80;

  /** What JMH and its forks print: each fork's decision is there. */
  private static final String LOG = "jmh.log";

  /** How long a case warms up and is measured. */
  private record Effort(int warmUps, int warmUpMillis, int iterations, int millis) {}

  private final Path results;
  private final PrintStream log;
  private final OutputFormat format;
  private final CaseList.Set set;
  private final List<RunResult> done = new ArrayList<>();

  BenchRun(Path out, CaseList.Set set) throws IOException {
    this.set = set;
    results = out.resolve(Report.RESULTS);
    log = new PrintStream(Files.newOutputStream(out.resolve(LOG)), true, StandardCharsets.UTF_8);
    format = OutputFormatFactory.createFormatInstance(log, VerboseMode.NORMAL);
    Files.deleteIfExists(results); // of an earlier run
    // Runs of several cases at once are the user's choice; JMH would refuse them.
    System.setProperty("jmh.ignoreLock", "true");
  }

  /**
   * Runs all; returns those that failed with the reason.
   *
   * @param each is told of each case that has run, where no progress bar is drawn
   */
  Map<String, String> all(List<BenchCommand.Job> jobs, Consumer<String> each) throws IOException {
    Map<String, String> failed = new LinkedHashMap<>();
    PrintStream out = System.out;
    PrintStream err = System.err;
    try (ProgressBar bar = progress(jobs.size())) {
      // What forks and paths print goes where JMH's own words go.
      System.setOut(log);
      System.setErr(log);
      Rigs.prepare(
          Rigs.HIP,
          jobs.stream()
              .filter(j -> j.path().equals(Rigs.HIP) && inThisJvm(j.benchCase()))
              .map(BenchCommand.Job::benchCase)
              .toList());
      for (BenchCommand.Job job : jobs) {
        String name = job.path() + " " + job.benchCase();
        try {
          Collection<RunResult> results = new Runner(options(job), format).run();
          done.addAll(results);
          write();
          if (bar == null) {
            each.accept(name + ": " + words(results));
          }
        } catch (RunnerException e) {
          e.printStackTrace(log);
          failed.put(name, rootMessage(e) + "; see " + LOG);
        }
        if (bar != null) {
          bar.step();
        }
      }
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    return failed;
  }

  private static String words(Collection<RunResult> results) {
    return results.stream()
        .map(
            r -> {
              var all = r.getSecondaryResults();
              var time = all.getOrDefault(Roof.DEVICE_MICROS, r.getPrimaryResult());
              return Row.number(time.getScore())
                  + " us, ratio "
                  + Row.number(all.get(Roof.RATIO).getScore());
            })
        .collect(Collectors.joining("; "));
  }

  private Options options(BenchCommand.Job job) {
    BenchCase c = job.benchCase();
    Effort effort = effort(job);
    ChainedOptionsBuilder b =
        new OptionsBuilder()
            .include("^" + Pattern.quote(c.measure().benchmark()) + "$")
            .addProfiler(Roof.class)
            .shouldFailOnError(true)
            .warmupIterations(effort.warmUps())
            .warmupTime(TimeValue.milliseconds(effort.warmUpMillis()))
            .measurementIterations(effort.iterations())
            .measurementTime(TimeValue.milliseconds(effort.millis()))
            .param("path", job.path())
            .param("op", c.op().name())
            .param("residual", String.valueOf(c.residual()))
            .param("quantization", c.quantization().name())
            .param("dtype", c.dtype().name())
            .param("rows", String.valueOf(c.rows()))
            .param("cols", String.valueOf(c.cols()))
            .param("residency", c.residency().name());
    if (inThisJvm(c)) {
      b.forks(0);
    }
    return b.build();
  }

  /** The device's clock needs no compiled Java: such cases share this JVM. */
  private static boolean inThisJvm(BenchCase c) {
    return c.measure() == Measure.deviceTime;
  }

  private Effort effort(BenchCommand.Job job) {
    boolean full = set == CaseList.Set.full;
    if (inThisJvm(job.benchCase())) {
      return new Effort(1, 60, 5, 30);
    }
    return full ? new Effort(2, 400, 5, 400) : new Effort(1, 300, 3, 300);
  }

  /** Returns the words of what failed first. */
  private static String rootMessage(Throwable e) {
    Throwable root = e;
    while (root.getCause() != null || root.getSuppressed().length > 0) {
      root = root.getCause() != null ? root.getCause() : root.getSuppressed()[0];
    }
    return String.valueOf(root.getMessage()).lines().findFirst().orElse("");
  }

  /** Writes all figures so far: a run that is ended early keeps them. */
  private void write() throws IOException {
    try (PrintStream to =
        new PrintStream(Files.newOutputStream(results), false, StandardCharsets.UTF_8)) {
      ResultFormatFactory.getInstance(ResultFormatType.JSON, to).writeOut(done);
    }
  }

  private static ProgressBar progress(int parts) {
    return Boolean.getBoolean(PROGRESS_PROPERTY)
        ? new ProgressBarBuilder()
            .setTaskName("bench")
            .setInitialMax(parts)
            .setStyle(ProgressBarStyle.ASCII)
            .setConsumer(new ConsoleProgressBarConsumer(System.err, PROGRESS_WIDTH))
            .build()
        : null;
  }

  @Override
  public void close() {
    log.close();
  }
}
