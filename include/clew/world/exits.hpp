/// The exit string of a room, as a set of directions in one byte.
#ifndef CLEW_WORLD_EXITS_HPP
#define CLEW_WORLD_EXITS_HPP

#include "clew/world/direction.hpp"

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace clew {

/// A value; bit number d is direction d. Invariant: no bit over the sixth is set.
class Exits {
public:
    constexpr Exits() = default;
    static constexpr Exits of_bits(unsigned bits) {
        return Exits(static_cast<std::uint8_t>(bits & 63U));
    }

    [[nodiscard]] constexpr bool has(Direction direction) const {
        return ((bits_ >> static_cast<unsigned>(direction)) & 1U) != 0;
    }
    [[nodiscard]] constexpr Exits with(Direction direction) const {
        return of_bits(bits_ | (1U << static_cast<unsigned>(direction)));
    }
    [[nodiscard]] constexpr Exits without(Direction direction) const {
        return of_bits(bits_ & ~(1U << static_cast<unsigned>(direction)));
    }
    [[nodiscard]] constexpr Exits with(Exits others) const { return of_bits(bits_ | others.bits_); }
    [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr unsigned bits() const { return bits_; }
    constexpr bool operator==(const Exits&) const = default;

private:
    constexpr explicit Exits(std::uint8_t bits) : bits_(bits) {}
    std::uint8_t bits_ = 0;
};

/// Letters in the order N S E W U D, upper case: "NSW"; "" for none.
[[nodiscard]] std::string text_of(Exits exits);

/// Reads N S E W in any order and case ("sn", "NWS"); nothing if another letter occurs or one
/// occurs twice. Where it went wrong goes to `*at` (an index) if `at` is given.
[[nodiscard]] std::optional<Exits> exits_of(std::string_view text, std::size_t* at = nullptr);

} // namespace clew

#endif
