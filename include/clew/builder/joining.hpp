/// Joining: lays the passages of a world into its grid, so that no room has two ways out in one
/// direction.
#ifndef CLEW_BUILDER_JOINING_HPP
#define CLEW_BUILDER_JOINING_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/world/world.hpp"

#include <vector>

namespace clew {

struct Joined {
    /// Two passages in one direction, or one from a room to itself: what could not be told before
    /// chance had placed the rooms they name.
    Diagnostics faults;
    /// Exits to elsewhere that had to be closed for a passage, as the errors that they are if the
    /// world cannot be won without them.
    Diagnostics closed;
};

/// Where a passage of the parts, or its way back, begins and the grid has an exit, that exit is
/// closed on both sides: if it leads to the same room, the passage is a door in it. `spans`: of
/// each passage.
[[nodiscard]] Joined join(WorldParts& parts, const std::vector<Span>& spans);

} // namespace clew

#endif
