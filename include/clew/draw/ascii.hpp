/// ASCII drawing: `+` posts, `---` and `|` walls, rooms three characters wide.
///
///         0   1   2
///       +---+---+---+
///     0 | G     | @ |
///       +-v-+   +   +
///     1 |         S |
///       +---+---+---+
#ifndef CLEW_DRAW_ASCII_HPP
#define CLEW_DRAW_ASCII_HPP

#include "clew/draw/picture.hpp"
#include "clew/draw/sheet.hpp"

#include <cstddef>

namespace clew {

/// Appends the drawing of the picture's window: 2 x rows + 1 lines of 4 x columns + 1
/// characters, shorter only where nothing is drawn at their end (unseen rooms); each line ends in
/// a newline. S start, G goal, @
/// player, . path. With labels: column numbers in a line above (not of each column where they
/// are too wide for that), row numbers at the left, right-aligned. An exit that the other side
/// does not return (one-way, or a faulty table) is drawn as a wall with a mark of the way it
/// leads: `-v-`, `-^-`, `<`, `>`; but where only one side has been seen, that side alone tells.
/// `format` reads the drawing back.
void append_ascii(Sheet sheet, const Picture& picture);

/// Characters a line takes.
[[nodiscard]] std::size_t ascii_width(const Picture& picture);

} // namespace clew

#endif
