#include "clew/format/maze_json.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

struct Row {
    const char* name;
    const char* json;
    const char* faults;
};

void check(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            BOOST_TEST(faults_in(read_maze_json(row.json)) == row.faults);
        }
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(an_object_holds_exits_start_and_goals) {
    const auto maze =
        read_maze_json("{\"rows\":2,\"columns\":2,\"start\":[1,1],\"goals\":[[0,0],[ 0 , 1 ]],\n"
                       " \"exits\":[[\"E\",\"SW\"],[\"E\",\"NW\"]],\"solution\":[[1,1],[0,1]]}\n");
    BOOST_REQUIRE(maze.has_value());
    BOOST_TEST(maze->grid.rows() == 2);
    BOOST_TEST(maze->grid.columns() == 2);
    BOOST_TEST(text_of(maze->grid.exits(RoomId{1})) == "SW");
    BOOST_TEST((maze->start == Place{1, 1}));
    BOOST_TEST((maze->goals == std::vector<Place>{{0, 0}, {0, 1}}));
    BOOST_TEST(maze->one_sided == 0U);
    BOOST_TEST(maze->spans.empty());
}

BOOST_AUTO_TEST_CASE(strings_may_be_written_with_escapes) {
    const auto maze = read_maze_json(R"({"e\u0078its":[["\u0045","\u0057"]]})", Spans::always);
    BOOST_REQUIRE(maze.has_value());
    BOOST_TEST(text_of(maze->grid.exits(RoomId{0})) == "E");
    BOOST_REQUIRE(maze->spans.size() == 2);
    BOOST_TEST((maze->spans[1] == Span{{1, 27}, 6}));
}

BOOST_AUTO_TEST_CASE(all_but_the_exits_may_be_missing) {
    const auto maze = read_maze_json("\xEF\xBB\xBF { \"exits\" : [ [ \"\" ] ] , }");
    BOOST_REQUIRE(maze.has_value());
    BOOST_TEST(!maze->start.has_value());
    BOOST_TEST(maze->goals.empty());
    check({{"no exits", "{}", "0:0+1 'exits' is missing; expected the exit strings of all rooms\n"},
           {"no rows", "{\"exits\":[]}", "0:0+1 the table has no rows; expected at least one\n"}});
}

BOOST_AUTO_TEST_CASE(the_places_of_exit_strings_are_kept_where_they_are_needed) {
    const auto maze = read_maze_json("{\"exits\":\n[[\"E\", \"\"]]}");
    BOOST_REQUIRE(maze.has_value());
    BOOST_TEST(maze->one_sided == 1U);
    BOOST_REQUIRE(maze->spans.size() == 2);
    BOOST_TEST((maze->spans[1] == Span{{2, 9}, 1}));
    BOOST_TEST(read_maze_json("{\"exits\":[[\"E\",\"W\"]]}", Spans::always)->spans.size() == 2);
}

BOOST_AUTO_TEST_CASE(what_the_object_should_not_say_is_told_all_at_once) {
    check({
        {"several", "{\"rows\":3,\"start\":[5,0],\"gaols\":[[0,0]],\n\"exits\":[[\"\"]]}",
         "1:9+1 'rows' is not what the table has; expected 1\n"
         "1:19+5 row 5, column 0 is off the grid; expected rows from 0 to 0 and columns from 0 to "
         "0\n"
         "1:26+5 no key is called 'gaols'; did you mean 'goals'?\n"},
        {"columns", "{\"exits\":[[\"\"]],\n \"columns\": 12}",
         "2:13+2 'columns' is not what the table has; expected 1\n"},
        {"a number with zeros before it", "{\"exits\":[[\"\"]],\n \"rows\": 007}",
         "2:10+3 'rows' is not what the table has; expected 1\n"},
        {"a goal off the grid", "{\"exits\":[[\"\"]],\"goals\":[[0,0],[0,1]]}",
         "1:32+5 row 0, column 1 is off the grid; expected rows from 0 to 0 and columns from 0 to "
         "0\n"},
        {"no goal", "{\"exits\":[[\"\"]],\n\"goals\": [ ]}",
         "2:10+1 the list holds no goal; expected a place, or no 'goals'\n"},
        {"an unknown key and what it holds",
         "{\"by\":{\"name\":[\"}\",1.5e3,null],\"x\":{}},\"exits\":[[\"\"]]}",
         "1:3+2 no key is called 'by'; expected 'rows', 'columns', 'start', 'goals' or 'exits'\n"},
        {"two escaped halves are one character of four bytes",
         R"({"\ud83d\uDE00":1,"\u2588":1,"\u00e9":1,"exits":[[""]]})",
         "1:3+12 no key is called '\?\?\?\?'; expected 'rows', 'columns', 'start', 'goals' or "
         "'exits'\n"
         "1:20+6 no key is called '\?\?\?'; expected 'rows', 'columns', 'start', 'goals' or "
         "'exits'\n"
         "1:31+6 no key is called '\?\?'; expected 'rows', 'columns', 'start', 'goals' or "
         "'exits'\n"},
        {"a key twice", "{\"exits\":[[\"\"]],\"rows\":1,\"rows\":2}",
         "1:27+4 'rows' stands here twice; expected it once\n"},
        {"letters that are no exits", "{\"exits\":[[\"X\",\"YE\"]]}",
         "1:13+1 'X' is no exit; expected letters of N, S, E and W\n"
         "1:17+1 'Y' is no exit; expected letters of N, S, E and W\n"},
        {"more after it", "{\"exits\":[[\"\"]]}\n{}",
         "2:1+1 '{' stands here; expected nothing after the object\n"},
    });
}

