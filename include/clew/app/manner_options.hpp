/// Options that say how a game looks and which keys move.
#ifndef CLEW_APP_MANNER_OPTIONS_HPP
#define CLEW_APP_MANNER_OPTIONS_HPP

#include "clew/app/options.hpp"

namespace CLI {
class App;
} // namespace CLI

namespace clew {

/// Keeps a reference to the options, to fill them in while the line is read.
void add_manner_options(CLI::App& app, Options& options);

} // namespace clew

#endif
