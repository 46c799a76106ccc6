#include "tale.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <string>
#include <vector>

namespace clew::test {

namespace {

struct Row {
    std::string_view typed;
    std::string_view meaning;
};

void expect(const Tale& tale, const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.typed) { BOOST_TEST(tale.meaning(row.typed) == row.meaning); }
    }
}

Tale with_keys(Keys keys) { return {keep(), Manner{keys}}; }

/// At the riddle, after `n` from the ferryman's corner … the sphinx's room is entered from the
/// east.
Tale at_the_sphinx(Keys keys = Keys::compass) {
    Tale tale(keep(), Manner{keys});
    tale.obey({.verb = Verb::go, .direction = Direction::east});
    tale.obey({.verb = Verb::go, .direction = Direction::east});
    tale.obey({.verb = Verb::answer, .text = "1"});
    tale.obey({.verb = Verb::answer, .text = "2"});
    tale.obey({.verb = Verb::answer, .text = "3"});
    tale.obey({.verb = Verb::go, .direction = Direction::south});
    tale.obey({.verb = Verb::go, .direction = Direction::west});
    return tale;
}

Tale at_the_pedlar() {
    Tale tale(keep());
    tale.type("e");
    tale.type("e");
    return tale;
}

} // namespace

BOOST_AUTO_TEST_SUITE(understanding)

BOOST_AUTO_TEST_CASE(letters_and_names_of_the_compass_move) {
    expect(Tale(keep()),
           {{"n", "go north"},        {"N", "go north"},     {"s", "go south"},
            {"e", "go east"},         {"w", "go west"},      {"u", "go up"},
            {"d", "go down"},         {"north", "go north"}, {"NORTH", "go north"},
            {" North ", "go north"},  {"up", "go up"},       {"downstairs", "go down"},
            {"go north", "go north"}, {"go  n", "go north"}, {"walk to the north", "go north"},
            {"move west", "go west"}, {"climb up", "go up"}, {"head toward east", "go east"},
            {"\x1B[A", "go north"},   {"north!", "go north"}});
}

BOOST_AUTO_TEST_CASE(each_key_set_has_its_own_letters) {
    expect(with_keys(Keys::udlr), {{"u", "go north"},
                                   {"d", "go south"},
                                   {"l", "go west"},
                                   {"R", "go east"},
                                   {"up", "go north"},
                                   {"left", "go west"},
                                   {"north", "go north"},
                                   {"upstairs", "go up"},
                                   {"l l", "moves west west"},
                                   {"l, u", "moves west north"},
                                   {"drr", "moves south east east"}});
    expect(with_keys(Keys::hjkl), {{"h", "go west"},
                                   {"j", "go south"},
                                   {"k", "go north"},
                                   {"l", "go east"},
                                   {"look", "ask look"},
                                   {"help", "ask help"},
                                   {"lljk", "moves east east south north"}});
    expect(with_keys(Keys::wasd), {{"w", "go north"},
                                   {"a", "go west"},
                                   {"s", "go south"},
                                   {"d", "go east"},
                                   {"l", "ask look"},
                                   {"was", "moves north west south"}});
}

BOOST_AUTO_TEST_CASE(a_letter_that_is_no_key_here_is_told_which_are) {
    expect(with_keys(Keys::udlr),
           {{"n", "unknown I do not know the word 'n'. To move, type u, d, r or l."}});
    expect(Tale(keep()),
           {{"j", "unknown I do not know the word 'j'. To move, type n, s, e or w."}});
}

BOOST_AUTO_TEST_CASE(letters_run_together_are_moves) {
    expect(Tale(keep()), {{"nnwse", "moves north north west south east"},
                          {"NE", "moves north east"},
                          {"n e s", "moves north east south"},
                          {"n, e, s", "moves north east south"},
                          {"n,e", "moves north east"},
                          {"n and e", "moves north east"},
                          {"nn ww", "moves north north west west"},
                          {"north east", "moves north east"},
                          {"go nne", "moves north north east"},
                          {"go north, west", "moves north west"},
                          {"\x1B[A\x1B[C", "moves north east"},
                          {"news", "moves north east west south"},
                          {"use", "unknown Use what?"},
                          {"see", "ask look"}});
}

