package org.tornorm.hip;

/**
 * What launch geometry depends on.
 *
 * @param family whose table of thresholds applies
 * @param waveSize lanes that run in lockstep, 32 or 64
 * @param computeUnits compute units, or multiprocessors
 * @param sharedBytes local memory that a block may use
 */
record DeviceProfile(Family family, int waveSize, int computeUnits, int sharedBytes) {
  /** Devices that share a table of thresholds. */
  enum Family {
    /** AMD Instinct: gfx9. */
    CDNA,
    /** AMD Radeon: gfx10 and newer. */
    RDNA,
    /** NVIDIA. */
    NVIDIA
  }

  /** Returns the family of an architecture such as {@code gfx942:sramecc+} or {@code sm_90}. */
  static Family familyOf(String architecture) {
    if (architecture.startsWith("sm_")) {
      return Family.NVIDIA;
    }
    return architecture.startsWith("gfx9") ? Family.CDNA : Family.RDNA;
  }

  /**
   * Returns the profile of a typical device of an architecture, for code that is compiled where no
   * such device is. Compute units are those of MI300X, Navi 31 and H200.
   */
  static DeviceProfile typical(String architecture) {
    return switch (familyOf(architecture)) {
      case CDNA -> new DeviceProfile(Family.CDNA, 64, 304, 65536);
      case RDNA -> new DeviceProfile(Family.RDNA, 32, 96, 65536);
      case NVIDIA -> new DeviceProfile(Family.NVIDIA, 32, 132, 49152);
    };
  }
}
