#include "clew/maze/measure.hpp"

#include "clew/maze/make_maze.hpp"
#include "clew/maze/scatter.hpp"
#include "laws.hpp"

#include <boost/test/unit_test.hpp>

#include <array>

using namespace clew;
using namespace clew::test;

namespace {

struct Measured {
    std::string_view name;
    std::string_view grid;
    std::uint32_t start;
    std::uint32_t goal;
    Measures measures;
};

// rooms, corridors; dead ends, straights, turns, junctions, crossings; passages, alley steps;
// components, longest path, exact; way
const std::array measured = {
    Measured{"one room", "-", 0, 0, {1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, true, 0}},
    Measured{"two rooms", "E W", 0, 1, {2, 1, 2, 0, 0, 0, 0, 1, 2, 1, 1, true, 1}},
    Measured{"a corridor", "E EW EW W", 1, 3, {4, 3, 2, 2, 0, 0, 0, 1, 6, 1, 3, true, 2}},
    Measured{"a corner", "S - / NE W", 0, 3, {3, 2, 2, 0, 1, 0, 0, 1, 4, 1, 2, true, 2}},
    Measured{"a ring", "SE SW / NE NW", 0, 3, {4, 4, 0, 0, 4, 0, 0, 0, 0, 1, 2, true, 2}},
    Measured{"a junction and an alley of two",
             "E SEW W / - NS - / - N -",
             7,
             0,
             {5, 4, 3, 1, 0, 1, 0, 3, 4, 1, 3, true, 3}},
    Measured{
        "a crossing", "- S - / E NSEW W / - N -", 1, 7, {5, 4, 4, 0, 0, 0, 1, 4, 4, 1, 2, true, 2}},
    Measured{"a ring with an alley",
             "SE SW - / NE NEW W",
             2,
             0,
             {5, 5, 1, 0, 3, 1, 0, 2, 1, 1, 3, true, std::nullopt}},
    Measured{"two parts, and rock between",
             "E W - E EW W",
             0,
             5,
             {5, 3, 4, 1, 0, 0, 0, 2, 6, 2, 2, true, std::nullopt}},
    Measured{"rock is where it is", "- E W", 0, 0, {2, 1, 2, 0, 0, 0, 0, 1, 2, 1, 1, true, 0}},
    Measured{
        "nothing but rock", "- -", 0, 1, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, true, std::nullopt}},
};

// What can be said of any grid by asking every room, in quadratic time.
Measures by_asking(const Grid& grid, RoomId start, RoomId goal) {
    Measures told;
    std::vector<bool> seen(grid.room_count());
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        const Exits exits = grid.exits(RoomId{i});
        const std::string text = clew::text_of(exits);
        const bool straight = text == "NS" || text == "EW";
        told.dead_ends += exits.count() == 1 ? 1U : 0U;
        told.straights += straight ? 1U : 0U;
        told.turns += exits.count() == 2 && !straight ? 1U : 0U;
        told.junctions += exits.count() == 3 ? 1U : 0U;
        told.crossings += exits.count() == 4 ? 1U : 0U;
        const auto steps = distances_from(grid, RoomId{i});
        told.components += seen[i] || exits.empty() ? 0U : 1U;
        for (std::uint32_t j = 0; j < grid.room_count(); ++j) {
            if (steps[j] != unreachable) {
                seen[j] = true;
                told.longest_path = std::max<std::uint64_t>(told.longest_path, steps[j]);
            }
        }
    }
    told.rooms = told.dead_ends + told.straights + told.turns + told.junctions + told.crossings;
    told.corridors = corridors_of(grid);
    told.passages = (told.dead_ends + 3 * told.junctions + 4 * told.crossings) / 2;
    const std::uint32_t way = distances_from(grid, start)[index_of(goal)];
    told.way = way == unreachable ? std::nullopt : std::optional<std::uint64_t>(way);
    return told;
}

Grid with_some_closed(Grid grid, std::uint64_t tries, Random& random) {
    for (std::uint64_t i = 0; i < tries; ++i) {
        const RoomId room{static_cast<std::uint32_t>(random.below(grid.room_count()))};
        const auto direction = static_cast<Direction>(random.below(4));
        if (grid.neighbour(room, direction)) {
            grid.close(room, direction);
        }
    }
    return grid;
}

} // namespace

