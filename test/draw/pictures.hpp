/// What the tests of styles share: pictures, seen rooms, and a reader of walls that knows nothing
/// of how they were drawn.
#ifndef CLEW_TEST_DRAW_PICTURES_HPP
#define CLEW_TEST_DRAW_PICTURES_HPP

#include "clew/draw/style.hpp"
#include "drawings.hpp"

#include <boost/test/unit_test.hpp>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace clew::test {

inline std::string drawn(const Picture& picture, Style style) {
    std::string out;
    BOOST_REQUIRE(append_picture(out, picture, style));
    return out;
}

inline Picture whole(const Grid& grid) {
    Picture picture;
    picture.grid = &grid;
    return picture;
}

/// The course's worked example.
inline const Grid& three_by_three() {
    static const Grid grid = grid_of("E SW S / S NE NSW / NE EW NW");
    return grid;
}

/// A world of that grid and a tally of the rooms given.
inline Tally seen_rooms(const Grid& grid, const std::vector<std::uint32_t>& rooms) {
    WorldParts parts;
    parts.grid = grid;
    parts.goals = {RoomId{0}};
    const World world(std::move(parts));
    Tally tally(world);
    for (const std::uint32_t room : rooms) {
        Events events;
        events.add({.kind = EventKind::arrived, .room = RoomId{room}});
        tally.follow(world, events);
    }
    return tally;
}

/// Ends and a path anywhere.
inline Picture random_picture(const Grid& grid, Random& random) {
    Picture picture = whole(grid);
    picture.labels = random.chance(0.5);
    if (random.chance(0.7)) {
        picture.start = RoomId{static_cast<std::uint32_t>(random.below(grid.room_count()))};
    }
    for (std::uint32_t room = 0; room < grid.room_count(); ++room) {
        if (random.chance(0.1) && picture.start != RoomId{room}) {
            picture.goals.push_back(RoomId{room});
        } else if (random.chance(0.1)) {
            picture.path.push_back(RoomId{room});
        }
    }
    return picture;
}

/// The characters of each line of a drawing, UTF-8 sequences whole.
using Characters = std::vector<std::vector<std::string>>;
inline Characters characters_of(std::string_view text) {
    Characters lines;
    for (const std::string_view line : split_lines(text)) {
        lines.emplace_back();
        for (const char c : line) {
            const bool goes_on = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
            if (!goes_on) {
                lines.back().emplace_back();
            }
            lines.back().back() += c;
        }
    }
    return lines;
}

/// The exits that a text picture without labels shows, whose rooms are `pitch` characters apart.
/// A blank or a dot in the wall's middle is open, an arrow leads its way only.
inline Grid exits_shown(const Characters& lines, std::uint32_t pitch) {
    const auto rows = static_cast<std::uint32_t>(lines.size() / 2);
    const auto columns = static_cast<std::uint32_t>(lines.front().size() / pitch);
    Grid grid(rows, columns);
    const auto opens = [&](std::size_t line, std::size_t column, std::string_view arrow) {
        const std::string& sign = lines.at(line).at(column);
        return sign == " " || sign == "." || sign == arrow;
    };
    for (std::uint32_t i = 0; i < grid.room_count(); ++i) {
        const std::size_t line = std::size_t{2} * (i / columns) + 1;
        const std::size_t west = std::size_t{pitch} * (i % columns);
        const std::size_t middle = west + pitch / 2;
        unsigned bits = opens(line - 1, middle, "^") ? 1U : 0U;
        bits |= opens(line + 1, middle, "v") ? 2U : 0U;
        bits |= opens(line, west + pitch, ">") ? 4U : 0U;
        bits |= opens(line, west, "<") ? 8U : 0U;
        grid.set_exits(RoomId{i}, Exits::of_bits(bits));
    }
    return grid;
}

} // namespace clew::test

#endif
