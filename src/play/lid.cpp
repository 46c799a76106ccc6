#include "clew/play/lid.hpp"

#include "clew/play/conditions.hpp"

namespace clew {

namespace {

void unlock_with(const Turn& turn, ItemId item, ItemId key) {
    state_of(turn, item).locked = false;
    turn.events.add({.kind = EventKind::lid_unlocked, .item = item, .other = key});
    wear(turn, key);
}

void swing_open(const Turn& turn, ItemId item) {
    state_of(turn, item).open = true;
    turn.events.add({.kind = EventKind::opened, .item = item});
    find_behind(turn, item);
}

// Tells what stands in the way of turning a key in it, so that it is locked or not.
bool can_turn_key(const Turn& turn, ItemId item, ItemId named, bool locks) {
    const ItemId key = turn.world.item(item).locked_by;
    if (!is_seen(turn, item)) {
        return false;
    }
    if (!turn.world.item(item).openable || key == no_item) {
        turn.events.add({.kind = EventKind::no_lock, .item = item});
    } else if (state_of(turn, item).locked == locks) {
        turn.events.add(
            {.kind = locks ? EventKind::was_locked : EventKind::was_unlocked, .item = item});
    } else if (named != no_item && !turn.state.carries(named)) {
        turn.events.add({.kind = EventKind::not_carried, .item = named});
    } else if (named != no_item && named != key) {
        turn.events.add({.kind = EventKind::wrong_key, .item = item, .other = named});
    } else if (!has_key(turn.world, turn.state, key)) {
        turn.events.add(
            {.kind = locks ? EventKind::no_key : EventKind::is_locked, .item = item, .other = key});
    } else {
        return true;
    }
    return false;
}

bool opens_door(const Turn& turn, const Way& way, ItemId door) {
    const ItemId key = turn.world.item(door).locked_by;
    if (state_of(turn, door).locked) {
        if (!has_key(turn.world, turn.state, key)) {
            turn.events.add({.kind = EventKind::door_locked,
                             .direction = way.direction,
                             .item = door,
                             .passage = way.passage,
                             .other = key});
            return false;
        }
        unlock_with(turn, door, key);
    }
    if (!state_of(turn, door).open) {
        swing_open(turn, door);
    }
    return true;
}

} // namespace

void open_lid(const Turn& turn, ItemId item) {
    if (!is_seen(turn, item)) {
        return;
    }
    const ItemState& lid = state_of(turn, item);
    const ItemId key = turn.world.item(item).locked_by;
    if (!turn.world.item(item).openable) {
        turn.events.add({.kind = EventKind::not_openable, .item = item});
    } else if (lid.open) {
        turn.events.add({.kind = EventKind::was_open, .item = item});
    } else if (lid.locked && !has_key(turn.world, turn.state, key)) {
        turn.events.add({.kind = EventKind::is_locked, .item = item, .other = key});
    } else {
        if (lid.locked) {
            unlock_with(turn, item, key);
        }
        swing_open(turn, item);
    }
}

void close_lid(const Turn& turn, ItemId item) {
    if (!is_seen(turn, item)) {
        return;
    }
    if (!turn.world.item(item).openable) {
        turn.events.add({.kind = EventKind::not_openable, .item = item});
    } else if (!state_of(turn, item).open) {
        turn.events.add({.kind = EventKind::was_closed, .item = item});
    } else {
        state_of(turn, item).open = false;
        turn.events.add({.kind = EventKind::closed, .item = item});
    }
}

void unlock_lid(const Turn& turn, ItemId item, ItemId key) {
    if (can_turn_key(turn, item, key, false)) {
        unlock_with(turn, item, turn.world.item(item).locked_by);
    }
}

void lock_lid(const Turn& turn, ItemId item, ItemId key) {
    if (can_turn_key(turn, item, key, true)) {
        if (state_of(turn, item).open) {
            close_lid(turn, item);
        }
        state_of(turn, item).locked = true;
        turn.events.add({.kind = EventKind::lid_locked,
                         .item = item,
                         .other = turn.world.item(item).locked_by});
    }
}

bool opens_way(const Turn& turn, const Way& way) {
    const Passage& passage = turn.world.passage(way.passage);
    if (passage.door != no_item) {
        return opens_door(turn, way, passage.door);
    }
    const ItemId key = passage.locked_by;
    if (key == no_item || turn.state.unlocked[index_of(way.passage)]) {
        return true;
    }
    const bool unlocks = has_key(turn.world, turn.state, key);
    turn.events.add({.kind = unlocks ? EventKind::unlocked : EventKind::locked,
                     .direction = way.direction,
                     .item = key,
                     .passage = way.passage});
    if (unlocks) {
        turn.state.unlocked[index_of(way.passage)] = true;
        wear(turn, key);
    }
    return unlocks;
}

} // namespace clew
