#include "clew/draw/cells.hpp"

#include <algorithm>

namespace clew {

namespace {

Cells border_of(Cells cells, bool grid_ends) {
    for (std::uint8_t& cell : cells) {
        cell = grid_ends ? cell & seen_bit : 0U;
    }
    return cells;
}

std::uint8_t side_of(std::uint8_t cell, bool grid_ends) { return grid_ends ? cell & seen_bit : 0U; }

} // namespace

Cells CellRows::at(std::uint32_t row) const {
    const Grid& grid = *picture_->grid;
    const std::uint32_t begin = first_of(row);
    const std::uint32_t columns = window_.columns();
    Cells cells(columns);
    for (std::uint32_t column = 0; column < columns; ++column) {
        const RoomId room{begin + column};
        const bool shown = picture_->seen == nullptr || picture_->seen->seen(room);
        cells[column] =
            static_cast<std::uint8_t>(grid.exits(room).bits() | (shown ? seen_bit : 0U));
    }
    const auto before = [](const auto& door, RoomId room) { return door.first < room; };
    const auto& doors = picture_->doors;
    auto door = std::lower_bound(doors.begin(), doors.end(), RoomId{begin}, before);
    for (; door != doors.end() && index_of(door->first) - begin < columns; ++door) {
        std::uint8_t& cell = cells[index_of(door->first) - begin];
        cell = static_cast<std::uint8_t>(cell | (door->second.bits() & 15U));
    }
    return cells;
}

Cells CellRows::above(const Cells& first) const { return border_of(first, window_.first.row == 0); }

Cells CellRows::below(std::uint32_t row, const Cells& cells) const {
    return row + 1 < window_.last.row ? at(row + 1)
                                      : border_of(cells, row + 1 == picture_->grid->rows());
}

std::uint8_t CellRows::left_of(const Cells& cells) const {
    return side_of(cells.front(), window_.first.column == 0);
}

std::uint8_t CellRows::right_of(const Cells& cells) const {
    return side_of(cells.back(), window_.last.column == picture_->grid->columns());
}

std::vector<bool> CellRows::walls_of(const Cells& cells) const {
    std::vector<bool> walls;
    walls.reserve(cells.size() + 1);
    unsigned west = left_of(cells);
    for (const std::uint8_t cell : cells) {
        walls.push_back(is_wall(upright_edge(west, cell)));
        west = cell;
    }
    walls.push_back(is_wall(upright_edge(west, right_of(cells))));
    return walls;
}

} // namespace clew