BOOST_AUTO_TEST_CASE(what_lies_here_is_no_run_of_letters) {
    WorldParts parts = corridor(3);
    add(parts, named("seed", 0, "poppy seed"));
    Tale tale(std::move(parts));
    expect(tale, {{"seed", "unknown Say what to do with the poppy seed, such as 'take seed'."}});
    tale.type("e");
    expect(tale, {{"seed", "moves south east east down"}});
}

BOOST_AUTO_TEST_CASE(each_word_has_its_synonyms) {
    expect(Tale(keep()), {{"look", "ask look"},
                          {"l", "ask look"},
                          {"L", "ask look"},
                          {"see", "ask look"},
                          {"look around", "ask look"},
                          {"where am I?", "ask look"},
                          {"inventory", "ask inventory"},
                          {"i", "ask inventory"},
                          {"inv", "ask inventory"},
                          {"take inventory", "ask inventory"},
                          {"x me", "ask inventory"},
                          {"exits", "ask exits"},
                          {"score", "ask score"},
                          {"map", "ask map"},
                          {"map words", "ask map in words"},
                          {"map in words", "ask map in words"},
                          {"walls", "ask walls"},
                          {"help", "ask help"},
                          {"?", "ask help"},
                          {"help me", "ask help"},
                          {"version", "ask version"},
                          {"again", "ask again"},
                          {"g", "ask again"},
                          {"undo", "ask undo"},
                          {"restart", "ask restart"},
                          {"repeat", "ask repeat"},
                          {"brief", "ask brief"},
                          {"verbose", "ask verbose"},
                          {"quit", "ask quit"},
                          {"stop", "ask quit"},
                          {"exit", "ask quit"},
                          {"q", "ask quit"},
                          {"save", "ask save"},
                          {"save my game", "ask save"},
                          {"restore", "ask restore"},
                          {"hint", "ask hint"}});
}

BOOST_AUTO_TEST_CASE(a_word_that_stands_alone_says_so) {
    expect(Tale(keep()), {{"undo 3", "unknown Type 'undo' alone; no other word goes with it."},
                          {"quit now", "unknown Type 'quit' alone; no other word goes with it."},
                          {"map please", "unknown Type 'map' alone; no other word goes with it."}});
}

BOOST_AUTO_TEST_CASE(blank_lines_are_nothing) {
    for (const std::string_view blank : {"", " ", "\t", "\r", "\xEF\xBB\xBF", "\x01\x02"}) {
        BOOST_TEST(Tale(keep()).meaning(blank) == "nothing");
        BOOST_TEST(at_the_sphinx().meaning(blank) == "nothing");
        BOOST_TEST(at_the_pedlar().meaning(blank) == "nothing");
    }
}

BOOST_AUTO_TEST_CASE(a_word_not_known_is_shown_and_a_near_one_named) {
    expect(Tale(keep()),
           {{"swrod", "unknown I do not know the word 'swrod'. Did you mean 'sword'?"},
            {"tkae sword", "unknown I do not know the word 'tkae'. Did you mean 'take'?"},
            {"nroth", "unknown I do not know the word 'nroth'. Did you mean 'north'?"},
            {"invetory", "unknown I do not know the word 'invetory'. Did you mean 'inventory'?"},
            {"sipp", "unknown I do not know the word 'sipp'. Did you mean 'sip'?"},
            {"singg", "unknown I do not know the word 'singg'. Type help for the words that I "
                      "know."},
            {"frobnicate", "unknown I do not know the word 'frobnicate'. Type help for the words "
                           "that I know."},
            {"Plan, now",
             "unknown I do not know the word 'plan'. Type help for the words that I know."},
            {"42", "unknown Nobody has asked you for a number."},
            {"!", "unknown I do not know the word '!'. Type help for the words that I know."}});
}

