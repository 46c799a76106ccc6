/// Statistics as text: tables that read well aloud, at most 72 columns wide unless a sweep's values
/// or the paths have more than seven digits.
#ifndef CLEW_APP_STATISTICS_TEXT_HPP
#define CLEW_APP_STATISTICS_TEXT_HPP

#include "clew/app/sweep.hpp"
#include "clew/maze/figures.hpp"
#include "clew/maze/make_maze.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace clew {

/// What is measured: so many mazes of the seeds from `seed` on, for each value of a sweep.
struct Survey {
    MazeSpec spec;
    std::uint64_t seed = 0;
    std::uint64_t samples = 1;
    std::optional<Sweep> sweep;
};

/// "29.33" of 293250: ten-thousandths, rounded half up to hundredths.
[[nodiscard]] std::string hundredths(std::uint64_t value);

/// Once before the points; then one for each value of the sweep, or one alone. The samples are
/// as many as the survey says.
void append_head(std::string& out, const Survey& survey);
void append_point(std::string& out, const Survey& survey, const MazeSpec& spec,
                  std::span<const Measures> samples);

/// Whether the longest paths of all samples are settled.
[[nodiscard]] bool all_exact(std::span<const Measures> samples);

/// Once after the points; `exact` if all samples of all points are.
void append_tail(std::string& out, const Survey& survey, bool exact);

} // namespace clew

#endif
