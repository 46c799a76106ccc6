/// Reads a maze as JSON, the form that other programs like best:
///
///     {"rows":2,"columns":2,"start":[1,1],"goals":[[0,0]],
///      "exits":[["E","SW"],["E","NW"]]}
///
/// `exits` must be there, an exit table; the rest may be missing. `solution`, a list of places, is
/// passed over. Its nesting is three by its form, so that no depth can be reached.
#ifndef CLEW_FORMAT_MAZE_JSON_HPP
#define CLEW_FORMAT_MAZE_JSON_HPP

#include "clew/base/result.hpp"
#include "clew/format/bare_maze.hpp"

#include <string_view>

namespace clew {

/// With all faults, at most maze_faults_max told, those of exit tables among them: an unknown or
/// repeated key, sizes that are not the table's, a place off the grid; what has another form ends
/// the reading. Linear; no memory but the grid, twice, and the goals.
[[nodiscard]] Result<MazeText, Diagnostics> read_maze_json(std::string_view text,
                                                           Spans spans = Spans::of_faulty);

/// True if the text begins with a brace, which nothing else does.
[[nodiscard]] bool is_maze_json(std::string_view text);

} // namespace clew

#endif
