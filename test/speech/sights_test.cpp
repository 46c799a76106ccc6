#include "clew/speech/sights.hpp"

#include "clew/speech/floor_words.hpp"
#include "tale.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace clew::test {

namespace {

// Two halls and a corridor between their middles, one tile wide; the player in the first:
//
//     ...####...      0 start, 2 club, 21 cup
//     ......:...      9 goal, 28 troll
//     ...####...
WorldParts two_halls() {
    constexpr std::string_view drawing = "...####..."
                                         ".........."
                                         "...####...";
    WorldParts parts;
    parts.grid = Grid(3, 10);
    for (std::uint32_t i = 0; i < 30; ++i) {
        for (const Direction side : {Direction::south, Direction::east}) {
            const auto next = parts.grid.neighbour(RoomId{i}, side);
            if (next && drawing[i] == '.' && drawing[index_of(*next)] == '.') {
                parts.grid.open(RoomId{i}, side);
            }
        }
    }
    parts.sight = 9;
    parts.goals = {RoomId{9}};
    const ItemId club = add(parts, named("club", 2, "club"));
    parts.items.back().weapon = true;
    add(parts, named("cup", 21, "silver cup"));
    Monster monster{};
    monster.beaten_by = {club};
    add(parts, called("troll", 28, monster));
    return parts;
}

std::string sights(const Tale& tale) {
    std::string out;
    tell_sights(out, tale.telling());
    return out;
}

} // namespace

BOOST_AUTO_TEST_SUITE(sights_)

BOOST_AUTO_TEST_CASE(what_comes_into_sight_is_told_after_the_place_and_once) {
    Tale tale(two_halls());
    BOOST_TEST(tale.text() ==
               "You are at row 0, column 0. Exits: south, east.\n"
               "You see a troll, 2 south and 8 east; a club, 2 east; a silver cup, 2\n"
               "south and 1 east.\n");
    BOOST_TEST(tale.type("s") == "You are at row 1, column 0. Exits: north, south, east.\n");
    tale.type("e");
    tale.type("e");
    tale.type("e");
    BOOST_TEST(tale.type("e") == "You are at row 1, column 4. Exits: east, west.\n");
    tale.type("e");
    BOOST_TEST(tale.type("e") == "You are at row 1, column 6. Exits: east, west.\n");
}

BOOST_AUTO_TEST_CASE(the_goal_is_told_on_the_way_once) {
    Tale tale(two_halls());
    std::string told = tale.type("s");
    for (int step = 0; step < 7; ++step) {
        told += tale.type("e");
    }
    const std::size_t first = told.find("You see the goal, 1 north and ");
    BOOST_TEST(first != std::string::npos);
    BOOST_TEST(told.find("goal", first + 20) == std::string::npos);
}

BOOST_AUTO_TEST_CASE(look_tells_all_that_is_in_sight_whoever_was_told_of_it) {
    Tale tale(two_halls());
    tale.type("s");
    BOOST_TEST(tale.says(tell_room) ==
               "You are at row 1, column 0. Exits: north, south, east.\n"
               "You see a silver cup, 1 south and 1 east; a club, 1 north and 2 east.\n");
}

BOOST_AUTO_TEST_CASE(what_is_in_sight_is_told_to_be_too_far_off) {
    WorldParts parts = two_halls();
    parts.texts.goal = "the stairs";
    Tale tale(std::move(parts));
    expect_told(tale, {{"x club", "The club is too far off: 2 east.\n"},
                       {"take cup", "The silver cup is too far off: 2 south and 1 east.\n"},
                       {"x troll", "The troll is too far off: 2 south and 8 east.\n"},
                       {"x stairs", "You see no 'stairs' here.\n"}});
    for (int step = 0; step < 8; ++step) {
        tale.type(step == 0 ? "s" : "e");
    }
    expect_told(tale,
                {{"x the stairs", "You see the stairs, but too far off: 1 north and 2 east.\n"},
                 {"x cup", "You do not see the silver cup here.\n"}});
}

BOOST_AUTO_TEST_CASE(directions_are_called_as_the_keys_call_them) {
    Manner manner;
    manner.keys = Keys::hjkl;
    const Tale tale(two_halls(), manner);
    BOOST_TEST(sights(tale) ==
               "You see a troll, 2 down and 8 right; a club, 2 right; a silver cup, 2\n"
               "down and 1 right.\n");
}

