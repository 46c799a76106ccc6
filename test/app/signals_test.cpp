#include "clew/app/signals.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <atomic>
#include <csignal>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace clew {
namespace {

struct End {
    int signal = 0; ///< or 0: it ended by itself
    std::string told;
};

/// How another process ends that does this, and what it says on standard error.
template <class Act>
End end_of(Act act) {
    std::array<int, 2> ends{};
    BOOST_REQUIRE(::pipe(ends.data()) == 0);
    const pid_t child = ::fork();
    BOOST_REQUIRE(child >= 0);
    if (child == 0) {
        ::alarm(60);
        ::dup2(ends[1], 2);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
            std::signal(signal, SIG_DFL); // whatever the tests run under
        }
        act();
        ::_exit(0);
    }
    ::close(ends[1]);
    End end;
    std::array<char, 256> block{};
    for (ssize_t got = 1; got > 0;) {
        got = ::read(ends[0], block.data(), block.size());
        end.told.append(block.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
    }
    ::close(ends[0]);
    int status = 0;
    BOOST_REQUIRE(::waitpid(child, &status, 0) == child);
    end.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    return end;
}

[[noreturn]] void compute_for_ever() {
    std::atomic<unsigned> steps = 0;
    for (;;) {
        ++steps;
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(signals)

BOOST_AUTO_TEST_CASE(each_ends_the_longest_computation_and_says_how_to_go_on) {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        BOOST_TEST_CONTEXT("signal " << signal) {
            const End end = end_of([signal] {
                const Signals signals("that is all");
                ::kill(::getpid(), signal);
                compute_for_ever();
            });
            BOOST_TEST(end.signal == signal);
            BOOST_TEST(end.told == "clew: stopped; that is all\n");
        }
    }
}

BOOST_AUTO_TEST_CASE(those_that_are_ignored_stay_so) {
    const End end = end_of([] {
        std::signal(SIGHUP, SIG_IGN);
        {
            const Signals signals("that is all");
            ::kill(::getpid(), SIGHUP);
        }
        ::kill(::getpid(), SIGHUP);
    });
    BOOST_TEST(end.signal == 0);
    BOOST_TEST(end.told == "");
}

BOOST_AUTO_TEST_CASE(before_and_after_they_end_the_program_without_a_word) {
    const End end = end_of([] {
        { const Signals signals("that is all"); }
        ::kill(::getpid(), SIGTERM);
        compute_for_ever();
    });
    BOOST_TEST(end.signal == SIGTERM);
    BOOST_TEST(end.told == "");
}

BOOST_AUTO_TEST_CASE(one_waits_for_what_belongs_together_and_a_second_does_not) {
    const End patient = end_of([] {
        const Signals signals("that is all");
        {
            const Undisturbed undisturbed;
            ::kill(::getpid(), SIGTERM);
            ::usleep(50'000);
            [[maybe_unused]] const auto put = ::write(2, "done\n", 5);
        }
        compute_for_ever();
    });
    BOOST_TEST(patient.signal == SIGTERM);
    BOOST_TEST(patient.told == "done\nclew: stopped; that is all\n");
    const End hasty = end_of([] {
        const Signals signals("that is all");
        const Undisturbed undisturbed;
        ::kill(::getpid(), SIGINT);
        for (sigset_t pending{};
             ::sigpending(&pending) == 0 && sigismember(&pending, SIGINT) == 1;) {
            ::usleep(1'000); // until the thread has taken it
        }
        ::kill(::getpid(), SIGINT); // or it would be one of the two, whichever comes first
        compute_for_ever();
    });
    BOOST_TEST(hasty.signal == SIGINT);
    BOOST_TEST(hasty.told == "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
