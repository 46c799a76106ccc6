#include "clew/maze/line.hpp"

namespace clew {

Grid line(std::uint32_t rows, std::uint32_t columns) {
    assert(is_line(rows, columns));
    Grid grid(rows, columns);
    const Direction back = rows == 1 ? Direction::west : Direction::north;
    const Direction on = opposite(back);
    for (std::uint32_t room = 0; room < grid.room_count(); ++room) {
        Exits exits;
        exits = room > 0 ? exits.with(back) : exits;
        exits = room + 1 < grid.room_count() ? exits.with(on) : exits;
        grid.set_exits(RoomId{room}, exits);
    }
    return grid;
}

} // namespace clew
