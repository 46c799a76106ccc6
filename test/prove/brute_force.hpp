/// What a proof claims, found by another method: every state there is, told apart by all that is
/// in it but turns and payments, every choice tried, and then sweeps over all of them until
/// nothing changes any more.
#ifndef CLEW_TEST_PROVE_BRUTE_FORCE_HPP
#define CLEW_TEST_PROVE_BRUTE_FORCE_HPP

#include "plain_search.hpp"

#include <algorithm>
#include <limits>

namespace clew::test {

inline constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();

/// Invariant: the vectors have a place for each state.
struct BruteForce {
    struct Move {
        std::vector<std::size_t> ends; ///< several where chance chooses
        std::uint64_t turns = 0;
    };
    bool settled = true;
    std::vector<std::size_t> first; ///< several where chance chooses at once
    std::vector<State> states;
    std::vector<std::vector<Move>> moves;
    std::vector<std::uint64_t> to_win; ///< fewest turns
    std::vector<std::uint64_t> so_far; ///< fewest turns from the first state

    /// A game of chance in hand is judged by what comes after it.
    [[nodiscard]] bool is_dead(const World& world, std::size_t i) const {
        return !states[i].over() && to_win[i] == never && !is_at_play(world, i);
    }
    [[nodiscard]] bool is_at_play(const World& world, std::size_t i) const {
        const EncounterId asking = states[i].asking;
        return asking != nobody && std::holds_alternative<Gambler>(world.encounter(asking).kind);
    }
    /// Of the nearest state that is dead, or lost; never, if there is none.
    template <class Wanted>
    [[nodiscard]] std::uint64_t turns_to(const Wanted& wanted) const {
        std::uint64_t fewest = never;
        for (std::size_t i = 0; i < states.size(); ++i) {
            fewest = wanted(i) ? std::min(fewest, so_far[i]) : fewest;
        }
        return fewest;
    }
};

/// What a command may lead to: one state, or where chance chooses several.
using Ends = std::vector<State>;

template <class EndsOf>
BruteForce all_states(const World& world, Ends first, const EndsOf& ends_of,
                      std::size_t states_max) {
    BruteForce all;
    std::map<Fingerprint, std::size_t> known;
    const std::uint64_t period = turns_of_routes(world);
    const auto number_of = [&](State state) {
        Fingerprint mark = fingerprint_of(state, period);
        mark.push_back(static_cast<std::uint64_t>(state.outcome));
        mark.push_back(state.ending);
        const auto [at, is_new] = known.emplace(std::move(mark), all.states.size());
        if (is_new) {
            state.turns %= period;
            all.states.push_back(std::move(state));
        }
        return at->second;
    };
    for (State& one : first) {
        all.first.push_back(number_of(std::move(one)));
    }
    for (std::size_t i = 0; i < all.states.size(); ++i) {
        if (i >= states_max) {
            all.settled = false;
            return all;
        }
        all.moves.emplace_back();
        for (const Command& command : choices(world, all.states[i])) {
            BruteForce::Move move;
            for (State& end : ends_of(all.states[i], command)) {
                move.turns = end.turns - all.states[i].turns;
                move.ends.push_back(number_of(std::move(end)));
            }
            all.moves[i].push_back(std::move(move));
        }
    }
    return all;
}

/// To a win by that move, where chance does its worst.
inline std::uint64_t turns_by(const BruteForce& all, const BruteForce::Move& move) {
    std::uint64_t worst = 0;
    for (const std::size_t end : move.ends) {
        worst = std::max(worst, all.to_win[end]);
    }
    return worst == never ? never : worst + move.turns;
}

/// Sweeps: the fewest turns to a win where chance does its worst.
inline void sweep_back(BruteForce& all) {
    all.to_win.assign(all.states.size(), never);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = all.states.size(); i-- > 0;) {
            std::uint64_t best = all.states[i].outcome == Outcome::won ? 0 : never;
            for (const BruteForce::Move& move : all.moves[i]) {
                best = std::min(best, turns_by(all, move));
            }
            changed = changed || best < all.to_win[i];
            all.to_win[i] = std::min(all.to_win[i], best);
        }
    }
}

