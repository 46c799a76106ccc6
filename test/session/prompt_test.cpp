// The faults that people met at prompts, each tried at the main prompt and at the inner ones.
#include "clew/session/game.hpp"
#include "clew/session/thread.hpp"
#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <vector>

namespace clew::test {

namespace {

// A gambler in the second room of three.
WorldParts casino(std::uint32_t guesses = 3) {
    WorldParts parts = corridor(4);
    Gambler gambler;
    gambler.low = 1;
    gambler.high = 9;
    gambler.guesses = guesses;
    gambler.bonus = 10;
    add(parts, encounter("gambler", 1, gambler));
    return parts;
}

std::string transcript_of(Talk& talk, const std::vector<std::string>& lines) {
    std::string out;
    for (const std::string& line : lines) {
        out += talk.type(line);
    }
    return out;
}

} // namespace

BOOST_AUTO_TEST_SUITE(prompt)

BOOST_AUTO_TEST_CASE(line_ends_blanks_and_a_byte_order_mark_change_nothing) {
    const std::vector<std::string> lines = {"take lamp", "e", "e", "e", "a well", "look"};
    Talk plain(gallery());
    const std::string expected = transcript_of(plain, lines);
    BOOST_TEST(plain.state().encounters[0].done);
    struct Row {
        std::string before;
        std::string after;
    };
    for (const Row& row : {Row{"", "\r"}, Row{"", "\r\n"}, Row{"", "\n"}, Row{"", "  \t"},
                           Row{"\xEF\xBB\xBF", ""}, Row{" \t", " \t\r"}, Row{"\xEF\xBB\xBF ", "\r"},
                           Row{std::string(1, '\0'), std::string("\0\r", 2)}}) {
        Talk talk(gallery());
        std::vector<std::string> dressed;
        for (const std::string& line : lines) {
            dressed.push_back(row.before + line + row.after);
        }
        BOOST_TEST(transcript_of(talk, dressed) == expected);
        BOOST_TEST(talk.digest() == plain.digest());
        BOOST_TEST(talk.game.history.count() == plain.game.history.count());
    }
}

BOOST_AUTO_TEST_CASE(a_blank_line_does_nothing_and_asks_again_what_was_asked) {
    Talk sphinx(gallery());
    Talk dice(casino());
    const std::array<std::string, 7> blanks = {
        "", " ", "\t", "\r", " \t \r", "\xEF\xBB\xBF", std::string(3, '\0')};
    for (int i = 0; i < 3; ++i) {
        for (const std::string& blank : blanks) {
            BOOST_TEST(sphinx.type(blank) == "");
        }
    }
    (void)sphinx.type("eee");
    (void)dice.type("e");
    const std::uint64_t asked = sphinx.digest();
    const std::uint64_t offered = dice.digest();
    for (int i = 0; i < 3; ++i) {
        for (const std::string& blank : blanks) {
            BOOST_TEST(sphinx.type(blank) == "What has an eye and cannot see?\n");
            BOOST_TEST(dice.type(blank) == dice.type(""));
            BOOST_TEST(!dice.reply.in_thread);
        }
    }
    BOOST_TEST(sphinx.digest() == asked);
    BOOST_TEST(dice.digest() == offered);
}

BOOST_AUTO_TEST_CASE(neither_case_nor_inner_blanks_matter) {
    WorldParts parts = corridor(2);
    Item lamp = item("lamp", 0);
    lamp.name = "Brass Lamp";
    add(parts, std::move(lamp));
    for (const char* const line :
         {"take brass lamp", "TAKE Brass Lamp", "take BRASS lamp", "  take   brass \t lamp ",
          "Take the Brass  Lamp", "take lamp", "GET LAMP"}) {
        Talk talk(parts);
        BOOST_TEST(talk.type(line) == "You take the Brass Lamp.\n", line);
    }
    for (const char* const line : {"e", "E", "east", "EAST", "Go  East", "\x1B[C", "\x1BOC"}) {
        Talk talk(gallery());
        (void)talk.type(line);
        BOOST_TEST(talk.state().turns == 1U, line);
    }
}

BOOST_AUTO_TEST_CASE(only_digits_are_a_guess_and_nothing_else_costs_one) {
    for (const char* const line :
         {"e8", "abc", "12abc", "99999999999999999999", "-", "-1", "+3", "0", "10", "3.5", "0x3",
          "\xEF\xBC\x97", "three", "1 2", "look at it", "inventory please"}) {
        Talk talk(casino());
        (void)talk.type("e");
        const std::uint64_t before = talk.digest();
        BOOST_TEST(!talk.type(line).empty(), line);
        BOOST_TEST(talk.digest() == before, line);
        BOOST_TEST((talk.state().asking == EncounterId{0}), line);
    }
    for (const char* const line : {"1", " 9 ", "007", "answer 5", "say 5"}) {
        Talk talk(casino());
        (void)talk.type("e");
        const std::uint64_t before = talk.digest();
        (void)talk.type(line);
        BOOST_TEST(talk.digest() != before, line);
    }
}

BOOST_AUTO_TEST_CASE(free_words_cost_no_turn) {
    WorldParts parts = corridor(11);
    add(parts, item("lamp", 0));
    parts.turn_limit = 10;
    parts.scoring.escape = 100;
    Talk talk(std::move(parts));
    for (int i = 0; i < 10; ++i) {
        for (const char* const line :
             {"look",      "score",        "inventory", "help",     "xyzzy",  "frotz",
              "take lamp", "drop lamp",    "n",         "exits",    "map",    "map words",
              "walls",     "undo. g",      "repeat",    "version",  "save",   "brief",
              "verbose",   "examine lamp", "read lamp", "use lamp", "attack", "wait"}) {
            if (std::string_view(line).substr(0, 4) != "undo") {
                (void)talk.type(line);
            }
        }
        BOOST_REQUIRE_EQUAL(talk.state().turns, static_cast<std::uint64_t>(i));
        (void)talk.type("e");
    }
    BOOST_TEST((talk.state().outcome == Outcome::won));
}

BOOST_AUTO_TEST_CASE(a_treasure_pays_once_however_often_one_comes_back) {
    WorldParts parts = corridor(4);
    Item gold = item("gold", 1);
    gold.treasure = 50;
    add(parts, std::move(gold));
    Talk talk(std::move(parts));
    std::string log;
    for (int i = 0; i < 10; ++i) {
        log += talk.type("e. take gold. drop gold. w");
        log += talk.type("undo");
        log += talk.type("e. take gold. w. drop gold. take gold. e. drop gold. w");
    }
    std::string out;
    BOOST_TEST(score_of(score_lines(talk.world, talk.state(), talk.game.moment.tally)) == 50);
    BOOST_TEST(talk.type("score").find("Score: 50 points.") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_answer_is_right_with_its_article_and_wrong_as_part_of_a_word) {
    for (const char* const line : {"a well", "A Well.", "the well!", "\"well\"", " well ", "WELL",
                                   "answer well", "say a well", "it is a well"}) {
        Talk talk(gallery());
        (void)talk.type("eee");
        BOOST_TEST(talk.type(line) == "The sphinx sinks into the sand.\n", line);
    }
    for (const char* const line : {"wells", "well well", "farewell", "sun", "answer g"}) {
        Talk talk(gallery());
        (void)talk.type("eee");
        BOOST_TEST(index_of(talk.state().room) == 3U, line);
        (void)talk.type(line);
        BOOST_TEST(index_of(talk.state().room) == 0U, line);
    }
    for (const char* const line : {"n", "e", "go east", "x sphinx"}) {
        Talk talk(gallery());
        (void)talk.type("eee");
        const std::uint64_t before = talk.digest();
        BOOST_TEST(talk.type(line) == "The sphinx waits for your answer.\n"
                                      "What has an eye and cannot see?\n",
                   line);
        BOOST_TEST(talk.digest() == before, line);
    }
    Talk talk(gallery());
    (void)talk.type("take lamp");
    (void)talk.type("eee");
    BOOST_TEST(talk.type("x lamp") == "You see nothing special about the lamp.\n"
                                      "What has an eye and cannot see?\n");
}

BOOST_AUTO_TEST_CASE(undo_brings_the_same_luck_back) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        WorldParts parts = casino(2);
        parts.seed = seed;
        add(parts, encounter("pit", 2, Trap{}));
        Talk talk(std::move(parts));
        (void)talk.type("e");
        const std::string first = talk.type("5");
        const std::uint64_t lost = talk.digest();
        (void)talk.type("undo");
        // Looking about in between draws nothing.
        (void)talk.type("look");
        BOOST_TEST(talk.type("5") == first);
        BOOST_TEST(talk.digest() == lost);
    }
}

BOOST_AUTO_TEST_CASE(a_line_has_its_most) {
    Talk talk(gallery());
    const std::string refusal = "That line is too long; 4096 bytes are the most.\n";
    const std::string blanks(line_bytes_max - 1, ' ');
    BOOST_TEST(talk.type(blanks + "e").find("column 1") != std::string::npos);
    BOOST_TEST(talk.type("\xEF\xBB\xBF" + blanks + "e\r\n").find("column 2") != std::string::npos);
    const std::uint64_t before = talk.digest();
    for (const std::string& line : {' ' + blanks + "e", std::string(1'000'000, 'n'),
                                    std::string(1'000'000, '\0'), blanks + "\x1B[C"}) {
        BOOST_TEST(talk.type(line) == refusal);
        BOOST_TEST(!talk.reply.in_thread);
    }
    // Arrow keys are longer as words than as bytes.
    std::string arrows;
    for (int i = 0; i < 1000; ++i) {
        arrows += "\x1B[D";
    }
    BOOST_TEST(talk.type(arrows) == refusal);
    (void)talk.type("e");
    BOOST_TEST(talk.type(std::string(5000, 'x')) == refusal);
    (void)talk.type("undo");
    BOOST_TEST(talk.digest() == before);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
