/// Flood: the rooms that walks from given ones reach, over exits and passages, locked or not.
///
/// Level by level, with one bit a room and the frontier for memory, so that a grid of 2^30 rooms
/// can be gone over and no maze is too deep. Linear in rooms.
#ifndef CLEW_WORLD_FLOOD_HPP
#define CLEW_WORLD_FLOOD_HPP

#include "clew/world/room_set.hpp"
#include "clew/world/world.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace clew {

/// The two ends of each way that a passage gives, sorted; only rooms that are sites have any.
using Links = std::vector<std::pair<RoomId, RoomId>>;

/// With `back_of_one_way` one-way passages lead back as well.
[[nodiscard]] Links links_of(const World& world, bool back_of_one_way);

/// True if a thing or a trap may carry the player where no walk leads.
[[nodiscard]] bool has_teleporter(const World& world);

/// The world must outlive it.
class Flood {
public:
    Flood(const World& world, Links links)
        : world_(&world), links_(std::move(links)), seen_(world.grid().room_count()) {}

    /// Adds every room that can be reached from there.
    void run(RoomId from);

    [[nodiscard]] const RoomSet& seen() const { return seen_; }
    [[nodiscard]] std::uint32_t count() const { return count_; }

private:
    void visit(RoomId room);
    void leave(RoomId room);

    const World* world_;
    Links links_;
    RoomSet seen_;
    std::uint32_t count_ = 0;
    std::vector<RoomId> frontier_;
    std::vector<RoomId> level_;
};

} // namespace clew

#endif
