/// Notes: what an author or a maze maker may want to know of a world that is not wrong. They come
/// from walking through every room once, level by level, with one bit a room and the frontier for
/// memory, so that a grid of 2^30 rooms can be looked over and no maze is too deep.
#ifndef CLEW_WORLD_NOTES_HPP
#define CLEW_WORLD_NOTES_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/world/world.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace clew {

/// Whether rooms that cannot be reached are named, or counted alone.
enum class Missed : std::uint8_t { named, counted };

/// Of the whole file (line 0), in this order: rooms that cannot be reached from the start (how
/// many, and the first few by name in the order of rooms, if they are not named elsewhere), goals
/// among them, a start that is a goal, things guarded where they are not, and whether the maze is
/// perfect or how many corridors close a cycle. Rock (see World::is_floor_plan) is no room to
/// reach. Passages count as ways, locked or not; teleporters do not, and where the world has any
/// the notes say "on foot". Linear in rooms.
[[nodiscard]] Diagnostics notes_of(const World& world, Missed missed = Missed::named);

/// Whether corridors that close a cycle are named: of a bare maze that is worth knowing, of a world
/// that people live in it is not.
enum class Cycles : std::uint8_t { named, passed_over };

/// Of a maze that was given, room by room, where each is written: rooms without exits, rooms that
/// cannot be reached from the start, and the corridors that close a cycle, which are as many as the
/// cycles (in the order of rooms, each south or east of one, the first that joins rooms joined
/// already; passages come last). At most noted_max of each kind, and how many more there are.
/// Of a dungeon neither rock nor such corridors. Nothing unless `spans` has one for each room.
/// Close to linear, four bytes and a bit a room.
[[nodiscard]] Diagnostics room_notes_of(const World& world, const std::vector<Span>& spans,
                                        Cycles cycles = Cycles::named);
inline constexpr std::size_t noted_max = 100;

} // namespace clew

#endif
