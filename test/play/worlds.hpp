/// Tiny worlds for tests, and a tiny language to play them in: mazes are written as exit strings,
/// commands and events as words, with the ids that the things were given.
///
///     WorldParts parts = corridor(3);
///     add(parts, item("sword", 1));
///     const World world(std::move(parts));
///     Story story(world);
///     BOOST_TEST(story.play("e") == "arrived 1");
#ifndef CLEW_TEST_PLAY_WORLDS_HPP
#define CLEW_TEST_PLAY_WORLDS_HPP

#include "clew/base/random.hpp"
#include "clew/base/text.hpp"
#include "clew/play/step.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew::test {

/// A maze of exit strings, row by row; the start is its first room and the goal its last.
inline WorldParts maze(const std::vector<std::vector<std::string_view>>& rows) {
    WorldParts parts;
    parts.grid = Grid(static_cast<std::uint32_t>(rows.size()),
                      static_cast<std::uint32_t>(rows.front().size()));
    std::uint32_t at = 0;
    for (const auto& row : rows) {
        for (const std::string_view exits : row) {
            parts.grid.set_exits(RoomId{at++}, *exits_of(exits));
        }
    }
    parts.goals = {RoomId{at - 1}};
    return parts;
}

/// So many rooms from west to east; the start is the first and the goal the last.
inline WorldParts corridor(std::uint32_t rooms) {
    WorldParts parts;
    parts.grid = Grid(1, rooms);
    for (std::uint32_t i = 0; i + 1 < rooms; ++i) {
        parts.grid.open(RoomId{i}, Direction::east);
    }
    parts.goals = {RoomId{rooms - 1}};
    return parts;
}

inline Item item(std::string id, RoomId room) {
    Item made;
    made.stream = stream_of("item " + id);
    made.name = id;
    made.article = "a";
    made.id = std::move(id);
    made.room = room;
    return made;
}
inline Item item(std::string id, std::uint32_t room) { return item(std::move(id), RoomId{room}); }

inline Encounter encounter(std::string id, std::uint32_t room, EncounterKind kind) {
    Encounter made;
    made.stream = stream_of("encounter " + id);
    made.name = id;
    made.article = "the";
    made.id = std::move(id);
    made.room = RoomId{room};
    made.kind = std::move(kind);
    return made;
}

inline Riddler riddler(std::vector<std::string> answers, std::int64_t bonus = 0) {
    Riddler made;
    made.riddles.front().answers = std::move(answers);
    made.bonus = bonus;
    return made;
}

inline Passage passage(std::string id, std::uint32_t from, Direction go, std::uint32_t to) {
    Passage made;
    made.id = std::move(id);
    made.from = RoomId{from};
    made.go = go;
    made.to = RoomId{to};
    return made;
}

inline ItemId add(WorldParts& parts, Item made) {
    parts.items.push_back(std::move(made));
    return ItemId{static_cast<std::uint16_t>(parts.items.size() - 1)};
}
inline EncounterId add(WorldParts& parts, Encounter made) {
    parts.encounters.push_back(std::move(made));
    return EncounterId{static_cast<std::uint16_t>(parts.encounters.size() - 1)};
}
inline PassageId add(WorldParts& parts, Passage made) {
    parts.passages.push_back(std::move(made));
    return PassageId{static_cast<std::uint16_t>(parts.passages.size() - 1)};
}

/// The thing with that id; asserts that there is one.
template <class Id, class Things>
Id id_of(const Things& things, std::string_view id) {
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (things[i].id == id) {
            return Id{static_cast<std::uint16_t>(i)};
        }
    }
    assert(false);
    return Id{};
}

