/// Reads a block drawing: a character is a wall, or floor.
///
///     #######      ########
///     #S#   #      #..#...#
///     # # # #      #.@#.G.#
///     #   #G#      #......#
///     #######      ########
///
/// Walls are `#`, `%`, `X` or a full block, floor is a blank or `.`, the start `S`, `P` or (if
/// neither is there) `@`, a goal `G` or `E`. The left one is read as walls between rooms: its sides
/// are odd, rooms stand at odd rows and columns, posts at even ones; a room that is wall, with wall
/// all round it, is rock and has no exits. The right one cannot be, so
/// that each of its characters is a room, and walls are rooms without exits. Where each character
/// of a left one is drawn twice (`####`), it is read as once.
#ifndef CLEW_FORMAT_BLOCK_DRAWING_HPP
#define CLEW_FORMAT_BLOCK_DRAWING_HPP

#include "clew/base/result.hpp"
#include "clew/format/bare_maze.hpp"

#include <optional>
#include <string_view>

namespace clew {

[[nodiscard]] std::optional<BlockReading> block_reading_named(std::string_view name);

/// As asked; else as walls between rooms if that can be, or as cells. With all faults, at most
/// maze_faults_max told: ragged lines, a missing post, a wall in a
/// room's place with a way to it, a tab, a character that means nothing, each with line and column.
/// Between rooms `^ v < >` are open that way only. A gap in the outer wall is a goal where no
/// letter is one, and the start where no letter says it and there is no other; of two gaps and no
/// letters the first is the start. Other gaps are faults. Cells that lack an end, or two, go from
/// the last floor to the first, or from the first to the last if the end they have is there; so do
/// rooms with rock or a gap among them, by the first and the last that have an exit. Blanks at the
/// ends of lines may be missing, but not where all other lines end in a wall. Linear in text and
/// rooms; no memory but the grid and, of a drawing whose characters are drawn twice, half the text.
[[nodiscard]] Result<MazeText, Diagnostics> read_block_drawing(std::string_view text,
                                                               std::optional<BlockReading> as = {},
                                                               Spans spans = Spans::of_faulty);

} // namespace clew

#endif
