#include "clew/app/option_values.hpp"

#include "clew/app/failure.hpp"
#include "clew/base/diagnostic.hpp"
#include "clew/base/text.hpp"
#include "clew/world/grid.hpp"

#include <algorithm>
#include <cstddef>

namespace clew {

void wrong(const std::string& words) { throw Failure(Status::command_line, words); }

void wrong_value(const std::string& option, const std::string& value, const std::string& expected) {
    wrong(option + ": '" + harmless(value) + "' is not " + expected);
}

std::uint64_t number_option(const std::string& option, const std::string& value,
                            std::uint64_t least, std::uint64_t most) {
    const auto number = number_of(value, most);
    if (!number || *number < least) {
        wrong_value(option, value,
                    "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    }
    return *number;
}

std::uint32_t size_option(const std::string& option, const std::string& value) {
    return static_cast<std::uint32_t>(number_option(option, value, 1, rooms_max));
}

double share_option(const std::string& option, const std::string& value) {
    // "0", "1" or a decimal fraction; the C library's reader would go by the locale.
    const std::string expected = "a number from 0 to 1, such as 0.5";
    const std::size_t point = std::min(value.find('.'), value.size());
    const auto whole = number_of(std::string_view(value).substr(0, point), 1);
    const std::string fraction = point < value.size() ? value.substr(point + 1) : "0";
    constexpr std::size_t digits_max = 15;
    const auto part = number_of(fraction, UINT64_MAX);
    if (!whole || !part || fraction.size() > digits_max || (*whole == 1 && *part != 0)) {
        wrong_value(option, value, expected);
    }
    double scale = 1;
    for (std::size_t i = 0; i < fraction.size(); ++i) {
        scale *= 10;
    }
    return static_cast<double>(*whole) + static_cast<double>(*part) / scale;
}

std::string share_text(double share) {
    constexpr double scale = 1e15;
    std::string digits = std::to_string(static_cast<std::uint64_t>(share * scale + 0.5));
    digits.insert(0, digits.size() < 16 ? 16 - digits.size() : 0, '0');
    digits.insert(1, ".");
    while (digits.size() > 3 && digits.back() == '0') {
        digits.pop_back();
    }
    return digits;
}

std::optional<std::pair<std::string_view, std::string_view>> range_of(std::string_view text) {
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos) {
        return std::nullopt;
    }
    return std::pair(text.substr(0, dots), text.substr(dots + 2));
}

Extent extent_option(const std::string& option, const std::string& value) {
    const std::string_view whole = value; // what is returned would else look into a copy that died
    const auto [first, last] = range_of(whole).value_or(std::pair(whole, whole));
    const auto least = number_of(first, halls_max);
    const auto most = number_of(last, halls_max);
    if (!least || !most || *least < 1 || *least > *most) {
        wrong_value(option, value,
                    "a whole number from 1 to " + std::to_string(halls_max) +
                        ", or two with the least first, such as 6..12");
    }
    return {static_cast<std::uint32_t>(*least), static_cast<std::uint32_t>(*most)};
}

std::string extent_text(Extent extent) {
    const std::string least = std::to_string(extent.least);
    return extent.least == extent.most ? least : least + ".." + std::to_string(extent.most);
}

std::string all_of(const std::vector<std::string_view>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        text += i == 0 ? "" : i + 1 == names.size() ? " and " : ", ";
        text += names[i];
    }
    return text;
}

std::string one_of(const std::vector<std::string_view>& names) { return "one of " + all_of(names); }

void wrong_name(const std::string& option, const std::string& value,
                const std::vector<std::string_view>& names) {
    const std::string near = did_you_mean(fold(value), names);
    wrong(option + ": '" + harmless(value) + "' is not " + one_of(names) +
          (near.empty() ? "" : "; " + near));
}

} // namespace clew
