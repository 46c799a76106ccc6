#include "clew/app/journal.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/replacement.hpp"
#include "clew/app/signals.hpp"
#include "clew/session/thread.hpp"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace clew {
namespace {

/// Offset of the first line typed, or the size where there is none.
std::size_t bare_size_of(std::string_view thread) {
    const std::size_t line = thread.find("\n> ");
    return line == std::string_view::npos ? thread.size() : line + 1;
}

[[noreturn]] void fail_as_taken(const std::string& path) {
    throw Failure(Status::machine, path + ": another game is being kept in it");
}

} // namespace

Journal::Journal(std::string path, int descriptor, Sync sync)
    : path_(std::move(path)), descriptor_(descriptor), sync_(sync) {}

Journal::Journal(Journal&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)),
      sync_(other.sync_), bare_(other.bare_), whole_(other.whole_), cut_(other.cut_),
      entered_(other.entered_), failed_(other.failed_), given_up_(other.given_up_),
      gathered_(std::move(other.gathered_)), digest_(std::move(other.digest_)), sum_(other.sum_),
      unsealed_(other.unsealed_) {}

Journal& Journal::operator=(Journal&& other) noexcept {
    path_.swap(other.path_);
    std::swap(descriptor_, other.descriptor_);
    std::swap(sync_, other.sync_);
    std::swap(bare_, other.bare_);
    std::swap(whole_, other.whole_);
    std::swap(cut_, other.cut_);
    std::swap(entered_, other.entered_);
    std::swap(failed_, other.failed_);
    std::swap(given_up_, other.given_up_);
    gathered_.swap(other.gathered_);
    digest_.swap(other.digest_);
    std::swap(sum_, other.sum_);
    std::swap(unsealed_, other.unsealed_);
    return *this;
}

Journal::~Journal() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

Journal Journal::made(const std::string& path, std::string_view headings, Sync sync) {
    std::optional<Journal> journal = made_if_free(path, headings, sync);
    if (!journal) {
        fail_with_errno(path, EEXIST);
    }
    return std::move(*journal);
}

/// An empty file that has just been made may be taken for a stray, locked and removed by another
/// start: then nothing was lost, and another is made.
std::optional<Journal> Journal::made_if_free(const std::string& path, std::string_view headings,
                                             Sync sync) {
    constexpr mode_t mode = 0666;
    constexpr int how = O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC;
    const Undisturbed undisturbed;
    for (;;) {
        const int descriptor = ::open(path.c_str(), how, mode);
        if (descriptor < 0 && errno != EEXIST) {
            fail_with_errno(path, errno);
        }
        if (descriptor < 0) {
            return std::nullopt;
        }
        Journal journal(path, descriptor, sync);
        journal.bare_ = journal.whole_ = headings.size();
        journal.cut_ = true; // nothing to cut
        journal.sum_ = sum_of(headings);
        try {
            if (lock_file(descriptor) == Lock::taken) {
                ::unlink(path.c_str());
                return std::nullopt;
            }
            if (is_at(descriptor, path)) {
                write_all(descriptor, headings, path);
                return journal;
            }
        } catch (...) {
            ::unlink(path.c_str()); // or half a heading would stand in the way of the next try
            throw;
        }
    }
}

std::optional<Journal> Journal::taken_if_free(const std::string& path, Sync sync) {
    for (;;) {
        // A pipe would wait for somebody to read it.
        const int descriptor = ::open(path.c_str(), O_RDWR | O_APPEND | O_NONBLOCK | O_CLOEXEC);
        if (descriptor < 0) {
            fail_with_errno(path, errno);
        }
        Journal journal(path, descriptor, sync);
        need_plain_file(descriptor, path);
        if (lock_file(descriptor) == Lock::taken) {
            return std::nullopt;
        }
        if (is_at(descriptor, path)) {
            journal.entered_ = true;
            return journal;
        }
    }
}

