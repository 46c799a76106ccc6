/// The monster: with a weapon that beats it in the player's hands, it dies, once; without one the
/// game is lost, or, if it but blocks a way or guards a thing, it stays where it is.
#ifndef CLEW_PLAY_MONSTER_HPP
#define CLEW_PLAY_MONSTER_HPP

#include "clew/play/turn.hpp"

namespace clew {

/// Met on arrival. Without a weapon against it, it ends the game, or waits if it is mild; with one
/// it is done and pays. Of several weapons the first that the monster lists is used, or where it
/// lists none the first of the world's; none that is worn out.
void meet_monster(const Turn& turn, EncounterId id);

/// Attacked: as when it is met, but that a mild one is told to be unharmed. Of one done with, of
/// who is no monster, and of nobody it is told that there is no fight.
void attack_monster(const Turn& turn, EncounterId id);

/// Of the monsters here that are not beaten: the first that blocks that way, that guards that
/// thing, or that can be attacked; or nobody.
[[nodiscard]] EncounterId blocker_of(const World& world, const State& state, Direction direction);
[[nodiscard]] EncounterId guard_of(const World& world, const State& state, ItemId item);
[[nodiscard]] EncounterId foe_here(const World& world, const State& state);

/// True if the player has a weapon against that monster in hand.
[[nodiscard]] bool can_beat(const World& world, const State& state, EncounterId id);

} // namespace clew

#endif
