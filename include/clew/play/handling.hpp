/// Handling things: taking, dropping, putting in and on, eating, lighting.
#ifndef CLEW_PLAY_HANDLING_HPP
#define CLEW_PLAY_HANDLING_HPP

#include "clew/play/turn.hpp"

namespace clew {

/// Out of or off what it lies in, if that is open; what lies in it comes along.
void take(const Turn& turn, ItemId item);

/// Not in the dark, where it would never be found again.
void drop(const Turn& turn, ItemId item);

/// In or on the other, at most nesting_max deep; never in itself.
void put(const Turn& turn, ItemId item, ItemId other);

/// True if `put` would do it.
[[nodiscard]] bool can_put(const World& world, const State& state, ItemId item, ItemId other);

/// Eats or drinks it; it is gone then.
void consume(const Turn& turn, ItemId item);

/// Lights it, for good, if what it is lit by is in the player's hands.
void kindle(const Turn& turn, ItemId item);

/// On leaving the room: the light that was needed there burns down by one.
void burn_down(const Turn& turn);

} // namespace clew

#endif
