#include "clew/app/seed_range.hpp"

#include "clew/app/option_values.hpp"
#include "clew/base/text.hpp"

#include <string_view>
#include <utility>

namespace clew {

SeedRange seed_range_option(const std::string& value) {
    const std::string_view whole = value;
    const auto [from, to] = range_of(whole).value_or(std::pair(whole, whole));
    const auto first = number_of(from, UINT64_MAX);
    const auto last = number_of(to, UINT64_MAX);
    if (!first || !last) {
        wrong_value("--seeds", value, "FIRST..LAST, such as 0..99, or one seed");
    }
    if (*first > *last) {
        wrong("--seeds: '" + harmless(value) + "' goes down; expected FIRST at most LAST");
    }
    if (*last - *first >= seeds_max) {
        wrong("--seeds: '" + harmless(value) + "' is too many seeds; expected at most " +
              std::to_string(seeds_max));
    }
    return {*first, *last};
}

} // namespace clew
