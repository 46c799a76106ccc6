/// PNG: a maze as pixels with a palette, made by libpng row by row, so that 100 million rooms
/// take little memory besides the maze. The library is optional: without it nothing is drawn.
#ifndef CLEW_DRAW_PNG_HPP
#define CLEW_DRAW_PNG_HPP

#include "clew/draw/picture.hpp"
#include "clew/draw/sheet.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace clew {

/// False if the program was built without libpng.
[[nodiscard]] bool png_is_built();

/// Of what programs that read PNG take at most on either side, unless told otherwise.
inline constexpr std::uint64_t png_side_max = 1'000'000;

/// Of both sides together: some minutes of work.
inline constexpr std::uint64_t png_pixels_max = std::uint64_t{1} << 32U;

/// Why it cannot be drawn, in words: without libpng, or too large. Nothing if it can.
[[nodiscard]] std::optional<std::string> png_fault(const Picture& picture);

/// Appends the file: raster_size pixels, one bit each where there are walls alone, four where ends,
/// path or one-way exits are marked, eight with shades. The same bytes for the same releases of
/// libpng and zlib. Needs a picture without a fault. False if memory ran out: what was appended is
/// then no PNG.
[[nodiscard]] bool append_png(Sheet sheet, const Picture& picture);

} // namespace clew

#endif
