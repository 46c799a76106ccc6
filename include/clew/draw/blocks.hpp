/// Block drawing: one character a room, one a wall between two, `#` walls and posts.
///
///     #########
///     #G....#@#
///     #v###.#.#
///     #  #   S#
///     #########
#ifndef CLEW_DRAW_BLOCKS_HPP
#define CLEW_DRAW_BLOCKS_HPP

#include "clew/draw/picture.hpp"
#include "clew/draw/sheet.hpp"

#include <cstddef>

namespace clew {

/// Appends the drawing of the picture's window: 2 x rows + 1 lines of 2 x columns + 1 characters,
/// shorter only where unseen rooms are at their end. Floor is blank; S start, G goal, @ player;
/// the path is '.' in its rooms and in the openings between them. An exit that the other side does
/// not return is `^ v < >` in the wall, the way it leads. What is not seen is blank and has no
/// posts. Rock is wall: a room that no exit leaves or enters, if all is seen, it is not one of
/// `used` and any room has an exit. Labels are not drawn. `format` reads it back.
void append_blocks(Sheet sheet, const Picture& picture);

/// Characters a line takes.
[[nodiscard]] std::size_t blocks_width(const Picture& picture);

} // namespace clew

#endif
