#include "clew/format/exit_table.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

std::string exits_of_table(std::string_view text) {
    const auto maze = read_exit_table(text);
    if (!maze) {
        return told(maze.error());
    }
    std::string exits;
    for (std::uint32_t i = 0; i < maze->grid.room_count(); ++i) {
        exits += i % maze->grid.columns() == 0 ? "/" : " ";
        exits += text_of(maze->grid.exits(RoomId{i}));
    }
    return exits;
}

struct Row {
    const char* name;
    const char* table;
    std::string result;
};

} // namespace

BOOST_AUTO_TEST_CASE(json_and_python_are_read_alike) {
    const char* const worked = "/E SW S/S NE NSW/NE EW NW";
    const std::vector<Row> rows = {
        {"the course's table",
         "maze = [[\"E\",\"WS\",\"S\"], [\"S\",\"NE\",\"NWS\"], [\"NE\",\"WE\",\"NW\"]]", worked},
        {"single quotes", "[['E','WS','S'],['S','NE','NWS'],['NE','WE','NW']]", worked},
        {"small letters", "[['e','ws','s'],['s','ne','nws'],['ne','we','nw']]", worked},
        {"commas at the ends", "[['E','WS','S',],['S','NE','NWS',],['NE','WE','NW',],]\n", worked},
        {"blanks and lines",
         " \n[\r\n [ 'E' , 'WS','S'\n],\t['S','NE','NWS'],\n['NE','WE','NW'] ] \n\n", worked},
        {"a mark", "\xEF\xBB\xBF[['E','WS','S'],['S','NE','NWS'],['NE','WE','NW']]", worked},
        {"one room", "[[\"\"]]", "/"},
        {"escapes of JSON", R"([["\u0045", "\u0057\u0053"], ["", "\u006e"]])", "/E SW/ N"},
        {"both quotes", "[[\"E\", 'W']]", "/E W"},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(exits_of_table(row.table) == row.result); }
    }
}

BOOST_AUTO_TEST_CASE(each_fault_of_a_table_has_its_place) {
    const std::string half = " is half a character; expected two halves, \\ud800 to \\udbff and "
                             "then \\udc00 to \\udfff\n";
    const std::vector<Row> rows = {
        {"nothing", "", "1:1+1 the text ends here; expected '[' here, the table's first\n"},
        {"no rows", "[]", "0:0+1 the table has no rows; expected at least one\n"},
        {"no escape", R"([["E\x45"]])",
         "1:5+2 '\\x' is no escape of JSON; expected \\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t, or "
         "\\u "
         "and four hexadecimal digits\n"},
        {"too few digits", R"([["\u04"]])",
         "1:4+2 '\\u' is no escape of JSON; expected \\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t, or "
         "\\u "
         "and four hexadecimal digits\n"},
        {"a first half at the end", R"([["E\ud83d"]])", "1:5+6 '\\ud83d'" + half},
        {"a first half and a letter", R"([["\ud83d\u0045"]])", "1:4+6 '\\ud83d'" + half},
        {"two first halves", R"([["\udbff\udbff"]])", "1:4+6 '\\udbff'" + half},
        {"a second half alone", R"([["\udc00E"]])", "1:4+6 '\\udc00'" + half},
        {"an escaped letter that is no exit", R"([["E\u0041"]])",
         "1:4+7 'A' is no exit; expected letters of N, S, E and W\n"},
        {"an escaped quote, and none that closes", R"([["E\"]])",
         "1:9+1 the text ends here; expected the quote that closes the string\n"},
        {"a line that ends in an escape", "[[\"E\\\n\"]]",
         "1:6+1 the line ends here; expected the quote that closes the string\n"},
        {"an empty row", "[[]]", "1:2+1 row 0 is empty; expected at least one exit string\n"},
        {"no list in it", "[\"E\"]", "1:2+1 '\"' stands here; expected '[' or ']' here\n"},
        {"a number in it", "[[3]]",
         "1:3+1 '3' stands here; expected an exit string in quotes "
         "here\n"},
        {"too deep", "[[[\"E\"]]]",
         "1:3+1 '[' stands here; expected an exit string in quotes "
         "here\n"},
        {"cut short", "[[\"E\",",
         "1:7+1 the text ends here; expected an exit string in quotes "
         "here\n"},
        {"a row cut short", "[[\"E\"]", "1:7+1 the text ends here; expected ',' or ']' here\n"},
        {"an open quote", "[[\"E]]\n",
         "1:7+1 the line ends here; expected the quote that closes "
         "the string\n"},
        {"no comma", "[[\"E\" \"W\"]]", "1:7+1 '\"' stands here; expected ',' or ']' here\n"},
        {"no comma between rows", "[[\"E\"]\n[\"W\"]]",
         "2:1+1 '[' stands here; expected ',' or ']' here\n"},
        {"more after it", "[[\"\"]] x",
         "1:8+1 'x' stands here; expected nothing after the "
         "table\n"},
        {"other letters", "[[\"E\", \"WQ\"],\n ['S', 'ED']]",
         "1:10+1 'Q' is no exit; expected letters of N, S, E and W\n"
         "2:10+1 'D' is no exit; expected letters of N, S, E and W\n"},
        {"a letter twice", "[[\"EWE\"]]",
         "1:6+1 'E' stands here twice; expected letters of N, S, "
         "E and W\n"},
        {"rows of other lengths", "[[\"E\", \"W\"],\n [\"E\"],\n [\"\", \"\", \"\"]]",
         "2:2+1 row 1 has 1 room; expected 2, as in row 0\n"
         "3:2+1 row 2 has 3 rooms; expected 2, as in row 0\n"},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(exits_of_table(row.table) == row.result); }
    }
}

BOOST_AUTO_TEST_CASE(exits_that_disagree_are_counted_with_their_places) {
    const auto maze = read_exit_table("[[\"E\", \"\"],\n [\"N\", \"E\"]]");
    BOOST_REQUIRE(maze.has_value());
    BOOST_TEST(maze->one_sided == 3U);
    BOOST_REQUIRE(maze->spans.size() == 4);
    BOOST_TEST((maze->spans[0] == Span{{1, 4}, 1}));
    BOOST_TEST((maze->spans[1] == Span{{1, 9}, 1}));
    BOOST_TEST((maze->spans[3] == Span{{2, 9}, 1}));
    BOOST_TEST(read_exit_table("[[\"E\", \"W\"]]")->spans.empty());
}

BOOST_AUTO_TEST_CASE(a_hundred_faults_of_a_table_are_told_and_the_rest_counted) {
    std::string table = "[[";
    for (int i = 0; i < 150; ++i) {
        table += "'X',";
    }
    const auto maze = read_exit_table(table + "]]");
    BOOST_REQUIRE(!maze.has_value());
    BOOST_TEST(maze.error().size() == 101);
    BOOST_TEST(maze.error().back().message == "and 50 more faults");
}

BOOST_AUTO_TEST_CASE(a_table_is_known_by_its_beginning) {
    for (const char* text : {"[[\"E\"]]", " [ [ 'E'", "maze = [['", "rooms=\n[[\"", "[]", "[[]]"}) {
        BOOST_TEST_CONTEXT(text) { BOOST_TEST(is_exit_table(text)); }
    }
    for (const char* text : {"", "[maze]", "[[rooms]]", "x = [1]", "maze", "maze [[\"", "[ \"a\" ]",
                             "exits = 3", "=[[\"E"}) {
        BOOST_TEST_CONTEXT(text) { BOOST_TEST(!is_exit_table(text)); }
    }
}

} // namespace clew
