/// Grounds: the rooms of a draft in which something may be placed by rule, and draws from them.
///
/// Only rooms that the start is joined to (doors taken as open) are used. Memory is at most three
/// bits a room, and a draw looks at a few rooms, so that placing costs next to nothing beside
/// making the maze.
#ifndef CLEW_BUILDER_GROUNDS_HPP
#define CLEW_BUILDER_GROUNDS_HPP

#include "clew/base/random.hpp"
#include "clew/builder/draft.hpp"
#include "clew/world/room_set.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace clew {

/// Invariant: the start, the goals and the rooms of what is not loose are taken from the first.
class Grounds {
public:
    /// For so many loose things. The parts must outlive it, and keep their grid and passages.
    Grounds(const WorldParts& parts, const std::vector<Loose>& loose,
            const std::vector<RoomId>& taken_too = {});

    /// True if there are fewer free rooms than loose things.
    [[nodiscard]] bool crowded() const { return crowded_; }

    /// A free room by that rule, each alike; it is taken then. `anywhere`: any. `dead_end`: one
    /// with a single way out; the farthest from the start if there is none. `far`: of the quarter
    /// of rooms farthest from the start; any if none of them is free. Nowhere if none is free.
    [[nodiscard]] RoomId take(Rule rule, Random& random);

    /// A room that is neither start nor goal nor in `but_not`, taken or not; nowhere if there is
    /// none. Time linear in rooms.
    [[nodiscard]] RoomId share(const std::vector<RoomId>& but_not, Random& random) const;

    /// Frees what `take` has taken.
    void clear();

private:
    template <class Visit>
    void spread(RoomSet& seen, const Visit& visit) const;
    std::size_t enter_neighbours(RoomId room, RoomSet& seen, std::vector<RoomId>& next,
                                 std::size_t count) const;
    [[nodiscard]] std::uint64_t count_reached();
    void rank(std::uint64_t reached);
    [[nodiscard]] bool fits(RoomId room, Rule rule) const;
    [[nodiscard]] bool is_dead_end(RoomId room) const;
    [[nodiscard]] RoomId drawn(Rule rule, Random& random) const;
    [[nodiscard]] RoomId farthest() const;

    const WorldParts& parts_;
    std::vector<std::pair<RoomId, RoomId>> ways_; ///< of passages, from and to, sorted
    RoomSet reached_;
    RoomSet far_;
    RoomSet taken_;
    std::vector<RoomId> fixed_;  ///< taken for good
    std::vector<RoomId> last_;   ///< the farthest rooms, as many as could ever be needed
    std::vector<RoomId> in_use_; ///< by `take`
    bool crowded_ = false;
};

} // namespace clew

#endif
