// Doors, containers, dark rooms, conditions and endings, from a world file to a world.
#include "plans.hpp"

#include "clew/builder/draft.hpp"
#include "clew/builder/ids.hpp"

#include <algorithm>
#include <string>

using namespace clew;
using namespace clew::test;

namespace {

// A corridor from west to east; the file's own lines come after line 6.
std::string corridor(int columns, const std::string& more) {
    return "title = \"T\"\n[maze]\nrows = 1\ncolumns = " + std::to_string(columns) +
           "\nstart = \"north-west\"\n" + more;
}

std::string to_the_east(int columns, const std::string& more) {
    return corridor(columns, "goal = \"north-east\"\n" + more);
}

World world_with_seed(const std::string& source, std::uint64_t seed) {
    Wishes wishes;
    wishes.seed = seed;
    return world_of(source, wishes);
}

const std::string crown = "[items.crown]\nplace = \"far\"\n";
const std::string king = "[endings.king]\nall = [{ carrying = \"crown\" }]\n";

} // namespace

BOOST_AUTO_TEST_SUITE(model)

BOOST_AUTO_TEST_CASE(names_of_things_become_their_numbers) {
    const World world = world_of(R"(title = "T"
[items.table]
at = [0, 0]
supporter = true
[items.box]
inside = "table"
container = true
locked_by = "key"
[items.key]
at = [5, 5]
[items.lamp]
at = [5, 4]
light = "unlit"
lit_by = "key"
[items.oak]
openable = true
[passages.gate]
from = [2, 2]
go = "up"
to = [3, 3]
door = "oak"
turns = 7
hidden_by = "table"
appears = [{ put = "key", in = "box" }, { in = [4, 4] }]
[encounters.ogre]
kind = "monster"
guards = "box"
at = [0, 0]
[encounters.guard]
kind = "monster"
route = [[1, 1], [1, 2]]
)");
    const ItemId table{0};
    const ItemId box{1};
    const ItemId key{2};
    BOOST_TEST((world.item(box).inside == table));
    BOOST_TEST((world.item(box).room == nowhere));
    BOOST_TEST((world.item(box).locked_by == key));
    BOOST_TEST((world.item(ItemId{3}).lit_by == key));
    BOOST_TEST(world.item(ItemId{4}).fixed);
    BOOST_TEST((world.item(ItemId{4}).room == nowhere));
    const Passage& gate = world.passages()[0];
    BOOST_TEST((gate.door == ItemId{4}));
    BOOST_TEST((gate.hidden_by == table));
    BOOST_TEST(gate.turns == 7U);
    BOOST_REQUIRE(gate.appears.size() == 2U);
    BOOST_TEST((gate.appears[0][0].item == key));
    BOOST_TEST((gate.appears[0][0].holder == box));
    BOOST_TEST((gate.appears[1][0].room == world.grid().at({4, 4})));
    BOOST_TEST((std::get<Monster>(world.encounters()[0].kind).guards == box));
    const auto& route = std::get<Monster>(world.encounters()[1].kind).route;
    BOOST_TEST((route == std::vector<RoomId>{world.grid().at({1, 1}), world.grid().at({1, 2})}));
    BOOST_TEST((world.encounters()[1].room == world.grid().at({1, 1})));
}

