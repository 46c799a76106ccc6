#include "clew/draw/ascii.hpp"

#include "clew/draw/cells.hpp"
#include "clew/draw/labels.hpp"
#include "clew/draw/marks.hpp"

#include <array>
#include <cstring>
#include <string>
#include <string_view>

namespace clew {

namespace {

constexpr std::array<std::array<char, 3>, 5> level = {
    {{' ', ' ', ' '}, {'-', '-', '-'}, {' ', ' ', ' '}, {'-', 'v', '-'}, {'-', '^', '-'}}};
constexpr std::array<char, 5> upright = {' ', '|', ' ', '>', '<'};

constexpr std::size_t at_edge(Edge edge) { return static_cast<std::size_t>(edge); }

// Draws line by line into one small buffer, so that the output is touched once.
class Pen {
public:
    Pen(Sheet sheet, const Picture& picture)
        : sheet_(sheet), picture_(picture), rows_(picture), left_(labels_width(picture)),
          marks_(picture), line_(ascii_width(picture), ' ') {}

    void append_all();

private:
    void append_walls(const Cells& north, const Cells& south);
    void append_rooms(std::uint32_t row, const Cells& cells);
    void append_line();

    Sheet sheet_;
    const Picture& picture_;
    CellRows rows_;
    std::size_t left_;
    Marks marks_;
    std::string line_;
};

void Pen::append_all() {
    if (picture_.labels) {
        append_column_labels(sheet_.text(), picture_);
    }
    const Window& window = rows_.window();
    Cells cells = rows_.at(window.first.row);
    append_walls(rows_.above(cells), cells);
    for (std::uint32_t row = window.first.row; row < window.last.row; ++row) {
        append_rooms(row, cells);
        Cells south = rows_.below(row, cells);
        append_walls(cells, south);
        cells = std::move(south);
    }
}

void Pen::append_walls(const Cells& north, const Cells& south) {
    char* at = line_.data();
    std::memset(at, ' ', left_);
    at += left_;
    unsigned west = 0;
    for (std::size_t column = 0; column < north.size(); ++column) {
        const unsigned here = north[column] | south[column];
        at[0] = ((west | here) & seen_bit) != 0 ? '+' : ' ';
        std::memcpy(at + 1, level[at_edge(level_edge(north[column], south[column]))].data(), 3);
        west = here;
        at += 4;
    }
    at[0] = (west & seen_bit) != 0 ? '+' : ' ';
    append_line();
}

void Pen::append_rooms(std::uint32_t row, const Cells& cells) {
    if (picture_.labels) {
        write_row_label(line_, picture_, row);
    }
    char* at = line_.data() + left_;
    unsigned west = rows_.left_of(cells);
    for (const std::uint8_t cell : cells) {
        at[0] = upright[at_edge(upright_edge(west, cell))];
        std::memset(at + 1, ' ', 3);
        west = cell;
        at += 4;
    }
    at[0] = upright[at_edge(upright_edge(west, rows_.right_of(cells)))];
    const auto put = [&](std::uint32_t column, char mark) {
        if ((cells[column] & seen_bit) != 0) {
            line_[left_ + std::size_t{4} * column + 2] = mark;
        }
    };
    marks_.for_each(rows_.first_of(row), rows_.window().columns(), put);
    append_line();
}

void Pen::append_line() {
    sheet_.append(std::string_view(line_).substr(0, line_.find_last_not_of(' ') + 1));
    sheet_.text() += '\n';
}

} // namespace

void append_ascii(Sheet sheet, const Picture& picture) { Pen(sheet, picture).append_all(); }

std::size_t ascii_width(const Picture& picture) {
    return labels_width(picture) + std::size_t{4} * window_of(picture).columns() + 1;
}

} // namespace clew
