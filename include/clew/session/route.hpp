/// Routes: shortest ways through rooms that have been seen.
///
/// Breadth first, so a room takes half a byte, and memory for marks comes in blocks only where
/// the search has been: a walk in a maze of 100 million rooms of which few were seen stays cheap,
/// and at the worst it takes what the grid takes.
#ifndef CLEW_SESSION_ROUTE_HPP
#define CLEW_SESSION_ROUTE_HPP

#include "clew/play/tally.hpp"

#include <optional>
#include <vector>

namespace clew {

using Route = std::vector<Direction>;

/// From the player's room to `room`, which has been seen, by a fewest moves; nothing if there is no
/// way. It passes through no room not seen, no known trap, no living monster that kills, no way
/// that one blocks, and no door that is locked and whose key is not carried. Of several shortest
/// ways it is the one that goes north, south, east, west, up, down first, in this order.
[[nodiscard]] std::optional<Route> route_to(const World& world, const State& state,
                                            const Tally& tally, RoomId room);

/// Likewise to the nearest room that has not been seen, the last step leading into it.
[[nodiscard]] std::optional<Route> route_to_unseen(const World& world, const State& state,
                                                   const Tally& tally);

} // namespace clew

#endif
