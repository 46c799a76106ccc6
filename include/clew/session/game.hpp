/// A game in progress, and one whole turn of it: a line in, text out.
///
/// A line may hold several sentences; they are done one by one until one is refused or not
/// understood, a question opens, or the game ends; if something is dropped then, that is said.
/// Every text is that of the floor `speech`; what stands here is about lines: again, undo,
/// restart, repeat.
#ifndef CLEW_SESSION_GAME_HPP
#define CLEW_SESSION_GAME_HPP

#include "clew/session/hint.hpp"
#include "clew/session/history.hpp"
#include "clew/speech/clarify.hpp"
#include "clew/speech/pronouns.hpp"
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
    Events first_events; ///< of the beginning, told by `opening`
    Moment moment;
    History history;
    std::string last_line; ///< for `again`: the last line that was a command
    Unclear unclear;       ///< the last line's question "which do you mean", until another line
    LastNamed named;       ///< for "it"
    HintsSoFar hints;
    std::string last_reply;    ///< for `repeat`; empty: what a plain move tells, the place
    std::string save_name;     ///< of the last errand: as typed, folded; may be empty, or no name
    bool keeps_events = false; ///< for programs, which read them; people need none
    Events events;             ///< of the last line, if they are kept: but what it took back again
};

/// What only the program round the game can do, since it is about files.
enum class Errand : std::uint8_t {
    none,
    save,
    print, ///< `save -`: the thread, to the output
    restore,
    list,
    erase,
};

/// Adds a step's events to those of the line, if they are kept.
inline void keep_events(Game& game, const Events& events) {
    if (game.keeps_events) {
        for (const Event& event : events) {
            game.events.add(event);
        }
    }
}

/// What the loop must do after a turn.
struct Reply {
    bool quit = false; ///< the player has left
    /// The line, `cleaned`, belongs in a thread. Not so what changes nothing and is about the
    /// program or the prompt: blank lines, help, version, repeat, save, restore, saves, delete,
    /// quit, and lines that are too long.
    bool in_thread = true;
    /// To be done, and answered, when the line is in the thread; its name is the game's save_name.
    Errand errand = Errand::none;
};

/// Puts `other` in the place of `game`; what refers to `game` goes on with it.
void take_place(Game& game, Game&& other);

/// Refers to the game's parts; must not outlive it.
[[nodiscard]] inline Telling telling_of(const Game& game) {
    return {game.world, game.moment.state, game.moment.tally, game.voice};
}

/// The text before the first prompt: title, aim, seed, the first arrival.
void opening(Game& game, std::string& out);

/// One line typed, of any bytes, its line end taken off or not: appends the answer to `out`. Pure
/// but for the two it is given, and total; a line over line_bytes_max does nothing. A plain move
/// allocates nothing once buffers have grown. After the end only what looks back (score, map,
/// inventory …), undo, restart, help and quit do anything.
///
/// `undo` takes back the last line that changed the moment; a line that `undo` cuts in two is two
/// lines to it. `again` at the head of a line stands for the whole last line that was a command
/// (undo, restart and answers to questions are none); further on, for the sentence before it.
///
/// After "Which do you mean" a line that is no sentence but one of the things ("rusty", "the brass
/// one") stands for the line that was asked about, made clear; so it is kept by the history and
/// `again`.
///
/// "It" is what was named last: the name takes its place, and so the line is kept by the history
/// and `again`.
///
/// With voice.choices what can be typed now is told last, whatever the answer was; after an errand
/// by whoever does it.
[[nodiscard]] Reply respond(Game& game, std::string_view line, std::string& out);

/// True once the game is won: then the loop stops. A lost one goes on at the prompt, so that
/// `undo` and `restart` can be typed.
[[nodiscard]] bool over(const Game& game);

/// Fingerprint of the moment: state, rooms seen, dead ends, hints paid. What `= ` lines show.
[[nodiscard]] std::uint64_t digest_of(const Game& game);

} // namespace clew

#endif
