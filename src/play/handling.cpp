#include "clew/play/handling.hpp"

#include "clew/play/conditions.hpp"
#include "clew/play/monster.hpp"

#include <algorithm>

namespace clew {

namespace {

// How many things it lies in or on, one in the other.
std::size_t depth_of(const State& state, ItemId item) {
    std::size_t depth = 0;
    for (; state.items[index_of(item)].room == held && depth <= nesting_max; ++depth) {
        item = state.items[index_of(item)].inside;
    }
    return depth;
}

bool lies_within(const State& state, ItemId item, ItemId outer) {
    for (std::size_t depth = 0; depth <= nesting_max && item != outer; ++depth) {
        if (state.items[index_of(item)].room != held) {
            return false;
        }
        item = state.items[index_of(item)].inside;
    }
    return item == outer;
}

// Of the things within it, the deepest, counted from it.
std::size_t height_of(const State& state, ItemId outer) {
    std::size_t height = 0;
    for (std::size_t i = 0; i < state.items.size(); ++i) {
        const ItemId item{static_cast<std::uint16_t>(i)};
        if (state.items[i].room == held && lies_within(state, item, outer)) {
            height = std::max(height, depth_of(state, item) - depth_of(state, outer));
        }
    }
    return height;
}

// Why the one cannot be put in or on the other; `put` if it can.
EventKind refusal_of(const World& world, const State& state, ItemId item, ItemId other) {
    const Holds holds = world.item(other).holds;
    if (lies_within(state, other, item)) {
        return EventKind::in_itself;
    }
    if (holds == Holds::nothing) {
        return EventKind::cannot_hold;
    }
    if (holds == Holds::in && !state.items[index_of(other)].open) {
        return EventKind::was_closed;
    }
    return depth_of(state, other) + 1 + height_of(state, item) > nesting_max ? EventKind::too_deep
                                                                             : EventKind::put;
}

} // namespace

void take(const Turn& turn, ItemId item) {
    if (turn.state.carries(item)) {
        turn.events.add({.kind = EventKind::carried_already, .item = item});
    } else if (is_seen(turn, item)) {
        const EncounterId guard = guard_of(turn.world, turn.state, item);
        if (turn.world.item(item).fixed) {
            turn.events.add({.kind = EventKind::is_fixed, .item = item});
        } else if (guard != nobody) {
            turn.events.add({.kind = EventKind::guarded, .item = item, .encounter = guard});
        } else {
            turn.events.add({.kind = EventKind::taken, .item = item});
            put_in_hands(turn, item);
            find_behind(turn, item);
        }
    }
}

void drop(const Turn& turn, ItemId item) {
    if (!turn.state.carries(item)) {
        turn.events.add({.kind = EventKind::not_carried, .item = item});
        return;
    }
    if (is_in_dark(turn.world, turn.state)) {
        turn.events.add({.kind = EventKind::too_dark, .item = item});
        return;
    }
    state_of(turn, item).room = turn.state.room;
    turn.events.add({.kind = EventKind::dropped, .item = item});
}

bool can_put(const World& world, const State& state, ItemId item, ItemId other) {
    return state.carries(item) && at_hand(world, state, other) &&
           refusal_of(world, state, item, other) == EventKind::put;
}

void put(const Turn& turn, ItemId item, ItemId other) {
    if (!turn.state.carries(item)) {
        turn.events.add({.kind = EventKind::not_carried, .item = item});
        return;
    }
    if (!is_seen(turn, other)) {
        return;
    }
    const EventKind kind = refusal_of(turn.world, turn.state, item, other);
    if (kind == EventKind::was_closed) {
        turn.events.add({.kind = kind, .item = other});
        return;
    }
    if (kind == EventKind::put) {
        state_of(turn, item).room = held;
        state_of(turn, item).inside = other;
    }
    turn.events.add({.kind = kind, .item = item, .other = other});
}

void consume(const Turn& turn, ItemId item) {
    if (!is_seen(turn, item)) {
        return;
    }
    const EncounterId guard =
        turn.state.carries(item) ? nobody : guard_of(turn.world, turn.state, item);
    if (turn.world.item(item).meal == Meal::none) {
        turn.events.add({.kind = EventKind::not_food, .item = item});
    } else if (guard != nobody) {
        turn.events.add({.kind = EventKind::guarded, .item = item, .encounter = guard});
    } else {
        state_of(turn, item).room = nowhere;
        state_of(turn, item).inside = no_item;
        state_of(turn, item).eaten = true;
        turn.events.add({.kind = EventKind::consumed, .item = item});
    }
}

void kindle(const Turn& turn, ItemId item) {
    const Item& light = turn.world.item(item);
    if (!turn.state.carries(item) && !is_seen(turn, item)) {
        return;
    }
    if (light.light == Light::none) {
        turn.events.add({.kind = EventKind::no_light, .item = item});
    } else if (is_worn_out(turn.world, turn.state, item)) {
        turn.events.add({.kind = EventKind::is_worn, .item = item});
    } else if (state_of(turn, item).lit) {
        turn.events.add({.kind = EventKind::was_lit, .item = item});
    } else if (light.lit_by != no_item && !turn.state.carries(light.lit_by)) {
        turn.events.add({.kind = EventKind::needs_flame, .item = item, .other = light.lit_by});
    } else {
        state_of(turn, item).lit = true;
        turn.events.add({.kind = EventKind::kindled, .item = item, .other = light.lit_by});
    }
}

void burn_down(const Turn& turn) {
    const Site* here = turn.world.has_darkness() ? turn.world.site(turn.state.room) : nullptr;
    const ItemId light =
        here != nullptr && here->dark ? light_in_use(turn.world, turn.state) : no_item;
    if (light != no_item) {
        wear(turn, light);
    }
}

} // namespace clew