/// True if that made anything nearer.
inline bool lower_ends(BruteForce& all, std::size_t from, const BruteForce::Move& move) {
    bool lower = false;
    for (const std::size_t end : move.ends) {
        const std::uint64_t turns = all.so_far[from] + move.turns;
        lower = lower || turns < all.so_far[end];
        all.so_far[end] = std::min(all.so_far[end], turns);
    }
    return lower;
}

/// Sweeps: the fewest turns from the first state where chance does its best. Every state comes
/// after one that leads to it.
inline void sweep_forward(BruteForce& all) {
    all.so_far.assign(all.states.size(), never);
    for (const std::size_t i : all.first) {
        all.so_far[i] = 0;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < all.states.size(); ++i) {
            for (const BruteForce::Move& move : all.moves[i]) {
                changed = lower_ends(all, i, move) || changed;
            }
        }
    }
}

/// For the dice of the world's seed. Needs a world without a turn limit.
inline BruteForce brute_force(const World& world, std::size_t states_max) {
    const auto ends_of = [&](const State& state, const Command& command) {
        return Ends{step(world, state, command).state};
    };
    BruteForce all = all_states(world, {first_step(world).state}, ends_of, states_max);
    if (all.settled) {
        sweep_back(all);
        sweep_forward(all);
    }
    return all;
}

/// Worlds that differ in where all random teleporters lead: to one room each.
class LoadedDice {
public:
    explicit LoadedDice(const World& world) : world_(world) {
        for (std::uint32_t i = 0; i < world.grid().room_count(); ++i) {
            WorldParts parts = world.parts();
            for (Item& item : parts.items) {
                if (item.teleporter && !item.teleporter->room) {
                    item.teleporter = Destination{RoomId{i}};
                }
            }
            for (Encounter& one : parts.encounters) {
                auto* trap = std::get_if<Trap>(&one.kind);
                if (trap != nullptr && !trap->to.room) {
                    trap->to = Destination{RoomId{i}};
                }
            }
            loaded_.emplace_back(std::move(parts));
        }
    }

    /// Of a step that is taken in each of the worlds by `take`.
    template <class Take>
    [[nodiscard]] Ends ends(RoomId stand, const Take& take) const {
        const Step real = take(world_);
        std::vector<RoomId> landings = {RoomId{0}};
        RoomId own = stand;
        for (const Event& event : real.events) {
            own = event.kind == EventKind::arrived ? event.room : own;
            if (event.kind == EventKind::teleported && is_random(event)) {
                landings = rooms_from(own);
                break;
            }
        }
        Ends ends;
        for (const RoomId room : landings) {
            ends.push_back(take(loaded_[index_of(room)]).state);
        }
        return ends;
    }

private:
    [[nodiscard]] bool is_random(const Event& event) const {
        return event.item != no_item
                   ? !world_.item(event.item).teleporter->room
                   : !std::get_if<Trap>(&world_.encounter(event.encounter).kind)->to.room;
    }
    [[nodiscard]] std::vector<RoomId> rooms_from(RoomId own) const {
        std::vector<RoomId> rooms;
        for (std::uint32_t i = 0; i < world_.grid().room_count(); ++i) {
            const RoomId room{i};
            if (room != own && !world_.is_goal(room) && !world_.exits(room).empty()) {
                rooms.push_back(room);
            }
        }
        return rooms.empty() ? std::vector{own} : rooms;
    }

    const World& world_;
    std::vector<World> loaded_;
};

/// For any dice. `to_win` is then that of the worst ones.
inline BruteForce brute_force_any_dice(const World& world, std::size_t states_max) {
    const LoadedDice dice(world);
    const Ends first =
        dice.ends(world.parts().start, [](const World& one) { return first_step(one); });
    const auto ends_of = [&](const State& state, const Command& command) {
        return dice.ends(state.room, [&](const World& one) { return step(one, state, command); });
    };
    BruteForce all = all_states(world, first, ends_of, states_max);
    if (all.settled) {
        sweep_back(all);
        sweep_forward(all);
    }
    return all;
}

} // namespace clew::test

#endif
