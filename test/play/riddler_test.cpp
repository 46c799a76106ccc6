#include "clew/play/riddler.hpp"

#include "worlds.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

BOOST_AUTO_TEST_SUITE(riddles)

World sphinx_world() {
    WorldParts parts = corridor(4);
    add(parts, encounter("sphinx", 2, riddler({"well", "spring"}, 20)));
    return World(std::move(parts));
}

BOOST_AUTO_TEST_CASE(a_right_answer_ends_it_for_good_and_pays) {
    const World world = sphinx_world();
    Story story(world);
    story.play("e");
    BOOST_TEST(story.play("e") == "arrived 2, riddle_asked sphinx");
    BOOST_TEST((story.state().asking == EncounterId{0}));
    BOOST_TEST(story.play("answer The Spring!") == "riddle_right sphinx 20");
    BOOST_TEST((story.state().asking == nobody));
    BOOST_TEST(story.encounter("sphinx").done);
    BOOST_TEST(story.encounter("sphinx").paid);
    story.play("w");
    BOOST_TEST(story.play("e") == "arrived 2");
    BOOST_TEST(story.state().turns == 4U);
}

BOOST_AUTO_TEST_CASE(a_wrong_answer_sends_back_to_the_start_at_no_cost) {
    const World world = sphinx_world();
    Story story(world);
    story.play("e");
    story.play("e");
    BOOST_TEST(story.play("answer ditch") == "riddle_wrong sphinx, arrived 0");
    BOOST_TEST((story.state().room == RoomId{0}));
    BOOST_TEST((story.state().asking == nobody));
    BOOST_TEST(story.state().turns == 2U);
    story.play("e");
    BOOST_TEST(story.play("e") == "arrived 2, riddle_asked sphinx");
}

BOOST_AUTO_TEST_CASE(a_riddler_at_the_start_asks_again) {
    WorldParts parts = corridor(3);
    add(parts, encounter("sphinx", 0, riddler({"well"})));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.play("answer no") == "riddle_wrong sphinx, arrived 0, riddle_asked sphinx");
    BOOST_TEST(story.play("answer well") == "riddle_right sphinx");
}

BOOST_AUTO_TEST_CASE(who_is_sent_back_meets_who_is_at_the_start) {
    WorldParts parts = corridor(3);
    QuestGiver giver;
    giver.wants = add(parts, item("coin", 2));
    add(parts, encounter("hermit", 0, giver));
    add(parts, encounter("sphinx", 1, riddler({"well"})));
    add(parts, encounter("pit", 0, Trap{{RoomId{1}}}));
    parts.start = RoomId{0};
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.text() == "arrived 0, teleported pit, arrived 1, riddle_asked sphinx");
    BOOST_TEST(story.play("answer no") ==
               "riddle_wrong sphinx, arrived 0, quest_wants coin hermit");
}

BOOST_AUTO_TEST_CASE(who_is_sent_back_to_a_goal_has_won) {
    WorldParts parts = corridor(2);
    parts.goals = {RoomId{0}};
    add(parts, encounter("doorman", 0, riddler({"open"})));
    const World world(std::move(parts));
    Story story(world);
    BOOST_TEST(story.text() == "arrived 0, riddle_asked doorman");
    BOOST_TEST(story.play("answer open") == "riddle_right doorman, won 0");

    WorldParts others = corridor(3);
    others.goals = {RoomId{0}};
    add(others, encounter("doorman", 0, riddler({"open"})));
    add(others, encounter("sphinx", 1, riddler({"well"})));
    add(others, encounter("pit", 0, Trap{{RoomId{1}}}));
    const World sent(std::move(others));
    Story back(sent);
    BOOST_TEST(back.text() == "arrived 0, teleported pit, arrived 1, riddle_asked sphinx");
    BOOST_TEST(back.play("answer no") == "riddle_wrong sphinx, arrived 0, riddle_asked doorman");
    BOOST_TEST(back.play("answer open") == "riddle_right doorman, won 0");
}

BOOST_AUTO_TEST_CASE(a_riddle_without_an_answer_has_only_wrong_ones) {
    WorldParts parts = corridor(3);
    add(parts, encounter("sphinx", 1, riddler({})));
    const World world(std::move(parts));
    Story story(world);
    story.play("e");
    BOOST_TEST(story.play("answer") == "riddle_wrong sphinx, arrived 0");
}

BOOST_AUTO_TEST_CASE(an_answer_means_the_key_whatever_its_dress) {
    for (const char* typed : {"well",          "a well",           "A Well.",
                              "the well!",     "\"well\"",         " well ",
                              "WELL",          "an well",          "'well'",
                              "well?!",        "(well)",           "It is a well.",
                              "it's the well", "It's well",        "\tthe\twell",
                              "the \"well\"",  "\u201Cwell\u201D", "it\u2019s a well",
                              "it is well...", "\u2018Well\u2019"}) {
        BOOST_TEST_CONTEXT(typed) { BOOST_TEST(is_answer(typed, "well")); }
    }
    for (const char* typed :
         {"", " ", "wells", "well well", "farewell", "a", "the", "we ll", "thewell", "the a well",
          "its well", "well it is", "it is it is well", "\u201C", "w\u00E9ll", "?"}) {
        BOOST_TEST_CONTEXT(typed) { BOOST_TEST(!is_answer(typed, "well")); }
    }
}

BOOST_AUTO_TEST_CASE(the_key_may_be_dressed_too) {
    BOOST_TEST(is_answer("well", "The Well!"));
    BOOST_TEST(is_answer("the two  trees", "Two trees."));
    BOOST_TEST(is_answer("a", "A"));
    BOOST_TEST(is_answer("the", "the"));
    BOOST_TEST(is_answer("it's", "it's"));
    BOOST_TEST(is_answer("-5", "-5"));
    BOOST_TEST(!is_answer("5", "-5"));
    BOOST_TEST(is_answer("mother's day", "Mother\u2019s day"));
    BOOST_TEST(!is_answer("\u6C34", "\u706B"));
    BOOST_TEST(is_answer("\u6C34", "\u6C34"));
}

BOOST_AUTO_TEST_CASE(several_riddles_are_asked_in_order_and_a_wrong_answer_forgets_none) {
    WorldParts parts = corridor(3);
    Riddler sphinx = riddler({"well"}, 9);
    sphinx.riddles.push_back({"And?", {"wind"}});
    add(parts, encounter("sphinx", 1, sphinx));
    const World world(std::move(parts));
    Story story(world);
    story.play("e");
    BOOST_TEST(story.play("answer well") == "riddle_next sphinx");
    BOOST_TEST(story.play("e") == "question_open sphinx");
    BOOST_TEST(story.play("answer well") == "riddle_wrong sphinx, arrived 0");
    story.play("e");
    BOOST_TEST(story.play("answer wind") == "riddle_right sphinx 9");
    BOOST_TEST(story.play("e") == "arrived 2, won 2");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
