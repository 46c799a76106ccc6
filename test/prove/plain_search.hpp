/// A search without any of the reductions of shortest_win, to hold it against: room by room, every
/// choice is tried, and states are one only if they differ in turns alone.
#ifndef CLEW_TEST_PROVE_PLAIN_SEARCH_HPP
#define CLEW_TEST_PROVE_PLAIN_SEARCH_HPP

#include "clew/play/choices.hpp"
#include "clew/play/step.hpp"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <vector>

namespace clew::test {

using Fingerprint = std::vector<std::uint64_t>;

inline Fingerprint fingerprint_of(const State& state) {
    Fingerprint all = {index_of(state.room), index_of(state.asking)};
    for (const ItemState& item : state.items) {
        all.push_back(index_of(item.room) | std::uint64_t{item.uses} << 32U);
    }
    for (const EncounterState& met : state.encounters) {
        all.push_back((met.done ? 1U : 0U) | unsigned{met.guesses} << 8U |
                      unsigned{met.uses} << 16U);
    }
    for (const bool unlocked : state.unlocked) {
        all.push_back(unlocked ? 1 : 0);
    }
    return all;
}

struct PlainResult {
    bool settled = true;
    std::optional<std::uint64_t> turns; ///< of the shortest win
    std::size_t states = 0;
};

inline bool every_choice(const Command&) { return true; }

/// What costs no turn goes to the front of the queue, what costs one to its end.
template <class Tried = bool (*)(const Command&)>
PlainResult plain_search(const World& world, State from, std::size_t states_max,
                         const Tried& tried = every_choice) {
    const std::uint64_t turns_before = from.turns;
    std::deque<State> queue = {std::move(from)};
    std::map<Fingerprint, std::uint64_t> closed;
    while (!queue.empty()) {
        const State state = queue.front();
        queue.pop_front();
        if (state.outcome == Outcome::won) {
            return {true, state.turns - turns_before, closed.size()};
        }
        if (state.over() || !closed.emplace(fingerprint_of(state), state.turns).second) {
            continue;
        }
        if (closed.size() > states_max) {
            return {false, {}, closed.size()};
        }
        for (const Command& command : choices(world, state)) {
            if (!tried(command)) {
                continue;
            }
            State next = step(world, state, command).state;
            if (next.turns == state.turns) {
                queue.push_front(std::move(next));
            } else {
                queue.push_back(std::move(next));
            }
        }
    }
    return {true, {}, closed.size()};
}

inline PlainResult plain_search(const World& world, std::size_t states_max) {
    return plain_search(world, first_step(world).state, states_max);
}

} // namespace clew::test

#endif
