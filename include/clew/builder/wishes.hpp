/// Wishes: what the player wants otherwise than the plan says, written into the plan.
#ifndef CLEW_BUILDER_WISHES_HPP
#define CLEW_BUILDER_WISHES_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"
#include "clew/maze/make_maze.hpp"
#include "clew/world/plan.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

/// How a maze is to be made: an error for one that the file gives room by room.
struct MazeWishes {
    std::optional<std::uint32_t> rows;
    std::optional<std::uint32_t> columns;
    std::optional<std::string> algorithm;
    std::optional<double> bias;
    std::optional<std::uint32_t> walls;
    std::optional<double> braid;
    std::optional<Extent> halls;
    std::optional<Extent> hall_rows;
    std::optional<Extent> hall_columns;
    bool no_overlap = false; ///< of halls, whatever the plan says
    bool operator==(const MazeWishes&) const = default;
};

/// A setting that not every algorithm takes.
struct SettingWish {
    std::string_view option; ///< "--bias"
    std::string_view what;   ///< "a bias"
    bool wished;
    bool AlgorithmFacts::*takes;
};

/// All such settings. A bias or a braid of 0 is no wish: an algorithm without one has it, and
/// threads say so of the bias.
[[nodiscard]] std::vector<SettingWish> setting_wishes(const MazeWishes& wishes);

struct Wishes : MazeWishes {
    std::uint64_t seed = 0;
    std::optional<Spot> start;
    std::optional<Spot> goal;
    std::optional<LimitPlan> limit;
};

/// The plan with the wishes written into it; errors where one cannot be had, and where the maze
/// that then is asked for cannot be made (its size, its algorithm's name, figures out of their
/// bounds or of no use to that algorithm).
[[nodiscard]] Result<Plan, Diagnostics> with_wishes(Plan plan, const Wishes& wishes);

} // namespace clew

#endif
