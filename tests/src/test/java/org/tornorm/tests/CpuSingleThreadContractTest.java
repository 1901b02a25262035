package org.tornorm.tests;

/** The CPU path on the calling thread only. */
class CpuSingleThreadContractTest extends CpuPathContract {
  CpuSingleThreadContractTest() {
    super(1, WIDEST);
  }
}
