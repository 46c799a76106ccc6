#include "clew/play/quest_giver.hpp"

#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(quests)

// Room 0: a coin. Room 1: a hermit who wants it and gives a lamp. Room 2: nothing. Room 3: goal.
WorldParts hermit_parts() {
    WorldParts parts = corridor(4);
    QuestGiver hermit;
    hermit.wants = add(parts, item("coin", 0));
    hermit.gives = add(parts, item("lamp", nowhere));
    hermit.bonus = 25;
    add(parts, encounter("hermit", 1, hermit));
    return parts;
}

BOOST_AUTO_TEST_CASE(who_comes_without_it_is_told_each_time_what_is_wanted) {
    const World world(hermit_parts());
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1, quest_wants coin hermit");
    story.play("w");
    BOOST_TEST(story.play("e") == "arrived 1, quest_wants coin hermit");
}

BOOST_AUTO_TEST_CASE(who_comes_with_it_is_paid_once) {
    const World world(hermit_parts());
    Story story(world);
    story.play("take coin");
    BOOST_TEST(story.play("e") == "arrived 1, quest_done coin hermit 25, quest_gives lamp hermit");
    BOOST_TEST((story.item("coin").room == nowhere));
    BOOST_TEST((story.item("lamp").room == carried));
    BOOST_TEST(story.encounter("hermit").done);
    BOOST_TEST(story.encounter("hermit").paid);
    story.play("w");
    BOOST_TEST(story.play("e") == "arrived 1");
    BOOST_TEST(story.play("drop lamp") == "dropped lamp");
}

BOOST_AUTO_TEST_CASE(it_can_be_given_where_it_lies) {
    WorldParts parts = hermit_parts();
    parts.items[0].room = RoomId{1};
    const World world(std::move(parts));
    for (const char* line : {"give coin", "give coin to hermit"}) {
        BOOST_TEST_CONTEXT(line) {
            Story story(world);
            story.play("e");
            story.play("take coin");
            BOOST_TEST(story.play(line) == "quest_done coin hermit 25, quest_gives lamp hermit");
            BOOST_TEST(story.state().turns == 1U);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_treasure_that_is_given_is_paid_at_once_and_once) {
    WorldParts parts = hermit_parts();
    parts.items[1].treasure = 40;
    const World world(std::move(parts));
    Story story(world);
    story.play("take coin");
    BOOST_TEST(story.play("e") == "arrived 1, quest_done coin hermit 25, quest_gives lamp hermit, "
                                  "treasure lamp 40");
    story.play("drop lamp");
    BOOST_TEST(story.play("take lamp") == "taken lamp");
}

BOOST_AUTO_TEST_CASE(one_who_gives_nothing_only_pays) {
    WorldParts parts = hermit_parts();
    std::get<QuestGiver>(parts.encounters[0].kind).gives = no_item;
    const World world(std::move(parts));
    Story story(world);
    story.play("take coin");
    BOOST_TEST(story.play("e") == "arrived 1, quest_done coin hermit 25");
}

// The hermit's neighbour gives the coin back for the lamp, so that the hermit is offered it twice.
BOOST_AUTO_TEST_CASE(one_who_was_served_wants_no_more) {
    WorldParts parts = hermit_parts();
    QuestGiver neighbour;
    neighbour.wants = ItemId{1};
    neighbour.gives = ItemId{0};
    add(parts, encounter("neighbour", 1, neighbour));
    const World world(std::move(parts));
    Story story(world);
    story.play("take coin");
    BOOST_TEST(story.play("e") == "arrived 1, quest_done coin hermit 25, quest_gives lamp hermit, "
                                  "quest_done lamp neighbour, quest_gives coin neighbour");
    BOOST_TEST(story.play("give coin") == "not_wanted coin hermit");
    BOOST_TEST(story.play("give coin to hermit") == "not_wanted coin hermit");
    BOOST_TEST(story.play("give coin to neighbour") == "not_wanted coin neighbour");
}

BOOST_AUTO_TEST_CASE(given_to_nobody_it_goes_to_the_first_here_who_still_wants_it) {
    WorldParts parts = corridor(4);
    QuestGiver wants_coin;
    wants_coin.wants = add(parts, item("coin", 1));
    add(parts, encounter("far", 2, wants_coin));
    add(parts, encounter("sphinx", 1, riddler({"well"})));
    add(parts, encounter("first", 1, wants_coin));
    add(parts, encounter("second", 1, wants_coin));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("e") == "arrived 1, riddle_asked sphinx");
    BOOST_TEST(story.play("answer well") ==
               "riddle_right sphinx, quest_wants coin first, quest_wants coin second");
    story.play("take coin");
    BOOST_TEST(story.play("give coin to sphinx") == "not_wanted coin sphinx");
    BOOST_TEST(story.play("give coin") == "quest_done coin first");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
