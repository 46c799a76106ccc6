/// Making a maze that options ask for.
#ifndef CLEW_APP_MAKING_HPP
#define CLEW_APP_MAKING_HPP

#include "clew/app/options.hpp"
#include "clew/maze/make_maze.hpp"

#include <cstdint>
#include <string>

namespace clew {

/// Needs rows and columns.
[[nodiscard]] MazeSpec spec_of(const Options& options);

/// "3 x 4".
[[nodiscard]] std::string size_text(const MazeSpec& spec);

struct Ends {
    RoomId start;
    RoomId goal;
};

/// --start, else the south-east corner, and --goal, else the north-west one. A place off the grid
/// is a Failure with Status::command_line.
[[nodiscard]] Ends ends_of(const Grid& grid, const Options& options);

/// The maze of that seed. One that cannot be made is a Failure with Status::command_line.
[[nodiscard]] Grid made_maze(const MazeSpec& spec, std::uint64_t seed);

} // namespace clew

#endif
