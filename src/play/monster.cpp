#include "clew/play/monster.hpp"

#include <algorithm>

namespace clew {

namespace {

ItemId weapon_against(const World& world, const State& state, const Monster& monster) {
    const auto ready_one = [&](ItemId item) {
        return state.carries(item) && !is_worn_out(world, state, item);
    };
    if (!monster.beaten_by.empty()) {
        const auto& listed = monster.beaten_by;
        const auto found = std::find_if(listed.begin(), listed.end(), ready_one);
        return found == listed.end() ? no_item : *found;
    }
    for (std::size_t i = 0; i < world.items().size(); ++i) {
        const ItemId item{static_cast<std::uint16_t>(i)};
        if (world.item(item).weapon && ready_one(item)) {
            return item;
        }
    }
    return no_item;
}

const Monster* monster_in(const World& world, EncounterId id) {
    return id == nobody ? nullptr : std::get_if<Monster>(&world.encounter(id).kind);
}

// True if it was beaten.
bool beat(const Turn& turn, EncounterId id, const Monster& monster) {
    const ItemId weapon = weapon_against(turn.world, turn.state, monster);
    if (weapon == no_item) {
        return false;
    }
    EncounterState& state = turn.state.encounters[index_of(id)];
    state.done = true;
    state.paid = true;
    turn.events.add({.kind = EventKind::monster_beaten,
                     .item = weapon,
                     .encounter = id,
                     .amount = monster.bonus});
    wear(turn, weapon);
    return true;
}

template <class Test>
EncounterId first_here(const World& world, const State& state, const Test& test) {
    const Site* site = world.site(state.room);
    for (const EncounterId id :
         site == nullptr ? std::span<const EncounterId>() : std::span(site->encounters)) {
        const Monster* monster = monster_in(world, id);
        if (monster != nullptr && !state.encounters[index_of(id)].done && test(*monster)) {
            return id;
        }
    }
    return nobody;
}

} // namespace

void meet_monster(const Turn& turn, EncounterId id) {
    const Monster& monster = *monster_in(turn.world, id);
    if (turn.state.encounters[index_of(id)].done || beat(turn, id, monster)) {
        return;
    }
    if (monster.is_mild()) {
        turn.events.add({.kind = EventKind::monster_waits, .encounter = id});
        return;
    }
    turn.events.add({.kind = EventKind::monster_wins, .encounter = id});
    turn.state.outcome = Outcome::lost_to_monster;
    turn.events.add({.kind = EventKind::lost_to_monster, .encounter = id});
}

void attack_monster(const Turn& turn, EncounterId id) {
    const EncounterId foe = id == nobody ? foe_here(turn.world, turn.state) : id;
    const Monster* monster = monster_in(turn.world, foe);
    if (monster == nullptr || !is_here(turn, foe) || turn.state.encounters[index_of(foe)].done) {
        turn.events.add(
            {.kind = EventKind::no_fight, .encounter = is_here(turn, id) ? id : nobody});
    } else if (!beat(turn, foe, *monster)) {
        turn.events.add({.kind = EventKind::unharmed, .encounter = foe});
    }
}

EncounterId blocker_of(const World& world, const State& state, Direction direction) {
    return first_here(world, state, [&](const Monster& one) { return one.blocks == direction; });
}

EncounterId guard_of(const World& world, const State& state, ItemId item) {
    return first_here(world, state, [&](const Monster& one) { return one.guards == item; });
}

EncounterId foe_here(const World& world, const State& state) {
    return first_here(world, state, [](const Monster& one) { return one.is_mild(); });
}

bool can_beat(const World& world, const State& state, EncounterId id) {
    const Monster* monster = monster_in(world, id);
    return monster != nullptr && weapon_against(world, state, *monster) != no_item;
}

} // namespace clew
