package org.tornorm.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Collects what the library logs at INFO or above while it is open. */
public final class LogLines implements AutoCloseable {
  private final Logger logger = Logger.getLogger("org.tornorm");
  private final boolean parents = logger.getUseParentHandlers();
  private final List<String> lines = new ArrayList<>();

  private final Handler handler =
      new Handler() {
        private final SimpleFormatter formatter = new SimpleFormatter();

        @Override
        public synchronized void publish(LogRecord r) {
          lines.add(r.getLevel() + ": " + formatter.formatMessage(r));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  /** Starts to collect. */
  public LogLines() {
    logger.addHandler(handler);
    logger.setUseParentHandlers(false);
  }

  /** Returns what was logged so far. */
  public synchronized List<String> lines() {
    return List.copyOf(lines);
  }

  @Override
  public void close() {
    logger.removeHandler(handler);
    logger.setUseParentHandlers(parents);
  }
}
