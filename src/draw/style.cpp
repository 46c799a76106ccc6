#include "clew/draw/style.hpp"

#include "clew/draw/ascii.hpp"
#include "clew/draw/blocks.hpp"
#include "clew/draw/boxes.hpp"
#include "clew/draw/dot.hpp"
#include "clew/draw/exits.hpp"
#include "clew/draw/json.hpp"
#include "clew/draw/png.hpp"
#include "clew/draw/svg.hpp"

#include <array>

namespace clew {

namespace {

constexpr std::string_view png_sentence =
    "pixels for paper and screen; wall, path, start and goals in colours of their own";
constexpr std::string_view no_png_sentence =
    "pixels; not in this clew, which was built without libpng (Debian: libpng-dev)";

const std::array<StyleFacts, 8>& table() {
    static const std::array<StyleFacts, 8> facts = {{
        {.style = Style::ascii,
         .name = "ascii",
         .sentence = "posts and walls of + - |, rooms three characters wide",
         .labels = true},
        {.style = Style::blocks,
         .name = "blocks",
         .sentence = "walls of #, one character a room and one a wall"},
        {.style = Style::boxes,
         .name = "boxes",
         .sentence = "as ascii, in the lines of Unicode (UTF-8)",
         .labels = true},
        {.style = Style::svg,
         .name = "svg",
         .sentence = "lines for a browser and for print, with a description in words",
         .reads_back = false,
         .shades = true,
         .scale = true},
        {.style = Style::png,
         .name = "png",
         .sentence = png_is_built() ? png_sentence : no_png_sentence,
         .text = false,
         .reads_back = false,
         .shades = true,
         .scale = true},
        {.style = Style::dot,
         .name = "dot",
         .sentence = "a graph for Graphviz; 'neato -n' draws it as the grid",
         .reads_back = false},
        {.style = Style::exits,
         .name = "exits",
         .sentence = "the exit strings of all rooms as a table, which is JSON",
         .ends = false,
         .one_way = false,
         .path = false},
        {.style = Style::json,
         .name = "json",
         .sentence = "size, ends, exit strings and solution as one JSON object",
         .one_way = false},
    }};
    return facts;
}

} // namespace

std::span<const StyleFacts> styles() { return table(); }

const StyleFacts& facts_of(Style style) { return table()[static_cast<std::size_t>(style)]; }

std::optional<Style> style_named(std::string_view name) {
    for (const StyleFacts& facts : table()) {
        if (facts.name == name) {
            return facts.style;
        }
    }
    return std::nullopt;
}

std::optional<std::string> fault_of(const Picture& picture, Style style) {
    return style == Style::png ? png_fault(picture) : std::nullopt;
}

bool append_picture(Sheet sheet, const Picture& picture, Style style) {
    switch (style) {
    case Style::ascii:
        append_ascii(sheet, picture);
        break;
    case Style::blocks:
        append_blocks(sheet, picture);
        break;
    case Style::boxes:
        append_boxes(sheet, picture);
        break;
    case Style::svg:
        append_svg(sheet, picture);
        break;
    case Style::png:
        return append_png(sheet, picture);
    case Style::dot:
        append_dot(sheet, picture);
        break;
    case Style::exits:
        append_exits(sheet, *picture.grid);
        break;
    case Style::json:
        append_json(sheet, picture);
        break;
    }
    return true;
}

std::optional<std::size_t> width_of(const Picture& picture, Style style) {
    switch (style) {
    case Style::ascii:
        return ascii_width(picture);
    case Style::blocks:
        return blocks_width(picture);
    case Style::boxes:
        return boxes_width(picture);
    default:
        return std::nullopt;
    }
}

} // namespace clew
