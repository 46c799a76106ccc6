#include "clew/app/add_option.hpp"

#include "clew/app/option_values.hpp"

#include <CLI/CLI.hpp>

#include <cstddef>
#include <cstdint>

namespace clew {

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

} // namespace clew
