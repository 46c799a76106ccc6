/// Growing tree: a list of open rooms; again and again one of them is taken and a corridor opened
/// from it to a neighbour not yet visited, which joins the list. A room without such a neighbour
/// leaves the list when it is next taken.
///
/// With probability `bias` the newest open room is taken, else any of them, each alike: 0 makes
/// many short branches, much like a simplified Prim; 1 is depth-first. Perfect.
/// Rooms leave the list by a mark and the marked are swept out when they are half of it, so that
/// the newest stays last; a draw that hits a mark is made again.
#ifndef CLEW_MAZE_GROWING_TREE_HPP
#define CLEW_MAZE_GROWING_TREE_HPP

#include "clew/base/random.hpp"
#include "clew/world/grid.hpp"

namespace clew {

/// Starts in a random room. Needs is_size(rows, columns) and 0 <= bias <= 1. Time linear but for
/// chance. At most 13 bytes a room beside the grid, when the list doubles; less than one where bias
/// is 0.
[[nodiscard]] Grid growing_tree(std::uint32_t rows, std::uint32_t columns, double bias,
                                Random& random);

} // namespace clew

#endif
