/// Reads any file that holds a world or a bare maze, telling by its content what it is.
///
/// The bare mazes are those of wall_drawing.hpp and exit_table.hpp.
#ifndef CLEW_FORMAT_MAZE_TEXT_HPP
#define CLEW_FORMAT_MAZE_TEXT_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"
#include "clew/format/exit_table.hpp"
#include "clew/format/wall_drawing.hpp"
#include "clew/world/plan.hpp"

#include <cstdint>
#include <string_view>

namespace clew {

/// What a file is, shown by its content: TOML, wall drawing or exit table.
enum class Content : std::uint8_t { world, wall_drawing, exit_table };
[[nodiscard]] Content content_of(std::string_view text);

/// Any of the three as a plan. A bare maze starts at S or else south-east, ends at the Gs or
/// else north-west, has no limit, no score and free coordinates; asymmetric exits of a table are
/// errors, one-way openings of a drawing become passages. `title` and `name` of a bare maze are
/// empty: the caller names it. `edition` is the digest of the bytes.
[[nodiscard]] Result<Plan, Diagnostics> read_plan(std::string_view text);

} // namespace clew

#endif
