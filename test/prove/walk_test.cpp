#include "clew/prove/walk.hpp"

#include "clew/maze/make_maze.hpp"
#include "clew/prove/search.hpp"
#include "play/model_worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;
using Verdict = SearchResult::Verdict;

namespace {

bool plainly(WorldParts parts) { return plainly_winnable(World(std::move(parts))); }

Monster beaten_by(ItemId weapon) {
    Monster monster;
    monster.beaten_by = {weapon};
    return monster;
}

QuestGiver giver(ItemId wants, ItemId gives) {
    QuestGiver made;
    made.wants = wants;
    made.gives = gives;
    return made;
}

// A corridor of so many rooms, the start in the middle, the goal at its east end.
WorldParts from_the_middle(std::uint32_t rooms) {
    WorldParts parts = corridor(rooms);
    parts.start = RoomId{rooms / 2};
    return parts;
}

// How often it says so.
int hold_what_it_says(World (*world_of)(std::uint64_t), std::uint64_t worlds) {
    int plain = 0;
    for (std::uint64_t seed = 0; seed < worlds; ++seed) {
        WorldParts parts = world_of(seed).parts();
        BOOST_TEST_CONTEXT("seed " << seed) {
            for (int dice = 0; plainly(parts) && dice < 4; ++dice) {
                parts.seed = mix(parts.seed);
                BOOST_TEST((shortest_win(World(parts), 200'000).verdict != Verdict::not_winnable));
                BOOST_TEST(plainly(parts));
                ++plain;
            }
        }
    }
    return plain;
}

} // namespace

BOOST_AUTO_TEST_SUITE(walk)

BOOST_AUTO_TEST_CASE(a_way_to_a_goal_is_enough) {
    BOOST_TEST(plainly(corridor(1)));
    BOOST_TEST(plainly(corridor(5)));
    BOOST_TEST(!plainly(maze({{"E", "W", ""}})));
}

BOOST_AUTO_TEST_CASE(riddles_are_answered_and_games_lost_on_the_way) {
    WorldParts parts = corridor(4);
    add(parts, encounter("sphinx", 0, riddler({"well"})));
    add(parts, encounter("gambler", 1, Gambler{}));
    add(parts, encounter("gambler", 2, Gambler{}));
    add(parts, encounter("sphinx", 3, riddler({"", "well"})));
    BOOST_TEST(plainly(std::move(parts)));
}

BOOST_AUTO_TEST_CASE(a_monster_is_a_wall_until_its_weapon_is_fetched) {
    for (const std::uint32_t place : {0U, 1U, 2U, 3U, 4U}) {
        WorldParts parts = from_the_middle(5);
        add(parts, encounter("troll", 3, beaten_by(add(parts, item("sword", place)))));
        BOOST_TEST_CONTEXT("sword in room " << place) {
            BOOST_TEST(plainly(std::move(parts)) == (place < 3));
        }
    }
}

BOOST_AUTO_TEST_CASE(any_weapon_beats_a_monster_that_names_none) {
    WorldParts parts = from_the_middle(5);
    add(parts, item("gold", 1));
    add(parts, encounter("troll", 3, Monster{}));
    BOOST_TEST(!plainly(parts));
    parts.items[0].weapon = true;
    BOOST_TEST(plainly(parts));
    parts.items[0].fixed = true;
    BOOST_TEST(!plainly(parts));
}

BOOST_AUTO_TEST_CASE(a_locked_door_is_a_wall_until_its_key_is_had) {
    WorldParts parts = maze({{"E", "W", ""}});
    const ItemId key = add(parts, item("key", 0));
    add(parts, passage("gate", 1, Direction::up, 2));
    parts.passages[0].locked_by = key;
    parts.start = RoomId{1};
    BOOST_TEST(plainly(parts));
    parts.items[0].room = RoomId{2};
    BOOST_TEST(!plainly(parts));
    parts.passages[0].locked_by = no_item;
    BOOST_TEST(plainly(parts));
}

BOOST_AUTO_TEST_CASE(a_one_way_passage_is_not_gone_back) {
    WorldParts parts = maze({{"", "E", "W"}});
    parts.start = RoomId{1};
    parts.goals = {RoomId{0}};
    add(parts, passage("drop", 0, Direction::down, 2));
    BOOST_TEST(plainly(parts));
    parts.passages[0].one_way = true;
    BOOST_TEST(!plainly(parts));
}

BOOST_AUTO_TEST_CASE(gifts_are_fetched_through_any_number_of_hands) {
    WorldParts parts = from_the_middle(7);
    const ItemId coin = add(parts, item("coin", 0));
    const ItemId bread = add(parts, item("bread", nowhere));
    const ItemId sword = add(parts, item("sword", nowhere));
    add(parts, encounter("baker", 1, giver(coin, bread)));
    add(parts, encounter("smith", 4, giver(bread, sword)));
    add(parts, encounter("troll", 5, beaten_by(sword)));
    BOOST_TEST(plainly(parts));
    parts.items[0].room = RoomId{6};
    BOOST_TEST(!plainly(parts));
}

BOOST_AUTO_TEST_CASE(who_would_take_what_is_needed_elsewhere_is_passed_by) {
    WorldParts parts = from_the_middle(5);
    const ItemId sword = add(parts, item("sword", 1));
    add(parts, encounter("troll", 4, beaten_by(sword)));
    add(parts, encounter("king", 3, giver(sword, no_item)));
    BOOST_TEST(!plainly(parts));
    parts.encounters[1].room = RoomId{0};
    BOOST_TEST(plainly(parts));

    WorldParts round = maze({{"ES", "EW", "EWS", "W"}, {"EN", "EW", "WN", ""}});
    round.goals = {RoomId{3}};
    const ItemId axe = add(round, item("axe", 0));
    add(round, encounter("troll", 3, beaten_by(axe)));
    add(round, encounter("king", 1, giver(axe, no_item)));
    BOOST_TEST(plainly(round));
}

BOOST_AUTO_TEST_CASE(the_walks_for_it_keep_within_the_turn_limit) {
    for (const std::uint64_t limit : {3U, 5U, 6U, 7U}) {
        WorldParts parts = from_the_middle(5); // two rooms west for the sword, four east
        add(parts, encounter("troll", 3, beaten_by(add(parts, item("sword", 0)))));
        parts.turn_limit = limit;
        BOOST_TEST_CONTEXT("limit " << limit) {
            BOOST_TEST(plainly(std::move(parts)) == (limit >= 6));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_trap_is_a_wall) {
    WorldParts parts = corridor(4);
    add(parts, encounter("mist", 1, Trap{Destination{RoomId{2}}}));
    BOOST_TEST(!plainly(parts));
    parts.encounters[0].room = RoomId{0};
    BOOST_TEST(!plainly(parts));
}

BOOST_AUTO_TEST_CASE(what_it_says_can_be_won_can_be_won_whatever_the_dice_do) {
    BOOST_TEST(hold_what_it_says(random_world, 3000) > 4000);
    BOOST_TEST(hold_what_it_says(model_world, 1500) > 800);
}

BOOST_AUTO_TEST_CASE(a_large_maze_is_walked_too) {
    Random random(4);
    WorldParts parts;
    parts.grid =
        *make_maze({.rows = 300, .columns = 300, .algorithm = Algorithm::depth_first}, random);
    parts.start = RoomId{300 * 300 - 1};
    parts.goals = {RoomId{0}};
    const ItemId sword = add(parts, item("sword", 299));
    add(parts, encounter("troll", 0, beaten_by(sword)));
    BOOST_TEST(plainly(std::move(parts)));
}

BOOST_AUTO_TEST_SUITE_END()
