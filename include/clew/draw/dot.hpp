/// DOT: a maze as a graph for Graphviz and what else reads its language. Each room is a node and
/// each corridor an edge.
#ifndef CLEW_DRAW_DOT_HPP
#define CLEW_DRAW_DOT_HPP

#include "clew/draw/picture.hpp"
#include "clew/draw/sheet.hpp"

namespace clew {

/// Appends `graph maze { … }`. A room is `rROWcCOLUMN` and has its place as `pos`, in points, so
/// that `neato -n` draws the grid as it is. An exit that the other side does not return is an edge
/// with `dir=forward`, from the room it leads from; one that leads off the grid is left out. Start,
/// goals and the path are marked by attributes, names are `xlabel`s, passages beyond the grid
/// dashed. It is of the whole maze, whatever was seen.
void append_dot(Sheet sheet, const Picture& picture);

} // namespace clew

#endif
