#include "clew/session/journey.hpp"

#include "clew/session/route.hpp"
#include "clew/speech/journeys.hpp"
#include "clew/speech/narrate.hpp"
#include "clew/speech/sights.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace clew {

namespace {

/// Takes the steps, and keeps of each what it would take to tell it: only the last is told.
class Traveller {
public:
    Traveller(Game& game, std::string* out) : game_(game), out_(out) {}

    [[nodiscard]] std::size_t taken() const { return way_.size(); }
    [[nodiscard]] bool by_passage() const { return last_.begin()->passage != no_passage; }

    // True if nothing came of it that one would stop for.
    [[nodiscard]] bool go(Direction direction) {
        Moment& moment = game_.moment;
        const std::uint64_t turns = moment.state.turns;
        Events events;
        advance(game_.world, moment.state, {.verb = Verb::go, .direction = direction}, events);
        keep_events(game_, events);
        refused_ = moment.state.turns == turns;
        if (refused_) {
            refusal_ = std::move(events);
            return false;
        }
        last_ = std::move(events);
        visited_before_ = moment.tally.visited(moment.state.room);
        moment.tally.follow(game_.world, last_);
        way_.push_back(direction);
        return is_uneventful();
    }

    [[nodiscard]] Deed end(bool there) const {
        if (out_ != nullptr) {
            tell(*out_);
        }
        return {.changed = !way_.empty(),
                .refused = refused_,
                .cut_short = !there && !refused_,
                .has_news = !way_.empty() && comes_into_sight(telling_of(game_))};
    }

private:
    void tell(std::string& out) const {
        tell_way(out, telling_of(game_), way_);
        if (!way_.empty()) {
            tell_events(game_, last_, visited_before_, out);
        }
        if (refused_) {
            tell_events(game_, refusal_, true, out);
        }
    }

    [[nodiscard]] bool is_uneventful() const {
        const Telling telling = telling_of(game_);
        const bool is_news =
            !visited_before_ && (by_passage() || !is_plain(telling, telling.state.room));
        return last_.size() == 1 && !telling.state.over() && telling.state.asking == nobody &&
               !is_news && !warns_of_turns(telling) && !comes_into_sight(telling);
    }

    Game& game_;
    std::string* out_;
    Events last_;
    Events refusal_;
    Route way_;
    bool visited_before_ = false;
    bool refused_ = false;
};

// Who explores goes nowhere in particular, so that any end is the end.
Deed follow_route(Game& game, const Route& route, bool exploring, std::string* out) {
    Traveller traveller(game, out);
    while (traveller.taken() < route.size() && traveller.go(route[traveller.taken()])) {
    }
    return traveller.end(exploring || traveller.taken() == route.size());
}

// Where the room before is open to that side too, and the four rooms are one space.
bool is_open_space(const Grid& grid, RoomId room, Direction ahead, Direction side) {
    const Direction back = opposite(ahead);
    return grid.exits(grid.beyond(room, back)).has(side) &&
           grid.exits(grid.beyond(room, side)).has(back);
}

// The one way on from the player's room, entered in the direction `ahead`.
std::optional<Direction> way_on(const Game& game, Direction ahead) {
    const RoomId room = game.moment.state.room;
    const Grid& grid = game.world.grid();
    const Exits exits = grid.exits(room);
    const bool has_passages = exits_of(game.world, game.moment.state, room) != exits;
    if (!is_plain(telling_of(game), room) || has_passages || !exits.has(opposite(ahead))) {
        return std::nullopt;
    }
    const Exits sides = exits.without(opposite(ahead)).without(ahead);
    std::optional<Direction> turn;
    std::size_t open = 0;
    for (const Direction side : grid_directions) {
        if (sides.has(side)) {
            turn = side;
            open += is_open_space(grid, room, ahead, side) ? 1U : 0U;
        }
    }
    const auto count = static_cast<std::size_t>(sides.count());
    if (exits.has(ahead)) {
        return open == count ? std::optional(ahead) : std::nullopt;
    }
    return count == 1 && open == 0 ? turn : std::nullopt;
}

// Each room passed has its way back, so that it can only come round to where it began.
Deed run(Game& game, Direction direction, std::string* out) {
    const RoomId start = game.moment.state.room;
    Traveller traveller(game, out);
    std::optional<Direction> next = direction;
    while (next && traveller.go(*next) && !traveller.by_passage() &&
           game.moment.state.room != start && traveller.taken() < game.world.grid().room_count()) {
        next = way_on(game, *next);
    }
    return traveller.end(true);
}

Deed refuse(const Game& game, std::string_view why, std::string* out) {
    if (out != nullptr) {
        append_text(*out, game.voice, why);
    }
    return {.refused = true};
}

} // namespace

Deed travel(Game& game, const Journey& journey, std::string* out) {
    const State& state = game.moment.state;
    const Tally& tally = game.moment.tally;
    if (state.over()) {
        return do_move(game, journey.direction, out);
    }
    if (journey.kind == Journey::Kind::steps) {
        return follow_route(game, Route(journey.steps, journey.direction), false, out);
    }
    if (journey.kind == Journey::Kind::run) {
        return run(game, journey.direction, out);
    }
    const bool exploring = journey.kind == Journey::Kind::explore;
    const std::optional<Route> route = exploring ? route_to_unseen(game.world, state, tally)
                                                 : route_to(game.world, state, tally, journey.room);
    if (!route) {
        return refuse(game,
                      exploring ? "Every way you can take from here leads to rooms you have seen."
                                : "You know no way there.",
                      out);
    }
    return follow_route(game, *route, exploring, out);
}

} // namespace clew
