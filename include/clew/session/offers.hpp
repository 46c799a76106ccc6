/// Offers: the lines that can be typed now, for programs, and for those who would rather choose
/// than think of words.
#ifndef CLEW_SESSION_OFFERS_HPP
#define CLEW_SESSION_OFFERS_HPP

#include "clew/session/game.hpp"

#include <string>
#include <vector>

namespace clew {

/// What `choices` has, as lines, sorted by their bytes. Of a riddle these are a right answer and a
/// wrong one, of a gamble its numbers. Where the rules leave no choice (a lost game, a room that
/// holds the player) "quit", "restart" and, if there is anything to take back, "undo". None of
/// them is refused. Empty exactly when the game is won.
[[nodiscard]] std::vector<std::string> offers(const Game& game);

/// "Choices: e; n; take rusty sword." as one line, however wide the voice is, so that a program
/// can read it. A riddle is not given away, and of a gamble the first and the last number are
/// told. Nothing once the game is won.
void tell_offers(const Game& game, std::string& out);

} // namespace clew

#endif
