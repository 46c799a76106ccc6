/// The manner of a world: how places and directions are written and which keys move. A world
/// chooses, a player may choose otherwise; no rule depends on it.
#ifndef CLEW_WORLD_MANNER_HPP
#define CLEW_WORLD_MANNER_HPP

#include <cstdint>
#include <optional>
#include <string_view>

namespace clew {

/// compass n s e w u d; udlr up down left right; hjkl left down up right; wasd up left down right.
enum class Keys : std::uint8_t { compass, udlr, hjkl, wasd };

/// "row 5, column 5" from 0, or "f6": row letter from a (z is followed by aa), column from 1.
enum class Coordinates : std::uint8_t { row_column, letter_number };

/// What is printed unasked every turn: words only, the map, or what is in line of sight.
enum class View : std::uint8_t { none, map, sight };

/// How the map is drawn.
enum class MapStyle : std::uint8_t { ascii, blocks, boxes };

inline constexpr std::uint32_t sight_max = 40;     ///< rooms; of a world
inline constexpr std::uint32_t sight_default = 15; ///< for View::sight in a world without any

struct Manner {
    Keys keys = Keys::compass;
    Coordinates coordinates = Coordinates::row_column;
    View view = View::none;
    MapStyle map = MapStyle::ascii;
    bool operator==(const Manner&) const = default;
};

/// From "compass", "udlr", "hjkl", "wasd"; from "row-column", "a1"; from "none", "map", "sight";
/// from "ascii", "blocks", "boxes".
[[nodiscard]] std::optional<Keys> keys_named(std::string_view name);
[[nodiscard]] std::optional<Coordinates> coordinates_named(std::string_view name);
[[nodiscard]] std::optional<View> view_named(std::string_view name);
[[nodiscard]] std::optional<MapStyle> map_named(std::string_view name);
[[nodiscard]] std::string_view name_of(Keys keys);
[[nodiscard]] std::string_view name_of(Coordinates coordinates);
[[nodiscard]] std::string_view name_of(View view);
[[nodiscard]] std::string_view name_of(MapStyle map);

} // namespace clew

#endif
