/// A search without any of the reductions of shortest_win, to hold it against: room by room, every
/// choice is tried, and states are one only if they differ in turns alone.
#ifndef CLEW_TEST_PROVE_PLAIN_SEARCH_HPP
#define CLEW_TEST_PROVE_PLAIN_SEARCH_HPP

#include "clew/play/choices.hpp"
#include "clew/play/step.hpp"

#include <cstdint>
#include <deque>
#include <map>
#include <numeric>
#include <optional>
#include <vector>

namespace clew::test {

using Fingerprint = std::vector<std::uint64_t>;

/// After so many turns monsters with a route are where they were.
inline std::uint64_t turns_of_routes(const World& world) {
    std::uint64_t period = 1;
    for (const EncounterId id : world.rovers()) {
        period = std::lcm(period, std::get_if<Monster>(&world.encounter(id).kind)->route.size());
    }
    return period;
}

inline Fingerprint fingerprint_of(const State& state, std::uint64_t period) {
    Fingerprint all = {index_of(state.room), index_of(state.asking), state.turns % period};
    for (const ItemState& item : state.items) {
        all.push_back(index_of(item.room) | std::uint64_t{item.uses} << 32U |
                      std::uint64_t{item.worn} << 40U |
                      std::uint64_t{index_of(item.inside)} << 48U);
        all.push_back((item.open ? 1U : 0U) | (item.locked ? 2U : 0U) | (item.lit ? 4U : 0U) |
                      (item.eaten ? 8U : 0U));
    }
    for (const EncounterState& met : state.encounters) {
        all.push_back((met.done ? 1U : 0U) | unsigned{met.guesses} << 8U |
                      unsigned{met.uses} << 16U);
    }
    for (const std::vector<bool>* flags : {&state.unlocked, &state.found}) {
        for (const bool flag : *flags) {
            all.push_back(flag ? 1 : 0);
        }
    }
    return all;
}

struct PlainResult {
    bool settled = true;
    std::optional<std::uint64_t> turns; ///< of the shortest win
    std::size_t states = 0;
};

inline bool every_choice(const Command&) { return true; }

/// In the order of turns; what costs none comes next.
template <class Tried = bool (*)(const Command&)>
PlainResult plain_search(const World& world, State from, std::size_t states_max,
                         const Tried& tried = every_choice) {
    const std::uint64_t turns_before = from.turns;
    const std::uint64_t period = turns_of_routes(world);
    std::map<std::uint64_t, std::deque<State>> queue;
    queue[turns_before].push_back(std::move(from));
    std::map<Fingerprint, std::uint64_t> closed;
    while (!queue.empty()) {
        std::deque<State>& now = queue.begin()->second;
        if (now.empty()) {
            queue.erase(queue.begin());
            continue;
        }
        const State state = now.front();
        now.pop_front();
        if (state.outcome == Outcome::won) {
            return {true, state.turns - turns_before, closed.size()};
        }
        if (state.over() || !closed.emplace(fingerprint_of(state, period), state.turns).second) {
            continue;
        }
        if (closed.size() > states_max) {
            return {false, {}, closed.size()};
        }
        for (const Command& command : choices(world, state)) {
            if (tried(command)) {
                State next = step(world, state, command).state;
                queue[next.turns].push_front(std::move(next));
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
