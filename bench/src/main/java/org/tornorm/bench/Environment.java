package org.tornorm.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.tornorm.Norms;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.Reason;

/** What was measured on, in lines of a name and words: the head of every report. */
final class Environment {
  private static final String BUILD = "build.properties";

  /** TornadoVM's own file, beside its libraries. */
  private static final String TORNADO_RELEASE = "etc/tornado.release";

  private Environment() {}

  /** Returns what this process runs on, the paths in the order given. */
  static Map<String, String> here(Norms norms) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("date", Instant.now().truncatedTo(ChronoUnit.MINUTES).toString());
    facts.put("commit", commit());
    for (NormPath path : norms.paths()) {
      facts.put(
          path.name(),
          switch (path.availability()) {
            case Availability.Yes(String words) -> words;
            case Availability.No(List<Reason> reasons) ->
                "not available: " + reasons.getFirst().what() + more(reasons.size() - 1);
          });
    }
    facts.put("TornadoVM", tornadoVersion());
    facts.put("processor", processor());
    facts.put("JDK", System.getProperty("java.vm.name") + " " + Runtime.version());
    facts.put("system", System.getProperty("os.name") + " " + System.getProperty("os.version"));
    return facts;
  }

  private static String more(int reasons) {
    return reasons == 0 ? "" : ", and " + reasons + " more reasons: see tornorm devices";
  }

  private static String commit() {
    Properties build = new Properties();
    try (InputStream in = Environment.class.getResourceAsStream(BUILD)) {
      if (in != null) {
        build.load(in);
      }
    } catch (IOException e) {
      return "unknown (" + e.getMessage() + ")";
    }
    String id = build.getProperty("git.commit.id.abbrev", "unknown");
    return Boolean.parseBoolean(build.getProperty("git.dirty")) ? id + ", with changes" : id;
  }

  private static String tornadoVersion() {
    String libraries = System.getProperty("java.library.path", "");
    for (String directory : libraries.split(":", -1)) {
      Path release = Path.of(directory).resolveSibling(TORNADO_RELEASE);
      if (!directory.isEmpty() && Files.isReadable(release)) {
        Properties p = new Properties();
        try (InputStream in = Files.newInputStream(release)) {
          p.load(in);
        } catch (IOException e) {
          return "unknown (" + e.getMessage() + ")";
        }
        return p.getProperty("version", "unknown");
      }
    }
    return "not in this JVM";
  }

  private static String processor() {
    int threads = Runtime.getRuntime().availableProcessors();
    try (var lines = Files.lines(Path.of("/proc/cpuinfo"))) {
      String model =
          lines
              .filter(l -> l.startsWith("model name"))
              .map(l -> l.substring(l.indexOf(':') + 1).strip())
              .findFirst()
              .orElse(System.getProperty("os.arch"));
      return model + ", " + threads + " hardware threads used";
    } catch (IOException e) {
      return System.getProperty("os.arch") + ", " + threads + " hardware threads used";
    }
  }
}
