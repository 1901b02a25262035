package org.tornorm.tests;

import org.junit.jupiter.api.Tag;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.hip.Required;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import org.tornorm.tornado.TornadoPath;

/** The TornadoVM path on its default device. */
@Tag("tornado")
class TornadoPathContractTest extends NormPathContract {
  @Override
  protected NormPath path() {
    NormPath path = new TornadoPath();
    if (path.availability() instanceof Availability.No no) {
      throw Required.TORNADO.missing("TornadoVM path left out: " + no.reasons());
    }
    return path;
  }

  /** Devices without f16 have no kernels for it. */
  @Override
  protected boolean maySkip(NormSpec spec, CallShape shape) {
    return spec.dtype() == DType.F16;
  }

  /** Each spec is compiled for the device, which takes a second. */
  @Override
  protected int featureStride() {
    return LONG ? 1 : 41;
  }

  @Override
  protected int sampleStep() {
    return 4;
  }

  @Override
  protected int sweepCalls() {
    return LONG ? 500 : 40;
  }
}
