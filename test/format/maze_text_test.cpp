#include "clew/format/maze_text.hpp"

#include "reading.hpp"

#include "clew/draw/ascii.hpp"
#include "clew/draw/exits.hpp"
#include "clew/maze/make_maze.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {

namespace {

// A grid of any exits at all, also such as the room beyond does not return.
Grid wild_grid(std::uint32_t rows, std::uint32_t columns, Random& random) {
    Grid grid(rows, columns);
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        grid.set_exits(RoomId{i}, Exits::of_bits(static_cast<unsigned>(random.below(16))));
    }
    return grid;
}

Picture picture_of_grid(const Grid& grid, Random& random) {
    Picture picture;
    picture.grid = &grid;
    picture.labels = random.below(2) == 1;
    picture.start = RoomId{static_cast<std::uint32_t>(random.below(grid.room_count()))};
    const auto goal = static_cast<std::uint32_t>(random.below(grid.room_count()));
    if (RoomId{goal} != *picture.start) {
        picture.goals = {RoomId{goal}};
    }
    return picture;
}

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
    BOOST_TEST(faults_of_plan(table + "]") ==
               "0:0+1 10302 exits are not returned by the room beyond; open both sides or "
               "neither\n");
    const auto few = read_plan("[['EWNS'," + std::string(200, ' ') + "'EWNS']]");
    BOOST_TEST(few.error().size() == 6);
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

BOOST_AUTO_TEST_CASE(reading_undoes_drawing) {
    Random random(7);
    for (std::uint32_t size = 0; size < 400; ++size) {
        const Grid grid = wild_grid(1 + size % 20, 1 + size / 20, random);
        const Picture picture = picture_of_grid(grid, random);
        std::string drawn;
        append_ascii(drawn, picture);
        const auto read = read_wall_drawing(drawn);
        BOOST_TEST_CONTEXT(drawn) {
            BOOST_REQUIRE(read.has_value());
            BOOST_TEST((read->grid == grid));
            BOOST_TEST((read->start == grid.place_of(*picture.start)));
            BOOST_TEST(read->goals.size() == picture.goals.size());
            BOOST_TEST(read->one_sided == one_sided_exits(grid));
        }
    }
}

BOOST_AUTO_TEST_CASE(reading_undoes_writing_exits) {
    Random random(8);
    for (std::uint32_t size = 0; size < 400; ++size) {
        const Grid grid = wild_grid(1 + size % 20, 1 + size / 20, random);
        std::string written;
        append_exits(written, grid);
        const auto read = read_exit_table(written);
        BOOST_TEST_CONTEXT(written) {
            BOOST_REQUIRE(read.has_value());
            BOOST_TEST((read->grid == grid));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_made_maze_has_no_one_sided_exit) {
    Random random(9);
    const auto grid = make_maze({30, 40, Algorithm::depth_first, 0.5, 0}, random);
    BOOST_REQUIRE(grid.has_value());
    BOOST_TEST(one_sided_exits(*grid) == 0U);
}

} // namespace clew
