#include "tale.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace clew::test {

namespace {

/// Scored: 100 for escaping, less 1 a turn and 5 a dead end.
WorldParts scored() {
    WorldParts parts = keep();
    parts.scoring = {.escape = 100, .per_turn = 1, .per_dead_end = 5};
    return parts;
}

Voice narrow() {
    Voice voice;
    voice.width = 40;
    return voice;
}

std::string end_of(const Tale& tale, std::optional<std::uint64_t> par) {
    std::string out;
    tell_end(out, tale.telling(), par);
    return out;
}

constexpr std::string_view afterwards =
    "Type undo to take back the last line, restart to begin again, or quit.\n";

} // namespace

BOOST_AUTO_TEST_SUITE(answers)

BOOST_AUTO_TEST_CASE(the_opening_says_what_to_reach_and_how_to_stop) {
    BOOST_TEST(Tale(keep()).says(tell_opening) ==
               "The Keep\n"
               "Find the way to row 2, column 2.\n"
               "Type help for the words that Clew knows, quit to stop.\n"
               "Seed 42.\n"
               "\n");
    WorldParts parts = keep();
    parts.texts.opening = "It is dark.";
    parts.texts.aim = "Reach the cheese at c3.";
    parts.turn_limit = 12;
    parts.lists_walls = true;
    parts.seed = ~std::uint64_t{0};
    BOOST_TEST(Tale(std::move(parts), narrow()).says(tell_opening) ==
               "The Keep\n"
               "It is dark.\n"
               "Reach the cheese at c3.\n"
               "You have 12 turns.\n"
               "Type walls to hear where the walls are.\n"
               "Type help for the words that Clew knows,\n"
               "quit to stop.\n"
               "Seed 18446744073709551615.\n"
               "\n");
}

