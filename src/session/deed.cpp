#include "clew/session/deed.hpp"

#include "clew/play/monster.hpp"
#include "clew/play/step.hpp"
#include "clew/session/aside.hpp"
#include "clew/session/prospect.hpp"
#include "clew/speech/answers.hpp"
#include "clew/speech/narrate.hpp"
#include "clew/speech/sights.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace clew {

namespace {

bool is_refused_handling(EventKind kind) {
    switch (kind) {
    case EventKind::was_open:
    case EventKind::was_closed:
    case EventKind::not_openable:
    case EventKind::is_locked:
    case EventKind::door_locked:
    case EventKind::was_unlocked:
    case EventKind::was_locked:
    case EventKind::no_lock:
    case EventKind::wrong_key:
    case EventKind::no_key:
    case EventKind::cannot_hold:
    case EventKind::in_itself:
    case EventKind::too_deep:
    case EventKind::not_food:
    case EventKind::was_lit:
    case EventKind::no_light:
    case EventKind::needs_flame:
    case EventKind::is_worn:
    case EventKind::too_dark:
    case EventKind::blocked:
    case EventKind::guarded:
    case EventKind::unharmed:
        return true;
    default:
        return false;
    }
}

bool is_refusal(const Event& event) {
    switch (event.kind) {
    case EventKind::no_exit:
    case EventKind::locked:
    case EventKind::nothing_to_read:
    case EventKind::nothing_happens:
    case EventKind::not_here:
    case EventKind::not_carried:
    case EventKind::carried_already:
    case EventKind::is_fixed:
    case EventKind::no_fight:
    case EventKind::guess_no_number:
    case EventKind::guess_outside:
    case EventKind::not_wanted:
    case EventKind::question_open:
    case EventKind::no_question:
    case EventKind::over:
        return true;
    default:
        return is_refused_handling(event.kind);
    }
}

// The place is all that there is to tell of a plain move to a room with nothing in it: told at
// once, since that is what millions of moves are. Kind and passage are looked at apart, or they
// are loaded in one word that was stored in several, and the processor waits for it.
bool is_place_only(const Game& game, const Events& events) {
    const Event& event = *events.begin();
    const World& world = game.world;
    return events.size() == 1 && event.kind == EventKind::arrived && !world.parts().turn_limit &&
           game.voice.manner.view == View::none && game.moment.tally.sight() == 0 &&
           ((world.items().empty() && world.site(event.room) == nullptr) ||
            is_plain(telling_of(game), event.room)) &&
           event.passage == no_passage;
}

// The tally follows a step, and it is told. Needs the state after it.
Told follow(Game& game, const Events& events, std::string* out) {
    Moment& moment = game.moment;
    const bool visited_before = moment.tally.visited(moment.state.room);
    moment.tally.follow(game.world, events);
    keep_events(game, events);
    if (out == nullptr) {
        return Told::narration;
    }
    if (is_place_only(game, events)) {
        tell_place(*out, telling_of(game));
        return Told::place_only;
    }
    tell_events(game, events, visited_before, *out);
    return Told::narration;
}

void move(Game& game, Direction direction, Events& events) {
    advance(game.world, game.moment.state, {.verb = Verb::go, .direction = direction}, events);
}

bool is_teleport(const Event& event) { return event.kind == EventKind::teleported; }

// Each of `things` by `one`, until it is no use to go on.
template <class Thing, class One>
Deed do_each(Game& game, std::span<const Thing> things, One one) {
    Deed all;
    for (std::size_t i = 0; i < things.size(); ++i) {
        const Deed deed = one(things[i]);
        all.changed = all.changed || deed.changed;
        all.refused = deed.refused;
        all.has_news = deed.has_news;
        const State& state = game.moment.state;
        if (deed.refused || deed.swept_off || deed.has_news || state.asking != nobody ||
            state.over()) {
            all.cut_short = i + 1 < things.size();
            break;
        }
    }
    return all;
}

Deed do_to_items(Game& game, Verb verb, const std::vector<ItemId>& items, std::string* out) {
    std::vector<Command> commands;
    for (const ItemId item : items) {
        commands.push_back({.verb = verb, .item = item});
    }
    return do_several(game, commands, out);
}

template <class Test>
std::vector<ItemId> items_that(const Game& game, const Test& test) {
    std::vector<ItemId> items;
    for (std::size_t i = 0; i < game.world.items().size(); ++i) {
        const ItemId item{static_cast<std::uint16_t>(i)};
        if (test(item)) {
            items.push_back(item);
        }
    }
    return items;
}

// True if taking another thing brings it along.
bool comes_along(const Game& game, ItemId item) {
    const State& state = game.moment.state;
    for (std::size_t depth = 0; state.items[index_of(item)].room == held && depth <= nesting_max;
         ++depth) {
        item = state.items[index_of(item)].inside;
        if (!game.world.item(item).fixed) {
            return true;
        }
    }
    return false;
}

// What lies here and can be taken, but what is guarded: that is left to be asked for by name.
std::vector<ItemId> items_to_take(const Game& game) {
    const State& state = game.moment.state;
    return items_that(game, [&](ItemId item) {
        return !game.world.item(item).fixed && at_hand(game.world, state, item) &&
               place_of(game.world, state, item) == state.room && !comes_along(game, item) &&
               guard_of(game.world, state, item) == nobody;
    });
}

std::vector<ItemId> items_in_hands(const Game& game) {
    return items_that(game, [&](ItemId item) {
        return game.moment.state.carries(item) && !game.world.item(item).fixed;
    });
}

Deed refuse(const Game& game, std::string_view text, std::string* out) {
    if (out != nullptr) {
        append_text(*out, game.voice, text);
    }
    return {.refused = true};
}

} // namespace

