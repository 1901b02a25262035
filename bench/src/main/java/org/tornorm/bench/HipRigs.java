package org.tornorm.bench;

import java.util.Collection;
import java.util.Optional;
import org.tornorm.NormSpec;
import org.tornorm.PathFailedException;
import org.tornorm.hip.HipNorms;

/** Rigs with data in the memory of the HIP path's device. */
final class HipRigs implements DeviceRigs {
  /** Opened once in a process and left to its end: opening a device takes longer than timing. */
  private static final class Shared {
    static final HipNorms NORMS = HipNorms.open();
  }

  /** Compiles kernels on all processors, rather than one by one before each is timed. */
  static void prepare(Collection<NormSpec> specs) {
    specs.parallelStream().forEach(Shared.NORMS::prepare);
  }

  /**
   * Opens the driver's copy as the roof of another path's kernels, where the HIP path's device is
   * the one of that name.
   */
  static Optional<HipCopy> copyOn(String deviceName, long bytesMoved, int sets) {
    try {
      return Shared.NORMS.device().startsWith(deviceName)
          ? Optional.of(new HipCopy(Shared.NORMS, bytesMoved, sets))
          : Optional.empty();
    } catch (PathFailedException | LinkageError e) {
      return Optional.empty(); // no device of the HIP path: the other path's own copy is the roof
    }
  }

  @Override
  public String path() {
    return Rigs.HIP;
  }

  @Override
  public Rig open(BenchCase c) {
    return c.measure() == Measure.deviceTime
        ? new HipRig(Shared.NORMS, c)
        : new TensorRig(Shared.NORMS, c);
  }
}
