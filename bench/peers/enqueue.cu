// Times cuLaunchKernel from C++, with as many arguments as the norm kernel takes: the yardstick of
// what one enqueue from Java costs. Build and run: nvcc -o enqueue enqueue.cu -lcuda && ./enqueue
#include <cuda.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

typedef unsigned long long u64;

__global__ void nothing(void*, void*, void*, void*, void*, void*, void*, void*, void*, void*, void*,
                        u64, u64, u64, u64, u64, unsigned, unsigned, float) {}

static void check(CUresult r, const char* call) {
  if (r != CUDA_SUCCESS) {
    std::fprintf(stderr, "%s failed: %d\n", call, r);
    std::exit(1);
  }
}

int main() {
  cudaFree(nullptr);
  cudaFunction_t runtime_function;
  if (cudaGetFuncBySymbol(&runtime_function, (const void*)nothing) != cudaSuccess) return 1;
  CUfunction function = (CUfunction)runtime_function;
  CUstream stream;
  check(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
  u64 values[19] = {};
  void* parameters[19];
  for (int i = 0; i < 19; i++) parameters[i] = &values[i];
  const int batches = 200;
  const int launches = 300;
  std::vector<double> micros;
  for (int b = -batches; b < batches; b++) {
    check(cuStreamSynchronize(stream), "cuStreamSynchronize");
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < launches; i++)
      check(cuLaunchKernel(function, 1, 1, 1, 256, 1, 1, 0, stream, parameters, nullptr),
            "cuLaunchKernel");
    const std::chrono::duration<double, std::micro> t = std::chrono::steady_clock::now() - start;
    if (b >= 0) micros.push_back(t.count() / launches);
  }
  std::sort(micros.begin(), micros.end());
  std::printf("cuLaunchKernel from C++, 19 arguments: %.2f us a call\n", micros[batches / 2]);
}
