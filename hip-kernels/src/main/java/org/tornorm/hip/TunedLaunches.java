package org.tornorm.hip;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tornorm.NormSpec;

/**
 * Launches that a tuner found faster than those of {@link Geometry}'s tables, by spec, number of
 * rows and vector length. An entry that makes no sense is named in the log and not used.
 */
final class TunedLaunches {
  private static final String THREADS = "threadsPerRow";
  private static final String ROWS = "rowsPerBlock";
  private static final String LOADS = "streamLoads";
  private static final String STORES = "streamStores";
  private static final String MICROS = "micros";
  private static final String DEFAULT_MICROS = "defaultMicros";
  private static final String NOISE_MICROS = "noiseMicros";

  private final Map<String, Geometry.Layout> layouts = new ConcurrentHashMap<>();

  private TunedLaunches() {}

  static TunedLaunches of(Map<String, Map<String, Double>> entries, DeviceProfile device) {
    TunedLaunches tuned = new TunedLaunches();
    tuned.add(entries, device);
    return tuned;
  }

  void add(Map<String, Map<String, Double>> entries, DeviceProfile device) {
    entries.forEach(
        (name, figures) -> {
          try {
            layouts.put(name, layout(figures, device));
          } catch (IllegalArgumentException e) {
            HipPath.LOG.log(
                System.Logger.Level.WARNING,
                "{0}",
                "the tuned launch '"
                    + name
                    + "' is not used: "
                    + e.getMessage()
                    + ": run 'tornorm calibrate --tune' again");
          }
        });
  }

  /** Returns the geometry that was tuned for such calls. */
  Optional<Geometry> find(
      NormSpec spec, Geometry.Bucket bucket, int elements, DeviceProfile device) {
    return layouts.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(layouts.get(name(spec, bucket, elements)))
            .map(layout -> Geometry.of(spec, layout, elements, device));
  }

  /** Returns the name of an entry; eps changes nothing in a launch. */
  static String name(NormSpec spec, Geometry.Bucket bucket, int elements) {
    NormSpec anyEps = spec.toBuilder().eps(NormSpec.DEFAULT_EPS).build();
    return anyEps
        + (bucket == Geometry.Bucket.FEW ? ", few rows" : ", many rows")
        + ", vectors of "
        + elements;
  }

  static Map<String, Double> figures(
      Geometry.Layout layout, double micros, double defaultMicros, double noiseMicros) {
    Map<String, Double> figures = new LinkedHashMap<>();
    figures.put(THREADS, (double) layout.threadsPerRow());
    figures.put(ROWS, (double) layout.rowsPerBlock());
    figures.put(LOADS, layout.streamLoads() ? 1.0 : 0.0);
    figures.put(STORES, layout.streamStores() ? 1.0 : 0.0);
    figures.put(MICROS, micros);
    figures.put(DEFAULT_MICROS, defaultMicros);
    figures.put(NOISE_MICROS, noiseMicros);
    return figures;
  }

  private static Geometry.Layout layout(Map<String, Double> figures, DeviceProfile device) {
    double gain = number(figures, DEFAULT_MICROS) - number(figures, MICROS);
    double noise = number(figures, NOISE_MICROS);
    if (!(number(figures, MICROS) > 0 && noise >= 0 && gain > noise)) {
      throw new IllegalArgumentException(
          "it is faster by " + gain + " us, which the noise of " + noise + " us may explain");
    }
    Geometry.Layout layout =
        new Geometry.Layout(
            whole(figures, THREADS),
            whole(figures, ROWS),
            whole(figures, LOADS) != 0,
            whole(figures, STORES) != 0);
    if (!layout.fits(device)) {
      throw new IllegalArgumentException(
          layout + " does not fit waves of " + device.waveSize() + " lanes");
    }
    return layout;
  }

  private static int whole(Map<String, Double> figures, String name) {
    double value = number(figures, name);
    if (value != Math.rint(value) || Math.abs(value) > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(name + " is " + value + ", no whole number");
    }
    return (int) value;
  }

  private static double number(Map<String, Double> figures, String name) {
    Double value = figures.get(name);
    if (value == null) {
      throw new IllegalArgumentException("it has no " + name);
    }
    return value;
  }
}
