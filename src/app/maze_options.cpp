#include "clew/app/maze_options.hpp"

#include "clew/app/add_option.hpp"
#include "clew/app/option_values.hpp"
#include "clew/app/sweep.hpp"
#include "clew/maze/figures.hpp"
#include "clew/maze/make_maze.hpp"
#include "clew/world/grid.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
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

std::string algorithm_list() {
    std::string text = "Algorithms:";
    for (const AlgorithmFacts& facts : algorithms()) {
        text += "\n  " + std::string(facts.name);
        for (const std::string_view line : {facts.sentence, facts.cost, facts.source}) {
            text += "\n    " + std::string(line);
        }
    }
    return text;
}

std::string figure_list() {
    std::string text = "Figures:";
    for (const Figure& figure : figures()) {
        text += "\n  " + std::string(figure.name) + "\n    " + std::string(figure.sentence);
    }
    return text;
}

/// "depth-first and growing-tree", or "all others": those that have a use for it.
std::string users_of(bool AlgorithmFacts::*takes) {
    const std::vector<std::string_view> names = names_of_takers(takes);
    return names.size() + 1 == algorithms().size() ? "all others" : all_of(names);
}

void refuse_idle(const std::string& option, bool given, const AlgorithmFacts& facts,
                 bool AlgorithmFacts::*takes) {
    if (given && !(facts.*takes)) {
        wrong(option + " does nothing with " + std::string(facts.name) + "; it is for " +
              users_of(takes));
    }
}

void refuse_idle_sweep(const AlgorithmFacts& facts, const Options& options) {
    switch (options.sweep->setting) {
    case Setting::bias:
        refuse_idle("--sweep bias", true, facts, &AlgorithmFacts::takes_bias);
        if (options.bias) {
            wrong("--bias and --sweep both say what bias there is");
        }
        break;
    case Setting::walls:
        refuse_idle("--sweep walls", true, facts, &AlgorithmFacts::takes_walls);
        if (options.walls) {
            wrong("--walls and --sweep both say how many walls there are");
        }
        break;
    case Setting::braid:
        refuse_idle("--sweep braid", true, facts, &AlgorithmFacts::takes_braid);
        if (options.braid) {
            wrong("--braid and --sweep both say how much is braided");
        }
        break;
    }
}

/// All but these say what to draw; an alias may have --color.
constexpr std::array<std::string_view, 18> measuring = {
    "ROWS",      "COLUMNS", "--seed",      "--algorithm",    "--bias",       "--walls",
    "--braid",   "--halls", "--hall-rows", "--hall-columns", "--no-overlap", "--stats",
    "--samples", "--sweep", "--json",      "--start",        "--goal",       "--color"};

void refuse_drawing(const std::vector<std::string>& given) {
    for (const std::string& name : given) {
        if (std::find(measuring.begin(), measuring.end(), name) == measuring.end()) {
            wrong(name + " is for a picture, and --stats draws none");
        }
    }
}

void refuse_without_stats(const Options& options) {
    const std::array<std::pair<std::string_view, bool>, 3> given = {{
        {"--samples", options.samples.has_value()},
        {"--sweep", options.sweep.has_value()},
        {"--json", options.json},
    }};
    for (const auto& [name, is_given] : given) {
        if (is_given) {
            wrong(std::string(name) + " is for figures, and only --stats tells them");
        }
    }
}

void add_statistics_options(CLI::App& app, Options& options) {
    add_flag(app, "--stats", options.stats, "measure the maze and draw nothing");
    add_option(
        app, "--samples N",
        [&](const std::string& value) {
            options.samples = number_option("--samples", value, 1, samples_max);
        },
        "with --stats: measure N mazes, of this seed and those after it");
    add_option(
        app, "--sweep NAME=FIRST..LAST/STEP",
        [&](const std::string& value) { options.sweep = sweep_option(value); },
        "with --stats: for each value of bias, walls or braid, such as bias=0..1/0.1");
    add_flag(app, "--json", options.json, "with --stats: one JSON object, with every figure");
}

void add_halls(CLI::App& app, Options& options) {
    const std::string who = users_of(&AlgorithmFacts::takes_halls) + ": ";
    add_option(
        app, "--halls A..B",
        [&](const std::string& value) { options.halls = extent_option("--halls", value); },
        who + "how many halls, such as 6..12, or one number");
    add_option(
        app, "--hall-rows A..B",
        [&](const std::string& value) { options.hall_rows = extent_option("--hall-rows", value); },
        who + "how many rows each has");
    add_option(
        app, "--hall-columns A..B",
        [&](const std::string& value) {
            options.hall_columns = extent_option("--hall-columns", value);
        },
        who + "how many columns each has");
    add_flag(app, "--no-overlap", options.no_overlap, who + "keep halls apart");
}

} // namespace

void add_making(CLI::App& app, Options& options) {
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
        app, "--bias P",
        [&](const std::string& value) { options.bias = share_option("--bias", value); },
        users_of(&AlgorithmFacts::takes_bias) + ": 0 to 1; 'clew maze --help' tells what it does");
    add_option(
        app, "--walls N",
        [&](const std::string& value) {
            options.walls =
                static_cast<std::uint32_t>(number_option("--walls", value, 0, UINT32_MAX));
        },
        users_of(&AlgorithmFacts::takes_walls) + ": how many inner walls");
    add_option(
        app, "--braid P",
        [&](const std::string& value) { options.braid = share_option("--braid", value); },
        "the share of dead ends to open afterwards, 0 to 1");
    add_halls(app, options);
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
    add_making(app, options);
    add_statistics_options(app, options);
    add_footer(app, algorithm_list() + "\n\n" + figure_list());
}

void check_settings(const MazeWishes& wishes, std::string_view algorithm) {
    const auto named = algorithm_named(algorithm);
    if (!named) {
        return;
    }
    const AlgorithmFacts& facts = facts_of(*named);
    for (const SettingWish& setting : setting_wishes(wishes)) {
        refuse_idle(std::string(setting.option), setting.wished, facts, setting.takes);
    }
}

void check_maze_options(const std::vector<std::string>& given, const Options& options) {
    const Algorithm algorithm = *algorithm_named(options.algorithm.value_or("binary-tree"));
    const AlgorithmFacts& facts = facts_of(algorithm);
    check_settings(options, facts.name);
    if (options.sweep) {
        refuse_idle_sweep(facts, options);
    }
    options.stats ? refuse_drawing(given) : refuse_without_stats(options);
}

} // namespace clew
