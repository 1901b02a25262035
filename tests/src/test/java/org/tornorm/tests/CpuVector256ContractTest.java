package org.tornorm.tests;

/** The CPU path with vectors of 256 bits. */
class CpuVector256ContractTest extends CpuPathContract {
  CpuVector256ContractTest() {
    super(2, 256);
  }
}
