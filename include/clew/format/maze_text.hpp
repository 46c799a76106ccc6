/// Reads any file that holds a world or a bare maze, telling by its content what it is.
///
/// The bare mazes are those of wall_drawing.hpp, block_drawing.hpp, exit_table.hpp and
/// maze_json.hpp.
#ifndef CLEW_FORMAT_MAZE_TEXT_HPP
#define CLEW_FORMAT_MAZE_TEXT_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"
#include "clew/format/block_drawing.hpp"
#include "clew/format/exit_table.hpp"
#include "clew/format/maze_json.hpp"
#include "clew/format/wall_drawing.hpp"
#include "clew/world/plan.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace clew {

/// What a file is, shown by its content: TOML, or a bare maze.
enum class Content : std::uint8_t { world, wall_drawing, block_drawing, exit_table, json };
[[nodiscard]] Content content_of(std::string_view text);

/// How a file is to be read; of a world all but the spans does not matter.
struct Reading {
    std::optional<BlockReading> as; ///< of a block drawing; nothing: as it shows
    Spans spans = Spans::of_faulty; ///< of the plan's maze
    /// Exits that the room beyond does not return are taken as open both ways, those off the grid
    /// as walls, and neither are faults.
    bool opens_one_sided = false;
};

/// What was read, and as what.
struct TextRead {
    Plan plan;
    Content content = Content::world;
    std::optional<BlockReading> blocks; ///< of a block drawing: how it was read
};

/// Any of them. A bare maze starts at S or else south-east, ends at the Gs or
/// else north-west, has no limit, no score and free coordinates; asymmetric exits of a table are
/// errors (all are found, world_faults_max told), one-way openings of a drawing become passages,
/// and letters that mark no start or goal are errors, as there is nothing that could name them.
/// `title` and `name` of a bare maze are empty: the caller names it. `edition` is the digest of the
/// bytes.
[[nodiscard]] Result<TextRead, Diagnostics> read_text(std::string_view text,
                                                      const Reading& reading = {});

/// The plan alone.
[[nodiscard]] Result<Plan, Diagnostics> read_plan(std::string_view text,
                                                  const Reading& reading = {});

} // namespace clew

#endif
