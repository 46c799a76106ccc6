/// A game to talk to: one line in, the answer out, so that a test reads as a dialogue.
#ifndef CLEW_TEST_SESSION_TALK_HPP
#define CLEW_TEST_SESSION_TALK_HPP

#include "clew/session/game.hpp"
#include "play/random_worlds.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace clew::test {

inline Voice voice_of(const World& world) {
    Voice voice;
    voice.manner = world.parts().manner;
    return voice;
}

struct Talk {
    explicit Talk(WorldParts parts) : world(std::move(parts)), game(world, voice_of(world)) {}
    Talk(WorldParts parts, const Voice& voice) : world(std::move(parts)), game(world, voice) {}
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;

    std::string open() {
        std::string out;
        opening(game, out);
        return out;
    }
    std::string type(std::string_view line) {
        std::string out;
        reply = respond(game, line, out);
        return out;
    }
    [[nodiscard]] const State& state() const { return game.moment.state; }
    [[nodiscard]] std::uint64_t digest() const { return digest_of(game); }

    World world;
    Game game;
    Reply reply;
};

/// Five rooms from west to east, the goal the last; a lamp in the first, a sword in the second, a
/// sphinx that asks in the fourth.
inline WorldParts gallery() {
    WorldParts parts = corridor(5);
    add(parts, item("lamp", 0));
    add(parts, item("sword", 1));
    Riddler sphinx = riddler({"well"});
    sphinx.riddles.front().text = "What has an eye and cannot see?";
    sphinx.right = "The sphinx sinks into the sand.";
    sphinx.wrong = "The sand takes you.";
    add(parts, encounter("sphinx", 3, std::move(sphinx)));
    return parts;
}

/// A sword at the start, a drop that cannot be climbed, and a troll below.
inline WorldParts chute(std::int64_t price = 0) {
    WorldParts parts = maze({{"E", "W", ""}, {"E", "EW", "W"}});
    parts.goals = {RoomId{5}};
    const ItemId sword = add(parts, item("sword", 0));
    Monster troll;
    troll.beaten_by = {sword};
    add(parts, encounter("troll", 4, troll));
    add(parts, passage("chute", 1, Direction::down, 3));
    parts.passages.back().one_way = true;
    parts.scoring.per_hint = price;
    return parts;
}

} // namespace clew::test

#endif
