#include "clew/session/aside.hpp"

#include "clew/session/version.hpp"
#include "session/talk.hpp"

#include <boost/test/unit_test.hpp>

namespace clew::test {

namespace {

WorldParts square() {
    WorldParts parts = maze({{"ES", "SW"}, {"NE", "NW"}});
    parts.start = RoomId{3};
    parts.goals = {RoomId{0}};
    return parts;
}

Voice viewing(std::uint32_t width = 72) {
    Voice voice;
    voice.manner.view = View::map;
    voice.width = width;
    return voice;
}

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

} // namespace

BOOST_AUTO_TEST_SUITE(asides)

BOOST_AUTO_TEST_CASE(the_map_is_set_in_so_that_no_line_passes_for_a_prompt) {
    Talk talk(square());
    (void)talk.type("nwse");
    const std::string map = talk.type("map");
    BOOST_TEST(map.size() > 0U);
    for (const std::string_view line : split_lines(map)) {
        BOOST_TEST((line.empty() || line[0] == ' '), line);
    }
    BOOST_TEST(has(map, "@"));
}

BOOST_AUTO_TEST_CASE(the_map_is_told_in_words_where_a_picture_is_not_wanted) {
    Talk picture(square());
    const std::string words = picture.type("map words");
    BOOST_TEST(has(words, "You are at row 1, column 1."));
    BOOST_TEST(!has(words, "+---"));
    Voice voice;
    voice.words = true;
    Talk talk(square(), voice);
    BOOST_TEST(talk.type("map") == words);
}

BOOST_AUTO_TEST_CASE(a_map_too_wide_is_told_in_words) {
    WorldParts parts;
    parts.grid = Grid(1, 18);
    parts.goals = {RoomId{17}};
    Item map = item("map", 0);
    map.map = true;
    add(parts, std::move(map));
    Talk wide(parts);
    (void)wide.type("take map");
    const std::string answer = wide.type("map");
    BOOST_TEST(answer.substr(0, answer.find("You are")) ==
               "The map is 74 columns wide, too wide for this page; here it is in words.\n");
    Voice voice;
    voice.width = 74;
    Talk wider(parts, voice);
    (void)wider.type("take map");
    BOOST_TEST(has(wider.type("map"), "@"));
    voice.width = 0;
    Talk endless(parts, voice);
    (void)endless.type("take map");
    BOOST_TEST(has(endless.type("map"), "@"));
}

BOOST_AUTO_TEST_CASE(a_map_of_what_was_seen_is_cut_to_it) {
    WorldParts parts;
    parts.grid = Grid(50, 50);
    parts.start = RoomId{1275};
    parts.grid.open(parts.start, Direction::east);
    parts.goals = {RoomId{0}};
    Talk talk(std::move(parts));
    (void)talk.type("e");
    BOOST_TEST(talk.type("map") == " +---+---+\n | S   @ |\n +---+---+\n");
}

BOOST_AUTO_TEST_CASE(a_map_that_is_an_item_must_be_carried) {
    WorldParts parts = square();
    Item map = item("map", 3);
    map.map = true;
    add(parts, std::move(map));
    Talk talk(std::move(parts), viewing());
    BOOST_TEST(talk.type("map") == "You have no map.\n");
    BOOST_TEST(talk.type("map words") == "You have no map.\n");
    BOOST_TEST(!has(talk.type("n"), "+---"));
    (void)talk.type("s");
    (void)talk.type("take map");
    BOOST_TEST(has(talk.type("map"), "G"));
    BOOST_TEST(has(talk.type("n"), "@"));
}

BOOST_AUTO_TEST_CASE(a_view_of_the_map_comes_with_every_arrival) {
    Talk talk(square(), viewing());
    BOOST_TEST(has(talk.open(), "@"));
    const std::string answer = talk.type("n");
    BOOST_TEST(has(answer, "@"));
    const std::string place = "You are at row 0, column 1. Exits: south, west.\n";
    BOOST_TEST(answer.substr(answer.size() - place.size()) == place);
    BOOST_TEST(!has(talk.type("n"), "@"));
    BOOST_TEST(!has(talk.type("look"), "@"));
    BOOST_TEST(has(talk.type("undo"), "@"));
    Voice words = viewing();
    words.words = true;
    Talk told(square(), words);
    BOOST_TEST(!has(told.open() + told.type("n"), "@"));
}

BOOST_AUTO_TEST_CASE(a_view_is_shown_as_long_as_it_fits_and_that_is_said_once) {
    WorldParts parts;
    parts.grid = Grid(1, 3);
    parts.grid.open(RoomId{0}, Direction::east);
    parts.grid.open(RoomId{1}, Direction::east);
    parts.goals = {RoomId{2}};
    parts.start = RoomId{0};
    Talk talk(std::move(parts), viewing(10));
    const std::string opened = talk.open();
    BOOST_TEST(has(opened, "The whole\nmap is 14\ncolumns\nwide; it\nis shown\nas long as\n"));
    BOOST_TEST(has(opened, "@"));
    BOOST_TEST(has(talk.type("e"), "@"));
    BOOST_TEST(!has(talk.type("e"), "@"));
}

BOOST_AUTO_TEST_CASE(leaving_tells_turns_and_score_and_praises_nobody) {
    Talk talk(square());
    BOOST_TEST(talk.type("q") == "You leave before the first turn.\n");
    BOOST_TEST(talk.reply.quit);
    (void)talk.type("n");
    BOOST_TEST(talk.type("quit") == "You leave after 1 turn.\n");
    WorldParts parts = square();
    parts.scoring.per_turn = 2;
    Talk scored(std::move(parts));
    (void)scored.type("ns");
    BOOST_TEST(scored.type("quit") == "You leave after 2 turns. Score: -4.\n");
}

BOOST_AUTO_TEST_CASE(the_version_is_told) {
    Talk talk(square());
    BOOST_TEST(talk.type("version") == "This is Clew " + std::string(version()) + ".\n");
}

BOOST_AUTO_TEST_CASE(what_may_be_asked_while_a_question_is_open_changes_nothing) {
    Talk talk(gallery());
    (void)talk.type("eee");
    const std::uint64_t asked = talk.digest();
    for (const char* const line : {"look", "inventory", "help", "repeat", "LOOK", "i"}) {
        BOOST_TEST(!talk.type(line).empty(), line);
        BOOST_TEST(talk.digest() == asked, line);
    }
    const std::string look = talk.type("look");
    BOOST_TEST(look.substr(look.size() - 32) == "What has an eye and cannot see?\n");
    (void)talk.type("quit");
    BOOST_TEST(talk.reply.quit);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace clew::test
