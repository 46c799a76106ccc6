#include "clew/format/world_file.hpp"

#include "reading.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

// The printed form of the only fault, as an author sees it.
std::string shown(std::string_view world) {
    const auto plan = read_world(world);
    return plan.has_value() ? "" : text_of(plan.error().front(), "world.toml", world);
}

struct Row {
    const char* name;
    const char* world; // after a first line with a title
    const char* faults;
};

} // namespace

BOOST_AUTO_TEST_CASE(a_title_is_all_that_a_world_needs) {
    const auto plan = read_world("title = \"Escape\"");
    BOOST_REQUIRE(plan.has_value());
    BOOST_TEST(plan->title == "Escape");
    BOOST_TEST(plan->name.empty());
    BOOST_TEST(plan->maze.rows == 6);
    BOOST_TEST(plan->maze.columns == 6);
    BOOST_TEST(plan->maze.algorithm == "binary-tree");
    BOOST_TEST((std::holds_alternative<std::monostate>(plan->maze.start.where)));
    BOOST_TEST(plan->maze.goals.empty());
    BOOST_TEST(plan->sight == 0U);
    BOOST_TEST((plan->manner == Manner{}));
    BOOST_TEST(!plan->limit.turns.has_value());
    BOOST_TEST(!plan->limit.turns_per_room.has_value());
    BOOST_TEST(!plan->scoring.any());
}

BOOST_AUTO_TEST_CASE(keys_above_the_tables_set_limit_and_manner) {
    const Plan plan = plan_after_title("turn_limit = 40\nlists_walls = true\nkeys = \"udlr\"\n"
                                       "coordinates = \"a1\"\nview = \"map\"\n");
    BOOST_TEST((plan.limit.turns == 40U));
    BOOST_TEST(plan.lists_walls);
    BOOST_TEST((plan.manner == Manner{Keys::udlr, Coordinates::letter_number, View::map}));
    const Plan by_par = plan_after_title("turn_limit = \"auto\"");
    BOOST_TEST(by_par.limit.by_par);
    BOOST_TEST(!by_par.limit.turns.has_value());
    BOOST_TEST(by_par.limit.span.begin.column == 14U);
    BOOST_TEST((plan_after_title("turns_per_room = 2.5").limit.turns_per_room == 2.5));
    BOOST_TEST((plan_after_title("turns_per_room = 2").limit.turns_per_room == 2.0));
}

BOOST_AUTO_TEST_CASE(score_and_texts_are_read_and_trimmed) {
    const Plan plan = plan_after_title("[score]\nescape = 100\nper_turn = 1\nper_dead_end = 5\n"
                                       "per_hint = 7\n"
                                       "[texts]\nopening = '''\n\tA\r\n  B\n\n'''\naim = \"Go.\"\n"
                                       "won = \"W\"\nout_of_turns = \"O\"\nwall = \"X\"\n");
    BOOST_TEST((plan.scoring == Scoring{100, 1, 5, 7}));
    BOOST_TEST((plan_after_title("[score]\nhighest = 0").scoring.highest == 0));
    BOOST_TEST((plan.text_spans.won == Span{{14, 1}, 3}));
    BOOST_TEST((plan.text_spans.out_of_turns == Span{{15, 1}, 12}));
    BOOST_TEST(plan.texts.opening == "A\n  B");
    BOOST_TEST(plan.texts.aim == "Go.");
    BOOST_TEST(plan.texts.won == "W");
    BOOST_TEST(plan.texts.out_of_turns == "O");
    BOOST_TEST(plan.texts.wall == "X");
}

BOOST_AUTO_TEST_CASE(the_edition_tells_files_apart) {
    const auto one = read_world("title = \"T\"");
    const auto same = read_world("title = \"T\"");
    const auto other = read_world("title = \"T\" # no change but this");
    BOOST_TEST(one->edition == same->edition);
    BOOST_TEST(one->edition != other->edition);
}

