#include "clew/app/progress.hpp"

#include "clew/app/terminal.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <sys/time.h>
#include <unistd.h>

namespace clew {
namespace {

constexpr std::size_t words_max = 60;

/// "\r", the words, and blanks over what an earlier line had more.
struct Line {
    std::array<char, words_max + 1> text;
};

// A handler can be passed nothing: what it shows is the line that is not being written.
std::array<Line, 2> lines;
std::atomic<unsigned> current = 0;
volatile std::sig_atomic_t shown = 0;
static_assert(std::atomic<unsigned>::is_always_lock_free);

void put(const Line& line) {
    // A line that cannot be shown is no reason to stop.
    [[maybe_unused]] const auto written = ::write(2, line.text.data(), line.text.size());
}

extern "C" void show(int /*signal*/) {
    const int error = errno; // of whatever call was interrupted
    put(lines[current.load()]);
    shown = 1;
    errno = error;
}

void write_line(Line& line, std::string_view words) {
    line.text.fill(' ');
    line.text[0] = '\r';
    std::copy_n(words.begin(), std::min(words.size(), words_max), line.text.begin() + 1);
}

void set_timer(time_t seconds) {
    itimerval timer{};
    timer.it_value.tv_sec = seconds;
    timer.it_interval.tv_sec = seconds;
    ::setitimer(ITIMER_REAL, &timer, nullptr);
}

} // namespace

Progress::Progress() : able_(errors_can_be_rewritten(words_max + 1)) {
    if (able_) {
        shown = 0;
        say("");
        struct sigaction action {};
        action.sa_handler = show;
        action.sa_flags = SA_RESTART;
        ::sigaction(SIGALRM, &action, nullptr);
        set_timer(1);
    }
}

Progress::~Progress() {
    if (able_) {
        set_timer(0);
        std::signal(SIGALRM, SIG_IGN); // one may be on its way
    }
    if (able_ && shown != 0) {
        Line blank{};
        write_line(blank, "");
        put(blank);
        [[maybe_unused]] const auto written = ::write(2, "\r", 1);
    }
}

void Progress::say(std::string_view words) {
    if (able_) {
        const unsigned next = 1 - current.load();
        write_line(lines[next], words);
        current.store(next);
    }
}

} // namespace clew
