#include "clew/maze/eller.hpp"

#include "clew/maze/planes.hpp"

#include <bit>
#include <numeric>

namespace clew {

namespace {

using Bits = std::vector<std::uint64_t>;

// The rooms of a row in rings, by column.
class Rings {
public:
    explicit Rings(std::uint32_t columns) : next_(columns), previous_(columns) {
        std::iota(next_.begin(), next_.end(), 0U);
        std::iota(previous_.begin(), previous_.end(), 0U);
    }

    [[nodiscard]] bool is_alone(std::uint32_t column) const { return next_[column] == column; }
    [[nodiscard]] bool is_followed_by_neighbour(std::uint32_t column) const {
        return next_[column] == column + 1;
    }

    // Puts the ring of its east neighbour in after a column. Needs two rings.
    void join(std::uint32_t column) {
        const std::uint32_t after = next_[column];
        const std::uint32_t last = previous_[column + 1];
        link(last, after);
        link(column, column + 1);
    }

    void leave(std::uint32_t column) {
        link(previous_[column], next_[column]);
        link(column, column);
    }

private:
    void link(std::uint32_t one, std::uint32_t other) {
        next_[one] = other;
        previous_[other] = one;
    }

    std::vector<std::uint32_t> next_;
    std::vector<std::uint32_t> previous_;
};

// East exits of columns first to first + 63: those of `wanted` where no way is yet.
std::uint64_t join(Rings& rings, std::uint32_t first, std::uint64_t wanted) {
    std::uint64_t east = 0;
    for (std::uint64_t left = wanted; left != 0; left &= left - 1) {
        const std::uint64_t bit = left & (0 - left);
        const auto column = first + static_cast<std::uint32_t>(std::countr_zero(left));
        if (!rings.is_followed_by_neighbour(column)) {
            rings.join(column);
            east |= bit;
        }
    }
    return east;
}

// South exits likewise: all but those of `unwanted`, which leave their ring unless alone in it.
std::uint64_t drop(Rings& rings, std::uint32_t first, std::uint64_t unwanted) {
    std::uint64_t south = ~std::uint64_t{0};
    for (std::uint64_t left = unwanted; left != 0; left &= left - 1) {
        const auto column = first + static_cast<std::uint32_t>(std::countr_zero(left));
        if (!rings.is_alone(column)) {
            rings.leave(column);
            south ^= left & (0 - left);
        }
    }
    return south;
}

} // namespace

Grid eller(std::uint32_t rows, std::uint32_t columns, Random& random) {
    Grid grid(rows, columns);
    Packer packer(grid);
    Rings rings(columns);
    Bits east((columns + 63U) / 64U);
    Bits south(east.size());
    const std::uint64_t last_mask = ~std::uint64_t{0} >> (63U - (columns - 1) % 64);
    const auto mask = [&](std::size_t i) {
        return i + 1 == east.size() ? last_mask : ~std::uint64_t{0};
    };
    for (std::uint32_t row = 0; row < rows; ++row) {
        const bool last = row + 1 == rows;
        for (std::size_t i = 0; i < east.size(); ++i) {
            const std::uint64_t coins = last ? ~std::uint64_t{0} : random.next();
            const std::uint64_t inner = i + 1 == east.size() ? last_mask >> 1U : mask(i);
            east[i] = join(rings, static_cast<std::uint32_t>(i * 64), coins & inner);
        }
        for (std::size_t i = 0; i < south.size(); ++i) {
            const auto first = static_cast<std::uint32_t>(i * 64);
            south[i] = last ? 0 : drop(rings, first, random.next() & mask(i)) & mask(i);
        }
        packer.row(east, south);
    }
    packer.finish();
    return grid;
}

} // namespace clew
