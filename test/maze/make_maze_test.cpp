#include "clew/maze/make_maze.hpp"

#include "clew/maze/line.hpp"
#include "laws.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <utility>

using namespace clew;
using namespace clew::test;

namespace {

Grid made(const MazeSpec& spec, std::uint64_t seed) {
    Random random(seed);
    auto grid = make_maze(spec, random);
    BOOST_REQUIRE(grid.has_value());
    return *std::move(grid);
}

MazeSpec spec_of(Algorithm algorithm, std::uint32_t rows, std::uint32_t columns) {
    MazeSpec spec;
    spec.rows = rows;
    spec.columns = columns;
    spec.algorithm = algorithm;
    return spec;
}

struct Catalogued {
    Algorithm algorithm;
    double bias;
    std::uint32_t walls;
    std::uint64_t digest; // of the mazes of seeds 0 to 19, each one row and column larger
    std::uint64_t large;  // of one of 70 x 200
    double braid = 0.0;
};

// What each seed makes: changed only on purpose, for then every saved game is another.
constexpr std::array catalogue = {
    Catalogued{Algorithm::binary_tree, 0.0, 0, 0x8669b1acea14bdba, 0xc197613735b735ca},
    Catalogued{Algorithm::depth_first, 0.0, 0, 0xa286f0703bdbb965, 0x0e29c1edfc4701b4},
    Catalogued{Algorithm::depth_first, 0.75, 0, 0xc091e7c71456484d, 0x679f99b15594bf6a},
    Catalogued{Algorithm::scatter, 0.0, 20, 0x199c571a0d2e1395, 0xf6db0ba77f949cee},
    Catalogued{Algorithm::dungeon, 0.0, 0, 0x034a19b0275ddb60, 0xa5d42b8cff38fa03},
    Catalogued{Algorithm::sidewinder, 0.0, 0, 0xa8f497d5eb661263, 0x067b8f57eeef9fd4},
    Catalogued{Algorithm::hunt_and_kill, 0.0, 0, 0xb6664d7e5a72e017, 0xf78b40d3a6098026},
    Catalogued{Algorithm::prim, 0.0, 0, 0x3c7b03f540ae2323, 0x9fd8eebc307c0f05},
    Catalogued{Algorithm::kruskal, 0.0, 0, 0x76a834e39c7628c9, 0x41fc2da42b39e754},
    Catalogued{Algorithm::wilson, 0.0, 0, 0x18e2fd8291c7f6fd, 0xb3e059c6256fbc6d},
    Catalogued{Algorithm::aldous_broder, 0.0, 0, 0x3f2b313c2d0f4e6d, 0x123ab9081789214b},
    Catalogued{Algorithm::eller, 0.0, 0, 0xc6e8cdf1c7934512, 0xbd2e14fa61866e4b},
    Catalogued{Algorithm::growing_tree, 0.0, 0, 0x10e8b397fbc210d7, 0xa0675a15cf27e36e},
    Catalogued{Algorithm::growing_tree, 0.75, 0, 0xbc0590e028fea8fd, 0x73d186b119fe2da4},
    Catalogued{Algorithm::recursive_division, 0.0, 0, 0x8045a22bba56d69c, 0xcebbe13a72483a43},
    Catalogued{Algorithm::binary_tree, 0.0, 0, 0x2ed7df6036524ecc, 0x72f8f6f1493a449a, 0.5},
    Catalogued{Algorithm::depth_first, 0.0, 0, 0x6e81668b46c0453b, 0x9c46b2163b1fef5a, 1.0},
};

} // namespace

BOOST_AUTO_TEST_SUITE(make_maze_)

