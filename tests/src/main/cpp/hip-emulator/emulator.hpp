// The HIP host emulator: a test instrument, never chosen unless a test names its library.
//
// settings.cpp  what tests configure, faults on request, messages
// memory.cpp    device memory: red zones, poison, shadow
// launch.cpp    blocks of threads as fibers, barriers, shuffles, local memory, access checks
// compiler.cpp  hiprtc: the host's compiler over the real kernel sources
// hip.cpp       the HIP functions, handles, modules
//
// Environment, each TORNORM_EMULATOR_...; tornorm_emulator_set changes the same at run time:
//
// WAVE     64        lanes of a wave, 64 or 32
// ARCH     gfx942    architecture that it claims to be; gfx1100 for wave 32
// DEVICES  1         0 to 2
// CUS      4         compute units
// MEMORY   4294967296  bytes of a device
// SHARED   65536     bytes of local memory that a block may have
// SEED     1         of the order of blocks, waves and threads
// SHADOW   1         whether to keep who wrote which byte: 4 bytes of the host for each
// RACES    1         whether to look for races in local memory
// DEFER    0         whether work waits until something waits for it; see below
// FAULT              FUNCTION:AFTER:STATUS,...; see tornorm_emulator_fail; "lost" for a lost device
// CXX      g++       the compiler that hiprtc runs, perhaps with arguments
// VERBOSE  0         whether to print messages
//
// Work is done before the function that enqueues it returns, and a launch that goes wrong says so
// itself. With DEFER it is done as late as HIP allows: when its stream or an event on it is waited
// for, streams in the worst order, so that whoever forgets to wait gets wrong numbers, and whoever
// frees too early a failure at the next wait; no function but those that wait for work waits. As in HIP, the device is unusable from then on: only releasing goes on, with that status.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "kernel_link.hpp"

#define TORNORM_EXPORT extern "C" __attribute__((visibility("default")))

namespace emulator {

// hipError_t
enum Status : int {
  SUCCESS = 0,
  INVALID_VALUE = 1,
  OUT_OF_MEMORY = 2,
  NO_DEVICE = 100,
  INVALID_DEVICE = 101,
  INVALID_IMAGE = 200,
  NO_BINARY_FOR_GPU = 209,
  INVALID_HANDLE = 400,
  NOT_FOUND = 500,
  ILLEGAL_ADDRESS = 700,
  LAUNCH_FAILURE = 719,
  UNKNOWN = 999,
};

constexpr unsigned MAX_BLOCK = 1024;
constexpr int MAX_DEVICES = 2;

struct Settings {
  unsigned wave = 64;
  std::string arch;  // empty: gfx942 for wave 64, gfx1100 for wave 32
  int devices = 1;
  int compute_units = 4;  // few, so that small tests reach the many-rows geometry too
  size_t memory = size_t{4} << 30;
  size_t shared = 64 << 10;
  uint64_t seed = 1;
  bool shadow = true;  // who wrote which byte of device memory
  bool races = true;   // races in local memory
  bool defer = false;
  bool verbose = false;
  std::string compiler = "g++";

  std::string architecture() const;
};

extern Settings settings;
extern bool environment_understood;  // else every call fails: no test may run misconfigured

// Changes one setting, named as its environment variable without TORNORM_EMULATOR_.
bool set(const std::string& name, const std::string& value);

// Takes the fault that is due at this call of the function: 0 when none is, a status, or below 0
// the status with which the device is lost.
int fault(const char* function);

// Keeps a message for tornorm_emulator_message and hipGetErrorString; prints it only if verbose.
void say(int status, const char* format, ...) __attribute__((format(printf, 2, 3)));
void say_text(int status, const std::string& text);
std::string message_of(int status);
void clear_messages_and_faults();

struct Allocation {
  uint8_t* base;
  size_t size;
  uint8_t* raw;      // with the red zones
  size_t raw_size;
  uint32_t* shadow;  // for each byte: 0 never written, 1 by the host or before, else by a thread
};

struct Device {
  std::map<uintptr_t, Allocation> live;
  size_t used = 0;
  int sticky = 0;  // the status that every later call returns

  int allocate(void** address, size_t bytes);
  int free(void* address);
  void free_all();
  // The allocation that holds this address, or null.
  Allocation* find(const void* address);
  // Whether all bytes lie within one allocation; says why if they do not.
  bool holds(const char* what, const void* address, size_t bytes);
  std::string place_of(const void* address) const;
  bool red_zones_whole();
};

extern Device devices[MAX_DEVICES];

void mark_written(Device& device, const void* address, size_t bytes);
// Copies what is known about the bytes along with them.
void copy_marks(Device& device, const void* to, const void* from, size_t bytes);
size_t unwritten_of(Device& device, const void* address, size_t bytes);

// Takes a range of tags for the threads of one launch and returns the one before it.
uint32_t take_tags(uint64_t threads);

// How to call a kernel whose arguments lie behind an array of pointers, as HIP passes them.
struct Signature {
  const char* name;
  unsigned arguments;
  const size_t* sizes;  // of the arguments
  void (*invoke)(void* code, void** parameters);
};

struct Module {
  int device;
  void* library;
  TnEmulatorLink** link;
  const unsigned* block_threads;  // null when the source does not say
  uintptr_t begin;
  uintptr_t end;
};

struct Kernel {
  void* code;
  const Signature* signature;
  uint64_t module;
};

// Returns the signature of the kernel of this name, or null.
const Signature* signature_of(const std::string& name);

// Runs every thread of a grid on the calling thread.
int run(Device& device, const Module& module, const Kernel& kernel, unsigned blocks,
        unsigned threads, unsigned shared_bytes, void** parameters);

// The image that hiprtcGetCode returns: this, then a shared library.
struct ImageHeader {
  char magic[16];
  uint64_t bytes;     // of the library
  uint64_t checksum;  // of the library
  char architecture[64];
};
constexpr char IMAGE_MAGIC[16] = "tornorm-emu-1";
uint64_t checksum_of(const uint8_t* bytes, size_t count);

}  // namespace emulator
