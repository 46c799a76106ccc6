// Preloaded into the program: counts its calls to the system, tells each on a descriptor, and lets
// one of them fail. The program has the C++ library inside it, but calls the C library's functions
// by name, and those are taken here first.
//
//     CLEW_FAULT_REPORT=9      each call that counts is a line "KIND PATH" on descriptor 9
//     CLEW_FAULT_AT=7          the seventh of them fails
//     CLEW_FAULT_ERRNO=5       so
//     CLEW_FAULT_MANNER=once   and no other
//                       short  half of what is to be written is, and the next piece fails; with 0
//                              for an error it is written after all
//                        kind  as do all after it of its kind, but for the standard streams
//                     lasting  as do all after it, but for the same
//                        kill  the program is killed before it
//                        torn  the program is killed when it has written half of what it would
//     CLEW_FAULT_NAMELESS=no   there are no files without a name (O_TMPFILE)
//     CLEW_FAULT_MEMORY=7      the seventh asking for memory is refused; AT and ERRNO are not used
//
// What the program reads and writes at its standard streams counts, but for standard error.

// Before any header: the names below are to be those that are linked, without and with 64.
#undef _FILE_OFFSET_BITS
#undef _FORTIFY_SOURCE

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

extern "C" void* __libc_malloc(std::size_t bytes);
extern "C" void* __libc_calloc(std::size_t count, std::size_t bytes);
extern "C" void* __libc_realloc(void* old, std::size_t bytes);
extern "C" void* __libc_memalign(std::size_t alignment, std::size_t bytes);

namespace {

enum class Manner { once, cut_short, kind, lasting, kill, torn };

// Read once, before main; until then nothing counts.
int report = -1;
long failing_at = 0;
int failing_with = 0;
Manner manner = Manner::once;
bool nameless = true;
long memory_failing_at = 0;
bool ready = false;

std::atomic<long> calls = 0;
std::atomic<long> allocations = 0;
std::atomic<int> cut_descriptor = -1;
std::atomic<const char*> failed_kind = "none";

long number_in(const char* name, long otherwise) {
    const char* value = std::getenv(name);
    return value == nullptr ? otherwise : std::strtol(value, nullptr, 10);
}

bool says(const char* name, const char* word) {
    const char* value = std::getenv(name);
    return value != nullptr && std::strcmp(value, word) == 0;
}

Manner manner_in(const char* name) {
    return says(name, "lasting") ? Manner::lasting
           : says(name, "kind")  ? Manner::kind
           : says(name, "kill")  ? Manner::kill
           : says(name, "torn")  ? Manner::torn
           : says(name, "short") ? Manner::cut_short
                                 : Manner::once;
}

__attribute__((constructor)) void get_ready() {
    report = static_cast<int>(number_in("CLEW_FAULT_REPORT", -1));
    failing_at = number_in("CLEW_FAULT_AT", 0);
    failing_with = static_cast<int>(number_in("CLEW_FAULT_ERRNO", EIO));
    manner = manner_in("CLEW_FAULT_MANNER");
    nameless = !says("CLEW_FAULT_NAMELESS", "no");
    memory_failing_at = number_in("CLEW_FAULT_MEMORY", 0);
    ready = true;
}

__attribute__((destructor)) void tell_allocations() {
    char line[64];
    const int length = std::snprintf(line, sizeof line, "allocations %ld\n", allocations.load());
    ::syscall(SYS_write, report, line, length);
}

void tell(const char* kind, const char* path) {
    char line[512];
    const int length = std::snprintf(line, sizeof line, "%s %s\n", kind, path);
    ::syscall(SYS_write, report, line, length);
}

bool is_to_fail(const char* kind, const char* path, bool standard) {
    if (!ready) {
        return false;
    }
    const long call = ++calls;
    if (report >= 0) {
        tell(kind, path);
    }
    if (call == failing_at && manner == Manner::kill) {
        ::kill(::getpid(), SIGKILL);
    }
    const bool after = failing_at > 0 && call > failing_at && !standard;
    const bool fails =
        call == failing_at || (after && manner == Manner::lasting) ||
        (after && manner == Manner::kind && std::strcmp(kind, failed_kind.load()) == 0);
    if (fails) {
        failed_kind = kind;
        errno = failing_with;
    }
    return fails;
}

bool is_to_fail(const char* kind, const char* path) { return is_to_fail(kind, path, false); }

bool is_to_fail(const char* kind, int descriptor) {
    char shown[64];
    char path[256] = "";
    std::snprintf(shown, sizeof shown, "/proc/self/fd/%d", descriptor);
    ::syscall(SYS_readlinkat, AT_FDCWD, shown, path, sizeof path - 1);
    return is_to_fail(kind, descriptor > 2 ? path : shown, descriptor <= 2);
}

/// The C library's own.
template <class Result, class... Given>
Result passed_on(const char* name, Given... given) {
    using Function = Result (*)(Given...);
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name))(given...);
}

