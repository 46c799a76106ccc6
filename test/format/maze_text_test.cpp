#include "clew/format/maze_text.hpp"

#include "reading.hpp"

#include "clew/maze/make_maze.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {

namespace {

std::string faults_of_plan(std::string_view text) { return faults_in(read_plan(text)); }

} // namespace

BOOST_AUTO_TEST_CASE(a_file_is_known_by_its_content) {
    BOOST_TEST((content_of("title = \"T\"") == Content::world));
    BOOST_TEST((content_of("[maze]\n") == Content::world));
    BOOST_TEST((content_of("") == Content::world));
    BOOST_TEST((content_of("# +---+\n") == Content::world));
    BOOST_TEST((content_of("  0\n +---+\n") == Content::wall_drawing));
    BOOST_TEST((content_of("\xEF\xBB\xBFo---o\n") == Content::wall_drawing));
    BOOST_TEST((content_of("maze = [['E']]") == Content::exit_table));
    BOOST_TEST((content_of("{\"exits\":[[\"\"]]}") == Content::json));
    BOOST_TEST((content_of("┌───┐\n│   │\n└───┘") == Content::wall_drawing));
    BOOST_TEST((content_of("#####\n#   #\n#####") == Content::block_drawing));
    BOOST_TEST((content_of("#####\n# A #\n#####\ntitle = 'T'") == Content::world));
}

BOOST_AUTO_TEST_CASE(a_maze_that_is_no_text_is_told_so) {
    BOOST_TEST(faults_of_plan("###\n#\xE9#\n###\n") ==
               "2:2+1 byte 0xE9 is no UTF-8; save the file as UTF-8, it may be Latin-1\n");
    BOOST_TEST(faults_of_plan(std::string_view("+---+\n| \0 |\n+---+\n", 18)) ==
               "2:3+1 a NUL byte stands here; expected text in UTF-8\n");
    BOOST_TEST(
        faults_of_plan("[['E\x01','W']]") ==
        "1:5+1 control byte 0x01 stands here; expected printable text, tabs and line ends\n");
}

BOOST_AUTO_TEST_CASE(a_drawing_is_a_plan_from_s_to_g) {
    const auto plan = read_plan("o---o---o\n| G   G |\no   o   o\n|   | S |\no---o---o\n");
    BOOST_REQUIRE(plan.has_value());
    BOOST_TEST(plan->title.empty());
    BOOST_TEST(plan->maze.given.has_value());
    BOOST_TEST((std::get<Place>(plan->maze.start.where) == Place{1, 1}));
    BOOST_TEST(plan->maze.goals.size() == 2);
    BOOST_TEST(!plan->limit.turns.has_value());
    BOOST_TEST(!plan->scoring.any());
    BOOST_TEST((plan->manner == Manner{}));
}

BOOST_AUTO_TEST_CASE(a_maze_without_letters_goes_from_south_east_to_north_west) {
    const auto plan =
        read_plan("[[\"E\",\"WS\",\"S\"],[\"S\",\"NE\",\"NWS\"],[\"NE\",\"WE\",\"NW\"]]");
    BOOST_REQUIRE(plan.has_value());
    BOOST_TEST(plan->maze.rows == 3);
    BOOST_TEST((std::get<Corner>(plan->maze.start.where) == Corner::south_east));
    BOOST_REQUIRE(plan->maze.goals.size() == 1);
    BOOST_TEST((std::get<Corner>(plan->maze.goals[0].where) == Corner::north_west));
}

BOOST_AUTO_TEST_CASE(a_table_with_asymmetric_exits_is_refused_a_drawing_means_them) {
    BOOST_TEST(faults_of_plan("[[\"E\", \"S\"],\n [\"\", \"\"]]") ==
               "1:4+1 row 0, column 0 opens east, but row 0, column 1 does not open west; open "
               "both sides or neither\n"
               "1:9+1 row 0, column 1 opens south, but row 1, column 1 does not open north; open "
               "both sides or neither\n");
    const auto plan = read_plan("+---+---+\n|   >   |\n+---+-v-+\n|       |\n+---+---+\n");
    BOOST_REQUIRE(plan.has_value());
    BOOST_TEST(plan->passages.size() == 2);
}

BOOST_AUTO_TEST_CASE(letters_that_mean_nothing_are_told) {
    BOOST_TEST(faults_of_plan("+---+---+\n| S   h |\n+---+---+\n") ==
               "2:7+1 'h' means nothing here; expected S or @ for the start, G for a goal, or a "
               "blank\n");
    BOOST_TEST(faults_of_plan("┌───┐\n│ h │\n└───┘\n") ==
               "2:5+1 'h' means nothing here; expected S or @ for the start, G for a goal, or a "
               "blank\n");
    std::string rooms;
    for (int i = 0; i < 150; ++i) {
        rooms += " h |";
    }
    std::string wall(601, '-');
    for (std::size_t i = 0; i < wall.size(); i += 4) {
        wall[i] = '+';
    }
    const auto many = read_plan(wall + "\n|" + rooms + "\n" + wall);
    BOOST_REQUIRE(many.error().size() == 101);
    BOOST_TEST(many.error().back().message == "and 50 more faults");
}

