// Tests of the HIP host emulator: selftest LIBRARY KERNEL_DIRECTORY
//
// Right kernels must give right numbers in both wave sizes; kernels with a planted fault, each one
// textual change of the real source, must be found out; faults on request must be answered.
#include <dlfcn.h>
#include <sys/resource.h>

#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace {

using u64 = uint64_t;

int checks = 0;
int failures = 0;
void* library;

void check(bool good, const char* what, int line);
#define CHECK(condition) check((condition), #condition, __LINE__)

template <class T>
T* symbol(const char* name) {
  void* address = dlsym(library, name);
  if (address == nullptr) {
    std::fprintf(stderr, "%s\n", dlerror());
    std::exit(2);
  }
  return reinterpret_cast<T*>(address);
}

// The value that the compiler fails to deduce from symbol(name)(...) is the function's type.
#define HIP(name, ...) symbol<int(__VA_ARGS__)>(#name)

std::string message() { return symbol<const char*()>("tornorm_emulator_message")(); }

long long count(const std::string& name) {
  return symbol<long long()>(("tornorm_emulator_" + name).c_str())();
}

void check(bool good, const char* what, int line) {
  checks++;
  if (!good) {
    failures++;
    std::printf("selftest.cpp:%d: not so: %s\n  last message: %s\n", line, what,
                message().c_str());
  }
}

// Whether the emulator said this; prints what it said otherwise.
bool said(const char* part) {
  const bool found = message().find(part) != std::string::npos;
  if (!found) std::printf("  wanted \"%s\", found \"%s\"\n", part, message().c_str());
  return found;
}

void set(const char* name, const std::string& value) {
  CHECK(symbol<int(const char*, const char*)>("tornorm_emulator_set")(name, value.c_str()) == 0);
}

void reset() { symbol<void()>("tornorm_emulator_reset")(); }

void fail(const char* function, int after, int status) {
  symbol<void(const char*, int, int)>("tornorm_emulator_fail")(function, after, status);
}

// Of a processor, for this process and the compilers that it ran: other processes do not disturb.
double processor_milliseconds() {
  double sum = 0;
  for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage usage;
    getrusage(who, &usage);
    for (const timeval& t : {usage.ru_utime, usage.ru_stime}) {
      sum += static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_usec) / 1e3;
    }
  }
  return sum;
}

struct Source {
  std::string kernel;
  std::string primitives;

  // Returns this with one piece of text changed, which must be there once.
  Source with(const std::string& found, const std::string& put) const {
    Source changed = *this;
    int times = 0;
    for (std::string* text : {&changed.kernel, &changed.primitives}) {
      for (size_t at = text->find(found); at != std::string::npos;
           at = text->find(found, at + put.size())) {
        text->replace(at, found.size(), put);
        times++;
      }
    }
    if (times != 1) {
      std::printf("\"%s\" stands %d times in the kernel sources, wanted once\n", found.c_str(),
                  times);
    }
    CHECK(times == 1);
    return changed;
  }
};

Source real;
unsigned wave;

std::string arch() { return wave == 64 ? "gfx942" : "gfx1100"; }

using Macros = std::map<std::string, int>;

enum { F32, F16, BF16 };
enum { RMS, LAYER };

Macros macros(int op, int dtype, int threads, int rows, int elements, int vectors) {
  return {{"OP", op},           {"DTYPE", dtype},    {"WEIGHT_DTYPE", dtype},
          {"XSCALE_DTYPE", 0},  {"GAMMA", 1},        {"BETA", op == LAYER},
          {"WEIGHT_OFFSET", 0}, {"ADD", 0},          {"QUANTIZE", 0},
          {"XSCALE", 0},        {"STATISTICS", 0},   {"WAVE", static_cast<int>(wave)},
          {"THREADS_PER_ROW", threads}, {"ROWS_PER_BLOCK", rows}, {"ELEMENTS", elements},
          {"VECTORS", vectors}, {"LOCAL_VECTORS", 0}, {"REREAD", 0},
          {"TAIL", 2},          {"STREAM_LOADS", 0}, {"STREAM_STORES", 0}};
}

Macros operator|(Macros m, const Macros& more) {
  for (const auto& [k, v] : more) m[k] = v;
  return m;
}

