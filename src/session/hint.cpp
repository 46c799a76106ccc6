#include "clew/session/hint.hpp"

#include "clew/play/step.hpp"
#include "clew/session/game.hpp"
#include "clew/speech/deeds.hpp"
#include "clew/speech/narrate.hpp"

#include <cstddef>
#include <utility>
#include <variant>

namespace clew {

namespace {

void tell(const Game& game, std::string_view text, std::string& out) {
    append_text(out, game.voice, text);
}

// True if the player stands somewhere on the way: what lies behind is then cut off.
bool catch_up(HintsSoFar& hints, const Game& game) {
    if (!hints.from) {
        return false;
    }
    State at = *hints.from;
    Events events;
    for (std::size_t i = 0; i < hints.way.size(); ++i) {
        if (at == game.moment.state) {
            hints.way.erase(hints.way.begin(), hints.way.begin() + static_cast<std::ptrdiff_t>(i));
            hints.from = std::move(at);
            return true;
        }
        advance(game.world, at, hints.way[i], events);
    }
    return false;
}

std::string_view why_none(Prospect::Kind kind) {
    switch (kind) {
    case Prospect::Kind::dead:
        return "No way to win is left from here. Type undo to take back a line at a time.";
    case Prospect::Kind::too_late:
        return "Too few turns are left to win from here. Type undo to take back a line at a time.";
    case Prospect::Kind::too_large:
        return "This maze is too large for hints.";
    default:
        return "Clew cannot work out the way from here yet. Play on, and ask again.";
    }
}

// True if there is a way to win, and `game.hints` knows it.
bool find_way(Game& game, std::string& out) {
    HintsSoFar& hints = game.hints;
    if (catch_up(hints, game)) {
        return true;
    }
    Prospect prospect = prospect_of(game.world, game.moment.state);
    if (prospect.kind != Prospect::Kind::winnable) {
        tell(game, why_none(prospect.kind), out);
        return false;
    }
    hints.from = game.moment.state;
    hints.way = std::move(prospect.way);
    return true;
}

bool plays_for_points(const Game& game) {
    const EncounterId asking = game.moment.state.asking;
    return asking != nobody && std::holds_alternative<Gambler>(game.world.encounter(asking).kind);
}

// An open question is an aim of its own.
Waypoint next_aim(const Game& game) {
    const State& state = game.moment.state;
    return state.asking == nobody
               ? waypoint_of(game.world, state, game.hints.way)
               : Waypoint{EventKind::riddle_right, state.room, no_item, state.asking};
}

} // namespace

bool answer_hint(Game& game, std::string& out) {
    HintsSoFar& hints = game.hints;
    const Telling telling = telling_of(game);
    const std::int64_t price = game.world.parts().scoring.per_hint;
    if (game.moment.state.over()) {
        tell(game, deed_text(telling, {.kind = EventKind::over}), out);
        return false;
    }
    if (plays_for_points(game)) {
        tell(game, "The way to win does not hang on this game: any guess will do.", out);
        return false;
    }
    if (price != 0 && !hints.knows_price) {
        hints.knows_price = true;
        tell(game, "A hint costs " + points_of(price) + ". Type hint again to have one.", out);
        return false;
    }
    if (!find_way(game, out)) {
        return false;
    }
    const Waypoint waypoint = next_aim(game);
    const bool is_nudge = hints.nudged != waypoint;
    const Command& deed = hints.way.front();
    const RoomId room = game.moment.state.room;
    const bool is_new =
        price != 0 && (is_nudge || hints.advised != deed || hints.advised_in != room);
    tell(game,
         joined(is_nudge ? nudge_text(telling, waypoint) : advice_text(telling, deed),
                is_new ? gain_of(-price) : ""),
         out);
    hints.nudged = waypoint;
    if (!is_nudge) {
        hints.advised = deed;
        hints.advised_in = room;
    }
    return is_new;
}

void forget_hints(Game& game) {
    const bool knows_price = game.hints.knows_price;
    game.hints = {};
    game.hints.knows_price = knows_price;
}

} // namespace clew
