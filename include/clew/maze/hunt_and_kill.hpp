/// Hunt and kill: a random walk into rooms not yet visited until it is stuck; then the first such
/// room, row by row, that has a visited neighbour is joined to one of these, each alike, and the
/// walk goes on from there.
///
/// Long corridors like those of a depth-first maze, without a way back to be remembered. The hunt
/// looks at 64 rooms at once and never again at those that a hunt has passed and no walk has come
/// near since, so that all hunts together take linear time in practice.
/// Source: Buck, "Mazes for Programmers", 2015, chapter 5.
#ifndef CLEW_MAZE_HUNT_AND_KILL_HPP
#define CLEW_MAZE_HUNT_AND_KILL_HPP

#include "clew/base/random.hpp"
#include "clew/world/grid.hpp"

namespace clew {

/// Starts in a random room. Perfect. A draw a room. Half a byte a room beside the grid, a
/// whole one where it is two rows high.
[[nodiscard]] Grid hunt_and_kill(std::uint32_t rows, std::uint32_t columns, Random& random);

} // namespace clew

#endif
