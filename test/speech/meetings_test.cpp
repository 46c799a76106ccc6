#include "tale.hpp"

#include "clew/play/gambler.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

namespace {

/// A corridor with someone in its second room; the last room is the goal.
WorldParts meeting(EncounterKind kind, std::string article = "the") {
    WorldParts parts = corridor(4);
    add(parts, called("stranger", 1, std::move(kind), std::move(article)));
    return parts;
}

const std::string at_one = "You are at row 0, column 1. Exits: east, west.\n";
const std::string at_start = "You are at row 0, column 0. Exits: east.\n";

Riddler sphinx() {
    Riddler made = riddler({"well"}, 20);
    made.riddles.front().text = "What has a mouth and never eats?";
    return made;
}

Gambler dicer() {
    Gambler made{};
    made.low = 5;
    made.high = 5;
    made.guesses = 2;
    made.bonus = 30;
    return made;
}

} // namespace

BOOST_AUTO_TEST_SUITE(meetings)

BOOST_AUTO_TEST_CASE(a_monster_kills_who_comes_without_a_weapon) {
    Tale ours(meeting(Monster{}));
    expect_told(ours,
                {{"e", at_one + "The stranger kills you. You carry nothing that beats it.\n"}});
    Monster own;
    own.beats = "It was quicker.";
    WorldParts parts = meeting(own);
    parts.encounters.back().text = "Something growls.";
    Tale theirs(std::move(parts));
    expect_told(theirs, {{"e", at_one + "Something growls.\nIt was quicker.\n"}});
    WorldParts rats = meeting(Monster{}, "some");
    rats.encounters.back().name = "rats";
    Tale many(std::move(rats));
    expect_told(many, {{"e", at_one + "The rats kill you. You carry nothing that beats them.\n"}});
}

BOOST_AUTO_TEST_CASE(a_monster_dies_by_a_weapon_once) {
    Monster monster;
    monster.bonus = 25;
    WorldParts parts = meeting(monster);
    add(parts, named("sword", 0, "rusty sword"));
    parts.items.back().weapon = true;
    parts.encounters.back().text = "Something growls.";
    Tale tale(parts);
    tale.type("take sword");
    expect_told(tale, {{"e", at_one + "Something growls.\n"
                                      "You kill the stranger with the rusty sword. You gain 25 "
                                      "points.\n"},
                       {"attack", "There is nobody here to fight.\n"},
                       {"attack stranger", "You have killed the stranger already.\n"},
                       {"x stranger", "You have killed the stranger.\n"},
                       {"give sword to stranger", "The stranger does not want the rusty sword.\n"},
                       {"w", at_start},
                       {"e", at_one}});
    std::get_if<Monster>(&parts.encounters.back().kind)->beaten = "It falls.";
    Tale own(std::move(parts));
    own.type("take sword");
    expect_told(own, {{"e", at_one + "Something growls.\nIt falls. You gain 25 points.\n"}});
}

BOOST_AUTO_TEST_CASE(a_riddle_is_the_last_thing_told) {
    Tale tale(meeting(sphinx()));
    const std::string riddle = "What has a mouth and never eats?\n";
    expect_told(tale, {{"e", at_one + "The stranger asks you a riddle.\n" + riddle}});
    BOOST_TEST(tale.obey({.verb = Verb::go}) == "The stranger waits for your answer.\n" + riddle);
    expect_told(tale,
                {{"farewell",
                  "That is wrong. The stranger sends you back to where you began.\n" + at_start},
                 {"e", at_one + "The stranger asks you a riddle.\n" + riddle},
                 {"A Well.", "That is right. The stranger lets you pass. You gain 20 points.\n"},
                 {"x stranger", "The stranger has no more riddles for you.\n"},
                 {"attack stranger", "You have no quarrel with the stranger.\n"},
                 {"w", at_start},
                 {"e", at_one}});
}

BOOST_AUTO_TEST_CASE(a_riddler_has_words_of_its_own) {
    Riddler own = sphinx();
    own.right = "'Quite so,' it says.";
    own.wrong = "'Hardly,' it says.";
    own.bonus = 0;
    WorldParts parts = meeting(own);
    parts.encounters.back().text = "A sphinx lifts a paw.";
    Tale tale(std::move(parts));
    expect_told(tale, {{"e", at_one + "A sphinx lifts a paw.\nWhat has a mouth and never eats?\n"},
                       {"mill", "'Hardly,' it says.\n" + at_start},
                       {"e", at_one + "A sphinx lifts a paw.\nWhat has a mouth and never eats?\n"},
                       {"well", "'Quite so,' it says.\n"}});
}

