/// A game told: a world, a voice, and lines typed as a player types them. What needs the session
/// (undo, map, the rest of a line) is shown as "[undo]".
///
///     Tale tale(keep());
///     BOOST_TEST(tale.type("take sword") == "You take the rusty sword.\n");
#ifndef CLEW_TEST_SPEECH_TALE_HPP
#define CLEW_TEST_SPEECH_TALE_HPP

#include "../play/worlds.hpp"

#include "clew/speech/answers.hpp"
#include "clew/speech/meetings.hpp"
#include "clew/speech/narrate.hpp"
#include "clew/speech/understand.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew::test {

inline Item named(std::string id, std::uint32_t room, std::string name, std::string article = "a") {
    Item made = item(std::move(id), room);
    made.name = std::move(name);
    made.article = std::move(article);
    return made;
}

inline Encounter called(std::string id, std::uint32_t room, EncounterKind kind,
                        std::string article = "a") {
    Encounter made = encounter(std::move(id), room, std::move(kind));
    made.article = std::move(article);
    return made;
}

/// Nine rooms with one of each to meet and something of each kind to find:
///
///     0 start: sword, coins, statue   1 scroll, key      2 pedlar (plays 1 to 20, 3 guesses)
///     3 amulet                        4 sphinx           5
///     6 ferryman (wants coins)        7 minotaur, hatch down to 8, locked by the key
inline WorldParts keep() {
    WorldParts parts = maze({{"ES", "WE", "WS"}, {"NS", "E", "NW"}, {"NE", "W", ""}});
    parts.title = "The Keep";
    parts.seed = 42;
    const ItemId sword = add(parts, named("sword", 0, "rusty sword"));
    parts.items.back().weapon = true;
    parts.items.back().words = {"blade"};
    const ItemId coins = add(parts, named("coins", 0, "silver coins", "some"));
    parts.items.back().treasure = 50;
    add(parts, named("statue", 0, "stone statue"));
    parts.items.back().fixed = true;
    parts.items.back().text = "A king without a nose.";
    add(parts, named("scroll", 1, "old scroll", "an"));
    parts.items.back().lore = "Mind the hatch.";
    const ItemId key = add(parts, named("key", 1, "iron key", "an"));
    add(parts, named("amulet", 3, "amulet", "an"));
    parts.items.back().teleporter = Destination{RoomId{0}};
    Gambler gambler{};
    gambler.high = 20;
    gambler.guesses = 3;
    gambler.bonus = 30;
    add(parts, called("pedlar", 2, gambler));
    Riddler asks = riddler({"well", "a spring"}, 20);
    asks.riddles.front().text = "What has a mouth and never eats?";
    add(parts, called("sphinx", 4, asks, "the"));
    QuestGiver giver{};
    giver.wants = coins;
    giver.bonus = 5;
    add(parts, called("ferryman", 6, giver));
    Monster monster{};
    monster.beaten_by = {sword};
    monster.bonus = 25;
    add(parts, called("minotaur", 7, monster));
    add(parts, passage("hatch", 7, Direction::down, 8));
    parts.passages.back().locked_by = key;
    return parts;
}

/// All of a meaning as one line: "go north", "take rusty sword", "ask look", "moves north east",
/// "told …", "unknown …".
inline std::string text_of(const World& world, const Command& command) {
    constexpr std::array<std::string_view, 16> verbs = {
        "go",     "take", "drop",  "examine", "use",  "read", "give",    "attack",
        "answer", "open", "close", "unlock",  "lock", "put",  "consume", "light"};
    std::string out(verbs[static_cast<std::size_t>(command.verb)]);
    if (command.verb == Verb::go) {
        out.append(" ").append(name_of(command.direction));
    }
    if (command.item != no_item) {
        out.append(" ").append(world.item(command.item).name);
    }
    if (command.encounter != nobody) {
        out.append(" ").append(world.encounter(command.encounter).name);
    }
    if (command.other != no_item) {
        out.append(command.verb == Verb::put ? " in " : " with ");
        out.append(world.item(command.other).name);
    }
    return command.verb == Verb::answer ? out + " '" + command.text + "'" : out;
}

