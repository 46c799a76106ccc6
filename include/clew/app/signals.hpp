/// Signals that end a game: SIGINT, SIGTERM and SIGHUP. A thread waits for them, so that neither a
/// long search nor a write into a full pipe has to ask whether one came, and no handler ever runs.
#ifndef CLEW_APP_SIGNALS_HPP
#define CLEW_APP_SIGNALS_HPP

#include <memory>
#include <string_view>

namespace clew {

/// One at a time. While there is one, the first such signal says "clew: stopped; " and some words
/// on standard error and ends the program as that signal does; a second one ends it at once. Those
/// that are ignored stay so. Where there can be no further thread they end it without a word.
class Signals {
public:
    explicit Signals(std::string_view words);
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    /// Other words from now on.
    void say(std::string_view words);

    /// True while a line is waited for, false again before the next prompt is shown: if the program
    /// is stopped in between at a terminal and goes on (SIGCONT), the prompt is shown again.
    void set_at_prompt(bool at_prompt);

private:
    struct Watch;
    std::unique_ptr<Watch> watch_;
};

/// While there is one, no signal ends the program between two steps that belong together. A second
/// signal does.
class Undisturbed {
public:
    Undisturbed();
    ~Undisturbed();
    Undisturbed(const Undisturbed&) = delete;
    Undisturbed& operator=(const Undisturbed&) = delete;
};

} // namespace clew

#endif
