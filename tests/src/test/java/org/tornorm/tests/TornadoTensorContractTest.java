package org.tornorm.tests;

import org.junit.jupiter.api.Tag;
import org.tornorm.spi.NormPath;

/** Calls on tensors that live on TornadoVM's device. */
@Tag("tornado")
class TornadoTensorContractTest extends TornadoPathContractTest {
  @Override
  protected NormPath path() {
    return new ByTensors(super.path());
  }

  @Override
  protected int featureStride() {
    return LONG ? 1 : 251;
  }

  @Override
  protected int sampleStep() {
    return 24;
  }

  @Override
  protected int sweepCalls() {
    return LONG ? 500 : 8;
  }
}
