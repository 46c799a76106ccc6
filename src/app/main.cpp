#include "clew/app/check_command.hpp"
#include "clew/app/draw_command.hpp"
#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/list_command.hpp"
#include "clew/app/maze_command.hpp"
#include "clew/app/new_command.hpp"
#include "clew/app/options.hpp"
#include "clew/app/play_command.hpp"
#include "clew/app/replay_command.hpp"
#include "clew/app/solve_command.hpp"

#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>
#include <unistd.h>

namespace clew {
namespace {

Status obey(const Options& options) {
    switch (options.subcommand) {
    case Subcommand::play: return play_command(options);
    case Subcommand::list: return list_command(options);
    case Subcommand::check: return check_command(options);
    case Subcommand::solve: return solve_command(options);
    case Subcommand::replay: return replay_command(options);
    case Subcommand::draw: return draw_command(options);
    case Subcommand::maze: return maze_command(options);
    case Subcommand::create: return new_command(options);
    }
    return Status::good;
}

/// Where memory ends there may be none left to throw an exception, or nobody yet to catch it:
/// CLI11 makes strings before `main`.
[[noreturn]] void end_uncaught() {
    if (std::current_exception() != nullptr) {
        try {
            throw;
        } catch (const std::bad_alloc&) {
            // told below
        } catch (...) {
            std::abort(); // that is a fault of ours
        }
    }
    complain_raw("clew: out of memory\n"); // `complain` takes some
    ::_exit(static_cast<int>(Status::machine));
}

[[gnu::constructor(101)]] void await_uncaught() { std::set_terminate(end_uncaught); }

/// The one place where exceptions end but those.
Status guarded(int count, const char* const* words) {
    try {
        // A closed pipe is then an error of write(), and not the end of the program.
        std::signal(SIGPIPE, SIG_IGN);
        std::signal(SIGXFSZ, SIG_IGN); // the same for a file that may not grow
        open_standard_streams();
        const auto options = read_options(count, words);
        return options ? obey(*options) : Status::good;
    } catch (const ReaderGone&) {
        return Status::good;
    } catch (const AlreadyTold& told) {
        return told.status();
    } catch (const Failure& failure) {
        complain(failure.what());
        return failure.status();
    } catch (const std::bad_alloc&) {
        complain("out of memory");
        return Status::machine;
    } catch (const std::exception& unforeseen) { // no entropy to draw a seed from, say
        complain(unforeseen.what());
        return Status::machine;
    }
}

} // namespace
} // namespace clew

int main(int count, char** words) {
    return static_cast<int>(clew::guarded(count, words));
}
