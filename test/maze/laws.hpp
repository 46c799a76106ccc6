/// What the tests of mazes share: grids written as exit strings, and the law of perfect mazes.
#ifndef CLEW_TEST_MAZE_LAWS_HPP
#define CLEW_TEST_MAZE_LAWS_HPP

#include "clew/base/digest.hpp"
#include "clew/base/random.hpp"
#include "clew/base/text.hpp"
#include "clew/maze/distance.hpp"
#include "clew/world/grid.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace clew::test {

// "E S / NE W": rows parted by slashes, rooms by blanks, "-" for no exit.
inline Grid grid_of(std::string_view text) {
    const auto words = split_words(text);
    const auto breaks = static_cast<std::size_t>(std::count(words.begin(), words.end(), "/"));
    const std::size_t rooms = words.size() - breaks;
    const auto rows = static_cast<std::uint32_t>(breaks + 1);
    Grid grid(rows, static_cast<std::uint32_t>(rooms / rows));
    std::uint32_t room = 0;
    for (const std::string_view word : words) {
        if (word != "/") {
            grid.set_exits(RoomId{room}, exits_of(word == "-" ? "" : word).value_or(Exits()));
            ++room;
        }
    }
    return grid;
}

inline std::string text_of(const Grid& grid) {
    std::string text;
    for (std::uint32_t room = 0; room < grid.room_count(); ++room) {
        const Exits exits = grid.exits(RoomId{room});
        text += room == 0 ? "" : room % grid.columns() == 0 ? " / " : " ";
        text += exits.empty() ? "-" : clew::text_of(exits);
    }
    return text;
}

// Ways through, counted from both sides; 0 for any exit that is not answered from beyond it.
inline std::uint64_t corridors_of(const Grid& grid) {
    std::uint64_t sides = 0;
    for (std::uint32_t room = 0; room < grid.room_count(); ++room) {
        for (const Direction direction : grid_directions) {
            if (!grid.exits(RoomId{room}).has(direction)) {
                continue;
            }
            const auto next = grid.neighbour(RoomId{room}, direction);
            if (!next || !grid.exits(*next).has(opposite(direction))) {
                return 0;
            }
            ++sides;
        }
    }
    return sides / 2;
}

inline bool is_connected(const Grid& grid) {
    const auto steps = distances_from(grid, RoomId{0});
    return std::find(steps.begin(), steps.end(), unreachable) == steps.end();
}

// Connected, symmetric, one corridor fewer than rooms, and nothing in the unused half.
inline bool is_perfect(const Grid& grid) {
    const bool tidy = grid.room_count() % 2 == 0 || grid.halves().back() < 16;
    return tidy && is_connected(grid) && corridors_of(grid) == grid.room_count() - 1;
}

inline std::uint64_t digest_of(const Grid& grid) {
    Digest digest;
    digest.add(grid.rows());
    digest.add(grid.columns());
    for (const std::uint8_t two_rooms : grid.halves()) {
        digest.add(std::uint64_t{two_rooms});
    }
    return digest.value();
}

} // namespace clew::test

#endif
