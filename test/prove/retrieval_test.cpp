// What the first pass of the fates may pass over, by name; the law holds it against brute force.
#include "clew/prove/fates.hpp"
#include "clew/prove/retrieval.hpp"

#include "play/worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

Monster troll() {
    Monster made;
    made.beaten_by = {ItemId{0}};
    return made;
}

// A corridor of five rooms: a sword, a troll, and another one before the goal.
WorldParts with_two_trolls() {
    WorldParts parts = corridor(5);
    add(parts, item("sword", 0));
    add(parts, encounter("first", 1, troll()));
    add(parts, encounter("second", 3, troll()));
    return parts;
}

void add_door(WorldParts& parts, Passage way, ItemId key) {
    Item door = item("door", nowhere);
    door.fixed = door.openable = true;
    door.open = false;
    door.locked_by = key;
    way.door = add(parts, std::move(door));
    add(parts, std::move(way));
}

// A penny lies in the first room, and a smith there gives that for it.
ItemId give_for_penny(WorldParts& parts, Item gift) {
    QuestGiver smith;
    smith.wants = add(parts, item("penny", 0));
    smith.gives = add(parts, std::move(gift));
    add(parts, encounter("smith", 0, smith));
    return smith.gives;
}

// In that room, with that in hand.
void end_with(WorldParts& parts, std::uint32_t room, ItemId carrying) {
    Ending home;
    home.id = "home";
    home.when = {{{.kind = Condition::Kind::in_room, .room = RoomId{room}}},
                 {{.kind = Condition::Kind::carrying, .item = carrying}}};
    parts.goals.clear();
    parts.endings = {home};
}

// "nothing lost, can die", "stuck" …
std::string told(const WorldParts& parts) {
    const World world(parts);
    const Needs needs = needs_of(world);
    const Regions regions(world, needs);
    const Fates fates({world, needs, regions}, {});
    BOOST_TEST_REQUIRE(fates.settled());
    return std::string(fates.loses_nothing()  ? "nothing lost"
                       : fates.can_be_stuck() ? "stuck"
                                              : "not stuck") +
           (fates.can_lose() ? ", can die" : "");
}

bool applies(const WorldParts& parts) {
    const World world(parts);
    const Needs needs = needs_of(world);
    const Regions regions(world, needs);
    return Retrieval::applies({world, needs, regions});
}

} // namespace

BOOST_AUTO_TEST_SUITE(retrieval)

BOOST_AUTO_TEST_CASE(what_is_dropped_on_a_way_that_leads_back_is_not_lost) {
    BOOST_TEST(told(with_two_trolls()) == "nothing lost, can die");
}

// Both trolls can be met with the sword alone, so it is in hand wherever that matters; unless it
// was dropped behind the first one, before the ledge.
BOOST_AUTO_TEST_CASE(what_is_dropped_above_a_ledge_is) {
    WorldParts parts = with_two_trolls();
    parts.grid.set_exits(RoomId{2}, Exits().with(Direction::east));
    parts.grid.set_exits(RoomId{1}, Exits().with(Direction::west).with(Direction::east));
    BOOST_TEST(told(parts) == "stuck, can die");
}

// Where every win is walked to with empty hands, what lies behind does not matter.
BOOST_AUTO_TEST_CASE(what_is_dropped_before_an_open_way_to_the_win_does_not_matter) {
    WorldParts parts = corridor(4);
    add(parts, item("sword", 0));
    add(parts, encounter("troll", 1, troll()));
    parts.grid.set_exits(RoomId{2}, Exits().with(Direction::east)); // no way back
    BOOST_TEST(told(parts) == "nothing lost, can die");
}

// The second troll bars the way back, and lets live who comes without a sword.
BOOST_AUTO_TEST_CASE(what_comes_of_empty_hands_is_tried) {
    WorldParts parts = corridor(3);
    add(parts, item("sword", 0));
    const ItemId cup = add(parts, item("cup", 2));
    add(parts, encounter("first", 1, troll()));
    Monster mild = troll();
    mild.blocks = Direction::west;
    add(parts, encounter("second", 2, mild));
    end_with(parts, 0, cup);
    BOOST_TEST(told(parts) == "stuck, can die");
}

// What follows are worlds that a pass which trusted the sphere alone called harmless.

