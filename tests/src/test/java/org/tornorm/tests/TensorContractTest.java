package org.tornorm.tests;

import java.util.Map;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.tornorm.hip.HipPath;
import org.tornorm.spi.NormPath;

/**
 * Calls on tensors, on an emulated device that does its work as late as it may: each call of the
 * contract wraps its segments, runs on the device, and reads the outputs back.
 */
@ResourceLock("TensorContractTest")
class TensorContractTest extends HipEmulatorContract {
  TensorContractTest() {
    super("contract-tensors", Map.of("DEFER", "1"));
  }

  @Override
  protected NormPath path(HipPath hip) {
    return new ByTensors(hip);
  }

  @Override
  protected int featureStride() {
    return LONG ? 1 : 61;
  }

  @Override
  protected int sampleStep() {
    return 10;
  }

  @Override
  protected int sweepCalls() {
    return LONG ? 500 : 25;
  }
}
