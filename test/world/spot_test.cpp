#include "clew/world/spot.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <string>
#include <string_view>

namespace clew {

namespace {

Plan lettered_plan() {
    Plan plan;
    plan.maze.given = Grid(3, 4);
    plan.maze.letters = {{'A', {1, 2}}, {'b', {2, 0}}};
    plan.rooms.push_back({{nowhere, "hall", "", ""}, {Place{0, 1}, {}}, {}});
    plan.rooms.push_back({{nowhere, "attic", "", ""}, {std::string("A"), {}}, {}});
    plan.rooms.push_back({{nowhere, "b", "", ""}, {Corner::south_east, {}}, {}});
    plan.rooms.push_back({{nowhere, "loop", "", ""}, {std::string("hall"), {}}, {}});
    plan.rooms.push_back({{nowhere, "off", "", ""}, {Place{3, 0}, {}}, {}});
    return plan;
}

} // namespace

BOOST_AUTO_TEST_SUITE(spot)

BOOST_AUTO_TEST_CASE(a_spot_is_a_place_a_corner_a_room_or_a_letter) {
    struct Row {
        std::string_view name;
        Where where;
        std::string_view place; // "": none
    };
    const std::array<Row, 15> rows = {{
        {"a place", Place{2, 3}, "row 2, column 3"},
        {"off the grid", Place{2, 4}, ""},
        {"north-west", Corner::north_west, "row 0, column 0"},
        {"north-east", Corner::north_east, "row 0, column 3"},
        {"south-west", Corner::south_west, "row 2, column 0"},
        {"south-east", Corner::south_east, "row 2, column 3"},
        {"a room", std::string("hall"), "row 0, column 1"},
        {"a room on a letter", std::string("attic"), "row 1, column 2"},
        {"a letter", std::string("A"), "row 1, column 2"},
        {"a room before a letter", std::string("b"), "row 2, column 3"},
        {"a room that names a room", std::string("loop"), ""},
        {"a room off the grid", std::string("off"), ""},
        {"no such room", std::string("hal"), ""},
        {"nothing said", std::monostate{}, ""},
        {"a rule", Rule::far, ""},
    }};
    const Plan plan = lettered_plan();
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            const auto place = place_of(Spot{row.where, {}}, plan);
            BOOST_TEST((place ? text_of(*place) : "") == row.place);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_given_grid_has_its_own_size) {
    MazePlan maze;
    maze.rows = 10;
    maze.columns = 20;
    BOOST_TEST(size_of(maze).rows == 10U);
    BOOST_TEST(size_of(maze).columns == 20U);
    BOOST_TEST((place_of(Spot{Corner::south_east, {}}, maze) == Place{9, 19}));
    maze.given = Grid(2, 3);
    BOOST_TEST(size_of(maze).rows == 2U);
    BOOST_TEST((place_of(Spot{Corner::south_east, {}}, maze) == Place{1, 2}));
}

BOOST_AUTO_TEST_CASE(corners_go_by_name) {
    BOOST_TEST((corner_named("north-west") == Corner::north_west));
    BOOST_TEST((corner_named("north-east") == Corner::north_east));
    BOOST_TEST((corner_named("south-west") == Corner::south_west));
    BOOST_TEST((corner_named("south-east") == Corner::south_east));
    BOOST_TEST(!corner_named("north"));
    BOOST_TEST(!corner_named(""));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
