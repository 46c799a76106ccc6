/// Needs: which items can matter for a win, so that a search leaves all others where they lie.
///
/// Treasures, maps and lore never open a way. A thing carried does no harm either, but where it
/// is used up or told against the player: a quest-giver takes what it wants on sight, a weapon or
/// a light that lasts but so long is worn, a bad ending waits for who carries it. Only then can it
/// be right not to take a thing, or to drop one.
#ifndef CLEW_PROVE_NEEDS_HPP
#define CLEW_PROVE_NEEDS_HPP

#include "clew/play/state.hpp"

#include <vector>

namespace clew {

struct Needs {
    // By item.

    /// A weapon that beats someone, a key, a light where rooms are dark, what a condition names,
    /// what hides a way, what such a thing lies in, or what a quest-giver wants for one.
    std::vector<bool> opens;
    /// Those, teleporters, and what is needed to come by those.
    std::vector<bool> useful;
    /// Useful things that may be lost by being carried, or that a condition wants put somewhere.
    std::vector<bool> contested;
    /// Of these, what it may be right to drop: what a condition only wants put is as well carried.
    std::vector<bool> shed;
    /// Useful things that stay so, whatever was beaten, unlocked or served.
    std::vector<bool> lasting;
    /// To open or to light it at once may be wrong.
    std::vector<bool> delicate;
    std::vector<bool> open_asked;  ///< a condition asks whether it is open
    std::vector<bool> eaten_asked; ///< likewise

    std::vector<bool> settled_asked; ///< by encounter, likewise
    std::vector<RoomId> rooms;       ///< where a condition asks whether the player is; sorted
};

/// What counts as needed besides.
struct AlsoNeeded {
    std::vector<bool> items;    ///< by item, or empty
    std::vector<ItemId> wanted; ///< until it was brought
    bool milestones = false;    ///< what they wait for
};

/// Time linear in things times quest-givers, whatever the size of the grid.
[[nodiscard]] Needs needs_of(const World& world);
/// The same from that state on, in which things may lie in others.
[[nodiscard]] Needs needs_of(const World& world, const State& from, const AlsoNeeded& also = {});

/// After so many turns every monster with a route is where it was: 1 if there is none, 0 if that
/// takes more than period_max.
inline constexpr std::uint64_t period_max = 10'000;
[[nodiscard]] std::uint64_t period_of(const World& world);

/// The turns as far as such monsters tell them apart.
[[nodiscard]] std::uint64_t phase_of(const World& world, const State& state, std::uint64_t period);

} // namespace clew

#endif
