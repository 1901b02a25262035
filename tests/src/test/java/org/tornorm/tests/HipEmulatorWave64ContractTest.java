package org.tornorm.tests;

/** The HIP path on an emulated device with waves of 64 lanes. */
class HipEmulatorWave64ContractTest extends HipEmulatorContract {
  HipEmulatorWave64ContractTest() {
    super(64);
  }
}
