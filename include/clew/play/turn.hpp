/// A turn: one command's work in hand, as `step` passes it to the rules of each kind of encounter.
#ifndef CLEW_PLAY_TURN_HPP
#define CLEW_PLAY_TURN_HPP

#include "clew/play/event.hpp"
#include "clew/play/state.hpp"

namespace clew {

/// What the rules read and write. A view: it lives no longer than the command.
struct Turn {
    const World& world;
    State& state;
    Events& events;
};

[[nodiscard]] inline ItemState& state_of(const Turn& turn, ItemId item) {
    return turn.state.items[index_of(item)];
}

/// Puts the item into the player's hands, and pays its treasure if that was never paid before.
/// The event that says how it came there is the caller's, and goes first.
void put_in_hands(const Turn& turn, ItemId item);

/// True if the thing is at hand; else tells that it is not here, or cannot be seen in the dark.
[[nodiscard]] bool is_seen(const Turn& turn, ItemId item);

/// One use more of what lasts but so many; tells if it was the last.
void wear(const Turn& turn, ItemId item);

/// True if the encounter is in the player's room.
[[nodiscard]] bool is_here(const Turn& turn, EncounterId id);

} // namespace clew

#endif
