/// Items: what can be seen, carried and used.
#ifndef CLEW_WORLD_THING_HPP
#define CLEW_WORLD_THING_HPP

#include "clew/world/grid.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace clew {

/// An index into World::items().
enum class ItemId : std::uint16_t {};
inline constexpr ItemId no_item{0xFFFF};

[[nodiscard]] constexpr std::size_t index_of(ItemId item) { return static_cast<std::size_t>(item); }

/// Where a teleporter leads: to one room, or to any room at random.
struct Destination {
    std::optional<RoomId> room; ///< nothing: a random room
    bool operator==(const Destination&) const = default;
};

/// One item. A plain one has none of the marks; one may have several.
struct Item {
    std::string id;
    std::string name;               ///< "rusty sword": as written in sentences
    std::string article;            ///< "a", "an", "some" or ""
    std::string text;               ///< what examining it tells; may be empty
    std::string lore;               ///< what reading it tells; may be empty
    std::vector<std::string> words; ///< other names it answers to, folded
    RoomId room = nowhere;          ///< where it lies at first; nowhere: someone gives it
    std::int64_t treasure = 0;      ///< paid once, when first taken
    bool weapon = false;
    bool map = false;
    bool fixed = false; ///< cannot be taken
    std::optional<Destination> teleporter;
    std::uint64_t stream = 0; ///< its chance: stream_of("item " + id)
};

} // namespace clew

#endif
