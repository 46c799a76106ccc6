/// Random worlds small enough for brute force, and what is held of the fates in them.
#ifndef CLEW_TEST_PROVE_SMALL_WORLDS_HPP
#define CLEW_TEST_PROVE_SMALL_WORLDS_HPP

#include "brute_force.hpp"
#include "play/model_worlds.hpp"

#include "clew/prove/fates.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

inline Item some_thing(Random& random, const WorldParts& parts) {
    Item made = item("thing", random.chance(0.2) ? nowhere : some_room(random, parts));
    made.weapon = random.chance(0.5);
    made.fixed = random.chance(0.1);
    if (random.chance(0.3)) {
        made.teleporter = some_destination(random, parts);
    }
    return made;
}

inline void add_someone(Random& random, WorldParts& parts) {
    const std::uint32_t room = index_of(some_room(random, parts));
    EncounterKind kind = some_kind(random, parts);
    if (auto* giver = std::get_if<QuestGiver>(&kind); giver != nullptr && random.chance(0.7)) {
        giver->gives = some_item(random, parts);
    }
    const auto is_trap_there = [&](const Encounter& one) {
        return index_of(one.room) == room && std::holds_alternative<Trap>(one.kind);
    };
    if (!std::holds_alternative<Trap>(kind) ||
        std::none_of(parts.encounters.begin(), parts.encounters.end(), is_trap_there)) {
        add(parts, encounter("someone", room, std::move(kind)));
    }
}

/// Up to 3x3, with one or two things, and up to three people and traps and some passages.
inline WorldParts small_parts(Random& random) {
    WorldParts parts;
    const auto rows = static_cast<std::uint32_t>(1 + random.below(3));
    const auto columns = static_cast<std::uint32_t>(1 + random.below(3));
    parts.grid = Grid(rows, columns);
    for (std::uint32_t i = 0; i < rows * columns; ++i) {
        for (const Direction direction : grid_directions) {
            if (parts.grid.neighbour(RoomId{i}, direction) && random.chance(0.4)) {
                parts.grid.open(RoomId{i}, direction);
            } else if (parts.grid.neighbour(RoomId{i}, direction) && random.chance(0.1)) {
                parts.grid.set_exits(RoomId{i}, parts.grid.exits(RoomId{i}).with(direction));
            }
        }
    }
    parts.start = some_room(random, parts);
    parts.goals = {some_room(random, parts)};
    for (std::uint64_t i = 1 + random.below(2); i > 0; --i) {
        add(parts, some_thing(random, parts));
    }
    for (std::uint64_t i = random.below(4); i > 0; --i) {
        add_someone(random, parts);
    }
    add_passages(random, parts);
    parts.seed = random.next();
    return parts;
}

inline World small_world(std::uint64_t seed) {
    Random random(mix(seed));
    return World(small_parts(random));
}

/// Opens it or not, but never to the goal.
inline void join_or_part(Random& random, WorldParts& parts, RoomId room, Direction direction) {
    const std::optional<RoomId> next = parts.grid.neighbour(room, direction);
    if (!next) {
        return;
    }
    parts.grid.close(room, direction);
    if (random.chance(0.8) && *next != parts.goals.front()) {
        parts.grid.open(room, direction);
    }
}

/// Nearly all rooms are joined but the last, the goal: to that leads a way that a thing opens.
inline void bar_the_goal(Random& random, WorldParts& parts) {
    const RoomId goal{parts.grid.room_count() - 1};
    parts.goals = {goal};
    for (std::uint32_t i = 0; i < index_of(goal); ++i) {
        join_or_part(random, parts, RoomId{i}, Direction::south);
        join_or_part(random, parts, RoomId{i}, Direction::east);
    }
    parts.start = RoomId{0};
    parts.passages.clear();
    Passage gate = passage("gate", index_of(goal) / 2, Direction::up, index_of(goal));
    gate.locked_by = random.chance(0.7) ? some_item(random, parts) : no_item;
    add(parts, std::move(gate));
}

/// Up to 3x3 with two or three things, and with the standard model; of so many of them the goal is
/// barred, so that more can go wrong.
inline WorldParts model_parts(Random& random, double barred) {
    WorldParts parts = small_parts(random);
    add(parts, some_thing(random, parts));
    if (parts.grid.room_count() > 2 && random.chance(barred)) {
        bar_the_goal(random, parts);
    }
    ModelMaker(random, parts).add_all(random.chance(0.2) ? 0.6 : 0.35);
    return parts;
}

/// Where an ending wins, so many of them have no goal.
inline void take_goals(Random& random, WorldParts& parts, double taken) {
    const bool can_end = std::any_of(parts.endings.begin(), parts.endings.end(),
                                     [](const Ending& ending) { return !ending.lost; });
    if (can_end && random.chance(taken)) {
        parts.goals.clear();
    }
}

inline World small_model_world(std::uint64_t seed) {
    Random random(mix(seed + 5'300'000));
    WorldParts parts = model_parts(random, 0.5);
    take_goals(random, parts, 0.5);
    return World(std::move(parts));
}

inline bool is_lost(Outcome outcome) {
    return outcome == Outcome::lost_to_monster || outcome == Outcome::lost;
}

/// Of every state that brute force finds.
inline void hold_fates(const World& world, const Fates& fates, const BruteForce& brute) {
    for (std::size_t i = 0; i < brute.states.size(); ++i) {
        const Fate fate = fates.fate_of(brute.states[i]);
        const Outcome outcome = brute.states[i].outcome;
        if (brute.is_at_play(world, i)) {
            continue;
        }
        const Fate expected = outcome == Outcome::won   ? Fate::won
                              : is_lost(outcome)        ? Fate::lost
                              : brute.is_dead(world, i) ? Fate::dead
                                                        : Fate::winnable;
        if (fate != expected) {
            BOOST_TEST(static_cast<int>(fate) == static_cast<int>(expected));
            break;
        }
    }
}

} // namespace clew::test

#endif
