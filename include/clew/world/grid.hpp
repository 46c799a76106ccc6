/// The grid: rows x columns of rooms, four bits a room, one for each open side.
///
/// Half a byte a room is what makes 100 million rooms playable. Rooms are numbered along the
/// rows, so room r lies at byte r / 2, in its low half where r is even. Bits are those of Exits.
/// A bit tells only of its own side: `open` and `close` keep both sides alike, `set_exits` does
/// not, so that a reader can hold a faulty table and `faults` can name what is wrong in it.
#ifndef CLEW_WORLD_GRID_HPP
#define CLEW_WORLD_GRID_HPP

#include "clew/base/pages.hpp"
#include "clew/world/exits.hpp"

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>

namespace clew {

/// Row and column of a room, from 0, north-west first.
struct Place {
    std::uint32_t row = 0;
    std::uint32_t column = 0;
    auto operator<=>(const Place&) const = default;
};

/// How far two rows, or two columns, lie from each other.
[[nodiscard]] constexpr std::uint32_t apart(std::uint32_t one, std::uint32_t other) {
    return one > other ? one - other : other - one;
}

/// row * columns + column.
enum class RoomId : std::uint32_t {};

/// No room: what is carried, gone or not yet there has this for a room.
inline constexpr RoomId nowhere{0xFFFFFFFFU};

[[nodiscard]] constexpr std::uint32_t index_of(RoomId room) {
    return static_cast<std::uint32_t>(room);
}

inline constexpr std::uint64_t rooms_max = std::uint64_t{1} << 30U;

/// True if such a grid can be: both at least 1 and at most rooms_max rooms.
[[nodiscard]] constexpr bool is_size(std::uint64_t rows, std::uint64_t columns) {
    return rows >= 1 && columns >= 1 && rows <= rooms_max && columns <= rooms_max / rows;
}

/// Invariant: is_size(rows, columns), and no room has an exit bit that leads off the grid unless
/// set_exits put it there.
class Grid {
public:
    /// All walls up. Needs is_size(rows, columns).
    Grid(std::uint32_t rows, std::uint32_t columns);

    [[nodiscard]] std::uint32_t rows() const { return rows_; }
    [[nodiscard]] std::uint32_t columns() const { return columns_; }
    [[nodiscard]] std::uint32_t room_count() const { return rows_ * columns_; }

    [[nodiscard]] bool holds(Place place) const {
        return place.row < rows_ && place.column < columns_;
    }
    /// Needs holds(place).
    [[nodiscard]] RoomId at(Place place) const {
        assert(holds(place));
        return RoomId{place.row * columns_ + place.column};
    }
    [[nodiscard]] Place place_of(RoomId room) const {
        return {index_of(room) / columns_, index_of(room) % columns_};
    }

    /// The room next to it, wall or not; nothing off the grid and for up and down.
    [[nodiscard]] std::optional<RoomId> neighbour(RoomId room, Direction direction) const;

    /// The room that open exit leads to. Needs an exit that stays on the grid; no division.
    [[nodiscard]] RoomId beyond(RoomId room, Direction direction) const {
        const std::uint32_t at = index_of(room);
        switch (direction) {
        case Direction::north:
            return RoomId{at - columns_};
        case Direction::south:
            return RoomId{at + columns_};
        case Direction::east:
            return RoomId{at + 1};
        default:
            return RoomId{at - 1};
        }
    }

    [[nodiscard]] Exits exits(RoomId room) const {
        const std::uint32_t at = index_of(room);
        return Exits::of_bits((halves_[at / 2] >> (4U * (at % 2U))) & 15U);
    }

    /// Both sides. Needs a neighbour there.
    void open(RoomId room, Direction direction);
    void close(RoomId room, Direction direction);

    /// This side only; up and down are dropped.
    void set_exits(RoomId room, Exits exits);

    /// The halves themselves, two rooms a byte, for algorithms that make whole rows at once. The
    /// last half is unused (and 0) where the room count is odd.
    [[nodiscard]] std::span<std::uint8_t> halves() { return halves_; }
    [[nodiscard]] std::span<const std::uint8_t> halves() const { return halves_; }

    bool operator==(const Grid&) const = default;

private:
    std::uint32_t rows_;
    std::uint32_t columns_;
    BigVector<std::uint8_t> halves_;
};

/// Rooms that have an exit; those without one are rock. Linear in rooms.
[[nodiscard]] std::uint32_t floor_count(const Grid& grid);

/// "row 3, column 7".
[[nodiscard]] std::string text_of(Place place);

} // namespace clew

#endif