/// "e", "take sword", "examine troll", "give coin", "give coin to hermit", "attack", "answer well",
/// "put coin in purse", "lock chest with key".
inline Command command_of(const World& world, std::string_view line) {
    constexpr std::array<std::string_view, 16> verbs = {
        "go",     "take", "drop",  "examine", "use",  "read", "give",    "attack",
        "answer", "open", "close", "unlock",  "lock", "put",  "consume", "light"};
    const std::vector<std::string_view> words = split_words(line);
    Command command;
    if (words[0].size() == 1) {
        command.direction = *direction_of(words[0][0]);
        return command;
    }
    const auto* verb = std::find(verbs.begin(), verbs.end(), words[0]);
    assert(verb != verbs.end());
    command.verb = static_cast<Verb>(verb - verbs.begin());
    if (command.verb == Verb::answer) {
        command.text = line.substr(std::min(line.size(), words[0].size() + 1));
        return command;
    }
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto is_named = [&](const Item& one) { return one.id == words[i]; };
        if (std::any_of(world.items().begin(), world.items().end(), is_named)) {
            ItemId& named = command.item == no_item ? command.item : command.other;
            named = id_of<ItemId>(world.items(), words[i]);
        } else if (words[i] != "to" && words[i] != "in" && words[i] != "on" && words[i] != "with") {
            command.encounter = id_of<EncounterId>(world.encounters(), words[i]);
        }
    }
    return command;
}

/// The kind, then the fields that are not at their defaults: "quest_done coin hermit 10".
inline std::string text_of(const World& world, const Event& event) {
    std::string out(name_of(event.kind));
    if (event.kind == EventKind::no_exit || event.kind == EventKind::locked ||
        event.kind == EventKind::unlocked || event.kind == EventKind::door_locked ||
        event.kind == EventKind::blocked) {
        out.append(" ").append(name_of(event.direction));
    }
    if (event.room != nowhere) {
        append_number(out += ' ', index_of(event.room));
    }
    if (event.passage != no_passage) {
        out.append(" ").append(world.passages()[index_of(event.passage)].id);
    }
    if (event.item != no_item) {
        out.append(" ").append(world.item(event.item).id);
    }
    if (event.other != no_item) {
        out.append(" ").append(world.item(event.other).id);
    }
    if (event.encounter != nobody) {
        out.append(" ").append(world.encounter(event.encounter).id);
    }
    if (event.kind == EventKind::milestone || event.kind == EventKind::ended) {
        append_number(out += ' ', event.number);
    }
    if (event.amount != 0) {
        append_signed(out += ' ', event.amount);
    }
    return out;
}

/// All of them, a comma and a space between.
inline std::string text_of(const World& world, const Events& events) {
    std::string out;
    for (const Event& event : events) {
        out.append(out.empty() ? "" : ", ").append(text_of(world, event));
    }
    return out;
}

/// A game in progress. `events` are those of the last command, or of the beginning.
struct Story {
    explicit Story(const World& the_world) : world(the_world), now(first_step(the_world)) {}

    [[nodiscard]] std::string text() const { return text_of(world, now.events); }

    /// Does one command, and tells what came of it.
    std::string play(std::string_view line) {
        now = step(world, std::move(now.state), command_of(world, line));
        return text();
    }
    [[nodiscard]] const State& state() const { return now.state; }
    [[nodiscard]] const ItemState& item(std::string_view id) const {
        return now.state.items[index_of(id_of<ItemId>(world.items(), id))];
    }
    [[nodiscard]] const EncounterState& encounter(std::string_view id) const {
        return now.state.encounters[index_of(id_of<EncounterId>(world.encounters(), id))];
    }

    const World& world;
    Step now;
};

/// A corridor with so many alcoves south of it, a sword in each; farther on a troll for each, and
/// the goal. The start is amid the alcoves, so that nearly all sets of swords can be had by the
/// time the best is: two to that power.
inline WorldParts gauntlet(std::uint32_t swords) {
    const std::uint32_t columns = 2 * swords + 1;
    WorldParts parts;
    parts.grid = Grid(2, columns);
    for (std::uint32_t i = 0; i + 1 < columns; ++i) {
        parts.grid.open(RoomId{i}, Direction::east);
    }
    for (std::uint32_t i = 0; i < swords; ++i) {
        parts.grid.open(RoomId{i}, Direction::south);
        Monster troll;
        troll.beaten_by = {add(parts, item("sword" + std::to_string(i), columns + i))};
        add(parts, encounter("troll" + std::to_string(i), swords + i, troll));
    }
    parts.start = RoomId{swords / 2};
    parts.goals = {RoomId{columns - 1}};
    return parts;
}

} // namespace clew::test

#endif
