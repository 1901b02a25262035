package org.tornorm.tornado.generated;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.tornorm.hip.Required;
import org.tornorm.spi.NormPath;

/** Says in the test report that the TornadoVM path was left out, where it was. */
class PathPresenceTest {
  @Test
  void theTornadoVmPathIsThere() {
    boolean there =
        ServiceLoader.load(NormPath.class).stream()
            .anyMatch(p -> p.type().getName().equals("org.tornorm.tornado.TornadoPath"));
    if (!there) {
      throw Required.TORNADO.missing(
          "TornadoVM path left out: there is no SDK at TORNADOVM_HOME or"
              + " ~/.sdkman/candidates/tornadovm/current (install one, such as 'sdk install"
              + " tornadovm', and build again)");
    }
  }
}
