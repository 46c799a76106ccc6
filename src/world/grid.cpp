#include "clew/world/grid.hpp"

#include "clew/base/text.hpp"

namespace clew {

namespace {

std::size_t bytes_for(std::uint32_t rows, std::uint32_t columns) {
    assert(is_size(rows, columns));
    return (std::size_t{rows} * columns + 1) / 2;
}

unsigned bit_of(RoomId room, Direction direction) {
    return 1U << (4U * (index_of(room) % 2U) + static_cast<unsigned>(direction));
}

} // namespace

Grid::Grid(std::uint32_t rows, std::uint32_t columns)
    : rows_(rows), columns_(columns), halves_(bytes_for(rows, columns)) {}

std::optional<RoomId> Grid::neighbour(RoomId room, Direction direction) const {
    const std::uint32_t at = index_of(room);
    bool inside = false;
    switch (direction) {
    case Direction::north:
        inside = at >= columns_;
        break;
    case Direction::south:
        inside = room_count() - at > columns_;
        break;
    case Direction::east:
        inside = at % columns_ + 1 < columns_;
        break;
    case Direction::west:
        inside = at % columns_ > 0;
        break;
    case Direction::up:
    case Direction::down:
        break;
    }
    return inside ? std::optional(beyond(room, direction)) : std::nullopt;
}

void Grid::open(RoomId room, Direction direction) {
    const auto next = neighbour(room, direction);
    assert(next);
    std::uint8_t& here = halves_[index_of(room) / 2];
    here = static_cast<std::uint8_t>(here | bit_of(room, direction));
    std::uint8_t& there = halves_[index_of(*next) / 2];
    there = static_cast<std::uint8_t>(there | bit_of(*next, opposite(direction)));
}

void Grid::close(RoomId room, Direction direction) {
    const auto next = neighbour(room, direction);
    assert(next);
    std::uint8_t& here = halves_[index_of(room) / 2];
    here = static_cast<std::uint8_t>(here & ~bit_of(room, direction));
    std::uint8_t& there = halves_[index_of(*next) / 2];
    there = static_cast<std::uint8_t>(there & ~bit_of(*next, opposite(direction)));
}

void Grid::set_exits(RoomId room, Exits exits) {
    const unsigned shift = 4U * (index_of(room) % 2U);
    std::uint8_t& half = halves_[index_of(room) / 2];
    half = static_cast<std::uint8_t>((half & ~(15U << shift)) | ((exits.bits() & 15U) << shift));
}

std::uint32_t floor_count(const Grid& grid) {
    std::uint32_t count = 0;
    for (const std::uint8_t half : grid.halves()) {
        count += ((half & 15U) != 0 ? 1U : 0U) + (half > 15U ? 1U : 0U);
    }
    return count;
}

std::string text_of(Place place) {
    std::string text = "row ";
    append_number(text, place.row);
    text += ", column ";
    append_number(text, place.column);
    return text;
}

} // namespace clew
