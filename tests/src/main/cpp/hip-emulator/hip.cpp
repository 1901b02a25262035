#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <filesystem>
#include <functional>
#include <mutex>
#include <vector>

#include "emulator.hpp"

namespace emulator {
namespace {

struct ErrorName {
  int status;
  const char* name;
  const char* text;
};

constexpr ErrorName ERRORS[] = {
    {SUCCESS, "hipSuccess", "no error"},
    {INVALID_VALUE, "hipErrorInvalidValue", "invalid argument"},
    {OUT_OF_MEMORY, "hipErrorOutOfMemory", "out of memory"},
    {NO_DEVICE, "hipErrorNoDevice", "no ROCm-capable device is detected"},
    {INVALID_DEVICE, "hipErrorInvalidDevice", "invalid device ordinal"},
    {INVALID_IMAGE, "hipErrorInvalidImage", "device kernel image is invalid"},
    {NO_BINARY_FOR_GPU, "hipErrorNoBinaryForGpu", "no kernel image is available for execution on "
                                                  "the device"},
    {INVALID_HANDLE, "hipErrorInvalidHandle", "invalid resource handle"},
    {NOT_FOUND, "hipErrorNotFound", "named symbol not found"},
    {ILLEGAL_ADDRESS, "hipErrorIllegalAddress", "an illegal memory access was encountered"},
    {LAUNCH_FAILURE, "hipErrorLaunchFailure", "unspecified launch failure"},
    {UNKNOWN, "hipErrorUnknown", "unknown error"},
};

struct Event {
  int device;
  bool recorded;
  uint64_t stream;
  uint64_t behind;  // how much work of that stream it stands behind
  std::chrono::steady_clock::time_point time;
};

// One lock around everything but compilation: a launch holds it to its end.
std::mutex mutex;
// Handles are never used again, so that late use is always seen. They are no addresses.
uint64_t last_handle = 0x746e656d75000000;
std::map<uint64_t, int> streams;  // to the device of each
std::map<uint64_t, Event> events;
std::map<uint64_t, Module> modules;
std::map<uint64_t, Kernel> kernels;
std::map<void*, size_t> host_allocations;
long long launches, copies_to_device, copies_to_host, copies_on_device, unwritten_copied, waits;
thread_local int current_device = 0;

// Work of a stream that waits until something waits for it, with DEFER.
struct Queue {
  std::deque<std::function<int()>> work;
  uint64_t enqueued = 0;
  uint64_t done = 0;
};
std::map<uint64_t, Queue> queues;

int unhandled(const char* what, uint64_t handle) {
  say(INVALID_HANDLE, "no live %s of this device: %#llx", what,
      static_cast<unsigned long long>(handle));
  return INVALID_HANDLE;
}

int invalid(const char* what) {
  say_text(INVALID_VALUE, what);
  return INVALID_VALUE;
}

// What a function needs before it may do anything.
enum class Needs {
  NOTHING,  // also answers when there is no device
  DEVICES,
  WORKING,    // fails with the sticky status of a broken device
  RELEASING,  // releases all the same, then fails with that status
};

template <class F>
int call(const char* function, Needs needs, F body) noexcept {
  try {
    std::lock_guard lock(mutex);
    if (!environment_understood) return INVALID_VALUE;
    const int due = fault(function);
    if (due != 0) {
      const int status = std::abs(due);
      say(status, "%s fails with %d on request", function, status);
      if (due < 0) devices[current_device].sticky = status;
      return status;
    }
    if (needs == Needs::NOTHING) return body();
    if (settings.devices == 0) return NO_DEVICE;
    const int sticky = devices[current_device].sticky;
    if (needs == Needs::WORKING && sticky != 0) return sticky;
    const int status = body();
    return needs == Needs::RELEASING && sticky != 0 ? sticky : status;
  } catch (const std::bad_alloc&) {
    return OUT_OF_MEMORY;
  } catch (...) {
    return UNKNOWN;
  }
}

// Does what was enqueued on a stream, up to so much of its work.
int drain(uint64_t stream, uint64_t until) {
  const int caller_device = current_device;
  int status = SUCCESS;
  while (status == SUCCESS && queues[stream].done < until) {
    const std::function<int()> work = std::move(queues[stream].work.front());
    queues[stream].work.pop_front();
    queues[stream].done++;
    status = devices[current_device].sticky != 0 ? devices[current_device].sticky : work();
    if (status != SUCCESS) devices[current_device].sticky = status;
  }
  current_device = caller_device;
  return status;
}

int drain(uint64_t stream) { return drain(stream, queues[stream].enqueued); }

int enqueue(uint64_t stream, std::function<int()> work) {
  if (!settings.defer) return work();
  Queue& queue = queues[stream];
  queue.work.push_back([device = current_device, work = std::move(work)] {
    current_device = device;
    return work();
  });
  queue.enqueued++;
  return SUCCESS;
}

Device& here() { return devices[current_device]; }

bool is_stream(uint64_t stream) {
  if (stream == 0) return true;
  const auto found = streams.find(stream);
  return found != streams.end() && found->second == current_device;
}

bool is_ordinal(int ordinal) { return ordinal >= 0 && ordinal < settings.devices; }

std::string device_name() {
  return "tornorm host emulator (test instrument), wave " + std::to_string(settings.wave);
}

// gfx942 code runs on gfx942:sramecc+:xnack-.
std::string processor_of(const std::string& architecture) {
  return architecture.substr(0, architecture.find(':'));
}

// A file of its own for a library, gone at the end of the scope; the loader keeps its own hold.
struct TemporaryFile {
  std::string path;
  int fd;
  TemporaryFile() {
    // The loader takes equal names for the same library: the number makes this one unique.
    path = (std::filesystem::temp_directory_path() /
            ("tornorm-emulator-" + std::to_string(++last_handle) + "-XXXXXX"))
               .string();
    fd = mkostemp(path.data(), O_CLOEXEC);
  }
  ~TemporaryFile() {
    if (fd >= 0) {
      close(fd);
      unlink(path.c_str());
    }
  }
  // The kernel copies, so an image that ends early is an error and no crash.
  bool append(const void* from, size_t bytes) const {
    const auto* p = static_cast<const char*>(from);
    while (bytes > 0) {
      const ssize_t n = write(fd, p, bytes);
      if (n <= 0) return false;
      p += n;
      bytes -= static_cast<size_t>(n);
    }
    return true;
  }
};

int load(const void* image, Module& module) {
  ImageHeader header;
  {
    const TemporaryFile copy;
    if (!copy.append(image, sizeof header) ||
        pread(copy.fd, &header, sizeof header, 0) != sizeof header) {
      say_text(INVALID_IMAGE, "the image ends within its header");
      return INVALID_IMAGE;
    }
  }
  if (std::memcmp(header.magic, IMAGE_MAGIC, sizeof header.magic) != 0) {
    if (std::memcmp(header.magic, ELFMAG, SELFMAG) == 0 ||
        std::memcmp(header.magic, "__CLANG_OFFLOAD_", 16) == 0) {
      say_text(NO_BINARY_FOR_GPU, "the image is machine code of a GPU, the emulator runs its own");
      return NO_BINARY_FOR_GPU;
    }
    say_text(INVALID_IMAGE, "the image does not start as the emulator's do");
    return INVALID_IMAGE;
  }
  header.architecture[sizeof header.architecture - 1] = 0;
  const std::string wanted = processor_of(settings.architecture());
  if (processor_of(header.architecture) != wanted) {
    say(NO_BINARY_FOR_GPU, "the image is for %s, the device is %s", header.architecture,
        wanted.c_str());
    return NO_BINARY_FOR_GPU;
  }
  const TemporaryFile library;
  std::vector<uint8_t> bytes;
  if (header.bytes < 64u << 20 &&
      library.append(static_cast<const char*>(image) + sizeof header, header.bytes)) {
    bytes.resize(header.bytes);
    if (pread(library.fd, bytes.data(), bytes.size(), 0) !=
        static_cast<ssize_t>(bytes.size())) {
      bytes.clear();
    }
  }
  if (bytes.empty() || checksum_of(bytes.data(), bytes.size()) != header.checksum) {
    say_text(INVALID_IMAGE, "the image is damaged: its checksum is not that of its header");
    return INVALID_IMAGE;
  }
  module.library = dlopen(library.path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (module.library == nullptr) {
    say(INVALID_IMAGE, "the image does not load: %s", dlerror());
    return INVALID_IMAGE;
  }
  module.device = current_device;
  module.link = static_cast<TnEmulatorLink**>(dlsym(module.library, "tn_emulator_link"));
  module.block_threads =
      static_cast<const unsigned*>(dlsym(module.library, "tn_emulator_block_threads"));
  link_map* map = nullptr;
  if (module.link == nullptr || dlinfo(module.library, RTLD_DI_LINKMAP, &map) != 0) {
    dlclose(module.library);
    say_text(INVALID_IMAGE, "the image has no link to the emulator");
    return INVALID_IMAGE;
  }
  const auto* elf = reinterpret_cast<const ElfW(Ehdr)*>(bytes.data());
  const auto* segment = reinterpret_cast<const ElfW(Phdr)*>(bytes.data() + elf->e_phoff);
  module.begin = module.end = map->l_addr;
  for (int i = 0; i < elf->e_phnum; i++) {
    if (segment[i].p_type == PT_LOAD) {
      module.end =
          std::max<uintptr_t>(module.end, map->l_addr + segment[i].p_vaddr + segment[i].p_memsz);
    }
  }
  return SUCCESS;
}

int copy(uint64_t stream, const char* what, void* to, const void* from, size_t bytes,
         bool to_device, bool from_device) {
  if (!is_stream(stream)) return unhandled("stream", stream);
  if (bytes == 0) return SUCCESS;
  if (to == nullptr || from == nullptr) return invalid("copy with a null pointer");
  if (to_device && !here().holds(what, to, bytes)) return INVALID_VALUE;
  if (from_device && !here().holds(what, from, bytes)) return INVALID_VALUE;
  return enqueue(stream, [=]() -> int {
    // Again: what was freed since is not there.
    if (to_device && !here().holds(what, to, bytes)) return INVALID_VALUE;
    if (from_device && !here().holds(what, from, bytes)) return INVALID_VALUE;
    std::memmove(to, from, bytes);
    if (to_device && from_device) {
      copy_marks(here(), to, from, bytes);
      copies_on_device++;
    } else if (to_device) {
      mark_written(here(), to, bytes);
      copies_to_device++;
    } else {
      unwritten_copied += static_cast<long long>(unwritten_of(here(), from, bytes));
      copies_to_host++;
    }
    return SUCCESS;
  });
}

int synchronize(int status) {
  waits++;
  if (status != SUCCESS) return status;
  return here().red_zones_whole() ? SUCCESS : ILLEGAL_ADDRESS;
}

int launch(uint64_t function, const unsigned (&grid)[3], const unsigned (&block)[3],
           unsigned shared_bytes, uint64_t stream, void** parameters, void** extra) {
  if (function == 0) return invalid("launch of a null function");
  const auto kernel = kernels.find(function);
  if (kernel == kernels.end()) return unhandled("function", function);
  const Module& module = modules.at(kernel->second.module);
  if (module.device != current_device) return unhandled("function", function);
  if (!is_stream(stream)) return unhandled("stream", stream);
  for (int i = 0; i < 3; i++) {
    if (grid[i] == 0 || block[i] == 0) return invalid("launch of no block or no thread");
  }
  if (grid[1] != 1 || grid[2] != 1 || block[1] != 1 || block[2] != 1) {
    return invalid("the emulator launches in one dimension only");
  }
  if (block[0] > MAX_BLOCK) return invalid("launch of a block with more than 1024 threads");
  if (uint64_t{grid[0]} * block[0] > UINT32_MAX) {
    return invalid("launch of 2^32 threads or more");
  }
  if (grid[0] > INT32_MAX) return invalid("launch of 2^31 blocks or more");
  if (module.block_threads != nullptr && *module.block_threads != block[0]) {
    say(INVALID_VALUE, "launch of a block with %u threads, the kernel is compiled for %u",
        block[0], *module.block_threads);
    return INVALID_VALUE;
  }
  if (parameters == nullptr || extra != nullptr) {
    return invalid("the emulator takes arguments as an array of pointers only");
  }
  for (unsigned i = 0; i < kernel->second.signature->arguments; i++) {
    if (parameters[i] == nullptr) return invalid("launch with a null pointer to an argument");
  }
  const unsigned blocks = grid[0];
  const unsigned threads = block[0];
  // The arguments are the caller's only until this returns.
  const Signature& signature = *kernel->second.signature;
  std::vector<std::array<unsigned char, 8>> values(signature.arguments);
  for (unsigned i = 0; i < signature.arguments; i++) {
    std::memcpy(values[i].data(), parameters[i], signature.sizes[i]);
  }
  return enqueue(stream, [=, values = std::move(values)]() mutable -> int {
    const auto live = kernels.find(function);
    if (live == kernels.end()) return unhandled("function", function);
    std::vector<void*> pointers;
    for (auto& value : values) pointers.push_back(value.data());
    const int status = run(here(), modules.at(live->second.module), live->second, blocks, threads,
                           shared_bytes, pointers.data());
    if (status == SUCCESS) {
      launches++;
    } else if (status != OUT_OF_MEMORY) {
      here().sticky = status;
    }
    return status;
  });
}

int unload(std::map<uint64_t, Module>::iterator module) {
  std::erase_if(kernels, [&](const auto& k) { return k.second.module == module->first; });
  dlclose(module->second.library);
  modules.erase(module);
  return SUCCESS;
}

template <class T>
int answer(T* out, T value) {
  if (out == nullptr) return invalid("no place for the answer");
  *out = value;
  return SUCCESS;
}

}  // namespace
}  // namespace emulator

using namespace emulator;

// ---- device ---------------------------------------------------------------------------------

TORNORM_EXPORT int hipInit(unsigned flags) {
  return call("hipInit", Needs::DEVICES,
              [&] { return flags == 0 ? SUCCESS : invalid("hipInit takes no flags"); });
}

TORNORM_EXPORT int hipDriverGetVersion(int* version) {
  return call("hipDriverGetVersion", Needs::NOTHING, [&] { return answer(version, 60000000); });
}

TORNORM_EXPORT int hipGetDeviceCount(int* count) {
  return call("hipGetDeviceCount", Needs::NOTHING, [&] {
    const int status = answer(count, settings.devices);
    return status == SUCCESS && settings.devices == 0 ? NO_DEVICE : status;
  });
}

TORNORM_EXPORT int hipDeviceGet(int* device, int ordinal) {
  return call("hipDeviceGet", Needs::DEVICES,
              [&] { return is_ordinal(ordinal) ? answer(device, ordinal) : INVALID_DEVICE; });
}

TORNORM_EXPORT int hipDeviceGetName(char* name, int length, int device) {
  return call("hipDeviceGetName", Needs::DEVICES, [&]() -> int {
    if (!is_ordinal(device)) return INVALID_DEVICE;
    if (name == nullptr || length <= 0) return invalid("no place for the name");
    std::snprintf(name, static_cast<size_t>(length), "%s", device_name().c_str());
    return SUCCESS;
  });
}

TORNORM_EXPORT int hipDeviceGetAttribute(int* value, int attribute, int device) {
  return call("hipDeviceGetAttribute", Needs::DEVICES, [&]() -> int {
    if (!is_ordinal(device)) return INVALID_DEVICE;
    switch (attribute) {
      case 19:  // hipDeviceAttributeL2CacheSize
        return answer(value, 4 << 20);
      case 56:  // hipDeviceAttributeMaxThreadsPerBlock
        return answer(value, static_cast<int>(MAX_BLOCK));
      case 63:  // hipDeviceAttributeMultiprocessorCount
        return answer(value, settings.compute_units);
      case 74:  // hipDeviceAttributeMaxSharedMemoryPerBlock
        return answer(value, static_cast<int>(settings.shared));
      case 87:  // hipDeviceAttributeWarpSize
        return answer(value, static_cast<int>(settings.wave));
      default:
        say(INVALID_VALUE, "the emulator does not know the attribute %d", attribute);
        return INVALID_VALUE;
    }
  });
}

TORNORM_EXPORT int hipDeviceTotalMem(size_t* bytes, int device) {
  return call("hipDeviceTotalMem", Needs::DEVICES, [&] {
    return is_ordinal(device) ? answer(bytes, settings.memory) : INVALID_DEVICE;
  });
}

// hipDeviceProp_t of HIP 6: 1472 bytes.
TORNORM_EXPORT int hipGetDevicePropertiesR0600(void* properties, int device) {
  return call("hipGetDevicePropertiesR0600", Needs::DEVICES, [&]() -> int {
    if (!is_ordinal(device)) return INVALID_DEVICE;
    if (properties == nullptr) return invalid("no place for the properties");
    auto* p = static_cast<char*>(properties);
    std::memset(p, 0, 1472);
    const auto put = [&](size_t offset, auto v) { std::memcpy(p + offset, &v, sizeof v); };
    std::snprintf(p, 256, "%s", device_name().c_str());
    put(288, settings.memory);               // totalGlobalMem
    put(296, settings.shared);               // sharedMemPerBlock
    put(308, static_cast<int>(settings.wave));  // warpSize
    put(320, static_cast<int>(MAX_BLOCK));   // maxThreadsPerBlock
    put(388, settings.compute_units);        // multiProcessorCount
    std::snprintf(p + 1160, 256, "%s", settings.architecture().c_str());  // gcnArchName
    return SUCCESS;
  });
}

TORNORM_EXPORT int hipSetDevice(int device) {
  return call("hipSetDevice", Needs::DEVICES, [&]() -> int {
    if (!is_ordinal(device)) return INVALID_DEVICE;
    current_device = device;
    return here().sticky;
  });
}

TORNORM_EXPORT const char* hipGetErrorName(int status) {
  for (const ErrorName& e : ERRORS) {
    if (e.status == status) return e.name;
  }
  return "hipErrorUnknown";
}

// Returns the runtime's words, and what the emulator saw if this was the last failure; good until
// the calling thread asks again.
TORNORM_EXPORT const char* hipGetErrorString(int status) {
  static thread_local std::string text;
  text = "unknown error";
  for (const ErrorName& e : ERRORS) {
    if (e.status == status) text = e.text;
  }
  const std::string message = status == SUCCESS ? "" : message_of(status);
  if (!message.empty()) text += ": " + message;
  return text.c_str();
}

// ---- memory ---------------------------------------------------------------------------------

TORNORM_EXPORT int hipMalloc(void** address, size_t bytes) {
  return call("hipMalloc", Needs::WORKING, [&] {
    return address == nullptr ? invalid("no place for the address")
                              : here().allocate(address, bytes);
  });
}

TORNORM_EXPORT int hipFree(void* address) {
  return call("hipFree", Needs::RELEASING, [&] { return here().free(address); });
}

TORNORM_EXPORT int hipMemGetInfo(size_t* free, size_t* total) {
  return call("hipMemGetInfo", Needs::WORKING, [&] {
    const int status = answer(free, settings.memory - here().used);
    return status == SUCCESS ? answer(total, settings.memory) : status;
  });
}

TORNORM_EXPORT int hipHostMalloc(void** address, size_t bytes, unsigned) {
  return call("hipHostMalloc", Needs::WORKING, [&]() -> int {
    if (address == nullptr) return invalid("no place for the address");
    *address = nullptr;
    if (bytes == 0) return SUCCESS;
    if (bytes > SIZE_MAX / 2) return OUT_OF_MEMORY;
    void* p = std::aligned_alloc(4096, (bytes + 4095) / 4096 * 4096);
    if (p == nullptr) return OUT_OF_MEMORY;
    host_allocations.emplace(p, bytes);
    *address = p;
    return SUCCESS;
  });
}

TORNORM_EXPORT int hipHostFree(void* address) {
  return call("hipHostFree", Needs::RELEASING, [&]() -> int {
    if (address == nullptr) return SUCCESS;
    if (host_allocations.erase(address) == 0) {
      return invalid("hipHostFree of what is not a live host allocation");
    }
    std::free(address);
    return SUCCESS;
  });
}

TORNORM_EXPORT int hipMemcpyHtoDAsync(void* to, const void* from, size_t bytes, uint64_t stream) {
  return call("hipMemcpyHtoDAsync", Needs::WORKING,
              [&] { return copy(stream, "copy to the device", to, from, bytes, true, false); });
}

TORNORM_EXPORT int hipMemcpyDtoHAsync(void* to, const void* from, size_t bytes, uint64_t stream) {
  return call("hipMemcpyDtoHAsync", Needs::WORKING,
              [&] { return copy(stream, "copy to the host", to, from, bytes, false, true); });
}

TORNORM_EXPORT int hipMemcpyDtoDAsync(void* to, const void* from, size_t bytes, uint64_t stream) {
  return call("hipMemcpyDtoDAsync", Needs::WORKING,
              [&] { return copy(stream, "copy on the device", to, from, bytes, true, true); });
}

// ---- streams and events: without DEFER, work is done before the call that enqueues it returns --

TORNORM_EXPORT int hipStreamCreateWithFlags(uint64_t* stream, unsigned) {
  return call("hipStreamCreateWithFlags", Needs::WORKING, [&] {
    if (stream == nullptr) return invalid("no place for the stream");
    streams.emplace(++last_handle, current_device);
    return answer(stream, last_handle);
  });
}

TORNORM_EXPORT int hipStreamSynchronize(uint64_t stream) {
  return call("hipStreamSynchronize", Needs::WORKING,
              [&] {
                return is_stream(stream) ? synchronize(drain(stream)) : unhandled("stream", stream);
              });
}

TORNORM_EXPORT int hipStreamQuery(uint64_t stream) {
  return call("hipStreamQuery", Needs::WORKING,
              [&] { return is_stream(stream) ? SUCCESS : unhandled("stream", stream); });
}

TORNORM_EXPORT int hipStreamDestroy(uint64_t stream) {
  return call("hipStreamDestroy", Needs::RELEASING, [&]() -> int {
    if (streams.count(stream) == 0) return unhandled("stream", stream);
    const int status = drain(stream);
    queues.erase(stream);
    streams.erase(stream);
    return status;
  });
}

TORNORM_EXPORT int hipStreamWaitEvent(uint64_t stream, uint64_t event, unsigned flags) {
  return call("hipStreamWaitEvent", Needs::WORKING, [&]() -> int {
    const auto e = events.find(event);
    if (e == events.end()) return unhandled("event", event);
    if (!is_stream(stream)) return unhandled("stream", stream);
    if (flags != 0) return invalid("hipStreamWaitEvent takes no flags");
    if (!e->second.recorded) return SUCCESS;
    const uint64_t earlier = e->second.stream;
    const uint64_t behind = e->second.behind;
    return enqueue(stream, [=]() -> int {
      return streams.count(earlier) != 0 ? drain(earlier, behind) : SUCCESS;
    });
  });
}

TORNORM_EXPORT int hipEventCreateWithFlags(uint64_t* event, unsigned) {
  return call("hipEventCreateWithFlags", Needs::WORKING, [&] {
    if (event == nullptr) return invalid("no place for the event");
    events.emplace(++last_handle, Event{current_device, false, 0, 0, {}});
    return answer(event, last_handle);
  });
}

TORNORM_EXPORT int hipEventRecord(uint64_t event, uint64_t stream) {
  return call("hipEventRecord", Needs::WORKING, [&]() -> int {
    const auto e = events.find(event);
    if (e == events.end() || e->second.device != current_device) return unhandled("event", event);
    if (!is_stream(stream)) return unhandled("stream", stream);
    e->second.recorded = true;
    e->second.stream = stream;
    e->second.behind = queues[stream].enqueued;
    e->second.time = std::chrono::steady_clock::now();
    return SUCCESS;
  });
}

TORNORM_EXPORT int hipEventSynchronize(uint64_t event) {
  return call("hipEventSynchronize", Needs::WORKING, [&]() -> int {
    const auto e = events.find(event);
    if (e == events.end()) return unhandled("event", event);
    return synchronize(e->second.recorded ? drain(e->second.stream, e->second.behind) : SUCCESS);
  });
}

TORNORM_EXPORT int hipEventElapsedTime(float* milliseconds, uint64_t start, uint64_t stop) {
  return call("hipEventElapsedTime", Needs::WORKING, [&]() -> int {
    for (const uint64_t event : {start, stop}) {
      const auto e = events.find(event);
      if (e == events.end()) return unhandled("event", event);
      if (!e->second.recorded) return unhandled("event that was recorded", event);
    }
    const std::chrono::duration<float, std::milli> elapsed =
        events.at(stop).time - events.at(start).time;
    return answer(milliseconds, elapsed.count());
  });
}

TORNORM_EXPORT int hipEventDestroy(uint64_t event) {
  return call("hipEventDestroy", Needs::RELEASING,
              [&] { return events.erase(event) ? SUCCESS : unhandled("event", event); });
}

// ---- modules --------------------------------------------------------------------------------

TORNORM_EXPORT int hipModuleLoadData(uint64_t* module, const void* image) {
  return call("hipModuleLoadData", Needs::WORKING, [&]() -> int {
    if (module == nullptr || image == nullptr) return invalid("no image or no place for a module");
    Module loaded = {};
    const int status = load(image, loaded);
    if (status != SUCCESS) return status;
    modules.emplace(++last_handle, loaded);
    return answer(module, last_handle);
  });
}

TORNORM_EXPORT int hipModuleGetFunction(uint64_t* function, uint64_t module, const char* name) {
  return call("hipModuleGetFunction", Needs::WORKING, [&]() -> int {
    const auto m = modules.find(module);
    if (m == modules.end()) return unhandled("module", module);
    if (function == nullptr || name == nullptr) return invalid("no name or no place");
    const Signature* signature = signature_of(name);
    void* code = dlsym(m->second.library, name);
    if (code == nullptr || signature == nullptr) {
      say(NOT_FOUND, "%s: %s", name,
          code == nullptr ? "not in the module" : "its signature is not in the emulator's table");
      return NOT_FOUND;
    }
    kernels.emplace(++last_handle, Kernel{code, signature, module});
    return answer(function, last_handle);
  });
}

TORNORM_EXPORT int hipModuleUnload(uint64_t module) {
  return call("hipModuleUnload", Needs::RELEASING, [&] {
    const auto m = modules.find(module);
    return m == modules.end() ? unhandled("module", module) : unload(m);
  });
}

TORNORM_EXPORT int hipModuleLaunchKernel(uint64_t function, unsigned grid_x, unsigned grid_y,
                                         unsigned grid_z, unsigned block_x, unsigned block_y,
                                         unsigned block_z, unsigned shared_bytes, uint64_t stream,
                                         void** parameters, void** extra) {
  return call("hipModuleLaunchKernel", Needs::WORKING, [&] {
    return launch(function, {grid_x, grid_y, grid_z}, {block_x, block_y, block_z}, shared_bytes,
                  stream, parameters, extra);
  });
}

// ---- for tests ------------------------------------------------------------------------------

// Frees everything, forgets faults, messages, sticky states and counts. Settings stay. Nothing else
// may be calling.
TORNORM_EXPORT void tornorm_emulator_reset() {
  std::lock_guard lock(mutex);
  while (!modules.empty()) unload(modules.begin());
  streams.clear();
  queues.clear();
  events.clear();
  for (auto& allocation : host_allocations) std::free(allocation.first);
  host_allocations.clear();
  for (Device& device : devices) {
    device.free_all();
    device.sticky = 0;
  }
  launches = copies_to_device = copies_to_host = copies_on_device = unwritten_copied = waits = 0;
  clear_messages_and_faults();
}

#define TORNORM_COUNT(name, value)                          \
  TORNORM_EXPORT long long tornorm_emulator_##name() {      \
    std::lock_guard lock(mutex);                            \
    return static_cast<long long>(value);                   \
  }
TORNORM_COUNT(live_allocations, devices[0].live.size() + devices[1].live.size())
TORNORM_COUNT(live_bytes, devices[0].used + devices[1].used)
TORNORM_COUNT(live_host_allocations, host_allocations.size())
TORNORM_COUNT(live_streams, streams.size())
TORNORM_COUNT(live_events, events.size())
TORNORM_COUNT(live_modules, modules.size())
TORNORM_COUNT(launches, launches)
TORNORM_COUNT(copies_to_device, copies_to_device)
TORNORM_COUNT(copies_to_host, copies_to_host)
TORNORM_COUNT(copies_on_device, copies_on_device)
// Calls that waited for a stream or an event.
TORNORM_COUNT(waits, waits)
// Bytes copied to the host that nothing ever wrote; the padding of rows is among them.
TORNORM_COUNT(unwritten_bytes_copied, unwritten_copied)
