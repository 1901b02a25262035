package org.tornorm.tests;

import java.util.Map;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The HIP path on an emulated device with waves of 64 lanes. */
@ResourceLock("HipEmulatorWave64ContractTest")
class HipEmulatorWave64ContractTest extends HipEmulatorContract {
  HipEmulatorWave64ContractTest() {
    super("contract-wave64", Map.of("WAVE", "64"));
  }

  /** Returns another start than for the other wave size, so that it takes other specs. */
  @Override
  protected int sampleStart() {
    return 2;
  }
}
