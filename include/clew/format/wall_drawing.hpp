/// Reads a wall drawing, and writes nothing but what stands in it:
///
///     +---+---+        o---o---o          0   1
///     | S     |        | G   G |        +---+---+
///     +---+   +        o   o   o      0 | S > G |
///     | G     |        |   | S |        +---+---+
///     +---+---+        o---o---o
///
/// or the same in box-drawing characters of any weight, where a wall may run through a post.
/// Posts are `+` or `o`, at every fourth character (rooms three wide) or every second (one wide).
/// A post without walls may be a blank, if all such posts are. Outer walls have no gap. In a room
/// may stand one letter: S (start), G (goal, as often as there are), `@` (start if there is no
/// S), `.` (passed over), or any other letter, for a world file to name. `^ v < >` in a wall are
/// open that way only. Numbers above and at the left are labels; blank lines around are nothing.
#ifndef CLEW_FORMAT_WALL_DRAWING_HPP
#define CLEW_FORMAT_WALL_DRAWING_HPP

#include "clew/base/result.hpp"
#include "clew/format/bare_maze.hpp"

#include <string_view>

namespace clew {

/// With all faults, at most maze_faults_max told: ragged lines, a missing post, half a wall, a gap
/// in the outer wall, a character that is none of the drawing's, each with line and column. A line
/// that is missing or too many ends the reading: what follows it would all look wrong. Linear; no
/// memory but the grid, one row, and the letters.
[[nodiscard]] Result<MazeText, Diagnostics> read_wall_drawing(std::string_view text,
                                                              Spans spans = Spans::of_faulty);

/// True if the text, by its first line that is no label, is meant as one.
[[nodiscard]] bool is_wall_drawing(std::string_view text);

} // namespace clew

#endif