BOOST_AUTO_TEST_SUITE(measure_)

BOOST_AUTO_TEST_CASE(small_mazes_are_measured_as_one_counts_them_by_hand) {
    for (const Measured& row : measured) {
        BOOST_TEST_CONTEXT(row.name) {
            const Grid grid = grid_of(row.grid);
            const Measures told = measure(grid, RoomId{row.start}, RoomId{row.goal});
            BOOST_TEST(told.rooms == row.measures.rooms);
            BOOST_TEST(told.corridors == row.measures.corridors);
            BOOST_TEST(told.passages == row.measures.passages);
            BOOST_TEST(told.alley_steps == row.measures.alley_steps);
            BOOST_TEST(told.components == row.measures.components);
            BOOST_TEST(told.longest_path == row.measures.longest_path);
            BOOST_TEST((told == row.measures));
        }
    }
}

BOOST_AUTO_TEST_CASE(mazes_with_rings_and_parts_are_measured_as_by_asking_every_room) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            Random random(seed);
            const auto rows = static_cast<std::uint32_t>(1 + random.below(9));
            const auto columns = static_cast<std::uint32_t>(2 + random.below(11));
            const Grid grid = with_some_closed(scatter(rows, columns, 0, random).value(),
                                               random.below(4 * rows * columns), random);
            const RoomId start{static_cast<std::uint32_t>(random.below(grid.room_count()))};
            const RoomId goal{static_cast<std::uint32_t>(random.below(grid.room_count()))};
            Measures told = measure(grid, start, goal);
            told.alley_steps = 0;
            BOOST_TEST((told == by_asking(grid, start, goal)));
        }
    }
}

BOOST_AUTO_TEST_CASE(every_perfect_maze_adds_up) {
    for (const AlgorithmFacts& facts : algorithms()) {
        for (std::uint32_t seed = 0; facts.perfect && seed < 8; ++seed) {
            BOOST_TEST_CONTEXT(facts.name << " seed " << seed) {
                MazeSpec spec;
                spec.rows = 35 + seed;
                spec.columns = 42 - seed;
                spec.algorithm = facts.algorithm;
                Random random(seed);
                const Grid grid = make_maze(spec, random).value();
                const Measures told = measure(grid, RoomId{grid.room_count() - 1}, RoomId{0});
                BOOST_TEST(told.rooms == grid.room_count());
                BOOST_TEST(told.corridors == told.rooms - 1);
                BOOST_TEST(told.dead_ends == told.junctions + 2 * told.crossings + 2);
                BOOST_TEST(told.passages == told.dead_ends + told.junctions + told.crossings - 1);
                BOOST_TEST(told.dead_ends == dead_ends_of(grid).size());
                BOOST_TEST(told.components == 1U);
                BOOST_TEST(told.longest_path_exact);
                BOOST_TEST(told.alley_steps <= 2 * told.corridors);
                BOOST_TEST(told.longest_path >= told.way.value());
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_longest_path_with_rings_is_exact_in_small_grids_and_else_a_lower_bound) {
    Random random(1);
    const Grid small = scatter(32, 32, 100, random).value();
    BOOST_TEST(measure(small, RoomId{0}, RoomId{0}).longest_path_exact);
    const Grid large = scatter(32, 33, 100, random).value();
    const Measures told = measure(large, RoomId{0}, RoomId{0});
    BOOST_TEST(!told.longest_path_exact);
    BOOST_TEST(told.longest_path <= by_asking(large, RoomId{0}, RoomId{0}).longest_path);
    BOOST_TEST(told.longest_path >= by_asking(large, RoomId{0}, RoomId{0}).longest_path / 2);
}

BOOST_AUTO_TEST_CASE(a_corridor_of_a_million_rooms_is_measured_without_recursion) {
    Random random(1);
    MazeSpec spec;
    spec.rows = 1;
    spec.columns = 1'000'000;
    const Grid grid = make_maze(spec, random).value();
    const Measures told = measure(grid, RoomId{0}, RoomId{999'999});
    BOOST_TEST(told.longest_path == 999'999U);
    BOOST_TEST(told.way.value() == 999'999U);
    BOOST_TEST(told.alley_steps == 2 * 999'999U);
    BOOST_TEST(told.straights == 999'998U);
}

BOOST_AUTO_TEST_SUITE_END()
