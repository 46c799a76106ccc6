#include "clew/maze/planes.hpp"

#include "clew/base/random.hpp"
#include "laws.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

struct Both {
    Plane east;
    Plane south;
    Grid expected;
};

Both half_of_all_corridors(const Field& field) {
    Both both{Plane(field.size()), Plane(field.size()), Grid(field.rows, field.columns)};
    Random random(field.columns);
    for (std::uint32_t room = 0; room < field.rows * field.columns; ++room) {
        const Place place{room / field.columns, room % field.columns};
        if (place.column + 1 < field.columns && random.chance(0.5)) {
            both.east.set(field.at(place));
            both.expected.open(RoomId{room}, Direction::east);
        }
        if (place.row + 1 < field.rows && random.chance(0.5)) {
            both.south.set(field.at(place));
            both.expected.open(RoomId{room}, Direction::south);
        }
    }
    return both;
}

} // namespace

BOOST_AUTO_TEST_SUITE(planes_)

BOOST_AUTO_TEST_CASE(a_word_is_read_from_any_bit_on) {
    Plane plane(200);
    for (const std::size_t at : {0U, 63U, 64U, 100U, 127U, 199U}) {
        plane.set(at);
        BOOST_TEST(plane.has(at));
        BOOST_TEST((plane.word(at) & 1U) == 1U);
    }
    BOOST_TEST(!plane.has(1));
    BOOST_TEST(plane.word(0) == 0x8000000000000001U);
    BOOST_TEST(plane.word(36) == 0x0000000018000000U);
    BOOST_TEST(plane.word(63) == 0x0000002000000003U);
}

BOOST_AUTO_TEST_CASE(four_bits_are_set_at_once_and_none_is_cleared) {
    for (const std::size_t at : {0U, 59U, 60U, 61U, 62U, 63U, 64U, 125U}) {
        for (std::uint64_t bits = 0; bits < 16; ++bits) {
            BOOST_TEST_CONTEXT(bits << " at " << at) {
                Plane plane(200);
                plane.set(at + 1);
                plane.set_four(at, bits);
                BOOST_TEST(plane.word(at) == (bits | 2U));
                BOOST_TEST(plane.word(at + 64) == 0U);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_packed_grid_has_both_sides_of_every_corridor_and_no_other_exit) {
    for (const std::uint32_t columns :
         {1U, 2U, 3U, 15U, 16U, 17U, 32U, 63U, 64U, 65U, 128U, 150U}) {
        for (std::uint32_t rows = 1; rows <= 5; ++rows) {
            BOOST_TEST_CONTEXT(rows << "x" << columns) {
                const Both both = half_of_all_corridors({rows, columns});
                BOOST_TEST((packed({rows, columns}, both.east, both.south) == both.expected));
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
