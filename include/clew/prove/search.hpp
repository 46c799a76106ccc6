/// The shortest win, by a search over states with `step` and `choices`, from room to room where
/// something happens (see Stretches): a large maze costs a few passes over its grid, in open halls
/// one for each such room.
///
/// In the order of turns, so the first win found takes the fewest of any; states that differ only
/// in turns, or in what cannot matter for a win (see Packing), are one.
#ifndef CLEW_PROVE_SEARCH_HPP
#define CLEW_PROVE_SEARCH_HPP

#include "clew/play/choices.hpp"
#include "clew/play/step.hpp"
#include "clew/prove/bounds.hpp"

#include <cstdint>
#include <vector>

namespace clew {

struct SearchResult {
    enum class Verdict : std::uint8_t { winnable, not_winnable, not_settled };
    Verdict verdict = Verdict::not_settled;
    std::vector<Command> win; ///< if winnable: commands from where it began to the win
    std::uint64_t turns = 0;  ///< of that win, counted from there
    std::uint64_t states = 0; ///< found
};

/// Keeps no more than `states_max` states. The turn limit is honoured: a win over it is none. For
/// one seed: chance falls as it does in that world. Of equally short wins always the same one (see
/// Nearest; of walks those that begin farther north, south, east, west). Memory: three quarters of
/// a byte a room (see Stretches), about 40 bytes a state, and 8 for each 64 bits that it packs
/// into.
[[nodiscard]] SearchResult shortest_win(const World& world, std::uint64_t states_max);

/// The same from any state that play can come to: a question may be open, things may lie wherever
/// they were dropped. One that is over is won in no turns, or cannot be.
[[nodiscard]] SearchResult shortest_win(const World& world, const State& from,
                                        std::uint64_t states_max);

/// The same within other bounds.
[[nodiscard]] SearchResult shortest_win(const World& world, const State& from,
                                        const Bounds& bounds);

} // namespace clew

#endif
