#include "tale.hpp"

#include "clew/base/random.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

namespace clew::test {

namespace {

/// An aim of its own, so that the way to the goal is nobody's to know.
WorldParts secret(WorldParts parts) {
    parts.texts.aim = "Get out.";
    return parts;
}

WorldParts with_map(WorldParts parts) {
    add(parts, named("map", 0, "map"));
    parts.items.back().map = true;
    return parts;
}

/// A perfect maze by a walk that joins each new room to some neighbour already in.
WorldParts random_tree(std::uint32_t rows, std::uint32_t columns, std::uint64_t seed) {
    WorldParts parts;
    parts.grid = Grid(rows, columns);
    parts.goals = {RoomId{rows * columns - 1}};
    Random random(seed);
    for (std::uint32_t i = 1; i < rows * columns; ++i) {
        const bool west = i < columns || (i % columns != 0 && random.chance(0.5));
        parts.grid.open(RoomId{i}, west ? Direction::west : Direction::north);
    }
    return parts;
}

} // namespace

BOOST_AUTO_TEST_SUITE(map_in_words)

BOOST_AUTO_TEST_CASE(the_rooms_seen_are_told_outward_from_here) {
    Tale tale(secret(keep()));
    BOOST_TEST(tale.says(tell_map) ==
               "You are at row 0, column 0.\n"
               "From here: south 1 to row 1, column 0, not seen yet; east 1 to row 0,\n"
               "column 1, not seen yet.\n"
               "You saw a rusty sword at row 0, column 0.\n"
               "You saw some silver coins at row 0, column 0.\n"
               "You saw a stone statue at row 0, column 0.\n");
    tale.type("take sword and coins");
    tale.type("ss");
    BOOST_TEST(tale.says(tell_map) ==
               "You are at row 2, column 0.\n"
               "From here: north 2, east 1 to row 0, column 1, not seen yet; east 1 to\n"
               "row 2, column 1, not seen yet.\n"
               "You saw a stone statue at row 0, column 0.\n"
               "You saw an amulet at row 1, column 0.\n");
}

BOOST_AUTO_TEST_CASE(a_goal_that_the_opening_names_has_a_direction) {
    Tale tale(corridor(4));
    BOOST_TEST(tale.says(tell_map) == "You are at row 0, column 0.\n"
                                      "The goal is 3 east of you.\n"
                                      "From here: east 1 to row 0, column 1, not seen yet.\n");
    WorldParts parts = maze({{"S", "S"}, {"NE", "WN"}});
    parts.start = RoomId{3};
    parts.goals = {RoomId{0}, RoomId{1}};
    Tale two(std::move(parts), Manner{Keys::udlr, Coordinates::letter_number});
    BOOST_TEST(two.says(tell_map) ==
               "You are at b2.\n"
               "A goal is 1 up and 1 left of you.\n"
               "A goal is 1 up of you.\n"
               "From here: up 1 to a2, not seen yet; left 1 to b1, not seen yet.\n");
}

BOOST_AUTO_TEST_CASE(with_the_map_in_hand_the_whole_maze_is_told) {
    //  0 - 1 - 2    a junction at 1, dead ends at 0, 2 and 8
    //      |        a corridor round the corner from 1 to 8
    //  3   4 - 5
    //          |
    //  6   7 - 8 (goal at 7)
    WorldParts parts = maze({{"E", "WES", "W"}, {"", "NE", "WS"}, {"", "E", "NW"}});
    parts.goals = {RoomId{7}};
    Tale tale(with_map(secret(std::move(parts))));
    BOOST_TEST(!may_see_map(tale.telling()));
    tale.type("take map");
    BOOST_TEST(may_see_map(tale.telling()));
    BOOST_TEST(tale.says(tell_map) ==
               "You are at row 0, column 0.\n"
               "The goal is 2 south and 1 east of you.\n"
               "From here: east 1 to row 0, column 1, a junction.\n"
               "From row 0, column 1: south 1, east 1, south 1, west 1 to row 2, column\n"
               "1, a goal; east 1 to row 0, column 2, a dead end.\n");
}

BOOST_AUTO_TEST_CASE(a_world_without_a_map_item_lends_one_to_all) {
    BOOST_TEST(may_see_map(Tale(corridor(2)).telling()));
    BOOST_TEST(!may_see_map(Tale(with_map(corridor(2))).telling()));
}

BOOST_AUTO_TEST_CASE(names_passages_and_people_are_in_it) {
    WorldParts parts = secret(keep());
    parts.rooms = {{RoomId{6}, "jetty", "The Jetty", ""}};
    Tale tale(std::move(parts));
    tale.type("take sword");
    tale.type("sse");
    BOOST_TEST(tale.says(tell_map) ==
               "You are at row 2, column 1.\n"
               "From here: west 1 to row 2, column 0, The Jetty; down by a locked door.\n"
               "From row 2, column 0, The Jetty: north 2, east 1 to row 0, column 1, not\n"
               "seen yet.\n"
               "You saw some silver coins at row 0, column 0.\n"
               "You saw a stone statue at row 0, column 0.\n"
               "You saw an amulet at row 1, column 0.\n"
               "You saw a ferryman at row 2, column 0.\n");
}

BOOST_AUTO_TEST_CASE(a_passage_leads_to_where_one_has_been) {
    WorldParts parts = secret(corridor(5));
    parts.rooms = {{RoomId{2}, "deck", "The Deck", ""}};
    add(parts, passage("stairs", 0, Direction::up, 2));
    Tale tale(std::move(parts));
    BOOST_TEST(tale.says(tell_map).find("; up by a passage.\n") != std::string::npos);
    tale.type("u");
    tale.type("d");
    const std::string map = tale.says(tell_map);
    BOOST_TEST(map.find(" by a passage to\nrow 0, column 2, The Deck.\n") != std::string::npos,
               map);
}

BOOST_AUTO_TEST_CASE(rooms_seen_apart_are_told_too) {
    WorldParts parts = secret(corridor(9));
    parts.grid.close(RoomId{4}, Direction::east);
    add(parts, named("amulet", 1, "amulet", "an"));
    parts.items.back().teleporter = Destination{RoomId{6}};
    Tale tale(std::move(parts));
    tale.type("e");
    tale.type("take amulet");
    tale.type("use amulet");
    BOOST_TEST(tale.says(tell_map) ==
               "You are at row 0, column 6.\n"
               "From here: east 1 to row 0, column 7, not seen yet; west 1 to row 0,\n"
               "column 5, not seen yet.\n"
               "From row 0, column 0: east 2 to row 0, column 2, not seen yet.\n");
}

BOOST_AUTO_TEST_CASE(a_ring_ends_where_it_began) {
    WorldParts parts = secret(maze({{"ES", "WS"}, {"NE", "NW"}}));
    parts.goals = {RoomId{0}};
    parts.start = RoomId{3};
    Tale tale(with_map(std::move(parts)));
    tale.now.state.items[0].room = carried;
    BOOST_TEST(tale.says(tell_map) ==
               "You are at row 1, column 1.\n"
               "The goal is 1 north and 1 west of you.\n"
               "From here: north 1, west 1 to row 0, column 0, a goal; west 1, north 1\n"
               "to row 0, column 0, a goal.\n");
}

BOOST_AUTO_TEST_CASE(a_large_maze_is_cut_at_two_hundred_rooms) {
    Tale tale(with_map(random_tree(60, 60, 1)));
    tale.now.state.items[0].room = carried;
    tale.voice.width = 0;
    const std::string all = tale.says(tell_map);
    // Where you are, the goal, 200 rooms, how many more.
    BOOST_TEST(std::count(all.begin(), all.end(), '\n') == 203);
    BOOST_TEST(all.find("\nAnd ") != std::string::npos);
    BOOST_TEST(all.substr(all.size() - 12) == "rooms more.\n");
}

BOOST_AUTO_TEST_CASE(a_long_winding_corridor_is_cut_short) {
    WorldParts parts;
    parts.grid = Grid(2, 80);
    parts.goals = {RoomId{1}};
    for (std::uint32_t column = 0; column < 80; ++column) {
        parts.grid.open(RoomId{column}, Direction::south);
        if (column + 1 < 80) {
            parts.grid.open(RoomId{column % 2 == 0 ? column + 80 : column}, Direction::east);
        }
    }
    parts.goals = {RoomId{79}};
    Tale tale(with_map(secret(std::move(parts))));
    tale.now.state.items[0].room = carried;
    tale.voice.width = 0;
    const std::string all = tale.says(tell_map);
    BOOST_TEST(all.find(", on for 119 to row 0, column 79, a goal.\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(every_known_room_is_covered_once) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        WorldParts parts = secret(random_tree(5, 7, seed));
        const auto corridors = 5U * 7U - 1;
        Tale tale(with_map(std::move(parts)));
        tale.now.state.items[0].room = carried;
        std::string all = tale.says(tell_map);
        std::replace(all.begin(), all.end(), '\n', ' ');
        // The runs add up to the corridors of the maze: none left out, none told twice.
        std::uint64_t sum = 0;
        const std::size_t begin = all.find("From here");
        for (const std::string_view way : {"north ", "south ", "east ", "west "}) {
            for (std::size_t at = all.find(way, begin); at != std::string::npos;
                 at = all.find(way, at + 1)) {
                sum += std::stoul(all.substr(at + way.size()));
            }
        }
        BOOST_TEST_CONTEXT("seed " << seed) { BOOST_TEST(sum == corridors); }
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
