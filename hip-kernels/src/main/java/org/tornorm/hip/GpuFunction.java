package org.tornorm.hip;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;

/**
 * Every native function that is called, declared once: its name on each platform, and beside it the
 * C signature. All return a status of 32 bits. Device addresses and handles are plain longs, so
 * that Java can never read through them. The letters of a signature: {@code p} host pointer, {@code
 * d} device pointer or handle, {@code z} size_t, {@code i} int or enum, {@code f} float.
 */
enum GpuFunction {
  // CUresult cuInit(unsigned flags)
  INIT(null, "cuInit", "i"),
  // hipError_t hipDriverGetVersion(int* version)
  DRIVER_VERSION("hipDriverGetVersion", "cuDriverGetVersion", "p"),
  // hipError_t hipGetDeviceCount(int* count)
  DEVICE_COUNT("hipGetDeviceCount", "cuDeviceGetCount", "p"),
  // hipError_t hipDeviceGet(hipDevice_t* device, int ordinal); hipDevice_t is int
  DEVICE_GET("hipDeviceGet", "cuDeviceGet", "pi"),
  // hipError_t hipDeviceGetName(char* name, int length, hipDevice_t device)
  DEVICE_NAME("hipDeviceGetName", "cuDeviceGetName", "pii"),
  // hipError_t hipDeviceGetAttribute(int* value, hipDeviceAttribute_t attribute, int device)
  DEVICE_ATTRIBUTE("hipDeviceGetAttribute", "cuDeviceGetAttribute", "pii"),
  // hipError_t hipDeviceTotalMem(size_t* bytes, hipDevice_t device)
  DEVICE_MEMORY("hipDeviceTotalMem", "cuDeviceTotalMem_v2", "pi"),
  // hipError_t hipSetDevice(int device); CUresult cuCtxSetCurrent(CUcontext context)
  SET_DEVICE("hipSetDevice", null, "i"),
  SET_CONTEXT(null, "cuCtxSetCurrent", "d"),
  // CUresult cuDevicePrimaryCtxRetain(CUcontext* context, CUdevice device)
  RETAIN_CONTEXT(null, "cuDevicePrimaryCtxRetain", "pi"),
  // CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device)
  RELEASE_CONTEXT(null, "cuDevicePrimaryCtxRelease_v2", "i"),
  // hipError_t hipMalloc(void** address, size_t bytes)
  MALLOC("hipMalloc", "cuMemAlloc_v2", "pz"),
  // hipError_t hipFree(void* address)
  FREE("hipFree", "cuMemFree_v2", "d"),
  // hipError_t hipHostMalloc(void** address, size_t bytes, unsigned flags)
  HOST_MALLOC("hipHostMalloc", "cuMemHostAlloc", "pzi"),
  // hipError_t hipHostFree(void* address)
  HOST_FREE("hipHostFree", "cuMemFreeHost", "p"),
  // hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t to, void* from, size_t bytes, hipStream_t stream)
  COPY_TO_DEVICE("hipMemcpyHtoDAsync", "cuMemcpyHtoDAsync_v2", "dpzd"),
  // hipError_t hipMemcpyDtoHAsync(void* to, hipDeviceptr_t from, size_t bytes, hipStream_t stream)
  COPY_TO_HOST("hipMemcpyDtoHAsync", "cuMemcpyDtoHAsync_v2", "pdzd"),
  // hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t to, hipDeviceptr_t from, size_t, hipStream_t)
  COPY_ON_DEVICE("hipMemcpyDtoDAsync", "cuMemcpyDtoDAsync_v2", "ddzd"),
  // hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned flags)
  STREAM_CREATE("hipStreamCreateWithFlags", "cuStreamCreate", "pi"),
  // hipError_t hipStreamSynchronize(hipStream_t stream)
  STREAM_SYNCHRONIZE("hipStreamSynchronize", "cuStreamSynchronize", "d"),
  // hipError_t hipStreamDestroy(hipStream_t stream)
  STREAM_DESTROY("hipStreamDestroy", "cuStreamDestroy_v2", "d"),
  // hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned flags)
  STREAM_WAIT_EVENT("hipStreamWaitEvent", "cuStreamWaitEvent", "ddi"),
  // hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned flags)
  EVENT_CREATE("hipEventCreateWithFlags", "cuEventCreate", "pi"),
  // hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream)
  EVENT_RECORD("hipEventRecord", "cuEventRecord", "dd"),
  // hipError_t hipEventSynchronize(hipEvent_t event)
  EVENT_SYNCHRONIZE("hipEventSynchronize", "cuEventSynchronize", "d"),
  // hipError_t hipEventElapsedTime(float* milliseconds, hipEvent_t start, hipEvent_t stop)
  EVENT_ELAPSED("hipEventElapsedTime", "cuEventElapsedTime", "pdd"),
  // hipError_t hipEventDestroy(hipEvent_t event)
  EVENT_DESTROY("hipEventDestroy", "cuEventDestroy_v2", "d"),
  // hipError_t hipModuleLoadData(hipModule_t* module, const void* image)
  MODULE_LOAD("hipModuleLoadData", "cuModuleLoadData", "pp"),
  // hipError_t hipModuleGetFunction(hipFunction_t* function, hipModule_t module, const char* name)
  MODULE_FUNCTION("hipModuleGetFunction", "cuModuleGetFunction", "pdp"),
  // hipError_t hipModuleUnload(hipModule_t module)
  MODULE_UNLOAD("hipModuleUnload", "cuModuleUnload", "d"),
  // hipError_t hipModuleLaunchKernel(hipFunction_t f, unsigned gridX, gridY, gridZ, unsigned
  //     blockX, blockY, blockZ, unsigned sharedBytes, hipStream_t stream, void** params, void**
  //     extra)
  LAUNCH("hipModuleLaunchKernel", "cuLaunchKernel", "diiiiiiidpp");

  private final String hipName;
  private final String cudaName;
  final FunctionDescriptor descriptor;

  GpuFunction(String hipName, String cudaName, String arguments) {
    this.hipName = hipName;
    this.cudaName = cudaName;
    this.descriptor = descriptor(arguments);
  }

  /** Returns the name on this platform, or null where the platform needs no such function. */
  String on(GpuPlatform platform) {
    return platform.pick(hipName, cudaName);
  }

  static FunctionDescriptor descriptor(String arguments) {
    return FunctionDescriptor.of(
        JAVA_INT, arguments.chars().mapToObj(GpuFunction::layout).toArray(MemoryLayout[]::new));
  }

  private static MemoryLayout layout(int letter) {
    return switch (letter) {
      case 'p' -> ADDRESS;
      case 'd', 'z' -> JAVA_LONG;
      case 'i' -> JAVA_INT;
      case 'f' -> JAVA_FLOAT;
      default -> throw new AssertionError("no layout for " + (char) letter);
    };
  }
}
