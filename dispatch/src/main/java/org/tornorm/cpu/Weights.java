package org.tornorm.cpu;

import java.lang.foreign.MemorySegment;

/** The operands per column, f32 in native memory; null where the spec has none. */
final class Weights {
  /** Includes the weight offset. */
  MemorySegment gamma;

  long gammaAt;
  MemorySegment beta;
  long betaAt;
  MemorySegment xscale;
  long xscaleAt;

  void clear() {
    gamma = null;
    beta = null;
    xscale = null;
  }
}
