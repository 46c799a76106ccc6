/// Box drawing: the ascii drawing in Unicode's lines, joined where walls meet.
///
///     ┌───────┬───┐
///     │ G     │ @ │
///     ├─v─╴   ╵   │
///     │         S │
///     └───────────┘
#ifndef CLEW_DRAW_BOXES_HPP
#define CLEW_DRAW_BOXES_HPP

#include "clew/draw/picture.hpp"
#include "clew/draw/sheet.hpp"

#include <cstddef>

namespace clew {

/// Appends it as UTF-8: 2 x rows + 1 lines of 4 x columns + 1 characters, shorter only where there
/// is nothing at their end. Marks, labels and one-way exits are those of ascii. Where walls meet
/// stands the character whose arms are those walls (a wall with a mark in it is one), a blank
/// where there are none. `format` reads it back.
void append_boxes(Sheet sheet, const Picture& picture);

/// Characters, not bytes, that a line takes.
[[nodiscard]] std::size_t boxes_width(const Picture& picture);

} // namespace clew

#endif
