#include "clew/draw/colours.hpp"

#include <cstddef>
#include <string_view>

namespace clew {

namespace {

using Palette = std::array<Colour, ink_count + shade_count>;

// Apart by a quarter of the way each; lighter than the walls and than the path is strong.
constexpr std::array<Colour, 5> stops = {
    {{255, 247, 214}, {199, 226, 180}, {127, 197, 183}, {65, 148, 181}, {44, 92, 145}}};

constexpr std::uint8_t between(std::uint8_t from, std::uint8_t to, std::size_t part) {
    constexpr std::size_t whole = shade_count - 1;
    return static_cast<std::uint8_t>((from * (whole - part) + to * part + whole / 2) / whole);
}

constexpr Colour shade(std::size_t number) {
    const std::size_t parts = number * (stops.size() - 1);
    const std::size_t stop = parts / (shade_count - 1);
    const std::size_t part = parts % (shade_count - 1);
    const Colour from = stops[stop];
    const Colour to = stops[part == 0 ? stop : stop + 1];
    return {between(from.red, to.red, part), between(from.green, to.green, part),
            between(from.blue, to.blue, part)};
}

constexpr Palette made() {
    // In the order of Ink; blue, vermilion and the like are those of Okabe and Ito.
    Palette all = {{{255, 255, 255},
                    {0, 0, 0},
                    {213, 94, 0},
                    {0, 114, 178},
                    {136, 34, 85},
                    {0, 0, 0},
                    {136, 136, 136}}};
    for (std::size_t i = 0; i < shade_count; ++i) {
        all[ink_count + i] = shade(i);
    }
    return all;
}

constexpr Palette colours = made();

} // namespace

const Palette& palette() { return colours; }

std::string text_of(Colour colour) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t part : {colour.red, colour.green, colour.blue}) {
        text += digits[part / 16U];
        text += digits[part % 16U];
    }
    return text;
}

} // namespace clew
