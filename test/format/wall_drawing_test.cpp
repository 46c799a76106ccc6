#include "clew/format/wall_drawing.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

// The exit strings of all rooms, rows between slashes.
std::string exits_in(const Grid& grid) {
    std::string text;
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        const bool first = i % grid.columns() == 0;
        text += i == 0 ? "" : first ? " / " : " ";
        const std::string exits = text_of(grid.exits(RoomId{i}));
        text += exits.empty() ? "-" : exits;
    }
    return text;
}

std::string exits_of_drawing(std::string_view text) {
    const auto maze = read_wall_drawing(text);
    return maze.has_value() ? exits_in(maze->grid) : told(maze.error());
}

std::string repeated(std::string_view part, std::size_t times) {
    std::string text;
    for (std::size_t i = 0; i < times; ++i) {
        text += part;
    }
    return text;
}

struct Row {
    const char* name;
    const char* drawing;
    const char* result;
};

void check(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(exits_of_drawing(row.drawing) == row.result); }
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(what_is_drawn_is_read) {
    const std::vector<Row> rows = {
        {"one room", "+---+\n|   |\n+---+\n", "-"},
        {"no line end", "+---+\n|   |\n+---+", "-"},
        {"two rows", "+---+---+\n| S     |\n+---+   +\n| G     |\n+---+---+\n", "E SW / E NW"},
        {"round posts", "o---o---o\n| G   G |\no   o   o\n|   | S |\no---o---o\n", "SE SW / N N"},
        {"one wide", "+-+-+\n|   |\n+-+ +\n| | |\n+-+-+\n", "E SW / - N"},
        {"mixed posts", "+---o\n|   |\no---+", "-"},
        {"blank lines around", "\n  \n+---+\n|   |\n+---+\n\n \n", "-"},
        {"crlf and trailing blanks", "+---+  \r\n|   |\t\r\n+---+\r\n", "-"},
        {"a mark", "\xEF\xBB\xBF+---+\n|   |\n+---+\n", "-"},
        {"set in", "   +---+\n   |   |\n   +---+\n", "-"},
        {"labels", "    0   1\n  +---+---+\n0 |       |\n  +---+---+\n", "E W"},
        {"labels of two digits", "     9  10\n   +---+---+\n10 |       |\n   +---+---+\n", "E W"},
        {"one way", "+---+---+\n|   >   |\n+-v-+-^-+\n|   <   |\n+---+---+\n", "SE - / - NW"},
        {"one way, one wide", "+-+-+\n| > |\n+v+^+\n| < |\n+-+-+\n", "SE - / - NW"},
        {"one way between blanks", "+---+\n|   |\n+ v +\n|   |\n+---+\n", "S / -"},
        {"one way off the grid", "+-^-+\n<   >\n+-v-+\n", "NSEW"},
        {"boxes", "┌───┬───┐\n│ S │ G │\n│   ╵   │\n│       │\n└───────┘\n", "S S / NE NW"},
        {"boxes one wide", "┌─┬─┐\n│S│G│\n│ ╵ │\n│   │\n└───┘\n", "S S / NE NW"},
        {"heavy boxes", "┏━━━┓\n┃ S ┃\n┗━━━┛", "-"},
        {"boxes with labels", "    0   1\n  ┌───────┐\n0 │       │\n  └───────┘\n", "E W"},
        {"boxes one way", "┌───────┐\n│   >   │\n├─v─╴   │\n│   <   │\n└───────┘\n", "SE S / - NW"},
        {"lone posts drawn", "+---+---+\n|       |\n+   +   +\n|       |\n+---+---+\n",
         "SE SW / NE NW"},
        {"lone posts not drawn", "+---+---+\n|       |\n+       +\n|       |\n+---+---+\n",
         "SE SW / NE NW"},
    };
    check(rows);
}

BOOST_AUTO_TEST_CASE(letters_mark_start_goals_and_rooms) {
    const auto maze =
        read_wall_drawing("+---+---+---+\n| G   h   S |\n+   +   +   +\n|K  | .   G |\n"
                          "+---+---+---+\n");
    BOOST_REQUIRE(maze.has_value());
    BOOST_TEST((maze->start == Place{0, 2}));
    BOOST_TEST((maze->goals == std::vector<Place>{{0, 0}, {1, 2}}));
    BOOST_TEST(
        (maze->letters == std::vector<std::pair<char, Place>>{{'h', {0, 1}}, {'K', {1, 0}}}));
    BOOST_TEST(maze->one_sided == 0U);
    BOOST_TEST(maze->spans.empty());
}

BOOST_AUTO_TEST_CASE(the_player_is_the_start_only_without_an_s) {
    BOOST_TEST((read_wall_drawing("+---+\n| @ |\n+---+")->start == Place{0, 0}));
    const auto both = read_wall_drawing("+---+---+\n| @   S |\n+---+---+");
    BOOST_TEST((both->start == Place{0, 1}));
    BOOST_TEST(!read_wall_drawing("+---+\n|   |\n+---+")->start.has_value());
}

