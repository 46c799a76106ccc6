#include "clew/app/files.hpp"

#include "clew/app/descriptor.hpp"
#include "clew/app/failure.hpp"
#include "clew/base/printable.hpp"

#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <new>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace clew {
namespace {

constexpr std::size_t read_bytes = std::size_t{1} << 16U;

/// As open_standard_streams leaves a standard input that was closed.
bool is_shut(int descriptor) { return (::fcntl(descriptor, F_GETFL) & O_ACCMODE) == O_WRONLY; }

bool is_not_ready(int error) { return error == EAGAIN || error == EWOULDBLOCK; }

/// Another program at the same terminal or pipe may have left it so that nothing waits.
void wait_for(int descriptor, short event) {
    pollfd one{descriptor, event, 0};
    ::poll(&one, 1, -1); // where it fails, what is tried again tells why
}

/// Bytes read, 0 at the end.
std::size_t read_some(int descriptor, char* into, std::size_t most, const std::string& name) {
    for (;;) {
        const ssize_t got = ::read(descriptor, into, most);
        if (got >= 0) {
            return static_cast<std::size_t>(got);
        }
        if (is_not_ready(errno)) {
            wait_for(descriptor, POLLIN);
        } else if (errno != EINTR) {
            fail_with_errno(name, errno);
        }
    }
}

[[noreturn]] void fail_as_too_large(const std::string& name, std::size_t most) {
    throw Failure(Status::machine,
                  name + ": has over " + std::to_string(most) + " bytes, the most that is read");
}

/// What a plain file is said to have; of others it is not known.
std::uint64_t bytes_told(int descriptor) {
    struct stat facts {};
    const bool known = ::fstat(descriptor, &facts) == 0 && S_ISREG(facts.st_mode);
    return known ? static_cast<std::uint64_t>(facts.st_size) : 0;
}

std::string all_of(int descriptor, std::size_t most, const std::string& name,
                   const Enough& enough = {}) {
    const std::uint64_t told = bytes_told(descriptor);
    std::string text;
    for (;;) {
        const std::size_t had = text.size();
        text.resize(had + read_bytes);
        const std::size_t got = read_some(descriptor, text.data() + had, read_bytes, name);
        text.resize(had + got);
        if (got == 0 || (enough && enough(text))) {
            return text;
        }
        if (text.size() > most || told > most) {
            fail_as_too_large(name, most);
        }
        // With room for the read that finds the end: else the last one would double it all.
        text.reserve(told + read_bytes);
    }
}

/// Pipes, devices and some file systems know no syncing.
void check_synced(int result, const std::string& name) {
    if (result != 0 && errno != EINVAL && errno != EROFS && errno != ENOTSUP) {
        fail_with_errno(name, errno);
    }
}

} // namespace

void open_standard_streams() {
    for (int descriptor = 0; descriptor <= 2; ++descriptor) {
        if (::fcntl(descriptor, F_GETFD) == -1 && errno == EBADF) {
            // Of what is closed neither reading nor writing works, as it should be.
            // open() takes the lowest free number, which is this one.
            if (::open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) != descriptor) {
                throw Failure(Status::machine, "cannot open /dev/null");
            }
        }
    }
}

std::string read_whole(const std::string& path, std::size_t most, const Enough& enough) {
    const bool standard = path == "-";
    const std::string name = standard ? "standard input" : path;
    const Descriptor file(standard ? 0 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.number() < 0) {
        fail_with_errno(name, errno);
    }
    if (standard && is_shut(0)) {
        throw Failure(Status::machine, name + " is closed; expected a world or a thread there");
    }
    return all_of(file.number(), most, name, enough);
}

std::string read_plain_file(const std::string& path, std::size_t most) {
    constexpr int how = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC; // a pipe would wait
    const Descriptor file(::open(path.c_str(), how));
    if (file.number() < 0 && errno != ELOOP && errno != ENXIO) {
        fail_with_errno(path, errno);
    }
    if (file.number() < 0) { // a link, or a pipe that nobody writes to
        throw Failure(Status::machine, path + ": is no plain file");
    }
    need_plain_file(file.number(), path);
    if (bytes_told(file.number()) > most) {
        fail_as_too_large(path, most);
    }
    return all_of(file.number(), most, path);
}

bool file_exists(const std::string& path) {
    struct stat facts {};
    return ::stat(path.c_str(), &facts) == 0;
}

bool is_at(int descriptor, const std::string& path) {
    struct stat open {};
    struct stat named {};
    if (::fstat(descriptor, &open) != 0) {
        fail_with_errno(path, errno);
    }
    if (::stat(path.c_str(), &named) != 0) {
        if (errno != ENOENT && errno != ENOTDIR) {
            fail_with_errno(path, errno);
        }
        return false;
    }
    return open.st_dev == named.st_dev && open.st_ino == named.st_ino;
}

