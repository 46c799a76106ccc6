/// The proof of a world: can it be won, in how few turns, by any dice, and can a player get stuck.
///
/// Nothing is guessed: what the bounds do not allow to settle is left empty, and every claim that
/// commands can show comes with them, played with `step` before they are handed out. The turn
/// limit counts for the verdict alone; all else is told as if there were none.
#ifndef CLEW_PROVE_PROOF_HPP
#define CLEW_PROVE_PROOF_HPP

#include "clew/prove/witness.hpp"

#include <cstdint>
#include <optional>

namespace clew {

enum class Verdict : std::uint8_t {
    proved,      ///< it can be won
    refuted,     ///< it cannot: never, or not within the turn limit
    not_settled, ///< not told within the bounds
};

/// Whatever the limit: no way to lose or get stuck; ways to lose, none to get stuck; ways to get
/// stuck. Of worlds alone that can be won.
enum class Rating : std::uint8_t { merciful, polite, cruel };

/// Whether some way of playing wins whatever chance does, only if it helps, or not even then.
enum class Luck : std::uint8_t { always, with_luck, never };

struct Proof {
    Verdict verdict = Verdict::not_settled;
    bool can_be_won = false;          ///< known to be winnable, whatever the limit
    std::optional<std::uint64_t> par; ///< turns of the shortest win, whatever the limit
    std::optional<Rating> rating;
    ItemId hides = no_item;     ///< the rating is of play in which nothing is put in or on it (see
                                ///< may_hide_for_good); none for one that is cruel anyway
    std::optional<Luck> luck;   ///< for all dice, not just those of the seed
    std::optional<Witness> win; ///< a shortest
    std::optional<Witness> stuck; ///< a shortest way into a dead state: its last command is the
                                  ///< one after which no win remains
    std::optional<Witness> death; ///< a shortest way to die
    ItemId missing = no_item;     ///< where `stuck` ends a win would remain with it in hand
    EncounterId killer = nobody;  ///< where `death` ends, or another monster that can kill
    std::uint16_t bad_end = no_ending; ///< if none can, or where `death` ends: such an ending
    bool stopped = false;              ///< before all was settled, by Bounds::stop
    std::uint64_t states = 0;          ///< looked at
};

/// For the seed of the world, but for `luck`. Of equally short wins always the same one: that of
/// shortest_win. The win comes first, then what can go wrong: when it is stopped, that is left.
[[nodiscard]] Proof prove(const World& world, const Bounds& bounds = {});

} // namespace clew

#endif
