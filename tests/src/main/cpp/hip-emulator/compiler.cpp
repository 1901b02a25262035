#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <sstream>
#include <vector>

#include "emulator.hpp"

extern char** environ;

// The text of the file that is put before every kernel.
asm(R"(
  .section .rodata
  .hidden tn_emulator_prelude, tn_emulator_prelude_end
  .globl tn_emulator_prelude, tn_emulator_prelude_end
tn_emulator_prelude:
  .incbin "kernel_link.hpp"
tn_emulator_prelude_end:
  .byte 0
  .text
)");
extern "C" const char tn_emulator_prelude[];
extern "C" const char tn_emulator_prelude_end[];

namespace emulator {
namespace {

// hiprtcResult
enum Result : int {
  OK = 0,
  NO_MEMORY = 1,
  INVALID_INPUT = 3,
  INVALID_PROGRAM = 4,
  INVALID_OPTION = 5,
  COMPILATION = 6,
  INTERNAL = 11,
};

struct Program {
  std::string name;
  std::string source;
  std::vector<std::pair<std::string, std::string>> headers;
  std::string log;
  std::vector<char> code;
};

std::mutex mutex;
std::map<uint64_t, std::shared_ptr<Program>> programs;
uint64_t last_program = 0;
long long compilations = 0;

std::shared_ptr<Program> find(uint64_t handle) {
  std::lock_guard lock(mutex);
  const auto found = programs.find(handle);
  return found == programs.end() ? nullptr : found->second;
}

template <class F>
int guarded(const char* function, F body) noexcept {
  try {
    if (!environment_understood) return INVALID_INPUT;
    const int due = fault(function);
    if (due != 0) {
      say(due, "%s fails with %d on request", function, due);
      return std::abs(due);
    }
    return body();
  } catch (const std::bad_alloc&) {
    return NO_MEMORY;
  } catch (const std::exception& e) {
    try {
      say_text(INTERNAL, std::string(function) + ": " + e.what());
    } catch (...) {
    }
    return INTERNAL;
  }
}

// A directory of its own, gone at the end of the scope.
struct TemporaryDirectory {
  std::filesystem::path path;
  TemporaryDirectory() {
    std::string name =
        (std::filesystem::temp_directory_path() / "tornorm-emulator-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
      throw std::runtime_error("could not create " + name + ": " + std::strerror(errno));
    }
    path = name;
  }
  ~TemporaryDirectory() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
  }
};

void write_file(const std::filesystem::path& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  if (!out.flush()) throw std::runtime_error("could not write " + path.string());
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// Runs a program with its output in a file. Returns its exit status, or -1 with errno set.
int spawn(const std::vector<std::string>& words, const std::filesystem::path& output) {
  std::vector<char*> argv;
  for (const std::string& w : words) argv.push_back(const_cast<char*>(w.c_str()));
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, output.c_str(), O_WRONLY | O_CREAT, 0600);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  // A Java thread may have blocked signals that a compiler wants.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  pid_t child;
  const int error = posix_spawnp(&child, argv[0], &actions, &attributes, argv.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) {
    errno = error;
    return -1;
  }
  int status;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::vector<std::string> command() {
  std::vector<std::string> words;
  std::istringstream in(settings.compiler);
  for (std::string w; in >> w;) words.push_back(w);
  // Little optimization and no library: the time of a compilation decides that of the suite.
  for (const char* flag :
       {"-x", "c++", "-std=c++20", "-Og", "-fPIC", "-shared", "-w", "-pipe", "-nostdlib",
        "-nodefaultlibs", "-fno-exceptions", "-fno-rtti", "-fno-asynchronous-unwind-tables",
        "-fno-stack-protector", "-fvisibility-inlines-hidden", "-Wl,-Bsymbolic",
        "-ffp-contract=off", "-fno-math-errno",
        "-fsanitize=thread", "-DTN_EMULATOR"}) {
    words.push_back(flag);
  }
  if (settings.compiler.find("clang") == std::string::npos) {
    words.push_back("--param=tsan-instrument-func-entry-exit=0");
  }
#if defined(__x86_64__)
  if (__builtin_cpu_supports("fma") && __builtin_cpu_supports("sse4.1")) {
    words.push_back("-mfma");
    words.push_back("-msse4.1");
  }
#endif
  return words;
}

bool starts(const std::string& s, const char* prefix) { return s.rfind(prefix, 0) == 0; }

int compile(Program& program, const std::vector<std::string>& options) {
  program.log.clear();
  program.code.clear();
  std::string architecture = settings.architecture();
  std::vector<std::string> words = command();
  for (const std::string& o : options) {
    if (starts(o, "-D") || starts(o, "-U")) {
      words.push_back(o);
    } else if (starts(o, "--offload-arch=") || starts(o, "--gpu-architecture=")) {
      architecture = o.substr(o.find('=') + 1);
    } else if (!starts(o, "-O") && !starts(o, "-std=") && !starts(o, "-f") && !starts(o, "-m")) {
      program.log = "the emulator does not know the option " + o;
      return INVALID_OPTION;
    }
  }
  if (!starts(architecture, "gfx") || architecture.size() >= sizeof(ImageHeader::architecture)) {
    program.log = "no such architecture: " + architecture;
    return INVALID_OPTION;
  }
  const TemporaryDirectory directory;
  for (const auto& [name, text] : program.headers) {
    if (name.find('/') != std::string::npos) {
      program.log = "the emulator takes no header with a path: " + name;
      return INVALID_OPTION;
    }
    write_file(directory.path / name, text);
  }
  const std::filesystem::path main = directory.path / "kernel.cpp";
  const std::filesystem::path library = directory.path / "kernel.so";
  const std::filesystem::path output = directory.path / "log";
  write_file(main, std::string(tn_emulator_prelude, tn_emulator_prelude_end) + "\n#line 1 \"" +
                       program.name + "\"\n" + program.source);
  words.insert(words.end(), {main.string(), "-o", library.string()});
  const int status = spawn(words, output);
  if (status != 0) {
    program.log = status < 0 ? "could not start " + words[0] + ": " + std::strerror(errno)
                             : read_file(output);
    return COMPILATION;
  }
  const std::string bytes = read_file(library);
  ImageHeader header = {};
  std::memcpy(header.magic, IMAGE_MAGIC, sizeof header.magic);
  header.bytes = bytes.size();
  header.checksum =
      checksum_of(reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size());
  std::memcpy(header.architecture, architecture.c_str(), architecture.size());
  const char* h = reinterpret_cast<const char*>(&header);
  program.code.assign(h, h + sizeof header);
  program.code.insert(program.code.end(), bytes.begin(), bytes.end());
  return OK;
}

}  // namespace

// FNV-1a
uint64_t checksum_of(const uint8_t* bytes, size_t count) {
  uint64_t sum = 0xcbf29ce484222325ULL;
  for (size_t i = 0; i < count; i++) sum = (sum ^ bytes[i]) * 0x100000001b3ULL;
  return sum;
}

}  // namespace emulator

