/// What tells one world from another, for threads.
#ifndef CLEW_WORLD_WORLD_DIGEST_HPP
#define CLEW_WORLD_WORLD_DIGEST_HPP

#include "clew/world/world.hpp"

#include <cstdint>

namespace clew {

/// 64-bit digest of all that shapes play: grid, places, rules and seed. One pass over the grid.
[[nodiscard]] std::uint64_t digest_of(const World& world);

} // namespace clew

#endif
