#include "clew/play/turn.hpp"

namespace clew {

void put_in_hands(const Turn& turn, ItemId item) {
    ItemState& state = turn.state.items[index_of(item)];
    state.room = carried;
    const std::int64_t treasure = turn.world.item(item).treasure;
    if (treasure != 0 && !state.paid) {
        state.paid = true;
        turn.events.add({.kind = EventKind::treasure, .item = item, .amount = treasure});
    }
}

bool is_here(const Turn& turn, EncounterId id) {
    return id != nobody && turn.world.encounter(id).room == turn.state.room;
}

} // namespace clew
