#include "clew/maze/wilson.hpp"

#include "clew/maze/binary_tree.hpp"
#include "clew/maze/depth_first.hpp"
#include "laws.hpp"
#include "statistics.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

BOOST_AUTO_TEST_SUITE(wilson_)

BOOST_AUTO_TEST_CASE(its_mazes_are_perfect_also_across_words_and_bytes) {
    for (const std::uint32_t columns : {1U, 2U, 7U, 8U, 9U, 63U, 64U, 65U, 127U, 128U, 129U}) {
        for (const std::uint32_t rows : {1U, 2U, 3U, 10U}) {
            BOOST_TEST_CONTEXT(rows << " x " << columns) {
                Random random(columns);
                BOOST_TEST(is_perfect(wilson(rows, columns, random)));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(every_maze_of_3x3_is_as_likely_as_any_other) {
    BOOST_TEST(chi_squared_of_3x3(wilson) < chi_squared_limit);
}

BOOST_AUTO_TEST_CASE(the_test_of_likelihood_finds_out_those_that_are_not) {
    const auto walk = [](std::uint32_t rows, std::uint32_t columns, Random& random) {
        return depth_first(rows, columns, 0, random);
    };
    BOOST_TEST(chi_squared_of_3x3(binary_tree) > 100 * chi_squared_limit);
    BOOST_TEST(chi_squared_of_3x3(walk) > 100 * chi_squared_limit);
}

BOOST_AUTO_TEST_CASE(a_long_corridor_and_a_large_maze_need_no_recursion) {
    Random random(3);
    BOOST_TEST(is_perfect(wilson(1, 100'001, random)));
    BOOST_TEST(is_perfect(wilson(100'001, 1, random)));
    BOOST_TEST(is_perfect(wilson(2, 100'001, random)));
    BOOST_TEST(is_perfect(wilson(500, 501, random)));
}

BOOST_AUTO_TEST_SUITE_END()
