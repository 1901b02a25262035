// Primitives of the norm kernels: raw vectors, loads and stores, exact conversions, reductions.
//
// One source for four compilers: hiprtc and clang (AMD), NVRTC (NVIDIA), and a C++ compiler for the
// host emulator of the test suite. It needs no header of any of them. Everything that differs from
// one platform to the next stands in the section "platform" and nowhere else.
#pragma once

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;

namespace tornorm {

enum DType { F32 = 0, F16 = 1, BF16 = 2 };

constexpr int size_of(int dtype) { return dtype == F32 ? 4 : 2; }

constexpr int max_of(int a, int b) { return a > b ? a : b; }

// BYTES of a row as one thread holds them, in registers. Accesses of 1 or 2 bytes use the low end
// of one word.
template <int BYTES>
struct Raw {
  static constexpr int WORDS = max_of(BYTES / 4, 1);
  u32 word[WORDS];
};

}  // namespace tornorm

// ---- platform -------------------------------------------------------------------------------

#if defined(TN_EMULATOR)

#define TN_DEVICE inline
#define TN_KERNEL(threads) extern "C" void

// The emulator runs each thread of a block as a fiber. Every access is checked against the
// allocations that are alive, and for its natural alignment.
extern "C" u32 tn_emulator_thread();
extern "C" u32 tn_emulator_block();
extern "C" void tn_emulator_barrier();
extern "C" u32 tn_emulator_shuffle_xor(u32 value, u32 mask);
extern "C" void* tn_emulator_shared(u32 bytes);
extern "C" void tn_emulator_access(const void* address, u32 bytes, int store);

#define TN_SHARED(type, name, count) \
  type* name = static_cast<type*>(tn_emulator_shared(sizeof(type) * (count)))

namespace tornorm {

inline u32 thread_id() { return tn_emulator_thread(); }
inline u32 block_id() { return tn_emulator_block(); }
inline void barrier() { tn_emulator_barrier(); }
inline u32 bits_of(float f) { return __builtin_bit_cast(u32, f); }
inline float float_of(u32 b) { return __builtin_bit_cast(float, b); }
inline float square_root(float x) { return __builtin_sqrtf(x); }
inline float fused(float a, float b, float c) { return __builtin_fmaf(a, b, c); }

inline bool any_lane(bool b) {
  u32 any = b;
  for (u32 mask = 1; mask < TN_WAVE; mask *= 2) any |= tn_emulator_shuffle_xor(any, mask);
  return any != 0;
}

// The lowest bytes of two words, side by side in the lower half.
inline u32 pack_two_bytes(u32 a, u32 b) { return (a & 0xffu) | (b & 0xffu) << 8; }

inline void forget(u32&) {}
inline void forget_memory() {}

// The larger of a magnitude's bits and those of |f|; NaN and Inf stand above every number.
inline u32 max_magnitude(u32 bits, float f) {
  const u32 magnitude = bits_of(f) & 0x7fffffffu;
  return magnitude > bits ? magnitude : bits;
}

template <int MASK>
inline u32 shuffle_xor(u32 v) {
  return tn_emulator_shuffle_xor(v, MASK);
}

template <int BYTES, bool STREAM>
inline Raw<BYTES> load_access(const void* p) {
  tn_emulator_access(p, BYTES, 0);
  Raw<BYTES> r = {};
  __builtin_memcpy(r.word, p, BYTES);
  return r;
}

template <int BYTES, bool STREAM>
inline void store_access(void* p, const Raw<BYTES>& r) {
  tn_emulator_access(p, BYTES, 1);
  __builtin_memcpy(p, r.word, BYTES);
}

}  // namespace tornorm

#elif defined(__CUDACC_RTC__) || defined(__CUDACC__)

#define TN_CUDA
#define TN_DEVICE __device__ __forceinline__
#define TN_KERNEL(threads) extern "C" __global__ __launch_bounds__(threads) void
#define TN_SHARED(type, name, count) __shared__ __align__(16) type name[count]

