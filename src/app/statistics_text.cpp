#include "clew/app/statistics_text.hpp"

#include "clew/app/option_values.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace clew {
namespace {

constexpr std::size_t name_width = 16;
constexpr std::size_t value_width = 14;
constexpr std::size_t setting_width_min = 6;
constexpr std::size_t line_width = 72;

void append_left(std::string& out, std::string_view text, std::size_t width) {
    out += text;
    out.append(width - std::min(width, text.size()), ' ');
}

void append_right(std::string& out, std::string_view text, std::size_t width) {
    out.append(width - std::min(width - 1, text.size()), ' '); // at least one blank
    out += text;
}

std::string whole(std::uint64_t value) {
    return std::to_string((value + figure_scale / 2) / figure_scale);
}

bool is_whole(const Figure& figure) {
    return figure.kind == FigureKind::number || figure.kind == FigureKind::steps;
}

/// As one sample of the figure is told.
std::string sample_text(const Figure& figure, std::uint64_t value) {
    return is_whole(figure) ? whole(value) : hundredths(value);
}

/// What was asked of a dungeon; another algorithm's has nothing to tell.
void append_hall_lines(std::string& out, const DungeonSpec& spec) {
    const DungeonSpec usual;
    const auto append = [&](std::string_view name, Extent extent, Extent otherwise) {
        out += extent == otherwise ? "" : ", " + std::string(name) + " " + extent_text(extent);
    };
    append("halls", spec.halls, usual.halls);
    append("hall rows", spec.hall_rows, usual.hall_rows);
    append("hall columns", spec.hall_columns, usual.hall_columns);
    out += spec.overlap ? "" : ", no overlap";
}

void append_settings(std::string& out, const Survey& survey) {
    const AlgorithmFacts& facts = facts_of(survey.spec.algorithm);
    const auto append = [&](bool has, Setting setting) {
        if (has && !(survey.sweep && survey.sweep->setting == setting)) {
            out += ", " + std::string(name_of(setting)) + " " + setting_text(survey.spec, setting);
        }
    };
    append(facts.takes_bias, Setting::bias);
    append(facts.takes_walls, Setting::walls);
    append(survey.spec.braid > 0, Setting::braid);
    append_hall_lines(out, survey.spec.dungeon);
}

void append_title(std::string& out, const Survey& survey) {
    out += name_of(survey.spec.algorithm);
    out += ", " + std::to_string(survey.spec.rows) + " x " + std::to_string(survey.spec.columns);
    append_settings(out, survey);
    out += "\n";
    if (survey.samples > 1) {
        std::string line = std::to_string(survey.samples) + " mazes";
        const bool walls = survey.sweep && survey.sweep->setting == Setting::walls;
        line += !survey.sweep ? ""
                : walls       ? " for each number of walls"
                              : " for each " + std::string(name_of(survey.sweep->setting));
        const std::string seeds = "seeds " + std::to_string(survey.seed) + " to " +
                                  std::to_string(survey.seed + survey.samples - 1) + "\n";
        const bool fits = line.size() + 2 + seeds.size() <= line_width + 1;
        out += line + (fits ? ", " : "\n") + seeds;
    } else {
        out += "seed " + std::to_string(survey.seed) + "\n";
    }
}

struct Column {
    std::string_view key;
    std::string_view name;
    std::size_t width;
};

/// What the table of a sweep shows.
constexpr std::array swept = {
    Column{"dead_ends", "dead ends", 10},  Column{"straights", "straights", 10},
    Column{"turns", "turns", 7},           Column{"junctions", "junctions", 10},
    Column{"crossings", "crossings", 10},  Column{"longest_path", "longest", 9},
    Column{"start_to_goal", "to goal", 9},
};

const Figure& figure_of(std::string_view key) {
    return *std::find_if(figures().begin(), figures().end(),
                         [key](const Figure& figure) { return figure.key == key; });
}

std::ptrdiff_t count_inexact(std::span<const Measures> samples) {
    return std::count_if(samples.begin(), samples.end(),
                         [](const Measures& of) { return !of.longest_path_exact; });
}

/// The widest of the values, which are at most sweep_size_max.
std::size_t setting_width(const Survey& survey) {
    const Setting setting = survey.sweep->setting;
    std::size_t width = setting_width_min;
    for (std::uint64_t number = 0; number < survey.sweep->size(); ++number) {
        const MazeSpec spec = with_setting(survey.spec, setting, survey.sweep->value(number));
        width = std::max(width, setting_text(spec, setting).size());
    }
    return width;
}

void append_sweep_head(std::string& out, const Survey& survey) {
    out += "Means; shares of rooms in per cent, paths in steps.\n";
    out += "\n";
    append_left(out, name_of(survey.sweep->setting), setting_width(survey));
    for (const Column& column : swept) {
        append_right(out, column.name, column.width);
    }
    out += "\n";
}

void append_sweep_line(std::string& out, const Survey& survey, const MazeSpec& spec,
                       std::span<const Measures> samples) {
    append_left(out, setting_text(spec, survey.sweep->setting), setting_width(survey));
    for (const Column& column : swept) {
        const Figure& figure = figure_of(column.key);
        const Summary summary = summary_of(figure, samples);
        const bool bound = column.key == "longest_path" && !all_exact(samples);
        const std::string mean = sample_text(figure, summary.mean) + (bound ? "+" : "");
        append_right(out, summary.count == 0 ? "none" : mean, column.width);
    }
    out += "\n";
}

void append_single(std::string& out, const Measures& measures) {
    for (const Figure& figure : figures()) {
        const auto value = value_of(figure, measures);
        append_left(out, figure.name, name_width);
        if (!value) {
            append_right(out, "none", value_width);
        } else if (figure.kind == FigureKind::share) {
            append_right(out, std::to_string(figure.of(measures)), value_width);
            append_right(out, hundredths(*value) + " %", value_width);
        } else {
            append_right(out, sample_text(figure, *value), value_width);
        }
        out += "\n";
    }
}

void append_table(std::string& out, std::span<const Measures> samples) {
    append_left(out, "", name_width);
    for (const std::string_view name : {"mean", "deviation", "least", "most"}) {
        append_right(out, name, value_width);
    }
    out += "\n";
    for (const Figure& figure : figures()) {
        const Summary summary = summary_of(figure, samples);
        const bool share = figure.kind == FigureKind::share;
        append_left(out, std::string(figure.name) + (share ? " %" : ""), name_width);
        if (summary.count == 0) {
            append_right(out, "none", value_width);
            out += "\n";
            continue;
        }
        append_right(out, hundredths(summary.mean), value_width);
        append_right(out, summary.count == 1 ? "-" : hundredths(summary.deviation), value_width);
        append_right(out, sample_text(figure, summary.least), value_width);
        append_right(out, sample_text(figure, summary.most), value_width);
        out += "\n";
    }
}

/// What must be known to read the table right.
void append_notes(std::string& out, std::span<const Measures> samples) {
    const std::ptrdiff_t inexact = count_inexact(samples);
    const std::ptrdiff_t without = std::count_if(
        samples.begin(), samples.end(), [](const Measures& of) { return !of.way.has_value(); });
    const bool many = samples.size() > 1;
    const std::string in_all = " of " + std::to_string(samples.size()) + " mazes";
    out += inexact + without > 0 ? "\n" : "";
    if (inexact > 0) {
        out += "The longest path is at least that long" +
               (many ? " in " + std::to_string(inexact) + in_all : "") +
               ":\nthere are rings, so it was not settled.\n";
    }
    if (without > 0) {
        out += "No way leads from the start to the goal" +
               (many ? " in " + std::to_string(without) + in_all : "") + ".\n";
    }
}

} // namespace

std::string hundredths(std::uint64_t value) {
    const std::uint64_t rounded = (value + 50) / 100;
    std::string text = std::to_string(rounded / 100) + ".";
    return text + std::to_string(100 + rounded % 100).substr(1);
}

bool all_exact(std::span<const Measures> samples) { return count_inexact(samples) == 0; }

void append_head(std::string& out, const Survey& survey) {
    append_title(out, survey);
    if (survey.sweep) {
        append_sweep_head(out, survey);
        return;
    }
    out += survey.samples > 1 ? "Shares of rooms in per cent, lengths in steps.\n\n"
                              : "Lengths in steps.\n\n";
}

void append_point(std::string& out, const Survey& survey, const MazeSpec& spec,
                  std::span<const Measures> samples) {
    if (survey.sweep) {
        append_sweep_line(out, survey, spec, samples);
        return;
    }
    if (samples.size() == 1) {
        append_single(out, samples.front());
    } else {
        append_table(out, samples);
    }
    append_notes(out, samples);
}

void append_tail(std::string& out, const Survey& survey, bool exact) {
    out += survey.sweep && !exact ? "\nWith + a path may be longer.\n" : "";
}

} // namespace clew
