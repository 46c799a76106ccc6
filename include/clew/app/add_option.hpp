/// Adding an option: what all groups of options share, so that they need not see CLI11, which takes
/// long to compile.
#ifndef CLEW_APP_ADD_OPTION_HPP
#define CLEW_APP_ADD_OPTION_HPP

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

/// An option without a value, true if it is given.
void add_flag(CLI::App& app, const std::string& name, bool& given, const std::string& told);

/// A word that must be given, by its place on the line: "ROWS".
void add_argument(CLI::App& app, const std::string& name, const TakeValue& take,
                  const std::string& told);

/// What help ends with, below what it ends with already.
void add_footer(CLI::App& app, const std::string& text);

/// `--seed`, which nearly every subcommand takes.
void add_seed(CLI::App& app, Options& options);

/// `--color`, of whatever shows pictures.
void add_colour(CLI::App& app, Options& options);

} // namespace clew

#endif
