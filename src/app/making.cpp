#include "clew/app/making.hpp"

#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/app/load.hpp"
#include "clew/app/terminal.hpp"
#include "clew/app/wishes.hpp"
#include "clew/builder/draft.hpp"
#include "clew/world/spot.hpp"

#include <utility>

namespace clew {
namespace {

RoomId end_of(const MazeSpec& spec, const std::string& option, const Spot& spot) {
    Plan plan;
    plan.maze.rows = spec.rows;
    plan.maze.columns = spec.columns;
    check_on_grid(option, spot, plan);
    const Place place = *place_of(spot, plan.maze);
    return RoomId{place.row * spec.columns + place.column};
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

Ends ends_of(const MazeSpec& spec, const Options& options) {
    return {end_of(spec, "--start", *spot_of(options.start.value_or("south-east"))),
            end_of(spec, "--goal", *spot_of(options.goal.value_or("north-west")))};
}

Grid made_maze(const MazeSpec& spec, std::uint64_t seed) {
    Random random = random_of(seed, "maze");
    Result<Grid, std::string> made = make_maze(spec, random);
    if (!made) {
        throw Failure(Status::command_line, made.error());
    }
    return std::move(*made);
}

} // namespace clew
