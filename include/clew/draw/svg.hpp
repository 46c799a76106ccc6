/// SVG: a maze as lines for browsers and print. All numbers are whole, a room is 16 units, and
/// walls in one line are one line, so that a million rooms are a few megabytes.
#ifndef CLEW_DRAW_SVG_HPP
#define CLEW_DRAW_SVG_HPP

#include "clew/draw/picture.hpp"
#include "clew/draw/sheet.hpp"

namespace clew {

/// Appends one <svg> element, with a title and a description in words for those who hear it. Walls
/// are one path; an exit that the other side does not return is an arrow through the wall. Start
/// (a disc), goals (diamonds) and player (a ring) have titles of their own; the path is a line from
/// room to room; shades lie under all that, as lines too, rooms of one shade in a row made one.
/// Width and height are scale_of pixels a room; of unseen rooms nothing shows, and where
/// there may be such neither does the path. Names of rooms and what leads beyond the grid come last
/// (see story).
void append_svg(Sheet sheet, const Picture& picture);

} // namespace clew

#endif
