#include "clew/draw/style.hpp"

#include "clew/draw/ascii.hpp"
#include "clew/draw/blocks.hpp"
#include "clew/draw/boxes.hpp"
#include "clew/draw/exits.hpp"
#include "clew/draw/json.hpp"

#include <array>

namespace clew {

namespace {

constexpr std::array<StyleFacts, 5> table = {{
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
    {.style = Style::exits,
     .name = "exits",
     .sentence = "the exit strings of all rooms as a table, which is JSON",
     .path = false},
    {.style = Style::json,
     .name = "json",
     .sentence = "size, ends, exit strings and solution as one JSON object"},
}};

} // namespace

std::span<const StyleFacts> styles() { return table; }

const StyleFacts& facts_of(Style style) { return table[static_cast<std::size_t>(style)]; }

std::optional<Style> style_named(std::string_view name) {
    for (const StyleFacts& facts : table) {
        if (facts.name == name) {
            return facts.style;
        }
    }
    return std::nullopt;
}

void append_picture(Sheet sheet, const Picture& picture, Style style) {
    switch (style) {
    case Style::ascii:
        return append_ascii(sheet, picture);
    case Style::blocks:
        return append_blocks(sheet, picture);
    case Style::boxes:
        return append_boxes(sheet, picture);
    case Style::exits:
        return append_exits(sheet, *picture.grid);
    case Style::json:
        return append_json(sheet, picture);
    }
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
