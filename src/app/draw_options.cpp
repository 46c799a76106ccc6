#include "clew/app/draw_options.hpp"

#include "clew/app/add_option.hpp"
#include "clew/app/option_values.hpp"
#include "clew/draw/style.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace clew {

namespace {

std::vector<std::string_view> style_names() {
    std::vector<std::string_view> names;
    for (const StyleFacts& facts : styles()) {
        names.push_back(facts.name);
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

} // namespace

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
    add_flag(app, "--labels", options.labels, "ascii, boxes: number the rows and columns");
    add_option(
        app, "--output,-o FILE", [&](const std::string& value) { options.output = value; },
        "write to FILE, which is replaced");
    add_footer(app, style_list());
}

void check_draw_options(const Options& options) {
    const StyleFacts& facts = facts_of(*style_named(options.format));
    if (options.labels && !facts.labels) {
        wrong("--labels does nothing with --format " + options.format +
              "; it is for ascii and boxes");
    }
}

} // namespace clew
