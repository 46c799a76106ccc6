#include "clew/speech/journeys.hpp"

#include "tale.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

namespace {

struct Row {
    std::string_view typed;
    std::string_view meaning;
};

void expect(const Tale& tale, const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.typed) { BOOST_TEST(tale.meaning(row.typed) == row.meaning); }
    }
}

/// Four rooms from west to east, the first three of them seen, the player in the third.
WorldParts street() {
    WorldParts parts = corridor(4);
    parts.rooms = {{RoomId{0}, "hall", "Hall of Echoes", ""},
                   {RoomId{1}, "well", "The Dry Well", ""},
                   {RoomId{3}, "attic", "Attic", ""}};
    add(parts, named("lamp", 1, "brass lamp"));
    return parts;
}

Tale in_the_street(const Manner& manner = {}) {
    Tale tale(street(), manner);
    tale.obey({.verb = Verb::go, .direction = Direction::east});
    tale.obey({.verb = Verb::go, .direction = Direction::east});
    return tale;
}

std::string way_of(std::vector<Direction> way, Keys keys = Keys::compass) {
    Tale tale(corridor(2), Manner{keys});
    tale.voice.width = 0;
    std::string out;
    tell_way(out, tale.telling(), way);
    return out;
}

} // namespace

BOOST_AUTO_TEST_SUITE(journeys)

BOOST_AUTO_TEST_CASE(a_direction_and_a_number_are_so_many_steps) {
    expect(Tale(keep()), {{"n 5", "north 5"},
                          {"N  5", "north 5"},
                          {"5 n", "north 5"},
                          {"north 5", "north 5"},
                          {"go east 2", "east 2"},
                          {"walk 3 west", "west 3"},
                          {"run s 4", "south 4"},
                          {"n 5 times", "north 5"},
                          {"5 steps north", "north 5"},
                          {"down 007", "down 7"},
                          {"n 1000", "north 1000"},
                          {"n 1", "go north"}});
    expect(Tale(keep(), Manner{Keys::udlr}), {{"l 5", "west 5"}, {"up 2", "north 2"}});
    expect(Tale(keep(), Manner{Keys::hjkl}), {{"h 5", "west 5"}, {"2 l", "east 2"}});
}

BOOST_AUTO_TEST_CASE(no_steps_and_too_many_are_refused) {
    const std::string_view too_far = "unknown That is too far at once; 1000 steps are the most.";
    expect(Tale(keep()),
           {{"n 1001", too_far},
            {"99999999999999999999 n", too_far},
            {"n 0", "unknown You stay where you are. Say how many steps, such as 'north 5'."},
            {"n -5", "unknown I do not know the word '-5'. Type help for the words that I know."},
            {"n 5 6", "unknown I do not know the word '5'. Type help for the words that I know."},
            {"n five", "unknown I do not know the word 'five'. Type help for the words that I "
                       "know."}});
}

BOOST_AUTO_TEST_CASE(running_needs_a_direction) {
    expect(Tale(keep()), {{"run n", "run north"},
                          {"run north", "run north"},
                          {"RUN to the WEST", "run west"},
                          {"run", "unknown Run where? Exits: south, east."},
                          {"run nroth", "unknown You cannot run 'nroth'. Did you mean 'north'? "
                                        "Exits: south, east."},
                          {"run nne", "unknown You cannot run 'nne'. Exits: south, east."}});
    expect(Tale(keep(), Manner{Keys::hjkl}), {{"run k", "run north"}, {"run up", "run north"}});
}

BOOST_AUTO_TEST_CASE(exploring_needs_nothing) {
    expect(Tale(keep()),
           {{"explore", "explore"},
            {"Explore!", "explore"},
            {"explore north", "unknown Type 'explore' alone; no other word goes with it."}});
}

BOOST_AUTO_TEST_CASE(a_place_is_named_by_row_and_column) {
    const std::string_view first = "to row 0, column 0";
    expect(in_the_street(), {{"go to 0,0", first},
                             {"go 0,0", first},
                             {"goto 0 0", first},
                             {"walk to row 0, column 0", first},
                             {"go to (0, 0)", first},
                             {"run to 0,0", first},
                             {"go to 0,2", "told You are there already."}});
}

