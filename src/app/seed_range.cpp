#include "clew/app/seed_range.hpp"

#include "clew/app/option_values.hpp"
#include "clew/base/text.hpp"

#include <algorithm>
#include <string_view>

namespace clew {

SeedRange seed_range_option(const std::string& value) {
    const std::string_view text = value;
    const std::size_t dots = text.find("..");
    const auto first = number_of(text.substr(0, dots), UINT64_MAX);
    const auto last =
        dots == std::string_view::npos ? first : number_of(text.substr(dots + 2), UINT64_MAX);
    if (!first || !last) {
        wrong_value("--seeds", value, "FIRST..LAST, such as 0..99, or one seed");
    }
    if (*first > *last) {
        wrong("--seeds: '" + harmless(value) + "' goes down; expected FIRST at most LAST");
    }
    if (*last - *first >= seeds_max) {
        wrong("--seeds: '" + harmless(value) + "' are too many; " + std::to_string(seeds_max) +
              " are the most");
    }
    return {*first, *last};
}

} // namespace clew
