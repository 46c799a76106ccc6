#include "clew/app/maze_command.hpp"

#include "clew/app/draw_command.hpp"
#include "clew/app/load.hpp"
#include "clew/app/making.hpp"
#include "clew/app/picture_file.hpp"
#include "clew/app/statistics_command.hpp"
#include "clew/app/wishes.hpp"
#include "clew/world/spot.hpp"

#include <utility>

namespace clew {

namespace {

RoomId end_of(const Grid& grid, const std::string& option, const Spot& spot) {
    Plan plan;
    plan.maze.rows = grid.rows();
    plan.maze.columns = grid.columns();
    check_on_grid(option, spot, plan);
    return grid.at(*place_of(spot, plan.maze));
}

/// Where something is asked for that needs them; else the maze stays bare, to be read as one.
void mark_ends(Picture& picture, const Options& options) {
    if (!options.solution && !options.shade && !options.start && !options.goal) {
        return;
    }
    const Spot start = *spot_of(options.start.value_or("south-east"));
    const Spot goal = *spot_of(options.goal.value_or("north-west"));
    picture.start = end_of(*picture.grid, "--start", start);
    picture.goals = {end_of(*picture.grid, "--goal", goal)};
}

} // namespace

Status maze_command(const Options& given) {
    Options options = given;
    settle_seed(options);
    if (options.stats) {
        return statistics_command(options);
    }
    const Grid grid = made_maze(spec_of(options), *options.seed);
    Picture picture;
    picture.grid = &grid;
    mark_ends(picture, options);
    write_picture(std::move(picture), options);
    return Status::good;
}

} // namespace clew
