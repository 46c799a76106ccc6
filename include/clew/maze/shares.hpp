/// One of some directions, each alike, without a division or a branch: twelve shares, which one,
/// two, three and four directions can have alike, handed out beforehand for every set of them.
#ifndef CLEW_MAZE_SHARES_HPP
#define CLEW_MAZE_SHARES_HPP

#include "clew/world/exits.hpp"

#include <array>
#include <cstddef>

namespace clew {

inline constexpr unsigned shares = 12;

using Shared = std::array<std::array<Direction, shares>, 16>;

[[nodiscard]] constexpr Shared share_out() {
    Shared shared{};
    for (unsigned mask = 1; mask < 16; ++mask) {
        const Exits permitted = Exits::of_bits(mask);
        const auto count = static_cast<unsigned>(permitted.count());
        unsigned order = 0;
        for (const Direction direction : grid_directions) {
            for (unsigned share = order; permitted.has(direction) && share < shares;
                 share += count) {
                shared[mask][share] = direction;
            }
            order += permitted.has(direction) ? 1U : 0U;
        }
    }
    return shared;
}

inline constexpr Shared shared_directions = share_out();

/// Which of the permitted directions has that share, 0 to 11. Needs grid directions only, and one
/// at least.
[[nodiscard]] inline Direction share_of(Exits permitted, std::size_t share) {
    return shared_directions[permitted.bits()][share];
}

} // namespace clew

#endif
