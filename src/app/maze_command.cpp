#include "clew/app/maze_command.hpp"

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
bool needs_ends(const Options& options) {
    return options.solution || options.shade || options.start || options.goal;
}

} // namespace

Status maze_command(const Options& given) {
    Options options = given;
    settle_seed(options);
    if (options.stats) {
        return statistics_command(options);
    }
    const MazeSpec spec = spec_of(options);
    const Ends ends = ends_of(spec, options);
    const Grid grid = made_at_leisure(spec, *options.seed);
    Picture picture;
    picture.grid = &grid;
    if (needs_ends(options)) {
        picture.start = ends.start;
        picture.goals = {ends.goal};
    }
    write_picture(std::move(picture), options);
    return Status::good;
}

} // namespace clew
