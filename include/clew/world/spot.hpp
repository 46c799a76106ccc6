/// Spots: from what a plan says of a place to the place itself.
#ifndef CLEW_WORLD_SPOT_HPP
#define CLEW_WORLD_SPOT_HPP

#include "clew/world/plan.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace clew {

/// In the order of Corner: "north-west" "north-east" "south-west" "south-east".
inline constexpr std::array<std::string_view, 4> corner_names = {"north-west", "north-east",
                                                                 "south-west", "south-east"};

/// From such a name.
[[nodiscard]] std::optional<Corner> corner_named(std::string_view name);

/// Resolves a spot on the plan's grid: a place, corner, room id or (failing that) letter; nothing
/// for a rule, for nothing said, and for what is not there. A room's own spot names no room.
[[nodiscard]] std::optional<Place> place_of(const Spot& spot, const Plan& plan);

/// The same without the ids of rooms, which is how a room's own spot is read.
[[nodiscard]] std::optional<Place> place_of(const Spot& spot, const MazePlan& maze);

/// Rows and columns of the maze to be: those of a given grid, else those asked for.
struct MazeSize {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
};
[[nodiscard]] MazeSize size_of(const MazePlan& maze);

} // namespace clew

#endif
