/// The six ways out of a room. A grid has the first four; up and down belong to passages only.
#ifndef CLEW_WORLD_DIRECTION_HPP
#define CLEW_WORLD_DIRECTION_HPP

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace clew {

/// The order is the one in which exits are written: N S E W, then U D.
enum class Direction : std::uint8_t { north, south, east, west, up, down };

inline constexpr std::array<Direction, 6> all_directions = {Direction::north, Direction::south,
                                                            Direction::east,  Direction::west,
                                                            Direction::up,    Direction::down};
inline constexpr std::array<Direction, 4> grid_directions = {Direction::north, Direction::south,
                                                             Direction::east, Direction::west};

/// Neighbours in the enumeration are opposites.
[[nodiscard]] constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>(static_cast<unsigned>(direction) ^ 1U);
}

/// "north" …; the engine's own names, whatever the key set of a world.
[[nodiscard]] std::string_view name_of(Direction direction);

/// 'N' 'S' 'E' 'W' 'U' 'D'.
[[nodiscard]] char letter_of(Direction direction);

/// From such a letter in either case.
[[nodiscard]] std::optional<Direction> direction_of(char letter);

/// From a whole name ("north"), lower case.
[[nodiscard]] std::optional<Direction> direction_named(std::string_view name);

} // namespace clew

#endif
