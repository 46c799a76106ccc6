#include "clew/builder/dungeon_floor.hpp"

#include "clew/builder/fairness.hpp"
#include "plans.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace clew;
using namespace clew::test;

namespace {

constexpr std::string_view bare = R"(title = "D"
[maze]
rows = 12
columns = 40
algorithm = "dungeon"
)";

World with(std::string_view more, std::uint64_t seed) {
    Wishes wishes;
    wishes.seed = seed;
    return world_of(std::string(bare) + std::string(more), wishes);
}

bool is_floor(const World& world, RoomId room) { return !world.grid().exits(room).empty(); }

} // namespace

BOOST_AUTO_TEST_SUITE(dungeon_floor)

BOOST_AUTO_TEST_CASE(it_begins_in_one_hall_and_ends_in_another) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const World world = with("", seed);
        BOOST_TEST_CONTEXT("seed " << seed) {
            BOOST_TEST(is_floor(world, world.parts().start));
            BOOST_REQUIRE(world.parts().goals.size() == 1U);
            BOOST_TEST(is_floor(world, world.parts().goals[0]));
            BOOST_TEST((world.parts().start != world.parts().goals[0]));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_corner_gives_way_to_the_nearest_floor) {
    const World world = with("start = 'south-east'\ngoal = ['north-west', 'south-west']", 1);
    BOOST_TEST(clew::text_of(world.grid().place_of(world.parts().start)) == "row 9, column 31");
    BOOST_TEST(clew::text_of(world.grid().place_of(world.parts().goals[0])) == "row 1, column 1");
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const World other = with("start = 'north-east'\n[items.cup]\nat = 'south-west'", seed);
        BOOST_TEST(is_floor(other, other.parts().start));
        BOOST_TEST(is_floor(other, other.items()[0].room));
    }
}

BOOST_AUTO_TEST_CASE(nothing_is_placed_in_the_rock) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const World world = with("[items.cup]\nplace = 'far'\n[items.hat]\nplace = 'dead-end'\n"
                                 "[rooms.den]\nplace = 'anywhere'\nname = 'Den'\n"
                                 "[encounters.ring]\nkind = 'teleporter'\nplace = 'anywhere'\n"
                                 "to = 'anywhere'",
                                 seed);
        BOOST_TEST_CONTEXT("seed " << seed) {
            BOOST_TEST(is_floor(world, world.items()[0].room));
            BOOST_TEST(is_floor(world, world.items()[1].room));
            BOOST_TEST(is_floor(world, world.rooms()[0].room));
            BOOST_TEST(is_floor(world, world.encounters()[0].room));
        }
    }
}

// Whatever chance does with halls, club and trolls, somebody with patience gets out.
BOOST_AUTO_TEST_CASE(every_seed_of_a_dungeon_with_monsters_can_be_won) {
    constexpr std::string_view den = R"(title = "Den"
[maze]
rows = 25
columns = 100
algorithm = "dungeon"
[items.club]
weapon = true
place = "anywhere"
[items.spear]
weapon = true
place = "far"
[encounters.goblin]
kind = "monster"
place = "anywhere"
beaten_by = ["club", "spear"]
[encounters.troll]
kind = "monster"
place = "anywhere"
beaten_by = "spear"
[encounters.other]
kind = "monster"
place = "far"
beaten_by = "spear"
)";
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Wishes wishes;
        wishes.seed = seed;
        const World world = world_of(den, wishes);
        BOOST_TEST_CONTEXT("seed " << seed) {
            BOOST_TEST((judged(world, 200'000).fairness == Fairness::fair));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_place_in_the_rock_is_a_fault_shown_where_it_is_written) {
    BOOST_TEST(
        faults_when_built(std::string(bare) + "start = [0, 0]\n[items.cup]\nat = [0, 39]\n") ==
        "w.toml:6:9: error: row 0, column 0 is rock, with this seed; expected a corner, which "
        "gives way "
        "to the floor, or 'place'\nstart = [0, 0]\n        ^~~~~~\n"
        "w.toml:8:6: error: row 0, column 39 is rock, with this seed; expected a corner, which "
        "gives way "
        "to the floor, or 'place'\nat = [0, 39]\n     ^~~~~~~\n");
}

BOOST_AUTO_TEST_CASE(two_rooms_whose_corners_have_the_same_floor_are_a_fault) {
    BOOST_TEST(
        faults_when_built("title = 'D'\n[maze]\nrows = 3\ncolumns = 3\n"
                          "algorithm = 'dungeon'\n[rooms.a]\nat = 'north-west'\n"
                          "[rooms.b]\nat = 'south-west'\n") ==
        "w.toml:9:6: error: 'a' and 'b' are both at row 1, column 1; a place holds one named room\n"
        "at = 'south-west'\n     ^~~~~~~~~~~~\n");
}

BOOST_AUTO_TEST_CASE(turns_per_room_count_floor_alone) {
    const World world = with("[score]\nper_turn = 1\n", 1);
    Wishes wishes;
    wishes.seed = 1;
    wishes.limit = LimitPlan{{}, 2.0};
    const World limited = world_of(bare, wishes);
    BOOST_TEST(*limited.parts().turn_limit == 2 * floor_count(world.grid()));
}

BOOST_AUTO_TEST_SUITE_END()
