package org.tornorm.cost;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tornorm.CallShape;
import org.tornorm.NormSpec;
import org.tornorm.cost.Calibration.Entry;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;

/**
 * What each path of a facade costs: by the calibration where it has measured this path on this
 * device, else by the path's own figures.
 */
public final class Costs {
  private static final System.Logger LOG = System.getLogger("org.tornorm");

  private final Calibration calibration;
  private final Map<String, Cost> byPath = new ConcurrentHashMap<>();

  /**
   * A path's figures.
   *
   * @param source where they come from, in a few words
   */
  public record Cost(CostModel model, String source) {
    /** Returns the predicted time in microseconds. */
    public double micros(NormSpec spec, CallShape shape) {
      return model.micros(spec, shape);
    }
  }

  /** Takes a calibration for these paths; entries of unknown ones are named in the log. */
  public Costs(Calibration calibration, List<NormPath> paths) {
    this.calibration = calibration;
    List<String> known = paths.stream().map(NormPath::name).toList();
    calibration.entries().stream()
        .map(Entry::path)
        .distinct()
        .filter(name -> !known.contains(name))
        .forEach(
            name ->
                LOG.log(
                    System.Logger.Level.INFO,
                    "{0}",
                    "the calibration's figures of path '"
                        + name
                        + "' are not used: the paths found are "
                        + String.join(", ", known)));
  }

  /** Returns an available path's figures. */
  public Cost of(NormPath path) {
    Cost known = byPath.get(path.name());
    return known != null ? known : byPath.computeIfAbsent(path.name(), name -> find(path));
  }

  private Cost find(NormPath path) {
    String runsOn = runsOn(path);
    Optional<Entry> entry = calibration.find(path.name(), runsOn).filter(e -> e.cost() != null);
    if (entry.isPresent()) {
      return new Cost(entry.get().cost(), "calibrated " + entry.get().date());
    }
    calibration.entries().stream()
        .filter(e -> e.path().equals(path.name()) && !e.runsOn().equals(runsOn))
        .findFirst()
        .ifPresent(
            other ->
                LOG.log(
                    System.Logger.Level.INFO,
                    "{0}",
                    "the calibration of path "
                        + path.name()
                        + " is not used: it is of '"
                        + other.runsOn()
                        + "', here is '"
                        + runsOn
                        + "': run 'tornorm calibrate' again"));
    return new Cost(path.cost(), "built-in");
  }

  /** Returns what an available path runs on, as a calibration is keyed. */
  public static String runsOn(NormPath path) {
    return path.availability() instanceof Availability.Yes(String facts) ? facts : "";
  }
}
