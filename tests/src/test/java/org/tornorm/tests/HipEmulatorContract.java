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
  private final String name;
  private final Map<String, String> settings;
  private HipEmulator emulator;

  /**
   * Makes tests on a copy of the emulator.
   *
   * @param name of the copy
   */
  HipEmulatorContract(String name, Map<String, String> settings) {
    this.name = name;
    this.settings = settings;
  }

  @Override
  protected final NormPath path() {
    emulator = HipEmulator.open(name, settings);
    // With 2 compute units 8 rows are many: both kinds of geometry run.
    emulator.set("CUS", "2");
    return path(new HipPath(emulator.options()));
  }

  /** Returns the path under test, given that of the emulator. */
  protected NormPath path(HipPath hip) {
    return hip;
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

  @Override
  protected int sweepCalls() {
    return LONG ? 1000 : 60;
  }
}
