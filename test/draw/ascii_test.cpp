#include "clew/draw/ascii.hpp"

#include "clew/format/maze_text.hpp"
#include "pictures.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

std::string ascii_of_picture(const Picture& picture) { return drawn(picture, Style::ascii); }

void expect_read_back(const Picture& picture) {
    const std::string drawn = ascii_of_picture(picture);
    const auto read = read_wall_drawing(drawn);
    BOOST_REQUIRE_MESSAGE(read.has_value(), drawn << (read ? "" : read.error().front().message));
    BOOST_TEST((read->grid == *picture.grid), drawn);
    std::vector<RoomId> goals;
    for (const Place place : read->goals) {
        goals.push_back(picture.grid->at(place));
    }
    BOOST_TEST((goals == picture.goals), drawn);
    BOOST_TEST(read->start.has_value() == picture.start.has_value(), drawn);
    if (read->start && picture.start) {
        BOOST_TEST((picture.grid->at(*read->start) == *picture.start), drawn);
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(ascii)

BOOST_AUTO_TEST_CASE(a_maze_is_drawn_with_posts_walls_and_its_ends) {
    Picture picture = whole(three_by_three());
    picture.start = RoomId{8};
    picture.goals = {RoomId{0}};
    BOOST_TEST(ascii_of_picture(picture) == "+---+---+---+\n"
                                            "| G     |   |\n"
                                            "+---+   +   +\n"
                                            "|   |       |\n"
                                            "+   +---+   +\n"
                                            "|         S |\n"
                                            "+---+---+---+\n");
}

BOOST_AUTO_TEST_CASE(a_player_hides_the_ends_and_the_ends_hide_the_path) {
    Picture picture = whole(three_by_three());
    picture.start = RoomId{8};
    picture.goals = {RoomId{0}, RoomId{3}};
    picture.path = {RoomId{8}, RoomId{5}, RoomId{4}, RoomId{1}, RoomId{0}};
    picture.player = RoomId{3};
    BOOST_TEST(ascii_of_picture(picture) == "+---+---+---+\n"
                                            "| G   . |   |\n"
                                            "+---+   +   +\n"
                                            "| @ | .   . |\n"
                                            "+   +---+   +\n"
                                            "|         S |\n"
                                            "+---+---+---+\n");
}

BOOST_AUTO_TEST_CASE(a_start_that_is_a_goal_shows_as_the_start) {
    const Grid grid(1, 1);
    Picture picture = whole(grid);
    picture.start = RoomId{0};
    picture.goals = {RoomId{0}};
    BOOST_TEST(ascii_of_picture(picture) == "+---+\n| S |\n+---+\n");
}

BOOST_AUTO_TEST_CASE(an_exit_that_is_not_returned_is_a_mark_in_the_wall) {
    Grid grid(2, 2);
    grid.set_exits(RoomId{0}, Exits().with(Direction::east).with(Direction::south));
    grid.set_exits(RoomId{3}, Exits().with(Direction::west).with(Direction::north));
    BOOST_TEST(ascii_of_picture(whole(grid)) == "+---+---+\n"
                                                "|   >   |\n"
                                                "+-v-+-^-+\n"
                                                "|   <   |\n"
                                                "+---+---+\n");
}

BOOST_AUTO_TEST_CASE(an_exit_off_the_grid_is_a_mark_in_the_outer_wall) {
    Grid grid(1, 1);
    grid.set_exits(RoomId{0}, Exits::of_bits(15));
    BOOST_TEST(ascii_of_picture(whole(grid)) == "+-^-+\n<   >\n+-v-+\n");
}

BOOST_AUTO_TEST_CASE(labels_number_rows_and_columns_from_0) {
    Picture picture = whole(three_by_three());
    picture.labels = true;
    BOOST_TEST(ascii_of_picture(picture) == "    0   1   2\n"
                                            "  +---+---+---+\n"
                                            "0 |       |   |\n"
                                            "  +---+   +   +\n"
                                            "1 |   |       |\n"
                                            "  +   +---+   +\n"
                                            "2 |           |\n"
                                            "  +---+---+---+\n");
    BOOST_TEST(ascii_width(picture) == 15U);
}

BOOST_AUTO_TEST_CASE(row_numbers_stand_at_the_right_of_their_column) {
    const Grid grid(11, 1);
    Picture picture = whole(grid);
    picture.labels = true;
    const std::string drawn = ascii_of_picture(picture);
    BOOST_TEST(drawn.substr(0, 34) == "     0\n   +---+\n 0 |   |\n   +---+\n");
    BOOST_TEST(drawn.substr(drawn.size() - 18) == "10 |   |\n   +---+\n");
}

BOOST_AUTO_TEST_CASE(column_numbers_too_wide_for_every_column_stand_at_every_second) {
    const Grid grid(1, 1002);
    Picture picture = whole(grid);
    picture.labels = true;
    const std::string drawn = ascii_of_picture(picture);
    const std::string numbers = drawn.substr(0, drawn.find('\n'));
    BOOST_TEST(numbers.substr(0, 22) == "    0       2       4 ");
    BOOST_TEST(numbers.substr(numbers.size() - 21) == " 996     998     1000");
}

BOOST_AUTO_TEST_CASE(only_rooms_seen_and_their_walls_are_drawn) {
    const Tally tally = seen_rooms(three_by_three(), {8, 5});
    Picture picture = whole(three_by_three());
    picture.start = RoomId{8};
    picture.goals = {RoomId{0}};
    picture.path = {RoomId{4}, RoomId{5}};
    picture.seen = &tally;
    BOOST_TEST(ascii_of_picture(picture) == "\n"
                                            "\n"
                                            "        +   +\n"
                                            "          . |\n"
                                            "        +   +\n"
                                            "          S |\n"
                                            "        +---+\n");
}

BOOST_AUTO_TEST_CASE(what_an_unseen_room_opens_to_does_not_show) {
    Grid grid(1, 3);
    grid.set_exits(RoomId{0}, Exits().with(Direction::east));
    grid.set_exits(RoomId{1}, Exits().with(Direction::east));
    const Tally tally = seen_rooms(grid, {1});
    Picture picture = whole(grid);
    picture.seen = &tally;
    BOOST_TEST(ascii_of_picture(picture) == "    +---+\n"
                                            "    |\n"
                                            "    +---+\n");
}

BOOST_AUTO_TEST_CASE(a_door_is_drawn_as_an_exit) {
    const Grid grid(1, 3);
    Picture picture = whole(grid);
    const Exits east = Exits().with(Direction::east);
    picture.doors = {{RoomId{0}, east}, {RoomId{1}, Exits().with(Direction::west).with(east)}};
    BOOST_TEST(ascii_of_picture(picture) == "+---+---+---+\n"
                                            "|       >   |\n"
                                            "+---+---+---+\n");
}

BOOST_AUTO_TEST_CASE(reading_undoes_drawing) {
    Random random(1);
    for (std::uint32_t rows = 1; rows <= 12; ++rows) {
        for (std::uint32_t columns = 1; columns <= 12; ++columns) {
            for (int i = 0; i < 8; ++i) {
                const Grid grid = random_grid(rows, columns, random);
                BOOST_TEST_CONTEXT(rows << "x" << columns << ", number " << i) {
                    expect_read_back(random_picture(grid, random));
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(no_line_looks_like_a_prompt_or_a_heading_of_a_thread) {
    Random random(3);
    for (int i = 0; i < 300; ++i) {
        const auto side = static_cast<std::uint32_t>(1 + random.below(6));
        const Grid grid = random_grid(side, side, random);
        Picture picture = random_picture(grid, random);
        const Tally tally = seen_rooms(Grid(side, side), {0});
        picture.seen = random.chance(0.5) ? &tally : nullptr;
        const std::string drawn = "\n" + ascii_of_picture(picture);
        for (const char* begin : {"\n> ", "\n# ", "\n= "}) {
            BOOST_TEST(drawn.find(begin) == std::string::npos, drawn);
        }
        BOOST_TEST(drawn.find(" \n") == std::string::npos, drawn);
    }
}

BOOST_AUTO_TEST_SUITE_END()
