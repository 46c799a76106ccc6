#include "clew/play/monster.hpp"

#include <algorithm>

namespace clew {

namespace {

ItemId weapon_at_hand(const Turn& turn, const Monster& monster) {
    const auto carried_one = [&](ItemId item) { return turn.state.carries(item); };
    if (!monster.beaten_by.empty()) {
        const auto& listed = monster.beaten_by;
        const auto found = std::find_if(listed.begin(), listed.end(), carried_one);
        return found == listed.end() ? no_item : *found;
    }
    for (std::size_t i = 0; i < turn.world.items().size(); ++i) {
        const ItemId item{static_cast<std::uint16_t>(i)};
        if (turn.world.item(item).weapon && carried_one(item)) {
            return item;
        }
    }
    return no_item;
}

} // namespace

void meet_monster(const Turn& turn, EncounterId id) {
    EncounterState& state = turn.state.encounters[index_of(id)];
    if (state.done) {
        return;
    }
    const Monster& monster = *std::get_if<Monster>(&turn.world.encounter(id).kind);
    const ItemId weapon = weapon_at_hand(turn, monster);
    if (weapon == no_item) {
        turn.events.add({.kind = EventKind::monster_wins, .encounter = id});
        turn.state.outcome = Outcome::lost_to_monster;
        turn.events.add({.kind = EventKind::lost_to_monster, .encounter = id});
        return;
    }
    state.done = true;
    state.paid = true;
    turn.events.add({.kind = EventKind::monster_beaten,
                     .item = weapon,
                     .encounter = id,
                     .amount = monster.bonus});
}

} // namespace clew
