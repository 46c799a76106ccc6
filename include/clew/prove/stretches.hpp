/// Stretches: the shortest walks between the rooms where something happens, so that a search over
/// states pays nothing for all the others.
///
/// First blind alleys without such a room are closed, which takes one pass over the grid. What is
/// left of a maze is a few corridors: they are walked to where they part. In open halls nearly
/// every room parts ways; there each walk is found breadth first, to the next stops on all sides.
/// Rejected: breadth first everywhere, one pass for each stop, and blind to where ways part.
///
/// Why a thing that may be fetched again need never be dropped within a corridor: what that costs
/// changes evenly along it, so it is least at one of its ends.
#ifndef CLEW_PROVE_STRETCHES_HPP
#define CLEW_PROVE_STRETCHES_HPP

#include "clew/world/room_set.hpp"

#include <cstdint>
#include <map>
#include <vector>

namespace clew {

/// Where walks begin and end.
struct Places {
    std::vector<RoomId> stops; ///< something happens to whoever comes in: no walk goes through
    std::vector<RoomId> kept;  ///< others in which a walk may begin
    bool partings = false;     ///< walks end wherever ways part, too: things may be left there
};

/// By the grid's exits; of no length: none.
struct Stretch {
    RoomId to = nowhere;
    RoomId before = nowhere; ///< the last room before it
    Direction last = Direction::north;
    Direction first = Direction::north; ///< where corridors are followed
    std::uint32_t length = 0;
};

/// Memory: three quarters of a byte a room, and one more for walks in open halls. Time: a pass over
/// the grid, and each corridor walked once or twice; in open halls a pass for each room asked for.
class Stretches {
public:
    /// The grid must outlive it, and each of its exits lead to a room.
    Stretches(const Grid& grid, const Places& places);

    /// True if walks end where ways part, asked for or not.
    [[nodiscard]] bool follows_corridors() const { return follows_corridors_; }

    /// From a stop, from what was to be kept, or from where such a walk ends: the nearest first, of
    /// those as long the one that begins farther north, south, east, west. None to the same room
    /// but from a stop to itself.
    [[nodiscard]] std::vector<Stretch> from(RoomId room);

    /// Every step of it. Needs one of those from there.
    [[nodiscard]] std::vector<Direction> way(RoomId room, const Stretch& stretch);

private:
    void keep_ends_of_one_way();
    void keep_if_they_differ(RoomId room, RoomId next, Direction direction);
    void close_blind_alleys();
    void close_blind_alley(RoomId room);
    [[nodiscard]] bool has_few_partings(std::uint64_t stops) const;
    [[nodiscard]] bool is_end(RoomId room) const;
    [[nodiscard]] Stretch corridor(RoomId room, Direction first) const;
    [[nodiscard]] std::vector<Stretch> corridors(RoomId room) const;
    [[nodiscard]] std::vector<Stretch> search(RoomId room);
    void enter_neighbours(RoomId room, std::uint32_t length, std::vector<Stretch>& found);

    Grid live_; // without blind alleys
    RoomSet stops_;
    RoomSet kept_;
    bool follows_corridors_ = true;
    std::map<RoomId, std::vector<Stretch>> long_ones_; // found before
    // In open halls, of the last search: the direction by which each room was entered, plus one.
    BigVector<std::uint8_t> entry_;
    std::vector<RoomId> front_;
    RoomId searched_ = nowhere;
};

} // namespace clew

#endif
