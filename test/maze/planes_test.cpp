#include "clew/maze/planes.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

#include <array>

using namespace clew;
using namespace clew::test;

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

BOOST_AUTO_TEST_CASE(a_packed_grid_has_both_sides_of_every_corridor_and_no_other_exit) {
    const std::array<std::uint32_t, 12> widths = {1, 2, 3, 15, 16, 17, 32, 63, 64, 65, 128, 150};
    for (const std::uint32_t columns : widths) {
        for (std::uint32_t rows = 1; rows <= 5; ++rows) {
            BOOST_TEST_CONTEXT(rows << "x" << columns) {
                const Field field{rows, columns};
                Plane east(field.size());
                Plane south(field.size());
                Grid expected(rows, columns);
                Random random(columns);
                for (std::uint32_t room = 0; room < rows * columns; ++room) {
                    const Place place{room / columns, room % columns};
                    if (place.column + 1 < columns && random.chance(0.5)) {
                        east.set(field.at(place));
                        expected.open(RoomId{room}, Direction::east);
                    }
                    if (place.row + 1 < rows && random.chance(0.5)) {
                        south.set(field.at(place));
                        expected.open(RoomId{room}, Direction::south);
                    }
                }
                BOOST_TEST((packed(field, east, south) == expected));
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
