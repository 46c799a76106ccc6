#include "clew/prove/search.hpp"

#include "clew/play/step.hpp"
#include "clew/prove/moves.hpp"
#include "clew/prove/nearest.hpp"
#include "clew/prove/packing.hpp"
#include "clew/prove/places.hpp"

#include <algorithm>
#include <limits>

namespace clew {

namespace {

// A win from a state on, as a problem for Nearest.
class Winning {
public:
    Winning(const World& world, const State& from)
        : needs_(needs_of(world, from)), packing_(world, needs_, from),
          moves_(world, places_of_win(world, needs_, from)) {}

    [[nodiscard]] std::size_t words() const { return packing_.words(); }
    void pack(const State& state, std::span<std::uint64_t> words) const {
        packing_.pack(state, words);
    }
    [[nodiscard]] State unpack(KeyTable::Key key) const { return packing_.unpack(key); }
    [[nodiscard]] bool is_aim(const State& state) const { return state.outcome == Outcome::won; }
    [[nodiscard]] std::vector<Move> moves(const State& state);
    [[nodiscard]] State after(const State& state, const Move& move) const {
        return moves_.after(state, move);
    }
    void append(std::vector<Command>& commands, RoomId from, const Move& move) {
        moves_.append(commands, from, move);
    }

private:
    [[nodiscard]] bool can_matter(const Command& command) const;
    [[nodiscard]] bool is_free_gain(const Command& command) const;

    Needs needs_;
    Packing packing_;
    Moves moves_;
};

// All, less those that cannot help; where one is sure to do no harm, it alone.
std::vector<Move> Winning::moves(const State& state) {
    std::vector<Move> all = moves_.of(state);
    for (const Move& move : all) {
        if (is_free_gain(move.command)) {
            return {move};
        }
    }
    all.erase(std::remove_if(all.begin(), all.end(),
                             [this](const Move& move) { return !can_matter(move.command); }),
              all.end());
    return all;
}

// What locks a door, or eats what no one asks to have eaten, helps to no win.
bool Winning::can_matter(const Command& command) const {
    const std::size_t item = index_of(command.item);
    switch (command.verb) {
    case Verb::take:
    case Verb::give:
    case Verb::open:
    case Verb::close:
    case Verb::light:
        return needs_.useful[item];
    case Verb::drop:
        return needs_.shed[item];
    case Verb::put:
        return needs_.contested[item];
    case Verb::consume:
        return needs_.eaten_asked[item];
    case Verb::lock:
        return false;
    default:
        return true;
    }
}

bool Winning::is_free_gain(const Command& command) const {
    const std::size_t item = index_of(command.item);
    switch (command.verb) {
    case Verb::take:
    case Verb::give:
        return needs_.useful[item] && !needs_.contested[item];
    case Verb::open:
    case Verb::light:
        return needs_.useful[item] && !needs_.delicate[item];
    case Verb::examine: // finds a way
        return true;
    default:
        return false;
    }
}

} // namespace

SearchResult shortest_win(const World& world, std::uint64_t states_max) {
    return shortest_win(world, first_step(world).state, states_max);
}

SearchResult shortest_win(const World& world, const State& from, std::uint64_t states_max) {
    constexpr std::uint64_t any = std::numeric_limits<std::uint64_t>::max();
    return shortest_win(world, from, Bounds{.states = states_max, .bytes = any});
}

SearchResult shortest_win(const World& world, const State& from, const Bounds& bounds) {
    using Verdict = SearchResult::Verdict;
    if (from.over()) {
        const bool won = from.outcome == Outcome::won;
        return {.verdict = won ? Verdict::winnable : Verdict::not_winnable, .win = {}};
    }
    if (period_of(world) == 0) {
        return {};
    }
    Winning winning(world, from);
    Nearest nearest(winning, bounds);
    nearest.search(from);
    SearchResult result;
    result.states = nearest.states();
    if (const auto turns = nearest.turns()) {
        result.verdict = Verdict::winnable;
        result.win = nearest.way();
        result.turns = *turns - from.turns;
    } else if (nearest.settled()) {
        result.verdict = Verdict::not_winnable;
    }
    return result;
}

} // namespace clew
