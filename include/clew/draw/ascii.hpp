/// ASCII drawing: `+` posts, `---` and `|` walls, rooms three characters wide.
#ifndef CLEW_DRAW_ASCII_HPP
#define CLEW_DRAW_ASCII_HPP

#include "clew/draw/picture.hpp"

#include <string>

namespace clew {

/// Appends the drawing: 2 x rows + 1 lines of 4 x columns + 1 characters, without trailing blanks
/// only where nothing is drawn (unseen rooms); each line ends in a newline. S start, G goal, @
/// player, . path. With labels: column numbers in a line above ("col 0" is too wide: numbers
/// alone), row numbers at the left, right-aligned. An exit that the other side does not return
/// (one-way, or a faulty table) is drawn as open on neither side but marked: v ^ < > in the wall.
/// `format` reads the drawing back.
void append_ascii(std::string& out, const Picture& picture);

/// Characters a line takes.
[[nodiscard]] std::size_t ascii_width(const Picture& picture);

} // namespace clew

#endif
