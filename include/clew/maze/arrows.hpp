/// Arrows: what algorithms keep that give each room (or corner) one direction, a byte each.
///
///     bit   7 6 5 4   3      2     1 0
///           free      root   set   direction, as in `Direction`
///
/// An arrow counts if `set` is there and `root` is not. Eight of them are turned into bits at
/// once: a multiplication gathers the lowest bits of eight bytes.
#ifndef CLEW_MAZE_ARROWS_HPP
#define CLEW_MAZE_ARROWS_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace clew {

inline constexpr std::uint8_t arrow_set = 4;
inline constexpr std::uint8_t arrow_root = 8;

/// For each column of a row, bit c % 64 of word c / 64 of one of these if its arrow counts.
struct ArrowRow {
    explicit ArrowRow(std::size_t columns);

    /// All to 0.
    void clear();
    /// Adds the eight from `column` on, which must be a multiple of 8.
    void read(std::size_t column, std::span<const std::uint8_t, 8> arrows);

    std::vector<std::uint64_t> north;
    std::vector<std::uint64_t> south;
    std::vector<std::uint64_t> east;
    std::vector<std::uint64_t> west;
};

} // namespace clew

#endif