BOOST_AUTO_TEST_CASE(a_fault_is_shown_with_line_column_caret_and_suggestion) {
    BOOST_TEST(shown("title = \"T\"\n[rooms.hall]\nat = [0, 1]\n[items.key]\nat = \"hal\"\n") ==
               "world.toml:5:6: error: no room is called 'hal'; did you mean 'hall'?\n"
               "at = \"hal\"\n"
               "     ^~~~~\n");
    BOOST_TEST(shown("title = \"T\"\n\tdescripton = 3\n") ==
               "world.toml:2:2: error: unknown key 'descripton'; expected 'title', 'maze', "
               "'rooms', 'items', 'encounters', 'passages', 'endings', 'milestones', 'score', "
               "'texts', 'turn_limit', "
               "'turns_per_room', 'lists_walls', 'keys', 'coordinates', 'view', 'sight', 'map' or "
               "'charted'\n"
               "\tdescripton = 3\n"
               "\t^~~~~~~~~~\n");
    BOOST_TEST(shown("") == "world.toml: error: 'title' is missing; expected a string of 1 to 100 "
                            "bytes\n");
}

// One row for each kind of fault that an author makes.
BOOST_AUTO_TEST_CASE(each_broken_kind_has_its_message) {
    const std::vector<Row> rows = {
        {"unknown key", "scroe = 3", "2:1+5 unknown key 'scroe'; did you mean 'score'?\n"},
        {"unknown key in a table", "[maze]\nrwos = 3",
         "3:1+4 unknown key 'rwos'; did you mean 'rows'?\n"},
        {"unknown key in a table by id", "[rooms.hall]\nat = [0, 1]\ntxet = \"\"",
         "4:1+4 unknown key 'txet'; did you mean 'text'?\n"},
        {"key under the wrong table", "[maze]\nturn_limit = 3",
         "3:1+10 unknown key 'turn_limit'; 'turn_limit' belongs at the top, before all tables\n"},
        {"wrong type", "[maze]\nrows = \"six\"",
         "3:8+5 'rows' is a string; expected a whole number from 1 to 1073741824\n"},
        {"a number for a string", "[texts]\nwon = 3",
         "3:7+1 'won' is a whole number; expected a string of at most 100000 bytes\n"},
        {"a table for a string", "[texts.won]",
         "2:1+11 'won' is a table; expected a string of at most 100000 bytes\n"},
        {"a string for a table", "maze = \"big\"",
         "2:8+5 'maze' is a string; expected a table, [maze]\n"},
        {"a list of tables", "[[rooms]]\nat = [0, 0]",
         "2:1+9 'rooms' is a list; expected tables by id, [rooms.ID]\n"},
        {"a value for a table by id", "[items]\nsword = true",
         "3:9+4 'sword' is true or false; expected a table, [items.sword]\n"},
        {"dangling id of a room", "[items.key]\nat = \"attic\"",
         "3:6+7 no room is called 'attic'; expected a room's id, a corner such as 'south-east', or "
         "[row, column]\n"},
        {"dangling id of an item",
         "[items.sword]\nat = [1, 1]\nweapon = true\n[encounters.rat]\nkind = \"monster\"\n"
         "at = [2, 2]\nbeaten_by = \"swrod\"",
         "8:13+7 no item is called 'swrod'; did you mean 'sword'?\n"},
        {"id twice", "[items.sword]\nat = [1, 1]\n[items.sword]\nat = [2, 2]",
         "4:8+5 'sword' is defined twice; the first is on line 2\n"},
        {"two rooms on one place", "[rooms.hall]\nat = [0, 1]\n[rooms.attic]\nat = [0, 1]",
         "5:6+6 'hall' and 'attic' are both at row 0, column 1; a place holds one named room\n"},
        {"off the grid", "[items.key]\nat = [6, 2]",
         "3:6+6 row 6, column 2 is off the grid; rows go from 0 to 5 and columns from 0 to 5\n"},
        {"asymmetric exits", "[maze]\nexits = [[\"E\", \"\"]]",
         "3:11+3 row 0, column 0 opens east, but row 0, column 1 does not open west; open both "
         "sides or neither\n"},
        {"an exit off the grid", "[maze]\nexits = [[\"E\", \"WE\"]]",
         "3:16+4 row 0, column 1 opens east, off the grid; close that side\n"},
    };
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) { BOOST_TEST(faults_after_title(row.world) == row.faults); }
    }
}

