#include "clew/builder/placement.hpp"

#include "clew/base/text.hpp"
#include "clew/prove/search.hpp"
#include "clew/prove/walk.hpp"
#include "plans.hpp"

#include <algorithm>
#include <set>

using namespace clew;
using namespace clew::test;

namespace {

std::string corridor(std::uint32_t rooms, std::string_view more) {
    std::string source = "title = \"T\"\n[maze]\nrows = 1\ncolumns = ";
    append_number(source, rooms);
    return source + "\nstart = [0, 0]\ngoal = \"south-east\"\n" + std::string(more);
}

constexpr std::string_view sword_and_troll = R"(
[items.sword]
place = "anywhere"
weapon = true
[encounters.troll]
kind = "monster"
place = "anywhere"
)";

// The rooms of all that was placed, those that share one told twice.
std::vector<RoomId> rooms_of(const World& world) {
    std::vector<RoomId> rooms;
    for (const Item& item : world.items()) {
        rooms.push_back(item.room);
    }
    for (const Encounter& met : world.encounters()) {
        rooms.push_back(met.room);
    }
    return rooms;
}

// What placing says that may spend no more than that.
std::string faults_when_placed(const std::string& source, Effort effort) {
    const auto world = placed(*draft_of(plan_of(source), 0), effort);
    return world ? "" : test::text_of(world.error(), source);
}

std::string without_line(const std::string& fault) { return fault.substr(0, fault.find('\n')); }

} // namespace

BOOST_AUTO_TEST_SUITE(placement)

BOOST_AUTO_TEST_CASE(each_thing_has_a_room_of_its_own_and_none_a_start_or_goal) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Wishes wishes;
        wishes.seed = seed;
        const World world = world_of(everything, wishes);
        std::vector<RoomId> rooms = rooms_of(world);
        rooms.push_back(RoomId{0});
        rooms.push_back(RoomId{35});
        std::sort(rooms.begin(), rooms.end());
        BOOST_TEST_CONTEXT("seed " << seed) {
            BOOST_TEST(rooms.size() == 12U);
            BOOST_TEST((std::adjacent_find(rooms.begin(), rooms.end()) == rooms.end()));
            BOOST_TEST(index_of(rooms.back()) == 35U);
            BOOST_TEST(world.grid().exits(world.items()[2].room).count() == 1);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_sword_lies_before_its_troll_where_there_is_no_way_round) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Wishes wishes;
        wishes.seed = seed;
        const World world = world_of(corridor(9, sword_and_troll), wishes);
        BOOST_TEST((world.items()[0].room < world.encounters()[0].room));
    }
}

BOOST_AUTO_TEST_CASE(in_a_maze_too_small_a_thing_may_lie_at_the_start) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Wishes wishes;
        wishes.seed = seed;
        const World world = world_of(corridor(3, sword_and_troll), wishes);
        BOOST_TEST(index_of(world.items()[0].room) == 0U);
        BOOST_TEST(index_of(world.encounters()[0].room) == 1U);
    }
}

BOOST_AUTO_TEST_CASE(a_monster_or_trap_without_a_room_is_left_out) {
    const std::string more = std::string(sword_and_troll) + R"(
[encounters.mist]
kind = "teleporter"
place = "anywhere"
to = "anywhere"
[encounters.face]
kind = "riddler"
place = "far"
riddle = "?"
answer = "well"
)";
    for (const std::uint32_t rooms : {1U, 2U}) {
        const World world = world_of(corridor(rooms, more));
        BOOST_REQUIRE(world.encounters().size() == 1U);
        BOOST_TEST(world.encounters()[0].id == "face");
        BOOST_TEST(index_of(world.encounters()[0].room) == 0U);
        BOOST_TEST(index_of(world.items()[0].room) == 0U);
    }
}

