#include "clew/draw/boxes.hpp"

#include "clew/draw/cells.hpp"
#include "clew/draw/labels.hpp"
#include "clew/draw/marks.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {

namespace {

// By the arms that are walls: left 1, right 2, up 4, down 8.
constexpr std::array<std::string_view, 16> posts = {" ", "╴", "╶", "─", "╵", "┘", "└", "┴",
                                                    "╷", "┐", "┌", "┬", "│", "┤", "├", "┼"};
// By Edge.
constexpr std::array<std::string_view, 5> level_edges = {"   ", "───", "   ", "─v─", "─^─"};
constexpr std::array<std::string_view, 5> upright_edges = {" ", "│", " ", ">", "<"};

using Walls = std::vector<bool>; // for each post of a row: whether a wall stands on that side of it

class Joiner {
public:
    Joiner(Sheet sheet, const Picture& picture)
        : sheet_(sheet), picture_(picture), rows_(picture), marks_(picture),
          margin_(labels_width(picture), ' ') {}

    void append_all();

private:
    void append_walls(const Cells& north, const Cells& south);
    void append_rooms(std::uint32_t row, const Cells& cells);
    void end_line(std::size_t begin);

    Sheet sheet_;
    const Picture& picture_;
    CellRows rows_;
    Marks marks_;
    std::string margin_;
    Walls up_;   // of the row of rooms north of the line of walls in hand; none: empty
    Walls down_; // of the one south of it
};

void Joiner::append_all() {
    if (picture_.labels) {
        append_column_labels(sheet_.text(), picture_);
    }
    const Window& window = rows_.window();
    Cells cells = rows_.at(window.first.row);
    down_ = rows_.walls_of(cells);
    up_.assign(down_.size(), false);
    append_walls(rows_.above(cells), cells);
    for (std::uint32_t row = window.first.row; row < window.last.row; ++row) {
        append_rooms(row, cells);
        Cells south = rows_.below(row, cells);
        up_ = std::move(down_);
        down_ = row + 1 < window.last.row ? rows_.walls_of(south) : Walls(up_.size(), false);
        append_walls(cells, south);
        cells = std::move(south);
    }
}

void Joiner::append_walls(const Cells& north, const Cells& south) {
    std::string& out = sheet_.text();
    const std::size_t begin = out.size();
    out += margin_;
    unsigned left = 0;
    for (std::size_t column = 0; column < north.size(); ++column) {
        const Edge edge = level_edge(north[column], south[column]);
        const unsigned right = is_wall(edge) ? 1U : 0U;
        out += posts[left | right << 1U | (up_[column] ? 4U : 0U) | (down_[column] ? 8U : 0U)];
        out += level_edges[static_cast<std::size_t>(edge)];
        left = right;
    }
    out += posts[left | (up_.back() ? 4U : 0U) | (down_.back() ? 8U : 0U)];
    end_line(begin);
}

void Joiner::append_rooms(std::uint32_t row, const Cells& cells) {
    std::string marks(cells.size(), ' ');
    marks_.for_each(rows_.first_of(row), rows_.window().columns(),
                    [&](std::uint32_t column, char mark) {
                        marks[column] = (cells[column] & seen_bit) != 0 ? mark : ' ';
                    });
    if (picture_.labels) {
        write_row_label(margin_, picture_, row);
    }
    std::string& out = sheet_.text();
    const std::size_t begin = out.size();
    out += margin_;
    margin_.assign(margin_.size(), ' ');
    unsigned west = rows_.left_of(cells);
    for (std::size_t column = 0; column < cells.size(); ++column) {
        out += upright_edges[static_cast<std::size_t>(upright_edge(west, cells[column]))];
        out += ' ';
        out += marks[column];
        out += ' ';
        west = cells[column];
    }
    out += upright_edges[static_cast<std::size_t>(upright_edge(west, rows_.right_of(cells)))];
    end_line(begin);
}

void Joiner::end_line(std::size_t begin) {
    std::string& out = sheet_.text();
    const std::size_t last = out.find_last_not_of(' ');
    out.resize(last == std::string::npos || last < begin ? begin : last + 1);
    out += '\n';
    sheet_.ease();
}

} // namespace

void append_boxes(Sheet sheet, const Picture& picture) { Joiner(sheet, picture).append_all(); }

std::size_t boxes_width(const Picture& picture) {
    return labels_width(picture) + std::size_t{4} * window_of(picture).columns() + 1;
}

} // namespace clew
