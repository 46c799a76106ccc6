#include "clew/session/game.hpp"

#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(game)

BOOST_AUTO_TEST_CASE(opens_with_title_aim_seed_and_the_first_arrival) {
    WorldParts parts = gallery();
    parts.title = "The Gallery";
    parts.texts.aim = "Find the far end.";
    parts.seed = 42;
    Talk talk(std::move(parts));
    const std::string text = talk.open();
    BOOST_TEST(text.substr(0, 30) == "The Gallery\nFind the far end.\n");
    const std::string end = "Seed 42.\n"
                            "\n"
                            "You are at row 0, column 0. Exits: east.\n"
                            "There is a lamp here.\n";
    BOOST_TEST(text.substr(text.size() - end.size()) == end);
    BOOST_TEST(talk.type("repeat") == text);
    BOOST_TEST(talk.state().turns == 0U);
}

BOOST_AUTO_TEST_CASE(a_start_that_is_a_goal_is_won_at_once) {
    WorldParts parts = corridor(2);
    parts.goals = {RoomId{0}};
    parts.texts.won = "That was easy.";
    Talk talk(std::move(parts));
    BOOST_TEST(talk.open().find("That was easy.\n") != std::string::npos);
    BOOST_TEST(over(talk.game));
}

BOOST_AUTO_TEST_CASE(a_start_may_ask_a_question) {
    WorldParts parts = gallery();
    parts.start = RoomId{3};
    Talk talk(std::move(parts));
    const std::string text = talk.open();
    BOOST_TEST(text.substr(text.size() - 32) == "What has an eye and cannot see?\n");
    BOOST_TEST(talk.type("well") == "The sphinx sinks into the sand.\n");
    BOOST_TEST(talk.type("restart") == "You begin again.\n" + text.substr(text.find("You are at")));
}

BOOST_AUTO_TEST_CASE(only_a_win_stops_the_loop) {
    WorldParts parts = corridor(4);
    parts.turn_limit = 2;
    Talk talk(std::move(parts));
    (void)talk.type("ee");
    BOOST_TEST((talk.state().outcome == Outcome::out_of_turns));
    BOOST_TEST(!over(talk.game));
    const std::uint64_t lost = talk.digest();
    for (const char* const line : {"e", "take all", "drop all", "answer 3", "ew", "look", "score",
                                   "map", "i", "help", "repeat", "frotz", ""}) {
        BOOST_TEST((talk.type(line).empty() == std::string_view(line).empty()), line);
        BOOST_TEST(talk.digest() == lost, line);
    }
    BOOST_TEST(talk.game.history.count() == 1U);
    (void)talk.type("undo");
    BOOST_TEST(talk.state().turns == 0U);
}

BOOST_AUTO_TEST_CASE(repeat_says_the_last_answer_once_more) {
    Talk talk(gallery());
    const std::string answer = talk.type("e. take all");
    BOOST_TEST(talk.type("repeat") == answer);
    BOOST_TEST(talk.type("") == "");
    BOOST_TEST(talk.type("repeat. repeat") == answer + answer);
    BOOST_TEST(talk.state().turns == 1U);
    (void)talk.type("ee");
    const std::string asked = talk.game.last_reply;
    BOOST_TEST(talk.type("repeat") == asked);
}

BOOST_AUTO_TEST_CASE(a_brief_voice_tells_a_text_once) {
    WorldParts parts = corridor(4);
    parts.rooms = {{RoomId{1}, "hall", "Hall of Echoes", "Your steps come back to you."}};
    Talk talk(std::move(parts));
    const std::string place = "Hall of Echoes\n"
                              "You are at row 0, column 1. Exits: east, west.\n";
    const std::string whole = "Hall of Echoes\n"
                              "Your steps come back to you.\n"
                              "You are at row 0, column 1. Exits: east, west.\n";
    BOOST_TEST(talk.type("brief") == "From now on a room's text is told only the first time.\n");
    BOOST_TEST(talk.type("e") == whole);
    (void)talk.type("e");
    BOOST_TEST(talk.type("w") == place);
    BOOST_TEST(talk.type("look") == whole);
    (void)talk.type("undo");
    BOOST_TEST(talk.type("verbose") == "From now on a room's text is told on every visit.\n");
    BOOST_TEST(talk.type("w") == whole);
}

BOOST_AUTO_TEST_CASE(the_digest_tells_state_and_tally_apart) {
    Talk there_and_back(gallery());
    Talk waiting(gallery());
    BOOST_TEST(there_and_back.digest() == waiting.digest());
    (void)there_and_back.type("take lamp");
    BOOST_TEST(there_and_back.digest() != waiting.digest());
    (void)there_and_back.type("drop lamp");
    BOOST_TEST(there_and_back.digest() == waiting.digest());
    (void)there_and_back.type("ew");
    BOOST_TEST(there_and_back.digest() != waiting.digest());
    (void)there_and_back.type("restart");
    BOOST_TEST(there_and_back.digest() == waiting.digest());
}

BOOST_AUTO_TEST_CASE(a_move_by_letter_and_by_word_is_told_alike) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const World world = random_world(seed);
        Game letters(world, voice_of(world));
        Game words(world, voice_of(world));
        Random random(seed);
        std::string out;
        std::string out_of_words;
        for (int i = 0; i < 50; ++i) {
            const Direction direction = grid_directions[random.below(4)];
            if (letters.moment.state.asking != nobody) {
                (void)respond(letters, "well", out);
                (void)respond(words, "well", out_of_words);
                continue;
            }
            (void)respond(letters, std::string(1, letter_of(direction)), out);
            (void)respond(words, "go " + std::string(name_of(direction)), out_of_words);
        }
        BOOST_REQUIRE_EQUAL(out, out_of_words);
        BOOST_REQUIRE_EQUAL(letters.history.count(), words.history.count());
        BOOST_REQUIRE_EQUAL(letters.history.bytes(), words.history.bytes());
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