BOOST_AUTO_TEST_CASE(or_by_letter_and_number_where_places_are_called_so) {
    expect(in_the_street({Keys::compass, Coordinates::letter_number}),
           {{"go to a1", "to row 0, column 0"},
            {"go to A2", "to row 0, column 1"},
            {"go to a3", "told You are there already."},
            {"go to a4", "unknown You have not been to a4."},
            {"go to zz99", "unknown You have not been to zz99."},
            {"go to a0", "unknown You know no place called 'a0'. Exits: east, west."},
            {"go to 0,0", "unknown You know no place called '0,0'. Exits: east, west."}});
}

BOOST_AUTO_TEST_CASE(a_place_not_seen_is_answered_as_one_that_is_not_there) {
    expect(in_the_street(),
           {{"go to 0,3", "unknown You have not been to row 0, column 3."},
            {"go to 7,7", "unknown You have not been to row 7, column 7."},
            {"go to 4000000000,0", "unknown You have not been to row 4000000000, column 0."},
            {"go to 99999999999999999999,0",
             "unknown You know no place called '99999999999999999999,0'. Exits: east, west."},
            {"go to attic", "unknown You know no place called 'attic'. Exits: east, west."},
            {"go to bed", "unknown You know no place called 'bed'. Exits: east, west."}});
}

BOOST_AUTO_TEST_CASE(a_room_seen_is_named_by_its_name_or_id) {
    const std::string_view hall = "to row 0, column 0";
    expect(in_the_street(), {{"go to hall", hall},
                             {"go to the Hall of Echoes", hall},
                             {"go to echoes", hall},
                             {"go hall", hall},
                             {"go to dry well", "to row 0, column 1"}});
}

BOOST_AUTO_TEST_CASE(rooms_called_alike_are_told_apart_by_their_places) {
    WorldParts parts = corridor(4);
    parts.rooms = {{RoomId{0}, "one", "Cell", ""}, {RoomId{1}, "two", "Cell", ""}};
    Tale tale(std::move(parts));
    tale.type("e");
    expect(tale, {{"go to cell", "unknown Which do you mean: row 0, column 0 or row 0, column 1?"},
                  {"go to one", "to row 0, column 0"}});
}

BOOST_AUTO_TEST_CASE(nobody_is_already_at_a_view_that_is_scenery) {
    WorldParts parts = corridor(3);
    Item quay = item("quay", 0);
    quay.article = "the";
    quay.fixed = quay.scenery = true;
    add(parts, std::move(quay));
    expect(Tale(std::move(parts)),
           {{"go to quay", "told You see the quay from here. Exits: east."}});
}

BOOST_AUTO_TEST_CASE(what_was_seen_lying_somewhere_is_a_place_too) {
    Tale tale = in_the_street();
    expect(tale, {{"go to lamp", "to row 0, column 1"},
                  {"go to the brass lamp", "to row 0, column 1"},
                  {"go lamp", "unknown You cannot go 'lamp'. Exits: east, west."}});
    tale.type("w");
    expect(tale, {{"go to lamp", "told You are there already."}});
    tale.type("take lamp");
    expect(tale, {{"go to lamp", "told You carry the brass lamp."}});
}

BOOST_AUTO_TEST_CASE(a_direction_goes_before_a_place) {
    WorldParts parts = corridor(2);
    parts.rooms = {{RoomId{0}, "north", "North", ""}};
    expect(Tale(std::move(parts)), {{"go to north", "go north"},
                                    {"go to the north", "go north"},
                                    {"go to", "unknown Go where? Exits: east."}});
}

BOOST_AUTO_TEST_CASE(the_way_taken_is_told_by_its_legs) {
    using enum Direction;
    BOOST_TEST(way_of({}) == "");
    BOOST_TEST(way_of({north}) == "");
    BOOST_TEST(way_of({north, north, north}) == "You go north 3.\n");
    BOOST_TEST(way_of({north, north, east, south, south}) == "You go north 2, east, south 2.\n");
    BOOST_TEST(way_of({north, north, east}, Keys::udlr) == "You go up 2, right.\n");
}

BOOST_AUTO_TEST_CASE(a_way_of_many_legs_is_cut) {
    std::vector<Direction> way;
    std::string expected = "You go north";
    for (std::size_t i = 0; i < way_legs_max + 7; ++i) {
        way.push_back(i % 2 == 0 ? Direction::north : Direction::east);
        if (i > 0 && i < way_legs_max) {
            expected += i % 2 == 0 ? ", north" : ", east";
        }
    }
    BOOST_TEST(way_of(way) == expected + ", and on for 7.\n");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