bool memory_is_refused() {
    if (!ready) {
        return false;
    }
    const long asked = ++allocations;
    const bool refused =
        memory_failing_at > 0 &&
        (asked == memory_failing_at || (manner == Manner::lasting && asked > memory_failing_at));
    if (refused) {
        errno = ENOMEM;
    }
    return refused;
}

int opened(const char* path, int flags, mode_t mode) {
    const bool is_nameless = (flags & O_TMPFILE) == O_TMPFILE;
    if (is_nameless && !nameless) {
        errno = EOPNOTSUPP;
        return -1;
    }
    if (is_to_fail(is_nameless ? "open-nameless" : "open", path)) {
        return -1;
    }
    return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags | O_LARGEFILE, mode));
}

mode_t mode_in(va_list& rest, int flags) {
    const bool given = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
    return given ? va_arg(rest, mode_t) : mode_t{0};
}

} // namespace

extern "C" {

// Four parameters are the most in this house, and these have five: the rest come as they come.
int renamed(int from_folder, const char* from, ...) asm("renameat2");
int linked(int from_folder, const char* from, ...) asm("linkat");

int renamed(int from_folder, const char* from, ...) {
    va_list rest;
    va_start(rest, from);
    const int to_folder = va_arg(rest, int);
    const char* const to = va_arg(rest, const char*);
    const auto flags = va_arg(rest, unsigned);
    va_end(rest);
    return is_to_fail("rename", to)
               ? -1
               : passed_on<int>("renameat2", from_folder, from, to_folder, to, flags);
}

int linked(int from_folder, const char* from, ...) {
    va_list rest;
    va_start(rest, from);
    const int to_folder = va_arg(rest, int);
    const char* const to = va_arg(rest, const char*);
    const int flags = va_arg(rest, int);
    va_end(rest);
    return is_to_fail("link", to)
               ? -1
               : passed_on<int>("linkat", from_folder, from, to_folder, to, flags);
}

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = mode_in(rest, flags);
    va_end(rest);
    return opened(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = mode_in(rest, flags);
    va_end(rest);
    return opened(path, flags, mode);
}

int mkstemp64(char* path) {
    return is_to_fail("mkstemp", path) ? -1 : passed_on<int>("mkstemp64", path);
}

int close(int descriptor) {
    const bool fails = descriptor > 2 && is_to_fail("close", descriptor);
    const int result = static_cast<int>(::syscall(SYS_close, descriptor));
    if (fails) {
        errno = failing_with;
    }
    return fails ? -1 : result;
}

ssize_t read(int descriptor, void* into, std::size_t most) {
    return is_to_fail("read", descriptor) ? -1 : ::syscall(SYS_read, descriptor, into, most);
}

ssize_t write(int descriptor, const void* text, std::size_t bytes) {
    const auto really = [&](std::size_t most) {
        return ::syscall(SYS_write, descriptor, text, most);
    };
    if (descriptor == 2 || !ready) {
        return really(bytes);
    }
    if (cut_descriptor == descriptor && manner == Manner::cut_short) {
        cut_descriptor = -1;
        errno = failing_with;
        return failing_with == 0 ? really(bytes) : -1;
    }
    if (!is_to_fail("write", descriptor)) {
        return really(bytes);
    }
    if (manner == Manner::torn) {
        static_cast<void>(really(bytes / 2));
        ::kill(::getpid(), SIGKILL);
    }
    if (manner != Manner::cut_short) {
        return -1;
    }
    cut_descriptor = descriptor;
    return really(bytes > 1 ? bytes / 2 : bytes);
}

int fsync(int descriptor) {
    return is_to_fail("fsync", descriptor) ? -1 : passed_on<int>("fsync", descriptor);
}

int fdatasync(int descriptor) {
    return is_to_fail("fdatasync", descriptor) ? -1 : passed_on<int>("fdatasync", descriptor);
}

int ftruncate64(int descriptor, off64_t bytes) {
    return is_to_fail("ftruncate", descriptor) ? -1
                                               : passed_on<int>("ftruncate64", descriptor, bytes);
}

int fchmod(int descriptor, mode_t mode) {
    return is_to_fail("fchmod", descriptor) ? -1 : passed_on<int>("fchmod", descriptor, mode);
}

int flock(int descriptor, int operation) {
    return is_to_fail("flock", descriptor) ? -1 : passed_on<int>("flock", descriptor, operation);
}

int rename(const char* from, const char* to) {
    return is_to_fail("rename", to) ? -1 : passed_on<int>("rename", from, to);
}

int unlink(const char* path) {
    return is_to_fail("unlink", path) ? -1 : passed_on<int>("unlink", path);
}

int mkdir(const char* path, mode_t mode) {
    return is_to_fail("mkdir", path) ? -1 : passed_on<int>("mkdir", path, mode);
}

int access(const char* path, int mode) {
    return is_to_fail("access", path) ? -1 : passed_on<int>("access", path, mode);
}

char* realpath(const char* path, char* into) {
    return is_to_fail("realpath", path) ? nullptr : passed_on<char*>("realpath", path, into);
}

int stat64(const char* path, struct stat64* facts) {
    return is_to_fail("stat", path) ? -1 : passed_on<int>("stat64", path, facts);
}

int lstat64(const char* path, struct stat64* facts) {
    return is_to_fail("stat", path) ? -1 : passed_on<int>("lstat64", path, facts);
}

int fstat64(int descriptor, struct stat64* facts) {
    return is_to_fail("stat", descriptor) ? -1 : passed_on<int>("fstat64", descriptor, facts);
}

int openat(int folder, const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = mode_in(rest, flags);
    va_end(rest);
    return is_to_fail("open", path)
               ? -1
               : static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
}

// Debian's C++ library lists folders by these.
DIR* opendir(const char* path) {
    return is_to_fail("opendir", path) ? nullptr : passed_on<DIR*>("opendir", path);
}

DIR* fdopendir(int descriptor) {
    return is_to_fail("opendir", descriptor) ? nullptr : passed_on<DIR*>("fdopendir", descriptor);
}

dirent* readdir(DIR* folder) {
    return is_to_fail("readdir", "") ? nullptr : passed_on<dirent*>("readdir", folder);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*begin)(void*),
                   void* given) {
    return is_to_fail("thread", "")
               ? failing_with
               : passed_on<int>("pthread_create", thread, attributes, begin, given);
}

void* malloc(std::size_t bytes) { return memory_is_refused() ? nullptr : __libc_malloc(bytes); }

void* calloc(std::size_t count, std::size_t bytes) {
    return memory_is_refused() ? nullptr : __libc_calloc(count, bytes);
}

void* realloc(void* old, std::size_t bytes) {
    return memory_is_refused() ? nullptr : __libc_realloc(old, bytes);
}

void* aligned_alloc(std::size_t alignment, std::size_t bytes) {
    return memory_is_refused() ? nullptr : __libc_memalign(alignment, bytes);
}

} // extern "C"
