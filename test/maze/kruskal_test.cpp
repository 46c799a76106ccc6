#include "clew/maze/kruskal.hpp"

#include "laws.hpp"

#include <boost/test/unit_test.hpp>

#include <map>
#include <numeric>

using namespace clew;
using namespace clew::test;

namespace {

// Kruskal's own algorithm in its plainest form: all corridors by weight, and a label a room.
Grid plain_kruskal(std::uint32_t rows, std::uint32_t columns, std::uint64_t key) {
    Grid grid(rows, columns);
    std::map<std::uint64_t, std::uint32_t> by_weight;
    for (std::uint32_t corridor = 0; corridor < 2 * grid.room_count(); ++corridor) {
        by_weight[weight_of(key, corridor)] = corridor;
    }
    std::vector<std::uint32_t> labels(grid.room_count());
    std::iota(labels.begin(), labels.end(), 0U);
    for (const auto& [weight, corridor] : by_weight) {
        const RoomId room{corridor / 2};
        const Direction direction = corridor % 2 == 0 ? Direction::east : Direction::south;
        const auto next = grid.neighbour(room, direction);
        if (next && labels[index_of(room)] != labels[index_of(*next)]) {
            grid.open(room, direction);
            std::replace(labels.begin(), labels.end(), std::uint32_t{labels[index_of(*next)]},
                         std::uint32_t{labels[index_of(room)]});
        }
    }
    return grid;
}

} // namespace

BOOST_AUTO_TEST_SUITE(kruskal_)

BOOST_AUTO_TEST_CASE(its_mazes_are_those_of_the_plain_algorithm) {
    for (std::uint32_t rows = 1; rows <= 13; rows += 3) {
        for (std::uint32_t columns = 1; columns <= 13; ++columns) {
            Random random(rows);
            Random same(rows);
            BOOST_TEST_CONTEXT(rows << 'x' << columns) {
                BOOST_TEST(
                    (kruskal(rows, columns, random) == plain_kruskal(rows, columns, same.next())));
            }
        }
    }
    Random random(9);
    Random same(9);
    BOOST_TEST((kruskal(40, 50, random) == plain_kruskal(40, 50, same.next())));
}

BOOST_AUTO_TEST_CASE(a_maze_costs_one_draw) {
    Random random(1);
    Random same(1);
    static_cast<void>(kruskal(5, 5, random));
    static_cast<void>(same.next());
    BOOST_TEST(random.next() == same.next());
}

BOOST_AUTO_TEST_CASE(long_and_large_mazes_are_perfect) {
    Random random(3);
    BOOST_TEST(is_perfect(kruskal(301, 203, random)));
    BOOST_TEST(is_perfect(kruskal(1, 50'001, random)));
    BOOST_TEST(is_perfect(kruskal(50'001, 2, random)));
}

BOOST_AUTO_TEST_SUITE_END()
