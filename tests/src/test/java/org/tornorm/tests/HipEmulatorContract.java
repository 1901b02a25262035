package org.tornorm.tests;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.tornorm.NormSpec;
import org.tornorm.hip.HipEmulator;
import org.tornorm.hip.HipPath;
import org.tornorm.spi.NormPath;

/**
 * The HIP path on the emulator, which compiles the real kernel sources for the host and runs every
 * thread of every block. Each kernel takes a compilation, so most tests take a sample of the specs
 * that rotates; {@code -Dtornorm.tests=long} runs all of them.
 */
@Execution(ExecutionMode.CONCURRENT)
abstract class HipEmulatorContract extends NormPathContract {
  private static final int SAMPLE = 3;
  private static final boolean ALL = "long".equals(System.getProperty("tornorm.tests"));

  private final int wave;
  private HipEmulator emulator;
  private int samples;

  HipEmulatorContract(int wave) {
    this.wave = wave;
    // The other wave size takes other specs of the same size.
    this.samples = wave / 32;
  }

  @Override
  protected NormPath path() {
    // With 2 compute units 8 rows are many: both kinds of geometry run.
    emulator =
        HipEmulator.open(
            "contract-wave" + wave, Map.of("WAVE", Integer.toString(wave), "CUS", "2"));
    return new HipPath(emulator.options());
  }

  @AfterAll
  void releasesEverything() {
    if (emulator != null) {
      close();
      emulator.assertNothingLive();
    }
  }

  @Override
  protected int featureStride() {
    // Prime to the numbers of values of all features, so that pairs of them come in turn.
    return ALL ? 1 : 13;
  }

  @Override
  protected List<NormSpec> sample(List<NormSpec> specs) {
    if (ALL) {
      return specs;
    }
    int start = samples++;
    return IntStream.range(0, specs.size())
        .filter(i -> (i + start) % SAMPLE == 0)
        .mapToObj(specs::get)
        .toList();
  }

  @Override
  protected int sweepCalls() {
    return ALL ? 1000 : 60;
  }
}
