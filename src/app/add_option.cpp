#include "clew/app/add_option.hpp"

#include "clew/app/option_values.hpp"

#include <CLI/CLI.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace clew {
namespace {

std::optional<Colouring> colouring_named(std::string_view name) {
    if (name == "auto") {
        return Colouring::automatic;
    }
    if (name == "always") {
        return Colouring::always;
    }
    return name == "never" ? std::optional(Colouring::never) : std::nullopt;
}

} // namespace

void add_option(CLI::App& app, const std::string& shown, const TakeValue& take,
                const std::string& told) {
    const std::size_t blank = shown.find(' ');
    app.add_option_function<std::string>(shown.substr(0, blank), take, told)
        ->type_name(shown.substr(blank + 1));
}

void add_flag(CLI::App& app, const std::string& name, bool& given, const std::string& told) {
    app.add_flag(name, given, told);
}

void add_argument(CLI::App& app, const std::string& name, const TakeValue& take,
                  const std::string& told) {
    app.add_option_function<std::string>(name, take, told)->required();
}

void add_footer(CLI::App& app, const std::string& text) {
    const std::string above = app.get_footer();
    app.footer(above.empty() ? text : above + "\n\n" + text);
}

void add_seed(CLI::App& app, Options& options) {
    add_option(
        app, "--seed N",
        [&](const std::string& value) {
            options.seed = number_option("--seed", value, 0, UINT64_MAX);
        },
        options.subcommand == Subcommand::check || options.subcommand == Subcommand::solve
            ? "all that chance decides; 0 if not given"
            : "all that chance decides; without it one is drawn and told");
}

void add_colour(CLI::App& app, Options& options) {
    const bool in_game =
        options.subcommand == Subcommand::play || options.subcommand == Subcommand::replay;
    add_option(
        app, "--color WHEN",
        [&](const std::string& value) {
            const auto wanted = colouring_named(value);
            if (!wanted) {
                wrong_name("--color", value, {"auto", "always", "never"});
            }
            options.colour = *wanted;
        },
        in_game ? "colours in maps: auto (at a terminal that has them), always or never"
                : "colours in ascii, blocks and boxes on standard output: auto (at a terminal "
                  "that has them), always or never");
}

} // namespace clew
