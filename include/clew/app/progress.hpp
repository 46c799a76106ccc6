/// Progress: one line on standard error that says what takes so long.
///
/// It is shown at a capable terminal alone, when a second has passed, and is gone when the work is
/// done. A timer's signal shows it, so that a single long step needs no code of its own for that,
/// and the work never asks for the time.
#ifndef CLEW_APP_PROGRESS_HPP
#define CLEW_APP_PROGRESS_HPP

#include <string_view>

namespace clew {

/// One at a time.
class Progress {
public:
    /// Nothing is ever shown if standard error is no terminal, one that cannot overwrite a line
    /// (TERM is empty or "dumb"), or one too narrow.
    Progress();
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// What is being done, from now on: at most 60 bytes of it.
    void say(std::string_view words);

private:
    bool able_;
};

} // namespace clew

#endif
