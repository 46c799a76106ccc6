/// Fairness: whether a world can be won whatever the dice do, as far as a stated bound allows to
/// tell. What plainly_winnable does not tell of a placement is decided here, by proof.
#ifndef CLEW_BUILDER_FAIRNESS_HPP
#define CLEW_BUILDER_FAIRNESS_HPP

#include "clew/world/world.hpp"

#include <cstdint>

namespace clew {

enum class Fairness : std::uint8_t {
    fair,      ///< some way of playing wins whatever chance does, within the turn limit (see below)
    lucky,     ///< chance can keep a player from winning, and can let them win
    unfair,    ///< no way of playing wins, or none within the turn limit
    unsettled, ///< not told within the bounds
};

struct Judgement {
    Fairness fairness = Fairness::unsettled;
    std::uint64_t states = 0; ///< looked at, or their worth in work on the grid
};

/// First a search that never lets chance carry the player off: a win so found is one for all dice,
/// and the turn limit holds. Where there is none, Fates for any dice. They know no turns: a way
/// that they find is fair if, with this seed's dice, a win takes no more turns than the limit.
/// Each of the searches looks at `states_max` states at most; of a world of more than 50 things at
/// as many fewer as a state of it costs more, and they count so much more.
[[nodiscard]] Judgement judged(const World& world, std::uint64_t states_max);

} // namespace clew

#endif
