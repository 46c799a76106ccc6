/// Line of sight: which rooms are seen from a room, over a grid with walls between rooms as well
/// as rock. It is symmetric: one sees another exactly when the other sees it.
///
/// Two rooms see each other if one of the two digital lines between them (Bresenham, IBM Systems
/// Journal 4, 1965; ties rounded one way or the other) is open, each step through an exit. A step
/// aslant is two steps round a corner, and either way round will do: so whatever is in sight can be
/// walked to in as few moves as its rows and columns say. A convex hall is seen whole from anywhere
/// in it. Chosen over shadowcasting, which knows solid tiles but no walls between them.
#ifndef CLEW_PLAY_SIGHT_HPP
#define CLEW_PLAY_SIGHT_HPP

#include "clew/world/grid.hpp"
#include "clew/world/manner.hpp"

#include <cstdint>
#include <vector>

namespace clew {

/// True if the two see each other and lie within `radius` rooms (as the crow flies, rounded down).
/// A room sees itself. Passages, open or not, let nobody look through. Needs a grid whose exits are
/// returned, as those of play are: one-way exits have become passages. At most 6 x radius looks at
/// the grid.
[[nodiscard]] bool is_in_sight(const Grid& grid, RoomId one, RoomId other, std::uint32_t radius);

/// All rooms in sight of that one, itself too, in order. Needs such a grid, too. Looks at
/// radius x radius x 4 rooms.
[[nodiscard]] std::vector<RoomId> rooms_in_sight(const Grid& grid, RoomId from,
                                                 std::uint32_t radius);

/// Moves to what is in sight: rows and columns apart.
[[nodiscard]] std::uint32_t steps_between(Place one, Place other);

} // namespace clew

#endif
