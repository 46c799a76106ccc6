/// A digest: a 64-bit fingerprint of bytes and numbers, the same on every machine.
///
/// It finds accidents (a cut or edited save, another edition of a world, a replay that diverged),
/// it is no defence against someone who means harm. Eight bytes at a time are folded in by
/// xor-multiply and mixed by SplitMix64's finaliser, so that digesting costs a few ns a word.
#ifndef CLEW_BASE_DIGEST_HPP
#define CLEW_BASE_DIGEST_HPP

#include "clew/base/random.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace clew {

class Digest {
public:
    constexpr void add(std::uint64_t number) { state_ = mix((state_ ^ number) + golden_gamma); }

    /// Length first, then the bytes, little-endian, eight at a time.
    void add(std::string_view bytes);

    [[nodiscard]] constexpr std::uint64_t value() const { return state_; }

private:
    std::uint64_t state_ = 0;
};

/// 16 lower-case hexadecimal digits of the value.
[[nodiscard]] std::string hex16(std::uint64_t value);

/// The first 8 of them: what threads show after a turn.
[[nodiscard]] std::string hex8(std::uint64_t value);

} // namespace clew

#endif
