package org.tornorm.tests;

/** The CPU path without vectors. */
class CpuPlainContractTest extends CpuPathContract {
  CpuPlainContractTest() {
    super(2, 0);
  }
}
