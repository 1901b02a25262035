package org.tornorm.hip;

import java.util.List;

/** Compiles the kernel sources to code for one architecture. */
interface KernelCompiler {
  /** Returns name and version, part of the key of what is cached. */
  String version();

  /**
   * Compiles one kernel.
   *
   * @param definitions the macros that specialize it, as compiler options
   * @throws GpuException with the compiler's own words if that fails
   */
  byte[] compile(KernelSource source, String architecture, List<String> definitions);
}
