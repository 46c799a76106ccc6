#include "clew/session/protocol.hpp"

#include "clew/base/text.hpp"
#include "clew/session/offers.hpp"
#include "format/paths.hpp"
#include "session/json_schema.hpp"
#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>
#include <set>

namespace clew::test {

namespace {

using Json = nlohmann::json;

Json schema() {
    std::ifstream file(CLEW_DATA_FOLDER "/protocol.schema.json");
    return Json::parse(file);
}

/// A program at the other end of the protocol.
struct Client {
    explicit Client(WorldParts parts) : world(std::move(parts)), game(world, voice_of(world)) {
        std::string text;
        opening(game, text);
        append_start(start, game, {.events = game.first_events.all(), .text = text});
        game.keeps_events = true;
    }
    explicit Client(const World& made) : Client(made.parts()) {}
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    std::string type(std::string_view line) {
        std::string out;
        std::string scratch;
        const auto command = read_request(line, scratch);
        ++number;
        if (!command) {
            append_error(out, number, command.error());
            return out;
        }
        std::string text;
        const Reply reply = respond(game, *command, text);
        append_turn(
            out, game,
            {.line = number, .events = game.events.all(), .text = text, .quit = reply.quit});
        return out;
    }
    Json asked(std::string_view line) { return Json::parse(type(line)); }

    World world;
    Game game;
    std::string start;
    std::uint64_t number = 0;
};

WorldParts vault() {
    WorldParts parts = maze({{"E", "W", ""}, {"E", "EW", "W"}});
    parts.title = "The \"Vault\"";
    parts.seed = UINT64_MAX;
    parts.goals = {RoomId{5}};
    parts.turn_limit = 9;
    parts.scoring.per_turn = 1;
    parts.rooms = {{RoomId{0}, "hall", "Hall", ""}, {RoomId{1}, "well", "", ""}};
    Item gem = item("gem", 1);
    gem.treasure = 50;
    add(parts, gem);
    Gambler gambler;
    gambler.low = 3;
    gambler.high = 3;
    gambler.guesses = 2;
    gambler.bonus = 4;
    add(parts, encounter("dicer", 4, gambler));
    add(parts, passage("shaft", 1, Direction::down, 4));
    return parts;
}

constexpr std::array<std::string_view, 40> lines = {"n",
                                                    "s",
                                                    "e",
                                                    "w",
                                                    "up",
                                                    "d",
                                                    "nnwse",
                                                    "n. e. s",
                                                    "explore",
                                                    "run s",
                                                    "go to 0,0",
                                                    "take all",
                                                    "drop all",
                                                    "take thing0",
                                                    "drop thing1",
                                                    "x thing0",
                                                    "x someone0",
                                                    "read thing0",
                                                    "read thing1",
                                                    "use thing2",
                                                    "give thing0",
                                                    "give thing1 to someone1",
                                                    "fight",
                                                    "fight someone0",
                                                    "well",
                                                    "5",
                                                    "nonsense",
                                                    "answer 2",
                                                    "answer 99",
                                                    "undo",
                                                    "restart",
                                                    "hint",
                                                    "look",
                                                    "score",
                                                    "",
                                                    R"({"command":"take all"})",
                                                    R"({"command":7})",
                                                    "{",
                                                    "\xFF",
                                                    "take thing3"};

// Seeds that chance gives things and people to, and some of whose moves are no choices.
std::string some_line(Random& random, const Game& game) {
    const std::vector<std::string> offered = offers(game);
    return random.chance(0.5) && !offered.empty() ? offered[random.below(offered.size())]
                                                  : std::string(lines[random.below(lines.size())]);
}

void check(const std::string& out, const JsonSchema& schema, std::set<std::string>& kinds) {
    const Json told = Json::parse(out, nullptr, false);
    BOOST_REQUIRE(!told.is_discarded());
    BOOST_REQUIRE_EQUAL(std::count(out.begin(), out.end(), '\n'), 1);
    BOOST_REQUIRE_EQUAL(schema.fault_of(told), "");
    for (const Json& event : told.value("events", Json::array())) {
        kinds.insert(event["kind"]);
    }
}

void play_some(std::uint64_t seed, const JsonSchema& schema, std::set<std::string>& kinds) {
    Client client(random_world(seed));
    Random random(seed);
    check(client.start, schema, kinds);
    for (int i = 0; i < 50 && !over(client.game); ++i) {
        check(client.type(some_line(random, client.game)), schema, kinds);
    }
}

// Rare where chance hands things out.
void play_barter(const JsonSchema& schema, std::set<std::string>& kinds) {
    WorldParts parts = corridor(4);
    const ItemId lamp = add(parts, item("lamp", 0));
    add(parts, item("spoon", 0));
    QuestGiver giver;
    giver.wants = lamp;
    giver.gives = add(parts, item("coin", 3));
    parts.items.back().room = nowhere;
    add(parts, encounter("smith", 1, giver));
    add(parts, passage("door", 0, Direction::up, 3));
    parts.passages.back().locked_by = lamp;
    Client client(std::move(parts));
    for (const std::string_view line :
         {"up", "take spoon", "give spoon", "e", "give spoon to smith", "w. take lamp", "e"}) {
        check(client.type(line), schema, kinds);
    }
}

std::set<std::string> kinds_in_schema() {
    std::set<std::string> kinds;
    const Json whole = schema();
    for (const Json& one : whole["definitions"]["events"]["items"]["oneOf"]) {
        for (const Json& kind : one["properties"]["kind"]["enum"]) {
            kinds.insert(kind);
        }
    }
    return kinds;
}

} // namespace

BOOST_AUTO_TEST_SUITE(protocol)

BOOST_AUTO_TEST_CASE(the_first_object_tells_the_world_and_where_one_is) {
    Client client(vault());
    BOOST_TEST(
        client.start ==
        R"({"protocol":1,"type":"start","line":0,"version":"0.1.0","title":"The \"Vault\"",)"
        R"("seed":18446744073709551615,"rows":2,"columns":3,"turn":0,"turns_left":9,)"
        R"("outcome":"playing","quit":false,)"
        R"("room":{"row":0,"column":0,"place":"row 0, column 0","id":"hall","name":"Hall"},)"
        R"("exits":["east"],"here":[],"inventory":[],"question":null,"score":0,"score_lines":[],)"
        R"("choices":["e"],"events":[{"kind":"arrived","room":{"row":0,"column":0}}],)"
        R"("text":"The \"Vault\"\nFind the way to row 1, column 2.\nYou have 9 turns.\n)"
        R"(Type help for the words that Clew knows, quit to stop.\nSeed 18446744073709551615.\n\n)"
        R"(Hall\nYou are at row 0, column 0. Exits: east.","digest":")" +
            client.start.substr(client.start.size() - 11));
}

