package org.tornorm.tests;

import org.junit.jupiter.api.parallel.ResourceLock;

/** The HIP path on an emulated device with waves of 32 lanes. */
@ResourceLock("HipEmulatorWave32ContractTest")
class HipEmulatorWave32ContractTest extends HipEmulatorContract {
  HipEmulatorWave32ContractTest() {
    super(32);
  }
}
