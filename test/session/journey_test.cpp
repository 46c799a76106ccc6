#include "clew/session/journey.hpp"

#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

namespace clew::test {

namespace {

/// From its west end round a bend to a fork, and from there to dead ends:
///
///     0 - 1 - 2   3   4
///             |   |
///     5   6 - 7 - 8 - 9
WorldParts lane() {
    return maze({{"E", "EW", "SW", "S", ""}, {"", "E", "NEW", "NEW", "W"}, {"", "", "", "", ""}});
}

// A hall of 4 x 4 floor tiles, and a corridor of two rooms that leads out of it to the east.
WorldParts hall() {
    return maze({{"SE", "SEW", "SEW", "SW", "", ""},
                 {"NSE", "NSEW", "NSEW", "NSEW", "EW", "W"},
                 {"NSE", "NSEW", "NSEW", "NSW", "", ""},
                 {"NE", "NEW", "NEW", "NW", "", ""}});
}

WorldParts with_goal_at(WorldParts parts, std::uint32_t room) {
    parts.goals = {RoomId{room}};
    return parts;
}

std::uint32_t room_of(const Talk& talk) { return index_of(talk.state().room); }

} // namespace

BOOST_AUTO_TEST_SUITE(journey)

BOOST_AUTO_TEST_CASE(so_many_steps_are_told_as_one) {
    Talk talk(corridor(9));
    BOOST_TEST(talk.type("e 5") == "You go east 5.\n"
                                   "You are at row 0, column 5. Exits: east, west.\n");
    BOOST_TEST(talk.state().turns == 5U);
    BOOST_TEST(talk.game.moment.tally.seen_count() == 6U);
}

BOOST_AUTO_TEST_CASE(a_wall_ends_them) {
    Talk talk(corridor(9));
    BOOST_TEST(talk.type("w 5") == "There is no exit west. Exits: east.\n");
    (void)talk.type("e 3");
    BOOST_TEST(talk.type("5 w. e") == "You go west 3.\n"
                                      "You are at row 0, column 0. Exits: east.\n"
                                      "There is no exit west. Exits: east.\n"
                                      "(The rest of the line is not done.)\n");
}

BOOST_AUTO_TEST_CASE(what_is_found_for_the_first_time_ends_them) {
    Talk talk(gallery());
    BOOST_TEST(talk.type("e 2. look") == "You are at row 0, column 1. Exits: east, west.\n"
                                         "There is a sword here.\n"
                                         "(The rest of the line is not done.)\n");
    (void)talk.type("w");
    BOOST_TEST(talk.type("e 2") == "You go east 2.\n"
                                   "You are at row 0, column 2. Exits: east, west.\n");
}

BOOST_AUTO_TEST_CASE(a_question_ends_them_and_is_the_last_thing_told) {
    Talk talk(gallery());
    (void)talk.type("e");
    BOOST_TEST(talk.type("e 5") == "You go east 2.\n"
                                   "You are at row 0, column 3. Exits: east, west.\n"
                                   "The sphinx asks you a riddle.\n"
                                   "What has an eye and cannot see?\n");
    BOOST_TEST(talk.type("well") == "The sphinx sinks into the sand.\n");
}

BOOST_AUTO_TEST_CASE(the_goal_ends_them) {
    Talk talk(corridor(4));
    BOOST_TEST(talk.type("e 7") == "You go east 3.\n"
                                   "You are at row 0, column 3. Exits: west.\n"
                                   "You have reached the goal.\n"
                                   "You have won in 3 turns; no way is shorter.\n");
}

BOOST_AUTO_TEST_CASE(the_last_turns_are_walked_one_by_one) {
    WorldParts parts = corridor(30);
    parts.turn_limit = 12;
    Talk talk(std::move(parts));
    BOOST_TEST(talk.type("e 20") == "You go east 2.\n"
                                    "You are at row 0, column 2. Exits: east, west.\n"
                                    "Ten turns left.\n"
                                    "(The rest of the line is not done.)\n");
    (void)talk.type("g. e");
    BOOST_TEST(talk.state().turns == 7U);
}

BOOST_AUTO_TEST_CASE(being_carried_off_ends_them_and_runs_of_letters_too) {
    WorldParts parts = corridor(9);
    add(parts, encounter("pit", 3, Trap{Destination{RoomId{0}}}));
    for (const char* const line : {"e 5", "eeeee", "e e e e e", "go east, east, east, east"}) {
        Talk talk(parts);
        const std::string answer = talk.type(line);
        BOOST_TEST_CONTEXT(line << '\n' << answer) {
            BOOST_TEST(room_of(talk) == 0U);
            BOOST_TEST(talk.state().turns == 3U);
            BOOST_TEST(answer.find("The rest of the line is not done.") != std::string::npos);
        }
    }
    Talk talk(parts);
    BOOST_TEST(talk.type("eee").find("rest of the line") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_run_follows_bends_to_a_fork_and_from_it_to_a_dead_end) {
    Talk talk(with_goal_at(lane(), 14));
    BOOST_TEST(talk.type("run e") == "You go east 2, south.\n"
                                     "You are at row 1, column 2. Exits: north, east, west.\n");
    BOOST_TEST(talk.type("run west") == "You are at row 1, column 1. Exits: east.\n");
    BOOST_TEST(talk.type("run s") == "There is no exit south. Exits: east.\n");
    BOOST_TEST(talk.type("run e. run e") ==
               "You are at row 1, column 2. Exits: north, east, west.\n"
               "You are at row 1, column 3. Exits: north, east, west.\n");
    (void)talk.type("w");
    BOOST_TEST(talk.type("run n") == "You go north, west 2.\n"
                                     "You are at row 0, column 0. Exits: east.\n");
}

BOOST_AUTO_TEST_CASE(a_run_stops_at_things_and_names_even_when_they_are_known) {
    WorldParts parts = with_goal_at(corridor(9), 8);
    parts.rooms = {{RoomId{2}, "", "Arch", ""}};
    add(parts, item("sword", 5));
    Talk talk(std::move(parts));
    BOOST_TEST(talk.type("run e. run e. run w") ==
               "You go east 2.\n"
               "Arch\n"
               "You are at row 0, column 2. Exits: east, west.\n"
               "You go east 3.\n"
               "You are at row 0, column 5. Exits: east, west.\n"
               "There is a sword here.\n"
               "You go west 3.\n"
               "Arch\n"
               "You are at row 0, column 2. Exits: east, west.\n");
}

BOOST_AUTO_TEST_CASE(a_run_round_a_ring_ends_where_it_began) {
    Talk talk(with_goal_at(maze({{"SE", "EW", "SW"}, {"NE", "EW", "NW"}, {"", "", ""}}), 8));
    BOOST_TEST(talk.type("run e") == "You go east 2, south, west 2, north.\n"
                                     "You are at row 0, column 0. Exits: south, east.\n");
}

BOOST_AUTO_TEST_CASE(a_run_stops_at_a_passage_and_does_not_follow_one) {
    WorldParts parts = maze({{"E", "EW", "EW", "W", ""}});
    add(parts, passage("stairs", 1, Direction::down, 4));
    parts.goals = {RoomId{4}};
    Talk talk(std::move(parts));
    (void)talk.type("run e");
    BOOST_TEST(room_of(talk) == 1U);
    (void)talk.type("run e");
    BOOST_TEST(room_of(talk) == 3U);
}

BOOST_AUTO_TEST_CASE(in_the_open_a_run_goes_straight_until_the_sides_change) {
    Talk talk(with_goal_at(hall(), 23));
    (void)talk.type("run e");
    BOOST_TEST(room_of(talk) == 3U); // a corner of the hall is no bend
    (void)talk.type("run w");
    BOOST_TEST(room_of(talk) == 0U);
    (void)talk.type("run s");
    BOOST_TEST(room_of(talk) == 18U);
    (void)talk.type("n. n. run e");
    BOOST_TEST(room_of(talk) == 11U); // through the hall and the corridor to its end
    (void)talk.type("run w");
    BOOST_TEST(room_of(talk) == 9U); // where the hall opens
    (void)talk.type("n. run s");
    BOOST_TEST(room_of(talk) == 9U); // where a corridor opens
}

BOOST_AUTO_TEST_CASE(a_place_seen_is_gone_to_by_a_shortest_way) {
    Talk talk(with_goal_at(lane(), 14));
    (void)talk.type("eesee");
    BOOST_TEST(room_of(talk) == 9U);
    (void)talk.type("w. n");
    BOOST_TEST(talk.type("go to 0,1. w") == "You go south, west, north, west.\n"
                                            "You are at row 0, column 1. Exits: east, west.\n"
                                            "You are at row 0, column 0. Exits: east.\n");
}

BOOST_AUTO_TEST_CASE(a_place_with_no_way_back_is_not_gone_to) {
    WorldParts parts = maze({{"E", "W", "E", "W", ""}});
    add(parts, passage("drop", 1, Direction::down, 2));
    parts.passages.back().one_way = true;
    Talk talk(std::move(parts));
    (void)talk.type("ed");
    const std::uint64_t before = talk.digest();
    BOOST_TEST(talk.type("go to 0,0. e") == "You know no way there.\n"
                                            "(The rest of the line is not done.)\n");
    BOOST_TEST(talk.digest() == before);
}

BOOST_AUTO_TEST_CASE(exploring_ends_in_a_room_not_seen) {
    Talk talk(with_goal_at(lane(), 14));
    BOOST_TEST(talk.type("explore") == "You are at row 0, column 1. Exits: east, west.\n");
    (void)talk.type("e. s. w");
    BOOST_TEST(talk.type("explore") == "You go east 2.\n"
                                       "You are at row 1, column 3. Exits: north, east, west.\n");
    BOOST_TEST(talk.type("g. g") == "You are at row 0, column 3. Exits: south.\n"
                                    "You go south, east.\n"
                                    "You are at row 1, column 4. Exits: west.\n");
    const std::uint64_t before = talk.digest();
    BOOST_TEST(talk.type("explore") ==
               "Every way you can take from here leads to rooms you have seen.\n");
    BOOST_TEST(talk.digest() == before);
}

BOOST_AUTO_TEST_CASE(exploring_alone_sees_all_that_can_be_reached) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            Random random(seed);
            WorldParts parts;
            parts.grid = Grid(8, 8);
            for (std::uint32_t i = 0; i < 56; ++i) {
                parts.grid.open(RoomId{i}, Direction::south);
                if (i % 8 != 7 && random.chance(0.5)) {
                    parts.grid.open(RoomId{i}, Direction::east);
                }
            }
            parts.goals = {RoomId{63}};
            parts.grid.close(RoomId{63}, Direction::north);
            Talk talk(std::move(parts));
            int lines = 0;
            while (talk.type("explore").substr(0, 5) != "Every" && lines < 64) {
                ++lines;
            }
            BOOST_TEST(talk.game.moment.tally.seen_count() ==
                       static_cast<std::uint64_t>(lines) + 1);
            (void)talk.type("run n. run s. run e. run w");
            BOOST_TEST(talk.type("explore").substr(0, 5) == "Every");
        }
    }
}

