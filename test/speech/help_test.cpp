#include "house.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

namespace clew::test {

namespace {

constexpr std::string_view bare = "To move: n (north), s (south), e (east), w (west).\n"
                                  "Several at once: nnw, or n. w. look.\n"
                                  "n 5: five steps, if nothing stops you.\n"
                                  "run n: round bends to a fork or a find.\n"
                                  "go to 3,2: walk to a place seen.\n"
                                  "explore: walk to what is not seen yet.\n"
                                  "look (l): where you are.\n"
                                  "exits: the ways out, and where to.\n"
                                  "map: a map of what you have seen.\n"
                                  "On it: @ you, S the start, G the goal.\n"
                                  "map words: the map, told.\n"
                                  "score: your score and your turns.\n"
                                  "hint: a nudge; again, what to do.\n"
                                  "undo: take back what you did last.\n"
                                  "again (g): the last command once more.\n"
                                  "repeat: the last answer once more.\n"
                                  "restart: begin again.\n"
                                  "save NAME, restore NAME, saves.\n"
                                  "delete NAME: do away with a save.\n"
                                  "quit (q): stop. help (?): this list.\n";

} // namespace

BOOST_AUTO_TEST_SUITE(help)

BOOST_AUTO_TEST_CASE(a_bare_maze_needs_few_words) {
    BOOST_TEST(Tale(corridor(2)).says(tell_help) == bare);
}

BOOST_AUTO_TEST_CASE(a_world_with_everything_needs_them_all) {
    WorldParts parts = keep();
    parts.items.back().map = true;
    parts.lists_walls = true;
    parts.scoring.per_hint = 1000;
    parts.rooms = {{RoomId{0}, "hall", "", "It echoes."}};
    BOOST_TEST(Tale(std::move(parts)).says(tell_help) ==
               "To move: n (north), s (south), e (east), w (west), u (up), d (down).\n"
               "Several at once: nnw, or n. w. look.\n"
               "n 5: five steps, if nothing stops you.\n"
               "run n: round bends to a fork or a find.\n"
               "go to 3,2: walk to a place seen.\n"
               "explore: walk to what is not seen yet.\n"
               "look (l): where you are.\n"
               "exits: the ways out, and where to.\n"
               "take THING, drop THING, or all.\n"
               "inventory (i): what you carry.\n"
               "examine THING (x): a closer look.\n"
               "read THING: what is written on it.\n"
               "use THING: see what it does.\n"
               "give THING to SOMEONE.\n"
               "Asked a question, type the answer.\n"
               "map: the map, once you carry it.\n"
               "On it: @ you, S the start, G the goal.\n"
               "map words: the map, told.\n"
               "walls: where the walls are.\n"
               "score: your score and your turns.\n"
               "brief, verbose: say less, or all.\n"
               "hint (1000 points): a nudge, a move.\n"
               "undo: take back what you did last.\n"
               "again (g): the last command once more.\n"
               "repeat: the last answer once more.\n"
               "restart: begin again.\n"
               "save NAME, restore NAME, saves.\n"
               "delete NAME: do away with a save.\n"
               "quit (q): stop. help (?): this list.\n");
}

BOOST_AUTO_TEST_CASE(only_marks_that_this_map_has_are_named) {
    WorldParts parts = corridor(2);
    parts.goals.clear();
    Ending only;
    only.id = "end";
    only.when = {{{.kind = Condition::Kind::in_room, .room = RoomId{1}}}};
    parts.endings = {only};
    const std::string without = Tale(parts).says(tell_help);
    BOOST_TEST(without.find("On it: @ you, S the start.\n") != std::string::npos);
    WorldParts hall = maze({{"ES", "WS"}, {"NE", "NW"}});
    hall.sight = 3; // its map has a legend
    BOOST_TEST(Tale(std::move(hall)).says(tell_help).find("On it") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_keys_are_those_in_use) {
    const auto first_lines = [](WorldParts parts, Keys keys) {
        const Manner manner{keys, Coordinates::letter_number};
        const std::string all = Tale(std::move(parts), manner).says(tell_help);
        return all.substr(0, all.find("exits"));
    };
    BOOST_TEST(first_lines(corridor(2), Keys::udlr) ==
               "To move: u (up), d (down), r (right), l (left).\n"
               "Several at once: uul, or u. l. look.\n"
               "u 5: five steps, if nothing stops you.\n"
               "run u: round bends to a fork or a find.\n"
               "go to c4: walk to a place seen.\n"
               "explore: walk to what is not seen yet.\n"
               "look: where you are.\n");
    BOOST_TEST(first_lines(keep(), Keys::wasd) ==
               "To move: w (up), s (down), d (right), a (left), upstairs, downstairs.\n"
               "Several at once: wwa, or w. a. look.\n"
               "w 5: five steps, if nothing stops you.\n"
               "run w: round bends to a fork or a find.\n"
               "go to c4: walk to a place seen.\n"
               "explore: walk to what is not seen yet.\n"
               "look (l): where you are.\n");
}

BOOST_AUTO_TEST_CASE(each_line_fits_a_phone) {
    Voice voice;
    voice.width = 40;
    const std::string all = Tale(keep(), voice).says(tell_help);
    const auto lines = std::count(all.begin(), all.end(), '\n');
    voice.width = 0;
    const std::string unwrapped = Tale(keep(), voice).says(tell_help);
    // The keys alone take two lines.
    BOOST_TEST(lines == std::count(unwrapped.begin(), unwrapped.end(), '\n') + 1);
}

BOOST_AUTO_TEST_CASE(what_help_names_is_understood) {
    const Tale tale(keep());
    for (const std::string_view word :
         {"look",   "l",       "exits", "inventory", "i",    "map",   "map words",
          "walls",  "score",   "brief", "verbose",   "undo", "again", "g",
          "repeat", "restart", "quit",  "q",         "help", "?",     "hint"}) {
        BOOST_TEST_CONTEXT(word) { BOOST_TEST(tale.meaning(word).substr(0, 4) == "ask "); }
    }
}

BOOST_AUTO_TEST_CASE(what_can_be_opened_put_eaten_or_lit_has_its_words) {
    const std::string help = Tale(house()).says(tell_help);
    for (const std::string_view line :
         {"open THING, close THING.\n", "unlock THING, lock THING (with KEY).\n",
          "put THING in (or on) ANOTHER.\n", "take THING from ANOTHER.\n",
          "eat THING, drink THING.\n", "light THING.\n"}) {
        BOOST_TEST_CONTEXT(line) { BOOST_TEST(help.find(line) != std::string::npos); }
    }
    BOOST_TEST(help.find("attack") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
