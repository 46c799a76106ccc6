/// Bit planes: what algorithms work in, and the one packer that turns them into a grid.
///
/// A corridor has two ends but needs one bit: `east` and `south` say it all, an eighth of a byte
/// a room each, and a row of 64 rooms is made by one operation. The packer works out the north
/// and west sides and interleaves the four, 64 rooms at a time, in 72 operations: six rounds of
/// swapped bit fields (Warren, "Hacker's Delight", chapter 7), no tables and no special machine.
#ifndef CLEW_MAZE_PLANES_HPP
#define CLEW_MAZE_PLANES_HPP

#include "clew/world/grid.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace clew {

/// So many bits, all 0 at first.
class Plane {
public:
    /// A word beyond the last bit lets `word` read anywhere in it.
    explicit Plane(std::size_t bits) : words_(bits / 64 + 2) {}

    [[nodiscard]] bool has(std::size_t at) const {
        return (words_[at / 64] >> (at % 64) & 1U) != 0;
    }
    void set(std::size_t at) { words_[at / 64] |= std::uint64_t{1} << (at % 64); }
    void set(std::size_t at, bool whether) {
        words_[at / 64] |= std::uint64_t{whether} << (at % 64);
    }

    /// Sets those of the four bits from `at` on that are 1 in `bits`.
    void set_four(std::size_t at, std::uint64_t bits) {
        words_[at / 64] |= bits << (at % 64);
        if (at % 64 > 60) {
            words_[at / 64 + 1] |= bits >> (64 - at % 64);
        }
    }

    /// The 64 bits from `at` on.
    [[nodiscard]] std::uint64_t word(std::size_t at) const {
        const std::uint64_t high = words_[at / 64 + 1] << 1U << (63 - at % 64);
        return words_[at / 64] >> (at % 64) | high;
    }

private:
    BigVector<std::uint64_t> words_;
};

/// A field of rooms with a border one bit wide: row by row, `stride` bits each, the border east
/// of a row being also the one west of the next.
///
///     # # # # #        2 rows x 4 columns: stride 5, the first room at 5,
///     a b c d #        its east neighbour at +1, its south neighbour at +5
///     e f g h #
///     # # # # #
struct Field {
    std::uint32_t rows;
    std::uint32_t columns;

    [[nodiscard]] std::size_t stride() const { return std::size_t{columns} + 1; }
    [[nodiscard]] std::size_t size() const { return (std::size_t{rows} + 2) * stride(); }
    [[nodiscard]] std::size_t at(Place place) const {
        return (std::size_t{place.row} + 1) * stride() + place.column;
    }
};

/// Takes the rows of a maze from north to south and writes them into a grid.
class Packer {
public:
    /// The grid must outlive the packer and have all walls up.
    explicit Packer(Grid& grid);

    /// The next row: bit c % 64 of word c / 64 says that column c opens east or south. Bits beyond
    /// the last column must be 0, and so must its east bit and the south bits of the last row.
    void row(std::span<const std::uint64_t> east, std::span<const std::uint64_t> south);

    /// To be called once, after the last row.
    void finish();

private:
    void append(std::uint64_t rooms, std::uint32_t count);

    std::span<std::uint8_t> out_;
    std::uint32_t columns_;
    std::vector<std::uint64_t> north_;
    std::size_t written_ = 0;   // bytes
    std::uint64_t pending_ = 0; // rooms not yet written, the first in the lowest four bits
    std::uint32_t pending_count_ = 0;
};

/// The maze whose corridors the planes of a field give; their border bits must be 0.
[[nodiscard]] Grid packed(const Field& field, const Plane& east, const Plane& south);

} // namespace clew

#endif