using namespace emulator;

TORNORM_EXPORT int hiprtcVersion(int* major, int* minor) {
  return guarded("hiprtcVersion", [&] {
    if (major == nullptr || minor == nullptr) return INVALID_INPUT;
    *major = 6;
    *minor = 0;
    return OK;
  });
}

TORNORM_EXPORT int hiprtcCreateProgram(uint64_t* program, const char* source, const char* name,
                                       int headers, const char** header_sources,
                                       const char** header_names) {
  return guarded("hiprtcCreateProgram", [&] {
    if (program == nullptr || source == nullptr || headers < 0) return INVALID_INPUT;
    auto created = std::make_shared<Program>();
    created->source = source;
    created->name = name == nullptr ? "kernel" : name;
    for (int i = 0; i < headers; i++) {
      created->headers.emplace_back(header_names[i], header_sources[i]);
    }
    std::lock_guard lock(mutex);
    programs.emplace(++last_program, created);
    *program = last_program;
    return OK;
  });
}

TORNORM_EXPORT int hiprtcCompileProgram(uint64_t program, int count, const char** options) {
  return guarded("hiprtcCompileProgram", [&]() -> int {
    const auto p = find(program);
    if (p == nullptr) return INVALID_PROGRAM;
    {
      std::lock_guard lock(mutex);
      compilations++;
    }
    return compile(*p, std::vector<std::string>(options, options + count));
  });
}

TORNORM_EXPORT int hiprtcGetProgramLogSize(uint64_t program, size_t* bytes) {
  return guarded("hiprtcGetProgramLogSize", [&] {
    const auto p = find(program);
    if (p == nullptr) return INVALID_PROGRAM;
    *bytes = p->log.size() + 1;
    return OK;
  });
}

TORNORM_EXPORT int hiprtcGetProgramLog(uint64_t program, char* log) {
  return guarded("hiprtcGetProgramLog", [&] {
    const auto p = find(program);
    if (p == nullptr) return INVALID_PROGRAM;
    std::memcpy(log, p->log.c_str(), p->log.size() + 1);
    return OK;
  });
}

TORNORM_EXPORT int hiprtcGetCodeSize(uint64_t program, size_t* bytes) {
  return guarded("hiprtcGetCodeSize", [&] {
    const auto p = find(program);
    if (p == nullptr) return INVALID_PROGRAM;
    *bytes = p->code.size();
    return OK;
  });
}

TORNORM_EXPORT int hiprtcGetCode(uint64_t program, char* code) {
  return guarded("hiprtcGetCode", [&] {
    const auto p = find(program);
    if (p == nullptr || p->code.empty()) return INVALID_PROGRAM;
    std::memcpy(code, p->code.data(), p->code.size());
    return OK;
  });
}

TORNORM_EXPORT int hiprtcDestroyProgram(uint64_t* program) {
  return guarded("hiprtcDestroyProgram", [&] {
    std::lock_guard lock(mutex);
    if (program == nullptr || programs.erase(*program) == 0) return INVALID_PROGRAM;
    *program = 0;
    return OK;
  });
}

// Counted since the library was loaded.
TORNORM_EXPORT long long tornorm_emulator_compilations() {
  std::lock_guard lock(mutex);
  return compilations;
}

TORNORM_EXPORT long long tornorm_emulator_live_programs() {
  std::lock_guard lock(mutex);
  return static_cast<long long>(programs.size());
}
