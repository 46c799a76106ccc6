#include "clew/session/offers.hpp"

#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace clew::test {

namespace {

using Lines = std::vector<std::string>;

Voice telling_choices(const WorldParts& parts) {
    Voice voice;
    voice.manner = parts.manner;
    voice.width = 20;
    voice.choices = true;
    return voice;
}

WorldParts casino(std::uint32_t high) {
    WorldParts parts = corridor(3);
    Gambler gambler;
    gambler.low = 8;
    gambler.high = high;
    gambler.guesses = 200;
    add(parts, encounter("gambler", 1, gambler));
    return parts;
}

bool is_sorted_set(const Lines& lines) {
    return std::adjacent_find(lines.begin(), lines.end(), std::greater_equal<>()) == lines.end();
}

bool is_refused(const Event& event) {
    constexpr std::string_view refusals =
        "no_exit locked nothing_to_read nothing_happens not_here not_carried carried_already "
        "is_fixed no_fight guess_no_number guess_outside not_wanted question_open no_question over";
    return refusals.find(name_of(event.kind)) != std::string_view::npos;
}

} // namespace

BOOST_AUTO_TEST_SUITE(offer)

BOOST_AUTO_TEST_CASE(the_lines_are_those_of_the_choices_sorted) {
    Talk talk(gallery());
    BOOST_TEST(offers(talk.game) == (Lines{"e", "take lamp"}), boost::test_tools::per_element());
    talk.type("take lamp. e");
    BOOST_TEST(offers(talk.game) == (Lines{"drop lamp", "e", "take sword", "w"}),
               boost::test_tools::per_element());
    talk.type("e. e");
    BOOST_TEST(offers(talk.game) == (Lines{"nothing", "well"}), boost::test_tools::per_element());
    talk.type("well");
    talk.type("e");
    BOOST_TEST(over(talk.game));
    BOOST_TEST(offers(talk.game).empty());
}

BOOST_AUTO_TEST_CASE(the_letters_are_those_of_the_keys) {
    WorldParts parts = maze({{"E", "W"}});
    parts.goals = {RoomId{0}};
    parts.start = RoomId{1};
    add(parts, passage("stairs", 1, Direction::up, 0));
    parts.manner.keys = Keys::hjkl;
    Talk talk(parts);
    BOOST_TEST(offers(talk.game) == (Lines{"h", "upstairs"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(where_rules_leave_no_choice_there_is_still_a_way_out) {
    Talk talk(chute());
    talk.type("e");
    talk.type("d");
    talk.type("e");
    BOOST_TEST((talk.state().outcome == Outcome::lost_to_monster));
    BOOST_TEST(offers(talk.game) == (Lines{"quit", "restart", "undo"}),
               boost::test_tools::per_element());
    WorldParts parts = maze({{"", ""}});
    parts.goals = {RoomId{1}};
    Talk walled_in(parts);
    BOOST_TEST(offers(walled_in.game) == (Lines{"quit", "restart"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(none_is_refused_and_there_is_one_until_the_game_is_won) {
    std::size_t typed = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            const World world = random_world(seed);
            Game game(world, voice_of(world));
            game.keeps_events = true;
            Random random(seed);
            std::string out;
            for (int i = 0; i < 40 && !over(game); ++i) {
                const Lines lines = offers(game);
                BOOST_REQUIRE(!lines.empty());
                BOOST_REQUIRE(is_sorted_set(lines));
                const std::string& line = lines[random.below(lines.size())];
                if (line == "quit") {
                    break;
                }
                (void)respond(game, line, out);
                BOOST_TEST_CONTEXT(line) {
                    const auto events = game.events.all();
                    BOOST_TEST(std::none_of(events.begin(), events.end(), is_refused));
                    BOOST_TEST((!events.empty() || line == "restart" || line == "undo"));
                }
                ++typed;
            }
            BOOST_TEST((!over(game) || offers(game).empty()));
        }
    }
    BOOST_TEST(typed > 2000U);
}

BOOST_AUTO_TEST_CASE(people_hear_one_line_after_every_answer) {
    const WorldParts parts = gallery();
    Talk talk(parts, telling_choices(parts));
    const std::string opening = talk.open();
    BOOST_TEST(opening.substr(opening.rfind('\n', opening.size() - 2) + 1) ==
               "Choices: e; take lamp.\n");
    BOOST_TEST(talk.type("take lamp") == "You take the lamp.\nChoices: drop lamp; e.\n");
    BOOST_TEST(talk.type("") == "Choices: drop lamp; e.\n");
    BOOST_TEST(talk.type("xyz") ==
               "I do not know the\nword 'xyz'. Type\nhelp for the words\nthat I know.\n"
               "Choices: drop lamp; e.\n");
    BOOST_TEST(talk.type("e") == "You are at row 0,\ncolumn 1. Exits:\neast, west.\n"
                                 "There is a sword\nhere.\n"
                                 "Choices: drop lamp; e; take sword; w.\n");
    BOOST_TEST(talk.type("repeat") == "You are at row 0,\ncolumn 1. Exits:\neast, west.\n"
                                      "There is a sword\nhere.\n"
                                      "Choices: drop lamp; e; take sword; w.\n");
    BOOST_TEST(talk.type("quit").find("Choices") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_riddle_is_not_given_away_and_a_gamble_is_a_range) {
    const WorldParts parts = gallery();
    Talk talk(parts, telling_choices(parts));
    const std::string asked = talk.type("e. e. e");
    BOOST_TEST(asked.ends_with("\nChoices: an answer in your own words.\n"));
    const WorldParts gamble = casino(999);
    Talk bet(gamble, telling_choices(gamble));
    BOOST_TEST(bet.type("e").ends_with("\nChoices: 8 to 999.\n"));
}

BOOST_AUTO_TEST_CASE(of_a_gamble_every_number_is_offered) {
    Talk talk(casino(11));
    talk.type("e");
    BOOST_TEST(offers(talk.game) == (Lines{"10", "11", "8", "9"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

namespace {

std::string events_of(Talk& talk, std::string_view line) {
    talk.type(line);
    std::string all;
    for (const Event& event : talk.game.events) {
        all += all.empty() ? "" : " ";
        all += name_of(event.kind);
    }
    return all;
}

} // namespace

BOOST_AUTO_TEST_SUITE(kept_events)

BOOST_AUTO_TEST_CASE(are_those_of_the_last_line_but_for_what_it_took_back) {
    struct Row {
        std::string_view line;
        std::string_view events;
    };
    Talk talk(gallery());
    talk.game.keeps_events = true;
    for (const Row& row : {
             Row{"take lamp", "taken"},
             {"look", ""},
             {"", ""},
             {"n", "no_exit"},
             {"x lamp. e. take sword", "examined arrived taken"},
             {"undo", ""},
             {"e. e. n", "arrived arrived no_exit"},
             {"undo", ""},
             {"e. undo. s", "no_exit"},
             {"explore", "arrived"},
             {"w. restart. take lamp", "taken"},
             {"e. e. e", "arrived arrived arrived riddle_asked"},
             {"a spoon", "riddle_wrong arrived"},
             {"nonsense", ""},
         }) {
        BOOST_TEST_CONTEXT(row.line) { BOOST_TEST(events_of(talk, row.line) == row.events); }
    }
}

BOOST_AUTO_TEST_CASE(cost_nothing_where_nobody_reads_them) {
    Talk talk(gallery());
    BOOST_TEST(events_of(talk, "take lamp") == "");
    BOOST_TEST(events_of(talk, "e") == "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
