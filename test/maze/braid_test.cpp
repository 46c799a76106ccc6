#include "clew/maze/braid.hpp"

#include "clew/maze/make_maze.hpp"
#include "laws.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

Grid perfect(std::uint32_t rows, std::uint32_t columns, std::uint64_t seed) {
    Random random(seed);
    const auto algorithm = seed % 2 == 0 ? Algorithm::eller : Algorithm::depth_first;
    return *make_maze({rows, columns, algorithm}, random);
}

Grid braided(Grid grid, double share, std::uint64_t seed = 1) {
    Random random(seed);
    braid(grid, share, random);
    return grid;
}

bool has_all_of(const Grid& grid, const Grid& other) {
    for (std::size_t i = 0; i < grid.halves().size(); ++i) {
        if ((other.halves()[i] & ~grid.halves()[i]) != 0) {
            return false;
        }
    }
    return true;
}

} // namespace

BOOST_AUTO_TEST_SUITE(braid_)

BOOST_AUTO_TEST_CASE(a_share_of_nothing_changes_and_draws_nothing) {
    Grid grid = perfect(9, 9, 1);
    Random random(5);
    braid(grid, 0.0, random);
    BOOST_TEST((grid == perfect(9, 9, 1)));
    BOOST_TEST(random.next() == Random(5).next());
}

BOOST_AUTO_TEST_CASE(braiding_all_leaves_no_dead_end_and_only_adds_corridors) {
    for (std::uint32_t size = 0; size < 81; ++size) {
        const std::uint32_t rows = size / 9 + 2;
        const std::uint32_t columns = size % 9 + 2;
        BOOST_TEST_CONTEXT(rows << 'x' << columns) {
            const Grid before = perfect(rows, columns, size);
            const Grid after = braided(before, 1.0, size);
            BOOST_TEST(dead_ends_of(after).empty());
            BOOST_TEST(has_all_of(after, before));
            BOOST_TEST(is_connected(after));
            BOOST_TEST(corridors_of(after) > corridors_of(before));
        }
    }
}

BOOST_AUTO_TEST_CASE(so_many_dead_ends_go_as_the_share_says) {
    const Grid before = perfect(60, 70, 4);
    const auto count = static_cast<double>(dead_ends_of(before).size());
    for (const double share : {0.1, 0.25, 0.5, 0.9}) {
        BOOST_TEST_CONTEXT("share " << share) {
            const Grid after = braided(before, share);
            const double left = count - static_cast<double>(dead_ends_of(after).size());
            BOOST_TEST(left > share * count - 0.6);
            BOOST_TEST(left < share * count + 1.6);
            BOOST_TEST(has_all_of(after, before));
        }
    }
}

BOOST_AUTO_TEST_CASE(two_dead_ends_side_by_side_open_to_each_other) {
    BOOST_TEST(clew::test::text_of(braided(grid_of("S S / NE NW"), 1.0)) == "SE SW / NE NW");
    // a b c    a, d and f are dead ends; of all ways from them, b-c and e-f are open already
    // d e f
    BOOST_TEST(corridors_of(braided(grid_of("S SE SW / NE NW N"), 1.0)) == 7U);
}

BOOST_AUTO_TEST_CASE(what_has_no_neighbour_to_open_to_is_left) {
    for (const std::string_view lonely : {"E EW W", "S / NS / N", "-", "E W", "S - S / N - N"}) {
        BOOST_TEST(clew::test::text_of(braided(grid_of(lonely), 1.0)) == lonely);
    }
}

BOOST_AUTO_TEST_CASE(rock_is_never_opened_into) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Grid grid = braided(grid_of("S - SE W / NE EW NW -"), 1.0, seed);
        BOOST_TEST(grid.exits(RoomId{1}).empty());
        BOOST_TEST(grid.exits(RoomId{7}).empty());
    }
}

BOOST_AUTO_TEST_CASE(make_maze_braids_after_any_algorithm) {
    for (const AlgorithmFacts& facts : algorithms()) {
        MazeSpec spec{12, 13, facts.algorithm};
        spec.braid = 1.0;
        Random random(3);
        Random same(3);
        BOOST_TEST_CONTEXT(facts.name) {
            const Grid grid = *make_maze(spec, random);
            spec.braid = 0.0;
            const Grid plain = *make_maze(spec, same);
            BOOST_TEST((grid == plain || has_all_of(grid, plain)));
            BOOST_TEST((!facts.perfect || dead_ends_of(grid).empty()));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
