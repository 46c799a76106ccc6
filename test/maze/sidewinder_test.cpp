#include "clew/maze/sidewinder.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

#include <array>

using namespace clew;
using namespace clew::test;

namespace {

bool opens(const Grid& grid, std::uint32_t row, std::uint32_t column, Direction direction) {
    return grid.exits(grid.at({row, column})).has(direction);
}

} // namespace

BOOST_AUTO_TEST_SUITE(sidewinder_)

BOOST_AUTO_TEST_CASE(every_run_opens_north_once_and_the_first_row_is_one_corridor) {
    for (std::uint32_t columns = 1; columns <= 200; ++columns) {
        Random random(columns);
        const Grid grid = sidewinder(8, columns, random);
        BOOST_TEST_CONTEXT("columns " << columns) {
            for (std::uint32_t column = 0; column + 1 < columns; ++column) {
                BOOST_TEST(opens(grid, 0, column, Direction::east));
            }
            unsigned norths = 0;
            for (std::uint32_t room = columns; room < grid.room_count(); ++room) {
                const Exits exits = grid.exits(RoomId{room});
                norths += exits.has(Direction::north) ? 1U : 0U;
                if (!exits.has(Direction::east)) {
                    BOOST_TEST(norths == 1U);
                    norths = 0;
                }
            }
        }
    }
}

// Runs of each length over the seam of two words too: each of their rooms as often as another.
BOOST_AUTO_TEST_CASE(a_run_opens_north_at_each_of_its_rooms_alike) {
    constexpr std::uint32_t longest = 6;
    std::array<std::array<double, longest>, longest + 1> opened{};
    std::array<double, longest + 1> runs{};
    Random random(5);
    const Grid grid = sidewinder(2000, 160, random);
    for (std::uint32_t first = 160; first < grid.room_count();) {
        std::uint32_t length = 1;
        std::uint32_t north = 0;
        while (grid.exits(RoomId{first + length - 1}).has(Direction::east)) {
            ++length;
        }
        while (!grid.exits(RoomId{first + north}).has(Direction::north)) {
            ++north;
        }
        if (length <= longest) {
            ++runs[length];
            ++opened[length][north];
        }
        first += length;
    }
    for (std::size_t length = 1; length <= longest; ++length) {
        for (std::size_t north = 0; north < length; ++north) {
            BOOST_TEST_CONTEXT("room " << north << " of " << length) {
                // Squared, so that no root is needed: five standard deviations of a count.
                const double share = 1.0 / static_cast<double>(length);
                const double off = opened[length][north] - runs[length] * share;
                BOOST_TEST(off * off <= 25 * runs[length] * share * (1 - share));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_run_is_as_long_as_the_fair_coin_makes_it) {
    Random random(6);
    const Grid grid = sidewinder(401, 400, random);
    std::uint32_t east = 0;
    for (std::uint32_t row = 1; row <= 400; ++row) {
        for (std::uint32_t column = 0; column < 399; ++column) {
            east += opens(grid, row, column, Direction::east) ? 1U : 0U;
        }
    }
    // 159,600 coins have a standard deviation of 200; five of them.
    BOOST_TEST(east > 79800U - 1000U);
    BOOST_TEST(east < 79800U + 1000U);
}

BOOST_AUTO_TEST_CASE(mazes_wider_than_many_words_are_perfect) {
    Random random(3);
    BOOST_TEST(is_perfect(sidewinder(301, 1403, random)));
    BOOST_TEST(is_perfect(sidewinder(2, 100'001, random)));
    BOOST_TEST(is_perfect(sidewinder(100'001, 2, random)));
}

BOOST_AUTO_TEST_SUITE_END()
