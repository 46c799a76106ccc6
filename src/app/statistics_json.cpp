#include "clew/app/statistics_json.hpp"

#include <optional>
#include <string_view>

namespace clew {
namespace {

/// "29.3333"; no point where nothing stands behind it.
std::string decimal(std::uint64_t value) {
    std::string part = std::to_string(figure_scale + value % figure_scale).substr(1);
    part.resize(part.find_last_not_of('0') + 1);
    const std::string text = std::to_string(value / figure_scale);
    return part.empty() ? text : text + "." + part;
}

void append_member(std::string& out, std::string_view key, const std::string& value) {
    out += "\"" + std::string(key) + "\": " + value + ", ";
}

void append_halls(std::string& out, const DungeonSpec& spec) {
    const auto append = [&](std::string_view key, Extent extent) {
        append_member(out, key,
                      "[" + std::to_string(extent.least) + ", " + std::to_string(extent.most) +
                          "]");
    };
    append("halls", spec.halls);
    append("hall_rows", spec.hall_rows);
    append("hall_columns", spec.hall_columns);
    append_member(out, "overlap", spec.overlap ? "true" : "false");
}

void append_figure(std::string& out, const Figure& figure, std::span<const Measures> samples) {
    const Summary summary = summary_of(figure, samples);
    out += "   \"" + std::string(figure.key) + "\": {";
    append_member(out, "count", std::to_string(summary.count));
    const auto append = [&](std::string_view key, std::uint64_t value, std::uint64_t least_count) {
        append_member(out, key, summary.count < least_count ? "null" : decimal(value));
    };
    append("mean", summary.mean, 1);
    append("deviation", summary.deviation, 2);
    append("least", summary.least, 1);
    append("most", summary.most, 1);
    out += "\"values\": [";
    for (const Measures& measures : samples) {
        const auto value = value_of(figure, measures);
        out += &measures == &samples.front() ? "" : ", ";
        out += value ? decimal(*value) : "null";
    }
    out += "]}";
}

} // namespace

void append_json_head(std::string& out, const Survey& survey) {
    out += "{";
    append_member(out, "algorithm", "\"" + std::string(name_of(survey.spec.algorithm)) + "\"");
    append_member(out, "rows", std::to_string(survey.spec.rows));
    append_member(out, "columns", std::to_string(survey.spec.columns));
    append_member(out, "seed", std::to_string(survey.seed));
    append_member(out, "samples", std::to_string(survey.samples));
    out += "\"points\": [";
}

void append_json_point(std::string& out, std::uint64_t number, const MazeSpec& spec,
                       std::span<const Measures> samples) {
    const AlgorithmFacts& facts = facts_of(spec.algorithm);
    out += number == 0 ? "\n {" : ",\n {";
    if (facts.takes_bias) {
        append_member(out, "bias", setting_text(spec, Setting::bias));
    }
    if (facts.takes_walls) {
        append_member(out, "walls", setting_text(spec, Setting::walls));
    }
    if (facts.takes_halls) {
        append_halls(out, spec.dungeon);
    }
    if (facts.takes_braid) {
        append_member(out, "braid", setting_text(spec, Setting::braid));
    }
    append_member(out, "longest_path_exact", all_exact(samples) ? "true" : "false");
    out += "\"figures\": {";
    for (const Figure& figure : figures()) {
        out += &figure == &figures().front() ? "\n" : ",\n";
        append_figure(out, figure, samples);
    }
    out += "}}";
}

void append_json_tail(std::string& out) { out += "\n]}\n"; }

} // namespace clew