BOOST_AUTO_TEST_CASE(with_endings_there_is_no_goal_but_one_that_is_said) {
    const World world = world_of(corridor(9, crown + king));
    BOOST_TEST(world.parts().goals.empty());
    BOOST_REQUIRE(world.parts().endings.size() == 1U);
    BOOST_TEST(world.parts().endings[0].id == "king");
    BOOST_TEST((world.parts().endings[0].when[0][0].item == ItemId{0}));
    BOOST_TEST(world_of(to_the_east(9, crown + king)).parts().goals.size() == 1U);
    Wishes wishes;
    wishes.goal = Spot{Place{0, 3}, {}};
    BOOST_TEST(world_of(corridor(9, crown + king), wishes).parts().goals.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_dungeon_with_endings_has_no_goal) {
    const World world =
        world_of("title = \"T\"\n[maze]\nrows = 12\ncolumns = 40\n"
                 "algorithm = \"dungeon\"\n" +
                 crown + king + "[milestones.corner]\nany = [{ in = 'north-east' }]");
    BOOST_TEST(world.parts().goals.empty());
    const RoomId corner = world.parts().milestones.at(0).when[0][0].room;
    BOOST_TEST(!world.grid().exits(corner).empty());
}

BOOST_AUTO_TEST_CASE(a_route_of_a_dungeon_keeps_to_the_floor) {
    const World world = world_of("title = \"T\"\n[maze]\nrows = 12\ncolumns = 40\n"
                                 "algorithm = \"dungeon\"\n[items.club]\nweapon = true\n"
                                 "place = \"anywhere\"\n[encounters.rat]\nkind = \"monster\"\n"
                                 "route = [\"north-east\", \"south-west\"]\n");
    for (const RoomId room : std::get<Monster>(world.encounters()[0].kind).route) {
        BOOST_TEST(!world.grid().exits(room).empty());
    }
}

// The sword has to lie before the troll, whom the ending waits for.
BOOST_AUTO_TEST_CASE(things_are_placed_so_that_an_ending_can_be_won) {
    const std::string source = corridor(9, R"(
[items.sword]
weapon = true
place = "anywhere"
[encounters.troll]
kind = "monster"
place = "anywhere"
[endings.peace]
all = [{ beaten = "troll" }, { in = [0, 8] }]
)");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const World world = world_with_seed(source, seed);
        BOOST_TEST((world.items()[0].room < world.encounters()[0].room));
    }
}

BOOST_AUTO_TEST_CASE(a_key_is_placed_before_its_door) {
    const std::string source = to_the_east(9, R"(
[items.oak]
openable = true
locked_by = "key"
[items.key]
place = "anywhere"
[passages.gate]
from = [0, 4]
go = "east"
to = [0, 5]
door = "oak"
)");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        BOOST_TEST(index_of(world_with_seed(source, seed).items()[1].room) <= 4U);
    }
}

// Chance makes no room dark in which the file has put something.
BOOST_AUTO_TEST_CASE(what_is_needed_is_not_placed_in_the_dark) {
    const std::string source = to_the_east(6, R"(
[rooms.cave]
place = "anywhere"
dark = true
[items.key]
at = [0, 2]
[passages.gate]
from = [0, 4]
go = "east"
to = [0, 5]
locked_by = "key"
)");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const World world = world_with_seed(source, seed);
        BOOST_REQUIRE(world.rooms().size() == 1U);
        BOOST_TEST(index_of(world.rooms()[0].room) != 2U);
    }
}

// Without the trap, for which there is no room, the troll has another number.
BOOST_AUTO_TEST_CASE(conditions_follow_whom_they_name_where_others_are_left_out) {
    const World world = world_of(corridor(1, R"(
[encounters.mist]
kind = "teleporter"
place = "anywhere"
[items.sword]
weapon = true
place = "anywhere"
[encounters.face]
kind = "riddler"
place = "anywhere"
riddle = "?"
answer = "well"
[endings.told]
all = [{ answered = "face" }]
)"));
    BOOST_REQUIRE(world.encounters().size() == 1U);
    BOOST_TEST(world.encounters()[0].id == "face");
    BOOST_TEST((world.parts().endings[0].when[0][0].encounter == EncounterId{0}));
}

// Left out, it could never be beaten.
BOOST_AUTO_TEST_CASE(whom_an_ending_waits_for_is_not_left_out) {
    const std::string source = corridor(2, R"(
[items.sword]
weapon = true
at = "north-west"
[encounters.troll]
kind = "monster"
place = "anywhere"
[items.stone]
at = [0, 1]
[endings.peace]
all = [{ beaten = "troll" }]
)");
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        BOOST_TEST(world_with_seed(source, seed).encounters().size() == 1U);
    }
}

BOOST_AUTO_TEST_CASE(a_name_that_is_none_has_no_number) {
    const Ids ids(plan_of("title = \"T\"\n[items.b]\nat = [0, 0]\n[items.a]\nat = [0, 0]\n"));
    BOOST_TEST((ids.item({"a", {}}) == ItemId{1}));
    BOOST_TEST((ids.item({"b", {}}) == ItemId{0}));
    BOOST_TEST((ids.item({"c", {}}) == no_item));
    BOOST_TEST((ids.item({}) == no_item));
    BOOST_TEST((ids.encounter({"a", {}}) == nobody));
}

BOOST_AUTO_TEST_SUITE_END()
