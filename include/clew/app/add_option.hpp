/// Adding an option: what all groups of options share.
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

/// `--seed`, which nearly every subcommand takes.
void add_seed(CLI::App& app, Options& options);

} // namespace clew

#endif
