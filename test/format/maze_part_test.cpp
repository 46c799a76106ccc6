#include "clew/format/maze_part.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

struct Row {
    const char* name;
    const char* world; // after a first line with a title
    const char* faults;
};

void check(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(faults_after_title(row.world) == row.faults); }
    }
}

Place place_in(const Spot& spot) { return std::get<Place>(spot.where); }

} // namespace

BOOST_AUTO_TEST_CASE(a_made_maze_has_its_figures) {
    const Plan plan = plan_after_title("[maze]\nrows = 3\ncolumns = 1_000\nalgorithm = "
                                       "\"depth-first\"\nbias = 0.25\n"
                                       "start = [2, 5]\ngoal = \"north-east\"\n");
    BOOST_TEST(plan.maze.rows == 3);
    BOOST_TEST(plan.maze.columns == 1000);
    BOOST_TEST(plan.maze.algorithm == "depth-first");
    BOOST_TEST(plan.maze.bias == 0.25);
    BOOST_TEST((place_in(plan.maze.start) == Place{2, 5}));
    BOOST_TEST((plan.maze.start.span == Span{{7, 9}, 6}));
    BOOST_REQUIRE(plan.maze.goals.size() == 1);
    BOOST_TEST((std::get<Corner>(plan.maze.goals[0].where) == Corner::north_east));
    BOOST_TEST((plan.maze.span == Span{{2, 2}, 4}));
    BOOST_TEST(!plan.maze.given.has_value());
}

BOOST_AUTO_TEST_CASE(what_does_nothing_with_the_algorithm_is_a_fault) {
    BOOST_TEST(plan_after_title("[maze]\nalgorithm = \"scatter\"\nwalls = 7\n").maze.walls == 7);
    BOOST_TEST(faults_after_title("[maze]\nbias = 0.25\n") ==
               "3:1+4 'bias' does nothing with 'binary-tree'; expected it beside 'depth-first' or "
               "'growing-tree'\n");
    BOOST_TEST(faults_after_title("[maze]\nwalls = 1\nalgorithm = \"depth-first\"\n") ==
               "3:1+5 'walls' does nothing with 'depth-first'; expected it beside 'scatter'\n");
    BOOST_TEST(plan_after_title("[maze]\nbraid = 0.5\n").maze.braid == 0.5);
    BOOST_TEST(plan_after_title("[maze]\nalgorithm = \"scatter\"\nbraid = 1\n").maze.braid == 1);
    BOOST_TEST(faults_after_title("[maze]\nbraid = 1.5\n") ==
               "3:9+3 'braid' is 1.5; expected a number from 0 to 1\n");
    BOOST_TEST(faults_after_title("[maze]\nbraid = 0.5\nalgorithm = \"dungeon\"\n") ==
               "3:1+5 'braid' does nothing with 'dungeon'; expected it beside 'binary-tree', "
               "'depth-first', 'scatter', 'sidewinder', 'hunt-and-kill', 'prim', 'kruskal', "
               "'wilson', 'aldous-broder', 'eller', 'growing-tree' or 'recursive-division'\n");
    BOOST_TEST(faults_after_title("[maze]\nexits = [['']]\nbraid = 0.5\n") ==
               "4:1+5 'braid' and 'exits' both stand here; expected one of them: the maze is "
               "made, or given\n");
    BOOST_TEST(faults_after_title("[maze]\nalgorithm = \"depth-frist\"\nbias = 0.25\n") ==
               "3:13+13 'algorithm' is 'depth-frist'; did you mean 'depth-first'?\n");
}

BOOST_AUTO_TEST_CASE(a_dungeon_has_its_figures) {
    const MazePlan maze = plan_after_title("[maze]\nalgorithm = 'dungeon'\nhalls = [2, 4]\n"
                                           "hall_rows = [3, 3]\nhall_columns = [1, 1000]\n"
                                           "overlap = false\nfit = 'terminal'")
                              .maze;
    BOOST_TEST((maze.dungeon == DungeonSpec{{2, 4}, {3, 3}, {1, 1000}, false}));
    BOOST_TEST(maze.fits_terminal);
    const MazePlan other = plan_after_title("[maze]\nalgorithm = 'dungeon'").maze;
    BOOST_TEST((other.dungeon == DungeonSpec{}));
    BOOST_TEST(!other.fits_terminal);
}

