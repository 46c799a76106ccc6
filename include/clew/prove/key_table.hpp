/// A table of keys, each some 64-bit words, numbered in the order in which they were added.
#ifndef CLEW_PROVE_KEY_TABLE_HPP
#define CLEW_PROVE_KEY_TABLE_HPP

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace clew {

/// Open addressing, at most half full. Invariant: no key is there twice.
class KeyTable {
public:
    using Index = std::uint32_t;
    using Key = std::span<const std::uint64_t>;
    static constexpr Index none = std::numeric_limits<Index>::max();

    /// Of keys of so many words, at least one.
    explicit KeyTable(std::size_t words);

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] Key key(Index index) const { return {keys_.data() + index * words_, words_}; }
    [[nodiscard]] Index find(Key key) const { return slots_[slot_of(key)]; }
    /// Needs a key that is not there yet, and fewer than `none` of them.
    Index add(Key key);
    /// Taken in memory.
    [[nodiscard]] std::uint64_t bytes() const;

private:
    [[nodiscard]] std::size_t slot_of(Key sought) const;
    void grow();

    std::size_t words_;
    std::size_t size_ = 0;
    std::vector<std::uint64_t> keys_;
    std::vector<Index> slots_;
};

} // namespace clew

#endif
