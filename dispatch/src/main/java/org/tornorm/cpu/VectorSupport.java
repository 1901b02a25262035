package org.tornorm.cpu;

import jdk.incubator.vector.FloatVector;

/** Whether this JVM has the Vector API, and how wide. */
final class VectorSupport {
  private static final String MODULE = "jdk.incubator.vector";

  /** Wider vectors than this were never tried. */
  private static final int MAX_BITS = 512;

  private static final int PREFERRED_BITS = isPresent() ? Linked.preferredBits() : 0;

  private VectorSupport() {}

  /** Links the Vector API, so it is touched only once that was seen to be there. */
  private static final class Linked {
    static int preferredBits() {
      int bits = FloatVector.SPECIES_PREFERRED.vectorBitSize();
      // SVE may have a width between the powers of two, which the loops do not know.
      return bits < 128 ? 0 : Math.min(MAX_BITS, Integer.highestOneBit(bits));
    }
  }

  private static boolean isPresent() {
    return ModuleLayer.boot()
        .findModule(MODULE)
        .filter(VectorSupport.class.getModule()::canRead)
        .isPresent();
  }

  /** Returns the widest vectors to use; 0 where there are none. */
  static int preferredBits() {
    return PREFERRED_BITS;
  }

  /** Returns what makes vectors available, behind a prefix; empty where they are. */
  static String remedy(String prefix) {
    return PREFERRED_BITS > 0 ? "" : prefix + "start java with --add-modules " + MODULE;
  }
}
