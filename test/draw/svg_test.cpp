#include "clew/draw/svg.hpp"

#include "pictures.hpp"

#include <set>
#include <tuple>

using namespace clew;
using namespace clew::test;

namespace {

std::string svg(const Picture& picture) { return drawn(picture, Style::svg); }

std::size_t count_of(std::string_view what, std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = text.find(what); at != std::string_view::npos;
         at = text.find(what, at + 1)) {
        ++count;
    }
    return count;
}

// Pieces of wall, a room long each: where they begin, and whether they go down.
using Walls = std::multiset<std::tuple<std::int64_t, std::int64_t, bool>>;

Walls walls_drawn(const std::string& text) {
    const std::size_t begin = text.find("d=\"", text.find("stroke-linecap=\"square\"")) + 3;
    std::string path = text.substr(begin, text.find('"', begin) - begin);
    for (const char letter : {'M', 'h', 'v'}) {
        for (std::size_t at = path.find(letter); at != std::string::npos;
             at = path.find(letter, at + 3)) {
            path.insert(at, " ").insert(at + 2, " ");
        }
    }
    Walls walls;
    const auto words = split_words(path);
    const auto number = [&](std::size_t at) {
        return static_cast<std::int64_t>(number_of(words.at(at), 1'000'000).value());
    };
    for (std::size_t i = 0; i < words.size(); i += 5) {
        BOOST_REQUIRE(words[i] == "M");
        const bool down = words.at(i + 3) == "v";
        for (std::int64_t at = 0; at < number(i + 4); at += 16) {
            walls.emplace(number(i + 1) + (down ? 0 : at), number(i + 2) + (down ? at : 0), down);
        }
    }
    return walls;
}

Walls walls_of(const Grid& grid) {
    Walls walls;
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        const Place place = grid.place_of(RoomId{i});
        const Exits exits = grid.exits(RoomId{i});
        const std::int64_t x = std::int64_t{16} * place.column;
        const std::int64_t y = std::int64_t{16} * place.row;
        const auto add = [&](Direction direction, std::int64_t at_x, std::int64_t at_y, bool down) {
            if (!exits.has(direction)) {
                walls.emplace(at_x, at_y, down);
            }
        };
        if (place.row == 0) {
            add(Direction::north, x, y, false);
        }
        if (place.column == 0) {
            add(Direction::west, x, y, true);
        }
        add(Direction::south, x, y + 16, false);
        add(Direction::east, x + 16, y, true);
    }
    return walls;
}

Grid two_way_grid(Random& random) {
    Grid grid(static_cast<std::uint32_t>(1 + random.below(8)),
              static_cast<std::uint32_t>(1 + random.below(8)));
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        for (const Direction direction : {Direction::south, Direction::east}) {
            if (grid.neighbour(RoomId{i}, direction) && random.chance(0.5)) {
                grid.open(RoomId{i}, direction);
            }
        }
    }
    return grid;
}

} // namespace

BOOST_AUTO_TEST_SUITE(svg_)

BOOST_AUTO_TEST_CASE(a_maze_is_one_path_with_shapes_and_words) {
    const Grid grid = grid_of("E SW / - N");
    Picture picture = whole(grid);
    picture.start = RoomId{3};
    picture.goals = {RoomId{0}};
    picture.path = {RoomId{3}, RoomId{1}, RoomId{0}};
    BOOST_TEST(svg(picture) == R"(<svg xmlns="http://www.w3.org/2000/svg" role="img" width="34")"
                               R"( height="34" viewBox="-1 -1 34 34">
<title>A maze of 2 rows and 2 columns</title>
<desc>The start is at row 1, column 1. A goal is at row 0, column 0. )"
                               R"(The way shown takes 2 steps.</desc>
<rect x="-1" y="-1" width="100%" height="100%" fill="#ffffff"/>
<polyline fill="none" stroke-width="4" stroke-linejoin="round" )"
                               R"(stroke="#d55e00" points="24,24 24,8 8,8"/>
