#include "clew/app/maze_command.hpp"

#include "clew/app/making.hpp"
#include "clew/app/picture_file.hpp"
#include "clew/app/progress.hpp"
#include "clew/app/statistics_command.hpp"

#include <utility>

namespace clew {
namespace {

Made made_at_leisure(const MazeSpec& spec, const Options& options) {
    Progress progress;
    progress.say("making " + size_text(spec) + " rooms");
    return made_maze(spec, options, *options.seed);
}

/// Where something is asked for that needs them, or nobody could guess them; else the maze stays
/// bare, to be read as one.
bool needs_ends(const MazeSpec& spec, const Options& options) {
    return options.solution || options.shade || options.start || options.goal ||
           spec.algorithm == Algorithm::dungeon;
}

} // namespace

Status maze_command(const Options& given) {
    Options options = given;
    settle_seed(options);
    if (options.stats) {
        return statistics_command(options);
    }
    const MazeSpec spec = spec_of(options);
    const Made made = made_at_leisure(spec, options);
    Picture picture;
    picture.grid = &made.grid;
    if (needs_ends(spec, options)) {
        picture.start = made.ends.start;
        picture.goals = {made.ends.goal};
    }
    write_picture(std::move(picture), options);
    return Status::good;
}

} // namespace clew
