#include "clew/draw/boxes.hpp"

#include "pictures.hpp"

#include <boost/test/unit_test.hpp>

#include <array>

using namespace clew;
using namespace clew::test;

namespace {

std::string boxes(const Picture& picture) { return drawn(picture, Style::boxes); }

struct Post {
    std::string_view sign;
    std::string_view arms;
};
constexpr std::array<Post, 16> posts = {{{" ", ""},
                                         {"╴", "left"},
                                         {"╶", "right"},
                                         {"╵", "up"},
                                         {"╷", "down"},
                                         {"─", "left right"},
                                         {"│", "up down"},
                                         {"┌", "right down"},
                                         {"┐", "left down"},
                                         {"└", "right up"},
                                         {"┘", "left up"},
                                         {"├", "right up down"},
                                         {"┤", "left up down"},
                                         {"┬", "left right down"},
                                         {"┴", "left right up"},
                                         {"┼", "left right up down"}}};

std::string_view arms_of(std::string_view sign) {
    for (const Post& post : posts) {
        if (post.sign == sign) {
            return post.arms;
        }
    }
    return "no post";
}

// What the walls about that place ask of the post there.
std::string arms_about(const Characters& lines, std::size_t line, std::size_t column) {
    const auto stands = [&](std::size_t y, std::size_t x) {
        return y < lines.size() && x < lines[y].size() && lines[y][x] != " ";
    };
    std::string arms;
    for (const auto& [name, wall] : {std::pair("left", column > 0 && stands(line, column - 1)),
                                     std::pair("right", stands(line, column + 1)),
                                     std::pair("up", line > 0 && stands(line - 1, column)),
                                     std::pair("down", stands(line + 1, column))}) {
        arms += wall ? (arms.empty() ? "" : " ") + std::string(name) : "";
    }
    return arms;
}

// What it is with each line, and each blank post, made what stands there in `plain`.
Characters without_lines(const std::string& text, const Characters& plain) {
    Characters lines = characters_of(text);
    BOOST_REQUIRE(lines.size() == plain.size());
    for (std::size_t line = 0; line < lines.size(); ++line) {
        BOOST_REQUIRE(lines[line].size() == plain[line].size());
        for (std::size_t column = 0; column < lines[line].size(); ++column) {
            const bool is_line = lines[line][column].size() > 1;
            lines[line][column] =
                is_line || plain[line][column] == "+" ? plain[line][column] : lines[line][column];
        }
    }
    return lines;
}

} // namespace

BOOST_AUTO_TEST_SUITE(boxes_)

BOOST_AUTO_TEST_CASE(a_maze_is_drawn_with_lines_that_join) {
    Picture picture = whole(three_by_three());
    picture.start = RoomId{8};
    picture.goals = {RoomId{0}};
    picture.path = {RoomId{8}, RoomId{5}, RoomId{4}, RoomId{1}, RoomId{0}};
    BOOST_TEST(boxes(picture) == "┌───────┬───┐\n"
                                 "│ G   . │   │\n"
                                 "├───┐   ╵   │\n"
                                 "│   │ .   . │\n"
                                 "│   └───╴   │\n"
                                 "│         S │\n"
                                 "└───────────┘\n");
    BOOST_TEST(boxes_width(picture) == 13U);
}

BOOST_AUTO_TEST_CASE(a_wall_with_a_mark_in_it_is_joined_as_a_wall) {
    const Grid grid = grid_of("SE - / - NW");
    BOOST_TEST(boxes(whole(grid)) == "┌───┬───┐\n"
                                     "│   >   │\n"
                                     "├─v─┼─^─┤\n"
                                     "│   <   │\n"
                                     "└───┴───┘\n");
}

BOOST_AUTO_TEST_CASE(an_open_floor_has_no_posts) {
    const Grid grid = grid_of("SE SW / NE NW");
    BOOST_TEST(boxes(whole(grid)) == "┌───────┐\n"
                                     "│       │\n"
                                     "│       │\n"
                                     "│       │\n"
                                     "└───────┘\n");
}

BOOST_AUTO_TEST_CASE(labels_are_those_of_ascii) {
    Picture picture = whole(three_by_three());
    picture.labels = true;
    BOOST_TEST(boxes(picture) == "    0   1   2\n"
                                 "  ┌───────┬───┐\n"
                                 "0 │       │   │\n"
                                 "  ├───┐   ╵   │\n"
                                 "1 │   │       │\n"
                                 "  │   └───╴   │\n"
                                 "2 │           │\n"
                                 "  └───────────┘\n");
    BOOST_TEST(boxes_width(picture) == 15U);
}

BOOST_AUTO_TEST_CASE(only_rooms_seen_and_their_walls_are_drawn) {
    const Tally tally = seen_rooms(three_by_three(), {8, 5});
    Picture picture = whole(three_by_three());
    picture.seen = &tally;
    picture.start = RoomId{8};
    picture.goals = {RoomId{0}};
    BOOST_TEST(boxes(picture) == "\n"
                                 "\n"
                                 "            ╷\n"
                                 "            │\n"
                                 "            │\n"
                                 "          S │\n"
                                 "        ╶───┘\n");
}

BOOST_AUTO_TEST_CASE(every_exit_shows_and_every_post_has_the_arms_of_its_walls) {
    Random random(13);
    for (int i = 0; i < 200; ++i) {
        const auto rows = static_cast<std::uint32_t>(1 + random.below(7));
        const auto columns = static_cast<std::uint32_t>(1 + random.below(7));
        const Grid grid = random_grid(rows, columns, random);
        Picture picture = random_picture(grid, random);
        picture.labels = false;
        const std::string text = boxes(picture);
        const Characters lines = characters_of(text);
        BOOST_TEST((exits_shown(lines, 4) == grid), "number " << i << "\n" << text);
        for (std::size_t line = 0; line < lines.size(); line += 2) {
            for (std::size_t column = 0; column < lines[line].size(); column += 4) {
                BOOST_TEST(arms_of(lines[line][column]) == arms_about(lines, line, column), text);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_not_a_line_is_as_in_ascii) {
    Random random(14);
    for (int i = 0; i < 100; ++i) {
        const Grid grid = random_grid(5, 6, random);
        const Picture picture = random_picture(grid, random);
        const Characters plain = characters_of(drawn(picture, Style::ascii));
        BOOST_TEST((without_lines(boxes(picture), plain) == plain));
    }
}

BOOST_AUTO_TEST_SUITE_END()
