#include "clew/draw/exits.hpp"

#include <array>
#include <string_view>

namespace clew {

namespace {

// By the bits of Exits: N 1, S 2, E 4, W 8. A comma follows each but a row's last.
constexpr std::array<std::string_view, 16> cells = {
    R"("",)",   R"("N",)",   R"("S",)",   R"("NS",)",  R"("E",)",  R"("NE",)",
    R"("SE",)", R"("NSE",)", R"("W",)",   R"("NW",)",  R"("SW",)", R"("NSW",)",
    R"("EW",)", R"("NEW",)", R"("SEW",)", R"("NSEW",)"};

constexpr std::size_t cell_bytes_max = cells[15].size();

} // namespace

void append_exits(std::string& out, const Grid& grid) {
    append_exits_rows(out, grid, 0, grid.rows());
}

void append_exits_rows(std::string& out, const Grid& grid, std::uint32_t first,
                       std::uint32_t last) {
    // One line at a time in a small buffer: a large string grows by whole lines only.
    std::string line(grid.columns() * cell_bytes_max + 4, ' ');
    for (std::uint32_t row = first; row < last; ++row) {
        char* at = line.data();
        *at++ = row == 0 ? '[' : ' ';
        *at++ = '[';
        std::uint32_t room = row * grid.columns();
        for (const std::uint32_t end = room + grid.columns(); room < end; ++room) {
            const std::string_view cell = cells[grid.exits(RoomId{room}).bits()];
            at += cell.copy(at, cell.size());
        }
        at[-1] = ']';
        *at++ = row + 1 == grid.rows() ? ']' : ',';
        *at++ = '\n';
        out.append(line.data(), at);
    }
}

} // namespace clew
