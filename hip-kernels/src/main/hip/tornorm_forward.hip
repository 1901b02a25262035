// The forward norms: RMSNorm and LayerNorm, plain or with fused residual add, to floats or int8.
//
// A row is held by TN_THREADS_PER_ROW threads, TN_VECTORS vectors each, and read once. What does
// not fit the registers is kept in local memory (TN_LOCAL_VECTORS more vectors a thread), and what
// does not fit that either is read again. The host compiles one kernel for each set of the macros
// below; rows, columns, addresses, pitches and eps are arguments.
#include "tornorm_primitives.hpp"

namespace tornorm {

enum Op { RMS = 0, LAYER = 1 };

template <bool B>
struct Bool {
  static constexpr bool VALUE = B;
};

// What the row leaves empty of the last vector of each thread's registers.
enum Tail {
  NO_TAIL = 0,      // nothing
  VECTOR_TAIL = 1,  // whole vectors
  ELEMENT_TAIL = 2  // elements of a vector
};

struct Traits {
  static constexpr int OP = TN_OP;                         // RMS or LAYER
  static constexpr int DTYPE = TN_DTYPE;                   // of x, residual, y
  static constexpr int WEIGHT_DTYPE = TN_WEIGHT_DTYPE;     // of gamma and beta
  static constexpr int XSCALE_DTYPE = TN_XSCALE_DTYPE;     // of xscale
  static constexpr bool GAMMA = TN_GAMMA;
  static constexpr bool BETA = TN_BETA;
  static constexpr int WEIGHT_OFFSET = TN_WEIGHT_OFFSET;   // 0 or 1
  static constexpr bool ADD = TN_ADD;                      // fused residual add
  static constexpr bool QUANTIZE = TN_QUANTIZE;            // int8 with a scale per row
  static constexpr bool XSCALE = TN_XSCALE;                // after a scale per column
  static constexpr bool STATISTICS = TN_STATISTICS;
  static constexpr int WAVE = TN_WAVE;                     // lanes of a wave: 32 or 64
  static constexpr int THREADS = TN_THREADS_PER_ROW;       // a power of two, or a multiple of WAVE
  static constexpr int ROWS = TN_ROWS_PER_BLOCK;
  static constexpr int ELEMENTS = TN_ELEMENTS;             // of a vector
  static constexpr int VECTORS = TN_VECTORS;               // a thread holds in registers
  static constexpr int LOCAL = TN_LOCAL_VECTORS;           // and in local memory
  static constexpr bool REREAD = TN_REREAD;                // whether rows may be longer still
  static constexpr int TAIL = TN_TAIL;                     // see Tail
  static constexpr bool STREAM_LOADS = TN_STREAM_LOADS;    // x is marked as touched once
  static constexpr bool STREAM_STORES = TN_STREAM_STORES;  // y is
};

struct Arguments {
  const u8* x;
  const u8* residual;
  const u8* gamma;
  const u8* beta;
  const u8* xscale;
  u8* y;
  u8* residual_out;
  u8* q;
  float* scale;
  float* rstd;
  float* mean;
  u64 x_pitch;
  u64 residual_pitch;
  u64 y_pitch;
  u64 residual_out_pitch;
  u64 q_pitch;
  u32 rows;
  u32 cols;
  float eps;
};

template <class T>
struct Forward {
  static constexpr int E = T::ELEMENTS;
  static constexpr int SIZE = size_of(T::DTYPE);
  static constexpr int BYTES = E * SIZE;
  static constexpr int WAVES = T::THREADS > T::WAVE ? T::THREADS / T::WAVE : 1;
  static constexpr int BLOCK = T::THREADS * T::ROWS;
  static constexpr int PARTS = WAVES * T::ROWS;  // partial results of a reduction
  static constexpr int AREAS = 4;                // of PARTS words, one for each reduced value
  static constexpr bool ONLY_REGISTERS = T::LOCAL == 0 && !T::REREAD;

  using Vector = Raw<BYTES>;

  const Arguments& a;
  const u32 lane;  // thread within the row
  const u64 row;
  const bool live;  // whether there is such a row
  u32* const held;  // local memory: LOCAL vectors of each thread
  Vector x[T::VECTORS];

