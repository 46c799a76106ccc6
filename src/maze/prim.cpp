#include "clew/maze/prim.hpp"

#include "clew/maze/arrows.hpp"
#include "clew/maze/planes.hpp"
#include "clew/maze/shares.hpp"

#include <utility>

namespace clew {

namespace {

// A room is 0, or one of these, or an arrow: in the maze, with the direction it was joined in.
constexpr std::uint8_t inside = arrow_set;
constexpr std::uint8_t start_room = arrow_set | arrow_root;
constexpr std::uint8_t waiting = 16;
constexpr std::uint8_t outside = 32; // beyond the border

// A room's place in memory: tile by tile, 8 x 8 bytes each. Row 0 lies beyond the north border,
// and what lies beyond the east border of a row of tiles also does beyond the west of the next.
class Tiles {
public:
    Tiles(std::uint32_t rows, std::uint32_t columns)
        : across_(columns / 8U + 1U), north_(8 - 64 * std::size_t{across_} + 48),
          bytes_(before + 64 * std::size_t{across_} * ((rows + std::size_t{2} + 7) / 8)) {
        for (std::uint32_t row = 0; row < rows; ++row) {
            bytes_[west(at({row, 0}))] = outside;
            bytes_[east(at({row, columns - 1}))] = outside;
        }
        for (std::uint32_t column = 0; column < columns; ++column) {
            bytes_[north(at({0, column}))] = outside;
            bytes_[south(at({rows - 1, column}))] = outside;
        }
    }

    [[nodiscard]] std::size_t at(Place place) const {
        const std::size_t row = std::size_t{place.row} + 1;
        return before + (row / 8 * across_ + place.column / 8) * 64 + row % 8 * 8 +
               place.column % 8;
    }

    [[nodiscard]] std::size_t north(std::size_t at) const {
        return at + ((at & 56U) != 0 ? std::size_t{0} - 8 : north_);
    }
    [[nodiscard]] std::size_t south(std::size_t at) const {
        return at + ((at & 56U) != 56 ? 8 : 0 - north_);
    }
    static std::size_t east(std::size_t at) { return at + ((at & 7U) != 7 ? 1 : 57); }
    static std::size_t west(std::size_t at) { return at - ((at & 7U) != 0 ? 1 : 57); }

    // Those of a row from a column on that is a multiple of 8.
    [[nodiscard]] std::span<const std::uint8_t, 8> eight(Place place) const {
        return std::span<const std::uint8_t, 8>(&bytes_[at(place)], 8);
    }

    [[nodiscard]] std::uint8_t& operator[](std::size_t at) { return bytes_[at]; }
    [[nodiscard]] const std::uint8_t& operator[](std::size_t at) const { return bytes_[at]; }

private:
    static constexpr std::size_t before = 64; // the west of the first row of tiles

    std::uint32_t across_;
    std::size_t north_; // from the first row of a tile to the last of the one north of it
    std::vector<std::uint8_t> bytes_;
};

class Frontier {
public:
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] std::size_t room(std::size_t number) const { return rooms_[number] + first; }

    void take(std::size_t number) { rooms_[number] = rooms_[--count_]; }

    // To be called before four rooms are offered.
    void make_space() {
        if (count_ + 4 > rooms_.size()) {
            rooms_.resize(2 * rooms_.size() + 4);
        }
    }

    // Without a branch: it could not be foreseen.
    void offer(std::size_t room, bool fresh) {
        rooms_[count_] = static_cast<std::uint32_t>(room - first);
        count_ += fresh ? 1U : 0U;
    }

private:
    // No room has a lesser place in memory; without it those of 2^29 x 2 would need 33 bits.
    static constexpr std::size_t first = 72;

    std::vector<std::uint32_t> rooms_;
    std::size_t count_ = 0;
};

class Growth {
public:
    Growth(Tiles& tiles, std::size_t start) : tiles_(tiles) { join(start, start_room); }

    void run(Random& random) {
        std::uint64_t bits = random.next();
        while (frontier_.count() > 0) {
            const std::size_t count = frontier_.count();
            const std::size_t number = product_high(bits, count);
            const std::size_t room = frontier_.room(number);
            frontier_.take(number);
            // What is left over of the draw chooses among the neighbours.
            const std::uint64_t share = product_high(bits * count, shares);
            bits = random.next();
            // The count may change by then, and this be another room: then nothing is lost.
            const std::size_t next = product_high(bits, frontier_.count());
            __builtin_prefetch(&tiles_[frontier_.room(next)]);
            const Direction direction = share_of(joinable(room), share);
            join(room, static_cast<std::uint8_t>(inside | static_cast<unsigned>(direction)));
        }
    }

private:
    [[nodiscard]] Exits joinable(std::size_t room) const {
        const auto in = [&](std::size_t at) { return (tiles_[at] & inside) != 0 ? 1U : 0U; };
        return Exits::of_bits(in(tiles_.north(room)) | in(tiles_.south(room)) << 1U |
                              in(Tiles::east(room)) << 2U | in(Tiles::west(room)) << 3U);
    }

    void join(std::size_t room, std::uint8_t arrow) {
        tiles_[room] = arrow;
        frontier_.make_space();
        for (const std::size_t next :
             {tiles_.north(room), tiles_.south(room), Tiles::east(room), Tiles::west(room)}) {
            const bool fresh = tiles_[next] == 0;
            frontier_.offer(next, fresh);
            tiles_[next] = fresh ? waiting : tiles_[next];
        }
    }

    Tiles& tiles_;
    Frontier frontier_;
};

void read(const Tiles& tiles, Place end, ArrowRow& row) {
    row.clear();
    for (std::uint32_t column = 0; column < end.column; column += 8) {
        row.read(column, tiles.eight({end.row, column}));
    }
}

// A room opens towards the one it was joined to and towards each that was joined to it.
Grid grid_of(const Tiles& tiles, std::uint32_t rows, std::uint32_t columns) {
    Grid grid(rows, columns);
    Packer packer(grid);
    ArrowRow here(columns);
    ArrowRow below(columns);
    read(tiles, {0, columns}, below);
    for (std::uint32_t row = 0; row < rows; ++row) {
        std::swap(here, below);
        below.clear();
        if (row + 1 < rows) {
            read(tiles, {row + 1, columns}, below);
        }
        for (std::size_t i = 0; i < here.east.size(); ++i) {
            const std::uint64_t next = i + 1 < here.west.size() ? here.west[i + 1] << 63U : 0;
            here.east[i] |= here.west[i] >> 1U | next;
            here.south[i] |= below.north[i];
        }
        packer.row(here.east, here.south);
    }
    packer.finish();
    return grid;
}

} // namespace

Grid prim(std::uint32_t rows, std::uint32_t columns, Random& random) {
    Tiles tiles(rows, columns);
    const auto start = static_cast<std::uint32_t>(random.below(std::uint64_t{rows} * columns));
    Growth(tiles, tiles.at({start / columns, start % columns})).run(random);
    return grid_of(tiles, rows, columns);
}

} // namespace clew
