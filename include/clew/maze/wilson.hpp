/// Wilson: every perfect maze of its size alike. Built from the walls: the border is the root, and
/// from each inner corner that has no wall yet a random walk along the corners leads to what
/// stands; with its loops left out, the walk becomes wall.
///
/// A maze is perfect exactly when its walls are a spanning tree of the corners, the border being
/// one corner, so a uniform tree of walls is a uniform maze. Walls and not corridors, because the
/// root is then the whole border: a walk from any corner ends sooner than one that looks for a
/// single room. A walk keeps only the direction in which each corner was last left, for that
/// leaves its loops out.
/// Source: Wilson, "Generating random spanning trees more quickly than the cover time", 1996.
#ifndef CLEW_MAZE_WILSON_HPP
#define CLEW_MAZE_WILSON_HPP

#include "clew/base/random.hpp"
#include "clew/world/grid.hpp"

namespace clew {

/// Perfect. Expected time rooms x log(shorter side): 5.8 steps a corner in a maze of 10,000 x
/// 10,000, 31 steps a draw. A byte a room beside the grid, 2.3 where it is two rows high.
[[nodiscard]] Grid wilson(std::uint32_t rows, std::uint32_t columns, Random& random);

} // namespace clew

#endif