int compile(const Source& source, const Macros& m, const std::string& architecture,
            std::vector<char>& code, std::string& log) {
  u64 program = 0;
  const char* header = source.primitives.c_str();
  const char* header_name = "tornorm_primitives.hpp";
  const int created = HIP(hiprtcCreateProgram, u64*, const char*, const char*, int, const char**,
                          const char**)(&program, source.kernel.c_str(), "tornorm_forward.hip", 1,
                                        &header, &header_name);
  if (created != 0) return created;
  std::vector<std::string> options;
  for (const auto& [k, v] : m) options.push_back("-DTN_" + k + "=" + std::to_string(v));
  options.insert(options.end(), {"-std=c++17", "-O3", "--offload-arch=" + architecture});
  std::vector<const char*> pointers;
  for (const auto& o : options) pointers.push_back(o.c_str());
  const int status = HIP(hiprtcCompileProgram, u64, int, const char**)(
      program, static_cast<int>(pointers.size()), pointers.data());
  size_t bytes = 0;
  CHECK(HIP(hiprtcGetProgramLogSize, u64, size_t*)(program, &bytes) == 0);
  std::vector<char> text(bytes);
  CHECK(HIP(hiprtcGetProgramLog, u64, char*)(program, text.data()) == 0);
  log = text.data();
  if (status == 0) {
    CHECK(HIP(hiprtcGetCodeSize, u64, size_t*)(program, &bytes) == 0);
    code.resize(bytes);
    CHECK(HIP(hiprtcGetCode, u64, char*)(program, code.data()) == 0);
  }
  CHECK(HIP(hiprtcDestroyProgram, u64*)(&program) == 0);
  return status;
}

u64 load(const Source& source, const Macros& m) {
  std::vector<char> code;
  std::string log;
  const int status = compile(source, m, arch(), code, log);
  if (status != 0) std::printf("%s\n", log.c_str());
  CHECK(status == 0);
  u64 module = 0;
  CHECK(HIP(hipModuleLoadData, u64*, const void*)(&module, code.data()) == 0);
  return module;
}

int hip_malloc(void** p, size_t bytes) { return HIP(hipMalloc, void**, size_t)(p, bytes); }
int hip_free(void* p) { return HIP(hipFree, void*)(p); }
int synchronize(u64 stream) { return HIP(hipStreamSynchronize, u64)(stream); }

struct Buffer {
  uint8_t* address = nullptr;
  size_t size;

  explicit Buffer(size_t bytes) : size(bytes) {
    void* p = nullptr;
    if (bytes > 0) CHECK(hip_malloc(&p, bytes) == 0);
    address = static_cast<uint8_t*>(p);
  }
  Buffer(const Buffer&) = delete;
  void put(const std::vector<uint8_t>& bytes) const {
    CHECK(HIP(hipMemcpyHtoDAsync, void*, const void*, size_t, u64)(address, bytes.data(),
                                                                   bytes.size(), 0) == 0);
  }
  std::vector<uint8_t> get() const {
    std::vector<uint8_t> bytes(size);
    CHECK(HIP(hipMemcpyDtoHAsync, void*, const void*, size_t, u64)(bytes.data(), address, size,
                                                                   0) == 0);
    return bytes;
  }
};

int size_of(int dtype) { return dtype == F32 ? 4 : 2; }

double value_of(const uint8_t* p, int dtype) {
  uint32_t bits = 0;
  std::memcpy(&bits, p, static_cast<size_t>(size_of(dtype)));
  if (dtype == F16) {
    const int exponent = bits >> 10 & 31;
    const double fraction = bits & 1023;
    const double v = exponent == 31  ? (fraction == 0 ? INFINITY : NAN)
                     : exponent == 0 ? std::ldexp(fraction, -24)
                                     : std::ldexp(1024 + fraction, exponent - 25);
    return bits & 0x8000 ? -v : v;
  }
  if (dtype == BF16) bits <<= 16;
  float f;
  std::memcpy(&f, &bits, 4);
  return f;
}

// Random numbers of about unit size, all exact in their dtype.
std::vector<uint8_t> random_values(size_t n, int dtype, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<uint8_t> bytes(n * static_cast<size_t>(size_of(dtype)));
  for (size_t i = 0; i < n; i++) {
    const uint32_t r = random();
    // Exponents from -3 to 0.
    const uint32_t v = dtype == F32 ? (r & 0x807fffffu) | (124 + (r >> 24) % 4) << 23
                       : dtype == F16 ? (r & 0x83ffu) | (12 + (r >> 24) % 4) << 10
                                      : (r & 0x807fu) | (124 + (r >> 24) % 4) << 7;
    std::memcpy(&bytes[i * static_cast<size_t>(size_of(dtype))], &v,
                static_cast<size_t>(size_of(dtype)));
  }
  return bytes;
}

double ulp(double v, int dtype) {
  if (v == 0) return std::ldexp(1.0, -24);
  const int e = std::ilogb(v);
  return dtype == BF16 ? std::ldexp(1.0, e - 7) : std::ldexp(1.0, std::max(e, -14) - 10);
}

// One call of the kernel, with all of its operands.
struct Call {
  Macros m;
  size_t rows, cols, size, pitch;
  Buffer x, residual, gamma, beta, xscale, y, residual_out, q, scale, rstd, mean;
  std::vector<uint8_t> host_x, host_residual, host_gamma, host_beta, host_xscale;
  float eps = 1e-5f;
  double worst = 0;

