/// Measures of a maze: how its rooms branch, how far it is from one to another.
///
/// Rooms are counted by what leads out of them, 16 at a time; paths are measured breadth first
/// with the rings alone and two bits a room, never with a distance for each room, so that 100
/// million rooms are measured in half of the memory that holds them.
#ifndef CLEW_MAZE_MEASURE_HPP
#define CLEW_MAZE_MEASURE_HPP

#include "clew/world/grid.hpp"

#include <cstdint>
#include <optional>

namespace clew {

/// Rock, which is a room without an exit, is not counted, unless it is all there is (1 x 1).
struct Measures {
    std::uint64_t rooms = 0;     ///< dead ends, straights, turns, junctions and crossings
    std::uint64_t corridors = 0; ///< pairs of rooms that are open to each other
    std::uint64_t dead_ends = 0; ///< one exit
    std::uint64_t straights = 0; ///< two exits, opposite
    std::uint64_t turns = 0;     ///< two exits, not opposite
    std::uint64_t junctions = 0; ///< three exits
    std::uint64_t crossings = 0; ///< four

    /// Runs between rooms that have not two exits: half of the exits of all such rooms, so that a
    /// ring, which has none, is not a passage.
    std::uint64_t passages = 0;
    /// From each dead end the steps back to the first room that has not two exits (a junction, or
    /// the other end where all is one corridor), summed.
    std::uint64_t alley_steps = 0;

    std::uint64_t components = 0; ///< groups of joined rooms
    /// The most steps there are between two joined rooms, by the shortest way.
    std::uint64_t longest_path = 0;
    /// False where that is no more than a lower bound.
    bool longest_path_exact = true;
    /// Steps from the start to the goal by the shortest way; nothing if there is none.
    std::optional<std::uint64_t> way;

    bool operator==(const Measures&) const = default;
};

/// Needs a grid whose exits stay on it and are answered from beyond, and two of its rooms. Linear
/// time. Memory: a quarter of a byte a room, and at most 64 bytes for each room of the widest ring.
///
/// The longest path is found by two walks in each group of rooms, the second from the room where
/// the first ended. That is exact where there is no ring of corridors; where there is one it is a
/// lower bound, but in grids of at most `exact_rooms_max` rooms a walk from each room settles it.
/// Source: Handler, "Minimax location of a facility in an undirected tree graph", 1973.
[[nodiscard]] Measures measure(const Grid& grid, RoomId start, RoomId goal);

inline constexpr std::uint32_t exact_rooms_max = 1024;

} // namespace clew

#endif