BOOST_AUTO_TEST_CASE(what_has_another_form_is_told_with_what_was_expected) {
    check({
        {"cut short", "{\"exits\":[[\"\"]]\n",
         "2:1+1 the text ends here; expected ',' or '}' here\n"},
        {"only a brace", "{", "1:2+1 the text ends here; expected a key in quotes, or '}'\n"},
        {"no key", "{1:2}", "1:2+1 '1' stands here; expected a key in quotes, or '}'\n"},
        {"no colon", "{\"rows\" 2}", "1:9+1 '2' stands here; expected ':' after the key\n"},
        {"below nothing", "{\"rows\":-2}", "1:9+1 '-' stands here; expected a number here\n"},
        {"too large", "{\"rows\":99999999999}",
         "1:9+11 '99999999999' is too large a number; expected at most 1073741824\n"},
        {"a start that is no list", "{\"start\":3}",
         "1:10+1 '3' stands here; expected a place, [row, column]\n"},
        {"a start without a column", "{\"start\":[3]}",
         "1:12+1 ']' stands here; expected ',' and a column\n"},
        {"a start of three numbers", "{\"start\":[3,4,5]}",
         "1:14+1 ',' stands here; expected ']' after row and column\n"},
        {"goals that are one place", "{\"goals\":[3,4]}",
         "1:11+1 '3' stands here; expected a place, [row, column]\n"},
        {"exits that are a string", "{\"exits\":\"E\"}",
         "1:10+1 '\"' stands here; expected '[' here, the table's first\n"},
        {"an unknown value of no form", "{\"x\":}",
         "1:3+1 no key is called 'x'; expected 'rows', 'columns', 'start', 'goals' or 'exits'\n"
         "1:6+1 '}' stands here; expected a value here\n"},
    });
}

BOOST_AUTO_TEST_CASE(no_depth_and_no_number_of_goals_is_too_much) {
    const std::string deep(100'000, '[');
    BOOST_TEST(faults_in(read_maze_json("{\"x\":" + deep + "}")) ==
               "1:3+1 no key is called 'x'; expected 'rows', 'columns', 'start', 'goals' or "
               "'exits'\n"
               "1:100007+1 the text ends here; expected a value here\n");
    std::string goals = "[0,0]";
    for (int i = 1; i < 1000; ++i) {
        goals += ",[0,0]";
    }
    BOOST_TEST(read_maze_json("{\"exits\":[[\"\"]],\"goals\":[" + goals + "]}").has_value());
    BOOST_TEST(
        faults_in(read_maze_json("{\"exits\":[[\"\"]],\n\"goals\":[" + goals + ",[0,0]]}")) ==
        "2:6010+5 the maze has too many goals; expected at most 1000\n");
}

BOOST_AUTO_TEST_CASE(an_object_is_known_by_its_brace) {
    BOOST_TEST(is_maze_json("{}"));
    BOOST_TEST(is_maze_json("\xEF\xBB\xBF\n {"));
    BOOST_TEST(!is_maze_json(""));
    BOOST_TEST(!is_maze_json("[[\"E\"]]"));
    BOOST_TEST(!is_maze_json("x = {}"));
}

} // namespace clew
