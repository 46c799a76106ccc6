/// Needs: which items can matter for a win, so that a search leaves all others where they lie.
///
/// Treasures, maps and lore never open a way. A thing carried never does harm either, but for
/// one case: a quest-giver takes what it wants on sight, and the player may need it elsewhere.
/// Only then can it be right not to take a thing, or to drop one.
#ifndef CLEW_PROVE_NEEDS_HPP
#define CLEW_PROVE_NEEDS_HPP

#include "clew/world/world.hpp"

#include <vector>

namespace clew {

/// By item.
struct Needs {
    /// A weapon that beats someone, a key, or what a quest-giver wants for such a thing.
    std::vector<bool> opens;
    /// Those, teleporters, and what a quest-giver wants for any of them.
    std::vector<bool> useful;
    /// Useful things that a quest-giver would take from a player who may need them elsewhere.
    std::vector<bool> contested;
};

/// Time linear in things times quest-givers, whatever the size of the grid.
[[nodiscard]] Needs needs_of(const World& world);

} // namespace clew

#endif
