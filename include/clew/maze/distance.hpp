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

inline constexpr std::uint8_t no_shade = 255;

/// The same in `shade_count` steps, 1 to 255, a byte a room: 0 at `from`, shade_count - 1 at the
/// farthest; `no_shade` where there is no way.
[[nodiscard]] std::vector<std::uint8_t> shades_from(const Grid& grid, RoomId from,
                                                    std::uint8_t shade_count);

/// A shortest way from one room to the nearest of `to`, both ends included; empty if there is
/// none. Of equally short ways the one that takes N before S before E before W at each step.
/// Linear time; half a byte a room besides the way and its rings (at most 24 bytes a room of the
/// widest).
[[nodiscard]] std::vector<RoomId> shortest_way(const Grid& grid, RoomId from,
                                               const std::vector<RoomId>& to);

/// Rooms with exactly one exit, in order.
[[nodiscard]] std::vector<RoomId> dead_ends_of(const Grid& grid);

} // namespace clew

#endif
