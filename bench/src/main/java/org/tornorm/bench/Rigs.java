package org.tornorm.bench;

import java.util.Collection;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.tornorm.InvalidSettingException;

/** The one place that knows where the data of a case lives and who runs calls there. */
final class Rigs {
  static final String HIP = "hip";

  private Rigs() {}

  /**
   * Makes a case ready on a path, which is forced.
   *
   * @throws org.tornorm.NormException if the path cannot run here, or not this case
   * @throws IllegalStateException if its result is wrong
   */
  static Rig open(String path, BenchCase c) {
    return switch (c.residency()) {
      case HOST -> new HostRig(path, c);
      case DEVICE ->
          deviceRigs().stream()
              .filter(r -> r.path().equals(path))
              .findFirst()
              .orElseThrow(
                  () ->
                      new InvalidSettingException(
                          "path "
                              + path
                              + " has no data on a device: use one of "
                              + deviceRigs().stream().map(DeviceRigs::path).toList()))
              .open(c);
    };
  }

  /** Makes ready what the cases of a path have in common, where that is faster done at once. */
  static void prepare(String path, Collection<BenchCase> cases) {
    if (path.equals(HIP) && !cases.isEmpty()) {
      HipRigs.prepare(cases.stream().map(BenchCase::spec).distinct().toList());
    }
  }

  private static List<DeviceRigs> deviceRigs() {
    return Stream.concat(
            Stream.of(new HipRigs()),
            ServiceLoader.load(DeviceRigs.class).stream().map(ServiceLoader.Provider::get))
        .toList();
  }
}
