#include "clew/maze/growing_tree.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

BOOST_AUTO_TEST_SUITE(growing_tree_)

BOOST_AUTO_TEST_CASE(long_and_large_mazes_are_perfect_whatever_the_bias) {
    for (const double bias : {0.0, 0.5, 1.0}) {
        BOOST_TEST_CONTEXT("bias " << bias) {
            Random random(3);
            BOOST_TEST(is_perfect(growing_tree(301, 203, bias, random)));
            BOOST_TEST(is_perfect(growing_tree(1, 100'001, bias, random)));
            BOOST_TEST(is_perfect(growing_tree(50'001, 2, bias, random)));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
