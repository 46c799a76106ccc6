#include "clew/app/sweep.hpp"

#include "clew/app/option_values.hpp"
#include "clew/base/text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace clew {
namespace {

struct SettingFacts {
    Setting setting;
    std::string_view name;
    std::uint64_t most;
    std::uint64_t unit; ///< every value is a multiple of it
    std::string_view allowed;
};

constexpr std::array table = {
    SettingFacts{Setting::bias, "bias", sweep_scale, 1, "numbers from 0 to 1"},
    SettingFacts{Setting::walls, "walls", UINT32_MAX* sweep_scale, sweep_scale, "whole numbers"},
    SettingFacts{Setting::braid, "braid", sweep_scale, 1, "numbers from 0 to 1"},
};

/// A decimal number in millionths: at most six digits after the point.
std::optional<std::uint64_t> millionths(std::string_view text) {
    constexpr std::size_t digits_max = 6;
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string fraction(point < text.size() ? text.substr(point + 1) : "0");
    const bool fits = !fraction.empty() && fraction.size() <= digits_max;
    fraction.resize(digits_max, '0');
    const auto whole = number_of(text.substr(0, point), UINT32_MAX);
    const auto part = number_of(fraction, sweep_scale);
    return fits && whole && part ? std::optional(*whole * sweep_scale + *part) : std::nullopt;
}

const SettingFacts& setting_named(const std::string& name) {
    std::vector<std::string_view> names;
    for (const SettingFacts& facts : table) {
        if (facts.name == name) {
            return facts;
        }
        names.push_back(facts.name);
    }
    wrong_name("--sweep", name, names);
}

} // namespace

std::string_view name_of(Setting setting) { return table[static_cast<std::size_t>(setting)].name; }

Sweep sweep_option(const std::string& value) {
    const std::string_view text = value;
    const std::size_t equals = text.find('=');
    const std::size_t slash = std::min(text.find('/', equals), text.size());
    const auto wrong_form = [&]() {
        wrong_value("--sweep", value, "NAME=FIRST..LAST/STEP, such as bias=0..1/0.1");
    };
    if (equals == std::string_view::npos || slash == text.size()) {
        wrong_form();
    }
    const SettingFacts& facts = setting_named(value.substr(0, equals));
    const auto range = range_of(text.substr(equals + 1, slash - equals - 1));
    const auto first = range ? millionths(range->first) : std::nullopt;
    const auto last = range ? millionths(range->second) : std::nullopt;
    const auto step = millionths(text.substr(slash + 1));
    if (!first || !last || !step) {
        wrong_form();
    }
    if (*first > *last || *step == 0) {
        wrong("--sweep: '" + harmless(value) + "' " +
              (*step == 0 ? "has a step of 0; expected a STEP over 0"
                          : "goes down; expected FIRST at most LAST"));
    }
    if (*last > facts.most || (*first % facts.unit + *step % facts.unit) != 0) {
        wrong("--sweep: the values of '" + std::string(facts.name) + "' are " +
              std::string(facts.allowed));
    }
    const Sweep sweep{facts.setting, *first, *last, *step};
    if (sweep.size() > sweep_size_max) {
        wrong("--sweep: '" + harmless(value) + "' has " + std::to_string(sweep.size()) +
              " values; " + std::to_string(sweep_size_max) + " are the most");
    }
    return sweep;
}

std::string setting_text(const MazeSpec& spec, Setting setting) {
    switch (setting) {
    case Setting::bias:
        return share_text(spec.bias);
    case Setting::walls:
        return std::to_string(spec.walls);
    case Setting::braid:
        break;
    }
    return share_text(spec.braid);
}

MazeSpec with_setting(MazeSpec spec, Setting setting, std::uint64_t value) {
    // Rounded once, as --bias is, so that both make the same maze.
    const double share = static_cast<double>(value) / static_cast<double>(sweep_scale);
    switch (setting) {
    case Setting::bias:
        spec.bias = share;
        break;
    case Setting::braid:
        spec.braid = share;
        break;
    case Setting::walls:
        spec.walls = static_cast<std::uint32_t>(value / sweep_scale);
        break;
    }
    return spec;
}

} // namespace clew
