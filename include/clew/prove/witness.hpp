/// Witnesses: the commands that show what a proof claims, from the first state on.
#ifndef CLEW_PROVE_WITNESS_HPP
#define CLEW_PROVE_WITNESS_HPP

#include "clew/prove/fates.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace clew {

/// Invariant: played with `step`, no command but the last ends the game or, of one into a dead
/// state, leads to a dead state.
struct Witness {
    std::vector<Command> commands;
    std::uint64_t turns = 0;
};

enum class Aim : std::uint8_t { death, dead_state };

/// Where a witness ends: the state before its last command, and the one after it.
struct LastStep {
    State before;
    State after;
};
[[nodiscard]] LastStep last_step(const World& world, const Witness& witness);

/// The way there with the fewest turns; of several always the same one (see Nearest). Nothing if
/// there is none, or none within the bounds. Over outlines with Detail::distance, from room to room
/// where things happen or ways part. Needs a world without a turn limit, and settled fates.
[[nodiscard]] std::optional<Witness> shortest_way(const Premises& premises, const Fates& fates,
                                                  Aim aim, const Bounds& bounds);

} // namespace clew

#endif
