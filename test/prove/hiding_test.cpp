#include "clew/prove/hiding.hpp"

#include "play/worlds.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

// A key that is needed, and a purse to put it in.
WorldParts with_purse() {
    WorldParts parts = corridor(3);
    parts.grid.close(RoomId{1}, Direction::east);
    const ItemId key = add(parts, item("key", 0));
    Item purse = item("purse", 0);
    purse.holds = Holds::in;
    add(parts, std::move(purse));
    Passage way = passage("way", 1, Direction::east, 2);
    way.locked_by = key;
    add(parts, std::move(way));
    return parts;
}

// The name of what may hide something for good.
std::string hiding(const WorldParts& parts, bool keys_get_lost = false) {
    const World world(parts);
    const ItemId id = may_hide_for_good(world, needs_of(world), keys_get_lost);
    return id == no_item ? "nothing" : world.item(id).id;
}

} // namespace

BOOST_AUTO_TEST_SUITE(hiding_places)

BOOST_AUTO_TEST_CASE(what_stays_with_the_player_hides_nothing) {
    BOOST_TEST(hiding(with_purse()) == "nothing");
    WorldParts locked = with_purse();
    locked.items[1].openable = true;
    locked.items[1].locked_by = add(locked, item("small key", 0));
    BOOST_TEST(hiding(locked) == "nothing");
    BOOST_TEST(hiding(locked, true) == "purse");
}

BOOST_AUTO_TEST_CASE(what_somebody_wants_does) {
    WorldParts parts = with_purse();
    QuestGiver beggar;
    beggar.wants = ItemId{1};
    add(parts, encounter("beggar", 1, beggar));
    BOOST_TEST(hiding(parts) == "purse");
}

BOOST_AUTO_TEST_CASE(what_can_be_eaten_does) {
    WorldParts parts = with_purse();
    parts.items[1].meal = Meal::food;
    BOOST_TEST(hiding(parts) == "purse");
    parts.items[0].fixed = true; // then nothing can be put in it that is needed
    BOOST_TEST(hiding(parts) == "nothing");
}

BOOST_AUTO_TEST_CASE(what_is_locked_by_such_a_key_or_by_one_that_wears_does) {
    WorldParts parts = with_purse();
    parts.items[1].openable = true;
    parts.items[1].locked_by = add(parts, item("nut", 0));
    parts.items[2].meal = Meal::food;
    BOOST_TEST(hiding(parts) == "purse");
    parts.items[2].meal = Meal::none;
    parts.items[2].lasts = 1;
    BOOST_TEST(hiding(parts) == "purse");
}

BOOST_AUTO_TEST_CASE(what_shuts_on_a_light_in_the_dark_does) {
    WorldParts parts = with_purse();
    RoomText cellar;
    cellar.room = RoomId{1};
    cellar.dark = true;
    parts.rooms.push_back(cellar);
    Item lamp = item("lamp", 0);
    lamp.light = Light::lit;
    add(parts, std::move(lamp));
    BOOST_TEST(hiding(parts) == "nothing");
    parts.items[1].openable = true;
    BOOST_TEST(hiding(parts) == "purse");
    parts.items[1].fixed = true; // and stands where it is light
    BOOST_TEST(hiding(parts) == "nothing");
    parts.items[1].room = RoomId{1};
    BOOST_TEST(hiding(parts) == "purse");
}

BOOST_AUTO_TEST_SUITE_END()
