#include <sys/mman.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <utility>
#include <vector>

#include "emulator.hpp"

// ---- fibers ---------------------------------------------------------------------------------

// Saves the registers that a call must keep, and the stack pointer in *from; goes on at `to`.
#if defined(__x86_64__)
extern "C" void tn_emulator_switch(void** from, void* to);
asm(R"(
  .text
  .hidden tn_emulator_switch
  .globl tn_emulator_switch
  .type tn_emulator_switch, @function
tn_emulator_switch:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  ret
  .size tn_emulator_switch, . - tn_emulator_switch
)");
#elif defined(__aarch64__)
extern "C" void tn_emulator_switch(void** from, void* to);
asm(R"(
  .text
  .hidden tn_emulator_switch
  .globl tn_emulator_switch
  .type tn_emulator_switch, %function
tn_emulator_switch:
  sub sp, sp, #160
  stp x19, x20, [sp]
  stp x21, x22, [sp, #16]
  stp x23, x24, [sp, #32]
  stp x25, x26, [sp, #48]
  stp x27, x28, [sp, #64]
  stp x29, x30, [sp, #80]
  stp d8, d9, [sp, #96]
  stp d10, d11, [sp, #112]
  stp d12, d13, [sp, #128]
  stp d14, d15, [sp, #144]
  mov x9, sp
  str x9, [x0]
  mov sp, x1
  ldp x19, x20, [sp]
  ldp x21, x22, [sp, #16]
  ldp x23, x24, [sp, #32]
  ldp x25, x26, [sp, #48]
  ldp x27, x28, [sp, #64]
  ldp x29, x30, [sp, #80]
  ldp d8, d9, [sp, #96]
  ldp d10, d11, [sp, #112]
  ldp d12, d13, [sp, #128]
  ldp d14, d15, [sp, #144]
  add sp, sp, #160
  ret
  .size tn_emulator_switch, . - tn_emulator_switch
)");
#else
#include <ucontext.h>
#endif

namespace emulator {
namespace {

#if defined(__x86_64__) || defined(__aarch64__)

using Context = void*;

void switch_to(Context& from, Context& to) { tn_emulator_switch(&from, to); }

void prepare(Context& context, uint8_t*, uint8_t* top, void (*entry)()) {
  auto* word = reinterpret_cast<void**>(reinterpret_cast<uintptr_t>(top) & ~uintptr_t{15});
#if defined(__x86_64__)
  *--word = nullptr;  // where entry would return to
  *--word = reinterpret_cast<void*>(entry);
  for (int i = 0; i < 6; i++) *--word = nullptr;
#else
  for (int i = 0; i < 20; i++) *--word = nullptr;
  word[11] = reinterpret_cast<void*>(entry);
#endif
  context = word;
}

#else

using Context = ucontext_t;

void switch_to(Context& from, Context& to) { swapcontext(&from, &to); }

void prepare(Context& context, uint8_t* low, uint8_t* top, void (*entry)()) {
  getcontext(&context);
  context.uc_stack.ss_sp = low;
  context.uc_stack.ss_size = static_cast<size_t>(top - low);
  context.uc_link = nullptr;
  makecontext(&context, entry, 0);
}

#endif

constexpr size_t STACK = TN_EMULATOR_STACK;
constexpr size_t GUARD = 16 << 10;  // holds for pages of 4 and 16 KiB
constexpr size_t SHIFTS = 16;  // of the tops of stacks, whose cache sets would else be the same
constexpr size_t SHIFT = 832;
constexpr size_t SLOT = GUARD + SHIFTS * 1024 + STACK;
constexpr size_t STACK_RESERVE = 12 << 10;  // what the emulator itself may need
constexpr unsigned MAX_WAVES = MAX_BLOCK / 32;
constexpr unsigned MAX_LANES = 64;
constexpr size_t AREA_RED_ZONE = 64;
constexpr uint8_t RED = 0x5c;
constexpr size_t MAX_AREAS = 16;
constexpr uint16_t MANY = 0xffff;

struct Fiber {
  Context context;
  uint8_t* low;  // end of the stack
  uint8_t* top;
  unsigned next_area;
};

struct Wave {
  unsigned lanes;
  unsigned arrived;  // at the shuffle
  unsigned mask;     // of the shuffle
  unsigned phase;    // parity of the shuffle: a lane may be one ahead of another
  unsigned ready_count;
  uint8_t ready[MAX_LANES];
  uint32_t values[2][MAX_LANES];
};

// A block of local memory that one TN_SHARED stands for.
struct Area {
  size_t offset;
  size_t bytes;
};

// Who touched a byte of local memory last, and between which barriers.
struct Touch {
  uint32_t write_epoch;
  uint32_t read_epoch;
  uint16_t writer;
  uint16_t reader;
};

// One launch at a time: everything here is under the lock of the HIP functions.
TnEmulatorLink link_of_modules;
Fiber fibers[MAX_BLOCK];
uint8_t* stacks = nullptr;
Wave waves[MAX_WAVES];
uint32_t ready_waves;
unsigned wave_size;
unsigned wave_count;
unsigned threads;
unsigned ended;
unsigned at_barrier;
unsigned last_wave;
bool run_ahead;
const uint8_t* stack_limit;  // of the thread that runs
Context scheduler;
uint64_t random_state;
int failure;

Device* device;
const Module* module;
const Kernel* kernel;
void** parameters;

uint32_t tags_before;
uint32_t own_tag;
uint32_t block_tags_before;
constexpr size_t CACHED = 64;
const Allocation* cache[CACHED];
struct {
  const void* address;
  unsigned bytes;
  int store;
} checked;

uint8_t* arena = nullptr;
size_t arena_bytes = 0;
size_t arena_used;
size_t shared_used;
std::vector<Touch> touches;
uint32_t epoch = 0;
uint32_t block_epoch;  // of the block's start
Area areas[MAX_AREAS];
unsigned area_count;

uint32_t below(uint32_t n) {
  random_state ^= random_state >> 12;
  random_state ^= random_state << 25;
  random_state ^= random_state >> 27;
  const auto r = static_cast<uint32_t>((random_state * 0x2545f4914f6cdd1dULL) >> 32);
  return static_cast<uint32_t>((uint64_t{r} * n) >> 32);
}

[[noreturn]] void stop() {
  Context abandoned;
  switch_to(abandoned, scheduler);
  __builtin_unreachable();
}

// Ends the launch; its threads are abandoned where they stand.
[[noreturn]] void fail(int status, const std::string& what) {
  failure = status;
  say_text(status, std::string(kernel->signature->name) + ", block " +
                       std::to_string(link_of_modules.block) + ", thread " +
                       std::to_string(link_of_modules.thread) + ": " + what);
  stop();
}

[[gnu::always_inline]] inline void check_stack() {
  const auto* frame = static_cast<uint8_t*>(__builtin_frame_address(0));
  if (__builtin_expect(frame < stack_limit, 0)) {
    fail(LAUNCH_FAILURE, "stack overflow");
  }
}

void make_ready(unsigned thread) {
  const unsigned w = thread / wave_size;
  waves[w].ready[waves[w].ready_count++] = static_cast<uint8_t>(thread % wave_size);
  ready_waves |= 1u << w;
}

// Goes on with a thread chosen at random; with the scheduler when none can go on.
void go_on(Context& from) {
  if (ready_waves == 0) {
    switch_to(from, scheduler);
    return;
  }
  unsigned w = last_wave;
  if (!run_ahead || (ready_waves >> w & 1) == 0) {
    const unsigned start = below(wave_count);
    const uint32_t upper = ready_waves >> start << start;
    w = static_cast<unsigned>(__builtin_ctz(upper != 0 ? upper : ready_waves));
    last_wave = w;
  }
  Wave& wave = waves[w];
  const unsigned i = below(wave.ready_count);
  const unsigned thread = w * wave_size + wave.ready[i];
  wave.ready[i] = wave.ready[--wave.ready_count];
  if (wave.ready_count == 0) ready_waves &= ~(1u << w);
  link_of_modules.thread = thread;
  own_tag = block_tags_before + 1 + thread;
  stack_limit = fibers[thread].low + STACK_RESERVE;
  checked.address = nullptr;
  if (&fibers[thread].context != &from) switch_to(from, fibers[thread].context);
}

void fiber_main() {
  kernel->signature->invoke(kernel->code, parameters);
  ended++;
  Context abandoned;
  go_on(abandoned);
  __builtin_unreachable();
}

void barrier() {
  check_stack();
  const unsigned self = link_of_modules.thread;
  if (++at_barrier == threads) {
    at_barrier = 0;
    epoch++;
    for (unsigned t = 0; t < threads; t++) make_ready(t);
  }
  go_on(fibers[self].context);
}

unsigned shuffle_xor(unsigned value, unsigned mask) {
  check_stack();
  const unsigned self = link_of_modules.thread;
  const unsigned first = self / wave_size * wave_size;
  const unsigned lane = self - first;
  Wave& wave = waves[self / wave_size];
  if ((lane ^ mask) >= wave.lanes) {
    fail(LAUNCH_FAILURE, "shuffle with lane " + std::to_string(lane ^ mask) + " of a wave of " +
                             std::to_string(wave.lanes) + " lanes");
  }
  if (wave.arrived == 0) {
    wave.mask = mask;
  } else if (wave.mask != mask) {
    fail(LAUNCH_FAILURE, "divergence: lanes of a wave shuffle with masks " +
                             std::to_string(wave.mask) + " and " + std::to_string(mask));
  }
  uint32_t* values = wave.values[wave.phase];
  values[lane] = value;
  if (++wave.arrived == wave.lanes) {
    wave.arrived = 0;
    wave.phase ^= 1;
    for (unsigned l = 0; l < wave.lanes; l++) make_ready(first + l);
  }
  go_on(fibers[self].context);
  return values[lane ^ mask];
}

// ---- local memory ---------------------------------------------------------------------------

void* shared(unsigned bytes) {
  check_stack();
  const unsigned n = fibers[link_of_modules.thread].next_area++;
  if (n < area_count) {
    if (areas[n].bytes != bytes) {
      fail(LAUNCH_FAILURE, "divergence: local memory of " + std::to_string(bytes) +
                               " bytes where another thread has " +
                               std::to_string(areas[n].bytes));
    }
    return arena + areas[n].offset;
  }
  shared_used += bytes;
  if (n == MAX_AREAS || shared_used > settings.shared) {
    fail(LAUNCH_FAILURE, "local memory of " + std::to_string(shared_used) + " bytes in " +
                             std::to_string(n + 1) + " areas; the device has " +
                             std::to_string(settings.shared) + " bytes");
  }
  const size_t padded = (bytes + 15) / 16 * 16;
  uint8_t* base = arena + arena_used + AREA_RED_ZONE;
  std::memset(base - AREA_RED_ZONE, RED, AREA_RED_ZONE);
  for (size_t i = 0; i < bytes; i++) base[i] = i & 1 ? 0xff : 0xa5;
  std::memset(base + bytes, RED, padded - bytes + AREA_RED_ZONE);
  areas[area_count++] = {static_cast<size_t>(base - arena), bytes};
  arena_used += AREA_RED_ZONE + padded + AREA_RED_ZONE;
  return base;
}

bool red_zones_of_areas_whole() {
  for (unsigned n = 0; n < area_count; n++) {
    const uint8_t* base = arena + areas[n].offset;
    const uint8_t* end = base + (areas[n].bytes + 15) / 16 * 16 + AREA_RED_ZONE;
    const auto red = [](uint8_t b) { return b == RED; };
    if (!std::all_of(base - AREA_RED_ZONE, base, red) ||
        !std::all_of(base + areas[n].bytes, end, red)) {
      say(LAUNCH_FAILURE, "%s, block %u: red zone of local memory area %u (%zu bytes) damaged",
          kernel->signature->name, link_of_modules.block, n, areas[n].bytes);
      return false;
    }
  }
  return true;
}

void touch(size_t offset, unsigned bytes, bool store) {
  unsigned n = 0;
  while (n < area_count && (offset < areas[n].offset ||
                            offset + bytes > areas[n].offset + areas[n].bytes)) {
    n++;
  }
  if (n == area_count) {
    fail(ILLEGAL_ADDRESS, std::string(store ? "store" : "load") + " of " + std::to_string(bytes) +
                              " bytes outside the areas of local memory");
  }
  if (!settings.races) return;
  const auto self = static_cast<uint16_t>(link_of_modules.thread);
  for (unsigned i = 0; i < bytes; i++) {
    Touch& t = touches[offset + i];
    const bool other_wrote = t.write_epoch == epoch && t.writer != self;
    const bool other_read = t.read_epoch == epoch && t.reader != self;
    if (other_wrote || (store && other_read)) {
      fail(LAUNCH_FAILURE,
           "race in local memory area " + std::to_string(n) + " at byte " +
               std::to_string(offset + i - areas[n].offset) + ": " + (store ? "store" : "load") +
               " with no barrier after the " + (other_wrote ? "store" : "load") + " of thread " +
               (other_wrote ? std::to_string(t.writer)
                            : t.reader == MANY ? "many" : std::to_string(t.reader)));
    }
    if (store) {
      t.write_epoch = epoch;
      t.writer = self;
    } else {
      if (t.write_epoch < block_epoch) {
        fail(LAUNCH_FAILURE, "load of local memory that no thread of the block wrote, area " +
                                 std::to_string(n) + " at byte " +
                                 std::to_string(offset + i - areas[n].offset));
      }
      t.reader = t.read_epoch == epoch && t.reader != self ? MANY : self;
      t.read_epoch = epoch;
    }
  }
}

// ---- device memory --------------------------------------------------------------------------

std::string words_of(const void* address, unsigned bytes, int store) {
  return std::string(store ? "store" : "load") + " of " + std::to_string(bytes) + " bytes, " +
         device->place_of(address);
}

const Allocation* allocation_of(const void* address, unsigned bytes) {
  const Allocation*& cached = cache[(reinterpret_cast<uintptr_t>(address) >> 12) % CACHED];
  const auto* p = static_cast<const uint8_t*>(address);
  if (cached == nullptr || static_cast<size_t>(p - cached->base) >= cached->size) {
    cached = device->find(address);
    if (cached == nullptr) return nullptr;
  }
  return bytes <= cached->size - static_cast<size_t>(p - cached->base) ? cached : nullptr;
}

// The thread that a tag of this launch stands for.
std::string thread_of(uint32_t tag) {
  const uint32_t index = tag - tags_before - 1;
  return "thread " + std::to_string(index % threads) + " of block " +
         std::to_string(index / threads);
}

[[noreturn]] void fail_store(const uint32_t* tags, const void* address, unsigned bytes) {
  unsigned i = 0;
  while (tags[i] <= tags_before || tags[i] == own_tag) i++;
  fail(LAUNCH_FAILURE, "two threads store the same byte, the other is " + thread_of(tags[i]) +
                           ": " + words_of(address, bytes, 1));
}

[[noreturn]] void fail_load(const uint32_t* tags, const void* address, unsigned bytes) {
  unsigned i = 0;
  while (tags[i] != 0 &&
         (tags[i] <= tags_before || tags[i] - block_tags_before - 1 < threads)) {
    i++;
  }
  fail(LAUNCH_FAILURE,
       (tags[i] == 0
            ? "byte " + std::to_string(i) + " was never written: "
            : "load of what another block stores in this launch, " + thread_of(tags[i]) + ": ") +
           words_of(address, bytes, 0));
}

// With the size a constant the loops become a few vector instructions.
template <unsigned BYTES>
void check_tags(uint32_t* tags, const void* address, unsigned some, int store) {
  const unsigned bytes = BYTES == 0 ? some : BYTES;
  uint32_t bad = 0;
  if (store) {
    for (unsigned i = 0; i < bytes; i++) bad |= (tags[i] > tags_before) & (tags[i] != own_tag);
    if (bad != 0) fail_store(tags, address, bytes);
    for (unsigned i = 0; i < bytes; i++) tags[i] = own_tag;
  } else {
    for (unsigned i = 0; i < bytes; i++) {
      bad |= (tags[i] == 0) |
             ((tags[i] > tags_before) & (tags[i] - block_tags_before - 1 >= threads));
    }
    if (bad != 0) fail_load(tags, address, bytes);
  }
}

void check_device(const void* address, unsigned bytes, int store) {
  const Allocation* a = allocation_of(address, bytes);
  if (a == nullptr) {
    fail(ILLEGAL_ADDRESS,
         "not within one live allocation: " + words_of(address, bytes, store));
  }
  if (a->shadow == nullptr) return;
  uint32_t* tags = a->shadow + (static_cast<const uint8_t*>(address) - a->base);
  switch (bytes) {
    case 16:
      return check_tags<16>(tags, address, bytes, store);
    case 4:
      return check_tags<4>(tags, address, bytes, store);
    default:
      return check_tags<0>(tags, address, bytes, store);
  }
}

// An access by the primitives: a whole vector, which hardware wants aligned.
void access(const void* address, unsigned bytes, int store) {
  check_stack();
  if (bytes == 0 || bytes > 16 || (bytes & (bytes - 1)) != 0) {
    fail(LAUNCH_FAILURE, "no such access: " + words_of(address, bytes, store));
  }
  if (reinterpret_cast<uintptr_t>(address) % bytes != 0) {
    fail(ILLEGAL_ADDRESS, "misaligned " + words_of(address, bytes, store));
  }
  check_device(address, bytes, store);
  checked = {address, bytes, store};
}

// An access as the compiler reports it, to anything but the thread's own stack.
void direct(const void* address, unsigned bytes, int store) {
  if (address == checked.address && bytes <= checked.bytes && store == checked.store) return;
  check_stack();
  const auto at = reinterpret_cast<uintptr_t>(address);
  const size_t in_arena = at - reinterpret_cast<uintptr_t>(arena);
  if (in_arena < arena_bytes) return touch(in_arena, bytes, store != 0);
  if (at >= module->begin && at < module->end && !store) return;  // constants
  // The host's compiler may have made one store of two neighbouring words, so 4 bytes are enough.
  if (at % std::min(bytes, 4u) != 0 && bytes != 3) {
    fail(ILLEGAL_ADDRESS, "misaligned " + words_of(address, bytes, store));
  }
  check_device(address, bytes, store);
}

bool have_memory() {
  if (stacks == nullptr) {
    // One more slot, so that nothing lies less than a stack above a stack.
    void* all = mmap(nullptr, SLOT * (MAX_BLOCK + 1), PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED) return false;
    stacks = static_cast<uint8_t*>(all);
    for (unsigned t = 0; t < MAX_BLOCK; t++) {
      uint8_t* slot = stacks + t * SLOT;
      // Where the limit on mappings is too low for guards, the check in each call remains.
      (void)mprotect(slot, GUARD, PROT_NONE);
      fibers[t].top = slot + SLOT - t % SHIFTS * SHIFT;
      fibers[t].low = fibers[t].top - STACK;
    }
    link_of_modules = {0, 0, barrier, shuffle_xor, shared, access, direct,
                       [](float a, float b, float c) { return std::fma(a, b, c); },
                       [](float x) { return std::rint(x); },
                       [](float x) { return std::sqrt(x); }};
  }
  const size_t wanted = settings.shared + MAX_AREAS * (2 * AREA_RED_ZONE + 16);
  if (arena_bytes < wanted) {
    std::free(arena);
    arena = static_cast<uint8_t*>(std::aligned_alloc(64, (wanted + 63) / 64 * 64));
    arena_bytes = arena == nullptr ? 0 : wanted;
    touches.assign(arena_bytes, Touch{});
  }
  return arena != nullptr;
}

void run_block(unsigned block, unsigned shared_bytes) {
  link_of_modules.block = block;
  block_tags_before = tags_before + block * threads;
  block_epoch = ++epoch;
  area_count = 0;
  arena_used = 0;
  shared_used = shared_bytes;
  ended = 0;
  at_barrier = 0;
  ready_waves = 0;
  last_wave = 0;
  // Half of the blocks run their waves in step, half let one wave run far ahead.
  run_ahead = below(2) != 0;
  for (unsigned w = 0; w < wave_count; w++) {
    waves[w].lanes = std::min(wave_size, threads - w * wave_size);
    waves[w].arrived = 0;
    waves[w].phase = 0;
    waves[w].ready_count = 0;
  }
  for (unsigned t = 0; t < threads; t++) {
    fibers[t].next_area = 0;
    prepare(fibers[t].context, fibers[t].low, fibers[t].top, fiber_main);
    make_ready(t);
  }
  go_on(scheduler);
  if (failure != 0) return;
  if (ended < threads) {
    failure = LAUNCH_FAILURE;
    say(failure,
        "%s, block %u: deadlock: %u threads of %u have ended, %u wait at a barrier, %u at a "
        "shuffle",
        kernel->signature->name, block, ended, threads, at_barrier, threads - ended - at_barrier);
  } else if (!red_zones_of_areas_whole()) {
    failure = LAUNCH_FAILURE;
  }
}

// ---- signatures -----------------------------------------------------------------------------

template <class T>
T argument(const void* p) {
  T value;
  std::memcpy(&value, p, sizeof value);
  return value;
}

template <class... A>
struct Arguments {
  template <size_t... I>
  static void call(void* code, void** p, std::index_sequence<I...>) {
    reinterpret_cast<void (*)(A...)>(code)(argument<A>(p[I])...);
  }
  static void invoke(void* code, void** p) { call(code, p, std::index_sequence_for<A...>()); }
  static constexpr size_t sizes[] = {sizeof(A)...};
  static constexpr Signature signature(const char* name) {
    return {name, sizeof...(A), sizes, invoke};
  }
};

using P = void*;
using U64 = unsigned long long;
using U32 = unsigned;

// A kernel of another signature is added here.
constexpr Signature SIGNATURES[] = {
    Arguments<P, P, P, P, P, P, P, P, P, P, P, U64, U64, U64, U64, U64, U32, U32,
              float>::signature("tornorm_forward"),
};

}  // namespace

const Signature* signature_of(const std::string& name) {
  for (const Signature& s : SIGNATURES) {
    if (name == s.name) return &s;
  }
  return nullptr;
}

int run(Device& on, const Module& of, const Kernel& launched, unsigned blocks,
        unsigned threads_of_block, unsigned shared_bytes, void** arguments) {
  if (!have_memory()) return OUT_OF_MEMORY;
  device = &on;
  module = &of;
  kernel = &launched;
  parameters = arguments;
  threads = threads_of_block;
  wave_size = settings.wave;
  wave_count = (threads + wave_size - 1) / wave_size;
  failure = 0;
  checked.address = nullptr;
  std::fill(cache, cache + CACHED, nullptr);
  tags_before = take_tags(uint64_t{blocks} * threads);
  if (epoch > UINT32_MAX / 2) {
    epoch = 0;
    touches.assign(touches.size(), Touch{});
  }
  random_state = (settings.seed + 1) * 0x9e3779b97f4a7c15ULL | 1;
  *of.link = &link_of_modules;
  // Blocks run in the order (step * i + start) mod blocks, which takes each once.
  uint64_t step = 1 + below(blocks);
  while (std::gcd(step, uint64_t{blocks}) != 1) step++;
  const uint64_t start = below(blocks);
  for (uint64_t i = 0; i < blocks && failure == 0; i++) {
    run_block(static_cast<unsigned>((step * i + start) % blocks), shared_bytes);
  }
  return failure;
}

}  // namespace emulator
