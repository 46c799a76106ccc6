#include "clew/play/turn.hpp"

namespace clew {

void put_in_hands(const Turn& turn, ItemId item) {
    ItemState& state = turn.state.items[index_of(item)];
    state.room = carried;
    state.inside = no_item;
    const std::int64_t treasure = turn.world.item(item).treasure;
    if (treasure != 0 && !state.paid) {
        state.paid = true;
        turn.events.add({.kind = EventKind::treasure, .item = item, .amount = treasure});
    }
}

bool is_seen(const Turn& turn, ItemId item) {
    if (at_hand(turn.world, turn.state, item)) {
        return true;
    }
    const bool in_dark = is_in_dark(turn.world, turn.state) &&
                         place_of(turn.world, turn.state, item) == turn.state.room;
    turn.events.add({.kind = in_dark ? EventKind::too_dark : EventKind::not_here, .item = item});
    return false;
}

void wear(const Turn& turn, ItemId item) {
    if (turn.world.item(item).lasts != 0) {
        ++turn.state.items[index_of(item)].worn;
        if (is_worn_out(turn.world, turn.state, item)) {
            turn.events.add({.kind = EventKind::worn_out, .item = item});
        }
    }
}

bool is_here(const Turn& turn, EncounterId id) {
    return id != nobody && room_of(turn.world, turn.state, id) == turn.state.room;
}

} // namespace clew
