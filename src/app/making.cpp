#include "clew/app/making.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/load.hpp"
#include "clew/app/terminal.hpp"
#include "clew/app/wishes.hpp"
#include "clew/builder/draft.hpp"
#include "clew/builder/dungeon_floor.hpp"
#include "clew/maze/dungeon.hpp"
#include "clew/world/spot.hpp"

#include <utility>

namespace clew {
namespace {

Plan plan_of(const MazeSpec& spec, const Options& options) {
    Plan plan;
    plan.maze.rows = spec.rows;
    plan.maze.columns = spec.columns;
    const bool dug = spec.algorithm == Algorithm::dungeon;
    if (!dug || options.start) {
        plan.maze.start = *spot_of(options.start.value_or("south-east"));
        check_on_grid("--start", plan.maze.start, plan);
    }
    if (!dug || options.goal) {
        plan.maze.goals = {*spot_of(options.goal.value_or("north-west"))};
        check_on_grid("--goal", plan.maze.goals[0], plan);
    }
    return plan;
}

Ends ends_of(const Plan& plan) {
    const auto room = [&](const Spot& spot) {
        const Place place = *place_of(spot, plan.maze);
        return RoomId{place.row * plan.maze.columns + place.column};
    };
    return {room(plan.maze.start), room(plan.maze.goals[0])};
}

Made dug_maze(const MazeSpec& spec, Plan plan, Random& random) {
    Dungeon dug = dungeon(spec.rows, spec.columns, spec.dungeon, random);
    const Diagnostics faults = settle_in_dungeon(plan, dug);
    if (!faults.empty()) {
        throw Failure(Status::command_line, "--start and --goal: " + faults[0].message +
                                                "; expected floor, or a corner, which gives "
                                                "way to the nearest");
    }
    return {std::move(dug.grid), ends_of(plan)};
}

} // namespace

void settle_seed(Options& options) {
    if (!options.seed) {
        options.seed = drawn_seed();
        complain("seed " + std::to_string(*options.seed));
    }
}

MazeSpec spec_of(const Options& options) {
    MazeSpec spec;
    spec.rows = *options.rows;
    spec.columns = *options.columns;
    spec.algorithm = *algorithm_named(options.algorithm.value_or("binary-tree"));
    spec.bias = options.bias.value_or(0.0);
    spec.braid = options.braid.value_or(0.0);
    spec.walls = options.walls.value_or(0);
    spec.dungeon.halls = options.halls.value_or(spec.dungeon.halls);
    spec.dungeon.hall_rows = options.hall_rows.value_or(spec.dungeon.hall_rows);
    spec.dungeon.hall_columns = options.hall_columns.value_or(spec.dungeon.hall_columns);
    spec.dungeon.overlap = !options.no_overlap;
    return spec;
}

std::string size_text(const MazeSpec& spec) {
    return std::to_string(spec.rows) + " x " + std::to_string(spec.columns);
}

Made made_maze(const MazeSpec& spec, const Options& options, std::uint64_t seed) {
    Plan plan = plan_of(spec, options);
    Random random = random_of(seed, "maze");
    if (spec.algorithm == Algorithm::dungeon && is_size(spec.rows, spec.columns)) {
        return dug_maze(spec, std::move(plan), random);
    }
    Result<Grid, std::string> made = make_maze(spec, random);
    if (!made) {
        throw Failure(Status::command_line, made.error());
    }
    return {std::move(*made), ends_of(plan)};
}

} // namespace clew