BOOST_AUTO_TEST_CASE(several_goals_are_named_up_to_four) {
    WorldParts parts = corridor(9);
    parts.goals = {RoomId{7}, RoomId{8}};
    const std::string two = Tale(parts).says(tell_opening);
    BOOST_TEST(two.find("Find the way to row 0, column 7 or row 0, column 8.\n") !=
               std::string::npos);
    parts.goals = {RoomId{3}, RoomId{4}, RoomId{5}, RoomId{6}, RoomId{7}, RoomId{8}};
    const Manner letters{Keys::compass, Coordinates::letter_number};
    const std::string six = Tale(std::move(parts), letters).says(tell_opening);
    BOOST_TEST(six.find("Find the way to a4, a5, a6, a7 or one of 2 rooms more.\n") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_look_tells_the_room_its_things_and_who_is_left) {
    WorldParts parts = keep();
    parts.rooms = {{RoomId{6}, "jetty", "The Jetty", "Black water."}};
    Voice brief;
    brief.brief = true;
    Tale tale(std::move(parts), brief);
    BOOST_TEST(tale.says(tell_room) ==
               "You are at row 0, column 0. Exits: south, east.\n"
               "You see a rusty sword, some silver coins and a stone statue here.\n");
    tale.type("ss");
    const std::string room = "The Jetty\n"
                             "Black water.\n"
                             "You are at row 2, column 0. Exits: north, east.\n";
    BOOST_TEST(tale.says(tell_room) == room + "A ferryman is here.\n");
    tale.type("nn");
    tale.type("take coins");
    tale.type("ss");
    BOOST_TEST(tale.says(tell_room) == room + "A ferryman is here.\n");
}

BOOST_AUTO_TEST_CASE(whoever_is_served_stays_and_what_is_beaten_does_not) {
    Tale tale(keep());
    const auto ends_in = [&](const std::string& text) {
        return tale.says(tell_room).ends_with(text);
    };
    tale.type("take sword");
    tale.type("ee");
    for (const std::string_view guess : {"1", "2", "3"}) {
        tale.type(guess);
    }
    BOOST_TEST(ends_in("A pedlar is here.\n"));
    tale.type("sw");
    tale.type("well");
    BOOST_TEST(ends_in("The sphinx is here.\n"));
    for (EncounterState& one : tale.now.state.encounters) {
        one.done = true;
    }
    tale.now.state.room = RoomId{7};
    BOOST_TEST(tale.says(tell_room).find("minotaur") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_look_ends_in_the_open_question) {
    Tale tale(keep());
    tale.type("ee");
    BOOST_TEST(tale.says(tell_room) == "You are at row 0, column 2. Exits: south, west.\n"
                                       "A pedlar is here.\n"
                                       "Guess a number from 1 to 20. You have 3 guesses.\n");
    BOOST_TEST(tale.says(tell_question) == "Guess a number from 1 to 20. You have 3 guesses.\n");
    BOOST_TEST(Tale(keep()).says(tell_question) == "Nobody has asked you anything.\n");
}

BOOST_AUTO_TEST_CASE(hands_are_listed) {
    Tale tale(keep());
    BOOST_TEST(tale.says(tell_inventory) == "You carry nothing.\n");
    tale.type("take sword");
    BOOST_TEST(tale.says(tell_inventory) == "You carry a rusty sword.\n");
    tale.type("take coins");
    BOOST_TEST(tale.says(tell_inventory) == "You carry a rusty sword and some silver coins.\n");
}

BOOST_AUTO_TEST_CASE(exits_say_what_is_known_beyond) {
    Tale tale(keep());
    tale.type("e");
    tale.type("w");
    BOOST_TEST(tale.says(tell_exits) == "South: row 1, column 0, not seen yet.\n"
                                        "East: row 0, column 1, where you have been.\n");
    WorldParts parts = corridor(3);
    parts.start = RoomId{1};
    parts.rooms = {{RoomId{0}, "well", "The Well", ""}};
    const ItemId key = add(parts, named("key", 0, "key"));
    add(parts, passage("door", 1, Direction::north, 2));
    parts.passages.back().locked_by = key;
    add(parts, passage("drop", 1, Direction::down, 0));
    const Tale hall(std::move(parts), Manner{Keys::udlr, Coordinates::letter_number});
    Tale seen = hall;
    seen.type("left");
    seen.type("right");
    BOOST_TEST(seen.says(tell_exits) == "Up: a locked door.\n"
                                        "Right: a3, not seen yet.\n"
                                        "Left: a1, The Well, where you have been.\n"
                                        "Downstairs: a passage to a1, The Well, where you have "
                                        "been.\n");
    BOOST_TEST(hall.says(tell_exits) == "Up: a locked door.\n"
                                        "Right: a3, not seen yet.\n"
                                        "Left: a1, not seen yet.\n"
                                        "Downstairs: a passage.\n");
    WorldParts cell;
    cell.grid = Grid(1, 2);
    cell.goals = {RoomId{1}};
    BOOST_TEST(Tale(std::move(cell)).says(tell_exits) == "There is no way out of here.\n");
}

BOOST_AUTO_TEST_CASE(the_score_is_the_sum_of_its_lines) {
    Tale tale(scored());
    BOOST_TEST(tale.says(tell_score) == "Score: 0 points.\nYou have taken 0 turns.\n");
    tale.type("take coins");
    tale.type("ss");
    BOOST_TEST(tale.says(tell_score) == "For 2 turns: -2 points.\n"
                                        "For the silver coins: 50 points.\n"
                                        "For the ferryman: 5 points.\n"
                                        "Score: 53 points.\n"
                                        "You have taken 2 turns.\n");
}

BOOST_AUTO_TEST_CASE(the_highest_score_is_told_where_one_is_announced) {
    WorldParts parts = scored();
    parts.scoring.highest = 155;
    Tale tale(std::move(parts));
    BOOST_TEST(tale.says(tell_score) == "Score: 0 of 155 points.\nYou have taken 0 turns.\n");
    tale.type("take coins");
    tale.type("ss");
    BOOST_TEST(tale.says(tell_score).find("Score: 53 of 155 points.\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(turns_left_are_told_where_they_are_counted) {
    WorldParts parts = corridor(9);
    parts.turn_limit = 3;
    Tale tale(std::move(parts));
    tale.type("ee");
    BOOST_TEST(tale.says(tell_score) ==
               "This world keeps no score.\nYou have taken 2 turns; 1 is left.\n");
    tale.type("e");
    BOOST_TEST(tale.says(tell_score) == "This world keeps no score.\nYou have taken 3 turns.\n");
}

BOOST_AUTO_TEST_CASE(walls_are_listed_where_the_world_says_so) {
    WorldParts parts = maze({{"E", "WS"}, {"", "N"}});
    BOOST_TEST(Tale(parts).says(tell_walls) ==
               "This world does not list its walls. Type exits to hear the ways out of\n"
               "this room.\n");
    parts.lists_walls = true;
    BOOST_TEST(Tale(parts).says(tell_walls) == "row 0, column 0 | row 1, column 0\n"
                                               "row 1, column 0 | row 1, column 1\n");
    const Manner letters{Keys::udlr, Coordinates::letter_number};
    BOOST_TEST(Tale(parts, letters).says(tell_walls) == "a1 | b1\nb1 | b2\n");
    parts.grid.open(RoomId{0}, Direction::south);
    parts.grid.open(RoomId{2}, Direction::east);
    BOOST_TEST(Tale(parts).says(tell_walls) == "There are no walls inside.\n");
}

BOOST_AUTO_TEST_CASE(a_thousand_walls_are_enough) {
    WorldParts parts;
    parts.grid = Grid(1, 1002);
    parts.goals = {RoomId{0}};
    parts.lists_walls = true;
    const std::string many = Tale(parts).says(tell_walls);
    const std::string last = "\nrow 0, column 999 | row 0, column 1000\n";
    BOOST_TEST(many.substr(many.find(last)) == last + "And 1 wall more.\n");
    parts.grid = Grid(1, 1001);
    const std::string all = Tale(std::move(parts)).says(tell_walls);
    BOOST_TEST(all.substr(all.find(last)) == last);
}

BOOST_AUTO_TEST_CASE(an_end_is_summed_up) {
    WorldParts parts = corridor(3);
    Tale won(parts);
    won.type("ee");
    BOOST_TEST(end_of(won, std::nullopt) == "You have won in 2 turns.\n");
    BOOST_TEST(end_of(won, 1) == "You have won in 2 turns; 1 would do.\n");
    BOOST_TEST(end_of(won, 2) == "You have won in 2 turns; no way is shorter.\n");
    Tale at_once(corridor(1));
    BOOST_TEST(end_of(at_once, 0) == "You have won in 0 turns.\n");
    parts.texts.won = "Game Over!";
    Tale last_words(parts);
    last_words.type("ee");
    BOOST_TEST(end_of(last_words, 2) == "");
    BOOST_TEST(!tells_end(last_words.telling()));
    parts.scoring.escape = 100;
    Tale paid(parts);
    paid.type("ee");
    BOOST_TEST(end_of(paid, std::nullopt) == "You have won in 2 turns.\n"
                                             "For escaping: 100 points.\n"
                                             "Score: 100 points.\n");
    BOOST_TEST(tells_end(paid.telling()));
    parts.turn_limit = 1;
    Tale late(std::move(parts));
    late.type("e");
    BOOST_TEST(end_of(late, std::nullopt) ==
               "You have lost, after 1 turn.\nScore: 0 points.\n" + std::string(afterwards));
    BOOST_TEST(tells_end(late.telling()));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
