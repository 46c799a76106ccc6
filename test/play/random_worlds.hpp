/// Small random worlds with a bit of everything, for laws: 1x1 to 4x4 rooms, any walls, several
/// goals, every kind of item, encounter and passage, some turn limits. One seed, one world.
#ifndef CLEW_TEST_PLAY_RANDOM_WORLDS_HPP
#define CLEW_TEST_PLAY_RANDOM_WORLDS_HPP

#include "worlds.hpp"

#include "clew/play/choices.hpp"

#include <algorithm>

namespace clew::test {

inline RoomId some_room(Random& random, const WorldParts& parts) {
    return RoomId{static_cast<std::uint32_t>(random.below(parts.grid.room_count()))};
}

inline ItemId some_item(Random& random, const WorldParts& parts) {
    return ItemId{static_cast<std::uint16_t>(random.below(parts.items.size()))};
}

inline Destination some_destination(Random& random, const WorldParts& parts) {
    return random.chance(0.5) ? Destination{} : Destination{some_room(random, parts)};
}

inline WorldParts random_maze(Random& random) {
    WorldParts parts;
    const auto rows = static_cast<std::uint32_t>(1 + random.below(4));
    const auto columns = static_cast<std::uint32_t>(1 + random.below(4));
    parts.grid = Grid(rows, columns);
    for (std::uint32_t i = 0; i < rows * columns; ++i) {
        for (const Direction direction : {Direction::south, Direction::east}) {
            if (parts.grid.neighbour(RoomId{i}, direction) && random.chance(0.7)) {
                parts.grid.open(RoomId{i}, direction);
            }
        }
    }
    parts.start = some_room(random, parts);
    for (std::uint64_t i = 0, goals = 1 + random.below(2); i < goals; ++i) {
        parts.goals.push_back(some_room(random, parts));
    }
    return parts;
}

inline void add_items(Random& random, WorldParts& parts) {
    for (std::uint64_t i = 0, items = 1 + random.below(6); i < items; ++i) {
        std::string id = "thing";
        append_number(id, i);
        Item made = item(std::move(id), some_room(random, parts));
        made.treasure = random.chance(0.3) ? 10 : 0;
        made.weapon = random.chance(0.3);
        made.fixed = random.chance(0.2);
        made.lore = random.chance(0.3) ? "words" : "";
        if (random.chance(0.3)) {
            made.teleporter = some_destination(random, parts);
        }
        add(parts, std::move(made));
    }
}

inline EncounterKind some_kind(Random& random, WorldParts& parts) {
    switch (random.below(5)) {
    case 0: {
        Monster monster;
        monster.bonus = 5;
        if (random.chance(0.5)) {
            monster.beaten_by = {some_item(random, parts)};
        }
        return monster;
    }
    case 1:
        return riddler({"well", "spring"}, 3);
    case 2: {
        Gambler gambler;
        gambler.high = 1 + static_cast<std::uint32_t>(random.below(10));
        gambler.guesses = 1 + static_cast<std::uint32_t>(random.below(3));
        gambler.bonus = 4;
        return gambler;
    }
    case 3: {
        QuestGiver giver;
        giver.wants = some_item(random, parts);
        if (random.chance(0.5)) {
            giver.gives = add(parts, item("gift", nowhere));
            parts.items.back().treasure = 7;
        }
        return giver;
    }
    default:
        return Trap{some_destination(random, parts)};
    }
}

inline void add_encounters(Random& random, WorldParts& parts) {
    for (std::uint64_t i = 0, encounters = random.below(6); i < encounters; ++i) {
        std::string id = "someone";
        append_number(id, i);
        const RoomId room = some_room(random, parts);
        EncounterKind kind = some_kind(random, parts);
        const bool is_second_trap =
            std::holds_alternative<Trap>(kind) &&
            std::any_of(parts.encounters.begin(), parts.encounters.end(),
                        [&](const Encounter& one) {
                            return one.room == room && std::holds_alternative<Trap>(one.kind);
                        });
        if (!is_second_trap) {
            add(parts, encounter(std::move(id), index_of(room), std::move(kind)));
        }
    }
}

inline void add_passages(Random& random, WorldParts& parts) {
    std::vector<std::pair<RoomId, Direction>> taken;
    const auto is_free = [&](RoomId room, Direction direction) {
        return !parts.grid.exits(room).has(direction) &&
               std::find(taken.begin(), taken.end(), std::pair(room, direction)) == taken.end();
    };
    for (std::uint64_t i = 0, tries = random.below(5); i < tries; ++i) {
        const RoomId from = some_room(random, parts);
        const RoomId to = some_room(random, parts);
        const Direction go = all_directions[random.below(6)];
        if (from == to || !is_free(from, go) || !is_free(to, opposite(go))) {
            continue;
        }
        Passage made = passage("way", index_of(from), go, index_of(to));
        made.one_way = random.chance(0.3);
        made.locked_by = random.chance(0.5) ? some_item(random, parts) : no_item;
        taken.emplace_back(from, go);
        taken.emplace_back(to, opposite(go));
        add(parts, std::move(made));
    }
}

inline World random_world(std::uint64_t seed) {
    Random random(seed);
    WorldParts parts = random_maze(random);
    add_items(random, parts);
    add_encounters(random, parts);
    add_passages(random, parts);
    parts.seed = random.next();
    if (random.chance(0.3)) {
        parts.turn_limit = 1 + random.below(30);
    }
    return World(std::move(parts));
}

/// Any command that makes sense of the world's ids, refused or not.
inline Command some_command(Random& random, const World& world) {
    constexpr std::array<std::string_view, 6> answers = {"well", "the spring", "", "3", "7", "no"};
    Command command;
    command.verb = static_cast<Verb>(random.below(9));
    if (command.verb == Verb::go) {
        command.direction = all_directions[random.below(6)];
    } else if (command.verb == Verb::answer) {
        command.text = answers[random.below(answers.size())];
    } else if (command.verb != Verb::attack) {
        command.item = some_item(random, world.parts());
    }
    if ((command.verb == Verb::give || command.verb == Verb::attack) &&
        !world.encounters().empty() && random.chance(0.5)) {
        command.encounter =
            EncounterId{static_cast<std::uint16_t>(random.below(world.encounters().size()))};
    }
    return command;
}

/// What choices offers, or nothing.
inline std::optional<Command> some_choice(Random& random, const World& world, const State& state) {
    const std::vector<Command> offered = choices(world, state);
    if (offered.empty()) {
        return std::nullopt;
    }
    return offered[random.below(offered.size())];
}

} // namespace clew::test

#endif
