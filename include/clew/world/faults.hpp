/// Faults: what is wrong with a plan or a grid, all of it, with places.
#ifndef CLEW_WORLD_FAULTS_HPP
#define CLEW_WORLD_FAULTS_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/world/plan.hpp"

namespace clew {

/// Every broken reference (no such room or item), every place off the grid, two rooms on one
/// place, a passage where an exit is already, an item that nobody gives, an asymmetric exit of a
/// given grid, each as an error in file order. An empty list: the plan can be built.
[[nodiscard]] Diagnostics faults_of(const Plan& plan);

/// Of a given grid: every exit that the room beyond does not return, and every exit that leads
/// off the grid, in the order of rooms. `spans` may be empty; else one for each room.
[[nodiscard]] Diagnostics asymmetries_of(const Grid& grid, const std::vector<Span>& spans);

/// Notes on a built world, in the order of rooms: rooms that cannot be reached from the start
/// (how many, the first few named), goals among them, and whether the maze is perfect or how
/// many corridors close a cycle. Passages count as ways, locked or not.
[[nodiscard]] Diagnostics notes_of(const World& world);

/// Resolves a spot on a grid of that size: a place, corner, room id or letter; nothing for a
/// rule, for nothing said, and for what is not there.
[[nodiscard]] std::optional<Place> place_of(const Spot& spot, const Plan& plan);

} // namespace clew

#endif
