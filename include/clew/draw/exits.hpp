/// Exit table: the exit strings of all rooms as a list of lists, one row a line; JSON, and a
/// Python list too.
#ifndef CLEW_DRAW_EXITS_HPP
#define CLEW_DRAW_EXITS_HPP

#include "clew/world/grid.hpp"

#include <cstdint>
#include <string>

namespace clew {

/// Appends `[["E","SW","S"],\n ["S","NE","NSW"],\n ["NE","EW","NW"]]\n`: letters in the order
/// N S E W.
void append_exits(std::string& out, const Grid& grid);

/// The part of it for the rows from `first` to before `last`.
void append_exits_rows(std::string& out, const Grid& grid, std::uint32_t first, std::uint32_t last);

} // namespace clew

#endif
