#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(things)

World market() {
    WorldParts parts = corridor(4);
    Item chest = item("chest", 0);
    chest.treasure = 100;
    add(parts, std::move(chest));
    Item statue = item("statue", 0);
    statue.fixed = true;
    statue.lore = "Look on my works.";
    add(parts, std::move(statue));
    add(parts, item("apple", 1));
    QuestGiver hungry;
    hungry.wants = ItemId{2};
    hungry.bonus = 10;
    add(parts, encounter("hermit", 1, hungry));
    add(parts, encounter("troll", 2, Monster{}));
    return World(std::move(parts));
}

BOOST_AUTO_TEST_CASE(what_lies_here_is_taken_and_dropped_elsewhere) {
    const World world = market();
    Story story(world);
    BOOST_TEST(story.play("take chest") == "taken chest, treasure chest 100");
    BOOST_TEST((story.item("chest").room == carried));
    story.play("e");
    BOOST_TEST(story.play("drop chest") == "dropped chest");
    BOOST_TEST((story.item("chest").room == RoomId{1}));
    BOOST_TEST(story.state().turns == 1U);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_taken_or_dropped_changes_nothing) {
    const World world = market();
    Story story(world);
    story.play("take chest");
    const State before = story.state();
    BOOST_TEST(story.play("take apple") == "not_here apple");
    BOOST_TEST(story.play("take chest") == "carried_already chest");
    BOOST_TEST(story.play("take statue") == "is_fixed statue");
    BOOST_TEST(story.play("drop apple") == "not_carried apple");
    BOOST_TEST(story.play("drop statue") == "not_carried statue");
    BOOST_TEST((story.state() == before));
}

BOOST_AUTO_TEST_CASE(a_treasure_is_paid_once_over_ten_returns_and_drops) {
    const World world = market();
    Story story(world);
    BOOST_TEST(story.play("take chest") == "taken chest, treasure chest 100");
    for (int i = 0; i < 10; ++i) {
        story.play("drop chest");
        story.play("e");
        story.play("w");
        BOOST_TEST(story.play("take chest") == "taken chest");
    }
    BOOST_TEST(story.item("chest").paid);
}

BOOST_AUTO_TEST_CASE(a_treasure_of_less_than_nothing_is_paid_too) {
    WorldParts parts = corridor(2);
    Item curse = item("curse", 0);
    curse.treasure = -5;
    add(parts, std::move(curse));
    const World world(std::move(parts));
    BOOST_TEST(Story(world).play("take curse") == "taken curse, treasure curse -5");
}

BOOST_AUTO_TEST_CASE(things_and_people_at_hand_are_examined) {
    const World world = market();
    Story story(world);
    BOOST_TEST(story.play("examine statue") == "examined statue");
    BOOST_TEST(story.play("examine apple") == "not_here apple");
    BOOST_TEST(story.play("examine hermit") == "not_here hermit");
    story.play("take chest");
    story.play("e");
    BOOST_TEST(story.play("examine chest") == "examined chest");
    BOOST_TEST(story.play("examine hermit") == "examined hermit");
    BOOST_TEST(story.play("examine statue") == "not_here statue");
}

BOOST_AUTO_TEST_CASE(what_has_lore_is_read_carried_or_not) {
    const World world = market();
    Story story(world);
    BOOST_TEST(story.play("read statue") == "was_read statue");
    BOOST_TEST(story.play("read chest") == "nothing_to_read chest");
    BOOST_TEST(story.play("read apple") == "not_here apple");
}

BOOST_AUTO_TEST_CASE(a_plain_thing_is_used_without_effect) {
    const World world = market();
    Story story(world);
    const State before = story.state();
    BOOST_TEST(story.play("use chest") == "nothing_happens chest");
    BOOST_TEST(story.play("use apple") == "not_here apple");
    BOOST_TEST((story.state() == before));
}

BOOST_AUTO_TEST_CASE(a_thing_is_given_only_by_who_carries_it_to_who_is_here) {
    const World world = market();
    Story story(world);
    BOOST_TEST(story.play("give statue to hermit") == "not_carried statue");
    BOOST_TEST(story.play("give apple") == "not_carried apple");
    story.play("take chest");
    BOOST_TEST(story.play("give chest") == "not_wanted chest");
    BOOST_TEST(story.play("give chest to hermit") == "not_here hermit");
    BOOST_TEST(story.play("e") == "arrived 1, quest_wants apple hermit");
    BOOST_TEST(story.play("give chest to hermit") == "not_wanted chest hermit");
    BOOST_TEST(story.play("give chest") == "not_wanted chest");
    BOOST_TEST((story.item("chest").room == carried));
}

BOOST_AUTO_TEST_CASE(there_is_nothing_to_fight_that_was_not_settled_on_meeting) {
    const World world = market();
    Story story(world);
    BOOST_TEST(story.play("attack") == "no_fight");
    BOOST_TEST(story.play("attack troll") == "no_fight");
    story.play("e");
    BOOST_TEST(story.play("attack hermit") == "no_fight hermit");
    BOOST_TEST(story.play("attack") == "no_fight");
}

BOOST_AUTO_TEST_CASE(an_answer_that_nobody_asked_for_changes_nothing) {
    const World world = market();
    Story story(world);
    BOOST_TEST(story.play("answer well") == "no_question");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
