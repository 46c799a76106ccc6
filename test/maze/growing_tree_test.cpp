#include "clew/maze/growing_tree.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

double share(double bias) {
    return dead_end_share([&](Random& random) { return growing_tree(200, 200, bias, random); });
}

} // namespace

BOOST_AUTO_TEST_SUITE(growing_tree_)

// Half a point about 9.96 %, which is what depth-first has. Of 200 x 200 rooms 800 lie at an edge,
// which moves the share by some 0.1 points, and so does chance.
BOOST_AUTO_TEST_CASE(always_the_newest_is_depth_first) {
    BOOST_TEST(share(1.0) > 0.0946);
    BOOST_TEST(share(1.0) < 0.1046);
}

// Measured: 27.7, 26.1 and 20.6 %.
BOOST_AUTO_TEST_CASE(the_more_often_the_newest_the_fewer_dead_ends) {
    const double any = share(0.0);
    const double half = share(0.5);
    const double mostly = share(0.9);
    BOOST_TEST(any > 0.271);
    BOOST_TEST(any < 0.283);
    BOOST_TEST(half < any);
    BOOST_TEST(mostly < half);
    BOOST_TEST(mostly > 0.11);
}

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
