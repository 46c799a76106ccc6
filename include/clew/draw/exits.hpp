/// Exit table: the exit strings of all rooms as a list of lists, one row a line; JSON, and a
/// Python list too.
#ifndef CLEW_DRAW_EXITS_HPP
#define CLEW_DRAW_EXITS_HPP

#include "clew/world/grid.hpp"

#include <string>

namespace clew {

/// Appends `[["E","WS","S"],\n ["S","NE","NWS"],\n ["NE","WE","NW"]]\n`, letters in the order N
/// S E W.
void append_exits(std::string& out, const Grid& grid);

} // namespace clew

#endif
