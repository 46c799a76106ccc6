/// Pairs: verbs that speak of two things, or of what is in, on or behind one: "put coin in purse",
/// "take coin from purse", "unlock door with key", "light lamp with match".
///
/// What must be in the player's hands for it and lies here is taken first, by a command of its own.
#ifndef CLEW_SPEECH_PAIRS_HPP
#define CLEW_SPEECH_PAIRS_HPP

#include "clew/speech/nouns.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace clew {

/// "coin", "purse".
struct Pair {
    std::string first;
    std::string second;
};

/// The noun cut at one of `links`: the first such place with things met on both sides, else the
/// first of all; nothing where there is none, or where the whole names one thing.
[[nodiscard]] std::optional<Pair> pair_of(const Telling& telling, const std::string& noun,
                                          std::span<const std::string_view> links);

/// "coin in purse", "all on table"; nothing where it is not said where to: that is a drop.
[[nodiscard]] std::optional<Meaning> putting(const Clause& clause);

/// "coin from purse", "all out of purse"; nothing where it is not said where from.
[[nodiscard]] std::optional<Meaning> taking_from(const Clause& clause);

/// Opening (and unlocking first, if a key is named), closing, unlocking, locking.
[[nodiscard]] Meaning turning_key(const Clause& clause, Verb verb);

[[nodiscard]] Meaning consuming(const Clause& clause);
[[nodiscard]] Meaning lighting(const Clause& clause);
[[nodiscard]] Meaning extinguishing(const Clause& clause);

/// "key on door", "match with candle": what the two do together; nothing where they do nothing.
[[nodiscard]] std::optional<Meaning> using_on(const Clause& clause);

} // namespace clew

#endif