BOOST_AUTO_TEST_CASE(undo_takes_a_whole_journey_back) {
    Talk talk(with_goal_at(lane(), 14));
    const std::uint64_t start = talk.digest();
    for (const char* const line : {"run e", "e 3", "explore"}) {
        (void)talk.type(line);
        BOOST_TEST(talk.game.history.count() == 1U);
        BOOST_TEST(talk.type("undo") == "(Taken back: " + std::string(line) +
                                            ")\nYou are at row 0, column 0. Exits: east.\n");
        BOOST_TEST(talk.digest() == start);
    }
    (void)talk.type("run e. go to 0,0");
    BOOST_TEST(talk.game.history.count() == 1U);
    (void)talk.type("e");
    const std::uint64_t later = talk.digest();
    (void)talk.type("go to 1,2");
    (void)talk.type("undo");
    BOOST_TEST(talk.digest() == later);
}

BOOST_AUTO_TEST_CASE(after_the_end_no_journey_is_made) {
    WorldParts parts = corridor(5);
    Monster troll;
    add(parts, encounter("troll", 2, std::move(troll)));
    Talk talk(std::move(parts));
    (void)talk.type("e 4");
    const std::uint64_t lost = talk.digest();
    for (const char* const line : {"e 2", "run w", "go to 0,0", "explore"}) {
        BOOST_TEST(talk.type(line) == talk.type("w"), line);
        BOOST_TEST(talk.digest() == lost);
    }
}

BOOST_AUTO_TEST_CASE(the_map_that_is_shown_every_turn_is_shown_once) {
    WorldParts parts = corridor(5);
    parts.manner.view = View::map;
    Talk talk(std::move(parts));
    const std::string step = talk.type("e");
    const std::string far = talk.type("e 2");
    BOOST_TEST(far.substr(0, 15) == "You go east 2.\n");
    BOOST_TEST(std::count(far.begin(), far.end(), '\n') ==
               std::count(step.begin(), step.end(), '\n') + 1);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
