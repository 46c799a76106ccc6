/// Passages: ways beyond the grid's own exits.
#ifndef CLEW_WORLD_PASSAGE_HPP
#define CLEW_WORLD_PASSAGE_HPP

#include "clew/world/condition.hpp"

#include <cstdint>
#include <span>
#include <string>

namespace clew {

/// An index into World::passages().
enum class PassageId : std::uint16_t {};
inline constexpr PassageId no_passage{0xFFFF};
[[nodiscard]] constexpr std::size_t index_of(PassageId passage) {
    return static_cast<std::size_t>(passage);
}

/// A way beyond the grid's own: to anywhere, one-way, or behind a door. Never where the grid has
/// an exit of its own; back from `to` it leads in the opposite direction unless `one_way`.
struct Passage {
    std::string id;
    RoomId from = nowhere;
    Direction go = Direction::north;
    RoomId to = nowhere;
    bool one_way = false;
    ItemId locked_by = no_item; ///< carried, it opens the way for good; none if there is a door
    std::string text;           ///< told on passing; may be empty
    ItemId door = no_item;      ///< must be open to pass; it is at hand at both ends
    std::uint32_t turns = 1;    ///< that passing takes, 1 to passage_turns_max
    /// Secret: it is no way before it is found: that thing examined, read, opened or taken, or all
    /// of `appears` true; then it is there for good.
    ItemId hidden_by = no_item;
    Conditions appears{};
    std::string found; ///< told when it is
    [[nodiscard]] bool is_secret() const { return hidden_by != no_item || !appears.empty(); }
};

inline constexpr std::uint32_t passage_turns_max = 1000;

/// One way out of a room by a passage.
struct Way {
    Direction direction = Direction::north;
    RoomId to = nowhere;
    PassageId passage = no_passage;
};

/// The one of a room's ways that leads in that direction; nothing if none does.
[[nodiscard]] inline const Way* way_from(std::span<const Way> ways, Direction direction) {
    for (const Way& way : ways) {
        if (way.direction == direction) {
            return &way;
        }
    }
    return nullptr;
}

} // namespace clew

#endif
