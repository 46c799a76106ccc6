#include "clew/app/journal.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/replacement.hpp"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace clew {

Journal::Journal(std::string path, int descriptor, std::uint64_t whole)
    : path_(std::move(path)), descriptor_(descriptor), whole_(whole) {}

Journal::Journal(Journal&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)),
      whole_(other.whole_), cut_(other.cut_) {}

Journal::~Journal() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

Journal Journal::made(const std::string& path, std::string_view headings) {
    constexpr mode_t mode = 0666;
    const int descriptor =
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, mode);
    if (descriptor < 0) {
        fail_with_errno(path, errno);
    }
    Journal journal(path, descriptor, headings.size());
    journal.cut_ = true; // nothing to cut
    try {
        write_all(descriptor, headings, path);
    } catch (const Failure&) {
        ::unlink(path.c_str()); // or half a heading would stand in the way of the next try
        throw;
    }
    return journal;
}

Journal Journal::continued(const std::string& path, std::uint64_t whole) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (descriptor < 0) {
        fail_with_errno(path, errno);
    }
    return {path, descriptor, whole};
}

void Journal::add(std::string_view line) {
    if (descriptor_ < 0) {
        return;
    }
    if (!cut_ && ::ftruncate(descriptor_, static_cast<off_t>(whole_)) != 0) {
        give_up(path_ + ": " + words_of_errno(errno));
        return;
    }
    cut_ = true;
    line_ = "> ";
    line_ += line;
    line_ += '\n';
    try {
        write_all(descriptor_, line_, path_);
        whole_ += line_.size();
    } catch (const Failure& failure) {
        give_up(failure.what());
    }
}

std::string Journal::text() const {
    std::string text = read_whole(path_, whole_ + (std::uint64_t{1} << 20U));
    if (text.size() < whole_) {
        throw Failure(Status::machine, path_ + ": is shorter than it was");
    }
    text.resize(whole_);
    return text;
}

void Journal::replace(std::string_view thread) {
    replace_file(path_, thread);
    const int descriptor = ::open(path_.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (descriptor < 0) {
        give_up(path_ + ": " + words_of_errno(errno)); // the thread there is whole, too
        return;
    }
    ::close(std::exchange(descriptor_, descriptor));
    whole_ = thread.size();
    cut_ = true;
}

void Journal::give_up(const std::string& why) {
    // A line half written would be read as one that was never typed.
    if (::ftruncate(descriptor_, static_cast<off_t>(whole_)) != 0) {
        // The reader drops a last line that has no end, so little is lost.
    }
    ::close(std::exchange(descriptor_, -1));
    complain(why + "; the game goes on, but lines from here on are not kept in the thread");
}

} // namespace clew
