/// Sight map: what is in sight and what was, one character a tile of floor.
///
///     ##########     @ you        . floor in sight     : floor seen before
///     #..*.....#     G a goal     # walls and rock     + a door     < > ways up and down
///     #...@....:     * something lying there
///     #......g.#     g who is to be met: of the last word of the name,
///     ##########     its first letter, as a fat goblin is a g
///
/// Where walls stand between rooms (World::is_floor_plan is false) it is drawn as blocks are: every
/// other character is what lies between two rooms, or it would show a maze without its walls.
#ifndef CLEW_DRAW_SIGHT_MAP_HPP
#define CLEW_DRAW_SIGHT_MAP_HPP

#include "clew/play/tally.hpp"

#include <cstdint>
#include <string>

namespace clew {

/// Refers; must not outlive the three. How far one sees is the tally's.
struct Scene {
    const World& world;
    const State& state;
    const Tally& tally;
};

/// The most that a drawing may take, each at least 3.
struct Page {
    std::uint32_t rows = 21;
    std::uint32_t columns = 71;
};

/// Appends what has been seen and the walls round it, cut to the page with the player as near to
/// the middle as that allows; of a dungeon the player's floor alone. Lines end in a newline and
/// have no blanks before it. Of several in one room the first of these is drawn: player, who is
/// met, goal, stairs, item. Who is done with and what is carried is not drawn, nor are traps.
void append_sight_map(std::string& out, const Scene& scene, Page page);

/// "@ you, . in sight, : seen before, # wall, g goblin, t troll, G the stairs, * lying there." Only
/// marks of what has been seen.
[[nodiscard]] std::string legend_of(const Scene& scene);

} // namespace clew

#endif
