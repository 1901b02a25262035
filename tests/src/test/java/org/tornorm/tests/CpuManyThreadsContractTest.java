package org.tornorm.tests;

/** The CPU path with more threads than most machines have cores: more and odd parts of a row. */
class CpuManyThreadsContractTest extends CpuPathContract {
  CpuManyThreadsContractTest() {
    super(7, WIDEST);
  }
}
