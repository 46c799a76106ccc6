/// What the tests of mazes count: whether all mazes are alike.
#ifndef CLEW_TEST_MAZE_STATISTICS_HPP
#define CLEW_TEST_MAZE_STATISTICS_HPP

#include "clew/base/random.hpp"
#include "clew/world/grid.hpp"

#include <cstddef>
#include <cstdint>
#include <map>

namespace clew::test {

/// A 3 x 3 grid has 192 spanning trees (Kirchhoff).
inline constexpr std::size_t trees_of_3x3 = 192;
/// Chi squared with 191 degrees of freedom is above this once in a thousand times.
inline constexpr double chi_squared_limit = 258.0;

/// Chi squared of 192,000 mazes of 3 x 3, of which each possible one is expected 1000 times.
template <class Make>
double chi_squared_of_3x3(const Make& make) {
    constexpr double expected = 1000.0;
    std::map<std::uint64_t, double> counts;
    for (std::uint64_t seed = 0; seed < 192'000; ++seed) {
        Random random(seed);
        const Grid grid = make(3U, 3U, random);
        std::uint64_t maze = 0;
        for (const std::uint8_t two_rooms : grid.halves()) {
            maze = maze << 8U | two_rooms;
        }
        ++counts[maze];
    }
    double sum = expected * static_cast<double>(trees_of_3x3 - counts.size());
    for (const auto& [maze, count] : counts) {
        sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
}

} // namespace clew::test

#endif
