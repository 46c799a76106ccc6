/// What options ask to be made: a maze, its ends and its seed.
#ifndef CLEW_APP_MAKING_HPP
#define CLEW_APP_MAKING_HPP

#include "clew/app/options.hpp"
#include "clew/maze/make_maze.hpp"

#include <cstdint>
#include <string>

namespace clew {

/// Draws a seed if none was given, and tells it on standard error.
void settle_seed(Options& options);

/// Needs rows and columns.
[[nodiscard]] MazeSpec spec_of(const Options& options);

/// "3 x 4".
[[nodiscard]] std::string size_text(const MazeSpec& spec);

struct Ends {
    RoomId start;
    RoomId goal;
};

/// --start, else the south-east corner, and --goal, else the north-west one, before the maze is
/// made. A place off the grid is a Failure with Status::command_line.
[[nodiscard]] Ends ends_of(const MazeSpec& spec, const Options& options);

/// The maze of that seed. One that cannot be made is a Failure with Status::command_line.
[[nodiscard]] Grid made_maze(const MazeSpec& spec, std::uint64_t seed);

} // namespace clew

#endif
