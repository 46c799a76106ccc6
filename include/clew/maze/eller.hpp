/// Eller: row by row, knowing of the rooms above only which of a row hang together by them.
///
/// Neighbours that do not hang together are joined by a fair coin (in the last row always), and
/// each room opens south by a fair coin, but the last of those that hang together must if none of
/// the others did. Perfect.
/// Rooms that hang together are a ring in their order along the row. Rings never cross, so two
/// neighbours hang together exactly if the one follows the other in a ring: no search, and no
/// union-find. Source: Marlin Eller, 1982, unpublished; the rings are in his one-line program,
/// told by Neighbors, "Eller's algorithm" and by Buck, Mazes for Programmers, 2015, chapter 12.
#ifndef CLEW_MAZE_ELLER_HPP
#define CLEW_MAZE_ELLER_HPP

#include "clew/base/random.hpp"
#include "clew/world/grid.hpp"

namespace clew {

/// Needs is_size(rows, columns). Linear time, two coins a room; 8 bytes a column beyond the grid.
[[nodiscard]] Grid eller(std::uint32_t rows, std::uint32_t columns, Random& random);

} // namespace clew

#endif
