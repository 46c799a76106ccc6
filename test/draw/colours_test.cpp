#include "clew/draw/colours.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;

namespace {

// Of 255,000: the weights of television, good enough to tell lighter from darker.
int lightness(Colour colour) { return 299 * colour.red + 587 * colour.green + 114 * colour.blue; }

} // namespace

BOOST_AUTO_TEST_SUITE(colours)

BOOST_AUTO_TEST_CASE(shades_darken_one_by_one_so_that_they_need_no_colour) {
    for (std::size_t i = 1; i < shade_count; ++i) {
        const int before = lightness(palette()[ink_count + i - 1]);
        const int here = lightness(palette()[ink_count + i]);
        BOOST_TEST(here < before, "shade " << i);
        BOOST_TEST(before - here < 6000, "shade " << i);
    }
    BOOST_TEST(text_of(palette()[ink_count]) == "#fff7d6");
    BOOST_TEST(text_of(palette().back()) == "#2c5c91");
}

BOOST_AUTO_TEST_CASE(walls_stand_out_from_every_shade) {
    const int wall = lightness(palette()[static_cast<std::size_t>(Ink::wall)]);
    for (std::size_t i = ink_count; i < palette().size(); ++i) {
        BOOST_TEST(lightness(palette()[i]) - wall > 70'000);
    }
}

BOOST_AUTO_TEST_SUITE_END()
