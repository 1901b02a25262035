package org.tornorm.bench;

import org.tornorm.hip.HipNorms;

/** Rigs with data in the memory of the HIP path's device. */
final class HipRigs implements DeviceRigs {
  /** Opened once in a process and left to its end: opening a device takes longer than timing. */
  private static final class Shared {
    static final HipNorms NORMS = HipNorms.open();
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