BOOST_AUTO_TEST_CASE(a_gambler_counts_the_guesses) {
    Gambler gambler{};
    gambler.high = 20;
    gambler.guesses = 3;
    Tale tale(meeting(gambler));
    const std::uint32_t number =
        gambler_number(tale.world, EncounterId{0}, tale.now.state.encounters[0]);
    const bool low_first = number > 1;
    const std::string wrong = low_first ? "1" : "20";
    const std::string hint = low_first ? "Too low." : "Too high.";
    expect_told(tale,
                {{"e", at_one + "The stranger offers you a game.\n"
                                "Guess a number from 1 to 20. You have 3 guesses.\n"},
                 {"e8", "Guess in digits, a number from 1 to 20. You have 3 guesses left.\n"},
                 {"99999999999999999999", "The number is from 1 to 20. You have 3 guesses left.\n"},
                 {"0", "The number is from 1 to 20. You have 3 guesses left.\n"},
                 {wrong, hint + " You have 2 guesses left.\n"},
                 {wrong, hint + " You have 1 guess left.\n"},
                 {wrong, "Wrong, and that was your last guess. The number was " +
                             std::to_string(number) + ".\n"},
                 {"w", at_start},
                 {"e", at_one}});
}

BOOST_AUTO_TEST_CASE(a_gambler_pays_for_the_number) {
    Tale ours(meeting(dicer()));
    expect_told(ours, {{"e", at_one + "The stranger offers you a game.\n"
                                      "Guess a number from 5 to 5. You have 2 guesses.\n"},
                       {"5", "That is the number. You gain 30 points.\n"}});
    Gambler own = dicer();
    own.won = "'Just so.'";
    Tale theirs(meeting(own));
    theirs.type("e");
    expect_told(theirs, {{"005", "'Just so.' You gain 30 points.\n"}});
    Gambler sore{};
    sore.guesses = 1;
    sore.high = 2;
    sore.lost = "'Out!'";
    Tale loser(meeting(sore));
    const std::uint32_t number =
        gambler_number(loser.world, EncounterId{0}, loser.now.state.encounters[0]);
    loser.type("e");
    expect_told(loser, {{number == 1 ? "2" : "1",
                         "'Out!' The number was " + std::to_string(number) + ".\n"}});
}

BOOST_AUTO_TEST_CASE(a_quest_giver_wants_takes_and_gives) {
    QuestGiver giver{};
    giver.wants = ItemId{0};
    giver.gives = ItemId{1};
    giver.bonus = 5;
    WorldParts parts = meeting(giver);
    add(parts, named("coin", 0, "silver coin"));
    add(parts, named("key", 0, "iron key", "an"));
    add(parts, named("rope", 0, "rope"));
    parts.items[1].room = nowhere;
    parts.items[1].treasure = 7;
    Tale tale(parts);
    tale.type("take rope");
    expect_told(tale, {{"e", at_one + "The stranger wants a silver coin.\n"},
                       {"x stranger", "You see nothing special about the stranger.\n"
                                      "The stranger wants a silver coin.\n"},
                       {"give rope", "Nobody here wants the rope.\n"},
                       {"give rope to stranger", "The stranger does not want the rope.\n"},
                       {"give coin", "You do not carry the silver coin.\n"}});
    tale.type("w");
    tale.type("take coin");
    expect_told(tale, {{"e", at_one + "The stranger takes the silver coin. You gain 5 points.\n"
                                      "The stranger gives you an iron key. You gain 7 points.\n"},
                       {"x stranger", "You have brought the stranger the silver coin.\n"},
                       {"take coin", "You see no 'coin' here.\n"},
                       {"i", "[ask inventory]"}});
}

BOOST_AUTO_TEST_CASE(a_quest_giver_has_words_of_its_own) {
    QuestGiver giver{};
    giver.wants = ItemId{0};
    giver.asks = "'My hat!'";
    giver.thanks = "'Ah!'";
    WorldParts parts = meeting(giver);
    parts.encounters.back().text = "A bald man stands here.";
    add(parts, named("hat", 0, "hat"));
    Tale tale(std::move(parts));
    expect_told(tale, {{"e", at_one + "A bald man stands here.\n'My hat!'\n"},
                       {"x stranger", "A bald man stands here.\n'My hat!'\n"}});
    tale.type("w");
    tale.type("take hat");
    expect_told(tale, {{"e", at_one + "'Ah!'\n"}});
}

BOOST_AUTO_TEST_CASE(who_is_elsewhere_is_not_here) {
    QuestGiver giver{};
    giver.wants = ItemId{0};
    WorldParts parts = meeting(giver);
    add(parts, named("hat", 2, "hat"));
    Tale tale(std::move(parts));
    tale.type("e");
    tale.type("e");
    tale.type("take hat");
    expect_told(tale, {{"x stranger", "You do not see the stranger here.\n"},
                       {"give hat to stranger", "You do not see the stranger here.\n"},
                       {"attack stranger", "There is nobody here to fight.\n"},
                       {"give hat", "Nobody here wants the hat.\n"}});
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
