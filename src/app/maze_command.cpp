#include "clew/app/maze_command.hpp"

#include "clew/app/draw_command.hpp"
#include "clew/app/files.hpp"
#include "clew/app/making.hpp"
#include "clew/app/progress.hpp"
#include "clew/app/statistics_command.hpp"

namespace clew {
namespace {

Grid made_at_leisure(const MazeSpec& spec, std::uint64_t seed) {
    Progress progress;
    progress.say("making " + size_text(spec) + " rooms");
    return made_maze(spec, seed);
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
    replace_file(options.output, drawing_of(picture, options));
    return Status::good;
}

} // namespace clew
