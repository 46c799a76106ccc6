#include "clew/maze/aldous_broder.hpp"

#include "laws.hpp"
#include "statistics.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <vector>

using namespace clew;
using namespace clew::test;

namespace {

// The walk, one step at a time: two bits each, from the lowest of a draw on.
Grid walked(std::uint32_t rows, std::uint32_t columns, Random& random) {
    constexpr std::array directions = {Direction::north, Direction::east, Direction::west,
                                       Direction::south};
    Grid grid(rows, columns);
    RoomId at{static_cast<std::uint32_t>(random.below(grid.room_count()))};
    std::uint32_t left = grid.room_count() - 1;
    std::vector<bool> entered(grid.room_count());
    entered[index_of(at)] = true;
    while (left > 0) {
        std::uint64_t coins = random.next();
        for (int step = 0; step < 32; ++step, coins >>= 2U) {
            const Direction direction = directions[coins & 3U];
            const auto next = grid.neighbour(at, direction);
            if (next && !entered[index_of(*next)]) {
                entered[index_of(*next)] = true;
                grid.open(at, direction);
                --left;
            }
            at = next.value_or(at);
        }
    }
    return grid;
}

} // namespace

BOOST_AUTO_TEST_SUITE(aldous_broder_)

// Large enough for leaps of 8 and of 32 steps, whose squares need 24 and 96 rooms a side.
BOOST_AUTO_TEST_CASE(its_leaps_make_the_maze_of_single_steps) {
    for (const auto& [rows, columns] : {std::pair{2U, 3U},
                                        {3U, 2U},
                                        {9U, 70U},
                                        {24U, 24U},
                                        {33U, 65U},
                                        {96U, 97U},
                                        {129U, 128U}}) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            BOOST_TEST_CONTEXT(rows << " x " << columns << ", seed " << seed) {
                Random one(seed);
                Random other(seed);
                BOOST_TEST((aldous_broder(rows, columns, one) == walked(rows, columns, other)));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(its_mazes_are_perfect_also_where_they_are_two_rooms_wide) {
    Random random(3);
    BOOST_TEST(is_perfect(aldous_broder(2, 1001, random)));
    BOOST_TEST(is_perfect(aldous_broder(1001, 2, random)));
    BOOST_TEST(is_perfect(aldous_broder(200, 201, random)));
}

BOOST_AUTO_TEST_CASE(every_maze_of_3x3_is_as_likely_as_any_other) {
    BOOST_TEST(chi_squared_of_3x3(aldous_broder) < chi_squared_limit);
}

BOOST_AUTO_TEST_SUITE_END()