BOOST_AUTO_TEST_CASE(all_faults_are_told_at_once_in_file_order) {
    BOOST_TEST(world_faults("titel = \"T\"\nkeys = \"vim\"\n[rooms.hall]\nat = [9, 9]\n"
                            "[maze]\nrows = 0\nbias = 1.5\n[items.lamp]\nweapon = 1\n") ==
               "1:1+5 unknown key 'titel'; did you mean 'title'?\n"
               "2:8+5 'keys' is 'vim'; expected 'compass', 'udlr', 'hjkl' or 'wasd'\n"
               "6:8+1 'rows' is 0; expected a whole number from 1 to 1073741824\n"
               "7:8+3 'bias' is 1.5; expected a number from 0 to 1\n"
               "8:8+4 nothing says where 'lamp' is; give it 'at', 'place' or 'inside'\n"
               "9:10+1 'weapon' is a whole number; expected true or false\n");
}

BOOST_AUTO_TEST_CASE(numbers_are_held_to_their_bounds) {
    const std::string limit = "; expected a whole number from 1 to 1000000000000, or 'auto'\n";
    BOOST_TEST(faults_after_title("turn_limit = 1").empty());
    BOOST_TEST(faults_after_title("turn_limit = 1_000_000_000_000").empty());
    BOOST_TEST(faults_after_title("turn_limit = 0") == "2:14+1 'turn_limit' is 0" + limit);
    BOOST_TEST(faults_after_title("turn_limit = -3") == "2:14+2 'turn_limit' is -3" + limit);
    BOOST_TEST(faults_after_title("turn_limit = 1000000000001") ==
               "2:14+13 'turn_limit' is 1000000000001" + limit);
    BOOST_TEST(faults_after_title("turn_limit = 'Auto'") ==
               "2:14+6 'turn_limit' is 'Auto'; did you mean 'auto'?\n");
    BOOST_TEST(faults_after_title("turn_limit = 'ten'") == "2:14+5 'turn_limit' is 'ten'" + limit);
    BOOST_TEST(faults_after_title("turn_limit = '72'") ==
               "2:14+4 'turn_limit' is a string" + limit);
    BOOST_TEST(faults_after_title("turn_limit = ''") == "2:14+2 'turn_limit' is a string" + limit);
    BOOST_TEST(faults_after_title("turn_limit = 'auto'\nturns_per_room = 4") ==
               "3:1+14 'turn_limit' and 'turns_per_room' both stand here; expected one of them\n");
    BOOST_TEST(faults_after_title("turns_per_room = nan") ==
               "2:18+3 'turns_per_room' is nan; expected a number from 0 to 1000000\n");
    BOOST_TEST(faults_after_title("turns_per_room = -0.5") ==
               "2:18+4 'turns_per_room' is -0.5; expected a number from 0 to 1000000\n");
    BOOST_TEST(faults_after_title("turn_limit = 3\nturns_per_room = 4") ==
               "3:1+14 'turn_limit' and 'turns_per_room' both stand here; expected one of them\n");
}

