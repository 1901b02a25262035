#include <cstdlib>
#include <cstring>

#include "emulator.hpp"

namespace emulator {

Device devices[MAX_DEVICES];

namespace {

constexpr size_t ALIGNMENT = 256;
constexpr size_t RED_ZONE = 256;
constexpr uint8_t RED = 0x5c;
// NaN as f32, f16 and bf16 alike, and -91 or -1 as int8.
constexpr uint8_t POISON[2] = {0xa5, 0xff};

constexpr uint32_t HOST_TAG = 1;
uint32_t last_tag = HOST_TAG;

void fill_poison(uint8_t* p, size_t bytes) {
  for (size_t i = 0; i < bytes; i++) p[i] = POISON[i & 1];
}

bool all_red(const uint8_t* begin, const uint8_t* end, const uint8_t*& damaged) {
  for (const uint8_t* p = begin; p < end; p++) {
    if (*p != RED) {
      damaged = p;
      return false;
    }
  }
  return true;
}

bool whole(const Allocation& a) {
  const uint8_t* damaged;
  if (all_red(a.raw, a.base, damaged) &&
      all_red(a.base + a.size, a.raw + a.raw_size, damaged)) {
    return true;
  }
  say(ILLEGAL_ADDRESS, "red zone damaged at %p, %td bytes from the start of the allocation of %zu "
      "bytes at %p", static_cast<const void*>(damaged), damaged - a.base, a.size,
      static_cast<void*>(a.base));
  return false;
}

void release(Allocation& a) {
  std::free(a.raw);
  std::free(a.shadow);
}

uint32_t* shadow_at(Device& device, const void* address) {
  Allocation* a = device.find(address);
  return a == nullptr || a->shadow == nullptr
             ? nullptr
             : a->shadow + (static_cast<const uint8_t*>(address) - a->base);
}

}  // namespace

int Device::allocate(void** address, size_t bytes) {
  *address = nullptr;
  if (bytes == 0) return SUCCESS;
  if (bytes > settings.memory || used > settings.memory - bytes) {
    say(OUT_OF_MEMORY, "%zu bytes asked for, %zu of %zu in use", bytes, used, settings.memory);
    return OUT_OF_MEMORY;
  }
  const size_t raw_size =
      RED_ZONE + (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT + RED_ZONE;
  auto* raw = static_cast<uint8_t*>(std::aligned_alloc(ALIGNMENT, raw_size));
  auto* shadow =
      settings.shadow ? static_cast<uint32_t*>(std::calloc(bytes, sizeof(uint32_t))) : nullptr;
  if (raw == nullptr || (settings.shadow && shadow == nullptr)) {
    std::free(raw);
    std::free(shadow);
    say(OUT_OF_MEMORY, "the host has no %zu bytes for the device", bytes);
    return OUT_OF_MEMORY;
  }
  uint8_t* base = raw + RED_ZONE;
  std::memset(raw, RED, RED_ZONE);
  std::memset(base + bytes, RED, static_cast<size_t>(raw + raw_size - base) - bytes);
  fill_poison(base, bytes);
  live.emplace(reinterpret_cast<uintptr_t>(base), Allocation{base, bytes, raw, raw_size, shadow});
  used += bytes;
  *address = base;
  return SUCCESS;
}

int Device::free(void* address) {
  if (address == nullptr) return SUCCESS;
  const auto found = live.find(reinterpret_cast<uintptr_t>(address));
  if (found == live.end()) {
    say_text(INVALID_VALUE, "hipFree of what is not the start of a live allocation: " +
                                place_of(address));
    return INVALID_VALUE;
  }
  const bool good = whole(found->second);
  used -= found->second.size;
  release(found->second);
  live.erase(found);
  if (!good) sticky = ILLEGAL_ADDRESS;
  return good ? SUCCESS : ILLEGAL_ADDRESS;
}

void Device::free_all() {
  for (auto& entry : live) release(entry.second);
  live.clear();
  used = 0;
}

Allocation* Device::find(const void* address) {
  auto next = live.upper_bound(reinterpret_cast<uintptr_t>(address));
  if (next == live.begin()) return nullptr;
  Allocation& a = (--next)->second;
  return static_cast<size_t>(static_cast<const uint8_t*>(address) - a.base) < a.size ? &a
                                                                                     : nullptr;
}

bool Device::holds(const char* what, const void* address, size_t bytes) {
  const Allocation* a = find(address);
  if (a != nullptr &&
      bytes <= a->size - static_cast<size_t>(static_cast<const uint8_t*>(address) - a->base)) {
    return true;
  }
  say_text(INVALID_VALUE, std::string(what) + " of " + std::to_string(bytes) +
                              " bytes does not lie within one allocation: " + place_of(address));
  return false;
}

std::string Device::place_of(const void* address) const {
  const auto at = reinterpret_cast<uintptr_t>(address);
  // The nearest is the last that starts at or before the address, or the first after it.
  auto near = live.upper_bound(at);
  if (near != live.begin()) {
    const auto before = std::prev(near);
    const uintptr_t past = at - before->first;
    if (near == live.end() || past < before->second.size + (near->first - at)) near = before;
  }
  char text[256];
  if (near == live.end()) {
    std::snprintf(text, sizeof text, "address %p; nothing is allocated", address);
  } else {
    std::snprintf(text, sizeof text,
                  "address %p; the nearest allocation is %p of %zu bytes, the address is at %+lld "
                  "in it",
                  address, reinterpret_cast<void*>(near->first), near->second.size,
                  static_cast<long long>(at - near->first));
  }
  return text;
}

bool Device::red_zones_whole() {
  for (const auto& entry : live) {
    if (!whole(entry.second)) {
      sticky = ILLEGAL_ADDRESS;
      return false;
    }
  }
  return true;
}

void mark_written(Device& device, const void* address, size_t bytes) {
  uint32_t* shadow = shadow_at(device, address);
  if (shadow != nullptr) std::fill(shadow, shadow + bytes, HOST_TAG);
}

void copy_marks(Device& device, const void* to, const void* from, size_t bytes) {
  uint32_t* target = shadow_at(device, to);
  const uint32_t* source = shadow_at(device, from);
  if (target == nullptr || source == nullptr) return mark_written(device, to, bytes);
  for (size_t i = 0; i < bytes; i++) target[i] = source[i] == 0 ? 0 : HOST_TAG;
}

size_t unwritten_of(Device& device, const void* address, size_t bytes) {
  const uint32_t* shadow = shadow_at(device, address);
  size_t count = 0;
  if (shadow != nullptr) {
    for (size_t i = 0; i < bytes; i++) count += shadow[i] == 0;
  }
  return count;
}

uint32_t take_tags(uint64_t threads) {
  if (threads > UINT32_MAX - last_tag) {
    for (Device& device : devices) {
      for (auto& entry : device.live) {
        uint32_t* shadow = entry.second.shadow;
        for (size_t i = 0; shadow != nullptr && i < entry.second.size; i++) {
          shadow[i] = shadow[i] == 0 ? 0 : HOST_TAG;
        }
      }
    }
    last_tag = HOST_TAG;
  }
  const uint32_t before = last_tag;
  last_tag += static_cast<uint32_t>(std::min<uint64_t>(threads, UINT32_MAX - last_tag));
  return before;
}

}  // namespace emulator
