/// Cells: a picture's rooms row by row, and what stands between two of them. Every style draws
/// from these, so that all show the same walls, doors and unseen rooms.
#ifndef CLEW_DRAW_CELLS_HPP
#define CLEW_DRAW_CELLS_HPP

#include "clew/draw/picture.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace clew {

/// A room's four exit bits, doors among them, and seen_bit if it is to be drawn.
using Cells = std::vector<std::uint8_t>;
inline constexpr unsigned seen_bit = 16;

/// What stands between two rooms. An exit that the other side does not return leads onward (south
/// or east) or back (north or west). Where neither room is seen there is none.
enum class Edge : std::uint8_t { none, wall, open, onward, back };

/// By: the first opens to the second 1, the second to the first 2, the first is seen 4, the second
/// is seen 8. Of an unseen room nothing may show.
inline constexpr std::array<Edge, 16> edges = {Edge::none, Edge::none,   Edge::none, Edge::none,
                                               Edge::wall, Edge::open,   Edge::wall, Edge::open,
                                               Edge::wall, Edge::wall,   Edge::open, Edge::open,
                                               Edge::wall, Edge::onward, Edge::back, Edge::open};

[[nodiscard]] constexpr Edge level_edge(unsigned north, unsigned south) {
    return edges[(north >> 1U & 1U) | (south & 1U) << 1U | (north >> 2U & 4U) | (south >> 1U & 8U)];
}
[[nodiscard]] constexpr Edge upright_edge(unsigned west, unsigned east) {
    return edges[(west >> 2U & 1U) | (east >> 2U & 2U) | (west >> 2U & 4U) | (east >> 1U & 8U)];
}
static_assert(static_cast<unsigned>(Direction::north) == 0 &&
              static_cast<unsigned>(Direction::south) == 1 &&
              static_cast<unsigned>(Direction::east) == 2 &&
              static_cast<unsigned>(Direction::west) == 3);

[[nodiscard]] constexpr bool is_wall(Edge edge) { return edge != Edge::none && edge != Edge::open; }

/// Reads a picture's rows; the picture must outlive it. Beyond the edge of the window cells are as
/// seen as those at the edge, and closed; but where the grid goes on there, unseen.
class CellRows {
public:
    explicit CellRows(const Picture& picture) : picture_(&picture), window_(window_of(picture)) {}

    [[nodiscard]] const Window& window() const { return window_; }

    /// Of a row of the grid that is in the window; one cell a column of the window.
    [[nodiscard]] Cells at(std::uint32_t row) const;

    /// North of the window's first row; `first` are that row's.
    [[nodiscard]] Cells above(const Cells& first) const;
    /// South of `row`, whose cells are given: the next row's, or those beyond the window.
    [[nodiscard]] Cells below(std::uint32_t row, const Cells& cells) const;

    /// West of a row's first cell, and east of its last.
    [[nodiscard]] std::uint8_t left_of(const Cells& cells) const;
    [[nodiscard]] std::uint8_t right_of(const Cells& cells) const;

    /// Whether a wall stands west of each of a row's cells, and east of the last.
    [[nodiscard]] std::vector<bool> walls_of(const Cells& cells) const;

    /// The room of the window's first column.
    [[nodiscard]] std::uint32_t first_of(std::uint32_t row) const {
        return row * picture_->grid->columns() + window_.first.column;
    }

private:
    const Picture* picture_;
    Window window_;
};

} // namespace clew

#endif
