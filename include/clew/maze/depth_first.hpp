/// Depth-first maze (recursive backtracker, without the recursion): walk on from room to room
/// into rooms not yet visited, and from a dead end go back to the last room that has another.
///
/// Geometry and choice are apart: `permitted` says which directions are allowed, as a mask;
/// `choose` takes a mask and knows nothing of the grid.
#ifndef CLEW_MAZE_DEPTH_FIRST_HPP
#define CLEW_MAZE_DEPTH_FIRST_HPP

#include "clew/base/random.hpp"
#include "clew/world/grid.hpp"

#include <optional>

namespace clew {

/// One of the permitted directions: `last` again with probability `bias` if it is permitted, else
/// any of them, each alike. Needs a mask that is not empty and has grid directions only.
[[nodiscard]] Direction choose(Exits permitted, std::optional<Direction> last, double bias,
                               Random& random);

/// Starts in a random room. Perfect. Linear time. In all 1.25 + 2 / rows bytes a room, of which the
/// maze takes half a byte in the end, and the way back a quarter at most.
[[nodiscard]] Grid depth_first(std::uint32_t rows, std::uint32_t columns, double bias,
                               Random& random);

} // namespace clew

#endif
