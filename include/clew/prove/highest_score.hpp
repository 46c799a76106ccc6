/// The highest score that a world announces: can some play pass it?
///
/// A search over all states, those of the fewest turns first, without those from which too little
/// can still be gained. What it takes for granted is only that no dead end need be visited: so a
/// play that seems to pass the figure is played, and where none does for its dead ends, that is
/// not settled.
#ifndef CLEW_PROVE_HIGHEST_SCORE_HPP
#define CLEW_PROVE_HIGHEST_SCORE_HPP

#include "clew/prove/witness.hpp"

#include <cstdint>
#include <optional>

namespace clew {

struct HighestScore {
    std::optional<bool> can_be_passed; ///< nothing: not settled
    Witness witness;                   ///< if it can: a play that ends above it
    std::int64_t score = 0;            ///< of that play
};

/// For the dice of the world's seed, and within its turn limit; of several plays always the same.
/// A score counts at any time, won or not. Needs points for turns and dead ends that are not
/// negative. Memory: about 8 bytes a state for each item and for four encounters.
[[nodiscard]] HighestScore prove_highest_score(const World& world, std::int64_t highest,
                                               const Bounds& bounds = {});

} // namespace clew

#endif
