#include "clew/maze/dungeon.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <set>

using namespace clew;
using namespace clew::test;

namespace {

Dungeon made(std::uint32_t rows, std::uint32_t columns, const DungeonSpec& spec,
             std::uint64_t seed) {
    Random random(seed);
    return dungeon(rows, columns, spec, random);
}

// One character a room: floor and rock.
std::string picture_of(const Dungeon& dungeon) {
    std::string text;
    for (std::uint32_t room = 0; room < dungeon.grid.room_count(); ++room) {
        text += room > 0 && room % dungeon.grid.columns() == 0 ? "\n" : "";
        text += RoomId{room} == dungeon.first              ? 'S'
                : RoomId{room} == dungeon.last             ? 'G'
                : dungeon.grid.exits(RoomId{room}).empty() ? '#'
                                                           : '.';
    }
    return text;
}

// From the first centre all floor can be reached, and no two tiles of floor have a wall between.
bool is_lawful(const Dungeon& dungeon) {
    const Grid& grid = dungeon.grid;
    const auto steps = distances_from(grid, dungeon.first);
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        const RoomId room{i};
        const bool is_floor = !grid.exits(room).empty() || room == dungeon.first;
        if (is_floor != (steps[i] != unreachable)) {
            return false;
        }
        for (const Direction side : grid_directions) {
            const auto next = grid.neighbour(room, side);
            const bool both = next && is_floor && !grid.exits(*next).empty();
            if (grid.exits(room).has(side) != both) {
                return false;
            }
        }
    }
    return steps[index_of(dungeon.last)] != unreachable;
}

struct Named {
    std::string_view name;
    DungeonSpec spec;
};

const std::array specs = {
    Named{"as it is by default", {}},
    Named{"apart", {{5, 15}, {3, 9}, {5, 19}, false}},
    Named{"one hall", {{1, 1}, {3, 9}, {5, 19}, true}},
    Named{"single tiles", {{2, 9}, {1, 1}, {1, 1}, true}},
    Named{"a single tile", {{1, 1}, {1, 1}, {1, 1}, false}},
    Named{"larger than the grid", {{3, 3}, {900, 1000}, {1000, 1000}, false}},
};

} // namespace

BOOST_AUTO_TEST_SUITE(dungeon_)

BOOST_AUTO_TEST_CASE(all_floor_hangs_together_whatever_the_size_and_the_halls) {
    for (const Named& row : specs) {
        for (std::uint32_t size = 0; size < 100; ++size) {
            const std::uint32_t rows = size / 10 + 1;
            const std::uint32_t columns = size % 10 == 9 ? 40 : size % 10 + 1;
            for (std::uint64_t seed = 0; seed < 4; ++seed) {
                BOOST_TEST_CONTEXT(row.name << ' ' << rows << 'x' << columns << " seed " << seed) {
                    BOOST_TEST(is_lawful(made(rows, columns, row.spec, seed)));
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(where_it_begins_is_not_where_it_ends_unless_there_is_one_tile) {
    for (const Named& row : specs) {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Dungeon dungeon = made(9, 30, row.spec, seed);
            BOOST_TEST_CONTEXT(row.name << " seed " << seed) {
                BOOST_TEST((dungeon.first == dungeon.last) == (floor_count(dungeon.grid) == 0));
            }
        }
    }
}

// As the first hall and the last may lie side by side.
BOOST_AUTO_TEST_CASE(the_end_is_never_near_where_there_is_room) {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Dungeon dungeon = made(25, 100, {}, seed);
        BOOST_TEST_CONTEXT("seed " << seed) {
            BOOST_TEST(distances_from(dungeon.grid, dungeon.first)[index_of(dungeon.last)] >= 20U);
        }
    }
}

BOOST_AUTO_TEST_CASE(stairs_lead_from_the_end_of_each_floor_to_the_beginning_of_the_next) {
    DungeonSpec spec;
    spec.floors = 3;
    const Dungeon three = made(28, 30, spec, 7); // of nine each, and one over
    const Dungeon one = made(9, 30, {}, 7);
    BOOST_TEST(three.grid.rows() == 28U);
    BOOST_TEST(three.grid.columns() == 30U);
    for (std::uint32_t i = 0; i < one.grid.room_count(); ++i) {
        BOOST_TEST((three.grid.exits(RoomId{i}) == one.grid.exits(RoomId{i})));
    }
    BOOST_TEST((three.first == one.first));
    BOOST_REQUIRE(three.stairs.size() == 2U);
    BOOST_TEST((three.stairs[0].first == one.last));
    RoomId from = three.first;
    for (const auto& [down, to] : three.stairs) {
        const auto steps = distances_from(three.grid, from);
        BOOST_TEST(steps[index_of(down)] != unreachable);
        BOOST_TEST(steps[index_of(to)] == unreachable); // but for the stairs
        from = to;
    }
    BOOST_TEST(distances_from(three.grid, from)[index_of(three.last)] != unreachable);
    BOOST_TEST(index_of(three.last) >= 18U * 30U);
}

BOOST_AUTO_TEST_CASE(a_border_of_rock_is_kept) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Grid grid = made(25, 100, {}, seed).grid;
        for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
            const Place at = grid.place_of(RoomId{i});
            const bool edge =
                at.row == 0 || at.column == 0 || at.row + 1 == 25 || at.column + 1 == 100;
            if (edge && !grid.exits(RoomId{i}).empty()) {
                BOOST_ERROR("seed " << seed << ", " << text_of(at));
            }
        }
    }
}

// So many halls as were drawn would fill a small grid for ever.
BOOST_AUTO_TEST_CASE(halls_that_find_no_place_apart_are_left_out) {
    const DungeonSpec many = {{1000, 1000}, {3, 3}, {3, 3}, false};
    const Dungeon dungeon = made(7, 7, many, 1);
    BOOST_TEST(is_lawful(dungeon));
    BOOST_TEST(floor_count(dungeon.grid) >= 9U);
}

BOOST_AUTO_TEST_CASE(halls_apart_have_rock_between_them) {
    BOOST_TEST(picture_of(made(12, 40, {{4, 4}, {3, 4}, {5, 9}, false}, 3)) ==
               "########################################\n"
               "###############.........################\n"
               "###############...................######\n"
               "###############...............G...######\n"
               "###############.........###.......######\n"
               "########.....######.#.##################\n"
               "########..S.........#.##################\n"
               "########.....######.....################\n"
               "########.....######.....################\n"
               "###################.....################\n"
               "###################.....################\n"
               "########################################");
}

BOOST_AUTO_TEST_CASE(a_corridor_leaves_along_the_row_and_turns_once) {
    const DungeonSpec two = {{2, 2}, {3, 3}, {3, 3}, false};
    BOOST_TEST(picture_of(made(11, 24, two, 5)) == "########################\n"
                                                   "########################\n"
                                                   "####...#################\n"
                                                   "####.S.....#############\n"
                                                   "####...###.#############\n"
                                                   "##########.#############\n"
                                                   "##########.#############\n"
                                                   "#########...############\n"
                                                   "#########.G.############\n"
                                                   "#########...############\n"
                                                   "########################");
}

BOOST_AUTO_TEST_CASE(every_seed_makes_another) {
    std::set<std::uint64_t> different;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        different.insert(digest_of(made(25, 100, {}, seed).grid));
    }
    BOOST_TEST(different.size() == 500U);
}

BOOST_AUTO_TEST_SUITE_END()
