/// Faults: what is wrong with a plan or a given grid, all of it, with places.
#ifndef CLEW_WORLD_FAULTS_HPP
#define CLEW_WORLD_FAULTS_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/world/notes.hpp"
#include "clew/world/plan.hpp"
#include "clew/world/spot.hpp"

#include <cstddef>
#include <limits>
#include <vector>

namespace clew {

/// Every broken reference (no such room or item), every place off the grid, two rooms on one
/// place, a passage where an exit is already, an item that nobody gives, an asymmetric exit of a
/// given grid, each as an error in file order. An empty list: the plan can be built. A passage
/// may stand on a given grid's exit if it leads to the same neighbour: it is a door there, and
/// the builder takes the grid's exit away. Exits that an algorithm will make are not known here:
/// passages over those are the builder's to settle.
[[nodiscard]] Diagnostics faults_of(const Plan& plan);

/// Of a given grid: every exit that the room beyond does not return, and every exit that leads
/// off the grid, in the order of rooms; the first `most`. `spans` may be empty; else one for each
/// room.
[[nodiscard]] Diagnostics
asymmetries_of(const Grid& grid, const std::vector<Span>& spans,
               std::size_t most = std::numeric_limits<std::size_t>::max());

} // namespace clew

#endif