BOOST_AUTO_TEST_CASE(each_fault_of_a_dungeon_has_its_message) {
    check({
        {"turned round", "[maze]\nalgorithm = 'dungeon'\nhalls = [5, 4]\n",
         "4:9+6 'halls' has no least and most; expected [least, most], two whole numbers from 1 to "
         "1000\n"},
        {"a number", "[maze]\nalgorithm = 'dungeon'\nhall_rows = 5\n",
         "4:13+1 'hall_rows' has no least and most; expected [least, most], two whole numbers from "
         "1 to 1000\n"},
        {"too many", "[maze]\nalgorithm = 'dungeon'\nhall_columns = [5, 1001]\n",
         "4:16+9 'hall_columns' has no least and most; expected [least, most], two whole numbers "
         "from 1 to 1000\n"},
        {"none", "[maze]\nalgorithm = 'dungeon'\nhalls = [0, 4]\n",
         "4:9+6 'halls' has no least and most; expected [least, most], two whole numbers from 1 to "
         "1000\n"},
        {"no dungeon", "[maze]\nhalls = [1, 4]\noverlap = true\n",
         "3:1+5 'halls' is for dungeons alone; expected it beside algorithm = 'dungeon'\n"
         "4:1+7 'overlap' is for dungeons alone; expected it beside algorithm = 'dungeon'\n"},
        {"given", "[maze]\nexits = [['']]\nhalls = [1, 4]\nfit = 'terminal'\n",
         "4:1+5 'halls' and 'exits' both stand here; expected one of them: the maze is made, or "
         "given\n"
         "5:1+3 'fit' and 'exits' both stand here; expected one of them: the maze is made, or "
         "given\n"},
    });
}

BOOST_AUTO_TEST_CASE(a_goal_may_be_one_room_or_several) {
    BOOST_TEST(
        (place_in(plan_after_title("[maze]\ngoal = [0, 1]").maze.goals.at(0)) == Place{0, 1}));
    const auto goals =
        plan_after_title("[maze]\ngoal = [[1, 2], \"hall\"]\n[rooms.hall]\nat = [0, 1]").maze.goals;
    BOOST_REQUIRE(goals.size() == 2);
    BOOST_TEST((place_in(goals[0]) == Place{1, 2}));
    BOOST_TEST(std::get<std::string>(goals[1].where) == "hall");
}

BOOST_AUTO_TEST_CASE(exit_strings_give_a_maze) {
    const Plan plan = plan_after_title("[maze]\nexits = [ # north-west first\n"
                                       " [\"E\", \"WS\", \"s\"],\n ['S', 'NE', 'NWS'],\n"
                                       " ['NE', 'WE', 'NW'],\n]\n");
    BOOST_REQUIRE(plan.maze.given.has_value());
    BOOST_TEST(plan.maze.rows == 3);
    BOOST_TEST(plan.maze.columns == 3);
    BOOST_TEST(text_of(plan.maze.given->exits(RoomId{5})) == "NSW");
    BOOST_TEST(plan.maze.spans.empty());
    BOOST_TEST((std::get<Corner>(plan.maze.start.where) == Corner::south_east));
}

BOOST_AUTO_TEST_CASE(a_drawing_in_box_characters_is_one_too) {
    const Plan plan = plan_after_title("[maze]\ndrawing = '''\n┌───┬───┐\n│ S │ G │\n│   ╵   │\n"
                                       "│ H   K │\n└───────┘\n'''\n[rooms.hole]\nat = \"H\"\n");
    BOOST_REQUIRE(plan.maze.given.has_value());
    BOOST_TEST(plan.maze.columns == 2);
    BOOST_TEST((plan.maze.letters.at(0) == std::pair<char, Place>{'H', {1, 0}}));
    BOOST_TEST(faults_after_title("[maze]\ndrawing = '''\n┌───┐\n│ é │\n└───┘\n'''\n") ==
               "5:5+2 a strange character stands in a room; expected a letter or a blank\n");
}

