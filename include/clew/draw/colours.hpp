/// Colours of svg and png. People who cannot tell red from green tell these apart: the shades
/// darken evenly from pale yellow to blue, and start and goal differ in shape as well.
#ifndef CLEW_DRAW_COLOURS_HPP
#define CLEW_DRAW_COLOURS_HPP

#include "clew/draw/picture.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace clew {

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    bool operator==(const Colour&) const = default;
};

/// What is drawn in a colour of its own; the shades follow.
enum class Ink : std::uint8_t { paper, wall, path, start, goal, player, one_way };
inline constexpr std::size_t ink_count = 7;

/// By Ink; then shade_count shades, the nearest first.
[[nodiscard]] const std::array<Colour, ink_count + shade_count>& palette();

/// "#rrggbb".
[[nodiscard]] std::string text_of(Colour colour);

} // namespace clew

#endif
