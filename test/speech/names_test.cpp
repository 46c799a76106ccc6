#include "tale.hpp"

#include "clew/speech/names.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace clew::test {

namespace {

struct Row {
    std::string_view phrase;
    std::string_view found; // ids
};

std::string ids_of(const World& world, const std::vector<Named>& found) {
    std::string out;
    for (const Named named : found) {
        out += out.empty() ? "" : " ";
        out +=
            named.item != no_item ? world.item(named.item).id : world.encounter(named.encounter).id;
    }
    return out;
}

/// Two swords and a swordfish, lamps in two rooms, a guard and a second one farther on.
WorldParts armoury() {
    WorldParts parts = corridor(4);
    add(parts, named("rusty", 0, "rusty sword"));
    add(parts, named("long-sword", 0, "long sword"));
    add(parts, named("fish", 0, "swordfish"));
    add(parts, named("lamp1", 0, "small brass lamp"));
    add(parts, named("lamp2", 1, "lamp"));
    add(parts, named("epee", 0,
                     "\xC3\x89p\xC3\xA9"
                     "e",
                     "an"));
    add(parts, named("hidden", 3, "hidden thing"));
    QuestGiver giver{};
    giver.wants = ItemId{0};
    add(parts, called("guard", 1, giver));
    add(parts, called("captain", 2, giver));
    parts.encounters.back().name = "captain of the guard";
    return parts;
}

void expect_items(const Tale& tale, const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.phrase) {
            const auto found = find_items(tale.telling(), row.phrase, Nearness::lying);
            BOOST_TEST(ids_of(tale.world, found) == row.found);
        }
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(names)

BOOST_AUTO_TEST_CASE(a_name_fits_whole_by_last_words_or_by_id) {
    expect_items(Tale(armoury()), {{"rusty sword", "rusty"},
                                   {"rusty", "rusty"},
                                   {"the RUSTY  sword", "rusty"},
                                   {"sword", "rusty long-sword"},
                                   {"long sword", "long-sword"},
                                   {"swordfish", "fish"},
                                   {"fish", "fish"},
                                   {"lamp", "lamp1"},
                                   {"brass lamp", "lamp1"},
                                   {"small brass lamp", "lamp1"},
                                   {"small lamp", "lamp1"},
                                   {"small", "lamp1"},
                                   {"ras lamp", ""},
                                   {"", ""},
                                   {"the", ""},
                                   {"hidden thing", ""}});
}

BOOST_AUTO_TEST_CASE(accents_may_be_left_out) {
    expect_items(Tale(armoury()), {{"\xC3\x89p\xC3\xA9"
                                    "e",
                                    "epee"},
                                   {"epee", "epee"},
                                   {"Epee", "epee"}});
    WorldParts parts = corridor(2);
    add(parts, named("one", 0, "\xE6\x97\xA5\xE6\x9C\xAC"));
    expect_items(Tale(std::move(parts)), {{"??", ""}, {"\xE6\x97\xA5\xE6\x9C\xAC", "one"}});
}

BOOST_AUTO_TEST_CASE(what_is_near_goes_before_what_fits_better) {
    Tale tale(armoury());
    tale.type("e");
    expect_items(tale, {{"lamp", "lamp2"}, {"brass lamp", "lamp1"}, {"sword", "rusty long-sword"}});
    tale.type("w");
    tale.type("take rusty sword");
    expect_items(tale, {{"sword", "long-sword"}});
    const auto carried_one = find_items(tale.telling(), "sword", Nearness::in_hands);
    BOOST_TEST(ids_of(tale.world, carried_one) == "rusty");
    const auto either_one = find_items(tale.telling(), "sword", Nearness::at_hand);
    BOOST_TEST(ids_of(tale.world, either_one) == "rusty long-sword");
}

BOOST_AUTO_TEST_CASE(people_are_found_where_one_has_been) {
    Tale tale(armoury());
    BOOST_TEST(ids_of(tale.world, find_encounters(tale.telling(), "guard")).empty());
    tale.type("ee");
    BOOST_TEST(ids_of(tale.world, find_encounters(tale.telling(), "guard")) == "captain");
    BOOST_TEST(ids_of(tale.world, find_encounters(tale.telling(), "the captain")) == "captain");
    tale.type("w");
    BOOST_TEST(ids_of(tale.world, find_encounters(tale.telling(), "guard")) == "guard");
}

BOOST_AUTO_TEST_CASE(things_called_alike_are_one_to_the_player) {
    WorldParts parts = corridor(2);
    add(parts, named("one", 0, "gold coin"));
    add(parts, named("two", 0, "Gold Coin"));
    expect_items(Tale(std::move(parts)), {{"coin", "one"}});
}

BOOST_AUTO_TEST_CASE(a_trap_is_nobody) {
    WorldParts parts = corridor(3);
    add(parts, called("vortex", 1, Trap{Destination{RoomId{0}}}));
    Tale tale(std::move(parts));
    tale.type("e");
    BOOST_TEST(find_any(tale.telling(), "vortex").empty());
}

BOOST_AUTO_TEST_CASE(who_stands_behind_an_open_question_is_not_met) {
    WorldParts parts = corridor(3);
    QuestGiver giver{};
    giver.wants = add(parts, named("coin", 0, "coin"));
    add(parts, called("hermit", 1, giver));
    add(parts, called("sphinx", 1, riddler({"well"})));
    add(parts, called("beggar", 1, giver));
    Tale tale(std::move(parts));
    tale.type("e");
    BOOST_TEST(is_met(tale.telling(), EncounterId{0}));
    BOOST_TEST(is_met(tale.telling(), EncounterId{1}));
    BOOST_TEST(!is_met(tale.telling(), EncounterId{2}));
    tale.type("well");
    BOOST_TEST(is_met(tale.telling(), EncounterId{2}));
}

BOOST_AUTO_TEST_CASE(only_what_is_here_has_a_name_to_suggest) {
    const std::vector<std::string> names = names_here(Tale(armoury()).telling());
    const std::vector<std::string> expected = {"rusty sword",
                                               "sword",
                                               "long sword",
                                               "sword",
                                               "swordfish",
                                               "small brass lamp",
                                               "lamp",
                                               "\xC3\x89p\xC3\xA9"
                                               "e"};
    BOOST_TEST(names == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_goal_is_the_goal_where_there_is_one) {
    WorldParts parts = corridor(3);
    BOOST_TEST(goal_name(World(parts)) == "the goal");
    parts.goals = {RoomId{1}, RoomId{2}};
    BOOST_TEST(goal_name(World(parts)) == "a goal");
    parts.texts.goal = "the stairs";
    BOOST_TEST(goal_name(World(parts)) == "the stairs");
}

BOOST_AUTO_TEST_CASE(phrases_lose_articles_quotes_and_end_marks) {
    BOOST_TEST(bare_phrase("  The  Lamp! ") == "lamp");
    BOOST_TEST(bare_phrase("'an apple'") == "apple");
    BOOST_TEST(bare_phrase("some") == "some");
    BOOST_TEST(bare_phrase("theatre") == "theatre");
    BOOST_TEST(bare_phrase("...") == "...");
    BOOST_TEST(bare_phrase("") == "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
