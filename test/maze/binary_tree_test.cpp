#include "clew/maze/binary_tree.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

// The first step again, from what the second one made of it.
Grid without_north_and_west(Grid grid) {
    for (std::uint32_t room = 0; room < grid.room_count(); ++room) {
        const Exits exits = grid.exits(RoomId{room});
        grid.set_exits(RoomId{room}, exits.without(Direction::north).without(Direction::west));
    }
    return grid;
}

} // namespace

BOOST_AUTO_TEST_SUITE(binary_tree_)

BOOST_AUTO_TEST_CASE(the_worked_example_of_the_course_is_filled_in_as_there) {
    Grid grid = grid_of("E S S / S E S / E E -");
    fill_in_from_north_and_west(grid);
    BOOST_TEST((grid == grid_of("E WS S / S NE NWS / NE WE NW")));
    BOOST_TEST(clew::test::text_of(grid) == "E SW S / S NE NSW / NE EW NW");
}

BOOST_AUTO_TEST_CASE(filling_in_answers_every_exit_in_a_grid_of_any_width) {
    for (std::uint32_t columns = 1; columns <= 70; ++columns) {
        BOOST_TEST_CONTEXT("columns " << columns) {
            Random random(columns);
            const Grid made = binary_tree(9, columns, random);
            Grid grid = without_north_and_west(made);
            fill_in_from_north_and_west(grid);
            BOOST_TEST((grid == made));
        }
    }
}

BOOST_AUTO_TEST_CASE(each_room_opens_south_or_east_and_the_last_row_and_column_are_straight) {
    Random random(7);
    const Grid grid = without_north_and_west(binary_tree(33, 47, random));
    for (std::uint32_t row = 0; row < 33; ++row) {
        for (std::uint32_t column = 0; column < 47; ++column) {
            const std::string exits = clew::text_of(grid.exits(grid.at({row, column})));
            BOOST_TEST_CONTEXT("row " << row << ", column " << column) {
                if (row == 32) {
                    BOOST_TEST(exits == (column == 46 ? "" : "E"));
                } else if (column == 46) {
                    BOOST_TEST(exits == "S");
                } else {
                    BOOST_TEST((exits == "S" || exits == "E"));
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(south_and_east_come_up_equally_often) {
    Random random(11);
    const Grid grid = binary_tree(400, 400, random);
    std::uint32_t east = 0;
    for (std::uint32_t row = 0; row < 399; ++row) {
        for (std::uint32_t column = 0; column < 399; ++column) {
            east += grid.exits(grid.at({row, column})).has(Direction::east) ? 1U : 0U;
        }
    }
    // 159,201 coins have a standard deviation of 200; five of them.
    BOOST_TEST(east > 79600U - 1000U);
    BOOST_TEST(east < 79600U + 1000U);
}

BOOST_AUTO_TEST_CASE(a_grid_of_many_pieces_is_perfect_too) {
    Random random(3);
    BOOST_TEST(is_perfect(binary_tree(301, 403, random)));
    BOOST_TEST(is_perfect(binary_tree(1, 100'001, random)));
    BOOST_TEST(is_perfect(binary_tree(100'001, 1, random)));
}

BOOST_AUTO_TEST_SUITE_END()
