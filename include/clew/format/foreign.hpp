/// Files that are no world and no maze: what they are is told once, not as faults of TOML.
#ifndef CLEW_FORMAT_FOREIGN_HPP
#define CLEW_FORMAT_FOREIGN_HPP

#include "clew/base/diagnostic.hpp"

#include <string_view>

namespace clew {

/// One fault of the whole file, with what was expected, if it is empty, a picture as `draw` writes
/// it (png, svg, dot), not text at all, or text without a line that could be TOML. Needs a text
/// that is none of the bare mazes. Linear.
[[nodiscard]] Diagnostics foreign_faults(std::string_view text);

/// The same of a text without headings that is to be typed line by line: a picture, a world, a maze
/// or no text at all is no list of lines. A few control bytes among them are the game's to drop.
[[nodiscard]] Diagnostics no_lines_faults(std::string_view text);

/// True if its first 4,096 bytes cannot be lines that somebody typed.
[[nodiscard]] bool is_no_typing(std::string_view text);

} // namespace clew

#endif
