/// A range of seeds: "0..9999", or one seed alone.
#ifndef CLEW_APP_SEED_RANGE_HPP
#define CLEW_APP_SEED_RANGE_HPP

#include <cstdint>
#include <string>

namespace clew {

inline constexpr std::uint64_t seeds_max = 1'000'000;

/// Invariant: first <= last, and at most seeds_max seeds.
struct SeedRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    [[nodiscard]] std::uint64_t size() const { return last - first + 1; }
};

/// What stands after --seeds, or a Failure with Status::command_line that says what was expected.
[[nodiscard]] SeedRange seed_range_option(const std::string& value);

} // namespace clew

#endif
