#include "clew/maze/arrows.hpp"

#include "clew/base/random.hpp"
#include "clew/world/direction.hpp"

#include <boost/test/unit_test.hpp>

#include <array>

using namespace clew;

BOOST_AUTO_TEST_SUITE(arrows_)

BOOST_AUTO_TEST_CASE(an_arrow_counts_for_its_direction_if_it_is_set_and_no_root) {
    Random random(4);
    constexpr std::size_t columns = 200;
    std::array<std::uint8_t, columns> arrows{};
    for (std::uint8_t& arrow : arrows) {
        arrow = static_cast<std::uint8_t>(random.below(256));
    }
    ArrowRow row(columns);
    for (int pass = 0; pass < 2; ++pass) {
        row.clear();
        for (std::size_t column = 0; column < columns; column += 8) {
            row.read(column, std::span<const std::uint8_t, 8>(&arrows[column], 8));
        }
    }
    const std::array words = {&row.north, &row.south, &row.east, &row.west};
    for (std::size_t column = 0; column < columns; ++column) {
        const unsigned arrow = arrows[column];
        for (std::size_t direction = 0; direction < 4; ++direction) {
            BOOST_TEST_CONTEXT("arrow " << arrow << " in column " << column) {
                const bool counts = (arrow & 12U) == 4 && (arrow & 3U) == direction;
                const bool found = ((*words[direction])[column / 64] >> column % 64 & 1U) != 0;
                BOOST_TEST(found == counts);
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
