/// A plain search over states with `step` and `choices`: is there a win, and the shortest.
///
/// Breadth first, so the first win found takes the fewest turns of any; states that differ only
/// in turns are one. The full proof (dead states, chance as an adversary, witnesses) builds on it
/// in a later step; this much lets `builder` place things so that a world can be won.
#ifndef CLEW_PROVE_SEARCH_HPP
#define CLEW_PROVE_SEARCH_HPP

#include "clew/play/choices.hpp"
#include "clew/play/step.hpp"

#include <cstdint>
#include <vector>

namespace clew {

struct SearchResult {
    enum class Verdict : std::uint8_t { winnable, not_winnable, not_settled };
    Verdict verdict = Verdict::not_settled;
    std::vector<Command> win;   ///< of a winnable world: commands from the first state to the win
    std::uint64_t turns = 0;    ///< of that win
    std::uint64_t states = 0;   ///< looked at
};

/// Looks at no more than `states_max` states. The turn limit is honoured: a win over it is none.
/// For one seed: chance falls as it does in that world.
[[nodiscard]] SearchResult shortest_win(const World& world, std::uint64_t states_max);

/// True if a walk wins, whatever the dice do, as far as can be told without searching states:
/// rooms with a monster not yet beatable, a trap, or (as a way) a locked door whose key is not
/// yet had are walls; what can be fetched from the region so reached takes walls away, until the
/// goal is in it; and the walks for it, added up, keep within the turn limit. Riddles can be
/// answered and games lost on the way. Time linear in rooms for each thing fetched. False means
/// "not told": then search.
[[nodiscard]] bool plainly_winnable(const World& world);

} // namespace clew

#endif
