package org.tornorm.tests;

import org.junit.jupiter.api.Tag;
import org.tornorm.CallShape;
import org.tornorm.DType;
import org.tornorm.NormSpec;
import org.tornorm.spi.Availability;
import org.tornorm.spi.NormPath;
import org.tornorm.tornado.TornadoPath;
import org.tornorm.tornado.generated.LeftOut;

/** The TornadoVM path on its default device. */
@Tag("tornado")
class TornadoPathContractTest extends NormPathContract {
  @Override
  protected NormPath path() {
    NormPath path = new TornadoPath();
    if (path.availability() instanceof Availability.No no) {
      LeftOut.leaveOut("tornado", "the path cannot run here", no.reasons().toString());
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
    return 7;
  }
}
