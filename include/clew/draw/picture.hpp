/// A picture: what there is to draw, as data. Each style (ascii, exits …) is a function of it.
#ifndef CLEW_DRAW_PICTURE_HPP
#define CLEW_DRAW_PICTURE_HPP

#include "clew/play/tally.hpp"
#include "clew/world/world.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace clew {

/// Rows and columns from `first` to before `last`.
struct Window {
    Place first;
    Place last;
    [[nodiscard]] std::uint32_t rows() const { return last.row - first.row; }
    [[nodiscard]] std::uint32_t columns() const { return last.column - first.column; }
};

inline constexpr std::uint8_t shade_count = 64;

/// A passage, as its author drew it.
struct Link {
    RoomId from = nowhere;
    Direction go = Direction::north;
    RoomId to = nowhere;
    bool one_way = false;
    bool secret = false;
    bool locked = false; ///< by a key of its own, and without a door
    std::string door;    ///< its name; "": none
};

struct Picture {
    const Grid* grid = nullptr; ///< must outlive the picture
    std::string title{};        ///< of the world; "": none. For SVG
    std::optional<RoomId> start;
    std::vector<RoomId> goals;    ///< sorted
    std::optional<RoomId> player; ///< drawn '@', over start and goal
    const Tally* seen = nullptr;  ///< if set, only rooms seen and their walls are drawn
    std::vector<RoomId> path;     ///< a shortest way, room by room; may be empty
    bool labels = false;          ///< row and column numbers at the edges
    std::optional<Window> window; ///< the part to draw, at least one room; nothing: all
    /// Passages to the next room, as a door on an exit is one: drawn as exits. Sorted by room.
    std::vector<std::pair<RoomId, Exits>> doors{};
    /// Rooms without exits that are no rock: something lies there, or leads there. Sorted.
    std::vector<RoomId> used{};
    /// Of a whole world: what its rooms are called, and its passages by where they begin, both
    /// sorted by room. For SVG and DOT.
    std::vector<std::pair<RoomId, std::string>> names{};
    std::vector<Link> links{};
    /// If set: of each room its shade, 0 to shade_count - 1, or none if over that.
    const std::vector<std::uint8_t>* shades = nullptr;
    std::uint32_t scale = 0; ///< pixels a room with one wall, 2 to 256; 0: as fits (see scale_of)
};

/// One pixel for the room and one for its wall.
inline constexpr std::uint32_t scale_min = 2;

[[nodiscard]] Window window_of(const Picture& picture);

/// The picture's scale; if it has none 16, or 96 so that names can be read, or less so that its
/// longer side takes no more than some 4,096 pixels, but at least 2.
[[nodiscard]] std::uint32_t scale_of(const Picture& picture);

/// The whole maze of a world, without a player.
[[nodiscard]] Picture picture_of(const World& world);

/// The map a player sees: the whole maze if they hold a map item of the world, or it is charted;
/// otherwise, and in a world without one, what has been seen, in a window that just holds it. The
/// tally must outlive the picture.
[[nodiscard]] Picture picture_of(const World& world, const State& state, const Tally& tally);

} // namespace clew

#endif