BOOST_AUTO_TEST_CASE(a_drawing_gives_a_maze_and_its_letters) {
    const Plan plan = plan_after_title("[maze]\ndrawing = '''\n+---+---+\n| S > G |\n+---+   +\n"
                                       "| H   K |\n+---+---+\n'''\n[rooms.hole]\nat = \"H\"\n"
                                       "[items.key]\nat = \"K\"\n[items.coin]\nat = \"hole\"\n");
    BOOST_REQUIRE(plan.maze.given.has_value());
    BOOST_TEST((place_in(plan.maze.start) == Place{0, 0}));
    BOOST_TEST((place_in(plan.maze.goals.at(0)) == Place{0, 1}));
    BOOST_TEST(
        (plan.maze.letters == std::vector<std::pair<char, Place>>{{'H', {1, 0}}, {'K', {1, 1}}}));
    // The one-way opening is a passage, and the grid has no exit there.
    BOOST_TEST(text_of(plan.maze.given->exits(RoomId{0})).empty());
    BOOST_REQUIRE(plan.passages.size() == 1);
    BOOST_TEST(plan.passages[0].passage.id == "one-way-1");
    BOOST_TEST((plan.passages[0].passage.go == Direction::east));
    BOOST_TEST(plan.passages[0].passage.one_way);
    BOOST_TEST((place_in(plan.passages[0].from) == Place{0, 0}));
    BOOST_TEST((place_in(plan.passages[0].to) == Place{0, 1}));
    BOOST_TEST((plan.passages[0].span == Span{{5, 2}, 3}));
}

BOOST_AUTO_TEST_CASE(what_the_file_says_comes_before_the_letters) {
    const Plan plan = plan_after_title("[maze]\nstart = [0, 1]\ngoal = [0, 0]\n"
                                       "drawing = '''+---+---+\n| S   G |\n+---+---+'''\n");
    BOOST_TEST((place_in(plan.maze.start) == Place{0, 1}));
    BOOST_REQUIRE(plan.maze.goals.size() == 1);
    BOOST_TEST((place_in(plan.maze.goals[0]) == Place{0, 0}));
}

BOOST_AUTO_TEST_CASE(each_fault_of_a_made_maze_has_its_message) {
    const std::vector<Row> rows = {
        {"too many rooms", "[maze]\nrows = 65536\ncolumns = 65536",
         "4:1+7 the maze has 4294967296 rooms; expected at most 1073741824\n"},
        {"a side too long", "[maze]\nrows = 4294967297",
         "3:8+10 'rows' is 4294967297; expected a whole number from 1 to 1073741824\n"},
        {"no algorithm", "[maze]\nalgorithm = \"binery-tree\"",
         "3:13+13 'algorithm' is 'binery-tree'; did you mean 'binary-tree'?\n"},
        {"not like any", "[maze]\nalgorithm = \"magic\"",
         "3:13+7 'algorithm' is 'magic'; expected 'binary-tree', 'depth-first', 'scatter', "
         "'dungeon', 'sidewinder', 'hunt-and-kill', 'prim', 'kruskal', 'wilson', 'aldous-broder', "
         "'eller', "
         "'growing-tree' or 'recursive-division'\n"},
        {"a corner misspelt", "[maze]\nstart = \"south-eats\"",
         "3:9+12 no room is called 'south-eats'; did you mean 'south-east'?\n"},
        {"a place of three", "[maze]\nstart = [1, 2, 3]",
         "3:9+9 'start' is a list that is no place; expected two whole numbers from 0, [row, "
         "column]\n"},
        {"a place below nothing", "[maze]\ngoal = [0, -1]",
         "3:8+7 'goal' is a list that is no place; expected two whole numbers from 0, [row, "
         "column]\n"},
        {"a goal off the grid", "[maze]\ngoal = [[0, 0], [9, 0]]",
         "3:17+6 row 9, column 0 is off the grid; rows go from 0 to 5 and columns from 0 to 5\n"},
    };
    check(rows);
}

