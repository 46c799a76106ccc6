/// A set of rooms: one bit a room, so that a search over 100 million rooms fits in 12.5 MB.
#ifndef CLEW_WORLD_ROOM_SET_HPP
#define CLEW_WORLD_ROOM_SET_HPP

#include "clew/world/grid.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace clew {

/// Rooms below a number given when it is made; none at first.
class RoomSet {
public:
    explicit RoomSet(std::uint32_t rooms) : words_(rooms / 64 + 1) {}

    [[nodiscard]] bool has(RoomId room) const {
        return (words_[index_of(room) / 64] >> (index_of(room) % 64) & 1U) != 0;
    }
    /// True if it was not there.
    bool insert(RoomId room) {
        std::uint64_t& word = words_[index_of(room) / 64];
        const std::uint64_t before = word;
        word |= bit(room);
        return before != word;
    }
    void remove(RoomId room) { words_[index_of(room) / 64] &= ~bit(room); }

    /// 64 rooms at once, from room 64 * number on; those beyond the last are never there.
    [[nodiscard]] std::uint64_t word(std::size_t number) const { return words_[number]; }

private:
    static std::uint64_t bit(RoomId room) { return std::uint64_t{1} << (index_of(room) % 64); }
    std::vector<std::uint64_t> words_;
};

} // namespace clew

#endif