BOOST_AUTO_TEST_CASE(a_win_that_hangs_on_the_dice_is_none) {
    const std::string mist = "[encounters.mist]\nkind = \"teleporter\"\nplace = \"anywhere\"\n"
                             "to = \"anywhere\"\n";
    BOOST_TEST(faults_when_built(corridor(30, mist)) ==
               "w.toml:7:13: error: no placement of 'mist' in 1,000 tries can be won whatever the "
               "dice do: 'mist' stands in the way; expected a way round it\n"
               "[encounters.mist]\n            ^~~~\n");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Wishes wishes;
        wishes.seed = seed;
        BOOST_TEST(plainly_winnable(world_of(everything, wishes)));
    }
}

BOOST_AUTO_TEST_CASE(what_stands_in_the_way_wherever_it_is_placed_is_told_by_name) {
    const std::string troll = "[encounters.troll]\nkind = \"monster\"\nplace = \"anywhere\"\n";
    const std::string way =
        "can be won: 'troll' stands in the way; expected a way round it, or a weapon that beats it";
    BOOST_TEST(without_line(faults_when_built(corridor(9, troll))) ==
               "w.toml:7:13: error: no placement of 'troll' in 1,000 tries " + way);
    const std::string coin = "[items.coin]\nplace = \"far\"\n";
    BOOST_TEST(without_line(faults_when_built(corridor(9, coin + troll))) ==
               "w.toml:7:8: error: no placement of 'coin' and 'troll' in 1,000 tries " + way);
    std::string many = troll;
    for (const char letter : std::string_view("abcdefg")) {
        many += std::string("[items.") + letter + "]\nplace = \"anywhere\"\n";
    }
    BOOST_TEST(without_line(faults_when_built(corridor(30, many))) ==
               "w.toml:7:13: error: no placement of 'troll', 'a', 'b', 'c', 'd', 'e' and 2 more in "
               "1,000 tries " +
                   way);
}

BOOST_AUTO_TEST_CASE(a_key_that_lies_behind_its_own_door_wherever_it_is_placed_is_told) {
    const std::string gate = R"(
exits = [["", "E", "EW", "W"]]
[items.key]
place = "far"
[passages.gate]
from = [0, 0]
go = "east"
to = [0, 1]
locked_by = "key"
)";
    const std::string source = "title = \"T\"\n[maze]\nstart = [0, 0]\ngoal = [0, 3]" + gate;
    BOOST_TEST(without_line(faults_when_built(source)) ==
               "w.toml:6:8: error: no placement of 'key' in 1,000 tries can be won: 'gate' stands "
               "locked in the way; expected a way to 'key' before it");
}

BOOST_AUTO_TEST_CASE(a_landing_with_no_way_on_is_told) {
    const std::string pit = R"(
exits = [["E", "W", "E", "W", "E", "W"]]
[items.whistle]
place = "anywhere"
teleporter = "anywhere"
fixed = true
)";
    const std::string source = "title = \"T\"\n[maze]\nstart = [0, 0]\ngoal = [0, 3]" + pit;
    BOOST_TEST(without_line(faults_when_built(source)) ==
               "w.toml:6:8: error: no placement of 'whistle' in 1,000 tries can be won whatever "
               "the dice do: chance may carry the player where no way leads on; expected a way on "
               "from every room where a player may land");
}

BOOST_AUTO_TEST_CASE(turns_that_are_too_few_are_told) {
    const std::string source = "turn_limit = 5\n" + corridor(9, "[items.map]\nplace = \"far\"\n");
    BOOST_TEST(without_line(faults_when_built(source)) ==
               "w.toml:8:8: error: no placement of 'map' can be won: the turns are too few; "
               "expected a larger limit");
}

// An act takes no turn, but after the last turn it comes too late: a gem in the last room is out of
// reach.
BOOST_AUTO_TEST_CASE(an_act_that_ends_the_game_has_to_come_before_the_last_turn) {
    const std::string head = "title = \"T\"\nturn_limit = 5\n[maze]\nrows = 1\ncolumns = 6\n"
                             "[items.gem]\nplace = ";
    const std::string ends = "[endings.rich]\nall = [{ carrying = \"gem\" }]\n";
    std::set<RoomId> rooms;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Wishes wishes;
        wishes.seed = seed;
        const World world = world_of(head + "\"anywhere\"\n" + ends, wishes);
        rooms.insert(world.items().front().room);
        BOOST_TEST((shortest_win(world, 1000).verdict == SearchResult::Verdict::winnable));
    }
    BOOST_TEST((rooms == std::set{RoomId{1}, RoomId{2}, RoomId{3}, RoomId{4}}));
    BOOST_TEST(without_line(faults_when_built(head + "\"far\"\n" + ends)) ==
               "w.toml:6:8: error: no placement of 'gem' in 1,000 tries can be won: the turns are "
               "too few; expected a larger limit");
}

