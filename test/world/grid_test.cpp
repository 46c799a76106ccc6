#include "clew/world/grid.hpp"

#include "clew/base/random.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <string>

namespace clew {

namespace {

void check_neighbours(const Grid& grid, RoomId room) {
    const Place at = grid.place_of(room);
    const auto next = [&](Direction go) { return grid.neighbour(room, go); };
    BOOST_TEST(next(Direction::north).has_value() == (at.row > 0));
    BOOST_TEST(next(Direction::south).has_value() == (at.row + 1 < grid.rows()));
    BOOST_TEST(next(Direction::west).has_value() == (at.column > 0));
    BOOST_TEST(next(Direction::east).has_value() == (at.column + 1 < grid.columns()));
    BOOST_TEST(!next(Direction::up));
    BOOST_TEST(!next(Direction::down));
    for (const Direction go : grid_directions) {
        if (const auto there = next(go)) {
            BOOST_TEST((grid.beyond(room, go) == *there));
            BOOST_TEST((grid.neighbour(*there, opposite(go)) == room));
        }
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(grid)

BOOST_AUTO_TEST_CASE(sizes_go_from_one_room_to_2_to_the_30) {
    struct Row {
        std::uint64_t rows;
        std::uint64_t columns;
        bool possible;
    };
    constexpr std::uint64_t most = std::uint64_t{1} << 30U;
    const std::array<Row, 12> rows = {{{1, 1, true},
                                       {0, 1, false},
                                       {1, 0, false},
                                       {1, most, true},
                                       {most, 1, true},
                                       {1, most + 1, false},
                                       {most + 1, 1, false},
                                       {32768, 32768, true},
                                       {32768, 32769, false},
                                       {65536, 65536, false},
                                       {4294967297, 1, false},
                                       {~std::uint64_t{0}, ~std::uint64_t{0}, false}}};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.rows << " x " << row.columns) {
            BOOST_TEST(is_size(row.rows, row.columns) == row.possible);
        }
    }
}

BOOST_AUTO_TEST_CASE(rooms_are_numbered_along_the_rows) {
    const Grid grid(3, 4);
    BOOST_TEST(grid.room_count() == 12U);
    BOOST_TEST(index_of(grid.at({0, 3})) == 3U);
    BOOST_TEST(index_of(grid.at({1, 0})) == 4U);
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        BOOST_TEST((grid.at(grid.place_of(RoomId{i})) == RoomId{i}));
    }
    BOOST_TEST(grid.holds({2, 3}));
    BOOST_TEST(!grid.holds({3, 0}));
    BOOST_TEST(!grid.holds({0, 4}));
    BOOST_TEST(text_of(grid.place_of(RoomId{7})) == "row 1, column 3");
}

BOOST_AUTO_TEST_CASE(a_new_grid_has_all_its_walls) {
    const Grid grid(3, 3);
    BOOST_TEST(grid.halves().size() == 5U);
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        BOOST_TEST(grid.exits(RoomId{i}).empty());
    }
}

BOOST_AUTO_TEST_CASE(opening_and_closing_work_on_both_sides) {
    Grid grid(2, 3);
    grid.open(grid.at({0, 1}), Direction::south);
    grid.open(grid.at({0, 1}), Direction::east);
    BOOST_TEST(text_of(grid.exits(grid.at({0, 1}))) == "SE");
    BOOST_TEST(text_of(grid.exits(grid.at({1, 1}))) == "N");
    BOOST_TEST(text_of(grid.exits(grid.at({0, 2}))) == "W");
    BOOST_TEST(text_of(grid.exits(grid.at({0, 0}))) == "");
    grid.close(grid.at({1, 1}), Direction::north);
    BOOST_TEST(text_of(grid.exits(grid.at({0, 1}))) == "E");
    BOOST_TEST(text_of(grid.exits(grid.at({1, 1}))) == "");
    grid.close(grid.at({0, 2}), Direction::west);
    BOOST_TEST((grid == Grid(2, 3)));
}

BOOST_AUTO_TEST_CASE(exits_are_set_on_one_side_and_beside_no_other_room) {
    Grid grid(1, 3);
    grid.set_exits(RoomId{0}, Exits::of_bits(63));
    grid.set_exits(RoomId{1}, Exits().with(Direction::east).with(Direction::up));
    BOOST_TEST(text_of(grid.exits(RoomId{0})) == "NSEW");
    BOOST_TEST(text_of(grid.exits(RoomId{1})) == "E");
    BOOST_TEST(text_of(grid.exits(RoomId{2})) == "");
    grid.set_exits(RoomId{0}, Exits());
    BOOST_TEST(text_of(grid.exits(RoomId{0})) == "");
    BOOST_TEST(text_of(grid.exits(RoomId{1})) == "E");
}

BOOST_AUTO_TEST_CASE(two_rooms_share_a_byte_the_even_one_in_its_low_half) {
    Grid grid(1, 3);
    grid.open(RoomId{0}, Direction::east);
    grid.open(RoomId{1}, Direction::east);
    BOOST_TEST(grid.halves().size() == 2U);
    BOOST_TEST(grid.halves()[0] == 0xC4);
    BOOST_TEST(grid.halves()[1] == 0x08);
}

BOOST_AUTO_TEST_CASE(a_neighbour_is_on_the_grid_and_one_step_away) {
    const std::array<Grid, 5> grids = {Grid(1, 1), Grid(1, 4), Grid(4, 1), Grid(2, 2), Grid(3, 5)};
    for (const Grid& grid : grids) {
        for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
            BOOST_TEST_CONTEXT(grid.rows() << " x " << grid.columns() << ", room " << i) {
                check_neighbours(grid, RoomId{i});
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(rock_is_no_floor) {
    Grid grid(3, 3);
    BOOST_TEST(floor_count(grid) == 0U);
    grid.open(RoomId{7}, Direction::east);
    BOOST_TEST(floor_count(grid) == 2U);
    grid.open(RoomId{1}, Direction::south);
    BOOST_TEST(floor_count(grid) == 4U);
}

BOOST_AUTO_TEST_CASE(rows_lie_apart_either_way_round) {
    BOOST_TEST(apart(2, 5) == 3U);
    BOOST_TEST(apart(5, 2) == 3U);
    BOOST_TEST(apart(4, 4) == 0U);
}

BOOST_AUTO_TEST_CASE(random_openings_and_closings_keep_both_sides_alike) {
    Random random(11);
    Grid grid(5, 7);
    bool alike = true;
    for (int i = 0; i < 2000; ++i) {
        const RoomId room{static_cast<std::uint32_t>(random.below(grid.room_count()))};
        const Direction go = grid_directions[random.below(4)];
        const auto next = grid.neighbour(room, go);
        if (!next) {
            continue;
        }
        const bool opens = random.below(2) == 0;
        opens ? grid.open(room, go) : grid.close(room, go);
        alike = alike && grid.exits(room).has(go) == opens &&
                grid.exits(*next).has(opposite(go)) == opens;
    }
    BOOST_TEST(alike);
    BOOST_TEST((grid.halves().back() & 0xF0) == 0);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew
