#include "clew/builder/build.hpp"
#include "clew/world/world_digest.hpp"

#include "clew/prove/search.hpp"
#include "clew/prove/walk.hpp"
#include "plans.hpp"

#include <algorithm>
#include <array>

using namespace clew;
using namespace clew::test;
using Verdict = SearchResult::Verdict;

namespace {

Wishes with_seed(std::uint64_t seed) {
    Wishes wishes;
    wishes.seed = seed;
    return wishes;
}

} // namespace

BOOST_AUTO_TEST_SUITE(build_)

BOOST_AUTO_TEST_CASE(a_game_with_everything_can_be_won_whatever_the_seed) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const World world = world_of(everything, with_seed(seed));
        const SearchResult result = shortest_win(world, 500'000);
        BOOST_TEST_CONTEXT("seed " << seed) {
            BOOST_TEST((result.verdict == Verdict::winnable));
            BOOST_TEST(result.turns <= world.parts().turn_limit.value());
        }
    }
}

BOOST_AUTO_TEST_CASE(a_limit_that_a_player_wishes_moves_nothing) {
    const World usual = world_of(everything, with_seed(7));
    for (const std::optional<std::uint64_t> turns : {std::optional<std::uint64_t>(1), {}}) {
        Wishes wishes = with_seed(7);
        wishes.limit = LimitPlan{turns, std::nullopt};
        const World world = world_of(everything, wishes);
        BOOST_TEST((world.parts().turn_limit == turns));
        for (std::size_t i = 0; i < usual.items().size(); ++i) {
            BOOST_TEST((world.items()[i].room == usual.items()[i].room));
        }
    }
}

BOOST_AUTO_TEST_CASE(and_whatever_the_size) {
    for (std::uint32_t rows = 1; rows <= 6; ++rows) {
        for (std::uint32_t columns = 1; columns <= 6; ++columns) {
            Wishes wishes = with_seed(std::uint64_t{rows} * 100 + columns);
            wishes.rows = rows;
            wishes.columns = columns;
            wishes.limit = LimitPlan{};
            BOOST_TEST_CONTEXT(rows << "x" << columns) {
                const World world = world_of(everything, wishes);
                BOOST_TEST((shortest_win(world, 500'000).verdict == Verdict::winnable));
            }
        }
    }
}

// No ring leads past the mist in a corridor, whatever falls.
BOOST_AUTO_TEST_CASE(and_in_corridors_without_traps_and_large_mazes) {
    using Size = std::pair<std::uint32_t, std::uint32_t>;
    const std::string_view without_mist = everything.substr(0, everything.find("[encounters.mist"));
    for (const auto& [rows, columns] : {Size{1, 1000}, Size{1000, 1}, Size{200, 300}}) {
        for (const std::string_view algorithm : {"binary-tree", "depth-first", "scatter"}) {
            Wishes wishes = with_seed(rows);
            wishes.rows = rows;
            wishes.columns = columns;
            wishes.algorithm = algorithm;
            wishes.limit = LimitPlan{};
            const bool corridor = rows == 1 || columns == 1;
            BOOST_TEST_CONTEXT(rows << "x" << columns << " " << algorithm) {
                const World world = world_of(corridor ? without_mist : everything, wishes);
                BOOST_TEST(plainly_winnable(world));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(the_same_seed_builds_the_same_world) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const World one = world_of(everything, with_seed(seed));
        const World other = world_of(everything, with_seed(seed));
        BOOST_TEST(digest_of(one) == digest_of(other));
        BOOST_TEST(digest_of(one) != digest_of(world_of(everything, with_seed(seed + 1))));
    }
}

BOOST_AUTO_TEST_CASE(twenty_seeds_build_what_they_always_built) {
    constexpr std::array<std::uint64_t, 20> golden = {
        0xF97153D162FC5134U, 0xDE4841567AD5203EU, 0x2B71B978F4BBC9FAU, 0xC3A7499205AC3812U,
        0x0799D50E4893E7E2U, 0x62D28C5220571DB4U, 0x0B8BB927C5153A36U, 0xB66BBD2F904FFF72U,
        0x21043A56130FE934U, 0xE787684ACE62080CU, 0xA946FDD7A581342CU, 0xC37D978E4E42926FU,
        0x0413C3338AB3D3FCU, 0xCED79B0889F5E7E2U, 0x98F0FF78C19FB2E7U, 0x2A8F41BC631E2C5EU,
        0xD29BA30B95356BAEU, 0x6596857D0DB29C71U, 0x613C9C426C491E7FU, 0xFF9A07FDB7A5689EU};
    for (std::uint64_t seed = 0; seed < golden.size(); ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            BOOST_TEST(digest_of(world_of(everything, with_seed(seed))) == golden[seed]);
        }
    }
}

BOOST_AUTO_TEST_CASE(every_bit_of_the_seed_counts) {
    const std::uint64_t low = 705032704;
    const std::uint64_t whole = 5000000000;
    const std::uint64_t last = ~std::uint64_t{0};
    BOOST_TEST((world_of(everything, with_seed(low)).grid() !=
                world_of(everything, with_seed(whole)).grid()));
    BOOST_TEST(world_of(everything, with_seed(last)).parts().seed == last);
}

BOOST_AUTO_TEST_CASE(a_world_with_nothing_left_to_chance_is_built_even_if_it_cannot_be_won) {
    const World world = world_of("title = \"T\"\n[maze]\nexits = [[\"\", \"E\", \"W\"]]\n");
    BOOST_TEST((shortest_win(world, 100).verdict == Verdict::not_winnable));
}

BOOST_AUTO_TEST_CASE(a_passage_takes_the_place_of_an_exit_where_the_world_can_be_won_still) {
    const std::string loop = R"(title = "T"
[maze]
rows = 2
columns = 2
algorithm = "scatter"
[passages.drop]
from = [1, 1]
go = "north"
to = [1, 0]
one_way = true
)";
    const World world = world_of(loop);
    BOOST_TEST(clew::text_of(world.grid().exits(RoomId{3})) == "W");
    BOOST_TEST(clew::text_of(world.exits(RoomId{3})) == "NW");

    const std::string corridor = R"(title = "T"
[maze]
rows = 1
columns = 4
[passages.drop]
from = [0, 2]
go = "west"
to = [0, 3]
one_way = true
)";
    const std::string fault = faults_when_built(corridor);
    BOOST_TEST(fault.substr(0, fault.find('\n')) ==
               "w.toml:5:11: error: 'drop' leads west where the maze has an exit already; without "
               "that exit the world cannot be won");
}

BOOST_AUTO_TEST_CASE(wishes_that_cannot_be_had_and_places_off_the_new_grid_are_told) {
    const std::string source = "title = \"T\"\n[items.coin]\nat = [5, 5]\n[maze]\nrows = 6\n";
    Wishes wishes;
    BOOST_TEST(faults_when_built(source, wishes) == "");
    wishes.rows = 3;
    BOOST_TEST(
        faults_when_built(source, wishes) ==
        "w.toml:3:6: error: row 5, column 5 is off the grid; rows go from 0 to 2 and columns "
        "from 0 to 5\nat = [5, 5]\n     ^~~~~~\n");
    wishes.rows = 0;
    const std::string fault = faults_when_built(source, wishes);
    BOOST_TEST(fault.substr(0, fault.find('\n')) ==
               "w.toml:4:2: error: a maze of 0 x 6 rooms cannot be made; expected at least 1 x 1 "
               "and at most 1073741824 rooms");
}

BOOST_AUTO_TEST_SUITE_END()
