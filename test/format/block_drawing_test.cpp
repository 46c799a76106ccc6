#include "clew/format/block_drawing.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

// Exit strings row by row, then the start and the goals as "from 0,1 to 2,3".
std::string told_of(const Result<MazeText, Diagnostics>& maze) {
    if (!maze.has_value()) {
        return told(maze.error());
    }
    const auto add = [](std::string& text, Place place) {
        append_number(text, place.row);
        text += ',';
        append_number(text, place.column);
    };
    std::string text;
    for (std::uint32_t i = 0; i < maze->grid.room_count(); ++i) {
        text += i == 0 ? "" : i % maze->grid.columns() == 0 ? "/" : " ";
        const std::string exits = text_of(maze->grid.exits(RoomId{i}));
        text += exits.empty() ? "-" : exits;
    }
    if (maze->start) {
        text += " from ";
        add(text, *maze->start);
    }
    for (const Place goal : maze->goals) {
        text += " to ";
        add(text, goal);
    }
    return text;
}

struct Row {
    const char* name;
    const char* drawing;
    const char* result;
};

void check(const std::vector<Row>& rows, std::optional<BlockReading> as = {}) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            BOOST_TEST(told_of(read_block_drawing(row.drawing, as)) == row.result);
        }
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(walls_between_rooms_are_read_where_posts_are_in_place) {
    check({
        {"one room", "###\n#S#\n###\n", "- from 0,0"},
        {"six rooms", "#######\n#S#   #\n# # # #\n#   #G#\n#######\n",
         "S SE SW/NE NW N from 0,0 to 1,2"},
        {"per cent signs", "%%%%%\n%P E%\n%%%%%", "E W from 0,0 to 0,1"},
        {"crosses", "XXXXX\nX@.GX\nXXXXX", "E W from 0,0 to 0,1"},
        {"full blocks",
         "\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\n\xE2\x96\x88G\xE2\x96\x88\n"
         "\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\n",
         "- to 0,0"},
        {"crlf and a mark", "\xEF\xBB\xBF#####\r\n#S G#\r\n#####\r\n", "E W from 0,0 to 0,1"},
        {"set in, with blank lines around", "\n\n  ###\n  # #\n  ###\n \n", "-"},
        {"several goals", "#######\n#G E S#\n#######", "E EW W from 0,2 to 0,0 to 0,1"},
        {"a path", "#####\n#S.G#\n#####", "E W from 0,0 to 0,1"},
        {"one way", "#####\n#S>G#\n#v#^#\n# < #\n#####", "SE -/- NW from 0,0 to 0,1"},
        {"ways off the grid", "#^#\n< >\n#v#", "NSEW"},
        {"a room with two gaps", "#####\n#S  \n### #", "E W from 0,0 to 0,1"},
        {"a player who left the start", "#####\n#S @#\n#####", "E W from 0,0"},
    });
}

BOOST_AUTO_TEST_CASE(a_wall_in_a_rooms_place_is_rock_if_walls_are_all_round) {
    check({
        {"between rooms", "#######\n#S###G#\n# ### #\n#     #\n#######",
         "S - S/NE EW NW from 0,0 to 0,2"},
        {"ends that nothing says", "#######\n### ###\n### ###\n#   ###\n#######",
         "- S -/E NW - from 1,1 to 0,1"},
        {"no ways", "#####\n#S###\n#####", "- - from 0,0"},
        {"a start alone", "#########\n####### #\n####### #\n#####  S#\n#########",
         "- - - S/- - E NW from 1,3 to 0,3"},
        {"a start alone, at the first room", "#####\n###S#\n### #\n### #\n#####",
         "- S/- N from 0,1 to 1,1"},
        {"a goal alone, at the last room", "#####\n### #\n### #\n###G#\n#####",
         "- S/- N from 0,1 to 1,1"},
        {"several goals", "#######\n###G  #\n##### #\n#####G#\n#######",
         "- E SW/- - N from 1,2 to 0,1 to 1,2"},
        {"a goal alone", "#####\n###G#\n### #\n### #\n#####", "- S/- N from 1,1 to 0,1"},
        {"a way into rock", "#####\n#S ##\n#####", "- - - - -/- E W - -/- - - - - from 1,1 to 1,2"},
        {"a gap beside rock", "### #\n#S###\n#####",
         "- - - - -/- - - - -/- - - - - from 1,1 to 0,3"},
    });
}