namespace tornorm {

TN_DEVICE u32 thread_id() { return threadIdx.x; }
TN_DEVICE u32 block_id() { return blockIdx.x; }
TN_DEVICE void barrier() { __syncthreads(); }
TN_DEVICE u32 bits_of(float f) { return __float_as_uint(f); }
TN_DEVICE float float_of(u32 b) { return __uint_as_float(b); }
TN_DEVICE float square_root(float x) { return __fsqrt_rn(x); }
TN_DEVICE float fused(float a, float b, float c) { return __fmaf_rn(a, b, c); }

TN_DEVICE bool any_lane(bool b) { return __any_sync(0xffffffffu, b); }

// The lowest bytes of two words, side by side in the lower half.
TN_DEVICE u32 pack_two_bytes(u32 a, u32 b) { return __byte_perm(a, b, 0x0040); }

// Makes the compiler forget where a value came from. Without it, what was computed from a row in one
// pass is kept for the next, in twice the registers of the row itself.
TN_DEVICE void forget(u32& v) { asm volatile("" : "+r"(v)); }
TN_DEVICE void forget_memory() { asm volatile("" ::: "memory"); }

TN_DEVICE u32 max_magnitude(u32 bits, float f) {
#if __CUDA_ARCH__ >= 800
  float larger;
  asm("max.NaN.f32 %0, %1, %2;" : "=f"(larger) : "f"(float_of(bits)), "f"(fabsf(f)));
  return bits_of(larger);
#else
  return max(bits, bits_of(f) & 0x7fffffffu);
#endif
}

template <int MASK>
TN_DEVICE u32 shuffle_xor(u32 v) {
  return __shfl_xor_sync(0xffffffffu, v, MASK);
}

// .cs marks the line to be evicted first: x and y are each touched once.
template <int BYTES, bool STREAM>
TN_DEVICE Raw<BYTES> load_access(const void* p) {
  Raw<BYTES> r;
  if constexpr (BYTES == 16) {
    if constexpr (STREAM)
      asm volatile("ld.global.cs.v4.u32 {%0,%1,%2,%3}, [%4];"
                   : "=r"(r.word[0]), "=r"(r.word[1]), "=r"(r.word[2]), "=r"(r.word[3])
                   : "l"(p));
    else
      asm volatile("ld.global.v4.u32 {%0,%1,%2,%3}, [%4];"
                   : "=r"(r.word[0]), "=r"(r.word[1]), "=r"(r.word[2]), "=r"(r.word[3])
                   : "l"(p));
  } else if constexpr (BYTES == 8) {
    asm volatile("ld.global.v2.u32 {%0,%1}, [%2];" : "=r"(r.word[0]), "=r"(r.word[1]) : "l"(p));
  } else if constexpr (BYTES == 4) {
    r.word[0] = *static_cast<const u32*>(p);
  } else if constexpr (BYTES == 2) {
    r.word[0] = *static_cast<const u16*>(p);
  } else {
    r.word[0] = *static_cast<const u8*>(p);
  }
  return r;
}

template <int BYTES, bool STREAM>
TN_DEVICE void store_access(void* p, const Raw<BYTES>& r) {
  if constexpr (BYTES == 16) {
    if constexpr (STREAM)
      asm volatile("st.global.cs.v4.u32 [%0], {%1,%2,%3,%4};" ::"l"(p), "r"(r.word[0]),
                   "r"(r.word[1]), "r"(r.word[2]), "r"(r.word[3])
                   : "memory");
    else
      asm volatile("st.global.v4.u32 [%0], {%1,%2,%3,%4};" ::"l"(p), "r"(r.word[0]),
                   "r"(r.word[1]), "r"(r.word[2]), "r"(r.word[3])
                   : "memory");
  } else if constexpr (BYTES == 8) {
    asm volatile("st.global.cs.v2.u32 [%0], {%1,%2};" ::"l"(p), "r"(r.word[0]), "r"(r.word[1])
                 : "memory");
  } else if constexpr (BYTES == 4) {
    *static_cast<u32*>(p) = r.word[0];
  } else if constexpr (BYTES == 2) {
    *static_cast<u16*>(p) = static_cast<u16>(r.word[0]);
  } else {
    *static_cast<u8*>(p) = static_cast<u8>(r.word[0]);
  }
}

}  // namespace tornorm

#else  // AMD