  Call(const Macros& m, size_t rows, size_t cols, size_t statistics_short = 0)
      : m(m),
        rows(rows),
        cols(cols),
        size(static_cast<size_t>(size_of(m.at("DTYPE")))),
        // Enough for 16-byte accesses; none at all when elements go one by one.
        pitch(m.at("ELEMENTS") == 1 ? cols * size : (cols * size + 15) / 16 * 16),
        x(rows * pitch),
        residual(m.at("ADD") ? rows * pitch : 0),
        gamma(m.at("GAMMA") ? cols * weight_size() : 0),
        beta(m.at("BETA") ? cols * weight_size() : 0),
        xscale(m.at("XSCALE") ? cols * static_cast<size_t>(size_of(m.at("XSCALE_DTYPE"))) : 0),
        y(m.at("QUANTIZE") ? 0 : rows * pitch),
        residual_out(m.at("ADD") ? rows * pitch : 0),
        q(m.at("QUANTIZE") ? rows * pitch : 0),
        scale(m.at("QUANTIZE") ? rows * 4 : 0),
        rstd(m.at("STATISTICS") ? rows * 4 - statistics_short : 0),
        mean(m.at("STATISTICS") && m.at("OP") == LAYER ? rows * 4 : 0) {
    const int dtype = m.at("DTYPE");
    fill(x, host_x, rows * pitch / size, dtype, 1);
    fill(residual, host_residual, rows * pitch / size, dtype, 2);
    fill(gamma, host_gamma, cols, m.at("WEIGHT_DTYPE"), 3);
    fill(beta, host_beta, cols, m.at("WEIGHT_DTYPE"), 4);
    fill(xscale, host_xscale, cols, m.at("XSCALE_DTYPE"), 5);
  }

  size_t weight_size() const { return static_cast<size_t>(size_of(m.at("WEIGHT_DTYPE"))); }

  static void fill(const Buffer& b, std::vector<uint8_t>& host, size_t n, int dtype,
                   unsigned seed) {
    if (b.size == 0) return;
    host = random_values(n, dtype, seed);
    b.put(host);
  }

  int launch(u64 module, size_t x_shift = 0) {
    u64 function = 0;
    CHECK(HIP(hipModuleGetFunction, u64*, u64, const char*)(&function, module,
                                                            "tornorm_forward") == 0);
    const void* pointers[] = {x.address + x_shift, residual.address, gamma.address, beta.address,
                              xscale.address, y.address, residual_out.address, q.address,
                              scale.address, rstd.address, mean.address};
    u64 pitches[] = {pitch, pitch, pitch, pitch, pitch};
    uint32_t shape[] = {static_cast<uint32_t>(rows), static_cast<uint32_t>(cols)};
    std::vector<void*> arguments;
    for (auto& p : pointers) arguments.push_back(&p);
    for (auto& p : pitches) arguments.push_back(&p);
    for (auto& s : shape) arguments.push_back(&s);
    arguments.push_back(&eps);
    const auto per_block = static_cast<size_t>(m.at("ROWS_PER_BLOCK"));
    return launch_function(function, static_cast<unsigned>((rows + per_block - 1) / per_block),
                           static_cast<unsigned>(m.at("THREADS_PER_ROW")) *
                               static_cast<unsigned>(per_block),
                           arguments.data());
  }

  static int launch_function(u64 function, unsigned blocks, unsigned threads, void** arguments,
                             u64 stream = 0) {
    return HIP(hipModuleLaunchKernel, u64, unsigned, unsigned, unsigned, unsigned, unsigned,
               unsigned, unsigned, u64, void**, void**)(function, blocks, 1, 1, threads, 1, 1, 0,
                                                        stream, arguments, nullptr);
  }

