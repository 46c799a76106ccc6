/// Raster: the pixels of a picture, a row at a time, as numbers of the palette (see colours). It
/// holds three rows of rooms, however large the maze; what becomes of the pixels is png's affair.
#ifndef CLEW_DRAW_RASTER_HPP
#define CLEW_DRAW_RASTER_HPP

#include "clew/draw/cells.hpp"
#include "clew/draw/colours.hpp"
#include "clew/draw/marks.hpp"
#include "clew/draw/picture.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace clew {

/// Pixels. Of scale_of pixels a room an eighth, but at least one, is the wall north or west of it;
/// the last walls south and east come on top. Which way a one-way exit leads is told from scale 3
/// on: at 2 a room has one pixel, and only the wall's colour tells of it.
struct RasterSize {
    std::uint64_t width = 0;
    std::uint64_t height = 0;
};
[[nodiscard]] RasterSize raster_size(const Picture& picture);

/// True if there is nothing but walls and paper in it: no mark, path, shade or one-way exit.
/// Linear in the rooms.
[[nodiscard]] bool is_two_coloured(const Picture& picture);

class Raster {
public:
    /// The picture must outlive it.
    explicit Raster(const Picture& picture);

    /// Goes on to the next row of pixels, at first to the topmost. At most raster_size's height
    /// times.
    void advance();

    /// One number a pixel, as wide as the picture; holds until the next `advance`.
    [[nodiscard]] std::span<const std::uint8_t> pixels() const { return pixels_; }

    /// Whether the row begins a line of walls or of rooms: the others are much like the one before.
    [[nodiscard]] bool is_first() const { return within_ == 0 || within_ == wall_; }

private:
    // How a room is painted, and what lies between it and those north and west of it.
    struct Look {
        std::uint8_t base = 0;    // number of the colour of its floor
        std::uint8_t level = 0;   // of the wall or opening north of it
        std::uint8_t upright = 0; // of that west of it
        std::uint8_t path = 0;    // exits that the path takes, and on_path
        std::uint8_t arrows = 0;  // sides by which one-way exits lead into it
        char mark = ' ';
    };
    void begin_line();
    void look_at(std::uint32_t column);
    [[nodiscard]] std::uint8_t path_of(std::uint32_t column) const;
    void paint_walls();
    void paint_rooms();
    void paint_room(std::uint8_t* at, const Look& look) const;
    void paint_path(std::uint8_t* at, const Look& look) const;
    void paint_arrows(std::uint8_t* at, const Look& look) const;
    void paint_mark(std::uint8_t* at, char mark) const;

    const Picture& picture_;
    CellRows rows_;
    Marks marks_;
    std::uint32_t scale_;
    std::uint32_t wall_;
    std::uint32_t room_;       // pixels of a room without its wall
    std::uint32_t row_ = 0;    // of the window: the row of rooms in hand, or its end
    std::uint32_t within_ = 0; // pixels below that row's upper edge
    bool begun_ = false;
    Cells north_;
    Cells here_;
    Cells south_;
    std::vector<bool> walls_above_; // west of each cell of `north_`, and east of the last
    std::vector<bool> walls_;       // of `here_`
    std::vector<Look> looks_;
    std::uint8_t last_upright_ = 0; // number of the colour east of the last room
    std::string mark_row_;
    std::vector<std::uint8_t> pixels_;
};

} // namespace clew

#endif
