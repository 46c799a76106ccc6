/// A game in progress, and one whole turn of it: a line in, text out.
#ifndef CLEW_SESSION_GAME_HPP
#define CLEW_SESSION_GAME_HPP

#include "clew/session/history.hpp"
#include "clew/speech/voice.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace clew {

/// Invariant: `moment` is what playing the history's lines from the first state gives.
struct Game {
    Game(const World& the_world, const Voice& the_voice);

    const World& world; ///< must outlive the game
    Voice voice;
    Moment moment;
    History history;
    std::string last_line; ///< for `again`: the last line that was a command
    std::string last_reply; ///< for `repeat`
    Events first_events;   ///< of the beginning, told by `opening`
};

/// What the loop must do after a turn.
struct Reply {
    bool quit = false;    ///< the player has left
    bool in_thread = true; ///< the line belongs in a thread (not so save, quit, help, blank lines)
};

/// The text before the first prompt: title, aim, seed, the first arrival.
void opening(Game& game, std::string& out);

/// One line typed, of any bytes: appends the answer to `out`. Pure but for the two it is given.
/// A plain move allocates nothing once buffers have grown. After the end only undo, restart,
/// score, look back (inventory, map), help and quit do anything.
[[nodiscard]] Reply respond(Game& game, std::string_view line, std::string& out);

/// True once the game is won: then the loop stops. A lost one goes on at the prompt, so that
/// `undo` and `restart` can be typed.
[[nodiscard]] bool over(const Game& game);

/// Fingerprint of the moment: state, rooms seen, dead ends. What `= ` lines show.
[[nodiscard]] std::uint64_t digest_of(const Game& game);

} // namespace clew

#endif
