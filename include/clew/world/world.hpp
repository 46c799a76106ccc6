/// The world: everything that does not change while it is played, in one immutable value.
///
/// It is made once from WorldParts, and indexed: `site` finds in a few ns whether anything is
/// special about a room, so that a plain move in 100 million rooms pays for nothing else.
#ifndef CLEW_WORLD_WORLD_HPP
#define CLEW_WORLD_WORLD_HPP

#include "clew/world/world_parts.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace clew {

/// What is special about one room for good (items move, so they are not here).
struct Site {
    RoomId room = nowhere;
    bool goal = false;
    bool dark = false;
    std::optional<std::size_t> text;     ///< index into World::rooms()
    std::vector<Way> ways;               ///< in order of direction
    std::vector<EncounterId> encounters; ///< file order, traps and rovers apart
    std::optional<EncounterId> trap;
};

/// Invariant: every id and room that the parts name exists, and no passage lies where the grid
/// has an exit; `builder` and the reader have made sure of it with messages, here it is asserted.
class World {
public:
    explicit World(WorldParts parts);

    /// The same world with another turn limit.
    [[nodiscard]] World with_turn_limit(std::optional<std::uint64_t> limit) && {
        parts_.turn_limit = limit;
        return std::move(*this);
    }

    [[nodiscard]] const WorldParts& parts() const { return parts_; }
    [[nodiscard]] const Grid& grid() const { return parts_.grid; }
    [[nodiscard]] std::span<const Item> items() const { return parts_.items; }
    [[nodiscard]] std::span<const Encounter> encounters() const { return parts_.encounters; }
    [[nodiscard]] std::span<const Passage> passages() const { return parts_.passages; }
    [[nodiscard]] std::span<const RoomText> rooms() const { return parts_.rooms; }
    [[nodiscard]] const Item& item(ItemId id) const { return parts_.items[index_of(id)]; }
    [[nodiscard]] const Passage& passage(PassageId id) const {
        return parts_.passages[index_of(id)];
    }
    [[nodiscard]] const Encounter& encounter(EncounterId id) const {
        return parts_.encounters[index_of(id)];
    }

    /// What is special there, or nothing. Sites are sorted by room.
    [[nodiscard]] const Site* site(RoomId room) const {
        const std::uint32_t mark = mark_of(room);
        return (marks_[mark / 64] >> (mark % 64) & 1U) != 0 ? find_site(room) : nullptr;
    }
    [[nodiscard]] std::span<const Site> sites() const { return sites_; }

    /// The grid's exits and the passages', secret ones too: what the player sees is `exits_of`.
    [[nodiscard]] Exits exits(RoomId room) const {
        const Site* here = site(room);
        const Exits own = parts_.grid.exits(room);
        return here == nullptr ? own : own.with(exits_of_ways(*here));
    }

    [[nodiscard]] bool is_goal(RoomId room) const {
        const Site* here = site(room);
        return here != nullptr && here->goal;
    }

    /// The passage that it is the door of, or none.
    [[nodiscard]] PassageId way_through(ItemId item) const { return doors_[index_of(item)]; }

    /// Monsters with a route, in file order.
    [[nodiscard]] std::span<const EncounterId> rovers() const { return rovers_; }

    /// True if anything waits for conditions: endings, milestones, passages that appear.
    [[nodiscard]] bool has_conditions() const { return has_conditions_; }
    /// True if any room is dark, any way secret.
    [[nodiscard]] bool has_darkness() const { return has_darkness_; }
    [[nodiscard]] bool has_secrets() const { return has_secrets_; }

    /// True if an item of the world is a map: then `map` needs it.
    [[nodiscard]] bool has_map_item() const { return has_map_item_; }

    /// The rows of the floor of a dungeon that a room is on, from the first to before the last; of
    /// any other world all of them.
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> rows_of_floor(RoomId room) const;

    /// True if no wall stands between two neighbouring rooms that both have exits, and four of them
    /// are one space somewhere, as in a dungeon: then one character a room draws it whole.
    [[nodiscard]] bool is_floor_plan() const { return is_floor_plan_; }

private:
    // A filter of 4096 bits: most rooms of a large maze are told apart from sites by one look.
    static std::uint32_t mark_of(RoomId room) { return (index_of(room) * 0x9E3779B1U) >> 20U; }
    [[nodiscard]] const Site* find_site(RoomId room) const;
    void index_model();
    [[nodiscard]] static Exits exits_of_ways(const Site& site);
    WorldParts parts_;
    std::vector<Site> sites_;
    std::array<std::uint64_t, 64> marks_{};
    std::vector<PassageId> doors_; // by item
    std::vector<EncounterId> rovers_;
    bool has_conditions_ = false;
    bool has_darkness_ = false;
    bool has_secrets_ = false;
    bool has_map_item_ = false;
    bool is_floor_plan_ = false;
};

} // namespace clew

#endif
