/// Options that say what a picture is of and where it goes.
#ifndef CLEW_APP_DRAW_OPTIONS_HPP
#define CLEW_APP_DRAW_OPTIONS_HPP

#include "clew/app/options.hpp"

namespace CLI {
class App;
} // namespace CLI

namespace clew {

// Each keeps a reference to the options, to fill them in while the line is read.
void add_draw_options(CLI::App& app, Options& options);
void add_ends(CLI::App& app, Options& options); ///< where a maze begins and ends

/// Refuses what has no effect with the format that was asked for.
void check_draw_options(const Options& options);

} // namespace clew

#endif
