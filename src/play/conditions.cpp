#include "clew/play/conditions.hpp"

#include <algorithm>

namespace clew {

namespace {

void find_passage(const Turn& turn, std::size_t index) {
    turn.state.found[index] = true;
    turn.events.add({.kind = EventKind::passage_found,
                     .passage = PassageId{static_cast<std::uint16_t>(index)}});
}

void reach_milestones(const Turn& turn) {
    const auto& milestones = turn.world.parts().milestones;
    for (std::size_t i = 0; i < milestones.size(); ++i) {
        if (!turn.state.reached[i] && are_true(turn.state, milestones[i].when)) {
            turn.state.reached[i] = true;
            turn.events.add({.kind = EventKind::milestone,
                             .number = static_cast<std::uint16_t>(i),
                             .amount = milestones[i].points});
        }
    }
}

void let_passages_appear(const Turn& turn) {
    const auto passages = turn.world.passages();
    for (std::size_t i = 0; i < passages.size(); ++i) {
        if (!turn.state.found[i] && !passages[i].appears.empty() &&
            are_true(turn.state, passages[i].appears)) {
            find_passage(turn, i);
        }
    }
}

void end_by_first(const Turn& turn) {
    const auto& endings = turn.world.parts().endings;
    const auto due = std::find_if(endings.begin(), endings.end(), [&](const Ending& ending) {
        return are_true(turn.state, ending.when);
    });
    if (due == endings.end()) {
        return;
    }
    turn.state.ending = static_cast<std::uint16_t>(due - endings.begin());
    turn.state.outcome = due->lost ? Outcome::lost : Outcome::won;
    turn.events.add({.kind = EventKind::ended, .number = turn.state.ending});
    turn.events.add({.kind = due->lost ? EventKind::lost : EventKind::won,
                     .room = due->lost ? nowhere : turn.state.room});
}

} // namespace

bool is_true(const State& state, const Condition& condition) {
    switch (condition.kind) {
    case Condition::Kind::in_room:
        return state.room == condition.room;
    case Condition::Kind::carrying:
        return state.carries(condition.item);
    case Condition::Kind::settled:
        return state.encounters[index_of(condition.encounter)].done;
    default:
        break;
    }
    const ItemState& item = state.items[index_of(condition.item)];
    switch (condition.kind) {
    case Condition::Kind::put:
        return item.room == held && item.inside == condition.holder;
    case Condition::Kind::open:
        return item.open;
    case Condition::Kind::lit:
        return item.lit;
    default:
        return item.eaten;
    }
}

bool are_true(const State& state, const Conditions& conditions) {
    return std::all_of(conditions.begin(), conditions.end(), [&](const AnyOf& any) {
        return std::any_of(any.begin(), any.end(),
                           [&](const Condition& one) { return is_true(state, one); });
    });
}

void find_behind(const Turn& turn, ItemId item) {
    if (!turn.world.has_secrets()) {
        return;
    }
    const auto passages = turn.world.passages();
    for (std::size_t i = 0; i < passages.size(); ++i) {
        if (passages[i].hidden_by == item && !turn.state.found[i]) {
            find_passage(turn, i);
        }
    }
}

void settle_conditions(const Turn& turn) {
    if (turn.world.has_conditions()) {
        reach_milestones(turn);
        let_passages_appear(turn);
        end_by_first(turn);
    }
}

} // namespace clew