BOOST_AUTO_TEST_CASE(otherwise_each_character_is_a_room) {
    check({
        {"even sides", "####\n#SG#\n####", "- - - -/- E W -/- - - - from 1,1 to 1,2"},
        {"no outer wall", ".#.\nS.G", "S - S/NE EW NW from 1,0 to 1,2"},
        {"rock in a room's place", "###\n###\n##.", "- - -/- - -/- - - from 2,2 to 2,2"},
        {"blank floor whose ends are missing", "# #\n#S\n# .\n# #",
         "- S -/- NSE SW/- NSE NW/- N - from 1,1 to 0,1"},
        {"no letters: from the last floor to the first", "####\n#  #\n####",
         "- - - -/- E W -/- - - - from 1,2 to 1,1"},
        {"a start at the first floor goes to the last", "####\n#S.#\n#..#\n####",
         "- - - -/- SE SW -/- NE NW -/- - - - from 1,1 to 2,2"},
        {"a goal at the last floor is reached from the first", "####\n#  #\n# G#\n####",
         "- - - -/- SE SW -/- NE NW -/- - - - from 1,1 to 2,2"},
        {"a start in between goes to the first", "####\n# S#\n#  #\n####",
         "- - - -/- SE SW -/- NE NW -/- - - - from 1,2 to 1,1"},
    });
    check({{"cells asked for", "###\n#S#\n###", "- - -/- - -/- - - from 1,1 to 1,1"}},
          BlockReading::cells);
}

BOOST_AUTO_TEST_CASE(gaps_in_the_outer_wall_are_ways_in_and_out) {
    check({
        {"two gaps", "# ###\n#   #\n### #\n", "E W from 0,0 to 0,1"},
        {"a gap is the goal of a start", "#####\n#S  \n#####\n", "E W from 0,0 to 0,1"},
        {"each gap is", "# ###\n#S   \n#####\n", "E W from 0,0 to 0,0 to 0,1"},
        {"a gap is the start of a goal", "#####\n   G#\n#####\n", "E W from 0,0 to 0,1"},
        {"one gap alone", "# ###\n#   #\n#####\n", "E W from 0,1 to 0,0"},
        {"one gap alone, at the last room", "### #\n#   #\n#####\n", "E W from 0,0 to 0,1"},
        {"one gap alone, and rock", "#######\n### # #\n### # #\n###   #\n##### #\n",
         "- S S/- NE NW from 0,1 to 1,2"},
        {"letters in the wall", "#S###\n#   #\n###G#\n", "E W from 0,0 to 0,1"},
        {"a third gap", "# ###\n    #\n### #\n",
         "3:4+1 the outer wall has a gap south of row 0, column 1; expected one way in and one way "
         "out, or letters; '--as cells' reads gaps as floor\n"},
        {"a third gap, and a mark that no cell has", "# ###\n  > #\n### #\n",
         "3:4+1 the outer wall has a gap south of row 0, column 1; expected one way in and one way "
         "out, or letters\n"},
        {"gaps beside letters", "# ###\n#S G#\n#####\n",
         "1:2+1 the outer wall has a gap north of row 0, column 0; expected '#', as the start and "
         "the goal are given; '--as cells' reads gaps as floor\n"},
        {"gaps at the sides", "#####\n#S  \n# # #\n   G#\n#####\n",
         "2:5+1 the outer wall has a gap east of row 0, column 1; expected '#', as the start and "
         "the goal are given; '--as cells' reads gaps as floor\n"
         "4:1+1 the outer wall has a gap west of row 1, column 0; expected '#', as the start and "
         "the goal are given; '--as cells' reads gaps as floor\n"},
        {"two gaps for one start", "# # #\n#  G#\n#####\n",
         "1:2+1 the outer wall has a gap north of row 0, column 0; expected one gap, the start, or "
         "a letter S; '--as cells' reads gaps as floor\n"
         "1:4+1 the outer wall has a gap north of row 0, column 1; expected one gap, the start, or "
         "a letter S; '--as cells' reads gaps as floor\n"},
    });
}

