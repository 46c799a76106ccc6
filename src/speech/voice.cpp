#include "clew/speech/voice.hpp"

#include "clew/base/text.hpp"

#include <algorithm>
#include <array>

namespace clew {

namespace {

// a … z, aa … az, ba …: the letters count from one, so there is no digit for zero.
void append_letters(std::string& out, std::uint32_t row) {
    const std::size_t begin = out.size();
    std::uint64_t left = std::uint64_t{row} + 1;
    while (left > 0) {
        --left;
        out += static_cast<char>('a' + left % 26);
        left /= 26;
    }
    std::reverse(out.begin() + static_cast<std::ptrdiff_t>(begin), out.end());
}

constexpr std::array<std::string_view, 6> compass = {"north", "south", "east",
                                                     "west",  "up",    "down"};
constexpr std::array<std::string_view, 6> screen = {"up",   "down",     "right",
                                                    "left", "upstairs", "downstairs"};

} // namespace

void append_place(std::string& out, const Grid& grid, RoomId room, Coordinates coordinates) {
    const Place place = grid.place_of(room);
    if (coordinates == Coordinates::letter_number) {
        append_letters(out, place.row);
        append_number(out, std::uint64_t{place.column} + 1);
        return;
    }
    out += "row ";
    append_number(out, place.row);
    out += ", column ";
    append_number(out, place.column);
}

std::string_view word_for(Direction direction, Keys keys) {
    const auto& names = keys == Keys::compass ? compass : screen;
    return names[static_cast<std::size_t>(direction)];
}

} // namespace clew
