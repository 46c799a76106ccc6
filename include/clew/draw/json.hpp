/// A maze as one JSON object on one line, for programs: its size, its ends, and its exits as the
/// exit strings of the exit table.
#ifndef CLEW_DRAW_JSON_HPP
#define CLEW_DRAW_JSON_HPP

#include "clew/draw/picture.hpp"
#include "clew/draw/sheet.hpp"

namespace clew {

/// Appends `{"rows":2,"columns":2,"start":[1,1],"goals":[[0,0]],"exits":[["E","SW"],["","N"]],
/// "solution":[[1,1],[0,1],[0,0]]}` and a newline. A place is [row, column] from 0. No start, goals
/// or path: no such key. The exits are the grid's own: doors are not among them. It is of the whole
/// maze, whatever was seen.
void append_json(Sheet sheet, const Picture& picture);

} // namespace clew

#endif
