#include "clew/play/step.hpp"

#include "clew/play/conditions.hpp"
#include "clew/play/gambler.hpp"
#include "clew/play/handling.hpp"
#include "clew/play/lid.hpp"
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

// The end of every arrival: endings and goal come first, so that reaching one on the last turn
// wins.
void test_for_end(const Turn& turn, const Site* site) {
    State& state = turn.state;
    settle_conditions(turn);
    if (state.over()) {
        return;
    }
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
    for (const EncounterId id : turn.world.rovers()) {
        if (is_here(turn, id)) {
            meet_monster(turn, id);
        }
        if (turn.state.over()) {
            return;
        }
    }
    if (site == nullptr) {
        test_for_end(turn, nullptr);
    } else {
        meet_all(turn, *site, site->encounters);
    }
}

// No trap works on one who is carried: one teleport a command is enough.
void carry_to(const Turn& turn, RoomId room) {
    burn_down(turn);
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
    burn_down(turn);
    turn.state.turns += passage == no_passage ? 1 : turn.world.passage(passage).turns;
    turn.state.room = room;
    turn.events.add(
        {.kind = EventKind::arrived, .direction = direction, .passage = passage, .room = room});
    enter(turn, turn.world.site(room));
}

void go(const Turn& turn, Direction direction) {
    const RoomId room = turn.state.room;
    const Site* site = turn.world.site(room);
    const Way* way = site == nullptr ? nullptr : way_from(site->ways, direction);
    if (way != nullptr && !is_found(turn.world, turn.state, way->passage)) {
        turn.events.add({.kind = EventKind::no_exit, .direction = direction});
        return;
    }
    const EncounterId blocker =
        site == nullptr ? nobody : blocker_of(turn.world, turn.state, direction);
    if (blocker != nobody && (way != nullptr || turn.world.grid().exits(room).has(direction))) {
        turn.events.add({.kind = EventKind::blocked, .direction = direction, .encounter = blocker});
    } else if (way != nullptr) {
        if (opens_way(turn, *way)) {
            move_to(turn, way->to, direction, way->passage);
        }
    } else if (turn.world.grid().exits(room).has(direction)) {
        move_to(turn, turn.world.grid().beyond(room, direction), direction, no_passage);
    } else {
        turn.events.add({.kind = EventKind::no_exit, .direction = direction});
    }
}

void examine(const Turn& turn, const Command& command) {
    if (command.item == no_item) {
        const bool here = is_here(turn, command.encounter);
        turn.events.add({.kind = here ? EventKind::examined : EventKind::not_here,
                         .encounter = command.encounter});
    } else if (is_seen(turn, command.item)) {
        turn.events.add({.kind = EventKind::examined, .item = command.item});
        find_behind(turn, command.item);
    }
}

void use(const Turn& turn, ItemId id) {
    const Item& item = turn.world.item(id);
    if (item.light == Light::unlit && !turn.state.items[index_of(id)].lit) {
        kindle(turn, id);
    } else if (item.meal != Meal::none) {
        consume(turn, id);
    } else if (!is_seen(turn, id)) {
        return;
    } else if (!item.teleporter) {
        turn.events.add({.kind = EventKind::nothing_happens, .item = id});
    } else if (is_worn_out(turn.world, turn.state, id)) {
        turn.events.add({.kind = EventKind::is_worn, .item = id});
    } else {
        ++turn.state.turns;
        const RoomId room = use_teleporter(turn, id);
        wear(turn, id);
        carry_to(turn, room);
    }
}

void read(const Turn& turn, ItemId item) {
    if (!is_seen(turn, item)) {
        return;
    }
    const bool has_lore = !turn.world.item(item).lore.empty();
    turn.events.add(
        {.kind = has_lore ? EventKind::was_read : EventKind::nothing_to_read, .item = item});
    find_behind(turn, item);
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
        attack_monster(turn, command.encounter);
        break;
    case Verb::answer:
        answer(turn, command.text);
        break;
    case Verb::open:
        open_lid(turn, command.item);
        break;
    case Verb::close:
        close_lid(turn, command.item);
        break;
    case Verb::unlock:
        unlock_lid(turn, command.item, command.other);
        break;
    case Verb::lock:
        lock_lid(turn, command.item, command.other);
        break;
    case Verb::put:
        put(turn, command.item, command.other);
        break;
    case Verb::consume:
        consume(turn, command.item);
        break;
    case Verb::light:
        kindle(turn, command.item);
        break;
    }
}

} // namespace

Step first_step(const World& world) {
    Step first;
    first.state = state_before_start(world);
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
        const Turn turn{world, state, events};
        obey(turn, command);
        // Of what was done without a move: an arrival has settled them.
        if (command.verb != Verb::go && !state.over() && state.asking == nobody) {
            settle_conditions(turn);
        }
    }
}

} // namespace clew
