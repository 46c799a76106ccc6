/// Builds a world: a plan and a seed become one immutable world, things placed so that it can be
/// won, the same bytes for the same seed.
#ifndef CLEW_BUILDER_BUILD_HPP
#define CLEW_BUILDER_BUILD_HPP

#include "clew/base/diagnostic.hpp"
#include "clew/base/result.hpp"
#include "clew/world/plan.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace clew {

/// What the player wants otherwise than the plan says. A size, algorithm or bias for a maze that
/// the file gives room by room is an error.
struct Wishes {
    std::uint64_t seed = 0;
    std::optional<std::uint32_t> rows;
    std::optional<std::uint32_t> columns;
    std::optional<std::string> algorithm;
    std::optional<double> bias;
    std::optional<Spot> start;
    std::optional<Spot> goal;
    std::optional<LimitPlan> limit;
};

/// Makes the maze (stream "maze" of the seed), opens passages, and places what is to be placed
/// `anywhere`, in a `dead-end` or `far` (streams "place ID"), never two on one room, none on
/// the start, a goal or a room that something fixed has while others are free. A placement
/// under which the world cannot be won is thrown away and the next is tried, at most 1,000;
/// then the error says which constraint cannot be met. Faults are those of faults_of for the
/// plan with the wishes in it, in file order.
[[nodiscard]] Result<World, Diagnostics> build(Plan plan, const Wishes& wishes);

/// The plan with the wishes written into it; errors where one cannot be had.
[[nodiscard]] Result<Plan, Diagnostics> with_wishes(Plan plan, const Wishes& wishes);

} // namespace clew

#endif
