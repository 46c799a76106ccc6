/// Sidewinder: each row is cut into runs by a fair coin after every room, and each run opens to
/// the north at one of its rooms, each alike; the first row is one corridor.
///
/// Perfect; from any room there is a way north that never turns south. In the limit 5/8 - ln(2)/2
/// = 27.84 % of the rooms are dead ends. 64 coins are one draw: runs of one room (half of all) and
/// of two (a quarter) are done 64 rooms at a time by masks, the longer ones by a draw each.
#ifndef CLEW_MAZE_SIDEWINDER_HPP
#define CLEW_MAZE_SIDEWINDER_HPP

#include "clew/base/random.hpp"
#include "clew/world/grid.hpp"

namespace clew {

/// Needs is_size(rows, columns). Linear time, some 0.16 draws a room; memory of one row
/// beyond the grid.
[[nodiscard]] Grid sidewinder(std::uint32_t rows, std::uint32_t columns, Random& random);

} // namespace clew

#endif
