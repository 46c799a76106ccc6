/// Dungeon floor: the places of a plan once it is known where a dungeon has floor. A file cannot
/// know that, so its corners give way to the floor, and a place in the rock is a fault.
#ifndef CLEW_BUILDER_DUNGEON_FLOOR_HPP
#define CLEW_BUILDER_DUNGEON_FLOOR_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/maze/dungeon.hpp"
#include "clew/world/plan.hpp"

namespace clew {

/// Adds its stairs as passages down.
void add_stairs(Plan& plan, const Dungeon& dungeon);

/// Every corner in the plan becomes the tile of floor that is the fewest rows and columns from it
/// (the first of these in the order of rooms); a start not said the dungeon's first centre, and
/// goals not said its farthest. Faults: a place in the rock, and what faults_of finds of the
/// places as they are now (two rooms on one tile …). A dungeon of one tile has no rock at all.
[[nodiscard]] Diagnostics settle_in_dungeon(Plan& plan, const Dungeon& dungeon);

} // namespace clew

#endif
