/// Chance that is the same on every machine: SplitMix64, and draws by counter.
///
/// std distributions differ between libraries, so none is used anywhere. Two forms:
/// - `Random`, a stream for making mazes, where one draw follows another;
/// - `draw`, a pure function of (seed, stream, count), for play: nothing is stored, so looking
///   about moves no dice and undo brings the same luck back.
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014; the
/// constants are those of Vigna's splitmix64.c. Bounded draws: Lemire, "Fast random integer
/// generation in an interval", 2019 (multiply, shift, and reject the short first interval).
#ifndef CLEW_BASE_RANDOM_HPP
#define CLEW_BASE_RANDOM_HPP

#include <cassert>
#include <cstdint>
#include <string_view>

namespace clew {

/// The output function of SplitMix64: a bijection that spreads every input bit.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

inline constexpr std::uint64_t golden_gamma = 0x9E3779B97F4A7C15U;

/// High 64 bits of a 64 x 64 bit product.
[[nodiscard]] constexpr std::uint64_t product_high(std::uint64_t a, std::uint64_t b) {
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::uint64_t>((static_cast<Wide>(a) * b) >> 64U);
}

/// A stream of draws. Every seed from 0 to 2^64-1 is an ordinary one.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    /// 64 random bits.
    constexpr std::uint64_t next() {
        state_ += golden_gamma;
        return mix(state_);
    }

    /// Uniform in 0 .. bound-1, exactly. Needs bound >= 1.
    constexpr std::uint64_t below(std::uint64_t bound) {
        assert(bound >= 1);
        std::uint64_t bits = next();
        if (bits * bound < bound) {
            const std::uint64_t short_interval = (0 - bound) % bound;
            while (bits * bound < short_interval) {
                bits = next();
            }
        }
        return product_high(bits, bound);
    }

    /// True with the given probability, to within 2^-53; 0 is never, 1 is always.
    constexpr bool chance(double probability) {
        return static_cast<double>(next() >> 11U) * 0x1.0p-53 < probability;
    }

private:
    std::uint64_t state_;
};

/// The name of a stream as a number: 64-bit FNV-1a of its bytes, mixed.
[[nodiscard]] constexpr std::uint64_t stream_of(std::string_view name) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : name) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    }
    return mix(hash);
}

/// Draw number `count` of `stream` under `seed`, uniform in 0 .. bound-1. Pure.
[[nodiscard]] constexpr std::uint64_t draw(std::uint64_t seed, std::uint64_t stream,
                                           std::uint64_t count, std::uint64_t bound) {
    Random random(mix(seed + golden_gamma) ^ mix(stream + count * golden_gamma));
    return random.below(bound);
}

} // namespace clew

#endif
