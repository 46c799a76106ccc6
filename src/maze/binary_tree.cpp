#include "clew/maze/binary_tree.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace clew {

namespace {

constexpr std::size_t rooms_a_word = 16;
constexpr std::uint64_t ones = 0x1111111111111111U; // one bit a room, here that of north
constexpr std::uint64_t south_bits = ones << 1U;
constexpr std::uint64_t east_bits = ones << 2U;

// The grid is bytes, so its words must be little-endian on every machine.
std::uint64_t in_order(std::uint64_t word) {
    if constexpr (std::endian::native == std::endian::big) {
        return __builtin_bswap64(word);
    }
    return word;
}

// 16 rooms, two a byte; those beyond the end are empty and stay unwritten. Only the last word may
// be cut short: a copy of a size not known beforehand is a call, which costs more than all else.
std::uint64_t load(std::span<const std::uint8_t> halves, std::size_t byte) {
    std::uint64_t word = 0;
    if (byte + sizeof word <= halves.size()) {
        std::memcpy(&word, &halves[byte], sizeof word);
    } else {
        std::memcpy(&word, &halves[byte], halves.size() - byte);
    }
    return in_order(word);
}

void store(std::span<std::uint8_t> halves, std::size_t byte, std::uint64_t word) {
    word = in_order(word);
    if (byte + sizeof word <= halves.size()) {
        std::memcpy(&halves[byte], &word, sizeof word);
    } else {
        std::memcpy(&halves[byte], &word, halves.size() - byte);
    }
}

// South or east for every room from byte `begin` on: 64 rooms a draw, one bit of each four in turn
// being the coin (1 is east) of a room.
void toss(std::span<std::uint8_t> halves, std::size_t begin, std::size_t end, Random& random) {
    std::uint64_t coins = 0;
    for (std::size_t byte = begin; byte < end; byte += sizeof coins) {
        coins = (byte - begin) % 32 == 0 ? random.next() : coins >> 1U;
        store(halves, byte, south_bits + ((coins & ones) << 1U));
    }
}

// The 16 rooms that lie one row north of those at `byte`; none where that is off the grid.
std::uint64_t row_before(const Grid& grid, std::size_t byte) {
    const std::span<const std::uint8_t> halves = grid.halves();
    const std::size_t room = byte * 2;
    if (room + rooms_a_word <= grid.columns()) {
        return 0;
    }
    if (room < grid.columns()) {
        const std::size_t missing = grid.columns() - room;
        return load(halves, 0) << (4 * missing);
    }
    const std::size_t from = room - grid.columns();
    const std::uint64_t rooms = load(halves, from / 2);
    if (from % 2 == 0) {
        return rooms;
    }
    const std::size_t next = from / 2 + sizeof rooms;
    return rooms >> 4U | (next < halves.size() ? std::uint64_t{halves[next]} << 60U : 0);
}

// Bit tricks of the second step: east is bit 2 of a room and west is bit 3 of the next one, five
// on; south is bit 1 and north bit 0. Both planes asked for are those of the first step, which
// stay as they are, so the pieces may be done in order.
void fill_in(Grid& grid, std::size_t begin, std::size_t end) {
    const std::span<std::uint8_t> halves = grid.halves();
    std::uint64_t east_before = begin == 0 ? 0 : std::uint64_t{halves[begin - 1]} >> 6U & 1U;
    for (std::size_t byte = begin; byte < end; byte += sizeof(std::uint64_t)) {
        const std::uint64_t rooms = load(halves, byte);
        const std::uint64_t west = (rooms & east_bits) << 5U | east_before << 3U;
        const std::uint64_t north = (row_before(grid, byte) & south_bits) >> 1U;
        store(halves, byte, rooms | west | north);
        east_before = rooms >> 62U & 1U;
    }
}

// The last column has no east; the last row has no south, and goes east for certain.
void mind_the_border(Grid& grid, std::size_t begin, std::size_t end) {
    const Exits south = Exits().with(Direction::south);
    const Exits east = Exits().with(Direction::east);
    const std::size_t columns = grid.columns();
    const std::size_t rooms = std::min<std::size_t>(end * 2, grid.room_count());
    const std::size_t last_row = grid.room_count() - columns;
    const std::size_t first = begin * 2 / columns * columns + columns - 1;
    for (std::size_t room = first; room < rooms; room += columns) {
        grid.set_exits(RoomId{static_cast<std::uint32_t>(room)}, south);
    }
    for (std::size_t room = std::max(begin * 2, last_row); room < rooms; ++room) {
        const bool last = room + 1 == grid.room_count();
        grid.set_exits(RoomId{static_cast<std::uint32_t>(room)}, last ? Exits() : east);
    }
}

} // namespace

Grid binary_tree(std::uint32_t rows, std::uint32_t columns, Random& random) {
    Grid grid(rows, columns);
    const std::span<std::uint8_t> halves = grid.halves();
    // Piece by piece, so that the second step finds the first one's work still in the cache.
    constexpr std::size_t piece = 16384;
    for (std::size_t begin = 0; begin < halves.size(); begin += piece) {
        const std::size_t end = std::min(begin + piece, halves.size());
        toss(halves, begin, end, random);
        mind_the_border(grid, begin, end);
        if (end == halves.size() && grid.room_count() % 2 != 0) {
            halves.back() = static_cast<std::uint8_t>(halves.back() & 15U);
        }
        fill_in(grid, begin, end);
    }
    return grid;
}

void fill_in_from_north_and_west(Grid& grid) { fill_in(grid, 0, grid.halves().size()); }

} // namespace clew
