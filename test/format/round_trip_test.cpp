// What is drawn as text is read back, whatever the maze.
#include "clew/base/random.hpp"
#include "clew/draw/style.hpp"
#include "clew/format/maze_text.hpp"
#include "clew/maze/make_maze.hpp"

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

// Mostly rock, with ways into some of it.
Grid sparse_grid(std::uint32_t rows, std::uint32_t columns, Random& random) {
    Grid grid(rows, columns);
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        const auto exits = random.below(16) & random.below(16) & random.below(16);
        grid.set_exits(RoomId{i}, Exits::of_bits(static_cast<unsigned>(exits)));
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

void check(Style style, const Grid& grid, Random& random) {
    const Picture picture = picture_of_grid(grid, random);
    std::string drawn;
    BOOST_REQUIRE(append_picture(drawn, picture, style));
    BOOST_TEST_CONTEXT(drawn) {
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
        // Where there is rock, a drawing without a goal is given one.
        const bool given = style == Style::blocks && goals.empty() && read->goals.size() == 1;
        BOOST_TEST((given || read->goals == goals));
    }
}

void check_wild(Style style, std::uint32_t rows, std::uint32_t columns, std::uint64_t seed) {
    BOOST_TEST_CONTEXT("seed " << seed) {
        Random random(seed);
        check(style, wild_grid(rows, columns, random), random);
        check(style, sparse_grid(rows, columns, random), random);
    }
}

void check_made(Style style, const AlgorithmFacts& algorithm, Place size, std::uint64_t seed) {
    BOOST_TEST_CONTEXT(algorithm.name << ", seed " << seed) {
        Random random(seed);
        MazeSpec spec;
        spec.rows = size.row;
        spec.columns = size.column;
        spec.algorithm = algorithm.algorithm;
        spec.dungeon.halls = {1, 4};
        const auto grid = make_maze(spec, random);
        BOOST_REQUIRE(grid.has_value());
        check(style, *grid, random);
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(reading_undoes_drawing) {
    for (const StyleFacts& facts : styles()) {
        for (std::uint32_t size = 0; facts.reads_back && size < 144; ++size) {
            BOOST_TEST_CONTEXT(facts.name) {
                check_wild(facts.style, 1 + size % 12, 1 + size / 12, size);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(reading_undoes_drawing_of_larger_mazes) {
    for (const StyleFacts& facts : styles()) {
        for (std::uint32_t seed = 0; facts.reads_back && seed < 6; ++seed) {
            BOOST_TEST_CONTEXT(facts.name) {
                check_wild(facts.style, 64 - 7 * seed, 29 + 7 * seed, seed);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(reading_undoes_drawing_of_what_each_algorithm_makes) {
    for (const StyleFacts& facts : styles()) {
        for (const AlgorithmFacts& algorithm : algorithms()) {
            for (std::uint32_t seed = 0; facts.reads_back && seed < 8; ++seed) {
                const std::uint32_t side = 1U << (seed % 7);
                BOOST_TEST_CONTEXT(facts.name) {
                    check_made(facts.style, algorithm, {side, side}, seed);
                    check_made(facts.style, algorithm, {1 + seed * 3, 64 - seed * 8}, seed);
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(blocks_of_a_dungeon_without_letters_begin_and_end_on_floor) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        MazeSpec spec;
        spec.rows = spec.columns = 20;
        spec.algorithm = Algorithm::dungeon;
        const auto grid = make_maze(spec, random);
        BOOST_REQUIRE(grid.has_value());
        Picture picture;
        picture.grid = &*grid;
        std::string drawn;
        BOOST_REQUIRE(append_picture(drawn, picture, Style::blocks));
        const auto read = read_back(drawn);
        BOOST_REQUIRE(read.has_value());
        BOOST_TEST((read->grid == *grid));
        BOOST_REQUIRE(read->goals.size() == 1U);
        BOOST_TEST(!grid->exits(grid->at(read->start.value())).empty());
        BOOST_TEST(!grid->exits(grid->at(read->goals.front())).empty());
    }
}

} // namespace clew
