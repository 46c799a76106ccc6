#include "clew/app/files.hpp"

#include "clew/app/failure.hpp"
#include "clew/base/printable.hpp"

#include <algorithm>
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

constexpr std::size_t read_bytes = std::size_t{1} << 16U;

/// Closes on the way out; a plain int would leak when a Failure is thrown.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ > 2) {
            ::close(number_);
        }
    }
    [[nodiscard]] int number() const { return number_; }

private:
    int number_;
};

/// As open_standard_streams leaves a standard input that was closed.
bool is_shut(int descriptor) { return (::fcntl(descriptor, F_GETFL) & O_ACCMODE) == O_WRONLY; }

/// Bytes read, 0 at the end.
std::size_t read_some(int descriptor, char* into, std::size_t most, const std::string& name) {
    for (;;) {
        const ssize_t got = ::read(descriptor, into, most);
        if (got >= 0) {
            return static_cast<std::size_t>(got);
        }
        if (errno != EINTR) {
            fail_with_errno(name, errno);
        }
    }
}

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
    const int descriptor = ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    if (descriptor < 0 || ::access(path_of(descriptor).c_str(), F_OK) == 0) {
        return descriptor;
    }
    ::close(descriptor);
#endif
    return -1;
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
    std::string text;
    struct stat facts {};
    if (::fstat(file.number(), &facts) == 0 && S_ISREG(facts.st_mode)) {
        text.reserve(std::min(static_cast<std::size_t>(facts.st_size), most) + 1);
    }
    for (;;) {
        const std::size_t had = text.size();
        text.resize(had + read_bytes);
        const std::size_t got = read_some(file.number(), text.data() + had, read_bytes, name);
        text.resize(had + got);
        if (got == 0 || (enough && enough(text))) {
            return text;
        }
        if (text.size() > most) {
            throw Failure(Status::machine, name + ": has over " + std::to_string(most) +
                                               " bytes, the most that is read");
        }
    }
}

bool file_exists(const std::string& path) {
    struct stat facts {};
    return ::stat(path.c_str(), &facts) == 0;
}

Replacement::Replacement(const std::string& path)
    : name_(path == "-" ? "standard output" : path), target_(followed(path)) {
    if (path == "-") {
        return;
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
    descriptor_ = open_nameless(folder.empty() ? "." : folder);
    if (descriptor_ < 0) {
        std::string aside = folder + ".clew.XXXXXX";
        descriptor_ = ::mkstemp(aside.data());
        if (descriptor_ < 0) {
            // The old file may well be one that could be written.
            const bool refused = errno == EACCES || errno == EROFS;
            const std::string there = folder.empty() ? "." : folder;
            fail_with_errno(refused ? "a new file in '" + there + "'" : name_, errno);
        }
        aside_ = std::move(aside);
    }
    if (::fchmod(descriptor_, mode_for(target_)) != 0) {
        const int error = errno;
        ::unlink(aside_.c_str()); // no destructor runs; without a name nothing is there to remove
        ::close(descriptor_);
        fail_with_errno(name_, error);
    }
}

/// Another program's file may have the name that is tried, which is short whatever the file's is.
void Replacement::give_name() {
    constexpr int tries = 100;
    const std::string folder = target_.substr(0, target_.rfind('/') + 1);
    for (int i = 0; i < tries && aside_.empty(); ++i) {
        const std::string aside =
            folder + ".clew." + std::to_string(::getpid()) + '.' + std::to_string(i);
        if (::linkat(AT_FDCWD, path_of(descriptor_).c_str(), AT_FDCWD, aside.c_str(),
                     AT_SYMLINK_FOLLOW) == 0) {
            aside_ = aside;
        } else if (errno != EEXIST) {
            fail_with_errno(name_, errno);
        }
    }
    if (aside_.empty()) {
        fail_with_errno(name_, EEXIST);
    }
}

Replacement::~Replacement() {
    if (!aside_.empty()) {
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
    check_synced(::fsync(descriptor_), name_);
    if (aside_.empty()) {
        give_name();
    }
    if (std::rename(aside_.c_str(), target_.c_str()) != 0) {
        fail_with_errno(name_, errno);
    }
    aside_.clear();
}

void replace_file(const std::string& path, std::string_view text) {
    Replacement file(path);
    file.write(text);
    file.keep();
}

void write_all(int descriptor, std::string_view text, const std::string& name) {
    while (!text.empty()) {
        const ssize_t put = ::write(descriptor, text.data(), text.size());
        if (put >= 0) {
            text.remove_prefix(static_cast<std::size_t>(put));
        } else if (errno == EPIPE) {
            throw ReaderGone();
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

void complain_raw(std::string_view text) {
    while (!text.empty()) {
        const ssize_t put = ::write(2, text.data(), text.size());
        if (put > 0) {
            text.remove_prefix(static_cast<std::size_t>(put));
        } else if (errno != EINTR) {
            return; // nobody is left to be told
        }
    }
}

void complain(std::string_view words) { complain_raw("clew: " + plain_line(words) + "\n"); }

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
