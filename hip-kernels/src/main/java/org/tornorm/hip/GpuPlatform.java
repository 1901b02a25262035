package org.tornorm.hip;

import java.util.List;

/**
 * The two platforms that HIP sources run on: AMD's own runtime, and NVIDIA's driver as HIP's NVIDIA
 * platform uses it. Names of libraries are tried in order.
 */
enum GpuPlatform {
  /** libamdhip64; its run-time compiler is a library of its own, or inside it before HIP 5.3. */
  HIP(
      List.of("libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5", "libamdhip64.so"),
      List.of("libhiprtc.so.7", "libhiprtc.so.6", "libhiprtc.so.5", "libhiprtc.so")),
  /** libcuda and NVRTC. */
  CUDA(
      List.of("libcuda.so.1", "libcuda.so"),
      List.of("libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so"));

  final List<String> driverLibraries;
  final List<String> compilerLibraries;

  GpuPlatform(List<String> driverLibraries, List<String> compilerLibraries) {
    this.driverLibraries = driverLibraries;
    this.compilerLibraries = compilerLibraries;
  }

  <T> T pick(T hip, T cuda) {
    return this == HIP ? hip : cuda;
  }
}
