#include "clew/app/making.hpp"

#include "clew/app/failure.hpp"
#include "clew/builder/draft.hpp"

#include <utility>

namespace clew {

MazeSpec spec_of(const Options& options) {
    MazeSpec spec;
    spec.rows = *options.rows;
    spec.columns = *options.columns;
    spec.algorithm = *algorithm_named(options.algorithm.value_or("binary-tree"));
    spec.bias = options.bias.value_or(0.0);
    spec.walls = options.walls.value_or(0);
    return spec;
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
