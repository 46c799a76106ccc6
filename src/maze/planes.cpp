#include "clew/maze/planes.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>

namespace clew {

namespace {

constexpr std::uint32_t rooms_a_word = 16;

using Four = std::array<std::uint64_t, 4>;

// Exchanges one bit of the number of a word (which tells `low` from `high`) with bit `log2(by)`
// of the number of a bit in it.
void swap_fields(std::uint64_t& low, std::uint64_t& high, unsigned by, std::uint64_t mask) {
    const std::uint64_t moved = ((low >> by) ^ high) & mask;
    high ^= moved;
    low ^= moved << by;
}

// From four planes of 64 rooms to four words of 16 rooms: bit b of plane p goes to bit
// 4 * (b % 16) + p of word b / 16. As an exchange of index bits this turns p1 p0 b5 … b0 into
// b5 … b0 p1 p0: two cycles of four, three swaps each.
void interleave(Four& four) {
    const auto by_two = [&four](unsigned by, std::uint64_t mask) {
        swap_fields(four[0], four[2], by, mask);
        swap_fields(four[1], four[3], by, mask);
    };
    const auto by_one = [&four](unsigned by, std::uint64_t mask) {
        swap_fields(four[0], four[1], by, mask);
        swap_fields(four[2], four[3], by, mask);
    };
    by_two(2, 0x3333333333333333U);
    by_two(8, 0x00FF00FF00FF00FFU);
    by_two(32, 0x00000000FFFFFFFFU);
    by_one(1, 0x5555555555555555U);
    by_one(4, 0x0F0F0F0F0F0F0F0FU);
    by_one(16, 0x0000FFFF0000FFFFU);
}

// The grid is bytes, so its words must be little-endian on every machine.
void store(std::uint8_t* to, std::uint64_t word, std::size_t bytes) {
    if constexpr (std::endian::native == std::endian::big) {
        word = __builtin_bswap64(word);
    }
    std::memcpy(to, &word, bytes);
}

} // namespace

Packer::Packer(Grid& grid)
    : out_(grid.halves()), columns_(grid.columns()), north_((grid.columns() + 63U) / 64U) {}

void Packer::append(std::uint64_t rooms, std::uint32_t count) {
    pending_ |= rooms << (4 * pending_count_);
    if (pending_count_ + count < rooms_a_word) {
        pending_count_ += count;
        return;
    }
    store(&out_[written_], pending_, sizeof pending_);
    written_ += sizeof pending_;
    pending_ = pending_count_ == 0 ? 0 : rooms >> (4 * (rooms_a_word - pending_count_));
    pending_count_ = pending_count_ + count - rooms_a_word;
}

void Packer::row(std::span<const std::uint64_t> east, std::span<const std::uint64_t> south) {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < north_.size(); ++i) {
        Four four = {north_[i], south[i], east[i], east[i] << 1U | carry};
        carry = east[i] >> 63U;
        north_[i] = south[i];
        interleave(four);
        const auto left = static_cast<std::uint32_t>(columns_ - i * 64);
        if (left >= 64 && pending_count_ == 0) {
            for (const std::uint64_t word : four) {
                store(&out_[written_], word, sizeof word);
                written_ += sizeof word;
            }
            continue;
        }
        for (std::uint32_t first = 0; first < 64 && first < left; first += rooms_a_word) {
            append(four[first / rooms_a_word], std::min(rooms_a_word, left - first));
        }
    }
}

void Packer::finish() {
    const std::size_t bytes = (pending_count_ + 1) / 2;
    assert(written_ + bytes == out_.size());
    if (bytes > 0) {
        store(&out_[written_], pending_, bytes);
    }
}

Grid packed(const Field& field, const Plane& east, const Plane& south) {
    Grid grid(field.rows, field.columns);
    Packer packer(grid);
    std::vector<std::uint64_t> east_row((field.columns + 63U) / 64U);
    std::vector<std::uint64_t> south_row(east_row.size());
    const std::uint64_t last_mask = ~std::uint64_t{0} >> (63U - (field.columns - 1) % 64);
    for (std::uint32_t row = 0; row < field.rows; ++row) {
        const std::size_t first = field.at({row, 0});
        for (std::size_t i = 0; i < east_row.size(); ++i) {
            east_row[i] = east.word(first + i * 64);
            south_row[i] = south.word(first + i * 64);
        }
        east_row.back() &= last_mask;
        south_row.back() &= last_mask;
        packer.row(east_row, south_row);
    }
    packer.finish();
    return grid;
}

} // namespace clew
