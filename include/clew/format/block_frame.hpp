/// Where a block drawing lies in a text, how wide it is, what its walls are, and how it is read.
#ifndef CLEW_FORMAT_BLOCK_FRAME_HPP
#define CLEW_FORMAT_BLOCK_FRAME_HPP

#include "clew/format/drawing_frame.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace clew {

[[nodiscard]] constexpr bool is_block_wall(char c) { return c == '#' || c == '%' || c == 'X'; }
[[nodiscard]] constexpr bool is_floor(char c) { return c == ' ' || c == '.'; }
[[nodiscard]] constexpr bool is_block_start(char c) { return c == 'S' || c == 'P' || c == '@'; }
[[nodiscard]] constexpr bool is_block_goal(char c) { return c == 'G' || c == 'E'; }

/// True of a line that could be TOML's: a table's header, or a key and '='.
[[nodiscard]] bool is_toml(std::string_view line);

/// True if the text's first line looks like such a drawing, and no line like TOML.
[[nodiscard]] bool is_block_drawing(std::string_view text);

/// True if its walls are full blocks: then it is to be narrowed.
[[nodiscard]] bool has_full_blocks(std::string_view text);

struct BlockFrame {
    std::string_view text;          ///< from its first line that is not blank to its last
    std::uint32_t first_number = 1; ///< of that line in the file
    std::size_t indent = 0;         ///< blanks that all lines begin with
    std::uint64_t rows = 0;         ///< lines
    std::uint64_t columns = 0;      ///< characters of its lines, without the indent
    char wall = '#';
    /// Lines of fewer characters stand for blanks at their ends.
    bool short_lines_are_blank = true;

    [[nodiscard]] DrawnLines lines() const { return {text, first_number}; }
    /// By its index in the frame, the indent left out; a blank beyond the end.
    [[nodiscard]] char at(const DrawnLine& line, std::uint64_t column) const {
        return line.at(indent + static_cast<std::size_t>(column));
    }
};

/// Of a text without byte-order mark and narrowed.
[[nodiscard]] BlockFrame block_frame_of(std::string_view text);

/// A line of rooms, and the lines of posts north and south of it.
struct RoomLines {
    DrawnLine above;
    DrawnLine line;
    DrawnLine below;
};

/// True if there is wall in the place of that room and on all four sides of it. Needs an odd
/// column with one after it.
[[nodiscard]] bool is_rock(const BlockFrame& frame, const RoomLines& lines, std::uint64_t column);

/// True if both sides are odd and at least 3, posts are in place, and rooms are floor or rock, one
/// of them floor.
[[nodiscard]] bool has_walls_between(const BlockFrame& frame);

} // namespace clew

#endif
