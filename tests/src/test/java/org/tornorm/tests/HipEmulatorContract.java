package org.tornorm.tests;

import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
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
  private final int wave;
  private HipEmulator emulator;

  HipEmulatorContract(int wave) {
    this.wave = wave;
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
    return LONG ? 1 : 13;
  }

  @Override
  protected int sampleStep() {
    return 3;
  }

  /** Returns a start for each wave size, which then takes other specs. */
  @Override
  protected int sampleStart() {
    return wave / 32;
  }

  @Override
  protected int sweepCalls() {
    return LONG ? 1000 : 60;
  }
}