BOOST_AUTO_TEST_CASE(each_fault_of_a_given_maze_has_its_message) {
    const std::vector<Row> rows = {
        {"made and given", "[maze]\nrows = 2\nexits = [[\"\"]]",
         "3:1+4 'rows' and 'exits' both stand here; expected one of them: the maze is made, or "
         "given\n"},
        {"given twice", "[maze]\nexits = [[\"\"]]\ndrawing = '''+-+\n| |\n+-+'''",
         "4:1+7 'exits' and 'drawing' both stand here; expected one of them\n"},
        {"letters that are no exits", "[maze]\nexits = [[\"E\", \"WU\"], [\"\", 3], 4]",
         "3:18+1 'U' is no exit; expected letters of N, S, E and W\n"
         "3:23+1 row 1 has 1 room; expected 2, as in row 0\n"
         "3:28+1 'exits' holds a whole number; expected a list of rows, each a list of exit "
         "strings\n"
         "3:32+1 'exits' holds a whole number; expected a list of rows, each a list of exit "
         "strings\n"},
        {"no rows", "[maze]\nexits = []", "3:9+2 the table has no rows; expected at least one\n"},
        {"rows of other lengths", "[maze]\nexits = [[\"E\", \"W\"], [\"\"]]",
         "3:22+1 row 1 has 1 room; expected 2, as in row 0\n"},
        {"a drawing with a fault", "[maze]\ndrawing = '''\n+---+\n| ! |\n+---+\n'''",
         "5:3+1 '!' stands in a room; expected a letter or a blank\n"},
        {"a drawing on the first line", "[maze]\ndrawing = '''+---+\n| ! \n+---+'''",
         "4:4+1 the line has 3 characters; expected 5, as in the first line\n"},
        {"a drawing of other columns", "[maze]\ndrawing = '''+---+\n|   |\n+- -+'''",
         "5:2+3 half a wall stands here; expected '---' or three blanks\n"},
        {"a drawing in one line", "[maze]\ndrawing = \"+-+\"",
         "3:11+5 'drawing' is a string; expected a wall drawing between ''' and '''\n"},
        {"a drawing with escapes", "[maze]\ndrawing = \"\"\"+-+\\n| |\n+-+\"\"\"",
         "3:11+11 'drawing' is a string; expected a wall drawing between ''' and '''\n"},
        {"an empty drawing", "[maze]\ndrawing = ''''''",
         "3:14+1 the drawing does not begin with a post; expected '+' or 'o' at its corner\n"},
        {"a letter twice", "[maze]\ndrawing = '''\n+-+-+\n|a a|\n+-+-+'''",
         "3:11+3 'a' stands at row 0, column 1 and in a room before it; expected each letter but "
         "S and G once\n"},
        {"no such letter", "[maze]\ndrawing = '''+-+\n|a|\n+-+'''\n[items.key]\nat = \"b\"",
         "7:6+3 no room is called 'b'; expected a room's id, a corner such as 'south-east', or "
         "[row, column]\n"},
        {"the letter of the start",
         "[maze]\ndrawing = '''+-+\n|S|\n+-+'''\n[items.key]\nat = \"S\"",
         "7:6+3 no room is called 'S'; 'S' only marks the start in a drawing; write [0, 0] here\n"},
        {"one way off the grid", "[maze]\ndrawing = '''+^+\n| |\n+-+'''",
         "4:2+1 row 0, column 0 opens north, off the grid; close that side\n"},
    };
    check(rows);
}

// What else is wrong is told with it, but not what only follows from it.
BOOST_AUTO_TEST_CASE(a_faulty_maze_hides_only_what_hangs_on_it) {
    BOOST_TEST(faults_after_title("[maze]\nrows = 0\n[items.a]\nat = [9, 9]\n[items.b]\n"
                                  "at = \"hal\"\n[rooms.hall]\nat = [20, 20]\n") ==
               "3:8+1 'rows' is 0; expected a whole number from 1 to 1073741824\n"
               "7:6+5 no room is called 'hal'; did you mean 'hall'?\n");
    BOOST_TEST(faults_after_title("[maze]\ndrawing = '''+-+\n|!|\n+-+'''\n[items.a]\nat = \"H\"\n"
                                  "[items.b]\nwepon = true\n") ==
               "4:2+1 '!' stands in a room; expected a letter or a blank\n"
               "9:1+5 unknown key 'wepon'; did you mean 'weapon'?\n");
}

BOOST_AUTO_TEST_CASE(goals_have_their_limit) {
    std::string goals;
    for (int i = 0; i < 1000; ++i) {
        goals += "[0,0],";
    }
    BOOST_TEST(faults_after_title("[maze]\ngoal = [" + goals + "]").empty());
    BOOST_TEST(faults_after_title("[maze]\ngoal = [" + goals + "[0,0]]") ==
               "3:1+4 'goal' has too many rooms; expected at most 1000\n");
}

} // namespace clew