BOOST_AUTO_TEST_CASE(one_way_openings_are_counted_and_placed) {
    const auto maze = read_wall_drawing("+---+---+\n|   >   |\n+---+---+");
    BOOST_TEST(maze->one_sided == 1U);
    BOOST_REQUIRE(maze->spans.size() == 2);
    BOOST_TEST((maze->spans[1] == Span{{2, 6}, 3}));
}

BOOST_AUTO_TEST_CASE(lines_that_are_no_drawings_are_told_with_their_place) {
    const std::vector<Row> rows = {
        {"nothing", "",
         "0:0+1 the drawing does not begin with a post; expected '+' or 'o' at its "
         "corner\n"},
        {"no post first", "\n |---+\n",
         "2:2+1 the drawing does not begin with a post; expected "
         "'+' or 'o' at its corner\n"},
        {"a post alone", "+\n",
         "1:1+1 the top wall has 1 character; expected 4 for each column "
         "and one for the last post\n"},
        {"a short top wall", "+---+--\n|   |  \n",
         "1:7+1 the top wall has 7 characters; expected "
         "4 for each column and one for the last "
         "post\n"},
        {"one line", "+---+\n",
         "1:1+1 the drawing ends after one line; expected rooms below "
         "it\n"},
        {"no bottom", "+---+\n|   |\n",
         "2:1+1 the drawing ends with a line of rooms; expected "
         "the outer wall below it\n"},
        {"a line too many", "+---+\n|   |\n|   |\n+---+\n",
         "3:1+1 a line of rooms stands here; expected a line of posts and walls\n"},
        {"a line too few", "+---+\n|   |\n+---+\n+---+\n",
         "4:1+1 a line of posts stands here; expected a line of rooms, between upright "
         "walls\n"},
        {"a short line", "+---+---+\n|      |\n+---+---+\n",
         "2:9+1 the line has 8 characters; expected 9, as in the first line\n"},
        {"a long line", "+---+\n|   |\n+---+--\n",
         "3:6+1 the line has 7 characters; expected 5, as in the first line\n"},
    };
    check(rows);
}

BOOST_AUTO_TEST_CASE(posts_that_are_missing_are_told_with_their_place) {
    const std::vector<Row> rows = {
        {"a post missing at a wall", "+---+---+\n|       |\n+--- ---+\n|       |\n+---+---+\n",
         "3:5+1 a post is missing here; expected a post ('+' or 'o')\n"},
        {"a post missing under a wall", "+---+---+\n|   |   |\n+       +\n|       |\n+---+---+\n",
         "3:5+1 a post is missing here; expected a post ('+' or 'o')\n"},
        {"a post missing at the edge", "+---+\n|   |\n    +\n|   |\n+---+\n",
         "3:1+1 a post is missing here; expected a post ('+' or 'o')\n"},
        {"a wall through a post", "+-------+\n|       |\n+---+---+\n",
         "1:5+1 a post is missing here; expected a post ('+' or 'o')\n"},
        {"a stranger for a post", "+---+---+\n|       |\n+---x---+\n|       |\n+---+---+\n",
         "3:5+1 'x' stands in a post's place; expected a post ('+' or 'o')\n"},
        {"one lone post of two missing",
         "+---+---+---+\n|           |\n+   +       +\n|           |\n+---+---+---+\n",
         "3:9+1 a post is missing here; expected a post ('+' or 'o'), as others without walls are "
         "drawn\n"},
    };
    check(rows);
}

BOOST_AUTO_TEST_CASE(walls_that_are_not_whole_are_told_with_their_place) {
    const std::vector<Row> rows = {
        {"a gap at the top", "+   +\n|   |\n+---+\n",
         "1:2+3 the outer wall has a gap north of row 0, column 0; expected '---'\n"},
        {"a gap at the bottom", "+-+-+\n|   |\n+-+ +\n",
         "3:4+1 the outer wall has a gap south of row 0, column 1; expected '-'\n"},
        {"gaps at the sides", "+---+\n    |\n+---+\n|    \n+---+\n",
         "2:1+1 the outer wall has a gap west of row 0, column 0; expected '|'\n"
         "4:2+1 the line has 1 character; expected 5, as in the first line\n"},
        {"half a wall", "+---+\n|   |\n+-- +\n|   |\n+---+\n",
         "3:2+3 half a wall stands here; expected '---' or three blanks\n"},
        {"a gap in a box", "┌───┐\n│ S\n├─  ┤\n│   │\n└───┘\n",
         "2:6+1 the line has 3 characters; expected 5, as in the first line\n"
         "3:4+5 half a wall stands here; expected a whole wall or three blanks\n"},
        {"a stranger in a box", "┌───────┐\n│ é │   │\n└─── ───┘\n",
         "2:5+2 a strange character stands in a room; expected a letter or a blank\n"
         "3:13+1 a post is missing here; expected a corner, tee or cross\n"},
        {"a stranger in a wall", "+---+\n|   |\n+-=-+\n|   |\n+---+\n",
         "3:3+1 '=' stands in a wall; expected '---' or three blanks\n"},
        {"a stranger in a wall one wide", "+-+\n| |\n+=+\n| |\n+-+\n",
         "3:2+1 '=' stands in a wall; expected '-' or a blank\n"},
        {"a stranger in a side", "+---+---+\n|   !   |\n+---+---+\n",
         "2:5+1 '!' stands in a wall; expected '|' or a blank\n"},
        {"a way in from nowhere", "+-v-+\n>   <\n+-^-+\n",
         "1:3+1 'v' stands in a wall; expected '---' or three blanks\n"
         "2:1+1 '>' stands in a wall; expected '|' or a blank\n"
         "2:5+1 '<' stands in a wall; expected '|' or a blank\n"
         "3:3+1 '^' stands in a wall; expected '---' or three blanks\n"},
    };
    check(rows);
}

