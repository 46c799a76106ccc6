/// Aldous-Broder: a random walk through the grid until it has been in every room; each room keeps
/// the corridor by which it was entered first. Every perfect maze of its size is alike.
///
/// A step is two bits of a draw: along the diagonals a random walk is two coins, so a popcount
/// tells where eight or 32 steps lead to. Where all rooms so far around have been entered nothing
/// could happen on the way, so these steps are taken at once. The bits are the same, hence the
/// maze is that of the walk, step by step: a test holds it to that. A step off the grid is none.
/// Sources: Broder, "Generating random spanning trees", 1989; Aldous, "The random walk
/// construction of uniform spanning trees", 1990.
#ifndef CLEW_MAZE_ALDOUS_BRODER_HPP
#define CLEW_MAZE_ALDOUS_BRODER_HPP

#include "clew/base/random.hpp"
#include "clew/world/grid.hpp"

namespace clew {

/// Needs two rows and two columns at least: a line would take days (see line). Starts in a random
/// room. Perfect. Expected steps: near rooms x log(rooms)^2 / 3 if rows and columns are alike, and
/// 7/3 of the longer side squared if the other is short: 2 x 100,000 rooms take some 2 x 10^10
/// steps. Half a byte a room beside the grid, 1.7 where it is two rows high.
[[nodiscard]] Grid aldous_broder(std::uint32_t rows, std::uint32_t columns, Random& random);

} // namespace clew

#endif
