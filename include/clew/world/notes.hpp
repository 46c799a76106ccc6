/// Notes: what an author or a maze maker may want to know of a world that is not wrong. They come
/// from walking through every room once, level by level, with one bit a room and the frontier for
/// memory, so that a grid of 2^30 rooms can be looked over and no maze is too deep.
#ifndef CLEW_WORLD_NOTES_HPP
#define CLEW_WORLD_NOTES_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/world/world.hpp"

namespace clew {

/// Of the whole file (line 0), in this order: rooms that cannot be reached from the start (how
/// many, the first few named in the order of rooms), goals among them, and whether the maze is
/// perfect or how many corridors close a cycle. Passages count as ways, locked or not;
/// teleporters do not, and where the world has any the notes say "on foot". Linear in rooms.
[[nodiscard]] Diagnostics notes_of(const World& world);

} // namespace clew

#endif
