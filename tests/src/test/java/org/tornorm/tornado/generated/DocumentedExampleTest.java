package org.tornorm.tornado.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The example of docs/tornadovm.md is the code that the tests compile and run. */
class DocumentedExampleTest {
  private static final Path DOCS = Path.of("..", "docs", "tornadovm.md");
  private static final Path SOURCE =
      Path.of("src/test/java/org/tornorm/tornado/TornadoBlockExample.java");

  @Test
  void theDocsShowTheCodeThatRuns() throws IOException {
    String wanted = between(Files.readString(SOURCE), "  // docs: begin\n", "  // docs: end\n");
    String shown = between(Files.readString(DOCS), "```java\n/** The two norms", "```\n");
    assertEquals(
        wanted.stripTrailing().stripIndent(), ("/** The two norms" + shown).stripTrailing());
  }

  private static String between(String text, String begin, String end) {
    int from = text.indexOf(begin);
    assertTrue(from >= 0, () -> "no " + begin);
    int to = text.indexOf(end, from + begin.length());
    assertTrue(to >= 0, () -> "no " + end);
    return text.substring(from + begin.length(), to);
  }
}
