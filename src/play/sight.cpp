#include "clew/play/sight.hpp"

#include <algorithm>
#include <utility>

namespace clew {

namespace {

bool is_within(Place one, Place other, std::uint32_t radius) {
    const std::uint64_t rows = apart(one.row, other.row);
    const std::uint64_t columns = apart(one.column, other.column);
    const std::uint64_t beyond = std::uint64_t{radius} + 1;
    return rows < beyond && columns < beyond && rows * rows + columns * columns < beyond * beyond;
}

/// From the room that comes first in the order of rooms to the other, so that it is one line
/// whoever looks.
class Line {
public:
    Line(const Grid& grid, Place from, Place to)
        : grid_(grid), from_(from), rows_(to.row - from.row),
          columns_(apart(from.column, to.column)),
          across_(to.column < from.column ? Direction::west : Direction::east) {}

    [[nodiscard]] bool is_open(bool ties_up) const {
        const std::uint32_t longer = std::max(rows_, columns_);
        const std::uint32_t shorter = std::min(rows_, columns_);
        RoomId room = grid_.at(from_);
        std::uint32_t aside = 0;
        for (std::uint32_t i = 1; i <= longer; ++i) {
            const std::uint32_t next =
                (2 * i * shorter + longer - (ties_up ? 0U : 1U)) / (2 * longer);
            const bool aslant = next != aside;
            aside = next;
            const bool steps_south = aslant || rows_ >= columns_;
            const bool steps_across = aslant || rows_ < columns_;
            if (!can_step(room, steps_south, steps_across)) {
                return false;
            }
            room = steps_south ? grid_.beyond(room, Direction::south) : room;
            room = steps_across ? grid_.beyond(room, across_) : room;
        }
        return true;
    }

private:
    [[nodiscard]] bool is_open_to(RoomId room, Direction direction) const {
        return grid_.exits(room).has(direction);
    }

    [[nodiscard]] bool can_step(RoomId room, bool south, bool across) const {
        if (south != across) {
            return is_open_to(room, south ? Direction::south : across_);
        }
        return (is_open_to(room, Direction::south) &&
                is_open_to(grid_.beyond(room, Direction::south), across_)) ||
               (is_open_to(room, across_) &&
                is_open_to(grid_.beyond(room, across_), Direction::south));
    }

    const Grid& grid_;
    Place from_;
    std::uint32_t rows_;
    std::uint32_t columns_;
    Direction across_;
};

} // namespace

std::uint32_t steps_between(Place one, Place other) {
    return apart(one.row, other.row) + apart(one.column, other.column);
}

bool is_in_sight(const Grid& grid, RoomId one, RoomId other, std::uint32_t radius) {
    const auto [first, last] = std::minmax(one, other);
    const Place from = grid.place_of(first);
    const Place to = grid.place_of(last);
    if (!is_within(from, to, radius)) {
        return false;
    }
    const Line line(grid, from, to);
    return line.is_open(true) || line.is_open(false);
}

std::vector<RoomId> rooms_in_sight(const Grid& grid, RoomId from, std::uint32_t radius) {
    const Place centre = grid.place_of(from);
    const auto first = [=](std::uint32_t at) { return at - std::min(at, radius); };
    const auto last = [=](std::uint32_t at, std::uint32_t size) {
        return std::min(std::uint64_t{at} + radius, std::uint64_t{size} - 1);
    };
    std::vector<RoomId> rooms;
    for (std::uint32_t row = first(centre.row); row <= last(centre.row, grid.rows()); ++row) {
        for (std::uint32_t column = first(centre.column);
             column <= last(centre.column, grid.columns()); ++column) {
            const RoomId room = grid.at({row, column});
            // Of rock nothing need be asked, and most of a dungeon is rock.
            if (room == from ||
                (!grid.exits(room).empty() && is_in_sight(grid, from, room, radius))) {
                rooms.push_back(room);
            }
        }
    }
    return rooms;
}

} // namespace clew
