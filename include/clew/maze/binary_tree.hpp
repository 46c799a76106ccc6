/// Binary tree, as the course describes it: each room opens to the south or the east, by a fair
/// coin where both are on the grid; then each exit string is filled in from the north and west
/// neighbours. The south-east room opens nowhere. Perfect; every corridor leads on to the
/// south-east corner, and the last row and column are straight.
#ifndef CLEW_MAZE_BINARY_TREE_HPP
#define CLEW_MAZE_BINARY_TREE_HPP

#include "clew/base/random.hpp"
#include "clew/world/grid.hpp"

namespace clew {

/// Both steps. Time a fraction of a draw a room (64 coins a draw), no memory beyond the grid.
[[nodiscard]] Grid binary_tree(std::uint32_t rows, std::uint32_t columns, Random& random);

/// The second step alone: adds to each room N where the room north of it opens S, and W where
/// the room west of it opens E. Needs a grid whose exits all stay on it.
void fill_in_from_north_and_west(Grid& grid);

} // namespace clew

#endif
