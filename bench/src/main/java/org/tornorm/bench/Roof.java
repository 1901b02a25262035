package org.tornorm.bench;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Adds to each iteration of JMH what its time means: the bytes that a call must move over its time,
 * and the time of a copy of as many bytes, measured in the same fork just before the iteration,
 * over that time. A JMH profiler, since only those see an iteration's time where it was measured.
 */
public final class Roof implements InternalProfiler {
  /** Secondary result: microseconds of the copy. */
  static final String COPY_MICROS = "copyMicros";

  /** Secondary result: microseconds of a call by the device's clock. */
  static final String DEVICE_MICROS = "deviceMicros";

  /** Secondary result: the bytes that a call must move over its time. */
  static final String GIGABYTES_PER_SECOND = "gigabytesPerSecond";

  /** Secondary result: 1 is the floor. */
  static final String RATIO = "copyRatio";

  /** What the case that runs in this JVM measures besides JMH; one runs at a time. */
  private static volatile Facts facts = new Facts(0);

  static final class Facts {
    private final long bytesMoved;
    private double copyMicros = Double.NaN;
    private double deviceMicros;
    private int deviceTimings;

    private Facts(long bytesMoved) {
      this.bytesMoved = bytesMoved;
    }

    void copyTook(double micros) {
      copyMicros = micros;
    }

    void deviceTook(double micros) {
      deviceMicros += micros;
      deviceTimings++;
    }
  }

  /** Used by JMH. */
  public Roof() {}

  /** Starts a case. */
  static Facts start(long bytesMoved) {
    facts = new Facts(bytesMoved);
    return facts;
  }

  @Override
  public String getDescription() {
    return "GB/s, and the ratio to a copy of the same bytes";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    facts.deviceMicros = 0;
    facts.deviceTimings = 0;
  }

  @Override
  public Collection<ScalarResult> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    Facts f = facts;
    boolean byDevice = f.deviceTimings > 0;
    double micros =
        byDevice ? f.deviceMicros / f.deviceTimings : result.getPrimaryResult().getScore();
    ScalarResult rate = scalar(GIGABYTES_PER_SECOND, f.bytesMoved / micros / 1e3, "GB/s");
    ScalarResult copy = scalar(COPY_MICROS, f.copyMicros, "us");
    ScalarResult ratio = scalar(RATIO, f.copyMicros / micros, "ratio");
    return byDevice
        ? List.of(scalar(DEVICE_MICROS, micros, "us"), rate, copy, ratio)
        : List.of(rate, copy, ratio);
  }

  private static ScalarResult scalar(String name, double value, String unit) {
    return new ScalarResult(name, value, unit, AggregationPolicy.AVG);
  }
}
