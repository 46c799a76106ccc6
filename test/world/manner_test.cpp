#include "clew/world/manner.hpp"

#include <boost/test/unit_test.hpp>

namespace clew {

BOOST_AUTO_TEST_SUITE(manner)

BOOST_AUTO_TEST_CASE(every_choice_has_its_name) {
    for (const Keys keys : {Keys::compass, Keys::udlr, Keys::hjkl, Keys::wasd}) {
        BOOST_TEST((keys_named(name_of(keys)) == keys));
    }
    BOOST_TEST(name_of(Keys::hjkl) == "hjkl");
    BOOST_TEST(name_of(Keys::compass) == "compass");
    BOOST_TEST((coordinates_named("row-column") == Coordinates::row_column));
    BOOST_TEST((coordinates_named("a1") == Coordinates::letter_number));
    BOOST_TEST(name_of(Coordinates::letter_number) == "a1");
    BOOST_TEST((view_named("none") == View::none));
    BOOST_TEST((view_named("map") == View::map));
    BOOST_TEST(name_of(View::map) == "map");
    BOOST_TEST((view_named("sight") == View::sight));
    BOOST_TEST((map_named("blocks") == MapStyle::blocks));
    BOOST_TEST(name_of(MapStyle::boxes) == "boxes");
}

BOOST_AUTO_TEST_CASE(no_other_name_is_taken) {
    BOOST_TEST(!keys_named("WASD"));
    BOOST_TEST(!keys_named(""));
    BOOST_TEST(!coordinates_named("b2"));
    BOOST_TEST(!view_named("eyes"));
    BOOST_TEST(!map_named("svg"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
