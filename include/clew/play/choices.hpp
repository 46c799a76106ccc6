/// Choices: the commands that can change something now, sorted. A search tries these, a random
/// player draws from them, and none of them is ever refused.
#ifndef CLEW_PLAY_CHOICES_HPP
#define CLEW_PLAY_CHOICES_HPP

#include "clew/play/command.hpp"
#include "clew/play/state.hpp"

#include <vector>

namespace clew {

/// While a question is open: its answers (a riddle: the first right one and one wrong one, ""; a
/// gamble: every number from low to high, at most 1,000 of them spread evenly). Else: go by every
/// exit that is no locked door without its key and that nobody blocks, take what lies here and can
/// be taken, drop what is carried, use teleporters at hand, give what someone here wants, open what
/// is closed, lock what has its key in hand, eat, drink, light, examine what hides a way, put what
/// a condition wants to be put, put away what had better not be in hand, attack who can be beaten.
/// Left out is what can be taken back at once and nothing asks for: closing what no ending asks
/// for, putting elsewhere. Empty exactly when the game is over, or when a room without any of
/// these holds the player.
[[nodiscard]] std::vector<Command> choices(const World& world, const State& state);

/// True if it can be right to carry that thing in the other, or to leave it there, so as not to
/// have it in hand: someone takes it on sight, an ending waits for who carries it, or it wears.
[[nodiscard]] bool is_put_aside(const World& world, ItemId item, ItemId holder);

} // namespace clew

#endif
