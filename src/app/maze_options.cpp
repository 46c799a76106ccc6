#include "clew/app/maze_options.hpp"

#include "clew/app/add_option.hpp"
#include "clew/app/option_values.hpp"
#include "clew/maze/make_maze.hpp"
#include "clew/world/grid.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace clew {
namespace {

std::vector<std::string_view> algorithm_names() {
    std::vector<std::string_view> names;
    for (const AlgorithmFacts& facts : algorithms()) {
        names.push_back(facts.name);
    }
    return names;
}

} // namespace

void add_algorithm(CLI::App& app, Options& options) {
    const std::vector<std::string_view> names = algorithm_names();
    add_option(
        app, "--algorithm NAME",
        [&options, names](const std::string& value) {
            if (!algorithm_named(value)) {
                wrong_name("--algorithm", value, names);
            }
            options.algorithm = value;
        },
        one_of(names));
    add_option(
        app, "--bias P", [&](const std::string& value) { options.bias = bias_option(value); },
        "depth-first: how often a corridor goes straight on, 0 to 1");
}

void add_maze_options(CLI::App& app, Options& options) {
    add_argument(
        app, "ROWS", [&](const std::string& value) { options.rows = size_option("ROWS", value); },
        "how many rows");
    add_argument(
        app, "COLUMNS",
        [&](const std::string& value) { options.columns = size_option("COLUMNS", value); },
        "how many columns");
    add_seed(app, options);
    add_algorithm(app, options);
    add_option(
        app, "--walls N",
        [&](const std::string& value) {
            options.walls =
                static_cast<std::uint32_t>(number_option("--walls", value, 0, UINT32_MAX));
        },
        "scatter: how many inner walls");
    std::string algorithm_list = "Algorithms:";
    for (const AlgorithmFacts& facts : algorithms()) {
        algorithm_list += "\n  " + std::string(facts.name) + "\n    " + std::string(facts.sentence);
    }
    add_footer(app, algorithm_list);
}

} // namespace clew
