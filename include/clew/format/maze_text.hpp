/// Reads bare mazes: wall drawings and exit tables, as others write them and as `draw` does.
///
/// A wall drawing has posts (`+` or `o`) at even lines and every fourth column (cells 3 wide; or
/// every second column, cells 1 wide), walls of `-` and `|` between them, spaces for open; inside
/// a room may stand S (start), G (goal, several), @ and other letters. A post between no walls
/// may be drawn as a space only if all posts without walls are; row and column labels as `draw
/// --labels` writes them are passed over:
///
///     +---+---+        o---o---o
///     | S     |        | G   G |
///     +---+   +        o   o   o
///     | G     |        |   | S |
///     +---+---+        o---o---o
///
/// An exit table is a list of lists of exit strings, JSON or Python: `[["E","WS"], ['E','WN']]`.
#ifndef CLEW_FORMAT_MAZE_TEXT_HPP
#define CLEW_FORMAT_MAZE_TEXT_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"
#include "clew/world/plan.hpp"

#include <string_view>

namespace clew {

/// At most so many bytes, nesting of an exit table is two by its form.
inline constexpr std::size_t maze_text_bytes_max = std::size_t{1} << 30U;

/// What was read: a grid (sides may disagree), where each room stands in the text, and letters.
struct MazeText {
    Grid grid{1, 1};
    std::vector<Span> spans; ///< by room
    std::optional<Place> start;
    std::vector<Place> goals;
    std::vector<std::pair<char, Place>> letters; ///< other letters, first come first
};

/// Each with all faults: ragged lines, a missing post or outer wall, a character that is none of
/// the drawing's, with line and column and what was expected there.
[[nodiscard]] Result<MazeText, Diagnostics> read_wall_drawing(std::string_view text);
[[nodiscard]] Result<MazeText, Diagnostics> read_exit_table(std::string_view text);

/// What a file is, shown by its content: TOML, wall drawing or exit table.
enum class Content : std::uint8_t { world, wall_drawing, exit_table };
[[nodiscard]] Content content_of(std::string_view text);

/// Any of the three as a plan. A bare maze starts at S or else south-east, ends at the Gs or
/// else north-west, has no limit, no score and free coordinates; asymmetric exits of a table are
/// errors, all of them listed. `title` of a bare maze is empty: the caller names it.
[[nodiscard]] Result<Plan, Diagnostics> read_plan(std::string_view text);

} // namespace clew

#endif
