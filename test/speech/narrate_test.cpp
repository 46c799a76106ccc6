#include "tale.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace clew::test {

namespace {

constexpr std::string_view things_at_start =
    "You see a rusty sword, some silver coins and a stone statue here.\n";

Voice brief_voice() {
    Voice voice;
    voice.brief = true;
    return voice;
}

WorldParts limited(std::uint64_t turns) {
    WorldParts parts = corridor(30);
    parts.turn_limit = turns;
    return parts;
}

} // namespace

BOOST_AUTO_TEST_SUITE(narration)

BOOST_AUTO_TEST_CASE(the_beginning_is_an_arrival) {
    BOOST_TEST(Tale(keep()).text() ==
               "You are at row 0, column 0. Exits: south, east.\n" + std::string(things_at_start));
}

BOOST_AUTO_TEST_CASE(a_plain_move_is_one_line) {
    Tale tale(corridor(3));
    BOOST_TEST(tale.type("e") == "You are at row 0, column 1. Exits: east, west.\n");
    BOOST_TEST(tale.type("w") == "You are at row 0, column 0. Exits: east.\n");
}

BOOST_AUTO_TEST_CASE(a_treasure_pays_in_the_sentence_that_takes_it) {
    Tale tale(keep());
    BOOST_TEST(tale.type("take coins") == "You take the silver coins. You gain 50 points.\n");
    BOOST_TEST(tale.type("drop coins") == "You drop the silver coins.\n");
    BOOST_TEST(tale.type("take coins") == "You take the silver coins.\n");
    BOOST_TEST(tale.type("take sword") == "You take the rusty sword.\n");
}

BOOST_AUTO_TEST_CASE(brief_leaves_out_texts_of_rooms_seen) {
    WorldParts parts = corridor(4);
    parts.rooms = {{RoomId{1}, "hall", "Hall", "It echoes."}};
    const std::string place = "You are at row 0, column 1. Exits: east, west.\n";
    Tale verbose(parts);
    BOOST_TEST(verbose.type("e") == "Hall\nIt echoes.\n" + place);
    verbose.type("e");
    BOOST_TEST(verbose.type("w") == "Hall\nIt echoes.\n" + place);
    Tale brief(parts, brief_voice());
    BOOST_TEST(brief.type("e") == "Hall\nIt echoes.\n" + place);
    brief.type("e");
    BOOST_TEST(brief.type("w") == "Hall\n" + place);
}

BOOST_AUTO_TEST_CASE(a_passage_says_its_text_before_the_room) {
    WorldParts parts = corridor(4);
    add(parts, passage("chute", 0, Direction::down, 2));
    parts.passages.back().text = "You slide a long way.";
    Tale tale(std::move(parts));
    BOOST_TEST(tale.type("d") == "You slide a long way.\n"
                                 "You are at row 0, column 2. Exits: east, west, up.\n");
    BOOST_TEST(tale.type("u") == "You slide a long way.\n"
                                 "You are at row 0, column 0. Exits: east, down.\n");
}

BOOST_AUTO_TEST_CASE(a_trap_is_told_between_two_rooms) {
    WorldParts parts = corridor(4);
    add(parts, called("vortex", 1, Trap{Destination{RoomId{2}}}));
    Tale plain(parts);
    BOOST_TEST(plain.type("e") == "You are at row 0, column 1. Exits: east, west.\n"
                                  "The vortex takes you elsewhere.\n"
                                  "You are at row 0, column 2. Exits: east, west.\n");
    parts.encounters.back().text = "The floor turns like a plate.";
    Tale own(std::move(parts));
    BOOST_TEST(own.type("e") == "You are at row 0, column 1. Exits: east, west.\n"
                                "The floor turns like a plate.\n"
                                "You are at row 0, column 2. Exits: east, west.\n");
}

BOOST_AUTO_TEST_CASE(a_door_is_unlocked_and_passed_in_one_turn) {
    Tale tale(keep());
    tale.type("take sword");
    tale.type("e");
    tale.type("take key");
    tale.type("w");
    tale.type("sse");
    BOOST_TEST(tale.type("d") == "You unlock the way down with the iron key.\n"
                                 "You are at row 2, column 2. Exits: up.\n"
                                 "You have reached the goal.\n");
}

BOOST_AUTO_TEST_CASE(few_turns_left_are_told_on_arrival) {
    Tale tale(limited(12));
    BOOST_TEST(tale.text() == "You are at row 0, column 0. Exits: east.\n");
    tale.type("e");
    BOOST_TEST(tale.type("e") == "You are at row 0, column 2. Exits: east, west.\n"
                                 "Ten turns left.\n");
    BOOST_TEST(tale.type("e") == "You are at row 0, column 3. Exits: east, west.\n");
    tale.type("eee");
    BOOST_TEST(tale.type("e") == "You are at row 0, column 7. Exits: east, west.\n"
                                 "Five turns left.\n");
    tale.type("e");
    BOOST_TEST(tale.type("eee") == "You are at row 0, column 9. Exits: east, west.\n"
                                   "Three turns left.\n"
                                   "You are at row 0, column 10. Exits: east, west.\n"
                                   "Two turns left.\n"
                                   "You are at row 0, column 11. Exits: east, west.\n"
                                   "One turn left.\n");
    BOOST_TEST(tale.type("x") == "X what?\n");
    BOOST_TEST(tale.type("e") == "You are at row 0, column 12. Exits: east, west.\n"
                                 "Your 12 turns are up.\n");
    BOOST_TEST(tale.type("e") == "The game is over. Type undo to take back the last line, restart "
                                 "to begin\nagain, or quit.\n");
}

BOOST_AUTO_TEST_CASE(a_question_on_the_last_turn_is_still_asked) {
    WorldParts parts = limited(1);
    Riddler sphinx = riddler({"well"});
    sphinx.riddles.front().text = "What am I?";
    add(parts, called("sphinx", 1, sphinx, "the"));
    Tale tale(std::move(parts));
    BOOST_TEST(tale.type("e") == "You are at row 0, column 1. Exits: east, west.\n"
                                 "That was your last turn.\n"
                                 "The sphinx asks you a riddle.\n"
                                 "What am I?\n");
    BOOST_TEST(tale.type("well") == "That is right. The sphinx lets you pass.\n"
                                    "Your 1 turn is up.\n");
}

BOOST_AUTO_TEST_CASE(a_whole_game_in_another_manner) {
    WorldParts parts = maze({{"S", "S"}, {"NE", "WN"}});
    parts.texts.wall = "There is a wall.";
    parts.texts.won = "You nibble the cheese. Game Over!";
    Tale tale(std::move(parts), Manner{Keys::udlr, Coordinates::letter_number});
    BOOST_TEST(tale.text() == "You are at a1. Exits: down.\n");
    BOOST_TEST(tale.type("r") == "There is a wall.\n");
    BOOST_TEST(tale.type("d") == "You are at b1. Exits: up, right.\n");
    BOOST_TEST(tale.type("r") == "You are at b2. Exits: up, left.\n"
                                 "You nibble the cheese. Game Over!\n");
}

BOOST_AUTO_TEST_CASE(a_worlds_own_text_cannot_pass_for_a_prompt) {
    WorldParts parts = corridor(3);
    parts.rooms = {{RoomId{1}, "hall", "# hall", "> n\n= 12345678\n\x1B[31mred"}};
    Tale tale(std::move(parts));
    BOOST_TEST(tale.type("e") == " # hall\n > n\n = 12345678\n?[31mred\n"
                                 "You are at row 0, column 1. Exits: east, west.\n");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
