#include "clew/maze/wilson.hpp"

#include "clew/maze/arrows.hpp"
#include "clew/maze/planes.hpp"

#include <array>
#include <utility>

namespace clew {

namespace {

// A corner is an arrow: the direction of its wall, or of the walk that last left it. It stands once
// that is a wall; the border stands without one.
constexpr std::uint8_t stands = arrow_set;
constexpr std::uint8_t border = arrow_set | arrow_root;

// Walks from corner to corner, a row of which is so many bytes.
class Walker {
public:
    Walker(std::uint32_t row, Random& random)
        : steps_({-std::ptrdiff_t{row}, std::ptrdiff_t{row}, 1, -1}), random_(random) {}

    // Most walks (63 %) end with their first step, and then need no second look.
    void build_from(std::uint8_t* at) {
        const std::uint8_t direction = toss();
        std::uint8_t* const next = at + steps_[direction];
        *at = static_cast<std::uint8_t>(direction | (*next & stands));
        if ((*next & stands) == 0) {
            walk(next);
            build(at);
        }
    }

private:
    void walk(std::uint8_t* at) {
        do {
            const std::uint8_t direction = toss();
            *at = direction;
            at += steps_[direction];
        } while ((*at & stands) == 0);
    }

    void build(std::uint8_t* at) const {
        while ((*at & stands) == 0) {
            const std::uint8_t direction = *at;
            *at = direction | stands;
            at += steps_[direction];
        }
    }

    std::uint8_t toss() {
        if (coins_ == 1) {
            coins_ = random_.next() >> 2U | std::uint64_t{1} << 62U;
        }
        const auto direction = static_cast<std::uint8_t>(coins_ & 3U);
        coins_ >>= 2U;
        return direction;
    }

    std::array<std::ptrdiff_t, 4> steps_;
    std::uint64_t coins_ = 1; // two a step, the lowest first; above the last a 1
    Random& random_;
};

// The corners row by row, `columns` bytes each. The first of a row lies on the border west of it,
// and also stands for the one east of the row before.
class Corners {
public:
    explicit Corners(const Field& rooms) : rooms_(rooms), bytes_(size(rooms), 0) {
        const std::size_t columns = rooms.columns;
        for (std::size_t column = 0; column < columns; ++column) {
            bytes_[column] = border;
            bytes_[rooms.rows * columns + column] = border;
        }
        for (std::size_t row = 1; row <= rooms.rows + std::size_t{1}; ++row) {
            bytes_[row * columns] = border;
        }
    }

    void build_all(Random& random) {
        Walker walker(rooms_.columns, random);
        std::uint8_t* const end = &bytes_[std::size_t{rooms_.rows} * rooms_.columns];
        for (std::uint8_t* at = &bytes_[rooms_.columns]; at < end; ++at) {
            if ((*at & stands) == 0) {
                walker.build_from(at);
            }
        }
    }

    // The rooms between the walls.
    [[nodiscard]] Grid grid() const;

private:
    void read(std::uint32_t row, ArrowRow& walls) const;

    // `read` takes eight bytes at a time.
    static std::size_t size(const Field& rooms) {
        return (std::size_t{rooms.rows} + 1) * rooms.columns + 64;
    }

    Field rooms_;
    std::vector<std::uint8_t> bytes_;
};

void Corners::read(std::uint32_t row, ArrowRow& walls) const {
    const std::uint8_t* const corners = &bytes_[std::size_t{row} * rooms_.columns];
    walls.clear();
    for (std::size_t column = 0; column < rooms_.columns; column += 8) {
        walls.read(column, std::span<const std::uint8_t, 8>(corners + column, 8));
    }
}

// A wall that stands in the row of corners north of a row of rooms and goes south, or in the one
// south of it and goes north, closes the east of a room; one of that second row that goes east or
// west closes the south of one.
Grid Corners::grid() const {
    Grid grid(rooms_.rows, rooms_.columns);
    Packer packer(grid);
    ArrowRow north(rooms_.columns);
    ArrowRow south(rooms_.columns);
    const std::size_t count = north.east.size();
    std::vector<std::uint64_t> open_east(count);
    std::vector<std::uint64_t> open_south(count);
    const std::uint64_t last_mask = ~std::uint64_t{0} >> (63U - (rooms_.columns - 1) % 64);
    for (std::uint32_t row = 0; row < rooms_.rows; ++row) {
        std::swap(north, south);
        read(row + 1, south);
        for (std::size_t i = 0; i < count; ++i) {
            // The corner at the east end of a room's south wall is that of the next column.
            const bool last = i + 1 == count;
            const std::uint64_t upright = north.south[i] | south.north[i];
            const std::uint64_t next = last ? 0 : north.south[i + 1] | south.north[i + 1];
            open_east[i] = ~(upright >> 1U | next << 63U);
            const std::uint64_t next_west = last ? 0 : south.west[i + 1] << 63U;
            open_south[i] = ~(south.east[i] | south.west[i] >> 1U | next_west);
        }
        open_east.back() &= last_mask >> 1U;
        open_south.back() &= last_mask;
        if (row + 1 == rooms_.rows) {
            open_south.assign(count, 0);
        }
        packer.row(open_east, open_south);
    }
    packer.finish();
    return grid;
}

} // namespace

Grid wilson(std::uint32_t rows, std::uint32_t columns, Random& random) {
    const Field rooms{rows, columns};
    Corners corners(rooms);
    corners.build_all(random);
    return corners.grid();
}

} // namespace clew