BOOST_AUTO_TEST_CASE(the_goal_has_the_name_that_the_world_gives_it) {
    WorldParts parts = two_halls();
    parts.start = RoomId{8};
    BOOST_TEST(sights(Tale(parts)) ==
               "You see a troll, 2 south; the goal, 1 east; a silver cup, 2 south and 7\n"
               "west.\n");
    parts.texts.goal = "the stairs";
    BOOST_TEST(sights(Tale(parts)) ==
               "You see a troll, 2 south; the stairs, 1 east; a silver cup, 2 south and\n"
               "7 west.\n");
}

BOOST_AUTO_TEST_CASE(of_several_goals_each_is_a_goal) {
    WorldParts parts = corridor(4);
    parts.sight = 5;
    parts.start = RoomId{1};
    parts.goals = {RoomId{0}, RoomId{3}};
    BOOST_TEST(sights(Tale(parts)) == "You see a goal, 1 west; a goal, 2 east.\n");
    parts.texts.goal = "the sea";
    BOOST_TEST(sights(Tale(parts)) == "You see the sea, 1 west; the sea, 2 east.\n");
}

BOOST_AUTO_TEST_CASE(what_is_carried_or_dead_is_not_in_sight) {
    Tale tale(two_halls());
    tale.type("e");
    tale.type("e");
    tale.type("take club");
    BOOST_TEST(sights(tale) == "You see a silver cup, 2 south and 1 west.\n");
    for (const char* step : {"s", "e", "e", "e", "e", "e", "s", "e"}) {
        tale.type(step);
    }
    BOOST_TEST(sights(tale) == "You see the goal, 2 north and 1 east.\n");
}

BOOST_AUTO_TEST_CASE(without_sight_nothing_is_told) {
    WorldParts parts = two_halls();
    parts.sight = 0;
    const Tale tale(std::move(parts));
    BOOST_TEST(sights(tale).empty());
    BOOST_TEST(!comes_into_sight(tale.telling()));
}

BOOST_AUTO_TEST_CASE(the_map_in_words_tells_where_the_unknown_begins) {
    Tale tale(two_halls());
    BOOST_TEST(tale.says(tell_map) ==
               "You are at row 0, column 0.\n"
               "The goal is 9 east of you.\n"
               "There is more to see beyond row 1, column 6 (1 south and 6 east) and row\n"
               "2, column 8 (2 south and 8 east).\n"
               "You saw a club at row 0, column 2.\n"
               "You saw a silver cup at row 2, column 1.\n"
               "You saw a troll at row 2, column 8.\n");
    tale.type("s");
    BOOST_TEST(tale.says(tell_edges) == "There is more to see beyond row 1, column 7 (7 east).\n");
    for (const char* step : {"e", "e", "e", "e", "e", "e", "e"}) {
        tale.type(step);
    }
    BOOST_TEST(tale.says(tell_edges) == "You have seen all the floor there is.\n");
}

BOOST_AUTO_TEST_CASE(the_map_in_words_tells_the_ways_up_and_down_of_this_floor) {
    WorldParts parts = maze({{"ES", "WES", "WS"},
                             {"NE", "NWE", "NW"},
                             {"", "", ""},
                             {"ES", "WES", "WS"},
                             {"NE", "NWE", "NW"},
                             {"", "", ""}});
    parts.floors = 2;
    parts.sight = 9;
    parts.goals = {RoomId{12}};
    parts.texts.aim.clear();
    add(parts, passage("stair", 2, Direction::down, 11));
    Tale tale(std::move(parts));
    BOOST_TEST(tale.says(tell_map) == "You are at row 0, column 0.\n"
                                      "The goal is on another floor.\n"
                                      "You have seen all of this floor.\n"
                                      "A way leads down at row 0, column 2 (2 east).\n");
    for (const char* step : {"e", "e", "d"}) {
        tale.type(step);
    }
    BOOST_TEST(tale.says(tell_map) == "You are at row 3, column 2.\n"
                                      "The goal is 1 south and 2 west of you.\n"
                                      "You have seen all of this floor.\n"
                                      "A way leads up here.\n");
}

BOOST_AUTO_TEST_CASE(scenery_and_what_lies_in_the_dark_are_not_seen_from_afar) {
    WorldParts parts = two_halls();
    parts.items[0].scenery = true;
    parts.rooms = {{RoomId{21}, "nook", "", "", "", true}};
    const Tale tale(std::move(parts));
    BOOST_TEST(tale.says(tell_sights).find("club") == std::string::npos);
    BOOST_TEST(tale.says(tell_sights).find("cup") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
