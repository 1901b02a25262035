package org.tornorm.bench;

import java.util.List;
import org.tornorm.CallShape.Residency;

/** What is timed of a case. The constants are named as the benchmark methods are. */
public enum Measure {
  /** The device's own clock around many launches. */
  deviceTime("NormBenchmark", Residency.DEVICE),
  /** A call that is complete when it returns: from host data end to end, or on device data. */
  call("NormBenchmark", Residency.HOST, Residency.DEVICE),
  /** The host's part of a call on device data that nobody waits for. */
  enqueue("NormBenchmark", Residency.DEVICE),
  /** Norms of one TaskGraph, by the norm. */
  graph("GraphBenchmark", Residency.DEVICE);

  private final String type;
  private final List<Residency> residencies;

  Measure(String type, Residency... residencies) {
    this.type = type;
    this.residencies = List.of(residencies);
  }

  /** Returns the full name of the benchmark method. */
  String benchmark() {
    return Measure.class.getPackageName() + "." + type + "." + name();
  }

  boolean allows(Residency residency) {
    return residencies.contains(residency);
  }

  /** Returns where the data may live, for messages. */
  String residencyWords() {
    return String.join(" or ", residencies.stream().map(Residency::word).toList());
  }
}
