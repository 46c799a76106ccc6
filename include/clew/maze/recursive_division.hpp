/// Recursive division: an open floor is cut in two by a wall with one gap, and so are both parts,
/// until every part is one room wide.
///
/// A part is cut across its longer side, a square one by a fair coin; each place of the wall is as
/// likely as another, and so is each place of the gap. Perfect; long straight walls with a single
/// way through. Measured: 26.9 % dead ends.
/// The smaller part is done first and the other waits on a list, which so holds at most thirty.
#ifndef CLEW_MAZE_RECURSIVE_DIVISION_HPP
#define CLEW_MAZE_RECURSIVE_DIVISION_HPP

#include "clew/base/random.hpp"
#include "clew/world/grid.hpp"

namespace clew {

/// Needs is_size(rows, columns). Linear time but for the longest walls, less than a draw a room;
/// a quarter of a byte a room of working memory.
[[nodiscard]] Grid recursive_division(std::uint32_t rows, std::uint32_t columns, Random& random);

} // namespace clew

#endif
