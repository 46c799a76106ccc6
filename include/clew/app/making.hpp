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

struct Made {
    Grid grid;
    /// --start, else the south-east corner, or where a dungeon begins; --goal, else the north-west
    /// corner, or where it ends. A corner gives way to a dungeon's nearest floor.
    Ends ends;
};

/// The maze of that seed. One that cannot be made, and a place that is off the grid (found before
/// the maze is made) or in rock, is a Failure with Status::command_line.
[[nodiscard]] Made made_maze(const MazeSpec& spec, const Options& options, std::uint64_t seed);

} // namespace clew

#endif
