#include "clew/maze/eller.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

#include <map>

using namespace clew;
using namespace clew::test;

BOOST_AUTO_TEST_SUITE(eller_)

// In the first row nothing hangs together: half of it is joined.
BOOST_AUTO_TEST_CASE(a_join_is_a_fair_coin) {
    Random random(4);
    const Grid grid = eller(2, 100'000, random);
    std::uint32_t east = 0;
    for (std::uint32_t room = 0; room < grid.columns(); ++room) {
        east += grid.exits(RoomId{room}).has(Direction::east) ? 1U : 0U;
    }
    // A standard deviation is 158.
    BOOST_TEST(east > 50'000U - 800U);
    BOOST_TEST(east < 50'000U + 800U);
}

// All four mazes of 2 x 2 rooms: if the upper rooms are joined (1/2), the west one drops (1/2) or
// not, and the east one must (1/4) or may (1/8 both, which leaves the lower ones apart); else both
// must. In the last row what is apart is joined, so a ring never closes.
BOOST_AUTO_TEST_CASE(the_four_smallest_mazes_come_up_as_often_as_their_coins_say) {
    std::map<std::string, int> seen;
    for (std::uint64_t seed = 0; seed < 8000; ++seed) {
        Random random(seed);
        ++seen[clew::test::text_of(eller(2, 2, random))];
    }
    const std::map<std::string, int> expected = {
        {"S S / NE NW", 4000}, {"SE SW / N N", 1000}, {"SE W / NE W", 1000}, {"E SW / E NW", 2000}};
    BOOST_TEST(seen.size() == expected.size());
    for (const auto& [maze, count] : expected) {
        BOOST_TEST_CONTEXT(maze) {
            // A standard deviation is at most 45.
            BOOST_TEST(seen[maze] > count - 225);
            BOOST_TEST(seen[maze] < count + 225);
        }
    }
}

BOOST_AUTO_TEST_CASE(rows_of_many_words_are_perfect) {
    Random random(3);
    BOOST_TEST(is_perfect(eller(301, 1403, random)));
    BOOST_TEST(is_perfect(eller(3, 100'001, random)));
    BOOST_TEST(is_perfect(eller(100'001, 3, random)));
}

BOOST_AUTO_TEST_SUITE_END()
