#include "clew/maze/depth_first.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

#include <array>

using namespace clew;
using namespace clew::test;

namespace {

struct Chosen {
    std::string_view permitted;
    std::string_view last; // "" for none
    double bias;
    std::array<double, 4> shares; // of N S E W
};

// With probability `bias` the last one, else each permitted one alike.
constexpr std::array chosen = {
    Chosen{"N", "", 0.0, {1, 0, 0, 0}},
    Chosen{"W", "", 0.5, {0, 0, 0, 1}},
    Chosen{"NS", "", 0.0, {.5, .5, 0, 0}},
    Chosen{"SEW", "", 0.0, {0, 1.0 / 3, 1.0 / 3, 1.0 / 3}},
    Chosen{"NSEW", "", 0.0, {.25, .25, .25, .25}},
    Chosen{"NSEW", "E", 0.0, {.25, .25, .25, .25}},
    Chosen{"NEW", "E", 1.0, {0, 0, 1, 0}},
    Chosen{"NEW", "E", 0.5, {1.0 / 6, 0, 2.0 / 3, 1.0 / 6}},
    Chosen{"NS", "S", 0.8, {.1, .9, 0, 0}},
    Chosen{"NS", "E", 0.8, {.5, .5, 0, 0}},
    Chosen{"NS", "E", 1.0, {.5, .5, 0, 0}},
    Chosen{"NSE", "", 1.0, {1.0 / 3, 1.0 / 3, 1.0 / 3, 0}},
};

} // namespace

BOOST_AUTO_TEST_SUITE(depth_first_)

BOOST_AUTO_TEST_CASE(choose_takes_the_last_with_its_bias_and_else_each_permitted_one_alike) {
    constexpr int draws = 40'000;
    for (const Chosen& row : chosen) {
        BOOST_TEST_CONTEXT(row.permitted << " after '" << row.last << "' bias " << row.bias) {
            Random random(1);
            const std::optional<Direction> last =
                row.last.empty() ? std::nullopt : direction_of(row.last.front());
            std::array<int, 4> counts{};
            for (int i = 0; i < draws; ++i) {
                const Direction direction =
                    choose(exits_of(row.permitted).value(), last, row.bias, random);
                ++counts[static_cast<std::size_t>(direction)];
            }
            for (std::size_t i = 0; i < 4; ++i) {
                // At most half a per cent has one standard deviation of 0.25 %: five of them.
                const double share = static_cast<double>(counts[i]) / draws;
                BOOST_TEST(share > row.shares[i] - 0.0125);
                BOOST_TEST(share < row.shares[i] + 0.0125);
                BOOST_TEST((counts[i] == 0) == (row.shares[i] == 0.0));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(without_bias_nothing_but_one_draw_a_choice_is_used) {
    Random one(9);
    Random other(9);
    const Exits all = Exits::of_bits(15);
    BOOST_TEST((choose(all, std::nullopt, 0, one) == choose(all, Direction::west, 0, other)));
    BOOST_TEST(one.next() == other.next());
}

BOOST_AUTO_TEST_CASE(a_long_walk_needs_no_recursion) {
    Random random(3);
    BOOST_TEST(is_perfect(depth_first(700, 701, 0, random)));
    BOOST_TEST(is_perfect(depth_first(1, 100'001, 0.5, random)));
    BOOST_TEST(is_perfect(depth_first(100'001, 1, 1, random)));
}

// As far back as it remembers, and as far on again: no cell is written that is not the maze's.
BOOST_AUTO_TEST_CASE(a_straight_walk_far_along_a_narrow_maze_keeps_within_it) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        for (const std::uint32_t columns : {3U, 4U, 6U}) {
            Random random(seed);
            BOOST_TEST_CONTEXT("seed " << seed << ", " << columns << " columns") {
                BOOST_TEST(is_perfect(depth_first(200, columns, 1, random)));
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
