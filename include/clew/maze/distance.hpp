/// Distances in a grid, by breadth-first search over its exits.
#ifndef CLEW_MAZE_DISTANCE_HPP
#define CLEW_MAZE_DISTANCE_HPP

#include "clew/world/grid.hpp"

#include <cstdint>
#include <vector>

namespace clew {

inline constexpr std::uint32_t unreachable = 0xFFFFFFFFU;

/// Steps from `from` to each room, by room id; `unreachable` where there is no way. Linear time.
[[nodiscard]] std::vector<std::uint32_t> distances_from(const Grid& grid, RoomId from);

/// A shortest way from one room to the nearest of `to`, both ends included; empty if there is
/// none. Of equally short ways the one that takes N before S before E before W at each step.
[[nodiscard]] std::vector<RoomId> shortest_way(const Grid& grid, RoomId from,
                                               const std::vector<RoomId>& to);

/// Rooms with exactly one exit, in order.
[[nodiscard]] std::vector<RoomId> dead_ends_of(const Grid& grid);

} // namespace clew

#endif