BOOST_AUTO_TEST_CASE(characters_drawn_twice_are_read_as_once) {
    check({
        {"twice", "##########\n##SS##GG##\n##  ##  ##\n##      ##\n##########",
         "S S/NE NW from 0,0 to 0,1"},
        {"letters once", "##########\n##S   G ##\n##########", "E W from 0,0 to 0,1"},
        {"letters once, at the right", "##########\n## S.. G##\n##########", "E W from 0,0 to 0,1"},
        {"no walls between rooms", "####\n#SG#\n####", "- - - -/- E W -/- - - - from 1,1 to 1,2"},
        {"a letter that means nothing", "\n  ##########\n  ##SS  qq##\n  ##########",
         "3:9+2 'q' means nothing here; expected '#' for a wall, a blank or '.' for floor, S, P or "
         "@ for the start, G or E for a goal\n"},
        {"full blocks",
         "\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\n"
         "\xE2\x96\x88\xE2\x96\x88qq\xE2\x96\x88\xE2\x96\x88\n"
         "\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\n",
         "2:7+2 'q' means nothing here; expected a full block for a wall, a blank or '.' for "
         "floor, "
         "S, P or @ for the start, G or E for a goal\n"},
    });
    BOOST_TEST(told_of(read_block_drawing(
                           "##########\n##SS##GG##zzzz\n##  ##  ##\n##      ##\n##########"))
                   .find("2:11+1 the line has 14 characters; expected 10, as in most lines\n") !=
               std::string::npos);
    const auto maze = read_block_drawing("######\n##SS##\n######", {}, Spans::always);
    BOOST_REQUIRE(maze->spans.size() == 1);
    BOOST_TEST((maze->spans[0] == Span{{2, 3}, 2}));
}

BOOST_AUTO_TEST_CASE(what_is_no_drawing_is_told_with_its_place) {
    check({
        {"nothing", "", "0:0+1 the drawing is empty; expected lines of walls and floor\n"},
        {"walls alone", " \n #####\n",
         "2:2+1 the drawing has no floor; expected a blank or '.' for floor, S, P or @ for the "
         "start, G or E for a goal\n"},
        {"a short line", "########\n#S   #G#\n#   ##\n########\n",
         "3:7+1 the line has 6 characters; expected 8, as in most lines\n"},
        {"a short line of dots", "....\n...\n....\n",
         "2:4+1 the line has 3 characters; expected 4, as in most lines\n"},
        {"a long line", "#####\n#S G##\n#####\n",
         "2:6+1 the line has 6 characters; expected 5, as in most lines\n"},
        {"a tab", "#####\n#S\tG#\n#####\n", "2:3+1 a tab stands here; expected blanks\n"},
        {"another letter", "#####\n#S q#\n#####\n",
         "2:4+1 'q' means nothing here; expected '#' for a wall, a blank or '.' for floor, S, P or "
         "@ for the start, G or E for a goal\n"},
        {"another wall", "#####\n#S%G#\n#####\n",
         "2:3+1 '%' stands here; expected one kind of wall, '#'\n"},
        {"two starts", "#####\n#S P#\n#####\n",
         "2:4+1 a second start stands here; expected one 'S' or 'P'\n"},
        {"two players", "#####\n#@ @#\n#####\n",
         "2:4+1 a second start stands here; expected one '@'\n"},
        {"a letter between rooms", "#####\n# S #\n#####\n",
         "2:3+1 'S' stands between two rooms; expected it in a room\n"},
        {"after wider characters",
         "\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\n\xE2\x96\x88q\xE2\x96\x88\n"
         "\xE2\x96\x88\xE2\x96\x88\xE2\x96\x88\n",
         "2:4+1 'q' means nothing here; expected a full block for a wall, a blank or '.' for "
         "floor, S, P or @ for the start, G or E for a goal\n"},
        {"a wider character among others", "#####\n#S \xC3\xA9#\n#####\n",
         "2:4+2 a strange character means nothing here; expected '#' for a wall, a blank or '.' "
         "for floor, S, P or @ for the start, G or E for a goal\n"},
        {"a slip in characters drawn twice",
         "##########\n##SS##GG##\n##  #   ##\n##      ##\n##########",
         "3:5+2 two characters differ here; expected each drawn twice, as in the other lines\n"},
        {"after a mark", "\xEF\xBB\xBF##q\n#.#\n###\n",
         "1:6+1 'q' means nothing here; expected '#' for a wall, a blank or '.' for floor, S, P or "
         "@ for the start, G or E for a goal\n"},
    });
}

