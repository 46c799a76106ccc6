#include "clew/app/seeds_report.hpp"

#include "play/worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <utility>

using namespace clew;
using namespace clew::test;

namespace {

SeedGroup group_of(std::uint64_t first, std::uint64_t last) {
    SeedGroup group;
    for (std::uint64_t seed = first; seed <= last; ++seed) {
        group.add(seed);
    }
    return group;
}

void count(SeedsTally& tally, WorldParts parts, std::uint64_t seed) {
    parts.seed = seed;
    const World world(std::move(parts));
    tally.add(world, prove(world));
}

// Past a trap or a drop there is a troll, and no way back to the sword at the start.
WorldParts guarded_by_troll() {
    WorldParts parts = corridor(4);
    parts.grid = Grid(1, 4);
    parts.grid.open(RoomId{2}, Direction::east);
    Item sword = item("sword", 0U);
    sword.weapon = true;
    add(parts, sword);
    add(parts, encounter("troll", 3, Monster{}));
    return parts;
}

} // namespace

BOOST_AUTO_TEST_SUITE(seeds_report_)

BOOST_AUTO_TEST_CASE(three_seeds_are_named_and_the_others_counted) {
    BOOST_TEST(seeds_text(group_of(4, 4)) == "seed 4");
    BOOST_TEST(seeds_text(group_of(4, 5)) == "seeds 4 and 5");
    BOOST_TEST(seeds_text(group_of(4, 6)) == "seeds 4, 5 and 6");
    BOOST_TEST(seeds_text(group_of(4, 7)) == "seeds 4, 5, 6 and 1 more");
    BOOST_TEST(seeds_text(group_of(4, 1003)) == "seeds 4, 5, 6 and 997 more");
}

BOOST_AUTO_TEST_CASE(one_seed_is_told_in_the_singular) {
    SeedsTally tally;
    count(tally, corridor(6), 3);
    BOOST_TEST(seeds_report("w", {3, 3}, tally) ==
               "w: seed 3: can be won\nw: par 5 turns\nw: 1 merciful\n");
}

BOOST_AUTO_TEST_CASE(every_kind_of_verdict_has_its_line) {
    SeedsTally tally;
    count(tally, corridor(6), 0);
    count(tally, corridor(4), 1);
    WorldParts trapped = corridor(6);
    add(trapped, encounter("mist", 3, Trap{}));
    count(tally, trapped, 2);
    WorldParts late = corridor(6);
    late.turn_limit = 4;
    count(tally, late, 3);
    WorldParts guarded = corridor(6);
    add(guarded, encounter("troll", 3, Monster{}));
    count(tally, guarded, 4);
    tally.add_not_built(5);
    BOOST_TEST(tally.size() == 6U);
    BOOST_TEST(seeds_report("w", {0, 5}, tally) ==
               "w: seeds 0 to 5: 2 of 6 can be won whatever the dice do\n"
               "w: 1 of 6 can be won, but other dice may leave no way: seed 2\n"
               "w: 1 of 6 cannot be won within the turn limit: seed 3\n"
               "w: 1 of 6 cannot be won: seed 4\n"
               "w: 1 of 6 cannot be built: seed 5\n"
               "w: par 3 turns (seed 1) to 23 (seed 2), median 5 (seed 0)\n"
               "w: 4 merciful\n");
}

BOOST_AUTO_TEST_CASE(where_all_fail_none_is_said_to_do_well) {
    SeedsTally unbuilt;
    unbuilt.add_not_built(8);
    BOOST_TEST(seeds_report("w", {8, 8}, unbuilt) == "w: seed 8: cannot be built\n");
    unbuilt.add_not_built(9);
    BOOST_TEST(seeds_report("w", {8, 9}, unbuilt) == "w: seeds 8 to 9: none of 2 can be built\n");
    WorldParts guarded = corridor(6);
    add(guarded, encounter("troll", 3, Monster{}));
    SeedsTally lost;
    count(lost, guarded, 0);
    count(lost, guarded, 1);
    BOOST_TEST(seeds_report("w", {0, 1}, lost) == "w: seeds 0 to 1: none of 2 can be won\n");
}

BOOST_AUTO_TEST_CASE(the_par_in_the_middle_is_the_lower_of_two_and_each_has_its_first_seed) {
    SeedsTally tally;
    const std::vector<std::uint32_t> rooms = {5, 9, 3, 5, 9, 7};
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        count(tally, corridor(rooms[i]), 10 + i);
    }
    BOOST_TEST(seeds_report("w", {10, 15}, tally) ==
               "w: seeds 10 to 15: all 6 can be won\n"
               "w: par 2 turns (seed 12) to 8 (seed 11), median 4 (seed 10)\n"
               "w: 6 merciful\n");
}

BOOST_AUTO_TEST_CASE(seeds_are_cruel_in_ways_and_the_most_frequent_comes_first) {
    WorldParts drop = guarded_by_troll();
    add(drop, passage("drop", 0, Direction::down, 2));
    drop.passages[0].one_way = true;
    WorldParts mist = guarded_by_troll();
    mist.grid.open(RoomId{0}, Direction::east);
    add(mist, encounter("mist", 1, Trap{Destination{RoomId{2}}}));
    WorldParts whistle = guarded_by_troll();
    Item blown = item("whistle", 0U);
    blown.teleporter = Destination{RoomId{2}};
    add(whistle, blown);
    SeedsTally tally;
    count(tally, mist, 1);
    count(tally, drop, 2);
    count(tally, whistle, 3);
    count(tally, drop, 4);
    BOOST_TEST(seeds_report("w", {1, 4}, tally) ==
               "w: seeds 1 to 4: all 4 can be won\n"
               "w: par 2 turns\n"
               "w: 4 cruel\n"
               "w: cruel by going down without the sword: seeds 2 and 4\n"
               "w: cruel by going into the mist without the sword: seed 1\n"
               "w: cruel by using the whistle without the sword: seed 3\n");
}

BOOST_AUTO_TEST_SUITE_END()