  TN_DEVICE u32 col_of(int v) const { return (static_cast<u32>(v) * T::THREADS + lane) * E; }

  // The number of elements of vector v that lie within the row.
  TN_DEVICE int valid_of(int v) const {
    if (T::TAIL == NO_TAIL || (ONLY_REGISTERS && v < T::VECTORS - 1)) {
      return T::ROWS == 1 || live ? E : 0;
    }
    const int left = static_cast<int>(a.cols) - static_cast<int>(col_of(v));
    return !live || left <= 0 ? 0 : T::TAIL == VECTOR_TAIL || left >= E ? E : left;
  }

  template <int ELEMENT, bool STREAM>
  TN_DEVICE static Raw<E * ELEMENT> load_valid(const u8* p, int valid) {
    if (valid == E) return load<E * ELEMENT, STREAM>(p);
    Raw<E * ELEMENT> r = {};
    if constexpr (T::TAIL == ELEMENT_TAIL) {
      if (valid > 0) r = load_head<E * ELEMENT, ELEMENT, STREAM>(p, valid);
    }
    return r;
  }

  template <int ELEMENT, bool STREAM>
  TN_DEVICE static void store_valid(u8* p, const Raw<E * ELEMENT>& r, int valid) {
    if (valid == E) {
      store<E * ELEMENT, STREAM>(p, r);
    } else if constexpr (T::TAIL == ELEMENT_TAIL) {
      if (valid > 0) store_head<E * ELEMENT, ELEMENT, STREAM>(p, r, valid);
    }
  }

  TN_DEVICE Vector load_matrix(const u8* base, u64 pitch, int v) const {
    return load_valid<SIZE, T::STREAM_LOADS>(base + row * pitch + static_cast<u64>(col_of(v)) * SIZE,
                                       valid_of(v));
  }

  TN_DEVICE static Vector add(const Vector& p, const Vector& q) {
    float s[E];
#pragma unroll
    for (int j = 0; j < E; j++) s[j] = widen<T::DTYPE>(p, j) + widen<T::DTYPE>(q, j);
    return narrow<T::DTYPE>(s);
  }

  TN_DEVICE void store_sum(const Vector& s, int v) const {
    store_valid<SIZE, T::STREAM_STORES>(
        a.residual_out + row * a.residual_out_pitch + static_cast<u64>(col_of(v)) * SIZE, s,
        valid_of(v));
  }

  // Reads what lies beyond the registers, for the first time.
  TN_DEVICE Vector load_far(int v) const {
    Vector s = load_matrix(a.x, a.x_pitch, v);
    if constexpr (T::ADD) {
      s = add(s, load_matrix(a.residual, a.residual_pitch, v));
      store_sum(s, v);
    }
    return s;
  }

  TN_DEVICE int vectors_per_thread() const {
    return static_cast<int>((a.cols + E * T::THREADS - 1) / (E * T::THREADS));
  }

  TN_DEVICE u32* slot_of(int v, int word) const {
    // Word by word, so that neighbouring threads use neighbouring banks.
    return held + ((v - T::VECTORS) * Vector::WORDS + word) * BLOCK + thread_id();
  }

  // Calls f(v, vector) for every vector of this thread, FIRST when they are read from memory.
  template <bool FIRST, class F>
  TN_DEVICE void visit(F f) {
#pragma unroll
    for (int v = 0; v < T::VECTORS; v++) {
      if constexpr (!FIRST) {
#pragma unroll
        for (int w = 0; w < Vector::WORDS; w++) forget(x[v].word[w]);
      }
      f(v, x[v]);
    }
    if constexpr (!ONLY_REGISTERS) {
      const int count = vectors_per_thread();
      for (int v = T::VECTORS; v < count; v++) {
        Vector s;
        if (v < T::VECTORS + T::LOCAL) {
          if constexpr (FIRST) {
            s = load_far(v);
#pragma unroll
            for (int w = 0; w < Vector::WORDS; w++) *slot_of(v, w) = s.word[w];
          } else {
#pragma unroll
            for (int w = 0; w < Vector::WORDS; w++) s.word[w] = *slot_of(v, w);
          }
        } else if constexpr (FIRST) {
          s = load_far(v);
        } else if constexpr (T::ADD) {
          s = load_matrix(a.residual_out, a.residual_out_pitch, v);
        } else {
          s = load_matrix(a.x, a.x_pitch, v);
        }
        f(v, s);
      }
    }
  }

