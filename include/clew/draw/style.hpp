/// Styles: the ways to draw a picture, one table of them, and the one switch that draws.
#ifndef CLEW_DRAW_STYLE_HPP
#define CLEW_DRAW_STYLE_HPP

#include "clew/draw/picture.hpp"
#include "clew/draw/sheet.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace clew {

enum class Style : std::uint8_t { ascii, blocks, boxes, svg, png, dot, exits, json };

/// What a style shows besides walls.
struct StyleFacts {
    Style style = Style::ascii;
    std::string_view name;
    std::string_view sentence;
    bool text = true;       ///< lines of text; else bytes
    bool reads_back = true; ///< `format` reads it
    bool ends = true;       ///< Picture::start and goals
    bool one_way = true;    ///< ways that lead one way only
    bool path = true;       ///< Picture::path
    bool labels = false;    ///< Picture::labels
    bool shades = false;    ///< Picture::shades
    bool scale = false;     ///< Picture::scale
};

/// In the order of Style.
[[nodiscard]] std::span<const StyleFacts> styles();

[[nodiscard]] const StyleFacts& facts_of(Style style);
[[nodiscard]] std::optional<Style> style_named(std::string_view name);

/// Why the picture cannot be drawn so, in words; nothing if it can.
[[nodiscard]] std::optional<std::string> fault_of(const Picture& picture, Style style);

/// Draws the picture, which must have no fault. False if memory ran out within libpng.
[[nodiscard]] bool append_picture(Sheet sheet, const Picture& picture, Style style);

/// Characters a line takes, for those that are drawn with characters; else nothing.
[[nodiscard]] std::optional<std::size_t> width_of(const Picture& picture, Style style);

} // namespace clew

#endif