// Spelled as attributes, so that it does not matter whether a runtime header is there.
#define TN_DEVICE inline __attribute__((device, always_inline))
#define TN_KERNEL(threads) \
  extern "C" __attribute__((global, amdgpu_flat_work_group_size(threads, threads))) void
#define TN_SHARED(type, name, count) \
  static __attribute__((shared, aligned(16))) type name[count]

namespace tornorm {

typedef u32 u32x2 __attribute__((ext_vector_type(2)));
typedef u32 u32x4 __attribute__((ext_vector_type(4)));

TN_DEVICE u32 thread_id() { return __builtin_amdgcn_workitem_id_x(); }
TN_DEVICE u32 block_id() { return __builtin_amdgcn_workgroup_id_x(); }

// Orders local memory only: global loads that are under way stay under way.
TN_DEVICE void barrier() {
#if __clang_major__ >= 20
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup", "local");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup", "local");
#else
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
#endif
}

TN_DEVICE u32 bits_of(float f) { return __builtin_bit_cast(u32, f); }
TN_DEVICE float float_of(u32 b) { return __builtin_bit_cast(float, b); }
TN_DEVICE float square_root(float x) { return __builtin_sqrtf(x); }
TN_DEVICE float fused(float a, float b, float c) { return __builtin_fmaf(a, b, c); }

TN_DEVICE bool any_lane(bool b) {
#if !__has_builtin(__builtin_amdgcn_ballot_w64)
  return __builtin_amdgcn_uicmp(b, 0u, 33) != 0;  // HIP 5.2; 33 asks for "not equal"
#elif TN_WAVE == 64
  return __builtin_amdgcn_ballot_w64(b) != 0;
#else
  return __builtin_amdgcn_ballot_w32(b) != 0;
#endif
}

// The lowest bytes of two words, side by side in the lower half; the upper half is 0.
TN_DEVICE u32 pack_two_bytes(u32 a, u32 b) { return __builtin_amdgcn_perm(b, a, 0x0c0c0400u); }

// As on NVIDIA: computing again is cheaper than registers.
TN_DEVICE void forget(u32& v) { asm volatile("" : "+v"(v)); }
TN_DEVICE void forget_memory() { asm volatile("" ::: "memory"); }

TN_DEVICE u32 max_magnitude(u32 bits, float f) {
  const u32 magnitude = bits_of(f) & 0x7fffffffu;
  return magnitude > bits ? magnitude : bits;
}

// Within 16 lanes by DPP, at no cost of local memory bandwidth. The mirrors stand for xor 4 and
// xor 8 because the lanes of each half hold equal values by then: reduce from mask 1 upwards.
template <int MASK>
TN_DEVICE u32 shuffle_xor(u32 v) {
  const int i = static_cast<int>(v);
  if constexpr (MASK == 1) {
    return static_cast<u32>(__builtin_amdgcn_update_dpp(0, i, 0xb1, 0xf, 0xf, true));
  } else if constexpr (MASK == 2) {
    return static_cast<u32>(__builtin_amdgcn_update_dpp(0, i, 0x4e, 0xf, 0xf, true));
  } else if constexpr (MASK == 4) {
    return static_cast<u32>(__builtin_amdgcn_update_dpp(0, i, 0x141, 0xf, 0xf, true));
  } else if constexpr (MASK == 8) {
    return static_cast<u32>(__builtin_amdgcn_update_dpp(0, i, 0x140, 0xf, 0xf, true));
  } else if constexpr (MASK == 16) {
    return static_cast<u32>(__builtin_amdgcn_ds_swizzle(i, 0x401f));
  } else {
    const u32 lane = __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u));
    return static_cast<u32>(
        __builtin_amdgcn_ds_bpermute(static_cast<int>((lane ^ MASK) << 2), i));
  }
}

template <bool STREAM, class V>
TN_DEVICE V load_global(const void* p) {
  const V* q = static_cast<const V*>(p);
  if constexpr (STREAM) return __builtin_nontemporal_load(q);
  return *q;
}

template <bool STREAM, class V>
TN_DEVICE void store_global(void* p, V v) {
  V* q = static_cast<V*>(p);
  if constexpr (STREAM)
    __builtin_nontemporal_store(v, q);
  else
    *q = v;
}

