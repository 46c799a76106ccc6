// What is drawn as text is read back, whatever the maze.
#include "clew/base/random.hpp"
#include "clew/draw/style.hpp"
#include "clew/format/maze_text.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <string_view>
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

RoomId any_room(const Grid& grid, Random& random) {
    return RoomId{static_cast<std::uint32_t>(random.below(grid.room_count()))};
}

Picture picture_of_grid(const Grid& grid, Random& random) {
    Picture picture;
    picture.grid = &grid;
    picture.labels = random.below(2) == 1;
    picture.start = any_room(grid, random);
    for (std::uint64_t left = random.below(4); left > 0; --left) {
        const RoomId goal = any_room(grid, random);
        if (goal != *picture.start) {
            picture.goals.push_back(goal);
        }
    }
    std::vector<RoomId>& goals = picture.goals;
    std::sort(goals.begin(), goals.end());
    goals.erase(std::unique(goals.begin(), goals.end()), goals.end());
    if (random.below(2) == 1) {
        picture.path = {any_room(grid, random)};
    }
    return picture;
}

Content content_of_style(Style style) {
    switch (style) {
    case Style::blocks:
        return Content::block_drawing;
    case Style::exits:
        return Content::exit_table;
    case Style::json:
        return Content::json;
    default:
        return Content::wall_drawing;
    }
}

Result<MazeText, Diagnostics> read_back(std::string_view text) {
    switch (content_of(text)) {
    case Content::block_drawing:
        return read_block_drawing(text);
    case Content::exit_table:
        return read_exit_table(text);
    case Content::json:
        return read_maze_json(text);
    default:
        return read_wall_drawing(text);
    }
}

void check(Style style, std::uint32_t rows, std::uint32_t columns, std::uint64_t seed) {
    Random random(seed);
    const Grid grid = wild_grid(rows, columns, random);
    const Picture picture = picture_of_grid(grid, random);
    std::string drawn;
    BOOST_REQUIRE(append_picture(drawn, picture, style));
    BOOST_TEST_CONTEXT("seed " << seed << "\n" << drawn) {
        BOOST_REQUIRE((content_of(drawn) == content_of_style(style)));
        const auto read = read_back(drawn);
        BOOST_REQUIRE(read.has_value());
        BOOST_TEST((read->grid == grid));
        BOOST_TEST(read->one_sided == one_sided_exits(grid));
        const bool marked = style != Style::exits;
        BOOST_TEST(read->start.has_value() == marked);
        BOOST_TEST((!marked || read->start == grid.place_of(*picture.start)));
        std::vector<Place> goals;
        for (const RoomId goal : marked ? picture.goals : std::vector<RoomId>()) {
            goals.push_back(grid.place_of(goal));
        }
        BOOST_TEST((read->goals == goals));
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(reading_undoes_drawing) {
    for (const StyleFacts& facts : styles()) {
        for (std::uint32_t size = 0; facts.reads_back && size < 144; ++size) {
            BOOST_TEST_CONTEXT(facts.name) {
                check(facts.style, 1 + size % 12, 1 + size / 12, size);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(reading_undoes_drawing_of_larger_mazes) {
    for (const StyleFacts& facts : styles()) {
        for (std::uint32_t seed = 0; facts.reads_back && seed < 6; ++seed) {
            BOOST_TEST_CONTEXT(facts.name) {
                check(facts.style, 64 - 7 * seed, 29 + 7 * seed, seed);
            }
        }
    }
}

} // namespace clew
