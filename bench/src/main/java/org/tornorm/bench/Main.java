package org.tornorm.bench;

import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Stream;

/** JMH's own command line, with {@link Roof} among the profilers. */
public final class Main {
  private Main() {}

  /** Runs JMH. */
  public static void main(String[] args) throws IOException {
    org.openjdk.jmh.Main.main(
        Stream.concat(Stream.of("-prof", Roof.class.getName()), Arrays.stream(args))
            .toArray(String[]::new));
  }
}