  // Returns whether all outputs are within the bounds.
  bool right() {
    const int dtype = m.at("DTYPE");
    const bool layer = m.at("OP") == LAYER;
    const auto got_y = y.get();
    const auto got_sum = residual_out.get();
    const auto got_q = q.get();
    const auto got_scale = scale.get();
    const auto got_rstd = rstd.get();
    const auto got_mean = mean.get();
    bool good = true;
    for (size_t r = 0; r < rows; r++) {
      std::vector<double> s(cols), expected(cols);
      double sum = 0, squares = 0, largest = 0;
      for (size_t c = 0; c < cols; c++) {
        const size_t at = r * pitch + c * size;
        s[c] = value_of(&host_x[at], dtype);
        if (m.at("ADD")) {
          const double exact = s[c] + value_of(&host_residual[at], dtype);
          s[c] = value_of(&got_sum[at], dtype);
          const double half = dtype == F32 ? std::fabs(exact) * 0x1p-24 : ulp(exact, dtype) / 2;
          good &= std::fabs(s[c] - exact) <= half;
        }
        sum += s[c];
      }
      const double mu = layer ? sum / static_cast<double>(cols) : 0;
      for (double v : s) squares += (v - mu) * (v - mu);
      const double reciprocal =
          1 / std::sqrt(squares / static_cast<double>(cols) + static_cast<double>(eps));
      for (size_t c = 0; c < cols; c++) {
        double v = (s[c] - mu) * reciprocal;
        const size_t at = c * weight_size();
        if (m.at("GAMMA"))
          v *= value_of(&host_gamma[at], m.at("WEIGHT_DTYPE")) + m.at("WEIGHT_OFFSET");
        if (m.at("BETA")) v += value_of(&host_beta[at], m.at("WEIGHT_DTYPE"));
        if (m.at("XSCALE")) {
          const int x_dtype = m.at("XSCALE_DTYPE");
          v *= value_of(&host_xscale[c * static_cast<size_t>(size_of(x_dtype))], x_dtype);
        }
        expected[c] = v;
        largest = std::max(largest, std::fabs(v));
      }
      for (size_t c = 0; c < cols; c++) {
        if (m.at("QUANTIZE")) {
          const double step = value_of(&got_scale[r * 4], F32);
          good &= std::fabs(step - largest / 127) <= 1e-6 * step;
          const double difference =
              std::fabs(static_cast<int8_t>(got_q[r * pitch + c]) -
                        std::rint(expected[c] / (largest / 127)));
          worst = std::max(worst, difference);
        } else {
          const double error =
              std::fabs(value_of(&got_y[r * pitch + c * size], dtype) - expected[c]);
          // Where beta cancels, the f32 arithmetic before the rounding shows.
          const double unit =
              std::max(1e-6 * largest, dtype == F32 ? 0 : ulp(expected[c], dtype));
          worst = std::isnan(error) ? INFINITY : std::max(worst, error / unit);
        }
      }
      if (m.at("STATISTICS")) {
        good &= std::fabs(value_of(&got_rstd[r * 4], F32) / reciprocal - 1) < 1e-6;
        if (layer) good &= std::fabs(value_of(&got_mean[r * 4], F32) - mu) < 1e-6;
      }
    }
    return good && worst <= 1;
  }
};

// ---- right kernels --------------------------------------------------------------------------

void test_numbers() {
  const int w = static_cast<int>(wave);
  struct {
    const char* name;
    Macros m;
    size_t rows, cols;
  } cases[] = {
      {"RMS bf16, exact", macros(RMS, BF16, 64, 1, 8, 2) | Macros{{"TAIL", 0}}, 9, 1024},
      {"RMS bf16, odd tail, 3 waves", macros(RMS, BF16, 3 * w, 1, 8, 1), 7, 24 * wave - 7},
      {"RMS f32, element by element", macros(RMS, F32, 128, 1, 1, 6), 5, 701},
      {"RMS f16, rows in a wave", macros(RMS, F16, 8, 8, 8, 2), 33, 100},
      {"RMS f32, a thread a row", macros(RMS, F32, 1, 32, 4, 2), 40, 7},
      {"LAYER f32, statistics", macros(LAYER, F32, 256, 1, 4, 1) | Macros{{"STATISTICS", 1}}, 6,
       999},
      {"LAYER bf16, add, f32 weights, local memory, reread",
       macros(LAYER, BF16, 2 * w, 1, 8, 1) |
           Macros{{"ADD", 1}, {"WEIGHT_DTYPE", F32}, {"LOCAL_VECTORS", 2}, {"REREAD", 1}},
       4, 4099},
      {"RMS f16, 1 + w, dynamic int8", macros(RMS, F16, 128, 2, 8, 1) |
           Macros{{"QUANTIZE", 1}, {"WEIGHT_OFFSET", 1}}, 9, 900},
      {"LAYER f32, smooth int8, local memory", macros(LAYER, F32, 4 * w, 1, 4, 1) |
           Macros{{"QUANTIZE", 1}, {"XSCALE", 1}, {"LOCAL_VECTORS", 1}, {"STATISTICS", 1}},
       3, 2 * 16 * wave - 3},
  };
  for (auto& c : cases) {
    reset();
    Call call(c.m, c.rows, c.cols);
    const u64 module = load(real, c.m);
    CHECK(call.launch(module) == 0);
    CHECK(synchronize(0) == 0);
    CHECK(call.right());
    CHECK(count("launches") == 1);
    std::printf("  wave %u, %s: %zu x %zu, worst %.3f of the bound\n", wave, c.name, c.rows,
                c.cols, call.worst);
    const auto first = call.y.get();
    for (const char* seed : {"2", "3"}) {  // any order of threads gives the same bits
      set("SEED", seed);
      CHECK(call.launch(module) == 0);
      CHECK(call.y.get() == first);
    }
    set("SEED", "1");
  }
}

