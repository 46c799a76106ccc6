#include "clew/play/handling.hpp"

#include "clew/play/choices.hpp"
#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(handling)

Item holder(std::string id, Holds holds) {
    Item made = item(std::move(id), 0);
    made.holds = holds;
    return made;
}

BOOST_AUTO_TEST_CASE(things_are_put_in_and_on_things_and_taken_again) {
    WorldParts parts = corridor(3);
    add(parts, item("coin", 0));
    add(parts, holder("purse", Holds::in));
    add(parts, holder("table", Holds::on));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("put coin in purse") == "not_carried coin");
    story.play("take coin");
    BOOST_TEST(story.play("put coin in coin") == "in_itself coin coin");
    BOOST_TEST(story.play("put coin in purse") == "put coin purse");
    BOOST_TEST(story.play("put purse on coin") == "not_carried purse");
    story.play("take purse");
    BOOST_TEST(story.play("put purse on coin") == "in_itself purse coin");
    BOOST_TEST(story.play("put purse on table") == "put purse table");
    BOOST_TEST(story.play("take coin") == "taken coin");
    BOOST_TEST(story.play("put coin on table") == "put coin table");
    BOOST_TEST(story.play("drop coin") == "not_carried coin");
    story.play("take coin");
    story.play("take purse");
    BOOST_TEST(story.play("put purse on coin") == "cannot_hold purse coin");
}

BOOST_AUTO_TEST_CASE(what_is_in_a_thing_goes_where_it_goes) {
    WorldParts parts = corridor(3);
    const ItemId purse = add(parts, holder("purse", Holds::in));
    Item coin = item("coin", nowhere);
    coin.inside = purse;
    const ItemId the_coin = add(parts, coin);
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST((place_of(world, story.state(), the_coin) == RoomId{0}));
    story.play("take purse");
    story.play("e");
    BOOST_TEST((place_of(world, story.state(), the_coin) == carried));
    BOOST_TEST(!story.state().carries(the_coin));
    story.play("drop purse");
    story.play("w");
    BOOST_TEST(story.play("take coin") == "not_here coin");
}

BOOST_AUTO_TEST_CASE(nothing_lies_deeper_than_the_limit) {
    WorldParts parts = corridor(2);
    for (std::size_t i = 0; i <= nesting_max + 1; ++i) {
        add(parts, holder("box" + std::to_string(i), Holds::in));
    }
    const World world(std::move(parts));
    Story story(world);
    for (std::size_t i = 1; i <= nesting_max; ++i) {
        const std::string box = "box" + std::to_string(i);
        story.play("take " + box);
        BOOST_TEST(story.play("put " + box + " in box" + std::to_string(i - 1)) ==
                   "put " + box + " box" + std::to_string(i - 1));
    }
    const std::string last = "box" + std::to_string(nesting_max + 1);
    story.play("take " + last);
    BOOST_TEST(story.play("put " + last + " in box" + std::to_string(nesting_max)) ==
               "too_deep " + last + " box" + std::to_string(nesting_max));
    // The whole stack goes nowhere either, whatever it is put in.
    story.play("take box0");
    BOOST_TEST(story.play("put box0 in " + last) == "too_deep box0 " + last);
    BOOST_TEST((outermost(world, story.state(), ItemId{nesting_max}) == ItemId{0}));
}

BOOST_AUTO_TEST_CASE(food_is_eaten_once) {
    WorldParts parts = corridor(2);
    Item cake = item("cake", 0);
    cake.meal = Meal::food;
    add(parts, cake);
    add(parts, item("stone", 0));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("consume stone") == "not_food stone");
    BOOST_TEST(story.play("use cake") == "consumed cake");
    BOOST_TEST(story.item("cake").eaten);
    BOOST_TEST(story.play("consume cake") == "not_here cake");
}

// Rooms 1 and 2 are dark; in 2 lies a gem.
WorldParts cellar() {
    WorldParts parts = corridor(5);
    for (const std::uint32_t room : {1U, 2U, 3U}) {
        parts.rooms.push_back({.room = RoomId{room},
                               .id = "dark" + std::to_string(room),
                               .name = "",
                               .text = "",
                               .dark = true});
    }
    add(parts, item("gem", 2));
    Item lamp = item("lamp", 0);
    lamp.light = Light::unlit;
    const ItemId match = add(parts, item("match", 0));
    lamp.lit_by = match;
    add(parts, lamp);
    return parts;
}

BOOST_AUTO_TEST_CASE(in_the_dark_nothing_is_seen_or_had_that_is_not_carried) {
    const World world(cellar());
    Story story(world);
    story.play("take match");
    BOOST_TEST(story.play("e") == "arrived 1");
    BOOST_TEST(is_in_dark(world, story.state()));
    story.play("e");
    BOOST_TEST(story.play("take gem") == "too_dark gem");
    BOOST_TEST(story.play("examine gem") == "too_dark gem");
    BOOST_TEST(story.play("examine match") == "examined match");
    BOOST_TEST(story.play("drop match") == "too_dark match");
    BOOST_TEST(story.state().carries(ItemId{1}));
    const std::vector<Command> all = choices(world, story.state());
    BOOST_TEST(std::none_of(all.begin(), all.end(),
                            [](const Command& one) { return one.verb == Verb::drop; }));
}

BOOST_AUTO_TEST_CASE(a_lamp_is_lit_with_what_lights_it_and_shows_what_is_there) {
    const World world(cellar());
    Story story(world);
    BOOST_TEST(story.play("light lamp") == "needs_flame lamp match");
    BOOST_TEST(story.play("light match") == "no_light match");
    story.play("take match");
    BOOST_TEST(story.play("use lamp") == "kindled lamp match");
    BOOST_TEST(story.play("light lamp") == "was_lit lamp");
    story.play("take lamp");
    story.play("e");
    story.play("e");
    BOOST_TEST(story.play("take gem") == "taken gem");
    BOOST_TEST(story.play("drop lamp") == "dropped lamp");
    BOOST_TEST(!is_in_dark(world, story.state()));
    BOOST_TEST(story.play("take lamp") == "taken lamp");
}

BOOST_AUTO_TEST_CASE(a_light_that_lasts_burns_only_in_rooms_that_need_it) {
    WorldParts parts = cellar();
    parts.items[2].lasts = 2;
    const World world(std::move(parts));
    Story story(world);
    story.play("take match");
    story.play("take lamp");
    story.play("light lamp");
    story.play("e");
    BOOST_TEST(story.item("lamp").worn == 0);
    story.play("e"); // leaves the first dark room
    BOOST_TEST(story.item("lamp").worn == 1);
    BOOST_TEST(story.play("e") == "worn_out lamp, arrived 3");
    BOOST_TEST(is_in_dark(world, story.state()));
    BOOST_TEST(story.play("light lamp") == "is_worn lamp");
}

BOOST_AUTO_TEST_CASE(a_light_that_lasts_for_ever_spares_the_others) {
    WorldParts parts = cellar();
    parts.items[2].lasts = 2;
    parts.items[2].light = Light::lit;
    Item torch = item("torch", 0);
    torch.light = Light::lit;
    add(parts, torch);
    const World world(std::move(parts));
    Story story(world);
    story.play("take lamp");
    story.play("take torch");
    for (int i = 0; i < 3; ++i) {
        story.play("e");
    }
    BOOST_TEST(story.item("lamp").worn == 0);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
