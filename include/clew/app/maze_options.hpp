/// Options that say what maze is to be made.
#ifndef CLEW_APP_MAZE_OPTIONS_HPP
#define CLEW_APP_MAZE_OPTIONS_HPP

#include "clew/app/options.hpp"

namespace CLI {
class App;
} // namespace CLI

namespace clew {

// Each keeps a reference to the options, to fill them in while the line is read.
void add_algorithm(CLI::App& app, Options& options);
void add_maze_options(CLI::App& app, Options& options); ///< all that `maze` takes but pictures

} // namespace clew

#endif
