/// Drawings with characters beyond ASCII, made such that a byte is a character.
///
/// A reader that counts characters then reads box drawings and full blocks as it reads `+--|` and
/// `#`; what it says of places is brought back to the bytes of the file.
#ifndef CLEW_FORMAT_NARROW_HPP
#define CLEW_FORMAT_NARROW_HPP

#include "clew/base/result.hpp"
#include "clew/format/bare_maze.hpp"

#include <optional>
#include <string>
#include <string_view>

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

} // namespace clew

#endif
