package org.tornorm.tests;

/** The CPU path with vectors of 512 bits. */
class CpuVector512ContractTest extends CpuPathContract {
  CpuVector512ContractTest() {
    super(2, 512);
  }
}