BOOST_AUTO_TEST_CASE(walls_asked_for_must_be_there) {
    check(
        {
            {"an even number of columns", "####\n#SG#\n####",
             "1:1+1 the drawing has 4 columns; expected 3, 5, 7 or more, an odd number, for walls "
             "between rooms\n"},
            {"one line", "###\n",
             "1:1+1 the drawing has 1 line; expected 3, 5, 7 or more, an odd number, for walls "
             "between rooms\n"},
            {"a post that is missing", "#####\n# # #\n#   #\n# # #\n#####\n",
             "3:3+1 a post is missing here; expected '#'\n"},
            {"a letter in a post's place", "###\n# #\n##S\n",
             "3:3+1 'S' stands in a post's place; expected '#'\n"},
            {"rock in a room's place", "#####\n#S##.\n#####\n",
             "2:4+1 a wall stands in the place of row 0, column 1; expected floor, or wall on all "
             "sides; '--as cells' reads walls as rock\n"},
            {"a gap into walls alone", "###\n##.\n###\n",
             "2:2+1 a wall stands in the place of row 0, column 0; expected floor, or wall on all "
             "sides; '--as cells' reads walls as rock\n"},
            {"walls alone", "###\n###\n###\n",
             "1:1+1 the drawing has no floor; expected a blank or '.' for floor, S, P or @ for the "
             "start, G or E for a goal\n"},
        },
        BlockReading::walls);
}

BOOST_AUTO_TEST_CASE(where_rooms_stand_is_kept_if_it_is_asked_for) {
    const auto walls = read_block_drawing("\n#####\n#S G#\n#####\n", {}, Spans::always);
    BOOST_REQUIRE(walls->spans.size() == 2);
    BOOST_TEST((walls->spans[1] == Span{{3, 4}, 1}));
    BOOST_TEST(read_block_drawing("####\n#SG#\n####\n", {}, Spans::always)->spans.empty());
    BOOST_TEST(read_block_drawing("#####\n#S G#\n#####\n")->spans.empty());
}

BOOST_AUTO_TEST_CASE(goals_have_their_limit_and_a_hundred_faults_are_told) {
    const std::string wall(2003, '#');
    std::string row = "#";
    for (int i = 0; i < 1001; ++i) {
        row += "G ";
    }
    row.back() = '#';
    BOOST_TEST(told_of(read_block_drawing(wall + "\n" + row + "\n" + wall)) ==
               "2:2002+1 the drawing has too many goals; expected at most 1000\n");
    const auto maze = read_block_drawing(wall + "\n" + std::string(2003, 'q') + "\n" + wall);
    BOOST_REQUIRE(!maze.has_value());
    BOOST_TEST(maze.error().size() == 101);
    BOOST_TEST(maze.error().back().message == "and 1903 more faults");
}

BOOST_AUTO_TEST_CASE(gaps_that_are_not_told_are_counted) {
    std::string wall = "#";
    std::string row = "#";
    for (int i = 0; i < 1500; ++i) {
        wall += " #";
        row += "  ";
    }
    row.back() = '#';
    const auto maze = read_block_drawing(wall + "\n" + row + "\n" + wall);
    BOOST_REQUIRE(!maze.has_value());
    BOOST_TEST(maze.error().size() == 101);
    BOOST_TEST(maze.error().back().message == "and 2898 more faults");
}

// Its blanks, 1,600 million, are neither stored nor looked at.
BOOST_AUTO_TEST_CASE(what_short_lines_would_be_long_for_costs_nothing) {
    std::string text(40'000, '#');
    for (int i = 0; i < 40'000; ++i) {
        text += "\n##";
    }
    BOOST_TEST(told_of(read_block_drawing(text)) ==
               "0:0+1 the drawing is too large; expected at most 1073741824 characters\n");
}

BOOST_AUTO_TEST_CASE(readings_have_names) {
    BOOST_TEST((block_reading_named("walls") == BlockReading::walls));
    BOOST_TEST((block_reading_named("cells") == BlockReading::cells));
    BOOST_TEST(!block_reading_named("Walls").has_value());
    BOOST_TEST((read_block_drawing("###\n# #\n###")->blocks == BlockReading::walls));
    BOOST_TEST((read_block_drawing("######\n##  ##\n######")->blocks == BlockReading::walls));
    BOOST_TEST((read_block_drawing("####\n#  #\n####")->blocks == BlockReading::cells));
    BOOST_TEST(
        (read_block_drawing("###\n# #\n###", BlockReading::cells)->blocks == BlockReading::cells));
}

} // namespace clew
