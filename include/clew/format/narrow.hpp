/// Drawings with characters beyond ASCII, made such that a byte is a character.
///
/// A reader that counts characters then reads box drawings and full blocks as it reads `+--|` and
/// `#`; what it says of places is brought back to the bytes of the file.
#ifndef CLEW_FORMAT_NARROW_HPP
#define CLEW_FORMAT_NARROW_HPP

#include "clew/base/result.hpp"
#include "clew/format/bare_maze.hpp"
#include "clew/format/encoding.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace clew {

/// True if it begins with a box-drawing character (U+2500 to U+257F), or with a full block.
[[nodiscard]] bool begins_with_box(std::string_view text);
[[nodiscard]] bool begins_with_full_block(std::string_view text);

/// Level lines (light, heavy, double) as '-', upright ones as '|', all others of the box-drawing
/// characters but dashes and diagonals as '+', U+2588 as '#', whatever else is not ASCII as one
/// NUL; line by line the same number of characters. Linear.
[[nodiscard]] std::string narrowed(std::string_view text);

/// Each character that is not ASCII as one NUL; nothing if there is none. Linear.
[[nodiscard]] std::optional<std::string> masked(std::string_view text);

/// What was read of a narrowed or masked text, its spans brought back to those of the wide one.
/// Linear.
[[nodiscard]] Result<MazeText, Diagnostics> widened(Result<MazeText, Diagnostics> read,
                                                    std::string_view wide);

/// Reads a drawing, with or without a byte-order mark, by `read(text)`, a reader that counts bytes;
/// narrowed if it is drawn beyond ASCII. Faults stand where they do in the file. Linear, if the
/// reader is.
template <typename Read>
[[nodiscard]] Result<MazeText, Diagnostics> read_by_character(std::string_view text,
                                                              bool beyond_ascii, const Read& read) {
    Diagnostics too_long = size_faults(text.size(), maze_text_bytes_max);
    if (!too_long.empty()) {
        return Unexpected{std::move(too_long)};
    }
    const std::string_view drawing = without_mark(text);
    auto maze = beyond_ascii ? widened(read(narrowed(drawing)), drawing) : read(drawing);
    // Only what is wrong is read again, such that its places count characters.
    const bool again = !maze.has_value() && !beyond_ascii;
    if (const auto mask = again ? masked(drawing) : std::nullopt) {
        maze = widened(read(*mask), drawing);
    }
    if (maze.has_value()) {
        return maze;
    }
    Diagnostics faults = std::move(maze).error();
    shift_first_line(faults, static_cast<std::uint32_t>(text.size() - drawing.size()));
    return Unexpected{std::move(faults)};
}

} // namespace clew

#endif