Told move_plainly(Game& game, Direction direction, std::string& out) {
    Events events;
    move(game, direction, events);
    return follow(game, events, &out);
}

Deed do_move(Game& game, Direction direction, std::string* out) {
    const std::uint64_t turns = game.moment.state.turns;
    Deed deed;
    Events events;
    move(game, direction, events);
    follow(game, events, out);
    deed.swept_off = std::any_of(events.begin(), events.end(), is_teleport);
    deed.changed = game.moment.state.turns != turns;
    deed.refused = !deed.changed;
    deed.has_news = deed.changed && comes_into_sight(telling_of(game));
    return deed;
}

Deed do_command(Game& game, const Command& command, std::string* out) {
    if (command.verb == Verb::go) {
        return do_move(game, command.direction, out);
    }
    State& state = game.moment.state;
    const State before = state;
    Deed deed;
    Events events;
    advance(game.world, state, command, events);
    deed.changed = !(state == before);
    deed.refused = std::any_of(events.begin(), events.end(), is_refusal);
    follow(game, events, out);
    return deed;
}

Deed do_moves(Game& game, std::span<const Direction> directions, std::string* out) {
    return do_each(game, directions,
                   [&](Direction direction) { return do_move(game, direction, out); });
}

Deed do_several(Game& game, std::span<const Command> commands, std::string* out) {
    return do_each(game, commands,
                   [&](const Command& command) { return do_command(game, command, out); });
}

Deed take_all(Game& game, std::string* out) {
    const std::vector<ItemId> items = items_to_take(game);
    const bool dark = is_in_dark(game.world, game.moment.state);
    return items.empty() ? refuse(game,
                                  dark ? "It is too dark to see anything here that you could take."
                                       : "There is nothing here to take.",
                                  out)
                         : do_to_items(game, Verb::take, items, out);
}

Deed drop_all(Game& game, std::string* out) {
    const std::vector<ItemId> items = items_in_hands(game);
    return items.empty() ? refuse(game, "You carry nothing to drop.", out)
                         : do_to_items(game, Verb::drop, items, out);
}

Deed begin_again(Game& game, std::string* out) {
    Moment first{first_step(game.world).state, Tally(game.world, game.moment.tally.sight())};
    Deed deed;
    first.tally.follow(game.world, game.first_events);
    deed.changed = !(first == game.moment);
    game.moment = std::move(first);
    if (out != nullptr) {
        append_text(*out, game.voice, "You begin again.");
        tell_events(game, game.first_events, false, *out);
    }
    return deed;
}

void tell_events(const Game& game, const Events& events, bool visited_before, std::string& out) {
    const Telling telling = telling_of(game);
    const bool arrived = std::any_of(events.begin(), events.end(), [](const Event& event) {
        return event.kind == EventKind::arrived;
    });
    if (arrived) {
        tell_view(game, out);
    }
    narrate(out, telling, events, visited_before);
    if (game.moment.state.over() && events.all().back().kind != EventKind::over) {
        const bool tells_par = tells_end(telling) && game.moment.state.outcome == Outcome::won;
        tell_end(out, telling, tells_par ? par_of(game.world) : std::nullopt);
    }
}

} // namespace clew
