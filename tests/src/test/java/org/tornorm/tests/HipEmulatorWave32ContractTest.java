package org.tornorm.tests;

import java.util.Map;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The HIP path on an emulated device with waves of 32 lanes. */
@ResourceLock("HipEmulatorWave32ContractTest")
class HipEmulatorWave32ContractTest extends HipEmulatorContract {
  HipEmulatorWave32ContractTest() {
    super("contract-wave32", Map.of("WAVE", "32"));
  }

  /** Returns another start than for the other wave size, so that it takes other specs. */
  @Override
  protected int sampleStart() {
    return 1;
  }
}