// A dark room, one with a crown and a bun, and a door before the last one that the bun locks.
BOOST_AUTO_TEST_CASE(a_key_that_can_be_eaten_is_lost_with_what_lies_behind_the_door) {
    WorldParts parts = corridor(3);
    parts.grid.close(RoomId{0}, Direction::east);
    parts.start = RoomId{1};
    const ItemId crown = add(parts, item("crown", 1));
    Item bun = item("bun", 1);
    bun.meal = Meal::food;
    const ItemId key = add(parts, std::move(bun));
    add_door(parts, passage("gate", 1, Direction::west, 0), key);
    parts.items.back().open = true;
    end_with(parts, 2, crown);
    BOOST_TEST(told(parts) == "stuck");
}

BOOST_AUTO_TEST_CASE(a_light_that_can_be_locked_away_is_lost_with_what_lies_in_the_dark) {
    WorldParts parts = corridor(3);
    parts.start = RoomId{1};
    RoomText cellar;
    cellar.room = RoomId{0};
    cellar.dark = true;
    parts.rooms.push_back(cellar);
    const ItemId crown = add(parts, item("crown", 1));
    const ItemId key = add(parts, item("key", 1));
    Item box = item("box", 0);
    box.holds = Holds::in;
    box.fixed = box.openable = true;
    box.locked_by = key;
    Item lamp = item("lamp", nowhere);
    lamp.inside = add(parts, std::move(box));
    lamp.light = Light::lit;
    add(parts, std::move(lamp));
    end_with(parts, 2, crown);
    BOOST_TEST(told(parts) == "stuck");
}

BOOST_AUTO_TEST_CASE(a_gift_that_cannot_be_taken_is_lost_where_it_is_dropped) {
    WorldParts parts = corridor(3);
    parts.grid.close(RoomId{1}, Direction::east);
    Item anchor = item("anchor", nowhere);
    anchor.fixed = true;
    const ItemId key = give_for_penny(parts, std::move(anchor));
    add_door(parts, passage("gate", 1, Direction::east, 2), key);
    BOOST_TEST(told(parts) == "stuck");
}

BOOST_AUTO_TEST_CASE(who_waits_behind_a_gambler_is_met_without_a_sword_too) {
    WorldParts parts = corridor(4);
    parts.grid.close(RoomId{0}, Direction::east);
    const ItemId sword = add(parts, item("sword", 0));
    add_door(parts, passage("gate", 0, Direction::east, 1), sword);
    Gambler pedlar;
    pedlar.low = pedlar.high = 1;
    add(parts, encounter("pedlar", 2, pedlar));
    add(parts, encounter("troll", 2, troll()));
    BOOST_TEST(told(parts) == "nothing lost, can die");
}

BOOST_AUTO_TEST_CASE(what_is_used_where_it_lies_is_not_in_hand_where_it_leads) {
    WorldParts parts = corridor(3);
    parts.grid.close(RoomId{0}, Direction::east);
    Item staff = item("staff", nowhere);
    staff.weapon = true;
    staff.teleporter = Destination{RoomId{1}};
    Monster one;
    one.beaten_by = {give_for_penny(parts, std::move(staff))};
    add(parts, encounter("troll", 1, one));
    BOOST_TEST(told(parts).find("can die") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(it_keeps_from_what_wears_from_chance_and_from_those_who_go_about) {
    BOOST_TEST(applies(with_two_trolls()));
    WorldParts wearing = with_two_trolls();
    wearing.items[0].lasts = 2;
    BOOST_TEST(!applies(wearing));
    WorldParts eating = with_two_trolls();
    Item lamp = item("lamp", 0);
    lamp.light = Light::lit;
    add(eating, lamp);
    RoomText cellar;
    cellar.room = RoomId{2};
    cellar.dark = true;
    eating.rooms.push_back(cellar);
    BOOST_TEST(applies(eating));
    eating.items[1].meal = Meal::food;
    BOOST_TEST(!applies(eating));
    WorldParts guarding = with_two_trolls();
    std::get_if<Monster>(&guarding.encounters[1].kind)->guards = ItemId{0};
    BOOST_TEST(!applies(guarding));
    WorldParts chance = with_two_trolls();
    Item wand = item("wand", 0);
    wand.teleporter = Destination();
    add(chance, std::move(wand));
    BOOST_TEST(!applies(chance));
    WorldParts roving = with_two_trolls();
    std::get_if<Monster>(&roving.encounters[1].kind)->route = {RoomId{3}, RoomId{4}};
    BOOST_TEST(!applies(roving));
}

BOOST_AUTO_TEST_SUITE_END()
