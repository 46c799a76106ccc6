/// Bit fields: numbers side by side in 64-bit words, as a search keeps its states.
#ifndef CLEW_PROVE_BIT_FIELDS_HPP
#define CLEW_PROVE_BIT_FIELDS_HPP

#include <cstddef>
#include <cstdint>
#include <span>

namespace clew {

/// Where a number stands, and in how many bits: 1 to 63.
struct BitField {
    std::uint8_t bits = 0;
    std::uint8_t shift = 0;
    std::uint32_t word = 0;

    [[nodiscard]] std::uint64_t read(std::span<const std::uint64_t> words) const {
        return words[word] >> shift & ((std::uint64_t{1} << bits) - 1);
    }
    /// Needs a number of at most so many bits, and zeros there.
    void write(std::span<std::uint64_t> words, std::uint64_t number) const {
        words[word] |= number << shift;
    }
};

/// Invariant: no field crosses a word's end.
class BitLayout {
public:
    /// So many bits of the first word are taken already.
    explicit BitLayout(unsigned taken = 0) : used_(taken) {}

    [[nodiscard]] BitField take(unsigned bits) {
        if (used_ + bits > 64) {
            ++words_;
            used_ = 0;
        }
        const BitField field{static_cast<std::uint8_t>(bits), static_cast<std::uint8_t>(used_),
                             static_cast<std::uint32_t>(words_ - 1)};
        used_ += bits;
        return field;
    }
    [[nodiscard]] std::size_t words() const { return words_; }

private:
    std::size_t words_ = 1;
    unsigned used_; ///< bits of the last word
};

} // namespace clew

#endif
