/// Options that say what maze is to be made.
#ifndef CLEW_APP_MAZE_OPTIONS_HPP
#define CLEW_APP_MAZE_OPTIONS_HPP

#include "clew/app/options.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace clew {

// Each keeps a reference to the options, to fill them in while the line is read.
void add_making(CLI::App& app, Options& options);       ///< how a maze is made, but for its size
void add_maze_options(CLI::App& app, Options& options); ///< all that `maze` takes but pictures

/// Refuses what an algorithm, of any name, has no use for. A bias or a braid of 0 is none, as
/// threads say.
void check_settings(const MazeWishes& wishes, std::string_view algorithm);

/// Refuses what has no effect on the maze that is asked for, or without --stats, and with --stats
/// what draws. `given`: "ROWS", "--seed" …, all that stood on the line.
void check_maze_options(const std::vector<std::string>& given, const Options& options);

} // namespace clew

#endif
