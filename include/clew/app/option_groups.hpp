/// Groups of options, one a file: what draws, what makes a maze, how a game looks. A subcommand
/// takes those it needs.
#ifndef CLEW_APP_OPTION_GROUPS_HPP
#define CLEW_APP_OPTION_GROUPS_HPP

#include "clew/app/options.hpp"

#include <functional>
#include <string>

namespace CLI {
class App;
} // namespace CLI

namespace clew {

using TakeValue = std::function<void(const std::string&)>;

/// An option with a value, as help shows it: "--seed N".
void add_option(CLI::App& app, const std::string& shown, const TakeValue& take,
                const std::string& told);

// Each keeps a reference to the options, to fill them in while the line is read.
void add_seed(CLI::App& app, Options& options);
void add_algorithm(CLI::App& app, Options& options);
void add_maze_options(CLI::App& app, Options& options); ///< all that `maze` takes but pictures
void add_draw_options(CLI::App& app, Options& options);
void add_manner_options(CLI::App& app, Options& options);

} // namespace clew

#endif
