#include "clew/maze/distance.hpp"

#include "clew/base/random.hpp"
#include "laws.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

std::vector<std::uint32_t> numbers(const std::vector<RoomId>& rooms) {
    std::vector<std::uint32_t> all;
    for (const RoomId room : rooms) {
        all.push_back(index_of(room));
    }
    return all;
}

std::vector<std::uint32_t> way(std::string_view grid, std::uint32_t from,
                               const std::vector<RoomId>& to) {
    return numbers(shortest_way(grid_of(grid), RoomId{from}, to));
}

using Numbers = std::vector<std::uint32_t>;

// 0 1 2
// 3 4 5
// 6 7 8
constexpr std::string_view open_floor = "SE SEW SW / NSE NSEW NSW / NE NEW NW";
constexpr std::string_view winding = "E EW SW / SE EW NW / NE EW W";

// Forward, by the distances to `to` from every room: what shortest_way promises, said plainly.
Numbers plain_way(const Grid& grid, RoomId from, RoomId to) {
    const auto left = [&](RoomId room) { return distances_from(grid, room)[index_of(to)]; };
    if (left(from) == unreachable) {
        return {};
    }
    Numbers way = {index_of(from)};
    while (way.back() != index_of(to)) {
        const RoomId room{way.back()};
        const auto* const step =
            std::find_if(grid_directions.begin(), grid_directions.end(), [&](Direction direction) {
                const auto next = grid.neighbour(room, direction);
                return next && grid.exits(room).has(direction) && left(*next) == left(room) - 1;
            });
        way.push_back(index_of(*grid.neighbour(room, *step)));
    }
    return way;
}

} // namespace

BOOST_AUTO_TEST_SUITE(distance_)

BOOST_AUTO_TEST_CASE(distances_count_steps_along_the_exits) {
    BOOST_TEST(distances_from(grid_of(winding), RoomId{0}) == (Numbers{0, 1, 2, 5, 4, 3, 6, 7, 8}),
               boost::test_tools::per_element());
    BOOST_TEST(distances_from(grid_of(open_floor), RoomId{4}) ==
                   (Numbers{2, 1, 2, 1, 0, 1, 2, 1, 2}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_no_exit_leads_to_is_unreachable) {
    BOOST_TEST(distances_from(grid_of("E W / - -"), RoomId{0}) ==
                   (Numbers{0, 1, unreachable, unreachable}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(exits_that_lead_off_the_grid_lead_nowhere) {
    BOOST_TEST(distances_from(grid_of("NSW E / N NSEW"), RoomId{3}) == (Numbers{2, 1, 1, 0}),
               boost::test_tools::per_element());
    BOOST_TEST(distances_from(grid_of("NEW EW"), RoomId{0}) == (Numbers{0, 1}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(one_way_walls_count_on_the_side_they_open) {
    BOOST_TEST(distances_from(grid_of("E -"), RoomId{0}) == (Numbers{0, 1}),
               boost::test_tools::per_element());
    BOOST_TEST(distances_from(grid_of("E -"), RoomId{1}) == (Numbers{unreachable, 0}),
               boost::test_tools::per_element());
    BOOST_TEST(way("E -", 0, {RoomId{1}}) == (Numbers{0, 1}), boost::test_tools::per_element());
    BOOST_TEST(way("E -", 1, {RoomId{0}}).empty());
}

BOOST_AUTO_TEST_CASE(a_shortest_way_names_both_its_ends) {
    BOOST_TEST(way(winding, 0, {RoomId{8}}) == (Numbers{0, 1, 2, 5, 4, 3, 6, 7, 8}),
               boost::test_tools::per_element());
    BOOST_TEST(way(winding, 4, {RoomId{4}}) == (Numbers{4}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(of_equal_ways_north_comes_before_south_before_east_before_west) {
    BOOST_TEST(way(open_floor, 8, {RoomId{0}}) == (Numbers{8, 5, 2, 1, 0}),
               boost::test_tools::per_element());
    BOOST_TEST(way(open_floor, 0, {RoomId{8}}) == (Numbers{0, 3, 6, 7, 8}),
               boost::test_tools::per_element());
    BOOST_TEST(way(open_floor, 4, {RoomId{3}, RoomId{5}}) == (Numbers{4, 5}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_nearest_of_several_is_gone_to) {
    BOOST_TEST(way(winding, 0, {RoomId{8}, RoomId{4}}) == (Numbers{0, 1, 2, 5, 4}),
               boost::test_tools::per_element());
    BOOST_TEST(way(winding, 0, {}).empty());
    BOOST_TEST(way("E W / - -", 0, {RoomId{3}}).empty());
}

BOOST_AUTO_TEST_CASE(a_way_is_as_short_as_the_distance_and_takes_the_first_such_step) {
    Random random(5);
    for (int i = 0; i < 300; ++i) {
        Grid grid(6, 7);
        for (std::uint32_t room = 0; room < grid.room_count(); ++room) {
            grid.set_exits(RoomId{room}, Exits::of_bits(static_cast<unsigned>(random.below(16))));
        }
        const RoomId from{static_cast<std::uint32_t>(random.below(grid.room_count()))};
        const RoomId to{static_cast<std::uint32_t>(random.below(grid.room_count()))};
        BOOST_TEST(numbers(shortest_way(grid, from, {to})) == plain_way(grid, from, to),
                   boost::test_tools::per_element());
    }
}

BOOST_AUTO_TEST_CASE(shades_go_from_the_first_room_to_the_farthest_in_equal_steps) {
    const auto shades = [](std::string_view text, std::uint8_t count) {
        const auto all = shades_from(grid_of(text), RoomId{0}, count);
        return Numbers(all.begin(), all.end());
    };
    BOOST_TEST(shades(winding, 9) == (Numbers{0, 1, 2, 5, 4, 3, 6, 7, 8}),
               boost::test_tools::per_element());
    BOOST_TEST(shades(winding, 3) == (Numbers{0, 0, 0, 1, 1, 0, 1, 1, 2}),
               boost::test_tools::per_element());
    BOOST_TEST(shades("E W -", 64) == (Numbers{0, 63, no_shade}), boost::test_tools::per_element());
    BOOST_TEST(shades("-", 64) == Numbers{0}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(dead_ends_have_exactly_one_exit) {
    BOOST_TEST(numbers(dead_ends_of(grid_of("SE W - / NS - S / NE W N"))) == (Numbers{1, 5, 7, 8}),
               boost::test_tools::per_element());
    BOOST_TEST(dead_ends_of(Grid(1, 1)).empty());
}

BOOST_AUTO_TEST_SUITE_END()
