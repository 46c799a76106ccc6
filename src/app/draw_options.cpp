#include "clew/app/draw_options.hpp"

#include "clew/app/add_option.hpp"
#include "clew/app/option_values.hpp"

namespace clew {

void add_draw_options(CLI::App& app, Options& options) {
    add_option(
        app, "--format NAME",
        [&](const std::string& value) {
            if (value != "ascii" && value != "exits") {
                wrong_name("--format", value, {"ascii", "exits"});
            }
            options.format = value;
        },
        "ascii or exits");
    add_flag(app, "--labels", options.labels, "number the rows and columns");
    add_option(
        app, "--output,-o FILE", [&](const std::string& value) { options.output = value; },
        "write to FILE, which is replaced");
}

} // namespace clew