BOOST_AUTO_TEST_CASE(typed_bytes_are_shown_harmlessly) {
    expect(Tale(keep()), {{"qq\xFFzz", "unknown I do not know the word 'qq???zz'. Type help "
                                       "for the words that I know."},
                          {"\xC3\xA9t\xC3\xA9", "unknown I do not know the word '??t??"
                                                "'. Type help for the words "
                                                "that I know."},
                          {"take \xC3\xA9t\xC3\xA9", "unknown You see no '??t??"
                                                     "' here."}});
    const std::string shown = Tale(keep()).meaning(std::string(5000, 'z'));
    BOOST_TEST(shown == "unknown I do not know the word '" + std::string(60, 'z') +
                            "...'. Type help for the words that I know.");
}

BOOST_AUTO_TEST_CASE(things_not_met_are_suggested_to_nobody) {
    Tale tale(keep());
    BOOST_TEST(tale.meaning("amulte") ==
               "unknown I do not know the word 'amulte'. Type help for the words that I know.");
    BOOST_TEST(tale.meaning("take amulet") == "unknown You see no 'amulet' here.");
    BOOST_TEST(tale.meaning("take unicorn") == "unknown You see no 'unicorn' here.");
    tale.type("s");
    BOOST_TEST(tale.meaning("amulte") ==
               "unknown I do not know the word 'amulte'. Did you mean 'amulet'?");
}

BOOST_AUTO_TEST_CASE(hands_that_are_here_are_looked_at_before_ones_own) {
    WorldParts parts = corridor(2);
    expect(Tale(parts), {{"x hands", "ask inventory"}});
    add(parts, item("hands", 0));
    expect(Tale(std::move(parts)), {{"x hands", "examine hands"}});
}

BOOST_AUTO_TEST_CASE(small_talk_is_answered) {
    expect(Tale(keep()),
           {{"wait", "told Time passes only when you move."},
            {"z", "told Time passes only when you move."},
            {"xyzzy", "told That word belongs to another cave."},
            {"hello sphinx", "told Your voice goes round two corners and comes back."},
            {"open door", "unknown A door opens when you walk through it with its key in your "
                          "hands."},
            {"go in", "unknown Go by direction. Exits: south, east."},
            {"back", "unknown Go by direction. Exits: south, east."},
            {"go back", "unknown Go by direction. Exits: south, east."},
            {"go", "unknown Go where? Exits: south, east."},
            {"go nroth", "unknown You cannot go 'nroth'. Did you mean 'north'? Exits: south, "
                         "east."}});
}

BOOST_AUTO_TEST_CASE(amid_a_riddle_the_whole_line_is_the_answer) {
    expect(at_the_sphinx(), {{"well", "answer 'well'"},
                             {"A Well.", "answer 'A Well.'"},
                             {"the well!", "answer 'the well!'"},
                             {"\"well\"", "answer '\"well\"'"},
                             {" well ", "answer 'well'"},
                             {"well. n. e", "answer 'well. n. e'"},
                             {"sun", "answer 'sun'"},
                             {"nnw", "answer 'nnw'"},
                             {"a light", "answer 'a light'"},
                             {"the map", "answer 'the map'"},
                             {"answer light", "answer 'light'"},
                             {"say map", "answer 'map'"},
                             {"time then death", "answer 'time then death'"},
                             {"\xC3\xA9t\xC3\xA9", "answer '\xC3\xA9t\xC3\xA9'"}});
}

BOOST_AUTO_TEST_CASE(a_few_words_alone_are_heard_amid_a_question) {
    const std::vector<Row> rows = {{"quit", "ask quit"},   {"QUIT", "ask quit"},
                                   {"q", "ask quit"},      {"undo", "ask undo"},
                                   {"save", "ask save"},   {"look", "ask look"},
                                   {"l", "ask look"},      {"inventory", "ask inventory"},
                                   {"i", "ask inventory"}, {"help", "ask help"},
                                   {"?", "ask help"},      {"repeat", "ask repeat"},
                                   {"saves", "ask saves"}, {"restore", "ask restore"}};
    expect(at_the_sphinx(), rows);
    expect(at_the_pedlar(), rows);
    expect(at_the_sphinx(Keys::hjkl), {{"l", "go east"}, {"look", "ask look"}});
}

