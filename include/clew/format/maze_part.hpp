/// Reads `[maze]`: made by an algorithm, or given as exit strings or as a drawing.
#ifndef CLEW_FORMAT_MAZE_PART_HPP
#define CLEW_FORMAT_MAZE_PART_HPP

#include "clew/format/world_parts.hpp"

namespace clew {

/// Where the maze's own faults leave its size unknown, the plan has the largest there can be, so
/// that every other place is on the grid. False if a faulty drawing hides which letters there are.
[[nodiscard]] bool read_maze_part(const WorldReading& reading);

} // namespace clew

#endif
