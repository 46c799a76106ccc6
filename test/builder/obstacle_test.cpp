#include "clew/builder/obstacle.hpp"

#include "play/worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <utility>

using namespace clew;
using namespace clew::test;

namespace {

std::string told(WorldParts parts) {
    const auto obstacle = obstacle_in(World(std::move(parts)));
    return obstacle ? obstacle->what + "; " + obstacle->hint : "";
}

Monster beaten_by(std::vector<ItemId> weapons) {
    Monster monster;
    monster.beaten_by = std::move(weapons);
    return monster;
}

} // namespace

BOOST_AUTO_TEST_SUITE(obstacle)

BOOST_AUTO_TEST_CASE(a_monster_is_told_with_what_beats_it) {
    WorldParts parts = corridor(6);
    add(parts, encounter("troll", 3, Monster{}));
    BOOST_TEST(told(parts) == "'troll' stands in the way; expected a way round it, or a weapon "
                              "that beats it");
    for (const std::string id : {"club", "spear"}) {
        Item weapon = item(id, 4U);
        weapon.weapon = true;
        add(parts, weapon);
    }
    BOOST_TEST(told(parts) == "'troll' stands in the way; expected a way round it, or to 'club' or "
                              "'spear' before it");
    parts.encounters[0].kind = beaten_by({ItemId{1}});
    BOOST_TEST(told(parts) ==
               "'troll' stands in the way; expected a way round it, or to 'spear' before it");
}

BOOST_AUTO_TEST_CASE(a_trap_or_a_lock_is_told) {
    WorldParts parts = corridor(6);
    add(parts, encounter("pit", 3, Trap{Destination{RoomId{1}}}));
    BOOST_TEST(told(parts) == "'pit' stands in the way; expected a way round it");

    WorldParts locked = maze({{"E", "W", "E", "W"}});
    locked.goals = {RoomId{3}};
    add(locked, item("key", 2U));
    Passage gate = passage("gate", 1, Direction::east, 2);
    gate.locked_by = ItemId{0};
    locked.passages.push_back(gate);
    BOOST_TEST(told(locked) ==
               "'gate' stands locked in the way; expected a way to 'key' before it");
}

BOOST_AUTO_TEST_CASE(a_locked_door_is_told) {
    WorldParts parts = maze({{"E", "W", "E", "W"}});
    parts.goals = {RoomId{3}};
    add(parts, item("key", 2U));
    Item oak = item("oak", 0U);
    oak.room = nowhere;
    oak.openable = true;
    oak.open = false;
    oak.locked_by = ItemId{0};
    add(parts, oak);
    Passage gate = passage("gate", 1, Direction::east, 2);
    gate.door = ItemId{1};
    parts.passages.push_back(gate);
    BOOST_TEST(told(parts) == "'oak' is locked; expected a way to 'key' before it");
}

BOOST_AUTO_TEST_CASE(the_dark_is_told) {
    WorldParts parts = corridor(4);
    parts.goals.clear();
    add(parts, item("crown", 1U));
    parts.rooms.push_back({.room = RoomId{1}, .id = "cave", .name = "", .text = "", .dark = true});
    Ending king;
    king.when = {{{.kind = Condition::Kind::carrying, .item = ItemId{0}}}};
    parts.endings.push_back(king);
    BOOST_TEST(told(parts) == "something lies in the dark; expected a way to a light before it");
}

BOOST_AUTO_TEST_CASE(turns_that_are_too_few_are_told_before_all_else) {
    WorldParts parts = corridor(6);
    parts.turn_limit = 3;
    add(parts, encounter("pedlar", 3, Gambler{}));
    BOOST_TEST(told(parts) == "the turns are too few; expected a larger limit");
}

BOOST_AUTO_TEST_CASE(where_no_single_thing_would_help_nothing_is_told) {
    WorldParts parts = corridor(6);
    add(parts, encounter("troll", 2, Monster{}));
    add(parts, encounter("other", 3, Monster{}));
    BOOST_TEST(told(parts) == "");
    BOOST_TEST(told(maze({{"E", "W", ""}})) == "");
}

BOOST_AUTO_TEST_CASE(six_of_many_are_named) {
    BOOST_TEST(quoted({"a"}, "or") == "'a'");
    BOOST_TEST(quoted({"a", "b"}, "or") == "'a' or 'b'");
    BOOST_TEST(quoted({"a", "b", "c", "d", "e", "f"}, "and") == "'a', 'b', 'c', 'd', 'e' and 'f'");
    BOOST_TEST(quoted({"a", "b", "c", "d", "e", "f", "g", "h"}, "and") ==
               "'a', 'b', 'c', 'd', 'e', 'f' and 2 more");
}

BOOST_AUTO_TEST_SUITE_END()