BOOST_AUTO_TEST_CASE(texts_are_held_to_their_bounds) {
    const std::string name(100, 'n');
    const std::string text(100'000, 't');
    BOOST_TEST(world_faults("title = \"" + name + '"').empty());
    BOOST_TEST(world_faults("title = \"" + name + "n\"") ==
               "1:9+103 'title' has 101 bytes; expected at most 100\n");
    BOOST_TEST(world_faults("title = \"\"") ==
               "1:9+2 'title' is empty; expected at most 100 bytes, on one line\n");
    BOOST_TEST(world_faults("title = \"a\\nb\"") ==
               "1:9+6 'title' has several lines; expected at most 100 bytes, on one line\n");
    BOOST_TEST(faults_after_title("[texts]\nwon = \"" + text + '"').empty());
    BOOST_TEST(faults_after_title("[texts]\nwon = \"" + text + "t\"") ==
               "3:7+100003 'won' has 100001 bytes; expected at most 100000\n");
}

BOOST_AUTO_TEST_CASE(control_characters_are_no_text) {
    BOOST_TEST(faults_after_title("[texts]\nwon = \"\\u001b[31m\"") ==
               "3:7+12 'won' holds the control character U+001B; expected printable text\n");
    BOOST_TEST(faults_after_title("[texts]\nwon = \"\\u009b31m\"") ==
               "3:7+11 'won' holds the control character U+009B; expected printable text\n");
    BOOST_TEST(faults_after_title("[texts]\nwon = \"a\\u0000b\"") ==
               "3:7+10 'won' holds the control character U+0000; expected printable text\n");
    BOOST_TEST(faults_after_title("[texts]\nwon = \"\\u202Eabc\"") ==
               "3:7+11 'won' holds the invisible character U+202E; expected printable text\n");
    BOOST_TEST(plan_after_title("[texts]\nwon = \"caf\xC3\xA9\"").texts.won == "caf\xC3\xA9");
}

BOOST_AUTO_TEST_CASE(a_mark_crlf_and_tabs_change_nothing) {
    const auto plan = read_world("\xEF\xBB\xBFtitle = \"T\"\r\n[maze]\r\n\trows = 3\r\n"
                                 "\tcolumns = 2\r\n");
    BOOST_REQUIRE(plan.has_value());
    BOOST_TEST(plan->maze.rows == 3);
    BOOST_TEST(plan->maze.columns == 2);
    // The mark has three bytes of the first line, and a column is a byte.
    BOOST_TEST(world_faults("\xEF\xBB\xBFtitel = \"T\"") ==
               "1:4+5 unknown key 'titel'; did you mean 'title'?\n");
}

BOOST_AUTO_TEST_CASE(other_encodings_are_named) {
    using namespace std::literals;
    BOOST_TEST(world_faults("\xFF\xFEt\0i\0"sv) == "1:1+2 the file is UTF-16; save it as UTF-8\n");
    BOOST_TEST(world_faults("\xFE\xFF\0t\0i"sv) == "1:1+2 the file is UTF-16; save it as UTF-8\n");
    BOOST_TEST(world_faults("title = \"caf\xE9\"") ==
               "1:13+1 byte 0xE9 is no UTF-8; save the file as UTF-8, it may be Latin-1\n");
    BOOST_TEST(world_faults("title = \"a\0b\""sv) ==
               "1:11+1 a NUL byte stands here; expected text in UTF-8\n");
    BOOST_TEST(world_faults("title = \"a\x1B[m\"") ==
               "1:11+1 control byte 0x1B stands here; expected printable text, tabs and line "
               "ends\n");
}

BOOST_AUTO_TEST_CASE(a_file_may_have_sixteen_mebibytes) {
    std::string world = "title = \"T\" #";
    world.resize(world_file_bytes_max, '.');
    BOOST_TEST(world_faults(world).empty());
    world += '.';
    BOOST_TEST(world_faults(world) ==
               "0:0+1 the file has over 16777216 bytes; expected at most that many\n");
}

BOOST_AUTO_TEST_CASE(so_many_faults_are_told_and_the_rest_counted) {
    std::string world;
    for (int i = 0; i < 1002; ++i) {
        world += "zzz" + std::to_string(i) + " = 1\n";
    }
    const auto plan = read_world("title = \"T\"\n" + world);
    BOOST_REQUIRE(!plan.has_value());
    BOOST_TEST(plan.error().size() == 1001);
    BOOST_TEST(plan.error().back().message == "and 2 more faults");
    BOOST_TEST(plan.error().back().span.begin.line == 1002);
}

} // namespace clew
