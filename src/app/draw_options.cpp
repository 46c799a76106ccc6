#include "clew/app/draw_options.hpp"

#include "clew/app/add_option.hpp"
#include "clew/app/option_values.hpp"
#include "clew/app/wishes.hpp"
#include "clew/draw/style.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

constexpr std::uint32_t scale_max = 256;

/// Names of the formats of which that is true; of all if nothing is asked.
std::vector<std::string_view> style_names(bool StyleFacts::*shows = nullptr) {
    std::vector<std::string_view> names;
    for (const StyleFacts& facts : styles()) {
        if (shows == nullptr || facts.*shows) {
            names.push_back(facts.name);
        }
    }
    return names;
}

std::string style_list() {
    std::string text = "Formats:";
    for (const StyleFacts& facts : styles()) {
        text += "\n  " + std::string(facts.name) + "\n    " + std::string(facts.sentence);
    }
    return text;
}

std::string told_for(bool StyleFacts::*shows, const std::string& told) {
    return all_of(style_names(shows)) + ": " + told;
}

void check_one(const Options& options, const std::string& option, bool StyleFacts::*shows) {
    if (!(facts_of(*style_named(options.format)).*shows)) {
        wrong(option + " does nothing with --format " + options.format + "; it is for " +
              all_of(style_names(shows)));
    }
}

} // namespace

void add_ends(CLI::App& app, Options& options) {
    const auto spot = [](const std::string& option, const std::string& value) {
        if (!spot_of(value)) {
            wrong_value(option, value,
                        "a place; write row,column as in 3,2, or c4, or a corner as in south-east");
        }
        return value;
    };
    add_option(
        app, "--start PLACE",
        [&options, spot](const std::string& value) { options.start = spot("--start", value); },
        "where to begin: 3,2 (row, column from 0), c4, or south-east");
    add_option(
        app, "--goal PLACE",
        [&options, spot](const std::string& value) { options.goal = spot("--goal", value); },
        "what to reach");
}

void add_draw_options(CLI::App& app, Options& options) {
    const std::vector<std::string_view> names = style_names();
    add_option(
        app, "--format NAME",
        [&options, names](const std::string& value) {
            if (!style_named(value)) {
                wrong_name("--format", value, names);
            }
            options.format = value;
        },
        one_of(names));
    add_flag(app, "--solution", options.solution, "show a shortest way from the start to a goal");
    add_flag(app, "--shade", options.shade,
             told_for(&StyleFacts::shades, "the darker, the farther from the start"));
    add_flag(app, "--labels", options.labels,
             told_for(&StyleFacts::labels, "number the rows and columns"));
    add_option(
        app, "--scale N",
        [&](const std::string& value) {
            options.scale =
                static_cast<std::uint32_t>(number_option("--scale", value, scale_min, scale_max));
        },
        told_for(&StyleFacts::scale,
                 "pixels a room takes with one of its walls, 2 to 256; a png has 2^32 at most"));
    add_option(
        app, "--output,-o FILE",
        [&](const std::string& value) {
            if (value.empty()) { // most likely a shell variable that is not set
                wrong("--output needs a file name");
            }
            options.output = value;
        },
        "write to FILE, which is replaced");
    add_colour(app, options);
    add_footer(app, style_list());
}

void check_draw_options(const Options& options) {
    if (options.subcommand == Subcommand::maze) { // of a world they may move what is in it
        if (options.start) {
            check_one(options, "--start", &StyleFacts::ends);
        }
        if (options.goal) {
            check_one(options, "--goal", &StyleFacts::ends);
        }
    }
    if (options.solution) {
        check_one(options, "--solution", &StyleFacts::path);
    }
    if (options.shade) {
        check_one(options, "--shade", &StyleFacts::shades);
    }
    if (options.labels) {
        check_one(options, "--labels", &StyleFacts::labels);
    }
    if (options.scale) {
        check_one(options, "--scale", &StyleFacts::scale);
    }
}

} // namespace clew
