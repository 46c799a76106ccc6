/// Conditions and what waits for them: secret passages, milestones, endings.
#ifndef CLEW_PLAY_CONDITIONS_HPP
#define CLEW_PLAY_CONDITIONS_HPP

#include "clew/play/turn.hpp"

namespace clew {

[[nodiscard]] bool is_true(const State& state, const Condition& condition);
[[nodiscard]] bool are_true(const State& state, const Conditions& conditions);

/// Finds the passages that this thing hides: it was examined, read, opened or taken.
void find_behind(const Turn& turn, ItemId item);

/// Reaches milestones, then lets passages appear, then ends the game by the first ending, each if
/// its conditions are true, in file order. Nothing is left to do the second time.
void settle_conditions(const Turn& turn);

} // namespace clew

#endif
