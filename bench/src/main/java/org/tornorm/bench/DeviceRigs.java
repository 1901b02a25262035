package org.tornorm.bench;

/**
 * Makes rigs with data on the device of one path, found with {@link java.util.ServiceLoader}: the
 * benchmarks are built without TornadoVM where there is none.
 */
public interface DeviceRigs {
  /** Returns the name of the path. */
  String path();

  /** Makes a case ready. */
  Rig open(BenchCase benchCase);
}