// ---- kernels with a planted fault -----------------------------------------------------------

// Runs a changed kernel and returns the status of the launch.
int status_of(const Source& source, const Macros& m, size_t rows, size_t cols,
              size_t statistics_short = 0) {
  reset();
  Call call(m, rows, cols, statistics_short);
  return call.launch(load(source, m));
}

void test_planted() {
  const int w = static_cast<int>(wave);
  const Macros plain = macros(RMS, BF16, 4 * w, 1, 8, 1);
  const size_t cols = 24 * wave - 36;  // three of four waves, the last in part
  const char* const areas =
      "TN_SHARED(u32, areas, (T::DTYPE == BF16 ? 2 : 1) * K::AREAS * K::PARTS)";

  const Source no_barrier = real.with("    barrier();\n", "");
  CHECK(status_of(no_barrier, plain, 3, cols) == 719);
  CHECK(said("local memory"));
  // The order of threads alone shows it too, as it would on hardware: in wrong numbers.
  set("RACES", "0");
  int found = 0;
  for (int seed = 1; seed <= 10; seed++) {
    reset();
    set("SEED", std::to_string(seed));
    Call call(plain, 3, cols);
    CHECK(call.launch(load(no_barrier, plain)) == 0);
    found += !call.right();
  }
  CHECK(found == 10);
  set("RACES", "1");
  set("SEED", "1");

  const Source one_area = real.with("area + PARTS, Sum()", "area, Sum()");
  CHECK(status_of(one_area, macros(LAYER, BF16, 4 * w, 1, 8, 1), 3, cols) == 719);
  CHECK(said("race in local memory") && said("no barrier after the load"));

  const Source too_far = real.with("static_cast<int>(a.cols) -", "1 + static_cast<int>(a.cols) -");
  CHECK(status_of(too_far, macros(RMS, F32, 64, 1, 1, 2), 1, 70) == 700);
  CHECK(said("not within one live allocation: load of 4 bytes") && said("+280 in it"));
  const Source store_far = real.with("    a.y + row * a.y_pitch +",
                                     "    a.y + T::ELEMENTS * K::SIZE + row * a.y_pitch +");
  CHECK(status_of(store_far, macros(RMS, F32, 64, 1, 4, 1) | Macros{{"TAIL", 0}}, 2, 256) == 700);
  CHECK(said("store of 16 bytes") && said("+2048 in it"));

  const Source two_writers =
      real.with("    a.y + row * a.y_pitch +", "    a.y + row / 2 * a.y_pitch +");
  CHECK(status_of(two_writers, macros(RMS, F32, 64, 1, 4, 1), 4, 250) == 719);
  CHECK(said("two threads store the same byte"));

  const Source plain_store = real.with("k.live && k.lane == 0", "k.live && k.lane < 2");
  CHECK(status_of(plain_store, plain | Macros{{"STATISTICS", 1}}, 3, cols) == 719);
  CHECK(said("two threads store the same byte"));
  CHECK(status_of(real, plain | Macros{{"STATISTICS", 1}}, 3, cols, 4) == 700);
  CHECK(said("store of 4 bytes") && said("+8 in it"));

  {  // A base that is not a multiple of the vector.
    reset();
    Call call(plain, 2, cols);
    CHECK(call.launch(load(real, plain), 2) == 700);
    CHECK(said("misaligned load of 16 bytes"));
  }
  {  // A row that no thread writes.
    reset();
    Call call(plain, 3, 24 * wave);
    const Source skips = real.with("    const int left =",
                                   "    if (row == 1) return 0;\n    const int left =");
    CHECK(call.launch(load(skips, plain)) == 0);
    CHECK(!call.right());
    CHECK(std::isinf(call.worst));
    CHECK(count("unwritten_bytes_copied") == static_cast<long long>(call.pitch));
  }
  {  // Memory that nothing ever wrote.
    reset();
    Call call(plain, 2, cols);
    CHECK(hip_free(call.gamma.address) == 0);
    call.gamma.address = Buffer(2 * cols).address;
    CHECK(call.launch(load(real, plain)) == 719);
    CHECK(said("was never written"));
  }
  {  // Memory that was freed.
    reset();
    Call call(plain, 2, cols);
    CHECK(hip_free(call.gamma.address) == 0);
    CHECK(call.launch(load(real, plain)) == 700);
  }
  set("RACES", "0");  // which would be seen first
  CHECK(status_of(real.with("    barrier();\n", "    if (thread_id() != 5) barrier();\n"), plain, 3,
                  cols) == 719);
  CHECK(said("deadlock"));
  set("RACES", "1");
  CHECK(status_of(real.with("combine(v, shuffle_xor<MASK>(v))",
                            "thread_id() == 3 ? v : combine(v, shuffle_xor<MASK>(v))"),
                  plain, 3, cols) == 719);
  CHECK(said("deadlock") || said("divergence"));
  CHECK(status_of(real, plain | Macros{{"WAVE", 2 * w}}, 3, cols) == 719);
  CHECK(said("of a wave of"));
  CHECK(status_of(real.with(areas, "TN_SHARED(u32, areas, PARTS)"),
                  macros(LAYER, BF16, 4 * w, 1, 8, 1), 3, cols) == 700);
  CHECK(said("outside the areas of local memory"));
  CHECK(status_of(real.with(areas, "TN_SHARED(u32, areas, 20000 * PARTS)"),
                  plain, 3, cols) == 719);
  CHECK(said("local memory of 320000 bytes"));
  CHECK(status_of(real.with("  const float n = static_cast<float>(a.cols);",
                            "  volatile char big[56000]; big[0] = 0;\n"
                            "  const float n = static_cast<float>(a.cols);"),
                  plain, 3, cols) == 719);
  CHECK(said("stack overflow"));
}