BOOST_AUTO_TEST_CASE(what_is_plainly_a_command_is_no_answer) {
    Tale tale(keep());
    for (const std::string_view line :
         {"take sword", "e", "take scroll", "e", "1", "2", "3", "s"}) {
        tale.type(line);
    }
    tale.type("w");
    BOOST_REQUIRE((tale.now.state.asking == EncounterId{1}));
    expect(tale, {{"n", "go north"},
                  {"North.", "go north"},
                  {"x rusty sword", "told You see nothing special about the rusty sword."},
                  {"examine the blade", "told You see nothing special about the rusty sword."},
                  {"read scroll", "told Mind the hatch."},
                  {"drop sword", "drop rusty sword"},
                  {"attack sphinx", "attack sphinx"},
                  {"sword", "answer 'sword'"},
                  {"say north", "answer 'north'"}});
    BOOST_TEST(tale.type("drop sword") ==
               "The sphinx waits for your answer.\nWhat has a mouth and never eats?\n");
}

BOOST_AUTO_TEST_CASE(what_begins_like_a_command_is_no_answer_and_costs_nothing) {
    const std::string waits = "The sphinx waits for your answer. If that was it, put answer before "
                              "it.";
    const Tale sphinx = at_the_sphinx();
    const Tale pedlar = at_the_pedlar();
    for (const std::string_view line :
         {"map",        "exits",      "score",      "restart",       "save bear", "restore bear",
          "explore",    "wait",       "go to ship", "listen",        "g",         "talk to sphinx",
          "x",          "x sphinx x", "x curtian",  "x all",         "light",     "push",
          "quit it",    "x statue",   "take sword", "read old book", "map words", "leave",
          "ask sphinx", "Wait!",      "walk"}) {
        BOOST_TEST_CONTEXT(line) {
            BOOST_TEST(sphinx.meaning(line) == "unknown " + waits);
            BOOST_TEST(pedlar.meaning(line) == "unknown The pedlar waits for your answer.");
        }
    }
}

BOOST_AUTO_TEST_CASE(an_answer_may_begin_like_a_command) {
    WorldParts parts = corridor(2);
    parts.start = RoomId{1};
    Riddler asks = riddler({"n", "the drop of water"});
    add(parts, called("sphinx", 1, asks, "the"));
    add(parts, named("water", 1, "water", "some"));
    expect(Tale(std::move(parts)), {{"n", "answer 'n'"},
                                    {"drop water", "answer 'drop water'"},
                                    {"drop", "answer 'drop'"},
                                    {"s", "go south"},
                                    {"take water", "take water"}});
}

BOOST_AUTO_TEST_CASE(after_the_end_a_number_or_a_yes_gets_no_other_answer_than_a_move) {
    WorldParts parts = corridor(2);
    add(parts, called("troll", 1, Monster{}));
    Tale tale(std::move(parts));
    tale.type("w");
    tale.type("e");
    BOOST_REQUIRE(tale.now.state.over());
    for (const std::string_view line : {"5", "yes", "sing", "n"}) {
        BOOST_TEST_CONTEXT(line) {
            BOOST_TEST(tale.type(line) ==
                       "The game is over. Type undo to take back the last line, restart to begin\n"
                       "again, or quit.\n");
        }
    }
}

BOOST_AUTO_TEST_CASE(answer_and_say_force_an_answer) {
    for (const Tale& tale : {at_the_sphinx(), at_the_pedlar()}) {
        expect(tale, {{"answer quit", "answer 'quit'"},
                      {"say A Well", "answer 'A Well'"},
                      {"Answer  look", "answer 'look'"},
                      {"guess 12", "answer '12'"},
                      {"answer", "unknown Answer what?"},
                      {"say", "unknown Say what?"}});
    }
    expect(Tale(keep()), {{"answer well", "answer 'well'"},
                          {"say Hello There", "answer 'Hello There'"},
                          {"answer", "answer ''"}});
}

BOOST_AUTO_TEST_CASE(numbers_reach_the_gambler_as_they_were_typed) {
    expect(at_the_pedlar(), {{"12", "answer '12'"},
                             {"e8", "answer 'e8'"},
                             {"99999999999999999999", "answer '99999999999999999999'"},
                             {"-", "nothing"},
                             {"\xEF\xBC\x97", "answer '\xEF\xBC\x97'"}});
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
