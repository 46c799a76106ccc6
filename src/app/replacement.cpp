#include "clew/app/replacement.hpp"

#include "clew/app/descriptor.hpp"
#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/signals.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace clew {
namespace {

/// Where a link leads in the end: renaming over the link itself would make two files of one.
/// Nothing need be there yet, but a pipe that /dev/stdout leads to is at no path.
std::string followed(const std::string& path) {
    if (char* real = ::realpath(path.c_str(), nullptr)) {
        std::string target = real;
        std::free(real);
        return target;
    }
    constexpr int links_max = 40; // as in Linux
    std::filesystem::path target = path;
    std::error_code error;
    for (int i = 0; i < links_max && !file_exists(target) && is_symlink(target, error); ++i) {
        target = target.parent_path() / std::filesystem::read_symlink(target, error);
    }
    return target;
}

bool is_regular_or_absent(const std::string& path) {
    struct stat facts {};
    return ::lstat(path.c_str(), &facts) != 0 || S_ISREG(facts.st_mode);
}

/// Where the system shows an open file: what gives a nameless one a name.
std::string path_of(int descriptor) { return "/proc/self/fd/" + std::to_string(descriptor); }

/// A new file in the folder that no name leads to, or -1 where there can be none.
int open_nameless([[maybe_unused]] const std::string& folder) {
#ifdef O_TMPFILE
    const int descriptor = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (descriptor < 0 || ::access(path_of(descriptor).c_str(), F_OK) == 0) {
        return descriptor;
    }
    ::close(descriptor);
#endif
    return -1;
}

bool is_removed(int descriptor) {
    struct stat facts {};
    return ::fstat(descriptor, &facts) == 0 && facts.st_nlink == 0;
}

std::string aside_in(const std::string& folder, int number) {
    return folder + ".clew.aside." + std::to_string(number);
}

/// Removes what a program left that was killed between naming and renaming: while there is one,
/// it keeps the file locked. Where files cannot be locked none is ever taken for a stray.
bool is_removed_as_stray(const std::string& path) {
    const Descriptor stray(::open(path.c_str(), O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    return stray.number() >= 0 && lock_file(stray.number()) == Lock::ours &&
           is_at(stray.number(), path) && ::unlink(path.c_str()) == 0;
}

/// The first name that can be taken, strays removed; empty, and errno, where none can.
template <class Take>
std::string taken_aside(const std::string& folder, Take take) {
    constexpr int tries = 100;
    for (int i = 0; i < tries; ++i) {
        const std::string path = aside_in(folder, i);
        if (take(path)) {
            return path;
        }
        if (errno != EEXIST) {
            return {};
        }
        if (is_removed_as_stray(path) && take(path)) {
            return path;
        }
    }
    errno = EEXIST;
    return {};
}

/// That of the file to be replaced, or what the umask leaves of 0666.
mode_t mode_for(const std::string& path) {
    struct stat facts {};
    if (::stat(path.c_str(), &facts) == 0) {
        return facts.st_mode & 07777U;
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

} // namespace

Replacement::Replacement(const std::string& path, Over over)
    : over_(over), name_(path == "-" ? "standard output" : path),
      target_(over == Over::anything ? followed(path) : path) {
    if (path == "-") {
        return;
    }
    struct stat facts {};
    if (over != Over::anything && ::lstat(path.c_str(), &facts) == 0) {
        if (over == Over::nothing) {
            fail_with_errno(path, EEXIST);
        }
        if (!S_ISREG(facts.st_mode)) {
            throw Failure(Status::machine, path + ": is no plain file");
        }
    }
    if (is_regular_or_absent(target_)) {
        open_aside();
        return;
    }
    descriptor_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor_ < 0) {
        fail_with_errno(name_, errno);
    }
}

void Replacement::open_aside() {
    in_place_ = false;
    const std::string folder = target_.substr(0, target_.rfind('/') + 1);
    for (int i = 0; is_removed_as_stray(aside_in(folder, i)); ++i) {
    }
    descriptor_ = open_nameless(folder.empty() ? "." : folder);
    if (descriptor_ >= 0) {
        (void)lock_file(descriptor_); // before it has a name
    } else {
        open_named(folder);
    }
    const mode_t mode = over_ == Over::anything ? mode_for(target_) : 0600;
    if (::fchmod(descriptor_, mode) != 0) {
        const int error = errno;
        ::unlink(aside_.c_str()); // no destructor runs; without a name nothing is there to remove
        ::close(descriptor_);
        fail_with_errno(name_, error);
    }
}

void Replacement::open_named(const std::string& folder) {
    aside_ = taken_aside(folder, [this](const std::string& path) {
        descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (descriptor_ < 0) {
            return false;
        }
        if (lock_file(descriptor_) != Lock::taken && !is_removed(descriptor_)) {
            return true;
        }
        ::close(std::exchange(descriptor_, -1)); // another took it for a stray
        errno = EEXIST;
        return false;
    });
    if (aside_.empty()) {
        // The old file may well be one that could be written.
        const bool refused = errno == EACCES || errno == EROFS;
        const std::string there = folder.empty() ? "." : folder;
        fail_with_errno(refused ? "a new file in '" + there + "'" : name_, errno);
    }
}

/// The name is short whatever the file's is.
void Replacement::give_name() {
    const std::string from = path_of(descriptor_);
    aside_ =
        taken_aside(target_.substr(0, target_.rfind('/') + 1), [&from](const std::string& path) {
            return ::linkat(AT_FDCWD, from.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0;
        });
    if (aside_.empty()) {
        fail_with_errno(name_, errno);
    }
}

Replacement::~Replacement() {
    // Twice: a disk that fails once would leave it until the next save.
    if (!aside_.empty() && ::unlink(aside_.c_str()) != 0) {
        ::unlink(aside_.c_str());
    }
    if (descriptor_ > 2) {
        ::close(descriptor_);
    }
}

void Replacement::write(std::string_view text) { write_all(descriptor_, text, name_); }

void Replacement::keep() {
    if (in_place_) {
        return;
    }
    sync_data(descriptor_, name_);
    const Undisturbed undisturbed; // or the first of two names would stay
    if (over_ == Over::nothing) {
        give_new_name();
    } else {
        if (aside_.empty()) {
            give_name();
        }
        if (std::rename(aside_.c_str(), target_.c_str()) != 0) {
            fail_with_errno(name_, errno);
        }
        aside_.clear();
    }
    if (over_ != Over::anything) {
        try {
            sync_folder_of(target_);
        } catch (const Failure& failure) {
            throw Unsynced(failure);
        }
    }
}

/// Only a file system without second names (FAT) needs the renaming that replaces nothing.
void Replacement::give_new_name() {
    const bool named = !aside_.empty();
    const std::string from = named ? aside_ : path_of(descriptor_);
    if (::linkat(AT_FDCWD, from.c_str(), AT_FDCWD, target_.c_str(),
                 named ? 0 : AT_SYMLINK_FOLLOW) == 0) {
        return;
    }
#ifdef RENAME_NOREPLACE
    if (named && errno != EEXIST &&
        ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) == 0) {
        aside_.clear();
        return;
    }
#endif
    fail_with_errno(name_, errno);
}

void replace_file(const std::string& path, std::string_view text) {
    Replacement file(path);
    file.write(text);
    file.keep();
}

} // namespace clew