Lock lock_file(int descriptor) {
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) {
        return Lock::ours;
    }
    return errno == EWOULDBLOCK ? Lock::taken : Lock::none;
}

void need_plain_file(int descriptor, const std::string& name) {
    struct stat facts {};
    if (::fstat(descriptor, &facts) != 0) {
        fail_with_errno(name, errno);
    }
    if (!S_ISREG(facts.st_mode)) {
        throw Failure(Status::machine, name + ": is no plain file");
    }
}

void write_all(int descriptor, std::string_view text, const std::string& name) {
    while (!text.empty()) {
        const ssize_t put = ::write(descriptor, text.data(), text.size());
        if (put >= 0) {
            text.remove_prefix(static_cast<std::size_t>(put));
        } else if (errno == EPIPE) {
            throw ReaderGone();
        } else if (is_not_ready(errno)) {
            wait_for(descriptor, POLLOUT);
        } else if (errno != EINTR) {
            fail_with_errno(name, errno);
        }
    }
}

void sync_data(int descriptor, const std::string& name) {
    check_synced(::fdatasync(descriptor), name);
}

void sync_folder_of(const std::string& path) {
    const std::string folder = path.substr(0, path.rfind('/') + 1);
    const Descriptor open(
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open.number() >= 0) { // one may write into a folder that one may not read
        check_synced(::fsync(open.number()), path);
    }
}

std::string read_first(int descriptor, std::size_t bytes, const std::string& name) {
    std::string text(bytes, '\0');
    std::size_t had = 0;
    if (::lseek(descriptor, 0, SEEK_SET) != 0) {
        fail_with_errno(name, errno);
    }
    while (had < bytes) {
        const std::size_t got = read_some(descriptor, text.data() + had, bytes - had, name);
        if (got == 0) {
            throw Failure(Status::machine, name + ": is shorter than it was");
        }
        had += got;
    }
    return text;
}

void complain_raw(std::string_view text) {
    while (!text.empty()) {
        const ssize_t put = ::write(2, text.data(), text.size());
        if (put > 0) {
            text.remove_prefix(static_cast<std::size_t>(put));
        } else if (put < 0 && is_not_ready(errno)) {
            wait_for(2, POLLOUT);
        } else if (errno != EINTR) {
            return; // nobody is left to be told
        }
    }
}

void complain(std::string_view words) {
    try {
        complain_raw("clew: " + plain_line(words) + "\n");
    } catch (const std::bad_alloc&) {
        complain_raw("clew: out of memory\n");
    }
}

LineReader::LineReader(int descriptor, std::size_t most) : descriptor_(descriptor), most_(most) {}

std::optional<std::string_view> LineReader::buffered_line() {
    const std::string_view block = block_;
    if (skipping_) {
        const std::size_t end = block.find('\n', begin_);
        skipping_ = end == std::string_view::npos;
        begin_ = looked_ = skipping_ ? block.size() : end + 1;
        if (skipping_) {
            return std::nullopt;
        }
    }
    const std::size_t end = block.find('\n', looked_);
    const std::size_t stop = end == std::string_view::npos ? block.size() : end;
    if (stop - begin_ > most_) {
        const std::string_view line = block.substr(begin_, most_);
        skipping_ = end == std::string_view::npos;
        begin_ = looked_ = skipping_ ? block.size() : end + 1;
        return line;
    }
    looked_ = stop;
    if (end == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view line = block.substr(begin_, end - begin_);
    begin_ = looked_ = end + 1;
    return line;
}

std::optional<std::string_view> LineReader::last_line() {
    if (begin_ == block_.size()) {
        return std::nullopt;
    }
    const std::string_view line = std::string_view(block_).substr(begin_);
    begin_ = looked_ = block_.size();
    return line;
}

void LineReader::fill() {
    block_.erase(0, begin_);
    looked_ -= begin_;
    begin_ = 0;
    const std::size_t had = block_.size();
    block_.resize(had + read_bytes);
    // A player who closed it has nothing to say; that ends the game.
    const std::size_t got = is_shut(descriptor_) ? 0
                                                 : read_some(descriptor_, block_.data() + had,
                                                             read_bytes, "standard input");
    block_.resize(had + got);
    ended_ = got == 0;
}

void Writer::flush() {
    // Emptied first: what could not be written is not tried again on the way out.
    std::string text;
    text.swap(text_);
    if (before_write_) {
        before_write_();
    }
    write_all(1, text, "standard output");
    text.clear();
    text_.swap(text);
}

} // namespace clew
