#include "clew/maze/line.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

BOOST_AUTO_TEST_SUITE(line_)

BOOST_AUTO_TEST_CASE(a_line_is_open_from_end_to_end) {
    BOOST_TEST(text_of(line(1, 1)) == "-");
    BOOST_TEST(text_of(line(1, 4)) == "E EW EW W");
    BOOST_TEST(text_of(line(3, 1)) == "S / NS / N");
    BOOST_TEST(is_perfect(line(1, 1001)));
    BOOST_TEST(is_perfect(line(1000, 1)));
}

BOOST_AUTO_TEST_CASE(two_rooms_side_by_side_are_a_line_and_four_in_a_square_are_none) {
    BOOST_TEST(is_line(1, 1));
    BOOST_TEST(is_line(1, 2));
    BOOST_TEST(is_line(2, 1));
    BOOST_TEST(!is_line(2, 2));
}

BOOST_AUTO_TEST_SUITE_END()