BOOST_AUTO_TEST_CASE(a_turn_tells_what_came_of_every_sentence) {
    Client client(vault());
    const std::string out = client.type("e. take gem. n");
    BOOST_TEST(
        out ==
        R"({"protocol":1,"type":"turn","line":1,"turn":1,"turns_left":8,"outcome":"playing",)"
        R"("quit":false,)"
        R"("room":{"row":0,"column":1,"place":"row 0, column 1","id":"well","name":null},)"
        R"("exits":["west","down"],"here":[],)"
        R"("inventory":[{"kind":"item","id":"gem","name":"gem"}],"question":null,"score":49,)"
        R"("score_lines":[{"kind":"turns","count":1,"points":-1},)"
        R"({"kind":"treasure","item":"gem","points":50}],"choices":["d","drop gem","w"],)"
        R"("events":[{"kind":"arrived","room":{"row":0,"column":1},"direction":"east"},)"
        R"({"kind":"taken","item":"gem"},{"kind":"treasure","item":"gem","points":50},)"
        R"({"kind":"no_exit","direction":"north"}],)"
        R"("text":"You are at row 0, column 1. Exits: west, down.\nThere is a gem here.\n)"
        R"(You take the gem. You gain 50 points.\n)"
        R"(There is no exit north. Exits: west, down.","digest":")" +
            out.substr(out.size() - 11));
}

BOOST_AUTO_TEST_CASE(a_question_is_told_until_it_is_answered) {
    Client client(vault());
    const Json asked = client.asked("e. d");
    BOOST_TEST(asked["question"].dump() ==
               R"({"encounter":"dicer","guesses_left":2,"high":3,"kind":"gamble","low":3,)"
               R"("text":"Guess a number from 3 to 3. You have 2 guesses."})");
    BOOST_TEST(asked["here"].dump() == R"([{"id":"dicer","kind":"gambler","name":"dicer"}])");
    BOOST_TEST(asked["choices"].dump() == R"(["3"])");
    BOOST_TEST(client.asked("4")["events"].dump() ==
               R"([{"encounter":"dicer","guesses_left":2,"kind":"guess_outside"}])");
    const Json won = client.asked("3");
    BOOST_TEST(won["events"].dump() == R"([{"encounter":"dicer","kind":"gamble_won","points":4}])");
    BOOST_TEST(won["question"].is_null());
    BOOST_TEST(won["here"].empty());
}

BOOST_AUTO_TEST_CASE(an_answer_that_carries_off_arrives_without_a_direction) {
    Client client(gallery());
    BOOST_TEST(client.asked("e. e. e")["question"]["kind"] == "riddle");
    BOOST_TEST(client.asked("a spoon")["events"].dump() ==
               R"([{"encounter":"sphinx","kind":"riddle_wrong"},)"
               R"({"kind":"arrived","room":{"column":0,"row":0}}])");
}

