package org.tornorm.bench;

import java.util.Optional;
import org.tornorm.PathFailedException;
import org.tornorm.hip.HipNorms;

/** Rigs with data in the memory of the HIP path's device. */
final class HipRigs implements DeviceRigs {
  /** Opened once in a process and left to its end: opening a device takes longer than timing. */
  private static final class Shared {
    static final HipNorms NORMS = HipNorms.open();
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
    return "hip";
  }

  @Override
  public Rig open(BenchCase c) {
    return new HipRig(Shared.NORMS, c);
  }
}
