/// Places: the rooms of a world where something happens to whoever comes in.
#ifndef CLEW_PROVE_PLACES_HPP
#define CLEW_PROVE_PLACES_HPP

#include "clew/play/state.hpp"
#include "clew/prove/needs.hpp"
#include "clew/prove/stretches.hpp"

namespace clew {

/// Of a search for a win from that state on. Stops: goals, traps, who is met, where passages begin,
/// and where useful things lie. Kept: the player's room, the start if a riddler sends there,
/// wherever a passage, trap or teleporter leads with this seed, and the rooms about a trap, for
/// one who would walk back into it. Where a thing may have to be dropped and fetched again (see
/// Needs), the rooms about all stops, and the partings.
[[nodiscard]] Places places_of_win(const World& world, const Needs& needs, const State& from);

/// Of a search for a way to die or to be stuck: things may be left anywhere.
[[nodiscard]] Places places_of_loss(const World& world, const Needs& needs, const State& from);

} // namespace clew

#endif