BOOST_AUTO_TEST_CASE(what_matters_to_nobody_is_placed_even_where_nothing_is_settled) {
    const World built = world_of(eight_keys() + "[items.coin]\nplace = \"anywhere\"\n"
                                                "treasure = 5\n");
    BOOST_TEST(index_of(built.items().back().room) > 0U);
    const std::string face = "[encounters.face]\nkind = \"riddler\"\nplace = \"anywhere\"\n"
                             "riddle = \"?\"\nanswer = \"well\"\n";
    BOOST_TEST(without_line(faults_when_placed(eight_keys() + face, {.states = 1})) ==
               "w.toml:106:13: error: no placement of 'face' in 1 try was proved to be winnable; "
               "give one of them a place of its own with 'at'");
}

BOOST_AUTO_TEST_CASE(one_placement_that_cannot_be_won_stands_for_no_other) {
    const std::string troll = "[encounters.troll]\nkind = \"monster\"\nplace = \"anywhere\"\n";
    BOOST_TEST(without_line(faults_when_placed(corridor(9, troll), {.placements = 1})) ==
               "w.toml:7:13: error: no placement of 'troll' in 1 try can be won: 'troll' stands in "
               "the way; expected a way round it, or a weapon that beats it");
}

BOOST_AUTO_TEST_CASE(far_and_dead_ends_give_way_where_they_are_taken) {
    const std::string many = R"([items.a]
place = "far"
[items.b]
place = "far"
[items.c]
place = "dead-end"
[items.d]
place = "anywhere"
[items.e]
place = "far"
)";
    const World world = world_of(corridor(7, many));
    std::vector<RoomId> rooms = rooms_of(world);
    std::sort(rooms.begin(), rooms.end());
    BOOST_TEST((rooms == std::vector{RoomId{1}, RoomId{2}, RoomId{3}, RoomId{4}, RoomId{5}}));
}

BOOST_AUTO_TEST_CASE(rooms_left_to_chance_are_tried_anew_until_the_world_can_be_won) {
    const std::string more = R"(
[rooms.pond]
place = "anywhere"
[items.sword]
at = "pond"
weapon = true
[encounters.troll]
kind = "monster"
at = [0, 7]
)";
    std::set<RoomId> ponds;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Wishes wishes;
        wishes.seed = seed;
        ponds.insert(world_of(corridor(12, more), wishes).items()[0].room);
    }
    BOOST_TEST(
        (ponds == std::set{RoomId{1}, RoomId{2}, RoomId{3}, RoomId{4}, RoomId{5}, RoomId{6}}));
}

BOOST_AUTO_TEST_CASE(so_are_they_with_loose_things_besides) {
    const std::string more = R"(
[rooms.den]
place = "anywhere"
[items.sword]
place = "far"
weapon = true
[encounters.troll]
kind = "monster"
at = "den"
)";
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Wishes wishes;
        wishes.seed = seed;
        const World world = world_of(corridor(12, more), wishes);
        BOOST_TEST((world.items()[0].room < world.encounters()[0].room));
    }
}

BOOST_AUTO_TEST_CASE(rooms_that_can_be_placed_nowhere_are_told_by_name) {
    const std::string more = "[rooms.den]\nplace = \"anywhere\"\n[encounters.troll]\n"
                             "kind = \"monster\"\nat = \"den\"\n";
    BOOST_TEST(without_line(faults_when_built(corridor(9, more))) ==
               "w.toml:7:8: error: no placement of 'den' in 1,000 tries can be won: 'troll' stands "
               "in the way; expected a way round it, or a weapon that beats it");
}

BOOST_AUTO_TEST_SUITE_END()
