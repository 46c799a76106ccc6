#include "clew/format/encounter_part.hpp"

#include "reading.hpp"

#include "clew/base/random.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace clew {

namespace {

struct Row {
    const char* name;
    const char* encounter; // after [encounters.x] and a place
    const char* faults;
};

const std::string head = "[encounters.x]\nat = [0, 1]\n";

EncounterPlan encounter_of(const std::string& keys, const std::string& more = "") {
    return plan_after_title(head + keys + more).encounters.at(0);
}

template <class Kind>
Kind kind_of(const EncounterPlan& plan) {
    return std::get<Kind>(plan.encounter.kind);
}

} // namespace

BOOST_AUTO_TEST_CASE(what_all_kinds_share_is_read) {
    const Plan plan = plan_after_title("[encounters.blind-man]\nkind = \"gambler\"\n"
                                       "text = \"He smiles.\"\nplace = \"far\"\n"
                                       "[encounters.ann]\nkind = \"gambler\"\nat = [0, 0]\n"
                                       "name = \"Ann\"\n");
    BOOST_REQUIRE(plan.encounters.size() == 2);
    const Encounter& first = plan.encounters[0].encounter;
    BOOST_TEST(first.id == "blind-man");
    BOOST_TEST(first.name == "blind man");
    BOOST_TEST(first.article == "a");
    BOOST_TEST(first.text == "He smiles.");
    BOOST_TEST(first.stream == stream_of("encounter blind-man"));
    BOOST_TEST((std::get<Rule>(plan.encounters[0].at.where) == Rule::far));
    BOOST_TEST(plan.encounters[1].encounter.name == "Ann");
    BOOST_TEST(plan.encounters[1].encounter.article == "");
}

BOOST_AUTO_TEST_CASE(a_monster_is_read) {
    const auto plan = encounter_of("kind = \"monster\"\nbeaten_by = [\"a\", \"b\"]\nbonus = 25\n"
                                   "beaten = \"B\"\nbeats = \"W\"\n",
                                   "[items.a]\nat = [0, 0]\nweapon = true\n"
                                   "[items.b]\nat = [0, 0]\nweapon = true\n");
    BOOST_REQUIRE(plan.beaten_by.size() == 2);
    BOOST_TEST(plan.beaten_by[1].id == "b");
    BOOST_TEST(kind_of<Monster>(plan).bonus == 25);
    BOOST_TEST(kind_of<Monster>(plan).beaten == "B");
    BOOST_TEST(kind_of<Monster>(plan).beats == "W");
    BOOST_TEST(encounter_of("kind = \"monster\"").beaten_by.empty());
    BOOST_TEST(encounter_of("kind = \"monster\"\nbeaten_by = \"a\"",
                            "\n[items.a]\nat = [0, 0]\nweapon = true\n")
                   .beaten_by.size() == 1);
}

BOOST_AUTO_TEST_CASE(milder_monsters_and_those_that_go_about_are_read) {
    const auto blocker = encounter_of("kind = \"monster\"\nblocks = \"south\"\n");
    BOOST_TEST((kind_of<Monster>(blocker).blocks == Direction::south));
    BOOST_TEST((blocker.blocks == Span{{5, 1}, 6}));
    const auto guard =
        encounter_of("kind = \"monster\"\nguards = \"gold\"\n", "[items.gold]\nat = [0, 1]\n");
    BOOST_TEST(guard.guards.id == "gold");
    BOOST_TEST(!kind_of<Monster>(guard).blocks.has_value());
    const auto rover = plan_after_title("[encounters.x]\nkind = \"monster\"\n"
                                        "route = [[0, 1], \"north-east\", [0, 1]]\n")
                           .encounters.at(0);
    BOOST_TEST(rover.route.size() == 3U);
    BOOST_TEST((std::get<Place>(rover.at.where) == Place{0, 1}));
    BOOST_TEST((std::get<Corner>(rover.route[1].where) == Corner::north_east));
}

BOOST_AUTO_TEST_CASE(other_words_for_an_encounter_are_read) {
    BOOST_TEST(
        (encounter_of("kind = \"monster\"\nwords = [\"Old Bull\", \"beast\"]").encounter.words ==
         std::vector<std::string>{"old bull", "beast"}));
    BOOST_TEST((encounter_of("kind = \"teleporter\"\nwords = \"ring\"").encounter.words ==
                std::vector<std::string>{"ring"}));
}

BOOST_AUTO_TEST_CASE(several_riddles_are_read_in_order) {
    const auto riddler = kind_of<Riddler>(
        encounter_of("kind = \"riddler\"\nriddles = [{ riddle = \"One?\", answer = \"A\" },\n"
                     "{ riddle = \"Two?\", answers = [\"B\", \"C\"] }]\n"));
    BOOST_REQUIRE(riddler.riddles.size() == 2U);
    BOOST_TEST(riddler.riddles[0].text == "One?");
    BOOST_TEST((riddler.riddles[0].answers == std::vector<std::string>{"a"}));
    BOOST_TEST(riddler.riddles[1].text == "Two?");
    BOOST_TEST((riddler.riddles[1].answers == std::vector<std::string>{"b", "c"}));
}

