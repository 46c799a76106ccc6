/// Scattered walls: an open floor with so many inner walls, distinct as unordered pairs of rooms,
/// and every room still reachable from every other.
///
/// Walls are tried in random order, and one is left out exactly when it would close a loop of
/// walls (the border counts as one corner): only then does it cut the floor in two. A union-find
/// over the corners decides, so no search is needed. This is random-order Kruskal on the dual
/// graph, stopped early: each set of walls that some order gives is possible, but sets are not
/// equally likely.
#ifndef CLEW_MAZE_SCATTER_HPP
#define CLEW_MAZE_SCATTER_HPP

#include "clew/base/random.hpp"
#include "clew/base/result.hpp"
#include "clew/world/grid.hpp"

#include <optional>
#include <string>

namespace clew {

/// (rows - 1) * (columns - 1): with so many, the maze is perfect.
[[nodiscard]] std::uint64_t scatter_walls_max(std::uint32_t rows, std::uint32_t columns);

/// What is wrong with more walls than that: `a 4x4 maze can have at most 9 inner walls, not 12`;
/// nothing if they can be had.
[[nodiscard]] std::optional<std::string> too_many_walls(std::uint32_t rows, std::uint32_t columns,
                                                        std::uint64_t walls);

/// Error: more walls than that, told before anything is allocated.
[[nodiscard]] Result<Grid, std::string> scatter(std::uint32_t rows, std::uint32_t columns,
                                                std::uint64_t walls, Random& random);

} // namespace clew

#endif