inline std::string text_of(Ask ask) {
    for (const Word& word : vocabulary()) {
        if (word.ask == ask) {
            return std::string(word.text);
        }
    }
    return "?";
}

inline std::string text_of(const World& world, const Journey& journey) {
    const std::string direction(name_of(journey.direction));
    switch (journey.kind) {
    case Journey::Kind::steps:
        return direction + ' ' + std::to_string(journey.steps);
    case Journey::Kind::run:
        return "run " + direction;
    case Journey::Kind::to:
        return "to " + text_of(world.grid().place_of(journey.room));
    default:
        return "explore";
    }
}

inline std::string text_of(const World& world, const Meaning& meaning) {
    std::string out;
    switch (meaning.kind) {
    case Meaning::Kind::nothing:
        return "nothing";
    case Meaning::Kind::command:
        return text_of(world, meaning.command);
    case Meaning::Kind::several:
        for (const Command& command : meaning.several) {
            out.append(out.empty() ? "" : ", ").append(text_of(world, command));
        }
        return out;
    case Meaning::Kind::moves:
        for (const Direction direction : meaning.moves) {
            out.append(out.empty() ? "moves " : " ").append(name_of(direction));
        }
        return out;
    case Meaning::Kind::journey:
        return text_of(world, meaning.journey);
    case Meaning::Kind::take_all:
        return "take all";
    case Meaning::Kind::drop_all:
        return "drop all";
    case Meaning::Kind::ask:
        return "ask " + text_of(meaning.ask) + (meaning.in_words ? " in words" : "");
    case Meaning::Kind::told:
        return "told " + meaning.reply;
    default:
        return "unknown " + meaning.reply;
    }
}

class Tale {
public:
    explicit Tale(WorldParts parts, const Voice& with = {})
        : voice(with), world(std::move(parts)), now(first_step(world)), tally(world) {
        tally.follow(world, now.events);
    }
    Tale(WorldParts parts, const Manner& manner) : Tale(std::move(parts), Voice{manner}) {}

    [[nodiscard]] Telling telling() const { return {world, now.state, tally, voice}; }

    /// The first arrival, or what the last command brought.
    [[nodiscard]] std::string text(bool visited_before = false) const {
        std::string out;
        narrate(out, telling(), now.events, visited_before);
        return out;
    }

    [[nodiscard]] std::string meaning(std::string_view line) const {
        return text_of(world, understand(cleaned(line), telling()));
    }

    std::string obey(const Command& command) {
        now = step(world, std::move(now.state), command);
        const RoomId room = now.state.room;
        const bool seen = tally.seen(room);
        tally.follow(world, now.events);
        return text(seen);
    }

    /// One line of one sentence, and the answer to it.
    std::string type(std::string_view line) {
        const Meaning meaning = understand(cleaned(line), telling());
        std::string out;
        switch (meaning.kind) {
        case Meaning::Kind::command:
            return obey(meaning.command);
        case Meaning::Kind::several:
            for (const Command& command : meaning.several) {
                out += obey(command);
            }
            return out;
        case Meaning::Kind::moves:
            for (const Direction direction : meaning.moves) {
                out += obey({.verb = Verb::go, .direction = direction});
            }
            return out;
        case Meaning::Kind::told:
        case Meaning::Kind::unknown:
            append_text(out, voice, meaning.reply);
            return out;
        default:
            return '[' + text_of(world, meaning) + ']';
        }
    }

    /// What one of the answers says: `tale.says(tell_room)`.
    [[nodiscard]] std::string says(void (*teller)(std::string&, const Telling&)) const {
        std::string out;
        teller(out, telling());
        return out;
    }

    Voice voice;
    World world;
    Step now;
    Tally tally;
};

/// What is typed, and what is told then.
struct Deed {
    std::string_view typed;
    std::string told;
};

inline void expect_told(Tale& tale, const std::vector<Deed>& deeds) {
    for (const Deed& deed : deeds) {
        BOOST_TEST_CONTEXT(deed.typed) { BOOST_TEST(tale.type(deed.typed) == deed.told); }
    }
}

} // namespace clew::test

#endif