BOOST_AUTO_TEST_CASE(each_fault_of_several_riddles_has_its_message) {
    const std::string list = "expected a list of tables, such as [{ riddle = '...', answer = "
                             "'...' }]\n";
    const std::vector<std::pair<std::string, std::string>> rows = {
        {"riddles = []", "5:11+2 'riddles' is empty; " + list},
        {"riddles = \"?\"", "5:11+3 'riddles' is a string; " + list},
        {"riddles = [\"?\"]", "5:12+3 'riddles' holds a string; " + list},
        {"riddles = [{ riddle = \"?\" }]",
         "5:12+16 'answers' is missing; expected a string, or a list of strings\n"},
        {"riddles = [{ answer = \"x\" }]",
         "5:12+16 'riddle' is missing; expected a string of at most 100000 bytes\n"},
        {"riddles = [{ riddle = \"?\", answer = \"!\" }]",
         "5:28+6 '!' is no answer; expected a letter or digit in it\n"},
        {"riddles = [{ riddle = \"?\", answr = \"x\" }]",
         "5:28+5 unknown key 'answr'; did you mean 'answer'?\n"},
        {"riddle = \"?\"\nriddles = [{ riddle = \"?\", answer = \"x\" }]",
         "6:1+7 'riddle' and 'riddles' both stand here; expected one of them\n"},
        {"riddles = [{ riddle = \"?\", answer = \"x\" }]\nanswer = \"x\"",
         "6:1+6 'answer' and 'riddles' both stand here; expected one of them\n"},
    };
    for (const auto& [keys, faults] : rows) {
        BOOST_TEST_CONTEXT(keys) {
            BOOST_TEST(faults_after_title(head + "kind = \"riddler\"\n" + keys) == faults);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_riddler_is_read_and_its_answers_folded) {
    const auto plan = encounter_of("kind = \"riddler\"\nriddle = \"What?\"\n"
                                   "answers = [\"A  Well\", \"spring\"]\nbonus = -1\n"
                                   "right = \"R\"\nwrong = \"W\"\n");
    const auto riddler = kind_of<Riddler>(plan);
    BOOST_TEST(riddler.riddles.front().text == "What?");
    BOOST_TEST((riddler.riddles.front().answers == std::vector<std::string>{"a well", "spring"}));
    BOOST_TEST(riddler.bonus == -1);
    BOOST_TEST(riddler.right == "R");
    BOOST_TEST(riddler.wrong == "W");
    const auto one = encounter_of("kind = \"riddler\"\nriddle = \"?\"\nanswer = \"Well\"");
    BOOST_TEST((kind_of<Riddler>(one).riddles.front().answers == std::vector<std::string>{"well"}));
}

BOOST_AUTO_TEST_CASE(a_gambler_is_read) {
    const auto gambler = kind_of<Gambler>(encounter_of(
        "kind = \"gambler\"\nlow = 5\nhigh = 5\nguesses = 255\nbonus = 3\nwon = \"W\"\n"
        "lost = \"L\"\n"));
    BOOST_TEST(gambler.low == 5);
    BOOST_TEST(gambler.high == 5);
    BOOST_TEST(gambler.guesses == 255);
    BOOST_TEST(gambler.bonus == 3);
    BOOST_TEST(gambler.won == "W");
    BOOST_TEST(gambler.lost == "L");
    const auto plain = kind_of<Gambler>(encounter_of("kind = \"gambler\""));
    BOOST_TEST(plain.low == 1);
    BOOST_TEST(plain.high == 100);
    BOOST_TEST(plain.guesses == 7);
}

BOOST_AUTO_TEST_CASE(a_quest_giver_is_read) {
    const auto plan = encounter_of("kind = \"quest-giver\"\nwants = \"ring\"\ngives = \"crown\"\n"
                                   "bonus = 9\nasks = \"A\"\nthanks = \"T\"\n",
                                   "[items.ring]\nat = [0, 0]\n[items.crown]\n");
    BOOST_TEST(plan.wants.id == "ring");
    BOOST_TEST(plan.gives.id == "crown");
    BOOST_TEST(kind_of<QuestGiver>(plan).bonus == 9);
    BOOST_TEST(kind_of<QuestGiver>(plan).asks == "A");
    BOOST_TEST(kind_of<QuestGiver>(plan).thanks == "T");
}

BOOST_AUTO_TEST_CASE(a_teleporter_is_read) {
    BOOST_TEST(encounter_of("kind = \"teleporter\"").to.random);
    BOOST_TEST(encounter_of("kind = \"teleporter\"\nto = \"anywhere\"").to.random);
    const auto plan = encounter_of("kind = \"teleporter\"\nto = [2, 3]");
    BOOST_TEST(!plan.to.random);
    BOOST_TEST((std::get<Place>(plan.to.to.where) == Place{2, 3}));
    BOOST_TEST(std::holds_alternative<Trap>(plan.encounter.kind));
}

BOOST_AUTO_TEST_CASE(each_fault_of_an_encounter_has_its_message) {
    const std::string kinds = "expected 'monster', 'riddler', 'gambler', 'quest-giver' or "
                              "'teleporter'\n";
    const std::vector<Row> rows = {
        {"no such kind", "kind = \"monstre\"",
         "4:8+9 'kind' is 'monstre'; did you mean 'monster'?\n"},
        {"another kind's key", "kind = \"monster\"\nriddle = \"?\"",
         "5:1+6 unknown key 'riddle'; 'riddle' belongs to a riddler or in an element of "
         "'riddles'\n"},
        {"nobody's key", "kind = \"teleporter\"\ntoo = [0, 0]",
         "5:1+3 unknown key 'too'; did you mean 'to'?\n"},
        {"no riddle", "kind = \"riddler\"\nanswer = \"x\"",
         "2:13+1 'riddle' is missing; expected a string of at most 100000 bytes\n"},
        {"an empty riddle", "kind = \"riddler\"\nriddle = \" \"\nanswer = \"x\"",
         "5:1+6 'riddle' says nothing; expected a question\n"},
        {"no answer", "kind = \"riddler\"\nriddle = \"?\"",
         "2:13+1 'answers' is missing; expected a string, or a list of strings\n"},
        {"no answers", "kind = \"riddler\"\nriddle = \"?\"\nanswers = []",
         "6:1+7 'answers' is empty; expected at least one answer\n"},
        {"an answer of nothing", "kind = \"riddler\"\nriddle = \"?\"\nanswer = \"?!\"",
         "6:1+6 '?!' is no answer; expected a letter or digit in it\n"},
        {"both keys", "kind = \"riddler\"\nriddle = \"?\"\nanswer = \"a\"\nanswers = [\"b\"]",
         "7:1+7 'answer' and 'answers' both stand here; expected one of them\n"},
        {"upside down", "kind = \"gambler\"\nlow = 9\nhigh = 3",
         "5:1+3 'low' is 9 and 'high' is 3; expected 'high' to be at least 'low'\n"},
        {"no guesses", "kind = \"gambler\"\nguesses = 0",
         "5:11+1 'guesses' is 0; expected a whole number from 1 to 255\n"},
        {"too many guesses", "kind = \"gambler\"\nguesses = 256",
         "5:11+3 'guesses' is 256; expected a whole number from 1 to 255\n"},
        {"nothing wanted", "kind = \"quest-giver\"",
         "2:13+1 'wants' is missing; expected the id of an item\n"},
        {"a thing that is not there", "kind = \"quest-giver\"\nwants = \"ring\"",
         "5:9+6 no item is called 'ring'; the world has no items\n"},
        {"beaten by a number", "kind = \"monster\"\nbeaten_by = [3]",
         "5:14+1 'beaten_by' holds a whole number; expected the id of an item, or a list of "
         "ids\n"},
        {"beaten by nothing", "kind = \"monster\"\nbeaten_by = []",
         "5:13+2 'beaten_by' is a list; expected the id of an item, or a list of ids\n"},
        {"too large a bonus", "kind = \"monster\"\nbonus = 1000000001",
         "5:9+10 'bonus' is 1000000001; expected a whole number from -1000000000 to "
         "1000000000\n"},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            BOOST_TEST(faults_after_title(head + row.encounter) == row.faults);
        }
    }
    BOOST_TEST(faults_after_title(head) == "2:13+1 'kind' is missing; " + kinds);
    BOOST_TEST(faults_after_title(head + "kind = 3") == "4:8+1 'kind' is a whole number; " + kinds);
}

// The one who may give the crown is not known, so the crown is not called lost.
BOOST_AUTO_TEST_CASE(a_faulty_kind_blames_nothing_else) {
    BOOST_TEST(faults_after_title(head + "kind = \"quest\"\ngives = \"crown\"\nwants = \"x\"\n"
                                         "[items.crown]\n") ==
               "4:8+7 'kind' is 'quest'; expected 'monster', 'riddler', 'gambler', 'quest-giver' "
               "or 'teleporter'\n");
}

BOOST_AUTO_TEST_CASE(answers_have_their_limit) {
    std::string answers;
    for (int i = 0; i < 100; ++i) {
        answers += "\"a" + std::to_string(i) + "\", ";
    }
    const std::string riddler = head + "kind = \"riddler\"\nriddle = \"?\"\nanswers = [";
    BOOST_TEST(faults_after_title(riddler + answers + "]").empty());
    BOOST_TEST(faults_after_title(riddler + answers + "\"x\"]") ==
               "6:1+7 'answers' has 101 of them; expected at most 100\n");
}

} // namespace clew
