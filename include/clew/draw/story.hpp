/// What an author wrote, laid over a drawn maze: names of rooms, doors, and ways beyond the grid.
#ifndef CLEW_DRAW_STORY_HPP
#define CLEW_DRAW_STORY_HPP

#include "clew/draw/picture.hpp"
#include "clew/draw/sheet.hpp"

#include <string>
#include <string_view>

namespace clew {

inline constexpr std::int64_t svg_unit = 16; ///< a room in SVG; its wall takes two of them

/// Dashed lines from room to room for ways that leave the grid, with an arrow head if they lead one
/// way; a box in the wall for each door, and for each way there that is locked or secret. Each has
/// a title in words. Rooms outside the window are drawn nowhere, nor is what leads to them. Nothing
/// where there are no links.
void append_svg_links(Sheet sheet, const Picture& picture, const Window& window);

/// The names in their rooms, a word or a few a line.
void append_svg_names(Sheet sheet, const Picture& picture, const Window& window);

/// Edges for ways that leave the grid: dashed, labelled with the direction, door, lock and secrecy.
void append_dot_links(Sheet sheet, const Picture& picture);

/// The name of the door between two neighbours, and whether the way is locked or secret ("oak door,
/// secret"), or ""; and the name of a room.
[[nodiscard]] std::string door_between(const Picture& picture, RoomId one, RoomId other);
[[nodiscard]] std::string_view name_of(const Picture& picture, RoomId room);

/// As one string of DOT, in its quotes.
[[nodiscard]] std::string dot_string(std::string_view text);

/// Without what XML would read as marks.
[[nodiscard]] std::string xml_text(std::string_view text);

} // namespace clew

#endif