<path fill="none" stroke-width="2" stroke-linecap="square" stroke="#000000" d="M0 0h32
M0 16h16
M0 32h32
M0 0v32M16 16v16M32 0v32"/>
<path d="M2 8l6-6 6 6-6 6z" stroke="#ffffff" fill="#882255"><title>goal</title></path>
<circle cx="24" cy="24" r="5" stroke="#ffffff" fill="#0072b2"><title>start</title></circle>
</svg>
)");
}

BOOST_AUTO_TEST_CASE(every_wall_is_drawn_once_and_nothing_else) {
    Random random(41);
    for (int i = 0; i < 200; ++i) {
        const Grid grid = two_way_grid(random);
        const std::string text = svg(whole(grid));
        BOOST_TEST((walls_drawn(text) == walls_of(grid)), "number " << i << "\n" << text);
    }
}

BOOST_AUTO_TEST_CASE(an_exit_that_is_not_returned_is_an_arrow_through_its_wall) {
    const Grid grid = grid_of("SE - / - NW");
    const std::string text = svg(whole(grid));
    for (const std::string_view arrow : {"M8 11v11m-3-4l3 4 3-4", "M24 21v-11m-3 4l3-4 3 4",
                                         "M11 8h11m-4-3l4 3-4 3", "M21 24h-11m4-3l-4 3 4 3"}) {
        BOOST_TEST(count_of(arrow, text) == 1U, arrow);
    }
}

BOOST_AUTO_TEST_CASE(rooms_of_one_shade_side_by_side_are_one_line) {
    const Grid grid(2, 4);
    const std::vector<std::uint8_t> shades = {0, 0, 0, 63, 63, 255, 0, 0};
    Picture picture = whole(grid);
    picture.shades = &shades;
    const std::string text = svg(picture);
    BOOST_TEST(count_of("<path stroke=\"#fff7d6\" d=\"M0 8h48M32 24h32\"/>\n"
                        "<path stroke=\"#2c5c91\" d=\"M48 8h16M0 24h16\"/>\n",
                        text) == 1U,
               text);
}

BOOST_AUTO_TEST_CASE(the_scale_is_the_pixels_of_a_room) {
    const Grid grid(2, 3);
    Picture picture = whole(grid);
    picture.scale = 8;
    BOOST_TEST(count_of("width=\"25\" height=\"17\" viewBox=\"-1 -1 50 34\"", svg(picture)) == 1U);
}

BOOST_AUTO_TEST_CASE(of_unseen_rooms_nothing_shows) {
    const Tally tally = seen_rooms(three_by_three(), {8});
    Picture picture = whole(three_by_three());
    picture.seen = &tally;
    picture.start = RoomId{8};
    picture.goals = {RoomId{0}};
    picture.player = RoomId{8};
    const std::string text = svg(picture);
    BOOST_TEST((walls_drawn(text) == Walls{{32, 48, false}, {48, 32, true}}), text);
    BOOST_TEST(count_of("goal", text) == 0U);
    BOOST_TEST(count_of("<title>player</title>", text) == 1U);
}

BOOST_AUTO_TEST_CASE(words_tell_of_the_path_as_it_is_drawn) {
    const Tally tally = seen_rooms(three_by_three(), {8});
    Picture picture = whole(three_by_three());
    picture.path = {RoomId{8}, RoomId{5}};
    BOOST_TEST(count_of("<desc>The way shown takes 1 step.</desc>", svg(picture)) == 1U);
    picture.seen = &tally;
    BOOST_TEST(count_of("<desc></desc>", svg(picture)) == 1U);
    BOOST_TEST(count_of("<polyline", svg(picture)) == 0U);
}

BOOST_AUTO_TEST_CASE(what_is_opened_is_closed) {
    Random random(42);
    for (int i = 0; i < 50; ++i) {
        const Grid grid = random_grid(5, 5, random);
        const std::vector<std::uint8_t> shades(25, 7);
        Picture picture = random_picture(grid, random);
        picture.shades = random.chance(0.5) ? &shades : nullptr;
        const std::string text = svg(picture);
        const std::size_t opened = count_of("<", text) - count_of("</", text);
        BOOST_TEST(opened == count_of("</", text) + count_of("/>", text), text);
        BOOST_TEST(count_of("\"", text) % 2 == 0U);
    }
}

BOOST_AUTO_TEST_SUITE_END()
