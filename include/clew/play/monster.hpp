/// The monster: met without a weapon that beats it, the game is lost; with one, it dies, once.
#ifndef CLEW_PLAY_MONSTER_HPP
#define CLEW_PLAY_MONSTER_HPP

#include "clew/play/turn.hpp"

namespace clew {

/// Met on arrival. Ends the game when the player carries no weapon against it; else it is done
/// and pays. Of several weapons the first that the monster lists is used, or where it lists none
/// the first of the world's.
void meet_monster(const Turn& turn, EncounterId id);

} // namespace clew

#endif
