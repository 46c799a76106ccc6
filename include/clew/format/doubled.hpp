/// Block drawings whose characters are each drawn twice, so that rooms look square.
///
///     ##########        #####
///     ##SS##GG##   is   #S#G#
///     ##  ##  ##        # # #
///     ##      ##        #   #
///     ##########        #####
#ifndef CLEW_FORMAT_DOUBLED_HPP
#define CLEW_FORMAT_DOUBLED_HPP

#include "clew/base/result.hpp"
#include "clew/format/bare_maze.hpp"
#include "clew/format/block_frame.hpp"

#include <optional>
#include <string>

namespace clew {

/// True if the drawing with one character for each two has walls between rooms, and no line is too
/// long. Both are the same, or one is a blank and the other no wall. Linear in the text, however
/// many blanks its short lines stand for; no memory.
[[nodiscard]] bool is_drawn_twice(const BlockFrame& frame);

/// That drawing, or nothing if it is not drawn twice. Linear.
[[nodiscard]] std::optional<std::string> halved(const BlockFrame& frame);

/// Where two characters differ that should be one drawn twice: of a drawing nine in ten of whose
/// lines are drawn twice, or all but one, and two that are not all wall, the first place of each
/// other line. Else nothing. Linear.
[[nodiscard]] Diagnostics slips_of(const BlockFrame& frame);

/// What was read of a halved drawing, its spans brought back to those of the doubled one.
[[nodiscard]] Result<MazeText, Diagnostics> doubled(Result<MazeText, Diagnostics> read,
                                                    const BlockFrame& frame);

} // namespace clew

#endif