Journal Journal::taken(const std::string& path, Sync sync) {
    std::optional<Journal> journal = taken_if_free(path, sync);
    if (!journal) {
        fail_as_taken(path);
    }
    return std::move(*journal);
}

void Journal::go_on_after(std::uint64_t whole, const LineSum& sum) {
    whole_ = whole;
    sum_ = sum;
}

void Journal::add(std::string_view line) {
    if (given_up_) {
        return;
    }
    const std::size_t begin = gathered_.size();
    gathered_ += "> ";
    gathered_ += line;
    sum_.add(std::string_view(gathered_).substr(begin));
    gathered_ += '\n';
    ++unsealed_;
    if (sync_ == Sync::always) {
        settle();
    } else if (unsealed_ >= seal_lines) {
        seal();
    }
}

void Journal::seal() {
    if (digest_ && unsealed_ > 0) {
        append_seal(gathered_, sum_, digest_());
    }
    unsealed_ = 0;
}

void Journal::settle() {
    if (gathered_.empty()) {
        return;
    }
    seal();
    const Undisturbed undisturbed;
    try {
        append(gathered_);
    } catch (const Failure& failure) {
        give_up(failure.what());
    }
    gathered_.clear();
}

void Journal::need_place() const {
    if (!is_at(descriptor_, path_)) {
        throw Failure(Status::machine, path_ + ": is no longer there");
    }
}

void Journal::append(std::string_view text) {
    need_place();
    if (whole_ + text.size() > thread_bytes_max) {
        throw Failure(Status::machine, path_ + ": would have over " +
                                           std::to_string(thread_bytes_max) +
                                           " bytes, the most that is read");
    }
    if (!cut_ && ::ftruncate(descriptor_, static_cast<off_t>(whole_)) != 0) {
        fail_with_errno(path_, errno);
    }
    cut_ = true;
    write_all(descriptor_, text, path_);
    if (sync_ != Sync::never) {
        sync_data(descriptor_, path_);
        if (!entered_) {
            sync_folder_of(path_);
            entered_ = true;
        }
    }
    whole_ += text.size();
}

void Journal::replace(std::string_view thread) {
    const Undisturbed undisturbed;
    need_place(); // or it might be another game's by now
    Replacement file(path_);
    file.write(thread);
    file.keep();
    ::close(std::exchange(descriptor_, file.release()));
    ::fcntl(descriptor_, F_SETFL, O_APPEND);
    bare_ = bare_size_of(thread);
    whole_ = thread.size();
    cut_ = true;
    entered_ = sync_ == Sync::never;
    given_up_ = false;
    gathered_.clear();
    sum_ = sum_of(thread);
    unsealed_ = 0;
    if (!entered_) {
        try {
            sync_folder_of(path_);
            entered_ = true;
        } catch (const Failure& failure) { // it has been replaced, whatever becomes of it
            give_up(failure.what());
        }
    }
}

void Journal::rename(const std::string& path) {
    const Undisturbed undisturbed;
    need_place();
    if (std::rename(path_.c_str(), path.c_str()) != 0) {
        fail_with_errno(path_, errno);
    }
    path_ = path;
}

void Journal::remove() {
    if (is_at(descriptor_, path_) && ::unlink(path_.c_str()) != 0) {
        fail_with_errno(path_, errno);
    }
}

std::string Journal::text() {
    seal();
    return read_first(descriptor_, whole_, path_) + gathered_;
}

void Journal::give_up(const std::string& why) {
    // A line half written would be read as one that was never typed.
    if (::ftruncate(descriptor_, static_cast<off_t>(whole_)) != 0) {
        // The reader drops a last line that has no end, so little is lost.
    }
    failed_ = given_up_ = true; // and locked still: the file is that of this game
    complain(why + "; the game goes on, but lines from here on are not kept in the thread; "
                   "'save -' prints it");
}

} // namespace clew
