/// A maze one room wide. It has one spanning tree, so there is nothing to draw: make_maze
/// makes it by this, as algorithms would pad its rows, or walk to and fro in it for days.
#ifndef CLEW_MAZE_LINE_HPP
#define CLEW_MAZE_LINE_HPP

#include "clew/world/grid.hpp"

namespace clew {

[[nodiscard]] constexpr bool is_line(std::uint32_t rows, std::uint32_t columns) {
    return rows == 1 || columns == 1;
}

/// All rooms open to their neighbours. Needs is_line. Linear time.
[[nodiscard]] Grid line(std::uint32_t rows, std::uint32_t columns);

} // namespace clew

#endif