// ---- the HIP functions ----------------------------------------------------------------------

void test_functions() {
  reset();
  const Macros m = macros(RMS, BF16, 64, 1, 8, 1);
  int n = 0;
  CHECK(HIP(hipInit, unsigned)(0) == 0);
  CHECK(HIP(hipGetDeviceCount, int*)(&n) == 0 && n == 1);
  CHECK(HIP(hipDeviceGetAttribute, int*, int, int)(&n, 87, 0) == 0 && n == static_cast<int>(wave));
  CHECK(HIP(hipDeviceGetAttribute, int*, int, int)(&n, 12345, 0) == 1);
  CHECK(HIP(hipSetDevice, int)(1) == 101);
  std::vector<char> properties(1472 + 1, 'x');
  CHECK(HIP(hipGetDevicePropertiesR0600, void*, int)(properties.data(), 0) == 0);
  CHECK(std::string(&properties[0]).find("emulator (test instrument), wave " +
                                         std::to_string(wave)) != std::string::npos);
  CHECK(std::string(&properties[1160]) == arch() && properties[1472] == 'x');

  std::vector<char> code, other;
  std::string log;
  CHECK(compile(real.with("  float variance = 0;\n", "  float variance = 0\n"), m, arch(), code, log) == 6);
  CHECK(log.find("tornorm_forward.hip:") != std::string::npos &&
        log.find("error: expected") != std::string::npos);
  CHECK(compile(real, m, "sm_90", code, log) == 5);
  set("CXX", "/nonexistent/compiler");
  CHECK(compile(real, m, arch(), code, log) == 6);
  CHECK(log.find("could not start /nonexistent/compiler") != std::string::npos);
  set("CXX", "g++");
  CHECK(count("live_programs") == 0);

  u64 module = 0;
  const auto load_data = HIP(hipModuleLoadData, u64*, const void*);
  CHECK(compile(real, m, "gfx90a", other, log) == 0);
  CHECK(load_data(&module, other.data()) == 209);
  CHECK(compile(real, m, arch() + ":sramecc+", code, log) == 0);
  std::vector<char> damaged = code;
  damaged[damaged.size() / 2] ^= 1;
  CHECK(load_data(&module, damaged.data()) == 200);
  damaged = code;
  damaged[0] ^= 1;
  CHECK(load_data(&module, damaged.data()) == 200);
  CHECK(load_data(&module, "\177ELF\2\1\1\0 machine code of another maker, and more of it that the "
                           "header has room for, up to ninety-six bytes") == 209);
  {  // cut short where memory ends
    const size_t page = 4096;
    std::vector<char> pages(3 * page);
    char* end = reinterpret_cast<char*>(
        (reinterpret_cast<u64>(pages.data()) + 2 * page) / page * page);
    std::memcpy(end - 512, code.data(), 512);
    CHECK(load_data(&module, end - 512) == 200);
  }
  CHECK(count("live_modules") == 0);
  CHECK(load_data(&module, code.data()) == 0);
  CHECK(count("live_modules") == 1);
  u64 function = 0;
  const auto get_function = HIP(hipModuleGetFunction, u64*, u64, const char*);
  CHECK(get_function(&function, module, "no_such") == 500);
  CHECK(get_function(&function, module, "tornorm_forward") == 0);

  void* arguments[19];
  u64 zero = 0;
  for (auto& a : arguments) a = &zero;
  CHECK(Call::launch_function(0, 1, 64, arguments) == 1);
  CHECK(Call::launch_function(function, 0, 64, arguments) == 1);
  CHECK(Call::launch_function(function, 1, 0, arguments) == 1);
  CHECK(Call::launch_function(function, 1, 1025, arguments) == 1);
  CHECK(Call::launch_function(function, 1u << 26, 64, arguments) == 1 && said("2^32"));
  CHECK(Call::launch_function(function, 1, 32, arguments) == 1 && said("compiled for 64"));
  CHECK(Call::launch_function(function, 1, 64, nullptr) == 1);
  u64 stream = 0;
  CHECK(HIP(hipStreamCreateWithFlags, u64*, unsigned)(&stream, 1) == 0);
  CHECK(count("live_streams") == 1);
  CHECK(synchronize(stream) == 0);
  CHECK(HIP(hipStreamDestroy, u64)(stream) == 0);
  CHECK(Call::launch_function(function, 1, 64, arguments, stream) == 400);
  CHECK(synchronize(stream) == 400);
  CHECK(HIP(hipStreamDestroy, u64)(stream) == 400);
  CHECK(HIP(hipModuleUnload, u64)(module) == 0);
  CHECK(HIP(hipModuleUnload, u64)(module) == 400);
  CHECK(Call::launch_function(function, 1, 64, arguments) == 400);

  u64 start = 0, stop = 0;
  float elapsed = -1;
  CHECK(HIP(hipEventCreateWithFlags, u64*, unsigned)(&start, 0) == 0);
  CHECK(HIP(hipEventCreateWithFlags, u64*, unsigned)(&stop, 0) == 0);
  CHECK(HIP(hipEventElapsedTime, float*, u64, u64)(&elapsed, start, stop) == 400);
  CHECK(HIP(hipEventRecord, u64, u64)(start, 0) == 0);
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  CHECK(HIP(hipEventRecord, u64, u64)(stop, 0) == 0);
  CHECK(HIP(hipEventElapsedTime, float*, u64, u64)(&elapsed, start, stop) == 0 && elapsed >= 5 &&
        elapsed < 5000);
  CHECK(HIP(hipEventDestroy, u64)(start) == 0 && HIP(hipEventDestroy, u64)(stop) == 0);
  CHECK(HIP(hipEventDestroy, u64)(stop) == 400);
  CHECK(count("live_events") == 0);

  void* p = nullptr;
  CHECK(hip_malloc(&p, 1000) == 0 && reinterpret_cast<u64>(p) % 256 == 0);
  CHECK(count("live_allocations") == 1 && count("live_bytes") == 1000);
  std::vector<char> host(2000);
  const auto to_host = HIP(hipMemcpyDtoHAsync, void*, const void*, size_t, u64);
  const auto to_device = HIP(hipMemcpyHtoDAsync, void*, const void*, size_t, u64);
  CHECK(to_host(host.data(), p, 1001, 0) == 1 && said("does not lie within one allocation"));
  CHECK(to_device(static_cast<char*>(p) + 1, host.data(), 1000, 0) == 1);
  CHECK(to_device(static_cast<char*>(p) + 1, host.data(), 999, 0) == 0);
  CHECK(count("copies_to_device") == 1 && count("copies_to_host") == 0);
  CHECK(to_host(host.data(), p, 1000, 0) == 0);
  CHECK(count("unwritten_bytes_copied") == 1);
  CHECK(hip_free(static_cast<char*>(p) + 1) == 1);
  CHECK(synchronize(0) == 0);
  static_cast<char*>(p)[1000] = 0;
  CHECK(synchronize(0) == 700 && said("red zone damaged"));
  CHECK(synchronize(0) == 700);
  CHECK(hip_malloc(&p, 8) == 700);
  CHECK(std::string(symbol<const char*(int)>("hipGetErrorName")(700)) == "hipErrorIllegalAddress");
  CHECK(std::string(symbol<const char*(int)>("hipGetErrorString")(700)).find("red zone damaged") !=
        std::string::npos);
  reset();
  CHECK(hip_malloc(&p, 8) == 0 && hip_free(p) == 0 && hip_free(p) == 1);
  void* q = nullptr;
  CHECK(HIP(hipHostMalloc, void**, size_t, unsigned)(&q, 100, 0) == 0);
  CHECK(count("live_host_allocations") == 1);
  CHECK(HIP(hipHostFree, void*)(q) == 0 && HIP(hipHostFree, void*)(q) == 1);
}

