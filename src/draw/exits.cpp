#include "clew/draw/exits.hpp"

#include <algorithm>
#include <array>
#include <string>
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

void append_exits(Sheet sheet, const Grid& grid) {
    for (std::uint32_t row = 0; row < grid.rows(); ++row) {
        sheet.text() += row == 0 ? '[' : ' ';
        append_exits_row(sheet, grid, row);
        sheet.text() += row + 1 == grid.rows() ? "]\n" : ",\n";
        sheet.ease();
    }
}

void append_exits_row(Sheet sheet, const Grid& grid, std::uint32_t row) {
    constexpr std::uint32_t rooms_at_once = 4096;
    std::string& out = sheet.text();
    out += '[';
    std::uint32_t room = row * grid.columns();
    for (const std::uint32_t end = room + grid.columns(); room < end;) {
        const std::uint32_t count = std::min(rooms_at_once, end - room);
        const std::size_t begin = out.size();
        out.resize(begin + count * cell_bytes_max);
        char* at = out.data() + begin;
        for (const std::uint32_t stop = room + count; room < stop; ++room) {
            const std::string_view cell = cells[grid.exits(RoomId{room}).bits()];
            at += cell.copy(at, cell.size());
        }
        at[-1] = room == end ? ']' : ',';
        out.resize(static_cast<std::size_t>(at - out.data()));
        sheet.ease();
    }
}

} // namespace clew
