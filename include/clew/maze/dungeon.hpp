/// A dungeon: halls of floor in solid rock, and corridors one room wide from each to the next.
///
/// Every tile of floor is a room that is open to each floor beside it (in four directions), and
/// every tile of rock is a room without exits: so the rules, the proof and the drawings need to
/// know nothing of dungeons. All floor hangs together.
#ifndef CLEW_MAZE_DUNGEON_HPP
#define CLEW_MAZE_DUNGEON_HPP

#include "clew/base/random.hpp"
#include "clew/world/dungeon_spec.hpp"
#include "clew/world/grid.hpp"

#include <utility>
#include <vector>

namespace clew {

struct Dungeon {
    Grid grid;
    RoomId first; ///< the centre of the first hall: where to begin
    /// The centre of the hall that lies farthest from it in rows and columns: what to reach. Where
    /// all have one centre, the corner farthest from it; `first` again only if there is no other
    /// floor.
    RoomId last;
    /// From each floor to the next below: from its `last` to the `first` of that one.
    std::vector<std::pair<RoomId, RoomId>> stairs;
};

/// Halls are drawn one by one: rows, columns, then where they lie. One wider or higher than the
/// grid is cut to it, and a border of rock is kept where a side has three rooms or more. With
/// overlap off halls lie at least one tile apart; one that has found no place in 20 tries is left
/// out, so that there may be fewer than asked for, but never none. A corridor goes from a centre
/// along its row to the column of the next centre, then along that column. A dungeon of a single
/// tile of floor has no exits at all. Several floors are dug one after another, from the top, and
/// lie north to south, each of rows / floors rows (rounded down, at least one; rows left over are
/// rock); nothing but stairs joins them. `first` is that of the top floor, `last` that of the
/// lowest. Needs is_size(rows, columns). Linear time; an eighth of a byte a room beyond the grid.
[[nodiscard]] Dungeon dungeon(std::uint32_t rows, std::uint32_t columns, const DungeonSpec& spec,
                              Random& random);

} // namespace clew

#endif
