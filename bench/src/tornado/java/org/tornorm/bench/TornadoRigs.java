package org.tornorm.bench;

/** Rigs with data in the memory of TornadoVM's default device. */
public final class TornadoRigs implements DeviceRigs {
  /** Used by the service loader. */
  public TornadoRigs() {}

  @Override
  public String path() {
    return "tornado";
  }

  @Override
  public Rig open(BenchCase c) {
    return new TornadoRig(c);
  }
}
