#include "clew/app/maze_command.hpp"

#include "clew/app/draw_command.hpp"
#include "clew/app/failure.hpp"
#include "clew/app/files.hpp"
#include "clew/builder/draft.hpp"
#include "clew/maze/make_maze.hpp"

namespace clew {

Status maze_command(const Options& given) {
    Options options = given;
    settle_seed(options);
    MazeSpec spec;
    spec.rows = *options.rows;
    spec.columns = *options.columns;
    spec.algorithm = *algorithm_named(options.algorithm.value_or("binary-tree"));
    spec.bias = options.bias.value_or(0.0);
    spec.braid = options.braid.value_or(0.0);
    spec.walls = options.walls.value_or(0);
    Random random = random_of(*options.seed, "maze");
    const Result<Grid, std::string> made = make_maze(spec, random);
    if (!made) {
        throw Failure(Status::command_line, made.error());
    }
    Picture picture;
    picture.grid = &*made;
    replace_file(options.output, drawing_of(picture, options));
    return Status::good;
}

} // namespace clew