  // Calls f(j) for the valid elements of a vector.
  template <class F>
  TN_DEVICE void each(int v, F f) const {
    const int valid = valid_of(v);
    if (valid == E) {
#pragma unroll
      for (int j = 0; j < E; j++) f(j);
    } else if constexpr (T::TAIL == ELEMENT_TAIL) {
#pragma unroll
      for (int j = 0; j < E; j++) {
        if (j < valid) f(j);
      }
    }
  }
};

template <class T>
TN_DEVICE void forward(const Arguments& a) {
  using K = Forward<T>;
  constexpr int E = T::ELEMENTS;
  constexpr int PARTS = K::PARTS;
  TN_SHARED(u32, areas, (T::DTYPE == BF16 ? 2 : 1) * K::AREAS * K::PARTS);
  TN_SHARED(u32, held, T::LOCAL == 0 ? 1 : T::LOCAL * K::Vector::WORDS * K::BLOCK);

  const u64 row = static_cast<u64>(block_id()) * T::ROWS + thread_id() / T::THREADS;
  K k = {a, thread_id() % T::THREADS, row, T::ROWS == 1 || row < a.rows, held, {}};

  // All loads of the row are under way before the first is used.
#pragma unroll
  for (int v = 0; v < T::VECTORS; v++) k.x[v] = k.load_matrix(a.x, a.x_pitch, v);
  if constexpr (T::ADD) {
    typename K::Vector r[T::VECTORS];
#pragma unroll
    for (int v = 0; v < T::VECTORS; v++) r[v] = k.load_matrix(a.residual, a.residual_pitch, v);
#pragma unroll
    for (int v = 0; v < T::VECTORS; v++) {
      k.x[v] = K::add(k.x[v], r[v]);
      k.store_sum(k.x[v], v);
    }
  }

  constexpr int WEIGHT_SIZE = size_of(T::WEIGHT_DTYPE);
  using Weights = Raw<E * WEIGHT_SIZE>;
  const auto weights = [&](const u8* base, int v) {
    return K::template load_valid<WEIGHT_SIZE, false>(
        base + static_cast<u64>(k.col_of(v)) * WEIGHT_SIZE, k.valid_of(v));
  };
  // The weights of a short row are fetched while the row is being reduced.
  constexpr bool PREFETCH = K::ONLY_REGISTERS && T::VECTORS * Weights::WORDS <= 16;
  Weights gamma[PREFETCH && T::GAMMA ? T::VECTORS : 1];
  if constexpr (PREFETCH && T::GAMMA) {
#pragma unroll
    for (int v = 0; v < T::VECTORS; v++) gamma[v] = weights(a.gamma, v);
  }

  // Squares of bf16 overflow f32. Rows where they do are measured again in units of 1 / scale, which
  // is exact but for elements that are nothing beside the others.
  constexpr float SMALL = 0x1p-70f;
  float scale = 1;
  const float n = static_cast<float>(a.cols);
  float shift = 0;       // the mean as summed in f32, in units
  float correction = 0;  // the mean of the deviations from it: its rounding error
  float variance = 0;
  // Deviations are kept where registers allow, and computed again where they do not.
  constexpr bool HOLD = T::OP == LAYER && K::ONLY_REGISTERS && T::VECTORS * E <= 16;
  float held_deviations[HOLD ? T::VECTORS : 1][E];
  const auto deviation = [&](float e) { return fused(e, scale, -shift); };
  const auto measure = [&](auto first, u32* area) {
    constexpr bool FIRST = decltype(first)::VALUE;
    if constexpr (T::OP == RMS) {
      float squares = 0;
      k.template visit<FIRST>([&](int v, const typename K::Vector& s) {
        k.each(v, [&](int j) {
          const float e = widen<T::DTYPE>(s, j);
          const float u = FIRST ? e : e * scale;
          squares = fused(u, u, squares);
        });
      });
      u32 total[1] = {bits_of(squares)};
      reduce_row<T::WAVE, T::THREADS, T::ROWS>(total, area, Sum());
      variance = float_of(total[0]) / n;
    } else {
      const float part = FIRST ? 1.0f / n : scale / n;
      float mean = 0;  // summed in parts of the mean, so that large rows do not overflow
      k.template visit<FIRST>([&](int v, const typename K::Vector& s) {
        k.each(v, [&](int j) { mean = fused(widen<T::DTYPE>(s, j), part, mean); });
      });
      u32 total[1] = {bits_of(mean)};
      reduce_row<T::WAVE, T::THREADS, T::ROWS>(total, area, Sum());
      shift = float_of(total[0]);
      float sum = 0;
      float squares = 0;
      k.template visit<false>([&](int v, const typename K::Vector& s) {
        // All of them are kept: an array that is written under a condition ends up in scratch
        // memory on gfx11 and gfx12.
        float d[E];
#pragma unroll
        for (int j = 0; j < E; j++) {
          d[j] = deviation(widen<T::DTYPE>(s, j));
          if constexpr (HOLD) held_deviations[v][j] = d[j];
        }
        k.each(v, [&](int j) {
          sum += d[j];
          squares = fused(d[j], d[j], squares);
        });
      });
      u32 totals[2] = {bits_of(sum), bits_of(squares)};
      reduce_row<T::WAVE, T::THREADS, T::ROWS>(totals, area + PARTS, Sum());
      correction = float_of(totals[0]) / n;
      variance = float_of(totals[1]) / n - correction * correction;
      if (variance < 0) variance = 0;  // NaN stays
    }
  };
  measure(Bool<true>(), areas);
  float rstd = 1.0f / square_root(variance + a.eps);
  if constexpr (T::DTYPE == BF16) {
    static_assert(T::THREADS <= T::WAVE || T::ROWS == 1, "the threads of a block branch as one");
    const bool overflown = !(variance < float_of(0x7f800000u));
    // The lanes of a wave exchange sums, so they go there together; sound rows get the same bits.
    if (any_lane(overflown)) {
      if (overflown) scale = SMALL;
      measure(Bool<false>(), areas + K::AREAS * PARTS);
      rstd = 1.0f / square_root(variance + a.eps * scale * scale);
      if constexpr (T::OP == RMS) rstd *= scale;
    }
  }

  // y of one vector, in f32.
  const auto normalize = [&](int v, const typename K::Vector& s, float (&y)[E]) {
#pragma unroll
    for (int j = 0; j < E; j++) {
      if constexpr (T::OP == RMS) {
        y[j] = widen<T::DTYPE>(s, j) * rstd;
      } else {
        const float d = HOLD ? held_deviations[v][j] : deviation(widen<T::DTYPE>(s, j));
        y[j] = fused(d, rstd, -correction * rstd);
      }
    }
    if constexpr (T::GAMMA) {
      Weights g;
      if constexpr (PREFETCH) {
        g = gamma[v];
      } else {
        g = weights(a.gamma, v);
      }
#pragma unroll
      for (int j = 0; j < E; j++) {
        const float w = widen<T::WEIGHT_DTYPE>(g, j);
        y[j] *= T::WEIGHT_OFFSET == 0 ? w : w + 1.0f;
      }
    }
    if constexpr (T::BETA) {
      const Weights b = weights(a.beta, v);
#pragma unroll
      for (int j = 0; j < E; j++) y[j] += widen<T::WEIGHT_DTYPE>(b, j);
    }
    if constexpr (T::XSCALE) {
      constexpr int XSIZE = size_of(T::XSCALE_DTYPE);
      const auto c = K::template load_valid<XSIZE, false>(
          a.xscale + static_cast<u64>(k.col_of(v)) * XSIZE, k.valid_of(v));
#pragma unroll
      for (int j = 0; j < E; j++) y[j] *= widen<T::XSCALE_DTYPE>(c, j);
    }
  };

  const bool first = k.live && k.lane == 0;
  if constexpr (T::STATISTICS) {
    if (first) {
      a.rstd[row] = T::OP == RMS ? rstd : rstd * scale;
      if constexpr (T::OP == LAYER) a.mean[row] = (shift + correction) / scale;
    }
  }

  if constexpr (!T::QUANTIZE) {
    k.template visit<false>([&](int v, const typename K::Vector& s) {
      float y[E];
      normalize(v, s, y);
      K::template store_valid<K::SIZE, T::STREAM_STORES>(
          a.y + row * a.y_pitch + static_cast<u64>(k.col_of(v)) * K::SIZE, narrow<T::DTYPE>(y),
          k.valid_of(v));
    });
  } else {
    // y is kept where registers allow, and computed again where they do not.
    constexpr bool KEEP = K::ONLY_REGISTERS && T::VECTORS * E <= 32;
    float kept[KEEP ? T::VECTORS : 1][E];
    u32 largest[1] = {0};
    k.template visit<false>([&](int v, const typename K::Vector& s) {
      float y[E];
      normalize(v, s, y);
      const int valid = k.valid_of(v);
#pragma unroll
      for (int j = 0; j < E; j++) {
        if (j < valid) largest[0] = max_magnitude(largest[0], y[j]);
        if constexpr (KEEP) kept[v][j] = y[j];
      }
    });
    reduce_row<T::WAVE, T::THREADS, T::ROWS>(largest, areas + 3 * PARTS, Max());
    const bool finite = largest[0] < 0x7f800000u;
    const float amax = float_of(largest[0]);
    // Rows of tiny values are scaled up first: neither amax / 127 nor 127 / amax would be exact.
    const float up = amax < 0x1p-100f ? 0x1p100f : 1.0f;
    const float inverse = finite && amax > 0 ? 127.0f / (amax * up) : 0.0f;
    if constexpr (KEEP) {
      if (up != 1.0f) {
#pragma unroll
        for (int v = 0; v < T::VECTORS; v++) {
#pragma unroll
          for (int j = 0; j < E; j++) kept[v][j] *= up;
        }
      }
    }
    if (first) {
      a.scale[row] = !finite ? float_of(0x7fc00000u) : amax > 0 ? amax / 127.0f : 1.0f;
    }
    // Added to a small number this leaves the nearest integer, ties to even, in the lowest bits.
    // |y| <= amax, so the integer lies within -127..127 and its lowest byte is q.
    constexpr float RINT = 0x1.8p23f;
    if constexpr (!KEEP) forget_memory();  // the weights are read again, from the cache
    k.template visit<false>([&](int v, const typename K::Vector& s) {
      float y[E];
      if constexpr (!KEEP) {
        normalize(v, s, y);
#pragma unroll
        for (int j = 0; j < E; j++) y[j] *= up;
      }
      u32 low[E];
#pragma unroll
      for (int j = 0; j < E; j++) {
        low[j] = bits_of(fused(KEEP ? kept[v][j] : y[j], inverse, RINT));
      }
      Raw<E> q = pack_bytes(low);
#pragma unroll
      for (int w = 0; w < Raw<E>::WORDS; w++) q.word[w] = finite ? q.word[w] : 0u;
      K::template store_valid<1, T::STREAM_STORES>(a.q + row * a.q_pitch + k.col_of(v), q,
                                            k.valid_of(v));
    });
  }
}


}  // namespace tornorm

TN_KERNEL(TN_THREADS_PER_ROW * TN_ROWS_PER_BLOCK)
tornorm_forward(const u8* x, const u8* residual, const u8* gamma, const u8* beta, const u8* xscale,
                u8* y, u8* residual_out, u8* q, float* scale, float* rstd, float* mean,
                u64 x_pitch, u64 residual_pitch, u64 y_pitch, u64 residual_out_pitch, u64 q_pitch,
                u32 rows, u32 cols, float eps) {
  const tornorm::Arguments a = {x,     residual, gamma, beta,    xscale,         y,
                                residual_out, q,        scale, rstd,    mean,           x_pitch,
                                residual_pitch, y_pitch, residual_out_pitch, q_pitch, rows, cols, eps};
  tornorm::forward<tornorm::Traits>(a);
}