template <int BYTES, bool STREAM>
TN_DEVICE Raw<BYTES> load_access(const void* p) {
  Raw<BYTES> r;
  if constexpr (BYTES == 16) {
    const u32x4 v = load_global<STREAM, u32x4>(p);
    r.word[0] = v[0];
    r.word[1] = v[1];
    r.word[2] = v[2];
    r.word[3] = v[3];
  } else if constexpr (BYTES == 8) {
    const u32x2 v = load_global<STREAM, u32x2>(p);
    r.word[0] = v[0];
    r.word[1] = v[1];
  } else if constexpr (BYTES == 4) {
    r.word[0] = load_global<STREAM, u32>(p);
  } else if constexpr (BYTES == 2) {
    r.word[0] = load_global<STREAM, u16>(p);
  } else {
    r.word[0] = load_global<STREAM, u8>(p);
  }
  return r;
}

template <int BYTES, bool STREAM>
TN_DEVICE void store_access(void* p, const Raw<BYTES>& r) {
  if constexpr (BYTES == 16) {
    store_global<STREAM, u32x4>(p, u32x4{r.word[0], r.word[1], r.word[2], r.word[3]});
  } else if constexpr (BYTES == 8) {
    store_global<STREAM, u32x2>(p, u32x2{r.word[0], r.word[1]});
  } else if constexpr (BYTES == 4) {
    store_global<STREAM, u32>(p, r.word[0]);
  } else if constexpr (BYTES == 2) {
    store_global<STREAM, u16>(p, static_cast<u16>(r.word[0]));
  } else {
    store_global<STREAM, u8>(p, static_cast<u8>(r.word[0]));
  }
}

}  // namespace tornorm

#endif

// ---- vectors --------------------------------------------------------------------------------

