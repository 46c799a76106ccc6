#include "clew/maze/prim.hpp"

#include "laws.hpp"
#include "statistics.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

BOOST_AUTO_TEST_SUITE(prim_)

BOOST_AUTO_TEST_CASE(its_mazes_are_perfect_also_across_tiles_and_words) {
    for (const std::uint32_t columns : {1U, 2U, 6U, 7U, 8U, 9U, 15U, 16U, 63U, 64U, 65U, 129U}) {
        for (const std::uint32_t rows : {1U, 2U, 5U, 6U, 7U, 8U, 9U, 14U, 16U}) {
            BOOST_TEST_CONTEXT(rows << " x " << columns) {
                Random random(columns);
                BOOST_TEST(is_perfect(prim(rows, columns, random)));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(not_every_maze_of_3x3_is_as_likely_as_any_other) {
    BOOST_TEST(chi_squared_of_3x3(prim) > 100 * chi_squared_limit);
}

BOOST_AUTO_TEST_CASE(a_long_corridor_and_a_large_maze_need_no_recursion) {
    Random random(3);
    BOOST_TEST(is_perfect(prim(1, 100'001, random)));
    BOOST_TEST(is_perfect(prim(100'001, 1, random)));
    BOOST_TEST(is_perfect(prim(2, 50'001, random)));
    BOOST_TEST(is_perfect(prim(50'001, 2, random)));
    BOOST_TEST(is_perfect(prim(500, 501, random)));
}

BOOST_AUTO_TEST_SUITE_END()
