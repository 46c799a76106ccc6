/// The loop: lines in, text out, flushed before every read that would wait.
#ifndef CLEW_APP_LOOP_HPP
#define CLEW_APP_LOOP_HPP

#include "clew/app/files.hpp"
#include "clew/app/journal.hpp"
#include "clew/app/keeper.hpp"
#include "clew/app/signals.hpp"
#include "clew/session/game.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace clew {

struct LoopManner {
    bool echo = false;          ///< each line is repeated after its prompt
    Journal* journal = nullptr; ///< if set, keeps every line before its answer is shown
    Keeper* keeper = nullptr;   ///< if set, does the errands
    Signals* signals = nullptr; ///< if set, is told when a line is waited for
    bool at_width = false;      ///< each answer is as wide as the terminal is then
};

/// Appends a line typed as it is shown after its prompt: as the game takes it, whatever ended it,
/// every byte that is not printable ASCII as '?'.
void append_echo(std::string& out, std::string_view line);

/// Whom one plays with: lines come in, text goes out.
struct Player {
    Player();
    LineReader lines;
    Writer writer;
};

/// Shows the prompt, and waits for a line once all before it has been shown; nothing at the end of
/// input. The view holds until the next call.
[[nodiscard]] std::optional<std::string_view> next_line(Player& player, Signals* signals = nullptr);

/// One line of a game, whatever shows it: the answer, the line in the thread, the errand.
[[nodiscard]] Reply answer(Game& game, std::string_view line, const LoopManner& manner,
                           std::string& out);

/// Plays from the first prompt until the game is won, quit, or out of input.
void run(Game& game, Player& player, LoopManner manner);

} // namespace clew

#endif
