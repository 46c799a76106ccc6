/// Kruskal's maze: corridors are opened in random order, each unless its two rooms hang together
/// already. Perfect; 30.7 % dead ends.
///
/// The order is that of a draw for each corridor, and no two draws are alike; so there is exactly
/// one such maze, the minimum spanning tree, and any algorithm that finds that makes Kruskal's
/// maze. Kruskal's own goes through the rooms at random and waits for memory at each step (179 to
/// 199 ns a room are published). Here it is Boruvka's (1926): again and again each group of rooms
/// takes its least corridor to another group. Each round runs through the rooms in order and finds
/// nearly all it needs in the cache, and leaves a third of the groups. A test holds it to
/// Kruskal's.
#ifndef CLEW_MAZE_KRUSKAL_HPP
#define CLEW_MAZE_KRUSKAL_HPP

#include "clew/base/random.hpp"
#include "clew/world/grid.hpp"

namespace clew {

/// Corridor 2 * room leads east of it and 2 * room + 1 south; its weight under a key.
[[nodiscard]] constexpr std::uint64_t weight_of(std::uint64_t key, std::uint32_t corridor) {
    return mix(key + corridor * golden_gamma);
}

/// The key is one draw of `random`. Needs is_size(rows, columns). Time O(n log n), near linear in
/// practice. At most 12.5 bytes a room beside the grid; where it is square some 11.
[[nodiscard]] Grid kruskal(std::uint32_t rows, std::uint32_t columns, Random& random);

} // namespace clew

#endif
