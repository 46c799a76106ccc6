#include "clew/maze/arrows.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace clew {

namespace {

std::uint64_t gathered(std::uint64_t bytes) {
    return (bytes & 0x0101010101010101U) * 0x0102040810204080U >> 56U;
}

} // namespace

ArrowRow::ArrowRow(std::size_t columns)
    : north((columns + 63) / 64), south(north.size()), east(north.size()), west(north.size()) {}

void ArrowRow::clear() {
    for (std::vector<std::uint64_t>* words : {&north, &south, &east, &west}) {
        std::fill(words->begin(), words->end(), std::uint64_t{0});
    }
}

void ArrowRow::read(std::size_t column, std::span<const std::uint8_t, 8> arrows) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, arrows.data(), sizeof eight);
    if constexpr (std::endian::native == std::endian::big) {
        eight = __builtin_bswap64(eight);
    }
    const std::uint64_t low = eight;
    const std::uint64_t high = eight >> 1U;
    const std::uint64_t counts = eight >> 2U & ~(eight >> 3U);
    const std::size_t shift = column % 64;
    north[column / 64] |= gathered(counts & ~high & ~low) << shift;
    south[column / 64] |= gathered(counts & ~high & low) << shift;
    east[column / 64] |= gathered(counts & high & ~low) << shift;
    west[column / 64] |= gathered(counts & high & low) << shift;
}

} // namespace clew
