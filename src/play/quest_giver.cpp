#include "clew/play/quest_giver.hpp"

namespace clew {

namespace {

void thank(const Turn& turn, EncounterId id, const QuestGiver& giver) {
    EncounterState& state = turn.state.encounters[index_of(id)];
    state.done = true;
    state.paid = true;
    turn.state.items[index_of(giver.wants)].room = nowhere;
    turn.events.add({.kind = EventKind::quest_done,
                     .item = giver.wants,
                     .encounter = id,
                     .amount = giver.bonus});
    if (giver.gives != no_item) {
        turn.events.add({.kind = EventKind::quest_gives, .item = giver.gives, .encounter = id});
        put_in_hands(turn, giver.gives);
    }
}

} // namespace

void meet_quest_giver(const Turn& turn, EncounterId id) {
    if (turn.state.encounters[index_of(id)].done) {
        return;
    }
    const QuestGiver& giver = *std::get_if<QuestGiver>(&turn.world.encounter(id).kind);
    if (turn.state.carries(giver.wants)) {
        thank(turn, id, giver);
    } else {
        turn.events.add({.kind = EventKind::quest_wants, .item = giver.wants, .encounter = id});
    }
}

void give_to(const Turn& turn, EncounterId id, ItemId item) {
    if (still_wants(turn.world, turn.state, id, item)) {
        thank(turn, id, *std::get_if<QuestGiver>(&turn.world.encounter(id).kind));
    } else {
        turn.events.add({.kind = EventKind::not_wanted, .item = item, .encounter = id});
    }
}

bool still_wants(const World& world, const State& state, EncounterId id, ItemId item) {
    if (id == nobody) {
        return false;
    }
    const auto* giver = std::get_if<QuestGiver>(&world.encounter(id).kind);
    return giver != nullptr && giver->wants == item && !state.encounters[index_of(id)].done;
}

} // namespace clew
