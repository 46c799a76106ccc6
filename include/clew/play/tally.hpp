/// The tally: what is counted but no rule may read. Rooms seen, dead ends, hints, and the score.
#ifndef CLEW_PLAY_TALLY_HPP
#define CLEW_PLAY_TALLY_HPP

#include "clew/play/step.hpp"

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

namespace clew {

/// Rooms seen, one bit a room, and with sight one more for those visited. To see a dead end from
/// afar is not to have gone into it: dead ends count when they are visited.
/// Invariant: `seen_count` is the number of bits set in `seen_`; every room visited is seen.
class Tally {
public:
    explicit Tally(const World& world) : Tally(world, world.parts().sight) {}
    /// With another sight than the world's; at most sight_max.
    Tally(const World& world, std::uint32_t sight);

    /// Follows one step's events: marks each room arrived at as visited and as seen, with all that
    /// is in sight from it, and counts it as a dead end the first time if it has but one exit and
    /// is neither start nor goal.
    void follow(const World& world, const Events& events);

    /// How far one sees; 0: only the room one is in.
    [[nodiscard]] std::uint32_t sight() const { return sight_; }
    /// True if the last step followed brought it into sight, and none before had.
    [[nodiscard]] bool is_fresh(RoomId room) const;
    [[nodiscard]] bool visited(RoomId room) const {
        return has(sight_ == 0 ? seen_ : visited_, room);
    }

    [[nodiscard]] bool seen(RoomId room) const { return has(seen_, room); }
    /// Calls `visit(room)` for each room seen, in order; passes over 64 unseen rooms at a time.
    template <class Visit>
    void for_each_seen(const Visit& visit) const {
        for (std::size_t word = 0; word < seen_.size(); ++word) {
            for (std::uint64_t bits = seen_[word]; bits != 0; bits &= bits - 1) {
                const auto bit = static_cast<std::uint32_t>(std::countr_zero(bits));
                visit(RoomId{static_cast<std::uint32_t>(word) * 64 + bit});
            }
        }
    }
    [[nodiscard]] std::uint64_t seen_count() const { return seen_count_; }
    [[nodiscard]] std::uint64_t dead_ends() const { return dead_ends_; }
    /// Hints that were paid for: session counts them, as no event tells of one.
    [[nodiscard]] std::uint64_t hints() const { return hints_; }
    void add_hint() { ++hints_; }
    /// Bytes that a copy takes.
    [[nodiscard]] std::size_t bytes() const {
        return (seen_.size() + visited_.size()) * sizeof(std::uint64_t) +
               fresh_.size() * sizeof(RoomId);
    }
    /// Of what was seen and counted; how fresh it is makes no difference.
    bool operator==(const Tally& other) const {
        return seen_ == other.seen_ && visited_ == other.visited_ && sight_ == other.sight_ &&
               dead_ends_ == other.dead_ends_ && hints_ == other.hints_;
    }

private:
    using Bits = std::vector<std::uint64_t>;
    static bool has(const Bits& bits, RoomId room) {
        return (bits[index_of(room) / 64] >> (index_of(room) % 64) & 1U) != 0;
    }
    void see(RoomId room);
    void see_all_from(const World& world, RoomId room);

    Bits seen_;
    Bits visited_;              // empty without sight: then it would be the same
    std::vector<RoomId> fresh_; // likewise
    std::uint32_t sight_ = 0;
    std::uint64_t seen_count_ = 0;
    std::uint64_t dead_ends_ = 0;
    std::uint64_t hints_ = 0;
};

/// One line of the score. The score is the sum of the amounts, saturated at the int64 bounds.
struct ScoreLine {
    enum class Kind : std::uint8_t {
        escape,
        turns,
        dead_ends,
        hints,
        treasure,
        bonus,
        milestone,
        ending,
    };
    Kind kind = Kind::escape;
    std::uint64_t count = 1;        ///< turns, dead ends or hints
    ItemId item = no_item;          ///< treasure
    EncounterId encounter = nobody; ///< bonus
    std::uint16_t number = 0;       ///< milestone or ending
    std::int64_t amount = 0;
    bool operator==(const ScoreLine&) const = default;
};

/// The lines that are not zero, in the order of the kinds: escape only when won.
[[nodiscard]] std::vector<ScoreLine> score_lines(const World& world, const State& state,
                                                 const Tally& tally);
[[nodiscard]] std::int64_t score_of(const std::vector<ScoreLine>& lines);

} // namespace clew

#endif
