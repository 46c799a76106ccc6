#include "clew/maze/recursive_division.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <map>

using namespace clew;
using namespace clew::test;

namespace {

// How many of so many seeds make each maze.
std::map<std::string, int> mazes(std::uint32_t rows, std::uint32_t columns, int seeds) {
    std::map<std::string, int> seen;
    for (int seed = 0; seed < seeds; ++seed) {
        Random random(static_cast<std::uint64_t>(seed));
        ++seen[clew::test::text_of(recursive_division(rows, columns, random))];
    }
    return seen;
}

// How many of the mazes came up about `count` times: to five standard deviations of it.
int coming_up(const std::map<std::string, int>& seen, int count) {
    int mazes = 0;
    for (const auto& [maze, times] : seen) {
        mazes += (times - count) * (times - count) < 25 * count ? 1 : 0;
    }
    return mazes;
}

} // namespace

BOOST_AUTO_TEST_SUITE(recursive_division_)

// A square is cut either way, and at either gap: four mazes. A longer part is cut across: two
// walls by two gaps by the four mazes of the square left are sixteen ways to twelve mazes, of
// which the four that have both walls are made in two ways: either wall can be the first.
BOOST_AUTO_TEST_CASE(each_wall_and_each_gap_is_as_likely_as_another) {
    BOOST_TEST(mazes(2, 2, 4000).size() == 4U);
    BOOST_TEST(coming_up(mazes(2, 2, 4000), 1000) == 4);
    for (const auto& seen : {mazes(2, 3, 16'000), mazes(3, 2, 16'000)}) {
        BOOST_TEST(seen.size() == 12U);
        BOOST_TEST(coming_up(seen, 1000) == 8);
        BOOST_TEST(coming_up(seen, 2000) == 4);
    }
}

// All ways to cut are alike: two directions of two walls by three gaps, or one of three walls by
// two gaps, by the sixteen ways for what is left. Some come to the same maze.
BOOST_AUTO_TEST_CASE(every_way_to_cut_a_small_part_is_as_likely_as_another) {
    constexpr int each = 400; // of the seeds
    for (const auto& [rows, columns, ways] :
         {std::array{3U, 3U, 192U}, {2U, 4U, 96U}, {4U, 2U, 96U}}) {
        const auto seen = mazes(rows, columns, each * static_cast<int>(ways));
        for (const auto& [maze, times] : seen) {
            const int shares = (times + each / 2) / each;
            const int off = times - shares * each;
            BOOST_TEST_CONTEXT(maze) {
                BOOST_TEST(shares >= 1);
                BOOST_TEST(off * off < 25 * times);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(the_first_wall_runs_through_but_for_one_gap) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random random(seed);
        const Grid grid = recursive_division(7, 20, random);
        int single = 0;
        for (std::uint32_t column = 0; column + 1 < 20; ++column) {
            int gaps = 0;
            for (std::uint32_t row = 0; row < 7; ++row) {
                gaps += grid.exits(grid.at({row, column})).has(Direction::east) ? 1 : 0;
            }
            single += gaps == 1 ? 1 : 0;
        }
        BOOST_TEST_CONTEXT("seed " << seed) { BOOST_TEST(single >= 1); }
    }
}

BOOST_AUTO_TEST_CASE(long_and_large_mazes_are_perfect) {
    Random random(3);
    BOOST_TEST(is_perfect(recursive_division(301, 403, random)));
    BOOST_TEST(is_perfect(recursive_division(2, 100'001, random)));
    BOOST_TEST(is_perfect(recursive_division(100'001, 2, random)));
}

BOOST_AUTO_TEST_SUITE_END()
