#include "clew/session/prospect.hpp"

#include "clew/play/step.hpp"
#include "clew/prove/search.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>

namespace clew {

namespace {

using Verdict = SearchResult::Verdict;

constexpr std::uint64_t trial_steps_max = 10'000'000; // some tenths of a second

// True if it is won in the same turns without the command at `left_out`.
bool wins_without(const World& world, State state, const SearchResult& found,
                  std::size_t left_out) {
    const std::vector<Command>& way = found.win;
    const std::uint64_t last = state.turns + found.turns;
    Events events;
    for (std::size_t i = 0; i < way.size(); ++i) {
        if (i != left_out) {
            advance(world, state, way[i], events);
        }
    }
    return state.outcome == Outcome::won && state.turns == last;
}

// A search takes whatever might be of use, since that costs nothing; who is told to fetch a thing
// must need it. From the end, so that what is given goes before what was taken for it.
void leave_out_needless(const World& world, const State& state, SearchResult& found) {
    std::vector<Command>& way = found.win;
    const auto is_no_move = [](const Command& command) { return command.verb != Verb::go; };
    const auto others = std::count_if(way.begin(), way.end(), is_no_move);
    if (static_cast<std::uint64_t>(others) * way.size() > trial_steps_max) {
        return;
    }
    for (std::size_t i = way.size(); i-- > 0;) {
        if (is_no_move(way[i]) && wins_without(world, state, found, i)) {
            way.erase(way.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
}

// What a state is that cannot be won within the limit, if the world has one.
Prospect::Kind kind_of_lost(const World& world, const State& state) {
    if (!world.parts().turn_limit) {
        return Prospect::Kind::dead;
    }
    const World endless = World(world).with_turn_limit(std::nullopt);
    switch (shortest_win(endless, state, hint_states_max).verdict) {
    case Verdict::winnable:
        return Prospect::Kind::too_late;
    case Verdict::not_winnable:
        return Prospect::Kind::dead;
    default:
        return Prospect::Kind::not_settled;
    }
}

// What the ways to win pay on top of all else, each once, the most first; a goal pays nothing.
std::vector<std::int64_t> prizes_of(const World& world) {
    std::vector<std::int64_t> prizes;
    for (const Ending& ending : world.parts().endings) {
        if (!ending.lost) {
            prizes.push_back(ending.points);
        }
    }
    if (!world.parts().goals.empty()) {
        prizes.push_back(0);
    }
    std::sort(prizes.begin(), prizes.end(), std::greater<>());
    prizes.erase(std::unique(prizes.begin(), prizes.end()), prizes.end());
    return prizes;
}

bool pays_less(const Ending& ending, std::int64_t prize) {
    return !ending.lost && ending.points < prize;
}

enum class Lesser : std::uint8_t { gone, lost };

// The same world without the ways to win that pay less, or with them as bad ends. Those keep
// whoever searches out of them, but what they wait for then counts in every state: 16 times the
// time in a story of three endings. (A goal has no bad end.)
World world_for(const World& world, std::int64_t prize, Lesser lesser) {
    WorldParts parts = world.parts();
    const auto is_less = [=](const Ending& ending) { return pays_less(ending, prize); };
    if (lesser == Lesser::gone) {
        parts.endings.erase(std::remove_if(parts.endings.begin(), parts.endings.end(), is_less),
                            parts.endings.end());
    }
    for (Ending& ending : parts.endings) {
        ending.lost = ending.lost || is_less(ending);
    }
    if (prize > 0) {
        parts.goals.clear();
    }
    return World(std::move(parts));
}

// False if it comes to another end on the way.
bool wins_prize(const World& world, State state, const std::vector<Command>& way,
                std::int64_t prize) {
    Events events;
    for (const Command& command : way) {
        advance(world, state, command, events);
    }
    const bool is_goal = state.ending == no_ending;
    return state.outcome == Outcome::won &&
           (is_goal ? prize <= 0 : world.parts().endings[state.ending].points >= prize);
}

// To one that pays so much; `states_left` is what the search may cost, and then what is left.
std::optional<std::vector<Command>> way_to_prize(const World& world, const State& state,
                                                 std::int64_t prize, std::uint64_t& states_left) {
    for (const Lesser lesser : {Lesser::gone, Lesser::lost}) {
        const World stricter = world_for(world, prize, lesser);
        SearchResult found = shortest_win(stricter, state, states_left);
        states_left -= std::min(states_left, found.states);
        if (found.verdict != Verdict::winnable) {
            states_left = found.verdict == Verdict::not_settled ? 0 : states_left;
            return std::nullopt;
        }
        leave_out_needless(stricter, state, found);
        if (wins_prize(world, state, found.win, prize)) {
            return std::move(found.win);
        }
    }
    return std::nullopt;
}

// To the ending with the most points that can still be had, if there are others; nothing where it
// is the least of them, or where it is not settled within the bound which it is.
std::optional<std::vector<Command>> way_to_best(const World& world, const State& state) {
    const std::vector<std::int64_t> prizes = prizes_of(world);
    std::uint64_t states_left = hint_states_max;
    for (std::size_t i = 0; i + 1 < prizes.size() && states_left > 0; ++i) {
        if (auto way = way_to_prize(world, state, prizes[i], states_left)) {
            return way;
        }
    }
    return std::nullopt;
}

// Events that a walk goes on from as if nothing had been.
bool is_passed_by(const Event& event) {
    switch (event.kind) {
    case EventKind::arrived:
        return event.passage == no_passage;
    case EventKind::examined: // left in a shortest win only if it finds a way
        return event.item == no_item;
    case EventKind::taken:
    case EventKind::dropped:
    case EventKind::teleported:
    case EventKind::unlocked:
    case EventKind::monster_beaten:
    case EventKind::riddle_asked:
    case EventKind::gamble_asked:
    case EventKind::quest_done:
    case EventKind::opened:
    case EventKind::closed:
    case EventKind::lid_unlocked:
    case EventKind::lid_locked:
    case EventKind::put:
    case EventKind::consumed:
    case EventKind::kindled:
    case EventKind::won:
        return false;
    default:
        return true;
    }
}

} // namespace

Prospect prospect_of(const World& world, const State& state) {
    using Kind = Prospect::Kind;
    if (world.grid().room_count() > hint_rooms_max) {
        return {Kind::too_large, {}};
    }
    if (auto best = way_to_best(world, state)) {
        return {Kind::winnable, *std::move(best)};
    }
    SearchResult found = shortest_win(world, state, hint_states_max);
    switch (found.verdict) {
    case Verdict::winnable:
        leave_out_needless(world, state, found);
        return {Kind::winnable, std::move(found.win)};
    case Verdict::not_winnable:
        return {kind_of_lost(world, state), {}};
    default:
        return {};
    }
}

Waypoint waypoint_of(const World& world, State state, std::span<const Command> way) {
    Events events;
    for (const Command& command : way) {
        RoomId room = state.room;
        advance(world, state, command, events);
        for (const Event& event : events) {
            if (!is_passed_by(event)) {
                return {event.kind,
                        room,
                        event.item,
                        event.encounter,
                        event.kind == EventKind::put ? event.other : no_item,
                        event.kind == EventKind::arrived ? event.direction : Direction::north};
            }
            room = event.kind == EventKind::arrived ? event.room : room;
        }
    }
    return {.room = state.room};
}

std::optional<std::uint64_t> par_of(const World& world) {
    if (world.grid().room_count() > par_rooms_max) {
        return std::nullopt;
    }
    const SearchResult found = shortest_win(world, par_states_max);
    return found.verdict == Verdict::winnable ? std::optional(found.turns) : std::nullopt;
}

} // namespace clew
