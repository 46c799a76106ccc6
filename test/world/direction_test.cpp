#include "clew/world/direction.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace clew {

BOOST_AUTO_TEST_SUITE(direction)

BOOST_AUTO_TEST_CASE(directions_go_by_name_and_letter) {
    std::string letters;
    std::string names;
    for (const Direction direction : all_directions) {
        letters += letter_of(direction);
        names += name_of(direction);
        names += ' ';
        BOOST_TEST((direction_named(name_of(direction)) == direction));
        BOOST_TEST((direction_of(letter_of(direction)) == direction));
    }
    BOOST_TEST(letters == "NSEWUD");
    BOOST_TEST(names == "north south east west up down ");
    BOOST_TEST((direction_of('w') == Direction::west));
}

BOOST_AUTO_TEST_CASE(nothing_else_is_a_direction) {
    BOOST_TEST(!direction_of('x'));
    BOOST_TEST(!direction_of('\0'));
    BOOST_TEST(!direction_of('\xEE'));
    BOOST_TEST(!direction_named("n"));
    BOOST_TEST(!direction_named("North"));
    BOOST_TEST(!direction_named(""));
}

BOOST_AUTO_TEST_CASE(the_opposite_leads_back) {
    BOOST_TEST((opposite(Direction::north) == Direction::south));
    BOOST_TEST((opposite(Direction::east) == Direction::west));
    BOOST_TEST((opposite(Direction::up) == Direction::down));
    for (const Direction direction : all_directions) {
        BOOST_TEST((opposite(opposite(direction)) == direction));
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
