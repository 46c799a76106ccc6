/// Labels: row and column numbers at the edges of a drawing whose rooms are four characters wide.
#ifndef CLEW_DRAW_LABELS_HPP
#define CLEW_DRAW_LABELS_HPP

#include "clew/draw/picture.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace clew {

/// Characters at the left of each line that row numbers take, a blank among them; 0 without labels.
[[nodiscard]] std::size_t labels_width(const Picture& picture);

/// Appends the line of column numbers, its newline too: of each column, or of every second or
/// fourth where they are too wide for that.
void append_column_labels(std::string& out, const Picture& picture);

/// Writes the row's number into the first labels_width characters of a line, right-aligned.
void write_row_label(std::string& line, const Picture& picture, std::uint32_t row);

} // namespace clew

#endif
