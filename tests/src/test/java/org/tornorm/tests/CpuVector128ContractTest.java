package org.tornorm.tests;

/** The CPU path with vectors of 128 bits. */
class CpuVector128ContractTest extends CpuPathContract {
  CpuVector128ContractTest() {
    super(2, 128);
  }
}