BOOST_AUTO_TEST_CASE(rooms_that_hold_too_much_are_told_with_their_place) {
    const std::vector<Row> rows = {
        {"a stranger in a room", "+---+\n| 7 |\n+---+\n",
         "2:3+1 '7' stands in a room; expected a letter or a blank\n"},
        {"two letters in a room", "+---+\n|a b|\n+---+\n",
         "2:4+1 'b' stands in a room that has a letter already; expected one letter a room\n"},
        {"two starts", "+---+---+\n| S   S |\n+---+---+\n",
         "2:7+1 a second 'S' stands here; expected one start\n"},
        {"two players", "+---+---+\n| @   @ |\n+---+---+\n",
         "2:7+1 a second start stands here; expected one '@'\n"},
        {"a stranger at the left", "  +---+\nx |   |\n  +---+\n",
         "2:1+1 'x' stands left of the drawing; expected blanks or the row's number\n"},
        {"a letter of two bytes", "+---+\n| \xC3\xA9|\n+---+\n",
         "2:6+1 the line has 4 characters; expected 5, as in the first line\n"},
        {"the same in its place", "+---+\n| \xC3\xA9 |\n+---+\n",
         "2:3+2 a strange character stands in a room; expected a letter or a blank\n"},
        {"a mark before a fault", "\xEF\xBB\xBF+---\n|   |\n+---+\n",
         "1:7+1 the top wall has 4 characters; expected 4 for each column and one for the last "
         "post\n"},
    };
    check(rows);
}

BOOST_AUTO_TEST_CASE(a_hundred_faults_are_told_and_the_rest_counted) {
    std::string drawing = "+" + repeated("---+", 150) + "\n|" + repeated(" 7 |", 150) + "\n+" +
                          repeated("---+", 150) + "\n";
    const auto maze = read_wall_drawing(drawing);
    BOOST_REQUIRE(!maze.has_value());
    BOOST_TEST(maze.error().size() == 101);
    BOOST_TEST(maze.error().back().message == "and 50 more faults");
    BOOST_TEST((maze.error().back().span == Span{{2, 403}, 1}));
}

BOOST_AUTO_TEST_CASE(goals_and_letters_have_their_limits) {
    const auto row_of = [](const std::string& room, std::size_t times) {
        return "+" + repeated("---+", times) + "\n|" + repeated(room + "|", times) + "\n+" +
               repeated("---+", times) + "\n";
    };
    BOOST_TEST(read_wall_drawing(row_of(" G ", 1000))->goals.size() == 1000);
    BOOST_TEST(exits_of_drawing(row_of(" G ", 1001)) ==
               "2:4003+1 the drawing has too many goals; expected at most 1000\n");
    BOOST_TEST(read_wall_drawing(row_of(" x ", 10'000))->letters.size() == 10'000);
    BOOST_TEST(exits_of_drawing(row_of(" x ", 10'001)) ==
               "2:40003+1 the drawing has too many letters; expected at most 10000\n");
}

BOOST_AUTO_TEST_CASE(a_drawing_is_known_by_its_first_line) {
    for (const char* text :
         {"+---+", "o---o", "o   o", "|   |", "\n\n +-+", "  0  1\n +---+", "o-="}) {
        BOOST_TEST_CONTEXT(text) {
            BOOST_TEST(is_wall_drawing(text) == (std::string_view(text) != "o-="));
        }
    }
    BOOST_TEST(is_wall_drawing(" \n  0\n ┌───┐"));
    for (const char* text : {"", "opening = 3", "o = 3", "title", "[[\"E\"]]", "12", "# +---+"}) {
        BOOST_TEST_CONTEXT(text) { BOOST_TEST(!is_wall_drawing(text)); }
    }
}

} // namespace clew
