/// Words of proofs: what a player did, as reports say it.
#ifndef CLEW_APP_PROOF_WORDS_HPP
#define CLEW_APP_PROOF_WORDS_HPP

#include "clew/play/command.hpp"
#include "clew/play/state.hpp"
#include "clew/prove/proof.hpp"

#include <string>
#include <vector>

namespace clew {

/// "going down", "using the brass whistle", "a wrong answer to the stone face".
[[nodiscard]] std::string deed_of(const Command& command, const State& before, const World& world);

/// What leads into a dead state: the deed, then the place (" at row 2, column 1", or ""), then
/// what the player lacks there; of using what they then lack, " where it lies" before the place.
/// Needs a way to get stuck.
[[nodiscard]] std::string fatal_deed(const Proof& proof, const World& world,
                                     const std::string& deed, const std::string& place);

/// " without the sword or the key"; "" for no things.
[[nodiscard]] std::string without(const std::vector<std::string>& things);

} // namespace clew

#endif