namespace tornorm {

// Loads BYTES in accesses of at most 16 bytes.
template <int BYTES, bool STREAM>
TN_DEVICE Raw<BYTES> load(const void* p) {
  if constexpr (BYTES <= 16) {
    return load_access<BYTES, STREAM>(p);
  } else {
    Raw<BYTES> r;
#pragma unroll
    for (int i = 0; i < BYTES / 16; i++) {
      const Raw<16> part = load_access<16, STREAM>(static_cast<const u8*>(p) + 16 * i);
      for (int k = 0; k < 4; k++) r.word[4 * i + k] = part.word[k];
    }
    return r;
  }
}

// Loads the first `valid` of the elements that BYTES hold; the others become 0.
template <int BYTES, int ELEMENT, bool STREAM>
TN_DEVICE Raw<BYTES> load_head(const void* p, int valid) {
  Raw<BYTES> r = {};
#pragma unroll
  for (int j = 0; j < BYTES / ELEMENT; j++) {
    if (j < valid) {
      const u32 e = load_access<ELEMENT, STREAM>(static_cast<const u8*>(p) + j * ELEMENT).word[0];
      r.word[j * ELEMENT / 4] |= e << (j * ELEMENT % 4 * 8);
    }
  }
  return r;
}

template <int BYTES, bool STREAM>
TN_DEVICE void store(void* p, const Raw<BYTES>& r) {
  store_access<BYTES, STREAM>(p, r);
}

// Stores the first `valid` elements and nothing else.
template <int BYTES, int ELEMENT, bool STREAM>
TN_DEVICE void store_head(void* p, const Raw<BYTES>& r, int valid) {
#pragma unroll
  for (int j = 0; j < BYTES / ELEMENT; j++) {
    if (j < valid) {
      Raw<ELEMENT> e;
      e.word[0] = r.word[j * ELEMENT / 4] >> (j * ELEMENT % 4 * 8);
      store_access<ELEMENT, STREAM>(static_cast<u8*>(p) + j * ELEMENT, e);
    }
  }
}

// ---- conversions ----------------------------------------------------------------------------

// One value of 16 bits in the lower half of a word.
TN_DEVICE u32 f32_to_bf16(float f) {
  const u32 u = bits_of(f);
  const u32 rounded = (u + 0x7fffu + ((u >> 16) & 1u)) >> 16;
  return (u & 0x7fffffffu) > 0x7f800000u ? (u >> 16) | 0x40u : rounded;
}

#if defined(TN_EMULATOR)

// A C++ compiler for the host need not know a 16-bit float.
inline float f16_to_f32(u32 h) {  // the value of the lower half of a word
  const u32 sign = (h & 0x8000u) << 16;
  const u32 magnitude = h & 0x7fffu;
  if (magnitude >= 0x7c00u) return float_of(sign | 0x7f800000u | (magnitude & 0x3ffu) << 13);
  // A float with this pattern is 2^112 too small, exactly; subnormals included.
  return float_of(bits_of(float_of(magnitude << 13) * 0x1p112f) | sign);
}

inline float f16_high_to_f32(u32 pair) { return f16_to_f32(pair >> 16); }

inline u32 f32_to_f16(float f) {
  const u32 u = bits_of(f);
  const u32 sign = (u >> 16) & 0x8000u;
  const u32 magnitude = u & 0x7fffffffu;
  if (magnitude > 0x7f800000u) return sign | 0x7e00u | ((magnitude >> 13) & 0x1ffu);
  if (magnitude >= 0x477ff000u) return sign | 0x7c00u;  // 65520 and above round to infinity
  if (magnitude < 0x38800000u) {                         // subnormal: let the adder round
    return sign | (bits_of(float_of(magnitude) + 0.5f) - 0x3f000000u);
  }
  return sign | ((magnitude + 0xfffu + ((magnitude >> 13) & 1u) - 0x38000000u) >> 13);
}

inline u32 f32_to_bf16_pair(float low, float high) {
  return f32_to_bf16(low) | f32_to_bf16(high) << 16;
}

inline u32 f32_to_f16_pair(float low, float high) {
  return f32_to_f16(low) | f32_to_f16(high) << 16;
}

#elif defined(TN_CUDA)

TN_DEVICE float f16_to_f32(u32 h) {
  float f;
  asm("{.reg .b16 low, high; mov.b32 {low, high}, %1; cvt.f32.f16 %0, low;}" : "=f"(f) : "r"(h));
  return f;
}

// The value of the upper half of a word.
TN_DEVICE float f16_high_to_f32(u32 pair) {
  float f;
  asm("{.reg .b16 low, high; mov.b32 {low, high}, %1; cvt.f32.f16 %0, high;}" : "=f"(f) : "r"(pair));
  return f;
}

TN_DEVICE u32 f32_to_f16_pair(float low, float high) {
  u32 pair;
  asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
  return pair;
}

// A conversion in integers takes six instructions for each element: more than all the rest of a
// bf16 RMSNorm, and enough to keep an H200 from the speed of its memory.
TN_DEVICE u32 f32_to_bf16_pair(float low, float high) {
#if __CUDA_ARCH__ >= 800
  u32 pair;
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
  return pair;
#else
  return f32_to_bf16(low) | f32_to_bf16(high) << 16;
#endif
}

#else

TN_DEVICE float f16_to_f32(u32 h) {
  return static_cast<float>(__builtin_bit_cast(_Float16, static_cast<u16>(h)));
}

TN_DEVICE float f16_high_to_f32(u32 pair) { return f16_to_f32(pair >> 16); }

TN_DEVICE u32 f32_to_f16_pair(float low, float high) {
  const u32 l = __builtin_bit_cast(u16, static_cast<_Float16>(low));
  const u32 h = __builtin_bit_cast(u16, static_cast<_Float16>(high));
  return l | h << 16;
}

TN_DEVICE u32 f32_to_bf16_pair(float low, float high) {
#if defined(__gfx950__)
  // v_cvt_pk_bf16_f32: nearest even, NaN kept, the same bits as in integers.
  typedef __bf16 bf16x2 __attribute__((ext_vector_type(2)));
  const bf16x2 pair = {static_cast<__bf16>(low), static_cast<__bf16>(high)};
  return __builtin_bit_cast(u32, pair);
#else
  return f32_to_bf16(low) | f32_to_bf16(high) << 16;
#endif
}

#endif

// Widens element j of a vector of this dtype, exactly.
template <int DTYPE, int BYTES>
TN_DEVICE float widen(const Raw<BYTES>& r, int j) {
  if constexpr (DTYPE == F32) {
    return float_of(r.word[j]);
  } else {
    const u32 w = r.word[j / 2];
    if constexpr (DTYPE == BF16) return float_of(j % 2 == 0 ? w << 16 : w & 0xffff0000u);
    return j % 2 == 0 ? f16_to_f32(w) : f16_high_to_f32(w);
  }
}

// Rounds N floats to this dtype, nearest even.
template <int DTYPE, int N>
TN_DEVICE Raw<N * size_of(DTYPE)> narrow(const float (&f)[N]) {
  Raw<N * size_of(DTYPE)> r;
  if constexpr (DTYPE == F32) {
#pragma unroll
    for (int j = 0; j < N; j++) r.word[j] = bits_of(f[j]);
  } else {
#pragma unroll
    for (int i = 0; i < (N + 1) / 2; i++) {
      const float low = f[2 * i];
      const float high = 2 * i + 1 < N ? f[2 * i + 1] : 0.0f;
      r.word[i] = DTYPE == BF16 ? f32_to_bf16_pair(low, high) : f32_to_f16_pair(low, high);
    }
  }
  return r;
}

// Packs the lowest byte of each word.
template <int N>
TN_DEVICE Raw<N> pack_bytes(const u32 (&low)[N]) {
  Raw<N> r;
  if constexpr (N < 4) {
    r.word[0] = low[0] & 0xffu;
    if constexpr (N == 2) r.word[0] = pack_two_bytes(low[0], low[1]);
  } else {
#pragma unroll
    for (int i = 0; i < N / 4; i++) {
      const u32 lower = pack_two_bytes(low[4 * i], low[4 * i + 1]);
      const u32 upper = pack_two_bytes(low[4 * i + 2], low[4 * i + 3]);
      r.word[i] = (lower & 0xffffu) | upper << 16;
    }
  }
  return r;
}

// ---- reductions -----------------------------------------------------------------------------

struct Sum {
  TN_DEVICE u32 operator()(u32 a, u32 b) const { return bits_of(float_of(a) + float_of(b)); }
};

struct Max {
  TN_DEVICE u32 operator()(u32 a, u32 b) const { return a > b ? a : b; }
};

// Combines the values of WIDTH neighbouring lanes, a power of two; every lane gets the result. The
// order is fixed and the combiner commutes, so all lanes get the same bits.
template <int WIDTH, int MASK = 1, class Combine>
TN_DEVICE u32 reduce_lanes(u32 v, Combine combine) {
  if constexpr (MASK < WIDTH) {
    return reduce_lanes<WIDTH, MASK * 2>(combine(v, shuffle_xor<MASK>(v)), combine);
  } else {
    return v;
  }
}

// Combines COUNT values over the THREADS threads of each of the block's ROWS rows. `shared` has
// COUNT * ROWS * THREADS / WAVE words that no other reduction of the launch uses, so one barrier
// is enough.
template <int WAVE, int THREADS, int ROWS, int COUNT, class Combine>
TN_DEVICE void reduce_row(u32 (&v)[COUNT], u32* shared, Combine combine) {
  constexpr int LANES = THREADS < WAVE ? THREADS : WAVE;
#pragma unroll
  for (int c = 0; c < COUNT; c++) v[c] = reduce_lanes<LANES>(v[c], combine);
  if constexpr (THREADS > WAVE) {
    constexpr int WAVES = THREADS / WAVE;
    const u32 wave = thread_id() / WAVE;
    if (thread_id() % WAVE == 0) {
#pragma unroll
      for (int c = 0; c < COUNT; c++) shared[c * ROWS * WAVES + wave] = v[c];
    }
    barrier();
    const u32 first = wave / WAVES * WAVES;
#pragma unroll
    for (int c = 0; c < COUNT; c++) {
      const u32* part = shared + c * ROWS * WAVES + first;
      u32 total = part[0];
#pragma unroll
      for (int w = 1; w < WAVES; w++) total = combine(total, part[w]);
      v[c] = total;
    }
  }
}

}  // namespace tornorm
