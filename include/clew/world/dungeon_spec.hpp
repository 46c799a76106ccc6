/// What a dungeon is asked to be like. A "hall" is a rectangle of floor, since a "room" is one
/// place of the grid. It stands on this floor because a plan holds it and `maze` makes it.
#ifndef CLEW_WORLD_DUNGEON_SPEC_HPP
#define CLEW_WORLD_DUNGEON_SPEC_HPP

#include <cstdint>

namespace clew {

/// Both ends included. Invariant of those in a DungeonSpec: 1 <= least <= most <= halls_max.
struct Extent {
    std::uint32_t least = 1;
    std::uint32_t most = 1;
    bool operator==(const Extent&) const = default;
};

inline constexpr std::uint32_t halls_max = 1000; ///< of halls, and of a hall's rows or columns

inline constexpr std::uint32_t floors_max = 100;

/// The figures of the roguelike that it follows.
struct DungeonSpec {
    Extent halls{5, 15};
    Extent hall_rows{3, 9};
    Extent hall_columns{5, 19};
    bool overlap = true;      ///< false: a hall that finds no place of its own is left out
    std::uint32_t floors = 1; ///< one above the other, which share the rows; 1 to floors_max
    bool operator==(const DungeonSpec&) const = default;
};

} // namespace clew

#endif
