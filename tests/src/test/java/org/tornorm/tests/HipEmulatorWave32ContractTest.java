package org.tornorm.tests;

/** The HIP path on an emulated device with waves of 32 lanes. */
class HipEmulatorWave32ContractTest extends HipEmulatorContract {
  HipEmulatorWave32ContractTest() {
    super(32);
  }
}
