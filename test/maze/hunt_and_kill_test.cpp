#include "clew/maze/hunt_and_kill.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

BOOST_AUTO_TEST_SUITE(hunt_and_kill_)

BOOST_AUTO_TEST_CASE(its_mazes_are_perfect_also_across_words) {
    for (const std::uint32_t columns : {1U, 2U, 3U, 62U, 63U, 64U, 65U, 127U, 128U, 129U}) {
        for (const std::uint32_t rows : {1U, 2U, 3U, 10U}) {
            BOOST_TEST_CONTEXT(rows << " x " << columns) {
                Random random(columns);
                BOOST_TEST(is_perfect(hunt_and_kill(rows, columns, random)));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_long_corridor_and_a_large_maze_need_no_recursion) {
    Random random(3);
    BOOST_TEST(is_perfect(hunt_and_kill(1, 100'001, random)));
    BOOST_TEST(is_perfect(hunt_and_kill(100'001, 1, random)));
    BOOST_TEST(is_perfect(hunt_and_kill(2, 50'001, random)));
    BOOST_TEST(is_perfect(hunt_and_kill(50'001, 2, random)));
    BOOST_TEST(is_perfect(hunt_and_kill(500, 501, random)));
}

BOOST_AUTO_TEST_SUITE_END()
