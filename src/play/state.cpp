#include "clew/play/state.hpp"

#include "clew/base/digest.hpp"

#include <algorithm>
#include <cassert>

namespace clew {

State state_before_start(const World& world) {
    State state;
    state.room = world.parts().start;
    for (const Item& item : world.items()) {
        state.items.push_back({.room = item.inside != no_item ? held : item.room,
                               .inside = item.inside,
                               .open = !item.openable || item.open,
                               .locked = item.openable && !item.open && item.locked_by != no_item,
                               .lit = item.light == Light::lit});
    }
    state.encounters.resize(world.encounters().size());
    state.unlocked.resize(world.passages().size());
    for (const Passage& passage : world.passages()) {
        state.found.push_back(!passage.is_secret());
        if (passage.door != no_item) {
            state.items[index_of(passage.door)].room = passage.from;
        }
    }
    state.reached.resize(world.parts().milestones.size());
    return state;
}

ItemId outermost(const World& world, const State& state, ItemId item) {
    assert(index_of(item) < state.items.size());
    // Never deeper than that; bounded all the same, for states that are no state of play.
    for (std::size_t depth = 0; depth <= nesting_max; ++depth) {
        const ItemState& at = state.items[index_of(item)];
        if (at.room != held) {
            return item;
        }
        item = at.inside;
        if (world.item(item).holds == Holds::in && !state.items[index_of(item)].open) {
            return no_item;
        }
    }
    return no_item;
}

RoomId place_of(const World& world, const State& state, ItemId item) {
    const ItemId outer = outermost(world, state, item);
    if (outer == no_item) {
        return nowhere;
    }
    const PassageId way = world.way_through(outer);
    if (way == no_passage) {
        return state.items[index_of(outer)].room;
    }
    const Passage& passage = world.passage(way);
    if (!is_found(world, state, way)) {
        return nowhere;
    }
    return state.room == passage.to && !passage.one_way ? passage.to : passage.from;
}

bool is_worn_out(const World& world, const State& state, ItemId item) {
    const std::uint8_t lasts = world.item(item).lasts;
    return lasts != 0 && state.items[index_of(item)].worn >= lasts;
}

bool is_alight(const World& world, const State& state, ItemId item) {
    return state.items[index_of(item)].lit && !is_worn_out(world, state, item);
}

bool is_in_dark(const World& world, const State& state) {
    const Site* here = world.has_darkness() ? world.site(state.room) : nullptr;
    return here != nullptr && here->dark && light_in_use(world, state) == no_item;
}

ItemId light_in_use(const World& world, const State& state) {
    ItemId first = no_item;
    for (std::size_t i = 0; i < world.items().size(); ++i) {
        const ItemId item{static_cast<std::uint16_t>(i)};
        if (world.item(item).light == Light::none || !is_alight(world, state, item)) {
            continue;
        }
        const RoomId place = place_of(world, state, item);
        if (place != carried && place != state.room) {
            continue;
        }
        if (world.item(item).lasts == 0) {
            return item;
        }
        first = first == no_item ? item : first;
    }
    return first;
}

bool at_hand(const World& world, const State& state, ItemId item) {
    const RoomId place = place_of(world, state, item);
    return place == carried || (place == state.room && !is_in_dark(world, state));
}

RoomId room_of(const World& world, const State& state, EncounterId encounter) {
    const Encounter& who = world.encounter(encounter);
    const auto* monster = std::get_if<Monster>(&who.kind);
    return monster == nullptr || monster->route.empty()
               ? who.room
               : monster->route[state.turns % monster->route.size()];
}

bool carries_map(const World& world, const State& state) {
    for (std::size_t i = 0; i < world.items().size(); ++i) {
        if (world.items()[i].map && state.items[i].room == carried) {
            return true;
        }
    }
    return false;
}

bool is_found(const World& world, const State& state, PassageId passage) {
    return !world.has_secrets() || state.found[index_of(passage)];
}

bool has_key(const World& world, const State& state, ItemId key) {
    return key != no_item && state.carries(key) && !is_worn_out(world, state, key);
}

bool is_shut(const World& world, const State& state, PassageId passage) {
    const Passage& way = world.passage(passage);
    if (!is_found(world, state, passage)) {
        return true;
    }
    if (way.door != no_item) {
        return state.items[index_of(way.door)].locked &&
               !has_key(world, state, world.item(way.door).locked_by);
    }
    return way.locked_by != no_item && !state.unlocked[index_of(passage)] &&
           !has_key(world, state, way.locked_by);
}

Exits exits_of(const World& world, const State& state, RoomId room) {
    const Site* here = world.has_secrets() ? world.site(room) : nullptr;
    Exits exits = world.exits(room);
    if (here != nullptr) {
        for (const Way& way : here->ways) {
            exits = is_found(world, state, way.passage) ? exits : exits.without(way.direction);
        }
    }
    return exits;
}

namespace {

// What older worlds do not have is left out where it is not there, so that threads of them have
// the digests they had.
void add_marks(Digest& digest, const ItemState& item) {
    const unsigned marks = (item.open ? 0U : 1U) | (item.locked ? 2U : 0U) | (item.lit ? 4U : 0U) |
                           (item.eaten ? 8U : 0U);
    if (marks != 0 || item.worn != 0 || item.room == held) {
        digest.add(std::uint64_t{index_of(item.inside)} | std::uint64_t{marks} << 16U |
                   std::uint64_t{item.worn} << 24U);
    }
}

void add_bits(Digest& digest, const std::vector<bool>& bits) {
    digest.add(bits.size());
    for (const bool bit : bits) {
        digest.add(std::uint64_t{bit});
    }
}

} // namespace

std::uint64_t digest_of(const State& state) {
    Digest digest;
    digest.add(std::uint64_t{index_of(state.room)} |
               static_cast<std::uint64_t>(state.outcome) << 32U |
               static_cast<std::uint64_t>(state.asking) << 40U);
    digest.add(state.turns);
    digest.add(state.items.size());
    for (const ItemState& item : state.items) {
        digest.add(std::uint64_t{index_of(item.room)} | std::uint64_t{item.paid} << 32U |
                   std::uint64_t{item.uses} << 40U);
        add_marks(digest, item);
    }
    digest.add(state.encounters.size());
    for (const EncounterState& encounter : state.encounters) {
        digest.add(std::uint64_t{encounter.done} | std::uint64_t{encounter.paid} << 8U |
                   std::uint64_t{encounter.guesses} << 16U | std::uint64_t{encounter.uses} << 24U);
    }
    add_bits(digest, state.unlocked);
    if (std::find(state.found.begin(), state.found.end(), false) != state.found.end()) {
        add_bits(digest, state.found);
    }
    if (!state.reached.empty()) {
        add_bits(digest, state.reached);
    }
    if (state.ending != no_ending) {
        digest.add(std::uint64_t{state.ending});
    }
    return digest.value();
}

} // namespace clew
