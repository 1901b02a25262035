package org.tornorm.cli;

import java.io.Console;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows how far long work is, on a terminal only. */
interface Progress extends AutoCloseable {
  /**
   * The launcher sets this where the error output is a terminal; Java can ask that of the standard
   * input and output only.
   */
  String PROPERTY = "tornorm.progress";

  /** Counts one part of the work. */
  void step();

  @Override
  void close();

  /** Starts work of so many parts. */
  static Progress start(String task, int parts) {
    Console console = System.console();
    if (Boolean.getBoolean(PROPERTY) && console != null && console.isTerminal()) {
      try {
        return new Bar(task, parts);
      } catch (NoClassDefFoundError e) {
        // The library is optional: without it there is no bar.
      }
    }
    return new None();
  }

  /** Draws nothing. */
  final class None implements Progress {
    @Override
    public void step() {}

    @Override
    public void close() {}
  }

  /** Draws a bar on the error output. */
  final class Bar implements Progress {
    private static final int WIDTH = 80;

    private final ProgressBar bar;

    Bar(String task, int parts) {
      bar =
          new ProgressBarBuilder()
              .setTaskName(task)
              .setInitialMax(parts)
              .setStyle(ProgressBarStyle.ASCII)
              .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
              .build();
    }

    @Override
    public void step() {
      bar.step();
    }

    @Override
    public void close() {
      bar.close();
    }
  }
}