BOOST_AUTO_TEST_CASE(a_block_drawing_is_read_as_it_is_asked_for) {
    const char* const drawing = "#####\n#S>G#\n#####\n";
    const auto walls = read_plan(drawing);
    BOOST_REQUIRE(walls.has_value());
    BOOST_TEST(walls->maze.columns == 2);
    BOOST_TEST(walls->passages.size() == 1);
    const auto cells =
        read_plan("#####\n#S G#\n#####\n", {BlockReading::cells, Spans::always, false});
    BOOST_REQUIRE(cells.has_value());
    BOOST_TEST(cells->maze.columns == 5);
    BOOST_TEST(cells->maze.spans.empty());
    BOOST_TEST((read_text("#####\n#S G#\n#####\n")->blocks == BlockReading::walls));
    BOOST_TEST(!read_text("+---+\n|   |\n+---+\n")->blocks.has_value());
}

BOOST_AUTO_TEST_CASE(one_sided_exits_can_be_taken_as_open) {
    const auto plan = read_plan("[['EN', 'S'], ['N', '']]", {{}, Spans::always, true});
    BOOST_REQUIRE(plan.has_value());
    BOOST_TEST(text_of(plan->maze.given->exits(RoomId{0})) == "SE");
    BOOST_TEST(text_of(plan->maze.given->exits(RoomId{1})) == "SW");
    BOOST_TEST(text_of(plan->maze.given->exits(RoomId{2})) == "N");
    BOOST_TEST(text_of(plan->maze.given->exits(RoomId{3})) == "N");
    BOOST_TEST(plan->maze.spans.size() == 4);
}

BOOST_AUTO_TEST_CASE(many_asymmetric_exits_are_counted) {
    std::string table = "[";
    for (int row = 0; row < 101; ++row) {
        table += "[";
        for (int column = 0; column < 101; ++column) {
            table += column % 2 == 0 ? "'EW'," : "'',";
        }
        table += "],\n";
    }
    // West off the grid in each row, and both sides of every second room.
    const auto many = read_plan(table + "]");
    BOOST_REQUIRE(many.error().size() == 1001);
    BOOST_TEST(many.error().front().message == "row 0, column 0 opens east, but row 0, column 1 "
                                               "does not open west");
    BOOST_TEST(many.error().back().message == "and 9302 more faults");
    BOOST_TEST(many.error().back().span.begin.line == 10U);
    const auto few = read_plan("[['EWNS'," + std::string(200, ' ') + "'EWNS']]");
    BOOST_TEST(few.error().size() == 6);
}

BOOST_AUTO_TEST_CASE(more_one_way_openings_than_there_are_passages_are_one_fault) {
    const auto drawn = [](std::size_t openings) {
        const std::string wall(2 * openings + 3, '#');
        std::string rooms = "# ";
        for (std::size_t i = 0; i < openings; ++i) {
            rooms += "> ";
        }
        return wall + "\n" + rooms + "#\n" + wall;
    };
    BOOST_TEST(read_plan(drawn(passages_max))->passages.size() == passages_max);
    BOOST_TEST(faults_of_plan(drawn(passages_max + 1)) ==
               "2:2+1 the drawing has too many one-way openings; expected at most 1000\n");
}

BOOST_AUTO_TEST_CASE(where_the_rooms_of_a_world_stand_is_kept_if_it_is_asked_for) {
    const std::string head = "title = 'T'\n[maze]\n";
    for (const char* maze : {"exits = [['E', 'W']]", "drawing = '''\n+---+---+\n| S   G |\n"
                                                     "+---+---+'''"}) {
        BOOST_TEST_CONTEXT(maze) {
            const auto noted = read_text(head + maze, {{}, Spans::always, false});
            BOOST_REQUIRE(noted.has_value());
            BOOST_TEST((noted->content == Content::world));
            BOOST_TEST(noted->plan.maze.spans.size() == 2);
            BOOST_TEST(read_plan(head + maze)->maze.spans.empty());
        }
    }
}

BOOST_AUTO_TEST_CASE(utf_16_is_named_whatever_is_in_it) {
    using namespace std::literals;
    BOOST_TEST(faults_of_plan("\xFF\xFE+\0-\0"sv) ==
               "1:1+2 the file is UTF-16; save it as UTF-8\n");
}

BOOST_AUTO_TEST_CASE(the_same_bytes_have_the_same_edition) {
    const auto one = read_plan("+---+\n|   |\n+---+");
    const auto same = read_plan("+---+\n|   |\n+---+");
    const auto other = read_plan("+---+\n|   |\n+---+\n");
    BOOST_TEST(one->edition == same->edition);
    BOOST_TEST(one->edition != other->edition);
}

BOOST_AUTO_TEST_CASE(a_made_maze_has_no_one_sided_exit) {
    Random random(9);
    const auto grid = make_maze({30, 40, Algorithm::depth_first, 0.5, 0}, random);
    BOOST_REQUIRE(grid.has_value());
    BOOST_TEST(one_sided_exits(*grid) == 0U);
}

} // namespace clew
