#include "clew/draw/ascii.hpp"

#include "clew/base/text.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace clew {

namespace {

// A cell is a room's four exit bits, and this one if it is to be drawn.
constexpr unsigned seen_bit = 16;
using Cells = std::vector<std::uint8_t>;

// What stands between two rooms, by: the first opens to the second 1, the second to the first 2,
// the first is seen 4, the second is seen 8. Of an unseen room nothing may show.
enum class Edge : std::uint8_t { none, wall, open, onward, back };
constexpr std::array<Edge, 16> edges = {Edge::none, Edge::none,   Edge::none, Edge::none, //
                                        Edge::wall, Edge::open,   Edge::wall, Edge::open, //
                                        Edge::wall, Edge::wall,   Edge::open, Edge::open, //
                                        Edge::wall, Edge::onward, Edge::back, Edge::open};

constexpr std::array<std::array<char, 3>, 5> level = {
    {{' ', ' ', ' '}, {'-', '-', '-'}, {' ', ' ', ' '}, {'-', 'v', '-'}, {'-', '^', '-'}}};
constexpr std::array<char, 5> upright = {' ', '|', ' ', '>', '<'};

constexpr std::size_t level_edge(unsigned north, unsigned south) {
    return static_cast<std::size_t>(
        edges[(north >> 1U & 1U) | (south & 1U) << 1U | (north >> 2U & 4U) | (south >> 1U & 8U)]);
}
constexpr std::size_t upright_edge(unsigned west, unsigned east) {
    return static_cast<std::size_t>(
        edges[(west >> 2U & 1U) | (east >> 2U & 2U) | (west >> 2U & 4U) | (east >> 1U & 8U)]);
}
static_assert(static_cast<unsigned>(Direction::north) == 0 &&
              static_cast<unsigned>(Direction::south) == 1 &&
              static_cast<unsigned>(Direction::east) == 2 &&
              static_cast<unsigned>(Direction::west) == 3);

std::size_t digits_of(std::uint32_t number) {
    std::size_t digits = 1;
    for (; number >= 10; number /= 10) {
        ++digits;
    }
    return digits;
}

std::size_t left_of(const Picture& picture) {
    return picture.labels ? digits_of(window_of(picture).last.row - 1) + 1 : 0;
}

// In the order of rooms; of several in one room the last is the one to show.
using Marks = std::vector<std::pair<RoomId, char>>;
Marks marks_of(const Picture& picture) {
    Marks marks;
    marks.reserve(picture.path.size() + picture.goals.size() + 2);
    for (const RoomId room : picture.path) {
        marks.emplace_back(room, '.');
    }
    for (const RoomId room : picture.goals) {
        marks.emplace_back(room, 'G');
    }
    if (picture.start) {
        marks.emplace_back(*picture.start, 'S');
    }
    if (picture.player) {
        marks.emplace_back(*picture.player, '@');
    }
    std::stable_sort(marks.begin(), marks.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    return marks;
}

// Draws line by line into one small buffer, so that the output is touched once.
class Pen {
public:
    Pen(std::string& out, const Picture& picture)
        : out_(out), picture_(picture), window_(window_of(picture)), left_(left_of(picture)),
          marks_(marks_of(picture)), line_(ascii_width(picture), ' ') {}

    void append_rows(std::uint32_t first, std::uint32_t last);

private:
    [[nodiscard]] Cells cells_of(std::uint32_t row) const;
    [[nodiscard]] std::uint32_t first_of(std::uint32_t row) const {
        return row * picture_.grid->columns() + window_.first.column;
    }
    [[nodiscard]] static Cells border_of(Cells cells, bool grid_ends);
    void append_column_numbers();
    void append_walls(const Cells& north, const Cells& south);
    void append_rooms(std::uint32_t row, const Cells& cells);
    void write_row_number(std::uint32_t row);
    void write_marks(std::uint32_t row, const Cells& cells);
    void append_line();

    std::string& out_;
    const Picture& picture_;
    Window window_;
    std::size_t left_;
    Marks marks_;
    std::string line_;
};

void Pen::append_rows(std::uint32_t first, std::uint32_t last) {
    Cells cells = cells_of(first);
    if (first == window_.first.row) {
        if (picture_.labels) {
            append_column_numbers();
        }
        append_walls(border_of(cells, first == 0), cells);
    }
    for (std::uint32_t row = first; row < last; ++row) {
        append_rooms(row, cells);
        Cells south = row + 1 < window_.last.row
                          ? cells_of(row + 1)
                          : border_of(cells, row + 1 == picture_.grid->rows());
        append_walls(cells, south);
        cells = std::move(south);
    }
}

Cells Pen::cells_of(std::uint32_t row) const {
    const Grid& grid = *picture_.grid;
    const std::uint32_t begin = first_of(row);
    const std::uint32_t columns = window_.columns();
    Cells cells(columns);
    for (std::uint32_t column = 0; column < columns; ++column) {
        const RoomId room{begin + column};
        const bool shown = picture_.seen == nullptr || picture_.seen->seen(room);
        cells[column] =
            static_cast<std::uint8_t>(grid.exits(room).bits() | (shown ? seen_bit : 0U));
    }
    const auto before = [](const auto& door, RoomId room) { return door.first < room; };
    auto door =
        std::lower_bound(picture_.doors.begin(), picture_.doors.end(), RoomId{begin}, before);
    for (; door != picture_.doors.end() && index_of(door->first) - begin < columns; ++door) {
        std::uint8_t& cell = cells[index_of(door->first) - begin];
        cell = static_cast<std::uint8_t>(cell | (door->second.bits() & 15U));
    }
    return cells;
}

// What lies beyond the edge: as seen as the room at the edge, and closed; but where the grid goes
// on beyond the window, unseen.
Cells Pen::border_of(Cells cells, bool grid_ends) {
    for (std::uint8_t& cell : cells) {
        cell = grid_ends ? cell & seen_bit : 0U;
    }
    return cells;
}

void Pen::append_column_numbers() {
    const std::size_t digits = digits_of(window_.last.column - 1);
    const std::uint32_t stride = digits <= 3 ? 1 : digits <= 7 ? 2 : 4;
    const std::size_t begin = out_.size();
    for (std::uint32_t column = window_.first.column; column < window_.last.column;
         column += stride) {
        const std::size_t middle = left_ + std::size_t{4} * (column - window_.first.column) + 2;
        out_.resize(begin + middle - (digits_of(column) - 1) / 2, ' ');
        append_number(out_, column);
    }
    out_ += '\n';
}

void Pen::append_walls(const Cells& north, const Cells& south) {
    char* at = line_.data();
    std::memset(at, ' ', left_);
    at += left_;
    unsigned west = 0;
    for (std::size_t column = 0; column < north.size(); ++column) {
        const unsigned here = north[column] | south[column];
        at[0] = ((west | here) & seen_bit) != 0 ? '+' : ' ';
        std::memcpy(at + 1, level[level_edge(north[column], south[column])].data(), 3);
        west = here;
        at += 4;
    }
    at[0] = (west & seen_bit) != 0 ? '+' : ' ';
    append_line();
}

void Pen::append_rooms(std::uint32_t row, const Cells& cells) {
    if (picture_.labels) {
        write_row_number(row);
    }
    char* at = line_.data() + left_;
    const bool begins = window_.first.column == 0;
    const bool ends = window_.last.column == picture_.grid->columns();
    unsigned west = begins ? cells.front() & seen_bit : 0U;
    for (const std::uint8_t cell : cells) {
        at[0] = upright[upright_edge(west, cell)];
        std::memset(at + 1, ' ', 3);
        west = cell;
        at += 4;
    }
    at[0] = upright[upright_edge(west, ends ? west & seen_bit : 0U)];
    write_marks(row, cells);
    append_line();
}

void Pen::write_row_number(std::uint32_t row) {
    std::memset(line_.data(), ' ', left_);
    std::string number;
    append_number(number, row);
    number.copy(line_.data() + (left_ - 1 - number.size()), number.size());
}

void Pen::write_marks(std::uint32_t row, const Cells& cells) {
    const std::uint32_t begin = first_of(row);
    const auto before = [](const auto& mark, RoomId room) { return mark.first < room; };
    auto mark = std::lower_bound(marks_.begin(), marks_.end(), RoomId{begin}, before);
    for (; mark != marks_.end() && index_of(mark->first) - begin < cells.size(); ++mark) {
        const std::size_t column = index_of(mark->first) - begin;
        if ((cells[column] & seen_bit) != 0) {
            line_[left_ + 4 * column + 2] = mark->second;
        }
    }
}

void Pen::append_line() {
    out_.append(line_, 0, line_.find_last_not_of(' ') + 1);
    out_ += '\n';
}

} // namespace

void append_ascii(std::string& out, const Picture& picture) {
    const Window window = window_of(picture);
    if (picture.seen == nullptr) {
        const std::size_t lines = std::size_t{2} * window.rows() + 2;
        out.reserve(out.size() + lines * (ascii_width(picture) + 1));
    }
    append_ascii_rows(out, picture, window.first.row, window.last.row);
}

void append_ascii_rows(std::string& out, const Picture& picture, std::uint32_t first,
                       std::uint32_t last) {
    if (first < last) {
        Pen(out, picture).append_rows(first, last);
    }
}

std::size_t ascii_width(const Picture& picture) {
    return left_of(picture) + std::size_t{4} * window_of(picture).columns() + 1;
}

} // namespace clew
