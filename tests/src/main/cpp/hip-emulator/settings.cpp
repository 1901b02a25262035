#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <vector>

#include "emulator.hpp"

namespace emulator {

Settings settings;

namespace {

struct Fault {
  std::string function;
  int after;
  int status;
};

std::mutex mutex;
std::vector<Fault> faults;
std::string message;
int message_status = 0;

constexpr const char* PREFIX = "TORNORM_EMULATOR_";

// FUNCTION:AFTER:STATUS, separated by commas; "lost" for the status of a lost device.
bool add_faults(const std::string& text) {
  size_t start = 0;
  while (start < text.size()) {
    const size_t end = std::min(text.find(',', start), text.size());
    const std::string one = text.substr(start, end - start);
    start = end + 1;
    const size_t first = one.find(':');
    const size_t second = one.find(':', first + 1);
    if (first == std::string::npos || second == std::string::npos) return false;
    const std::string status = one.substr(second + 1);
    faults.push_back({one.substr(0, first), std::atoi(one.c_str() + first + 1),
                      status == "lost" ? -LAUNCH_FAILURE : std::atoi(status.c_str())});
  }
  return true;
}

}  // namespace

// Read once, when the library is loaded.
bool environment_understood = [] {
  bool understood = true;
  for (const char* name : {"WAVE", "ARCH", "DEVICES", "CUS", "MEMORY", "SHARED", "SEED", "SHADOW",
                           "RACES", "DEFER", "VERBOSE", "CXX", "FAULT"}) {
    const char* value = std::getenv((PREFIX + std::string(name)).c_str());
    if (value != nullptr && !set(name, value)) {
      say(INVALID_VALUE, "%s%s=%s is not understood", PREFIX, name, value);
      understood = false;
    }
  }
  return understood;
}();

std::string Settings::architecture() const {
  return !arch.empty() ? arch : wave == 64 ? "gfx942" : "gfx1100";
}

bool set(const std::string& name, const std::string& value) {
  if (name == "ARCH") {
    settings.arch = value;
    return value.size() < sizeof(ImageHeader::architecture);
  }
  if (name == "CXX") {
    settings.compiler = value;
    return !value.empty();
  }
  if (name == "FAULT") {
    std::lock_guard lock(mutex);
    return add_faults(value);
  }
  char* end;
  const uint64_t n = std::strtoull(value.c_str(), &end, 0);
  if (value.empty() || *end != 0) return false;
  if (name == "WAVE") {
    if (n != 32 && n != 64) return false;
    settings.wave = static_cast<unsigned>(n);
  } else if (name == "DEVICES") {
    if (n > MAX_DEVICES) return false;
    settings.devices = static_cast<int>(n);
  } else if (name == "CUS") {
    if (n < 1 || n > 4096) return false;
    settings.compute_units = static_cast<int>(n);
  } else if (name == "MEMORY") {
    settings.memory = n;
  } else if (name == "SHARED") {
    if (n > 1 << 20) return false;
    settings.shared = n;
  } else if (name == "SEED") {
    settings.seed = n;
  } else if (name == "SHADOW") {
    settings.shadow = n != 0;
  } else if (name == "DEFER") {
    settings.defer = n != 0;
  } else if (name == "RACES") {
    settings.races = n != 0;
  } else if (name == "VERBOSE") {
    settings.verbose = n != 0;
  } else {
    return false;
  }
  return true;
}

int fault(const char* function) {
  std::lock_guard lock(mutex);
  int due = 0;
  for (size_t i = 0; i < faults.size();) {
    if (faults[i].function != "*" && faults[i].function != function) {
      i++;
    } else if (faults[i].after-- > 0) {
      i++;
    } else {
      due = faults[i].status;
      faults.erase(faults.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  return due;
}

void say_text(int status, const std::string& text) {
  std::lock_guard lock(mutex);
  message = text;
  message_status = status;
  if (settings.verbose) std::fprintf(stderr, "tornorm emulator: %s\n", text.c_str());
}

void say(int status, const char* format, ...) {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  say_text(status, text);
}

std::string message_of(int status) {
  std::lock_guard lock(mutex);
  return status < 0 || status == message_status ? message : "";
}

void clear_messages_and_faults() {
  std::lock_guard lock(mutex);
  faults.clear();
  message.clear();
  message_status = 0;
}

}  // namespace emulator

// Forgets the faults that are still to come and returns how many there were.
TORNORM_EXPORT long long tornorm_emulator_take_faults() {
  std::lock_guard lock(emulator::mutex);
  const auto left = static_cast<long long>(emulator::faults.size());
  emulator::faults.clear();
  return left;
}

// Makes the call after the next `after` ones of this function ("*": of any) fail with a status. A
// negative status is its positive with the device lost: every later call on it fails the same way.
TORNORM_EXPORT void tornorm_emulator_fail(const char* function, int after, int status) {
  std::lock_guard lock(emulator::mutex);
  emulator::faults.push_back({function, after, status});
}

// Changes a setting, named as its environment variable without TORNORM_EMULATOR_. Returns 0, or 1
// when the name or value is not understood.
TORNORM_EXPORT int tornorm_emulator_set(const char* name, const char* value) {
  return emulator::set(name, value) ? 0 : 1;
}

// Returns the last message, good until the calling thread asks again.
TORNORM_EXPORT const char* tornorm_emulator_message() {
  static thread_local std::string text;
  text = emulator::message_of(-1);
  return text.c_str();
}
