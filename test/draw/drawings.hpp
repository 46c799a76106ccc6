/// What the tests of drawing share: grids written as exit strings, and random ones.
#ifndef CLEW_TEST_DRAW_DRAWINGS_HPP
#define CLEW_TEST_DRAW_DRAWINGS_HPP

#include "clew/base/random.hpp"
#include "clew/base/text.hpp"
#include "clew/world/grid.hpp"

#include <algorithm>
#include <string_view>

namespace clew::test {

/// "E S / NE W": rows parted by slashes, rooms by blanks, "-" for no exit.
inline Grid grid_of(std::string_view text) {
    const auto words = split_words(text);
    const auto rows = static_cast<std::size_t>(std::count(words.begin(), words.end(), "/")) + 1;
    const std::size_t columns = (words.size() - rows + 1) / rows;
    Grid grid(static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns));
    std::uint32_t room = 0;
    for (const std::string_view word : words) {
        if (word != "/") {
            grid.set_exits(RoomId{room++}, *exits_of(word == "-" ? "" : word));
        }
    }
    return grid;
}

/// Any exits on any side, off the grid too, but most of them alike on both sides.
inline Grid random_grid(std::uint32_t rows, std::uint32_t columns, Random& random) {
    Grid grid(rows, columns);
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        for (const Direction direction : {Direction::south, Direction::east}) {
            if (grid.neighbour(RoomId{i}, direction) && random.chance(0.5)) {
                grid.open(RoomId{i}, direction);
            }
        }
    }
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        if (random.chance(0.1)) {
            grid.set_exits(RoomId{i}, Exits::of_bits(static_cast<unsigned>(random.below(16))));
        }
    }
    return grid;
}

} // namespace clew::test

#endif