void test_faults() {
  reset();
  const Macros m = macros(RMS, BF16, 64, 1, 8, 1);
  void* p = nullptr;
  set("MEMORY", "10000");
  CHECK(hip_malloc(&p, 10001) == 2);
  CHECK(hip_malloc(&p, 6000) == 0);
  size_t left = 0, total = 0;
  CHECK(HIP(hipMemGetInfo, size_t*, size_t*)(&left, &total) == 0 && left == 4000);
  void* q = nullptr;
  CHECK(hip_malloc(&q, 6000) == 2 && q == nullptr);
  CHECK(hip_free(p) == 0);
  set("MEMORY", std::to_string(4ULL << 30));

  fail("hipMalloc", 1, 2);
  CHECK(hip_malloc(&p, 8) == 0);
  CHECK(hip_malloc(&q, 8) == 2);
  CHECK(hip_malloc(&q, 8) == 0);
  set("FAULT", "hipFree:0:999,hiprtcCompileProgram:0:6");
  CHECK(hip_free(q) == 999);
  CHECK(hip_free(q) == 0);
  std::vector<char> code;
  std::string log;
  CHECK(compile(real, m, arch(), code, log) == 6);
  CHECK(compile(real, m, arch(), code, log) == 0);
  fail("*", 0, 999);
  CHECK(synchronize(0) == 999 && synchronize(0) == 0);

  {
    Call call(m, 2, 500);
    const u64 module = load(real, m);
    fail("hipModuleLaunchKernel", 0, 719);
    CHECK(call.launch(module) == 719);
    CHECK(call.launch(module) == 0);
    set("FAULT", "hipStreamSynchronize:0:lost");
    CHECK(synchronize(0) == 719);
    CHECK(synchronize(0) == 719 && hip_malloc(&q, 8) == 719);
    CHECK(hip_free(p) == 719);
    CHECK(hip_free(call.x.address) == 719);
    CHECK(count("live_allocations") == 2);  // gamma and y: those that were freed are gone
  }
  reset();
  CHECK(synchronize(0) == 0);

  set("DEVICES", "0");
  int n = -1;
  CHECK(HIP(hipGetDeviceCount, int*)(&n) == 100 && n == 0);
  CHECK(HIP(hipInit, unsigned)(0) == 100);
  CHECK(hip_malloc(&p, 8) == 100);
  set("DEVICES", "2");
  CHECK(hip_malloc(&p, 8) == 0);
  CHECK(HIP(hipSetDevice, int)(1) == 0);
  CHECK(hip_free(p) == 1);
  CHECK(HIP(hipSetDevice, int)(0) == 0);
  CHECK(hip_free(p) == 0);
  set("DEVICES", "1");
}

