package org.tornorm.tornado.generated;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/** Leaves tests out in one plain line, or fails where that part must be there. */
public final class LeftOut {
  private LeftOut() {}

  /**
   * Ends the test.
   *
   * @param part the word that {@code -Dtornorm.require=} names it by
   */
  public static void leaveOut(String part, String why, String remedy) {
    String line = part + " left out: " + why + " (" + remedy + ")";
    System.out.println(line);
    if (List.of(System.getProperty("tornorm.require", "").split(",")).contains(part)) {
      fail(line + "; tornorm.require asks for it");
    }
    Assumptions.abort(line);
  }

  /** Returns the first of these programs that is on PATH. */
  static Optional<Path> findProgram(List<String> names) {
    return names.stream()
        .flatMap(
            name ->
                List.of(System.getenv("PATH").split(File.pathSeparator)).stream()
                    .map(dir -> Path.of(dir, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
