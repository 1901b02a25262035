package org.tornorm.tests;

import org.junit.jupiter.api.parallel.ResourceLock;

/** The HIP path on an emulated device with waves of 64 lanes. */
@ResourceLock("HipEmulatorWave64ContractTest")
class HipEmulatorWave64ContractTest extends HipEmulatorContract {
  HipEmulatorWave64ContractTest() {
    super(64);
  }
}
