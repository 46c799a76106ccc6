#include "clew/play/lid.hpp"

#include "clew/play/choices.hpp"
#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <utility>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(lids)

Item chest(RoomId room, ItemId key) {
    Item made = item("chest", room);
    made.holds = Holds::in;
    made.fixed = made.openable = true;
    made.open = false;
    made.locked_by = key;
    return made;
}

// Three rooms; a key, a brass key that fits nothing, a locked chest with a coin in it; an oak door
// between the last two rooms, with the same key.
WorldParts house() {
    WorldParts parts = corridor(3);
    parts.grid.close(RoomId{1}, Direction::east);
    const ItemId key = add(parts, item("key", 0));
    add(parts, item("brass", 0));
    const ItemId box = add(parts, chest(RoomId{0}, key));
    Item coin = item("coin", nowhere);
    coin.inside = box;
    coin.treasure = 5;
    add(parts, coin);
    Item oak = item("oak", nowhere);
    oak.openable = oak.fixed = true;
    oak.open = false;
    oak.locked_by = key;
    Passage way = passage("way", 1, Direction::east, 2);
    way.door = add(parts, oak);
    add(parts, way);
    return parts;
}

BOOST_AUTO_TEST_CASE(a_locked_chest_opens_with_its_key_in_hand_and_gives_up_what_is_in_it) {
    const World world(house());
    Story story(world);
    BOOST_TEST(story.play("take coin") == "not_here coin");
    BOOST_TEST(story.play("open chest") == "is_locked chest key");
    BOOST_TEST(story.play("take key") == "taken key");
    BOOST_TEST(story.play("open chest") == "lid_unlocked chest key, opened chest");
    BOOST_TEST(story.play("open chest") == "was_open chest");
    BOOST_TEST(story.play("take coin") == "taken coin, treasure coin 5");
    BOOST_TEST(story.play("close chest") == "closed chest");
    BOOST_TEST(story.play("close chest") == "was_closed chest");
    BOOST_TEST(story.state().turns == 0U);
}

BOOST_AUTO_TEST_CASE(keys_lock_and_unlock_what_they_fit) {
    const World world(house());
    Story story(world);
    BOOST_TEST(story.play("unlock chest with brass") == "not_carried brass");
    story.play("take brass");
    BOOST_TEST(story.play("unlock chest with brass") == "wrong_key chest brass");
    BOOST_TEST(story.play("unlock chest") == "is_locked chest key");
    story.play("take key");
    BOOST_TEST(story.play("unlock chest with key") == "lid_unlocked chest key");
    BOOST_TEST(story.play("unlock chest") == "was_unlocked chest");
    BOOST_TEST(story.play("open chest") == "opened chest");
    BOOST_TEST(story.play("lock chest") == "closed chest, lid_locked chest key");
    BOOST_TEST(story.play("lock chest") == "was_locked chest");
    BOOST_TEST(story.play("unlock key") == "no_lock key");
    BOOST_TEST(story.play("unlock chest") == "lid_unlocked chest key");
    story.play("drop key");
    BOOST_TEST(story.play("lock chest") == "no_key chest key");
    BOOST_TEST(story.play("open key") == "not_openable key");
    BOOST_TEST(story.play("close brass") == "not_openable brass");
}

BOOST_AUTO_TEST_CASE(a_door_is_at_both_its_ends_and_opens_to_who_has_the_key) {
    const World world(house());
    Story story(world);
    BOOST_TEST(story.play("open oak") == "not_here oak");
    story.play("e");
    BOOST_TEST(story.play("e") == "door_locked east way oak key");
    BOOST_TEST(story.play("open oak") == "is_locked oak key");
    story.play("w");
    story.play("take key");
    story.play("e");
    BOOST_TEST(story.play("e") == "lid_unlocked oak key, opened oak, arrived 2 way, won 2");
}

BOOST_AUTO_TEST_CASE(a_door_that_is_only_closed_opens_on_the_way) {
    WorldParts parts = house();
    parts.goals = {RoomId{0}};
    parts.start = RoomId{1};
    parts.items.back().locked_by = no_item;
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("e") == "opened oak, arrived 2 way");
    BOOST_TEST(story.play("close oak") == "closed oak");
    BOOST_TEST(story.play("lock oak") == "no_lock oak");
    BOOST_TEST(story.play("take oak") == "is_fixed oak");
    BOOST_TEST(story.play("w") == "opened oak, arrived 1 way");
}

BOOST_AUTO_TEST_CASE(what_has_no_lock_is_offered_to_be_opened_and_never_to_be_locked) {
    WorldParts parts = house();
    parts.items[2].locked_by = no_item;
    const World world(std::move(parts));
    const std::vector<Command> all = choices(world, first_step(world).state);
    const auto offers = [&](Verb verb) {
        return std::any_of(all.begin(), all.end(),
                           [&](const Command& one) { return one.verb == verb; });
    };
    BOOST_TEST(offers(Verb::open));
    BOOST_TEST(!offers(Verb::lock));
}

BOOST_AUTO_TEST_CASE(a_one_way_door_is_where_it_can_be_passed) {
    WorldParts parts = house();
    parts.goals = {RoomId{0}};
    parts.start = RoomId{1};
    parts.items.back().locked_by = no_item;
    parts.passages.back().one_way = true;
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("examine oak") == "examined oak");
    BOOST_TEST(story.play("e") == "opened oak, arrived 2 way");
    BOOST_TEST(story.play("examine oak") == "not_here oak");
}

BOOST_AUTO_TEST_CASE(a_key_that_lasts_breaks) {
    WorldParts parts = house();
    parts.items.front().lasts = 1;
    const World world(std::move(parts));
    Story story(world);
    story.play("take key");
    BOOST_TEST(story.play("open chest") == "lid_unlocked chest key, worn_out key, opened chest");
    story.play("e");
    BOOST_TEST(story.play("e") == "door_locked east way oak key");
    BOOST_TEST(story.play("unlock oak with key") == "is_locked oak key");
}

BOOST_AUTO_TEST_CASE(choices_are_what_lids_allow) {
    const World world(house());
    Story story(world);
    const auto offers = [&](Verb verb) {
        const std::vector<Command> all = choices(world, story.state());
        return std::count_if(all.begin(), all.end(),
                             [&](const Command& one) { return one.verb == verb; });
    };
    BOOST_TEST(offers(Verb::open) == 0);
    story.play("take key");
    BOOST_TEST(offers(Verb::open) == 1);
    BOOST_TEST(offers(Verb::lock) == 0);
    story.play("open chest");
    BOOST_TEST(offers(Verb::open) == 0);
    BOOST_TEST(offers(Verb::lock) == 1);
    BOOST_TEST(offers(Verb::take) == 2); // the coin, and the key of brass
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
