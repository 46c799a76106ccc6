#include "clew/speech/line_for.hpp"

#include "../play/random_worlds.hpp"
#include "tale.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

namespace {

struct Row {
    std::string_view name;
    Keys keys;
    Command command;
    std::string_view line;
};

// Played to where the player stands in room 0 of the keep with the sword in hand.
std::string line_in_keep(const Row& row) {
    const World world(keep());
    State state = step(world, first_step(world).state,
                       {.verb = Verb::take, .item = id_of<ItemId>(world.items(), "sword")})
                      .state;
    Tally tally(world);
    tally.follow(world, first_step(world).events);
    Voice voice;
    voice.manner.keys = row.keys;
    return line_for(row.command, {world, state, tally, voice}).value_or("(nothing)");
}

} // namespace

BOOST_AUTO_TEST_SUITE(line_for_)

BOOST_AUTO_TEST_CASE(a_line_is_what_a_player_would_type) {
    const World world(keep());
    const auto item = [&](std::string_view id) { return id_of<ItemId>(world.items(), id); };
    const std::array<Row, 8> rows = {{
        {"a move", Keys::compass, {.direction = Direction::east}, "e"},
        {"a move of a mouse", Keys::udlr, {.direction = Direction::east}, "r"},
        {"down a hatch", Keys::compass, {.direction = Direction::down}, "d"},
        {"down a hatch by vi", Keys::hjkl, {.direction = Direction::down}, "downstairs"},
        {"to take", Keys::wasd, {.verb = Verb::take, .item = item("coins")}, "take silver coins"},
        {"to drop", Keys::compass, {.verb = Verb::drop, .item = item("sword")}, "drop rusty sword"},
        {"what is far off", Keys::compass, {.verb = Verb::take, .item = item("key")}, "(nothing)"},
        {"to hit out", Keys::compass, {.verb = Verb::attack}, "attack"},
    }};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(line_in_keep(row) == row.line); }
    }
}

BOOST_AUTO_TEST_CASE(what_is_called_alike_is_told_apart_by_id) {
    WorldParts parts = corridor(2);
    add(parts, named("iron", 0, "key"));
    add(parts, named("brass", 0, "key"));
    const World world(std::move(parts));
    const State state = first_step(world).state;
    const Tally tally(world);
    const Voice voice;
    const Telling telling{world, state, tally, voice};
    BOOST_TEST(line_for({.verb = Verb::take, .item = ItemId{1}}, telling).value_or("") ==
               "take brass");
}

BOOST_AUTO_TEST_CASE(an_answer_that_is_a_word_of_the_prompt_is_marked_as_one) {
    WorldParts parts = corridor(2);
    add(parts, encounter("sphinx", 0, riddler({"look", "nothing"})));
    const World world(std::move(parts));
    const State state = first_step(world).state;
    const Tally tally(world);
    const Voice voice;
    const Telling telling{world, state, tally, voice};
    BOOST_TEST(line_for({.verb = Verb::answer, .text = "look"}, telling).value_or("") ==
               "answer look");
    BOOST_TEST(line_for({.verb = Verb::answer}, telling).value_or("") == "no idea");
}

BOOST_AUTO_TEST_CASE(a_line_does_what_its_command_does) {
    int lines = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const World world = random_world(seed);
        Random random(seed);
        Voice voice;
        voice.manner.keys = static_cast<Keys>(seed % 4);
        Step now = first_step(world);
        Tally tally(world);
        tally.follow(world, now.events);
        for (int i = 0; i < 40; ++i) {
            const auto command = some_choice(random, world, now.state);
            if (!command) {
                break;
            }
            const Telling telling{world, now.state, tally, voice};
            const auto line = line_for(*command, telling);
            BOOST_TEST_CONTEXT("seed " << seed << ", step " << i) {
                BOOST_TEST_REQUIRE(line.has_value());
                const Meaning meaning = understand(*line, telling);
                BOOST_REQUIRE((meaning.kind == Meaning::Kind::command));
                const State after = step(world, now.state, *command).state;
                BOOST_TEST((step(world, now.state, meaning.command).state == after));
            }
            now = step(world, std::move(now.state), *command);
            tally.follow(world, now.events);
            ++lines;
        }
    }
    BOOST_TEST(lines > 1000);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