BOOST_AUTO_TEST_CASE(winding_back_is_told_by_the_state_alone) {
    Client client(gallery());
    const std::string begun = Json::parse(client.start)["digest"];
    for (const std::string_view line : {"undo", "restart", "undo"}) {
        client.type("take lamp");
        BOOST_TEST_CONTEXT(line) {
            const Json back = client.asked(line);
            BOOST_TEST(back["events"].empty());
            BOOST_TEST(back["inventory"].empty());
            BOOST_TEST(back["digest"] == begun);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_end_has_no_choices_and_a_lost_game_has_ways_back) {
    Client won(corridor(2));
    const Json end = won.asked("e");
    BOOST_TEST(end["outcome"] == "won");
    BOOST_TEST(end["choices"].empty());
    Client lost(chute());
    const Json dead = lost.asked("e. d. e");
    BOOST_TEST(dead["outcome"] == "lost");
    BOOST_TEST(dead["choices"].dump() == R"(["quit","restart","undo"])");
    const Json left = lost.asked("quit");
    BOOST_TEST(left["quit"] == true);
    BOOST_TEST(left["choices"].empty());
}

BOOST_AUTO_TEST_CASE(an_error_leaves_the_game_as_it_was) {
    Client client(gallery());
    const std::uint64_t digest = digest_of(client.game);
    BOOST_TEST(client.type(R"({"command":7})") ==
               R"({"protocol":1,"type":"error","line":1,"code":"wrong_type",)"
               R"("message":"'command' is a number; a string was expected","column":12})"
               "\n");
    BOOST_TEST(digest_of(client.game) == digest);
    BOOST_TEST(client.asked(R"({"command":"take lamp"})")["line"] == 2);
    BOOST_TEST(digest_of(client.game) != digest);
}

BOOST_AUTO_TEST_CASE(a_long_answer_is_one_line) {
    Client client(gallery());
    const std::string out = client.type("help");
    BOOST_TEST(std::count(out.begin(), out.end(), '\n') == 1);
    BOOST_TEST(out.back() == '\n');
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(protocol_law)

BOOST_AUTO_TEST_CASE(every_line_is_json_that_the_schema_knows) {
    const JsonSchema known(schema());
    std::set<std::string> kinds;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) { play_some(seed, known, kinds); }
    }
    play_barter(known, kinds);
    kinds.insert("question_open"); // of programs that call `step`: a line would be the answer
    for (int kind = 0; kind <= static_cast<int>(EventKind::over); ++kind) {
        const std::string name(name_of(static_cast<EventKind>(kind)));
        BOOST_TEST_CONTEXT(name) { BOOST_TEST(kinds.count(name) == 1U); }
    }
}

BOOST_AUTO_TEST_CASE(the_schema_names_every_kind_of_event_and_no_other) {
    std::set<std::string> kinds;
    for (int kind = 0; kind <= static_cast<int>(EventKind::no_key); ++kind) {
        kinds.emplace(name_of(static_cast<EventKind>(kind)));
    }
    BOOST_TEST((kinds_in_schema() == kinds));
}

BOOST_AUTO_TEST_CASE(what_the_schema_does_not_know_fails) {
    const JsonSchema known(schema());
    Client client(gallery());
    const Json good = client.asked("e. e. e");
    BOOST_TEST(known.fault_of(good) == "");
    struct Row {
        std::string pointer;
        Json value;
    };
    for (const Row& row :
         {Row{"/spoon", 1}, Row{"/room/spoon", 1}, Row{"/question/spoon", 1},
          Row{"/events/0/spoon", 1}, Row{"/here/0/spoon", 1}, Row{"/turn", -1}, Row{"/turn", "1"},
          Row{"/turn", 1.5}, Row{"/outcome", "drawn"}, Row{"/protocol", 2}, Row{"/digest", "123"},
          Row{"/exits/0", "N"}, Row{"/events/0/kind", "eaten"}, Row{"/line", 0}}) {
        Json bad = good;
        bad[Json::json_pointer(row.pointer)] = row.value;
        BOOST_TEST_CONTEXT(row.pointer) { BOOST_TEST(known.fault_of(bad) != ""); }
    }
    for (const auto& [key, value] : good.items()) {
        Json bad = good;
        bad.erase(key);
        BOOST_TEST_CONTEXT("without " << key) { BOOST_TEST(known.fault_of(bad) != ""); }
    }
    BOOST_TEST(schema().at("$schema") == "http://json-schema.org/draft-04/schema#");
}

BOOST_AUTO_TEST_CASE(names_of_any_bytes_are_still_json) {
    WorldParts parts = corridor(3);
    parts.title = "\xFF\x1B[2J\n\"";
    add(parts, item("lamp", 0));
    parts.items[0].name = "l\xC3"
                          "amp\t\\";
    Client client(std::move(parts));
    const JsonSchema known(schema());
    BOOST_TEST(known.fault_of(Json::parse(client.start)) == "");
    BOOST_TEST(Json::parse(client.start)["here"][0]["name"] == "l\xEF\xBF\xBD"
                                                               "amp\t\\");
    BOOST_TEST(known.fault_of(client.asked("take lamp")) == "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
