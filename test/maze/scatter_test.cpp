#include "clew/maze/scatter.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

#include <set>

using namespace clew;
using namespace clew::test;

namespace {

std::uint64_t inner_walls(std::uint32_t rows, std::uint32_t columns) {
    return std::uint64_t{rows} * (columns - 1) + std::uint64_t{rows - 1} * columns;
}

} // namespace

BOOST_AUTO_TEST_SUITE(scatter_)

BOOST_AUTO_TEST_CASE(every_number_of_walls_up_to_the_most_is_built_and_cuts_nothing_off) {
    for (std::uint32_t rows = 1; rows <= 7; ++rows) {
        for (std::uint32_t columns = 1; columns <= 7; ++columns) {
            for (std::uint64_t walls = 0; walls <= scatter_walls_max(rows, columns); ++walls) {
                BOOST_TEST_CONTEXT(rows << "x" << columns << " with " << walls) {
                    Random random(walls);
                    const auto grid = scatter(rows, columns, walls, random);
                    BOOST_REQUIRE(grid.has_value());
                    BOOST_TEST(is_connected(*grid));
                    BOOST_TEST(corridors_of(*grid) == inner_walls(rows, columns) - walls);
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(with_the_most_walls_the_maze_is_perfect) {
    for (const std::uint32_t columns : {2U, 17U, 64U, 100U}) {
        Random random(columns);
        const auto grid = scatter(40, columns, scatter_walls_max(40, columns), random);
        BOOST_REQUIRE(grid.has_value());
        BOOST_TEST(is_perfect(*grid));
    }
}

BOOST_AUTO_TEST_CASE(more_walls_than_can_be_is_an_error_that_names_the_most) {
    Random random(1);
    const auto words = [&random](std::uint32_t rows, std::uint32_t columns, std::uint64_t walls) {
        return scatter(rows, columns, walls, random).error();
    };
    BOOST_TEST(words(4, 4, 12) == "a 4x4 maze can have at most 9 inner walls, not 12");
    BOOST_TEST(words(2, 2, 2) == "a 2x2 maze can have at most 1 inner wall, not 2");
    BOOST_TEST(words(1, 9, 1) == "a 1x9 maze can have at most 0 inner walls, not 1");
    BOOST_TEST(words(1, 1, 1) == "a 1x1 maze can have at most 0 inner walls, not 1");
}

// The world of the mouse: from any room, so from the start too, the cheese can be reached.
BOOST_AUTO_TEST_CASE(ten_thousand_mice_reach_their_cheese) {
    std::set<std::uint64_t> different;
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        Random random(seed);
        const auto grid = scatter(4, 4, 8, random);
        if (!grid || !is_connected(*grid) || corridors_of(*grid) != inner_walls(4, 4) - 8) {
            BOOST_ERROR("seed " << seed);
        } else {
            different.insert(digest_of(*grid));
        }
    }
    BOOST_TEST(different.size() > 9'000U);
}

BOOST_AUTO_TEST_CASE(each_wall_of_the_least_floor_that_can_have_one_comes_up) {
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        seen.insert(clew::test::text_of(*scatter(2, 2, 1, random)));
    }
    const std::set<std::string> all = {"S S / NE NW", "E SW / E NW", "SE W / NE W", "SE SW / N N"};
    BOOST_TEST(seen == all, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
