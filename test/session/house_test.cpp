// What the house has, through whole lines: clarifying, taking all, walking, hints, the protocol.
#include "speech/house.hpp"

#include "clew/session/offers.hpp"
#include "clew/session/prospect.hpp"
#include "clew/session/protocol.hpp"
#include "format/paths.hpp"
#include "session/json_schema.hpp"
#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

namespace clew::test {

namespace {

// The goal can be had only with the ring on the altar, in the dark, or past the troll.
WorldParts manor() {
    WorldParts parts = house();
    const auto id = [&](std::string_view name) { return id_of<ItemId>(parts.items, name); };
    parts.goals.clear();
    Ending good;
    good.id = "ringed";
    good.text = "The altar hums.";
    good.points = 5;
    good.when = {{{.kind = Condition::Kind::put, .item = id("ring"), .holder = id("altar")}},
                 {{.kind = Condition::Kind::lit, .item = id("candle")}},
                 {{.kind = Condition::Kind::eaten, .item = id("cake")}}};
    Ending bad;
    bad.id = "choked";
    bad.lost = true;
    bad.when = {{{.kind = Condition::Kind::eaten, .item = id("water")}}};
    parts.endings = {good, bad};
    Milestone opened;
    opened.id = "chest-open";
    opened.points = 3;
    opened.when = {{{.kind = Condition::Kind::open, .item = id("chest")}}};
    parts.milestones = {opened};
    return parts;
}

WorldParts bridge() {
    WorldParts parts = maze({{"SE", "EW", "SW"}, {"NE", "EW", "NW"}, {"", "", ""}});
    const ItemId axe = add(parts, item("axe", 3));
    Monster troll;
    troll.beaten_by = {axe};
    troll.blocks = Direction::east;
    add(parts, encounter("troll", 1, troll));
    return parts;
}

bool holds(const std::vector<std::string>& lines, std::string_view line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

struct Hint {
    std::vector<std::string_view> before;
    std::vector<std::string_view> way;
    std::string_view nudge;
    std::string_view advice;
};

} // namespace

BOOST_AUTO_TEST_SUITE(in_the_house)

BOOST_AUTO_TEST_CASE(which_was_meant_can_be_said_alone) {
    Talk talk(house());
    BOOST_TEST(talk.type("take key") == "Which do you mean: the brass key or the rusty key?\n");
    BOOST_TEST(talk.type("rusty") == "You take the rusty key.\n");
    BOOST_TEST(talk.type("undo").rfind("(Taken back: take rusty key)\n", 0) == 0);
    talk.type("take key");
    BOOST_TEST(talk.type("the brass one") == "You take the brass key.\n");
    BOOST_TEST(talk.type("again") == "You carry the brass key already.\n");
    talk.type("x key");
    BOOST_TEST(talk.type("the rusty key") == "You see nothing special about the rusty key.\n");
}

BOOST_AUTO_TEST_CASE(help_may_come_between_a_question_and_what_was_meant) {
    Talk talk(house());
    talk.type("unlock chest with key");
    talk.type("help");
    talk.type("");
    BOOST_TEST(talk.type("brass") ==
               "You take the brass key.\nYou unlock the chest with the brass key.\n");
}

BOOST_AUTO_TEST_CASE(what_was_asked_is_forgotten_with_the_next_line) {
    Talk talk(house());
    talk.type("take key");
    talk.type("e");
    talk.type("w");
    BOOST_TEST(talk.type("rusty") == "Say what to do with the rusty key, such as 'take rusty'.\n");
    talk.type("take key");
    talk.type("score");
    BOOST_TEST(talk.type("rusty") == "Say what to do with the rusty key, such as 'take rusty'.\n");
    talk.type("take key");
    BOOST_TEST(talk.type("table") == "Say what to do with the table, such as 'examine table'.\n");
}

BOOST_AUTO_TEST_CASE(all_is_what_can_be_had_now) {
    Talk talk(house());
    BOOST_TEST(talk.type("take all") ==
               "You take the brass key.\nYou take the rusty key.\nYou take the match.\n"
               "You take the candle.\nYou take the cake.\nYou take the water.\n"
               "You take the crown.\n");
    talk.type("drop all");
    talk.type("take rusty key");
    talk.type("s");
    BOOST_TEST(talk.type("take all") == "It is too dark to see anything here that you could "
                                        "take.\n");
}

BOOST_AUTO_TEST_CASE(a_run_and_a_walk_end_at_a_door) {
    Talk talk(house());
    BOOST_TEST(talk.type("s 3") == "The oak door is locked. To open it, carry the rusty key.\n");
    BOOST_TEST(talk.reply.in_thread);
    talk.type("take rusty key");
    talk.type("run south");
    BOOST_TEST(index_of(talk.state().room) == 3U);
    BOOST_TEST(talk.state().turns == 1U);
}

BOOST_AUTO_TEST_CASE(a_walk_goes_round_who_blocks_the_way) {
    Talk talk(bridge());
    talk.type("e");
    BOOST_TEST(talk.type("e") == "The troll does not let you go east.\n");
    for (const std::string_view line : {"w", "s", "e", "e", "n", "s", "w", "w", "n"}) {
        talk.type(line);
    }
    talk.type("go to 0,1");
    talk.type("go to 0,2");
    BOOST_TEST(index_of(talk.state().room) == 2U);
    BOOST_TEST(!talk.state().encounters[0].done);
}

BOOST_AUTO_TEST_CASE(hints_name_every_new_deed) {
    const std::vector<Hint> hints = {
        {{"take brass key"}, {"open chest"}, "You carry the key to the chest.", "Open the chest."},
        {{"take match"},
         {"light candle"},
         "You will have to light the candle.",
         "Light the candle."},
        {{}, {"consume cake"}, "There is food to be had: the cake.", "Eat the cake."},
        {{"take brass key", "open chest", "take ring"},
         {"put ring on altar"},
         "The ring belongs on the altar.",
         "Put the ring on the altar."},
        {{"take brass key", "open chest", "take ring", "e"},
         {"w", "put ring on altar"},
         "The ring belongs on the altar, at row 0, column 0.",
         "Go west."},
        {{"e"},
         {"examine portrait"},
         "Take a closer look at the portrait.",
         "Examine the portrait."},
        {{}, {"e", "examine portrait"}, "Take a closer look at something to the east.", "Go east."},
        {{"take rusty key"}, {"s"}, "You carry the key to the oak door.", "Go south."},
    };
    for (const Hint& hint : hints) {
        Talk talk(manor());
        for (const std::string_view line : hint.before) {
            talk.type(line);
        }
        std::vector<Command> way;
        for (const std::string_view line : hint.way) {
            way.push_back(command_of(talk.world, line));
        }
        const Telling telling = telling_of(talk.game);
        BOOST_TEST_CONTEXT(hint.nudge) {
            BOOST_TEST(nudge_text(telling, waypoint_of(talk.world, talk.state(), way)) ==
                       hint.nudge);
            BOOST_TEST(advice_text(telling, way.front()) == hint.advice);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_bad_end_leaves_the_prompt) {
    Talk talk(manor());
    BOOST_TEST(talk.type("drink water") ==
               "You drink the water.\nThis is a bad end.\nYou have lost, after 0 turns.\n"
               "Score: 0 points.\nType undo to take back the last line, restart to begin again, "
               "or quit.\n");
    BOOST_TEST(!over(talk.game));
    BOOST_TEST(talk.type("undo").rfind("(Taken back: drink water)\n", 0) == 0);
}

BOOST_AUTO_TEST_CASE(choices_are_lines_for_every_new_verb) {
    Talk talk(manor());
    BOOST_TEST(holds(offers(talk.game), "eat cake"));
    BOOST_TEST(holds(offers(talk.game), "drink water"));
    talk.type("take brass key and match");
    BOOST_TEST(holds(offers(talk.game), "open chest"));
    talk.type("take match");
    BOOST_TEST(holds(offers(talk.game), "light candle"));
    talk.type("open chest");
    talk.type("take ring");
    BOOST_TEST(holds(offers(talk.game), "put ring on altar"));
    BOOST_TEST(holds(offers(talk.game), "lock chest"));
    talk.type("e");
    BOOST_TEST(holds(offers(talk.game), "examine portrait"));
}

BOOST_AUTO_TEST_CASE(the_protocol_tells_all_of_it) {
    std::ifstream file(CLEW_DATA_FOLDER "/protocol.schema.json");
    const JsonSchema law(nlohmann::json::parse(file));
    Talk talk(manor());
    talk.game.keeps_events = true;
    for (const std::string_view line : {"s",
                                        "open chest",
                                        "unlock chest with rusty key",
                                        "take brass key",
                                        "open chest",
                                        "close table",
                                        "x purse",
                                        "put cake in match",
                                        "put match in cake",
                                        "light candle with match",
                                        "eat cake",
                                        "take ring",
                                        "lock chest",
                                        "e",
                                        "x portrait",
                                        "d",
                                        "u",
                                        "w",
                                        "s",
                                        "n",
                                        "put ring on altar"}) {
        std::string text = talk.type(line);
        std::string out;
        append_turn(out, talk.game, {.line = 1, .events = talk.game.events.all(), .text = text});
        BOOST_TEST_CONTEXT(line << ": " << text) {
            BOOST_TEST(law.fault_of(nlohmann::json::parse(out)) == "");
        }
    }
    BOOST_TEST((talk.state().outcome == Outcome::won));
}

BOOST_AUTO_TEST_CASE(the_protocol_says_what_is_open_lit_and_where_it_lies) {
    Talk talk(house());
    std::string out;
    append_turn(out, talk.game, {.line = 1, .text = ""});
    BOOST_TEST(
        out.find(R"({"kind":"item","id":"candle","name":"candle","inside":"table","lit":false})") !=
        std::string::npos);
    BOOST_TEST(out.find(R"({"kind":"item","id":"chest","name":"chest","open":false})") !=
               std::string::npos);
    BOOST_TEST(out.find(R"("id":"coin")") == std::string::npos);
    BOOST_TEST(out.find(R"("exits":["south","east"])") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
