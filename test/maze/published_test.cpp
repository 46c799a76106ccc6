// How many rooms have one, two, three and four exits, held to half a point of what is published,
// can be worked out, or was measured where nobody has published it.
#include "clew/maze/make_maze.hpp"
#include "clew/maze/measure.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <cmath>
#include <string_view>

using namespace clew;

namespace {

using Shares = std::array<double, 4>; // per cent of the rooms, by exits, from one to four

struct Published {
    Algorithm algorithm;
    double bias;
    Shares shares;
    std::string_view source;
};

// Rooms of the border branch otherwise: 1.3 % of all rooms at this size, and by up to 25 points, so
// a share is off by at most a third of a point. One such maze has a deviation of a tenth of a
// point or so, and three seeds are averaged.
constexpr std::uint32_t side = 300;
constexpr std::uint64_t seeds = 3;
constexpr double tolerance = 0.5;
constexpr double untold = -1;

constexpr Shares dead_ends(double share) { return {share, untold, untold, untold}; }

// The uniform spanning tree of the endless square grid.
constexpr Shares uniform = {29.45, 44.70, 22.24, 3.61};

constexpr std::array published = {
    Published{Algorithm::binary_tree,
              0,
              {25.0, 50.0, 25.0, 0.0},
              "exact: two coins say who of two neighbours opens; a room opens one way of two"},
    Published{Algorithm::sidewinder, 0, dead_ends(27.84), "exact: 5/8 - ln(2)/2"},
    Published{Algorithm::depth_first, 0, dead_ends(9.96), "the field's figure, 10 %"},
    Published{Algorithm::depth_first, .25, dead_ends(9.2), "the same, with that bias"},
    Published{Algorithm::depth_first, .5, dead_ends(7.8), "the same, with that bias"},
    Published{Algorithm::depth_first, .75, dead_ends(5.5), "the same, with that bias"},
    Published{Algorithm::depth_first, .9, dead_ends(3.0), "the same, with that bias"},
    Published{Algorithm::hunt_and_kill, 0, dead_ends(9.3), "the field's figure"},
    Published{Algorithm::prim, 0, dead_ends(35.8), "by frontier rooms; by walls it is 32.5 %"},
    Published{Algorithm::kruskal, 0, dead_ends(30.7), "the field's figure"},
    Published{Algorithm::wilson, 0, uniform, "Manna, Dhar, Majumdar, 1992"},
    Published{Algorithm::aldous_broder, 0, uniform, "Manna, Dhar, Majumdar, 1992"},
    Published{Algorithm::eller, 0, dead_ends(29.7), "for coins of a half"},
    Published{Algorithm::growing_tree, 0, dead_ends(27.6), "measured: 27.65 % at 1000 x 1000"},
    Published{Algorithm::growing_tree, .5, dead_ends(18.5),
              "measured, and less in larger mazes: 17.1 % at 2000 x 2000"},
    Published{Algorithm::growing_tree, .9, dead_ends(11.1),
              "measured, and less in larger mazes: 10.4 % at 2000 x 2000"},
    Published{Algorithm::growing_tree, 1, dead_ends(9.96), "always the newest is depth-first"},
    Published{Algorithm::recursive_division, 0, dead_ends(26.9),
              "measured: 26.9 % at 10,000 x 10,000"},
};

Shares shares_of(const Published& row) {
    Shares shares{};
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        MazeSpec spec;
        spec.rows = spec.columns = side;
        spec.algorithm = row.algorithm;
        spec.bias = row.bias;
        Random random(seed);
        const Measures told = measure(make_maze(spec, random).value(), RoomId{0}, RoomId{0});
        const std::array rooms = {told.dead_ends, told.straights + told.turns, told.junctions,
                                  told.crossings};
        for (std::size_t i = 0; i < rooms.size(); ++i) {
            shares[i] +=
                100.0 * static_cast<double>(rooms[i]) / static_cast<double>(side * side * seeds);
        }
    }
    return shares;
}

} // namespace

BOOST_AUTO_TEST_SUITE(published_)

BOOST_AUTO_TEST_CASE(shares_are_within_half_a_point_of_what_is_published) {
    for (const Published& row : published) {
        const Shares shares = shares_of(row);
        for (std::size_t i = 0; i < shares.size(); ++i) {
            BOOST_TEST_CONTEXT(name_of(row.algorithm) << " bias " << row.bias << ", exits " << i + 1
                                                      << ": " << row.source) {
                const bool near = std::abs(shares[i] - row.shares[i]) < tolerance;
                BOOST_TEST((near || row.shares[i] == untold), shares[i]);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(every_perfect_algorithm_has_a_share) {
    for (const AlgorithmFacts& facts : algorithms()) {
        bool told = !facts.perfect;
        for (const Published& row : published) {
            told = told || row.algorithm == facts.algorithm;
        }
        BOOST_TEST(told, facts.name);
    }
}

BOOST_AUTO_TEST_SUITE_END()