BOOST_AUTO_TEST_CASE(the_table_is_in_the_order_of_the_enumeration_and_says_everything) {
    std::size_t number = 0;
    for (const AlgorithmFacts& facts : algorithms()) {
        BOOST_TEST_CONTEXT(facts.name) {
            BOOST_TEST(static_cast<std::size_t>(facts.algorithm) == number);
            BOOST_TEST((algorithm_named(facts.name) == facts.algorithm));
            BOOST_TEST(name_of(facts.algorithm) == facts.name);
            BOOST_TEST(facts.sentence.size() > 20U);
            BOOST_TEST(facts.cost.size() > 10U);
            BOOST_TEST(facts.source.size() > 5U);
            ++number;
        }
    }
    BOOST_TEST(!algorithm_named("binary_tree"));
    BOOST_TEST(!algorithm_named(""));
}

BOOST_AUTO_TEST_CASE(perfect_algorithms_make_perfect_mazes_of_every_small_size) {
    for (const AlgorithmFacts& facts : algorithms()) {
        for (std::uint32_t size = 0; facts.perfect && size < 144; ++size) {
            const MazeSpec spec = spec_of(facts.algorithm, size / 12 + 1, size % 12 + 1);
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                BOOST_TEST_CONTEXT(facts.name << ' ' << spec.rows << 'x' << spec.columns) {
                    BOOST_TEST(is_perfect(made(spec, seed)));
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(perfect_algorithms_make_perfect_mazes_that_are_one_long_corridor) {
    for (const AlgorithmFacts& facts : algorithms()) {
        for (const std::uint32_t length : {1U, 2U, 3U, 64U, 65U, 1000U, 2001U}) {
            if (!facts.perfect) {
                continue;
            }
            BOOST_TEST_CONTEXT(facts.name << ' ' << length) {
                BOOST_TEST(is_perfect(made(spec_of(facts.algorithm, 1, length), length)));
                BOOST_TEST(is_perfect(made(spec_of(facts.algorithm, length, 1), length)));
            }
        }
    }
}

// One row of rooms would cost most algorithms several times their memory, or days.
BOOST_AUTO_TEST_CASE(a_line_is_the_same_by_any_perfect_algorithm_and_draws_nothing) {
    for (const AlgorithmFacts& facts : algorithms()) {
        for (const auto& [rows, columns] :
             {std::pair(1U, 1U), {1U, 1000U}, {1000U, 1U}, {1U, 100'000U}}) {
            if (!facts.perfect) {
                continue;
            }
            BOOST_TEST_CONTEXT(facts.name << ' ' << rows << 'x' << columns) {
                Random random(1);
                Random same(1);
                const auto grid = make_maze(spec_of(facts.algorithm, rows, columns), random);
                BOOST_TEST((grid.value() == line(rows, columns)));
                BOOST_TEST(random.next() == same.next());
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(each_seed_makes_what_the_catalogue_says) {
    for (const Catalogued& row : catalogue) {
        Digest digest;
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            MazeSpec spec = spec_of(row.algorithm, 6 + seed, 7 + seed);
            spec.bias = row.bias;
            spec.walls = row.walls;
            spec.braid = row.braid;
            digest.add(digest_of(made(spec, seed)));
        }
        MazeSpec large = spec_of(row.algorithm, 70, 200);
        large.bias = row.bias;
        large.walls = row.walls;
        large.braid = row.braid;
        BOOST_TEST_CONTEXT(name_of(row.algorithm)
                           << " bias " << row.bias << " braid " << row.braid) {
            BOOST_TEST(hex16(digest.value()) == hex16(row.digest));
            BOOST_TEST(hex16(digest_of(made(large, 20))) == hex16(row.large));
        }
    }
}

BOOST_AUTO_TEST_CASE(too_many_walls_is_the_only_error) {
    MazeSpec spec = spec_of(Algorithm::scatter, 4, 4);
    spec.walls = 12;
    Random random(1);
    BOOST_TEST(make_maze(spec, random).error() ==
               "a 4x4 maze can have at most 9 inner walls, not 12");
    spec.walls = 9;
    BOOST_TEST(is_perfect(made(spec, 1)));
}

BOOST_AUTO_TEST_SUITE_END()
