/// A walk that wins, found without a search over states: to the goal if there is a way, else to
/// the nearest thing that opens one, and so on. Each stretch is walked with `step`, so that what
/// it says can be won has been won.
#ifndef CLEW_PROVE_WALK_HPP
#define CLEW_PROVE_WALK_HPP

#include "clew/world/world.hpp"

namespace clew {

/// True if a walk wins, whatever the dice do, as far as can be told without searching states:
/// rooms with a monster not yet beatable, a trap, or a quest-giver who would take what may be
/// needed elsewhere are walls, and so are locked doors whose key is not yet had; what can be
/// fetched from the region so reached takes walls away, until a goal is in it; and the walks for
/// it, added up, keep within the turn limit. Riddles are answered and games lost on the way.
/// Nothing is opened, put, lit, eaten, or looked for behind other things: a win that needs it is
/// not told of.
/// Time linear in rooms for each thing fetched, memory half a byte a room. False means "not
/// told": then search.
[[nodiscard]] bool plainly_winnable(const World& world);

} // namespace clew

#endif
