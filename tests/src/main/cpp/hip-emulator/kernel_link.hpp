// What stands before the source of every kernel that the emulator compiles; a test instrument.
//
// A module reaches the emulator through one pointer that the loader sets, so neither needs symbols
// of the other and a real HIP runtime may live in the same process.
#pragma once

struct TnEmulatorLink {
  unsigned thread;  // of the block, the one that runs now
  unsigned block;
  void (*barrier)();
  unsigned (*shuffle_xor)(unsigned value, unsigned mask);
  void* (*shared)(unsigned bytes);
  void (*access)(const void* address, unsigned bytes, int store);
  void (*direct)(const void* address, unsigned bytes, int store);
  float (*fma)(float, float, float);
  float (*rint)(float);
  float (*sqrt)(float);
};

constexpr unsigned long long TN_EMULATOR_STACK = 64 << 10;

#if defined(TN_EMULATOR)

#define TN_EMULATOR_PLAIN __attribute__((no_sanitize("thread")))

// Kernels are exported, the rest of a module is its own affair.
#pragma GCC visibility push(hidden)
extern "C" {
__attribute__((visibility("default"))) TnEmulatorLink* tn_emulator_link;

TN_EMULATOR_PLAIN inline unsigned tn_emulator_thread() { return tn_emulator_link->thread; }
TN_EMULATOR_PLAIN inline unsigned tn_emulator_block() { return tn_emulator_link->block; }
TN_EMULATOR_PLAIN inline void tn_emulator_barrier() { tn_emulator_link->barrier(); }
TN_EMULATOR_PLAIN inline unsigned tn_emulator_shuffle_xor(unsigned value, unsigned mask) {
  return tn_emulator_link->shuffle_xor(value, mask);
}
TN_EMULATOR_PLAIN inline void* tn_emulator_shared(unsigned bytes) {
  return tn_emulator_link->shared(bytes);
}
TN_EMULATOR_PLAIN inline void tn_emulator_access(const void* address, unsigned bytes, int store) {
  tn_emulator_link->access(address, bytes, store);
}

// Called where the compiler has no instruction for them.
TN_EMULATOR_PLAIN float fmaf(float a, float b, float c) { return tn_emulator_link->fma(a, b, c); }
TN_EMULATOR_PLAIN float rintf(float x) { return tn_emulator_link->rint(x); }
TN_EMULATOR_PLAIN float sqrtf(float x) { return tn_emulator_link->sqrt(x); }

// The compiler's race instrumentation reports every access that is not to a private variable. So
// plain loads and stores, through no primitive, are checked as well, and local memory for races.
//
// Most are to the thread's own stack: what lies above this frame by less than a stack is private.
__attribute__((always_inline)) TN_EMULATOR_PLAIN inline void tn_emulator_direct(
    const void* address, unsigned bytes, int store) {
  char here;
  if ((unsigned long long)address - (unsigned long long)&here >= TN_EMULATOR_STACK) {
    tn_emulator_link->direct(address, bytes, store);
  }
}
#define TN_EMULATOR_HOOKS(kind, bytes)                          \
  TN_EMULATOR_PLAIN void __tsan_##kind##read##bytes(void* p) {  \
    tn_emulator_direct(p, bytes, 0);                            \
  }                                                             \
  TN_EMULATOR_PLAIN void __tsan_##kind##write##bytes(void* p) { \
    tn_emulator_direct(p, bytes, 1);                            \
  }
TN_EMULATOR_HOOKS(, 1)
TN_EMULATOR_HOOKS(, 2)
TN_EMULATOR_HOOKS(, 4)
TN_EMULATOR_HOOKS(, 8)
TN_EMULATOR_HOOKS(, 16)
TN_EMULATOR_HOOKS(unaligned_, 2)
TN_EMULATOR_HOOKS(unaligned_, 4)
TN_EMULATOR_HOOKS(unaligned_, 8)
TN_EMULATOR_HOOKS(unaligned_, 16)
TN_EMULATOR_PLAIN void __tsan_read_range(void* p, unsigned long n) {
  tn_emulator_direct(p, (unsigned)n, 0);
}
TN_EMULATOR_PLAIN void __tsan_write_range(void* p, unsigned long n) {
  tn_emulator_direct(p, (unsigned)n, 1);
}
TN_EMULATOR_PLAIN void __tsan_func_entry(void*) {}
TN_EMULATOR_PLAIN void __tsan_func_exit() {}
TN_EMULATOR_PLAIN void __tsan_init() {}

// The block size that the kernel was compiled for; a launch with another one is refused.
#if defined(TN_THREADS_PER_ROW) && defined(TN_ROWS_PER_BLOCK)
extern __attribute__((visibility("default"))) const unsigned tn_emulator_block_threads =
    TN_THREADS_PER_ROW * TN_ROWS_PER_BLOCK;
#endif
}
#pragma GCC visibility pop

#endif
