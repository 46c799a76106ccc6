#include "clew/draw/blocks.hpp"

#include "pictures.hpp"

#include <boost/test/unit_test.hpp>

using namespace clew;
using namespace clew::test;

namespace {

std::string blocks(const Picture& picture) { return drawn(picture, Style::blocks); }

} // namespace

BOOST_AUTO_TEST_SUITE(blocks_)

BOOST_AUTO_TEST_CASE(a_maze_is_one_character_a_room_and_one_a_wall) {
    Picture picture = whole(three_by_three());
    picture.start = RoomId{8};
    picture.goals = {RoomId{0}};
    BOOST_TEST(blocks(picture) == "#######\n"
                                  "#G  # #\n"
                                  "### # #\n"
                                  "# #   #\n"
                                  "# ### #\n"
                                  "#    S#\n"
                                  "#######\n");
    BOOST_TEST(blocks_width(picture) == 7U);
}

BOOST_AUTO_TEST_CASE(a_path_goes_through_its_rooms_and_the_openings_between_them) {
    Picture picture = whole(three_by_three());
    picture.start = RoomId{8};
    picture.goals = {RoomId{0}};
    picture.path = {RoomId{8}, RoomId{5}, RoomId{4}, RoomId{1}, RoomId{0}};
    BOOST_TEST(blocks(picture) == "#######\n"
                                  "#G..# #\n"
                                  "###.# #\n"
                                  "# #...#\n"
                                  "# ###.#\n"
                                  "#    S#\n"
                                  "#######\n");
}

BOOST_AUTO_TEST_CASE(no_path_leads_through_a_wall_between_two_of_its_rooms) {
    const Grid grid = grid_of("S S / NE NW");
    Picture picture = whole(grid);
    picture.path = {RoomId{0}, RoomId{2}, RoomId{3}, RoomId{1}};
    BOOST_TEST(blocks(picture) == "#####\n"
                                  "#.#.#\n"
                                  "#.#.#\n"
                                  "#...#\n"
                                  "#####\n");
}

BOOST_AUTO_TEST_CASE(an_exit_that_is_not_returned_is_an_arrow_in_the_wall) {
    const Grid grid = grid_of("SE - / - NW");
    Picture picture = whole(grid);
    BOOST_TEST(blocks(picture) == "#####\n"
                                  "# > #\n"
                                  "#v#^#\n"
                                  "# < #\n"
                                  "#####\n");
    picture.path = {RoomId{0}, RoomId{1}};
    BOOST_TEST(blocks(picture).substr(6, 5) == "#.>.#");
    const Grid single = grid_of("NSEW");
    BOOST_TEST(blocks(whole(single)) == "#^#\n< >\n#v#\n");
}

BOOST_AUTO_TEST_CASE(only_rooms_seen_and_their_walls_are_drawn) {
    const Tally tally = seen_rooms(three_by_three(), {8, 5});
    Picture picture = whole(three_by_three());
    picture.player = RoomId{5};
    picture.start = RoomId{8};
    picture.goals = {RoomId{0}};
    picture.path = {RoomId{4}, RoomId{5}};
    picture.seen = &tally;
    BOOST_TEST(blocks(picture) == "\n"
                                  "\n"
                                  "    # #\n"
                                  "    .@#\n"
                                  "    # #\n"
                                  "     S#\n"
                                  "    ###\n");
}

BOOST_AUTO_TEST_CASE(a_window_shows_its_part_and_no_more) {
    Picture picture = whole(three_by_three());
    picture.window = Window{{1, 1}, {3, 3}};
    picture.start = RoomId{8};
    picture.goals = {RoomId{0}};
    BOOST_TEST(blocks(picture) == "# # #\n"
                                  "#   #\n"
                                  "### #\n"
                                  "   S#\n"
                                  "#####\n");
    picture.window = Window{{0, 0}, {2, 2}};
    BOOST_TEST(blocks(picture) == "#####\n"
                                  "#G  #\n"
                                  "### #\n"
                                  "# #\n"
                                  "# ###\n");
}

BOOST_AUTO_TEST_CASE(rock_is_solid_wall) {
    const Grid grid = grid_of("- - - / - E W / - - -");
    Picture picture = whole(grid);
    BOOST_TEST(blocks(picture) == "#######\n"
                                  "#######\n"
                                  "#######\n"
                                  "###   #\n"
                                  "#######\n"
                                  "#######\n"
                                  "#######\n");
    picture.start = RoomId{0};
    picture.goals = {RoomId{2}};
    picture.used = {RoomId{6}, RoomId{7}};
    BOOST_TEST(blocks(picture) == "#######\n"
                                  "#S###G#\n"
                                  "#######\n"
                                  "###   #\n"
                                  "#######\n"
                                  "# # ###\n"
                                  "#######\n");
}

BOOST_AUTO_TEST_CASE(what_is_entered_or_seen_is_no_rock_and_no_maze_is_rock_alone) {
    const Grid grid = grid_of("E - -");
    BOOST_TEST(blocks(whole(grid)) == "#######\n"
                                      "# > ###\n"
                                      "#######\n");
    const Tally tally = seen_rooms(grid, {1, 2});
    Picture picture = whole(grid);
    picture.seen = &tally;
    BOOST_TEST(blocks(picture) == "  #####\n"
                                  "  # # #\n"
                                  "  #####\n");
    BOOST_TEST(blocks(whole(grid_of("- -"))) == "#####\n"
                                                "# # #\n"
                                                "#####\n");
}

BOOST_AUTO_TEST_CASE(every_exit_shows) {
    Random random(11);
    for (int i = 0; i < 300; ++i) {
        const auto rows = static_cast<std::uint32_t>(1 + random.below(8));
        const auto columns = static_cast<std::uint32_t>(1 + random.below(8));
        const Grid grid = random_grid(rows, columns, random);
        const std::string text = blocks(random_picture(grid, random));
        BOOST_TEST((exits_shown(characters_of(text), 2) == grid), "number " << i << "\n" << text);
    }
}

BOOST_AUTO_TEST_CASE(posts_stand_in_every_second_place_and_all_lines_are_full) {
    Random random(12);
    const Grid grid = random_grid(9, 7, random);
    const Characters lines = characters_of(blocks(random_picture(grid, random)));
    BOOST_REQUIRE(lines.size() == 19U);
    for (std::size_t line = 0; line < lines.size(); ++line) {
        BOOST_REQUIRE(lines[line].size() == 15U);
        for (std::size_t column = 0; line % 2 == 0 && column < 15; column += 2) {
            BOOST_TEST(lines[line][column] == "#");
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