void test_threads() {
  reset();
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; t++) {
    threads.emplace_back([t] {
      const Macros m = macros(t % 2, BF16, 64 << t % 3, 1, 8, 1);
      for (int i = 0; i < 3; i++) {
        Call call(m, 5, static_cast<size_t>(300 + 50 * t));
        const u64 module = load(real, m);
        CHECK(call.launch(module) == 0);
        CHECK(call.right());
        CHECK(HIP(hipModuleUnload, u64)(module) == 0);
      }
    });
  }
  for (auto& t : threads) t.join();
  CHECK(count("launches") == 12 && count("live_modules") == 0);
}

void report_times() {
  const int w = static_cast<int>(wave);
  const auto many = macros(RMS, BF16, w, 4, 8, 128 / w);
  struct {
    const char* name;
    Macros m;
    size_t rows, cols;
  } cases[] = {
      {"RMS bf16 4 x 4096", macros(RMS, BF16, 512, 1, 8, 1) | Macros{{"TAIL", 0}}, 4, 4096},
      {"RMS bf16 1000 x 768", many, 1000, 768},
      {"LAYER bf16, add, statistics 1000 x 768",
       macros(LAYER, BF16, w, 4, 8, 128 / w) | Macros{{"ADD", 1}, {"STATISTICS", 1}}, 1000, 768},
      {"RMS f32, dynamic int8 1000 x 768", macros(RMS, F32, 128, 2, 4, 2) |
           Macros{{"QUANTIZE", 1}}, 1000, 768},
  };
  for (auto& c : cases) {
    reset();
    Call call(c.m, c.rows, c.cols);
    const double begin = processor_milliseconds();
    const u64 module = load(real, c.m);
    const double compiled = processor_milliseconds();
    for (int i = 0; i < 5; i++) CHECK(call.launch(module) == 0);
    std::printf("  wave %u, %s: %.0f ms of a processor to compile and load, %.2f ms to launch\n",
                wave, c.name, compiled - begin, (processor_milliseconds() - compiled) / 5);
  }
}

std::string read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in || text.str().empty()) {
    std::fprintf(stderr, "could not read %s\n", path.c_str());
    std::exit(2);
  }
  return text.str();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: selftest LIBRARY KERNEL_DIRECTORY\n");
    return 2;
  }
  library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    std::fprintf(stderr, "%s\n", dlerror());
    return 2;
  }
  real = {read(std::string(argv[2]) + "/tornorm_forward.hip"),
          read(std::string(argv[2]) + "/tornorm_primitives.hpp")};
  for (const unsigned w : {64u, 32u}) {
    wave = w;
    reset();
    set("WAVE", std::to_string(w));
    test_numbers();
    test_planted();
    test_functions();
    test_faults();
    test_threads();
    report_times();
  }
  std::printf("%d checks, %d failures\n", checks, failures);
  return failures == 0 ? 0 : 1;
}
