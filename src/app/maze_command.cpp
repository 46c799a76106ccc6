#include "clew/app/maze_command.hpp"

#include "clew/app/draw_command.hpp"
#include "clew/app/making.hpp"
#include "clew/app/picture_file.hpp"
#include "clew/app/progress.hpp"
#include "clew/app/statistics_command.hpp"

#include <utility>

namespace clew {
namespace {

Grid made_at_leisure(const MazeSpec& spec, std::uint64_t seed) {
    Progress progress;
    progress.say("making " + size_text(spec) + " rooms");
    return made_maze(spec, seed);
}

/// Where something is asked for that needs them; else the maze stays bare, to be read as one.
void mark_ends(Picture& picture, const Options& options) {
    if (!options.solution && !options.shade && !options.start && !options.goal) {
        return;
    }
    const Ends ends = ends_of(*picture.grid, options);
    picture.start = ends.start;
    picture.goals = {ends.goal};
}

} // namespace

Status maze_command(const Options& given) {
    Options options = given;
    settle_seed(options);
    if (options.stats) {
        return statistics_command(options);
    }
    const Grid grid = made_at_leisure(spec_of(options), *options.seed);
    Picture picture;
    picture.grid = &grid;
    mark_ends(picture, options);
    write_picture(std::move(picture), options);
    return Status::good;
}

} // namespace clew
