import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions.Style;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Checks that every Java source under a directory is formatted, or formats it. */
final class SourceFormat {
  public static void main(String[] args) throws Exception {
    Path root = Path.of(args[0]);
    boolean fix = args[1].equals("fix");
    List<Path> sources;
    try (var walk = Files.walk(root)) {
      sources =
          walk.filter(p -> p.toString().endsWith(".java"))
              .filter(p -> !root.relativize(p).toString().contains("target/"))
              .toList();
    }
    int unformatted = 0;
    for (Path source : sources) {
      String found = Files.readString(source);
      String ordered =
          RemoveUnusedImports.removeUnusedImports(
              ImportOrderer.reorderImports(found, Style.GOOGLE));
      String wanted = new Formatter().formatSource(ordered);
      if (!wanted.equals(found)) {
        if (fix) {
          Files.writeString(source, wanted);
        } else {
          unformatted++;
          System.err.println("not formatted: " + root.relativize(source));
        }
      }
    }
    if (unformatted > 0) {
      System.err.println("run ./mvnw -N process-sources -Dformat=fix");
      System.exit(1);
    }
  }
}
