#include "clew/app/interruption.hpp"

#include <csignal>
#include <cstdlib>

namespace clew {
namespace {

volatile std::sig_atomic_t noted = 0;

extern "C" void note(int /*signal*/) { noted = 1; }

bool is_ignored() {
    struct sigaction now {};
    return ::sigaction(SIGINT, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

} // namespace

Interruption::Interruption() {
    noted = 0;
    if (!is_ignored()) {
        struct sigaction action {};
        action.sa_handler = note;
        action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
        ::sigaction(SIGINT, &action, nullptr);
    }
}

Interruption::~Interruption() {
    if (!is_ignored()) {
        std::signal(SIGINT, SIG_DFL);
    }
}

bool Interruption::came() { return noted != 0; }

void Interruption::end() {
    constexpr int status_by_signal = 128;
    std::signal(SIGINT, SIG_DFL);
    std::raise(SIGINT);
    std::exit(status_by_signal + SIGINT);
}

} // namespace clew
