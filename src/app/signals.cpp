#include "clew/app/signals.hpp"

#include "clew/app/files.hpp"

#include <atomic>
#include <csignal>
#include <mutex>
#include <poll.h>
#include <pthread.h>
#include <string>
#include <unistd.h>

namespace clew {

struct Signals::Watch {
    std::string last_words;
    sigset_t awaited{};
    sigset_t blocked_before{};
    std::atomic<bool> at_prompt = false;
    std::atomic<bool> continued = false; ///< and the prompt was not yet shown again
    std::atomic<bool> done = false;
    bool running = false;
    pthread_t thread{};

    void end_by(int signal) const;
    void wait();
    void show_prompt_again();
};

namespace {

/// Whoever changes a file need not know of the thread; and who does may call another who does.
std::recursive_mutex& changing() {
    static std::recursive_mutex mutex;
    return mutex;
}

bool is_ignored(int signal) {
    struct sigaction now {};
    return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

void show_prompt() {
    if (::isatty(1) == 1 && ::tcgetpgrp(1) == ::getpgrp()) {
        [[maybe_unused]] const auto written = ::write(1, "> ", 2);
    }
}

} // namespace

void Signals::Watch::end_by(int signal) const {
    ::pthread_sigmask(SIG_UNBLOCK, &awaited, nullptr); // so that a second one need not wait
    const Undisturbed undisturbed;
    // Nobody may be reading: a full pipe, or a terminal that Ctrl-S has stopped.
    constexpr int patience = 100; // milliseconds
    pollfd errors{2, POLLOUT, 0};
    if (::poll(&errors, 1, patience) == 1 && (errors.revents & POLLOUT) != 0) {
        complain_raw(last_words);
    }
    ::raise(signal);
}

/// Called by both threads once they have set what the other asks for, so that one of them does it.
void Signals::Watch::show_prompt_again() {
    if (at_prompt && continued.exchange(false)) {
        show_prompt();
    }
}

void Signals::Watch::wait() {
    for (;;) {
        int signal = 0;
        ::sigwait(&awaited, &signal);
        if (done) {
            return;
        }
        if (signal != SIGCONT) {
            end_by(signal);
        } else {
            continued = true;
            show_prompt_again();
        }
    }
}

Signals::Signals(std::string_view words) : watch_(std::make_unique<Watch>()) {
    say(words);
    ::sigemptyset(&watch_->awaited);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        if (!is_ignored(signal)) {
            ::sigaddset(&watch_->awaited, signal);
        }
    }
    // It also wakes the thread at the end; without a handler some systems would drop it.
    ::sigaddset(&watch_->awaited, SIGCONT);
    std::signal(SIGCONT, [](int) {});
    sigset_t all;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &watch_->blocked_before);
    const auto begin = [](void* watch) -> void* {
        static_cast<Watch*>(watch)->wait();
        return nullptr;
    };
    watch_->running = ::pthread_create(&watch_->thread, nullptr, begin, watch_.get()) == 0;
    ::pthread_sigmask(SIG_SETMASK, &watch_->blocked_before, nullptr);
    if (watch_->running) {
        ::pthread_sigmask(SIG_BLOCK, &watch_->awaited, nullptr);
    }
}

Signals::~Signals() {
    if (watch_->running) {
        watch_->done = true;
        ::pthread_kill(watch_->thread, SIGCONT);
        ::pthread_join(watch_->thread, nullptr);
        ::pthread_sigmask(SIG_SETMASK, &watch_->blocked_before, nullptr);
    }
}

void Signals::say(std::string_view words) {
    const Undisturbed undisturbed;
    // After "^C", as a terminal shows it, a line begins anew.
    watch_->last_words = ::isatty(2) == 1 ? "\nclew: stopped; " : "clew: stopped; ";
    watch_->last_words += words;
    watch_->last_words += '\n';
}

void Signals::set_at_prompt(bool at_prompt) {
    watch_->at_prompt = at_prompt;
    if (at_prompt) {
        watch_->show_prompt_again(); // stopped after it was shown and before we knew
    } else {
        watch_->continued = false;
    }
}

Undisturbed::Undisturbed() { changing().lock(); }

Undisturbed::~Undisturbed() { changing().unlock(); }

} // namespace clew
