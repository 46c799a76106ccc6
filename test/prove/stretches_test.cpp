#include "clew/prove/stretches.hpp"

#include "play/worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

Grid hall(std::uint32_t rows, std::uint32_t columns) {
    Grid grid(rows, columns);
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        for (const Direction direction : {Direction::south, Direction::east}) {
            if (grid.neighbour(RoomId{i}, direction)) {
                grid.open(RoomId{i}, direction);
            }
        }
    }
    return grid;
}

// "4 in 3 by EES, 0 in 1 by W"
std::string told(Stretches& stretches, std::uint32_t from) {
    std::string text;
    for (const Stretch& stretch : stretches.from(RoomId{from})) {
        text += text.empty() ? "" : ", ";
        append_number(text, index_of(stretch.to));
        text += " in ";
        append_number(text, stretch.length);
        text += " by ";
        for (const Direction direction : stretches.way(RoomId{from}, stretch)) {
            text += letter_of(direction);
        }
    }
    return text;
}

std::string told(const Grid& grid, const Places& places, std::uint32_t from) {
    Stretches stretches(grid, places);
    return told(stretches, from);
}

} // namespace

BOOST_AUTO_TEST_SUITE(stretches)

BOOST_AUTO_TEST_CASE(a_corridor_is_one_stretch_and_ends_at_the_first_stop) {
    const Grid grid = corridor(9).grid;
    BOOST_TEST(told(grid, {.stops = {RoomId{8}, RoomId{5}}, .kept = {RoomId{0}}}, 0) ==
               "5 in 5 by EEEEE");
    BOOST_TEST(told(grid, {.stops = {RoomId{8}, RoomId{5}}, .kept = {RoomId{3}}}, 5) ==
               "3 in 2 by WW, 8 in 3 by EEE");
}

BOOST_AUTO_TEST_CASE(blind_alleys_without_a_stop_are_closed_and_a_parting_that_is_left_is_none) {
    // 0-1-2-3 and below 1 an alley 5-9.
    const Grid grid = maze({{"E", "EWS", "EW", "W"}, {"", "NS", "", ""}, {"", "N", "", ""}}).grid;
    const Places ends{.stops = {RoomId{0}, RoomId{3}}, .kept = {}, .partings = true};
    BOOST_TEST(told(grid, ends, 0) == "3 in 3 by EEE");
    const Places all{.stops = {RoomId{0}, RoomId{3}, RoomId{9}}, .kept = {}, .partings = true};
    BOOST_TEST(told(grid, all, 0) == "1 in 1 by E");
    BOOST_TEST(told(grid, all, 1) == "0 in 1 by W, 9 in 2 by SS, 3 in 2 by EE");
}

BOOST_AUTO_TEST_CASE(in_a_hall_walks_go_from_stop_to_stop_unless_partings_are_asked_for) {
    const Grid grid = hall(4, 5);
    const Places stops{.stops = {RoomId{19}, RoomId{0}}, .kept = {RoomId{7}}};
    Stretches searched(grid, stops);
    BOOST_TEST(!searched.follows_corridors());
    BOOST_TEST(told(searched, 7) == "0 in 3 by NWW, 19 in 4 by SSEE");
    BOOST_TEST(told(searched, 0) == "0 in 2 by SN, 19 in 7 by SSSEEEE");
    BOOST_TEST(told(grid, {stops.stops, stops.kept, true}, 0) == "5 in 1 by S, 1 in 1 by E");
}

BOOST_AUTO_TEST_CASE(a_one_way_exit_leads_one_way_and_ends_a_corridor) {
    Grid grid = corridor(7).grid;
    grid.set_exits(RoomId{4}, Exits().with(Direction::east)); // not back to 3
    const Places places{.stops = {RoomId{0}, RoomId{6}}, .kept = {}};
    BOOST_TEST(told(grid, places, 0) == "3 in 3 by EEE");
    BOOST_TEST(told(grid, places, 3) == "4 in 1 by E, 0 in 3 by WWW");
    BOOST_TEST(told(grid, places, 4) == "6 in 2 by EE");
}

BOOST_AUTO_TEST_CASE(one_who_stands_in_a_stop_may_walk_back_into_it) {
    const Grid grid = corridor(2).grid;
    const Places places{.stops = {RoomId{0}}, .kept = {RoomId{1}}};
    BOOST_TEST(told(grid, places, 0) == "1 in 1 by E");
    BOOST_TEST(told(grid, places, 1) == "0 in 1 by W");
}

BOOST_AUTO_TEST_SUITE_END()
