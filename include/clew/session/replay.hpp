/// Replay: a thread's lines typed again into a game, and what comes of it compared with what the
/// thread says came of it then.
#ifndef CLEW_SESSION_REPLAY_HPP
#define CLEW_SESSION_REPLAY_HPP

#include "clew/session/game.hpp"
#include "clew/session/thread.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace clew {

/// How the thread and the game differ.
enum class Difference : std::uint8_t {
    none,
    output,   ///< a line of the answer is another
    missing,  ///< the answer has fewer lines than the thread
    more,     ///< the answer has more
    digest,   ///< the game's digest is another
    unplayed, ///< the game was won before this line
};

struct Replay {
    Difference difference = Difference::none;
    std::uint32_t line = 0;   ///< of the file: the first that differs
    std::string expected;     ///< what the thread says there
    std::string got;          ///< what the game says
    std::uint64_t played = 0; ///< lines typed
    bool quit = false;        ///< the last of them left the game
};

enum class Compare : std::uint8_t {
    nothing,
    digests, ///< `= ` lines
    all,     ///< these, and the output of the opening and of each turn that has any in the thread
};

/// What is heard of one turn: the line as it stands in the thread, and its answer. First of all
/// comes the opening, with a `typed` that is nothing (its data() is null).
using Listener = std::function<void(std::string_view typed, std::string_view answer)>;

/// Plays a new game from its opening to the thread's last line, or to the first difference. A bare
/// list ends where play would: at `quit`, or once the game is won. In a thread with headings a
/// `quit` among other sentences is passed over, since the thread went on. Streams: what it holds
/// at any time is one answer. What is compared whole is played without colour, which no thread
/// has.
[[nodiscard]] Replay replay(const Thread& thread, Game& game, Compare compare,
                            const Listener& listener = {});

/// The difference as an error at its line. Needs one.
[[nodiscard]] Diagnostic diagnostic_of(const Replay& replay);

/// Appends what a thread keeps of a typed line, "> LINE\n", made clean.
void append_typed(std::string& out, std::string_view line);

/// Appends "= 7d793037\n".
void append_digest(std::string& out, const Game& game);

} // namespace clew

#endif
