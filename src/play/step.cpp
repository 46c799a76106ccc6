#include "clew/play/step.hpp"

#include "clew/play/gambler.hpp"
#include "clew/play/monster.hpp"
#include "clew/play/quest_giver.hpp"
#include "clew/play/riddler.hpp"
#include "clew/play/trap.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace clew {

namespace {

std::int64_t amount_of(std::uint64_t number) {
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    return number > static_cast<std::uint64_t>(most) ? most : static_cast<std::int64_t>(number);
}

void meet(const Turn& turn, EncounterId id) {
    const EncounterKind& kind = turn.world.encounter(id).kind;
    if (std::holds_alternative<Monster>(kind)) {
        meet_monster(turn, id);
    } else if (std::holds_alternative<Riddler>(kind)) {
        meet_riddler(turn, id);
    } else if (std::holds_alternative<Gambler>(kind)) {
        meet_gambler(turn, id);
    } else if (std::holds_alternative<QuestGiver>(kind)) {
        meet_quest_giver(turn, id);
    }
}

// The end of every arrival: the goal comes first, so that reaching it on the last turn wins.
void test_for_end(const Turn& turn, const Site* site) {
    State& state = turn.state;
    if (site != nullptr && site->goal) {
        state.outcome = Outcome::won;
        turn.events.add({.kind = EventKind::won, .room = state.room});
        return;
    }
    const std::optional<std::uint64_t>& limit = turn.world.parts().turn_limit;
    if (limit && state.turns >= *limit) {
        state.outcome = Outcome::out_of_turns;
        turn.events.add({.kind = EventKind::out_of_turns, .amount = amount_of(*limit)});
    }
}

void meet_all(const Turn& turn, const Site& site, std::span<const EncounterId> encounters) {
    for (const EncounterId id : encounters) {
        meet(turn, id);
        if (turn.state.over() || turn.state.asking != nobody) {
            return;
        }
    }
    test_for_end(turn, &site);
}

void settle(const Turn& turn, const Site* site) {
    if (site == nullptr) {
        test_for_end(turn, nullptr);
    } else {
        meet_all(turn, *site, site->encounters);
    }
}

// No trap works on one who is carried: one teleport a command is enough.
void carry_to(const Turn& turn, RoomId room) {
    turn.state.room = room;
    turn.events.add({.kind = EventKind::arrived, .room = room});
    settle(turn, turn.world.site(room));
}

void enter(const Turn& turn, const Site* site) {
    if (site != nullptr && site->trap) {
        carry_to(turn, spring_trap(turn, *site->trap));
    } else {
        settle(turn, site);
    }
}

void move_to(const Turn& turn, RoomId room, Direction direction, PassageId passage) {
    ++turn.state.turns;
    turn.state.room = room;
    turn.events.add(
        {.kind = EventKind::arrived, .direction = direction, .passage = passage, .room = room});
    enter(turn, turn.world.site(room));
}

bool opens(const Turn& turn, const Way& way) {
    if (turn.state.unlocked[index_of(way.passage)]) {
        return true;
    }
    const ItemId key = turn.world.passages()[index_of(way.passage)].locked_by;
    if (key == no_item) {
        return true;
    }
    const bool unlocks = turn.state.carries(key);
    if (unlocks) {
        turn.state.unlocked[index_of(way.passage)] = true;
    }
    turn.events.add({.kind = unlocks ? EventKind::unlocked : EventKind::locked,
                     .direction = way.direction,
                     .item = key,
                     .passage = way.passage});
    return unlocks;
}

void go(const Turn& turn, Direction direction) {
    const RoomId room = turn.state.room;
    const Site* site = turn.world.site(room);
    const Way* way = site == nullptr ? nullptr : way_from(site->ways, direction);
    if (way != nullptr) {
        if (opens(turn, *way)) {
            move_to(turn, way->to, direction, way->passage);
        }
    } else if (turn.world.grid().exits(room).has(direction)) {
        move_to(turn, turn.world.grid().beyond(room, direction), direction, no_passage);
    } else {
        turn.events.add({.kind = EventKind::no_exit, .direction = direction});
    }
}

void take(const Turn& turn, ItemId item) {
    if (turn.state.carries(item)) {
        turn.events.add({.kind = EventKind::carried_already, .item = item});
    } else if (!at_hand(turn.state, item)) {
        turn.events.add({.kind = EventKind::not_here, .item = item});
    } else if (turn.world.item(item).fixed) {
        turn.events.add({.kind = EventKind::is_fixed, .item = item});
    } else {
        turn.events.add({.kind = EventKind::taken, .item = item});
        put_in_hands(turn, item);
    }
}

void drop(const Turn& turn, ItemId item) {
    if (!turn.state.carries(item)) {
        turn.events.add({.kind = EventKind::not_carried, .item = item});
        return;
    }
    turn.state.items[index_of(item)].room = turn.state.room;
    turn.events.add({.kind = EventKind::dropped, .item = item});
}

void examine(const Turn& turn, const Command& command) {
    const bool seen = command.item != no_item ? at_hand(turn.state, command.item)
                                              : is_here(turn, command.encounter);
    turn.events.add({.kind = seen ? EventKind::examined : EventKind::not_here,
                     .item = command.item,
                     .encounter = command.encounter});
}

void use(const Turn& turn, ItemId item) {
    if (!at_hand(turn.state, item)) {
        turn.events.add({.kind = EventKind::not_here, .item = item});
    } else if (!turn.world.item(item).teleporter) {
        turn.events.add({.kind = EventKind::nothing_happens, .item = item});
    } else {
        ++turn.state.turns;
        carry_to(turn, use_teleporter(turn, item));
    }
}

void read(const Turn& turn, ItemId item) {
    if (!at_hand(turn.state, item)) {
        turn.events.add({.kind = EventKind::not_here, .item = item});
        return;
    }
    const bool has_lore = !turn.world.item(item).lore.empty();
    turn.events.add(
        {.kind = has_lore ? EventKind::was_read : EventKind::nothing_to_read, .item = item});
}

// Whoever here wants it: one not yet served, else one who was, so that it can be told who.
EncounterId taker_of(const Turn& turn, ItemId item) {
    const Site* site = turn.world.site(turn.state.room);
    EncounterId served = nobody;
    for (const EncounterId id :
         site == nullptr ? std::span<const EncounterId>() : std::span(site->encounters)) {
        if (still_wants(turn.world, turn.state, id, item)) {
            return id;
        }
        const auto* giver = std::get_if<QuestGiver>(&turn.world.encounter(id).kind);
        if (served == nobody && giver != nullptr && giver->wants == item) {
            served = id;
        }
    }
    return served;
}

void give(const Turn& turn, const Command& command) {
    const ItemId item = command.item;
    if (!turn.state.carries(item)) {
        turn.events.add({.kind = EventKind::not_carried, .item = item});
        return;
    }
    const EncounterId named = command.encounter;
    if (named != nobody && !is_here(turn, named)) {
        turn.events.add({.kind = EventKind::not_here, .encounter = named});
        return;
    }
    give_to(turn, named != nobody ? named : taker_of(turn, item), item);
}

// Who is here has been met, and a monster that was met is dead or has won.
void attack(const Turn& turn, EncounterId id) {
    turn.events.add({.kind = EventKind::no_fight, .encounter = is_here(turn, id) ? id : nobody});
}

void answer(const Turn& turn, std::string_view text) {
    const EncounterId id = turn.state.asking;
    if (id == nobody) {
        turn.events.add({.kind = EventKind::no_question});
        return;
    }
    if (!std::holds_alternative<Riddler>(turn.world.encounter(id).kind)) {
        answer_gambler(turn, id, text);
    } else if (!answer_riddler(turn, id, text)) {
        carry_to(turn, turn.world.parts().start);
        return;
    }
    if (turn.state.asking == nobody) {
        const Site* site = turn.world.site(turn.state.room);
        const std::span<const EncounterId> all = site->encounters;
        const auto answered = std::find(all.begin(), all.end(), id);
        meet_all(turn, *site, {answered + 1, all.end()});
    }
}

void obey(const Turn& turn, const Command& command) {
    switch (command.verb) {
    case Verb::go:
        go(turn, command.direction);
        break;
    case Verb::take:
        take(turn, command.item);
        break;
    case Verb::drop:
        drop(turn, command.item);
        break;
    case Verb::examine:
        examine(turn, command);
        break;
    case Verb::use:
        use(turn, command.item);
        break;
    case Verb::read:
        read(turn, command.item);
        break;
    case Verb::give:
        give(turn, command);
        break;
    case Verb::attack:
        attack(turn, command.encounter);
        break;
    case Verb::answer:
        answer(turn, command.text);
        break;
    }
}

} // namespace

Step first_step(const World& world) {
    Step first;
    for (const Item& item : world.items()) {
        first.state.items.push_back({.room = item.room});
    }
    first.state.encounters.resize(world.encounters().size());
    first.state.unlocked.resize(world.passages().size());
    first.state.room = world.parts().start;
    first.events.add({.kind = EventKind::arrived, .room = first.state.room});
    enter({world, first.state, first.events}, world.site(first.state.room));
    return first;
}

Step step(const World& world, State state, const Command& command) {
    Step next{std::move(state), {}};
    advance(world, next.state, command, next.events);
    return next;
}

void advance(const World& world, State& state, const Command& command, Events& events) {
    events.clear();
    if (state.over()) {
        events.add({.kind = EventKind::over});
    } else if (state.asking != nobody && command.verb != Verb::answer) {
        events.add({.kind = EventKind::question_open, .encounter = state.asking});
    } else {
        obey({world, state, events}, command);
    }
}

} // namespace clew
