#include "clew/draw/blocks.hpp"

#include "clew/draw/cells.hpp"
#include "clew/draw/marks.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace clew {

namespace {

// By Edge: between two rooms of which one is north of the other, and west of it.
constexpr std::array<char, 5> level_marks = {' ', '#', ' ', 'v', '^'};
constexpr std::array<char, 5> upright_marks = {' ', '#', ' ', '>', '<'};

// A maze without any would be one solid wall, and nobody could tell its rooms.
bool has_exit(const Picture& picture) {
    const Grid& grid = *picture.grid;
    std::uint32_t room = 0;
    while (room < grid.room_count() && grid.exits(RoomId{room}).empty()) {
        ++room;
    }
    return room < grid.room_count();
}

class Builder {
public:
    Builder(Sheet sheet, const Picture& picture)
        : sheet_(sheet), picture_(&picture), rows_(picture), marks_(picture),
          line_(blocks_width(picture), ' '),
          draws_rock_(picture.seen == nullptr && has_exit(picture)) {}

    void append_all();

private:
    // A shortest way has no two rooms side by side but those that follow each other, so an opening
    // between two of its rooms is on it.
    [[nodiscard]] bool is_path(Edge edge, std::uint32_t room, std::uint32_t next) const {
        return edge == Edge::open && marks_.on_path(RoomId{room}) && marks_.on_path(RoomId{next});
    }
    void append_walls(std::uint32_t south_row, const Cells& north, const Cells& south);
    void append_rooms(std::uint32_t row, const Cells& cells);
    void fill_rock(std::uint32_t row, const Cells& north, const Cells& cells, const Cells& south);
    void put_marks(std::uint32_t row, const Cells& cells);
    void append_line();

    Sheet sheet_;
    const Picture* picture_;
    CellRows rows_;
    Marks marks_;
    std::string line_;
    bool draws_rock_;
};

void Builder::append_all() {
    const Window& window = rows_.window();
    Cells cells = rows_.at(window.first.row);
    Cells north = rows_.above(cells);
    append_walls(window.first.row, north, cells);
    for (std::uint32_t row = window.first.row; row < window.last.row; ++row) {
        Cells south = rows_.below(row, cells);
        append_rooms(row, cells);
        if (draws_rock_) {
            fill_rock(row, north, cells, south);
        }
        put_marks(row, cells);
        append_line();
        append_walls(row + 1, cells, south);
        north = std::exchange(cells, std::move(south));
    }
}

void Builder::append_walls(std::uint32_t south_row, const Cells& north, const Cells& south) {
    const Window& window = rows_.window();
    const bool inner = south_row > window.first.row && south_row < window.last.row;
    const std::uint32_t north_first = inner ? rows_.first_of(south_row - 1) : 0;
    const std::uint32_t south_first = inner ? rows_.first_of(south_row) : 0;
    char* at = line_.data();
    unsigned west = 0;
    for (std::uint32_t column = 0; column < north.size(); ++column) {
        const unsigned here = north[column] | south[column];
        const Edge edge = level_edge(north[column], south[column]);
        const bool path = inner && is_path(edge, north_first + column, south_first + column);
        *at++ = ((west | here) & seen_bit) != 0 ? '#' : ' ';
        *at++ = path ? '.' : level_marks[static_cast<std::size_t>(edge)];
        west = here;
    }
    *at = (west & seen_bit) != 0 ? '#' : ' ';
    append_line();
}

void Builder::append_rooms(std::uint32_t row, const Cells& cells) {
    const std::uint32_t first = rows_.first_of(row);
    char* at = line_.data();
    unsigned west = rows_.left_of(cells);
    for (std::uint32_t column = 0; column < cells.size(); ++column) {
        const Edge edge = upright_edge(west, cells[column]);
        const bool path = column > 0 && is_path(edge, first + column - 1, first + column);
        *at++ = path ? '.' : upright_marks[static_cast<std::size_t>(edge)];
        *at++ = ' ';
        west = cells[column];
    }
    *at = upright_marks[static_cast<std::size_t>(upright_edge(west, rows_.right_of(cells)))];
}

// A room is rock if neither it nor any beside it has an exit between them. Where a passage leads or
// a thing lies it is a room all the same.
void Builder::fill_rock(std::uint32_t row, const Cells& north, const Cells& cells,
                        const Cells& south) {
    for (std::uint32_t column = 0; column < cells.size(); ++column) {
        const std::size_t at = std::size_t{2} * column + 1;
        if (cells[column] == seen_bit && line_[at - 1] == '#' && line_[at + 1] == '#' &&
            level_edge(north[column], seen_bit) == Edge::wall &&
            level_edge(seen_bit, south[column]) == Edge::wall) {
            line_[at] = '#';
        }
    }
    const RoomId first{rows_.first_of(row)};
    auto used = std::lower_bound(picture_->used.begin(), picture_->used.end(), first);
    for (; used != picture_->used.end() && index_of(*used) - index_of(first) < cells.size();
         ++used) {
        line_[std::size_t{2} * (index_of(*used) - index_of(first)) + 1] = ' ';
    }
}

void Builder::put_marks(std::uint32_t row, const Cells& cells) {
    marks_.for_each(rows_.first_of(row), rows_.window().columns(),
                    [&](std::uint32_t column, char mark) {
                        if ((cells[column] & seen_bit) != 0) {
                            line_[std::size_t{2} * column + 1] = mark;
                        }
                    });
}

void Builder::append_line() {
    sheet_.append(std::string_view(line_).substr(0, line_.find_last_not_of(' ') + 1));
    sheet_.text() += '\n';
}

} // namespace

void append_blocks(Sheet sheet, const Picture& picture) { Builder(sheet, picture).append_all(); }

std::size_t blocks_width(const Picture& picture) {
    return std::size_t{2} * window_of(picture).columns() + 1;
}

} // namespace clew
