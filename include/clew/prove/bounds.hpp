/// Bounds: what a search may take before it gives up.
#ifndef CLEW_PROVE_BOUNDS_HPP
#define CLEW_PROVE_BOUNDS_HPP

#include <cstdint>

namespace clew {

struct Bounds {
    std::uint64_t states = 4'000'000;
    std::uint64_t bytes = std::uint64_t{1} << 30U;
    /// Asked after each thousand states or so, each of which may cost a pass over open halls: true
    /// ends the search as if they were used up.
    bool (*stop)() = nullptr;

    [[nodiscard]] bool is_stopped() const { return stop != nullptr && stop(); }
};

} // namespace clew

#endif
