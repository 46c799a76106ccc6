/// Exit table: the exit strings of all rooms as a list of lists, one row a line; JSON, and a
/// Python list too.
#ifndef CLEW_DRAW_EXITS_HPP
#define CLEW_DRAW_EXITS_HPP

#include "clew/draw/sheet.hpp"
#include "clew/world/grid.hpp"

#include <cstdint>
#include <string>

namespace clew {

/// Appends `[["E","SW","S"],\n ["S","NE","NSW"],\n ["NE","EW","NW"]]\n`: letters in the order
/// N S E W.
void append_exits(Sheet sheet, const Grid& grid);

/// `["E","SW","S"]` of a row.
void append_exits_row(Sheet sheet, const Grid& grid, std::uint32_t row);

} // namespace clew

#endif
