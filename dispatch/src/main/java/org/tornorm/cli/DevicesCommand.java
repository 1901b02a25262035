package org.tornorm.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tornorm.Norms;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import org.tornorm.spi.Reason;
import picocli.CommandLine.Command;

@Command(
    name = "devices",
    description = "Lists every path, whether it can run here, and its devices.",
    mixinStandardHelpOptions = true)
final class DevicesCommand extends BaseCommand {
  @Override
  public Integer call() {
    List<String> lines = new ArrayList<>();
    List<Map<String, Object>> paths = new ArrayList<>();
    try (Norms norms = main.open(null)) {
      for (NormPath path : norms.paths()) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("path", path.name());
        switch (path.availability()) {
          case Availability.Yes(String facts) -> {
            lines.add(path.name() + ": available, " + facts);
            path.devices().forEach(d -> lines.add("  device: " + d));
            fields.put("available", true);
            fields.put("facts", facts);
            fields.put("devices", path.devices());
          }
          case Availability.No(List<Reason> reasons) -> {
            lines.add(path.name() + ": not available");
            reasons.forEach(r -> lines.add("  " + r));
            fields.put("available", false);
            fields.put("reasons", fields(reasons));
          }
        }
        paths.add(fields);
      }
    }
    if (paths.isEmpty()) {
      lines.add("no path was found: add the jar of one to the class path");
    }
    print(String.join(System.lineSeparator(), lines), Map.of("paths", paths));
    return paths.isEmpty() ? Main.NO_PATH : Main.OK;
  }
}
