#include "clew/app/wishes.hpp"

#include "clew/base/text.hpp"
#include "clew/world/spot.hpp"

#include <cassert>

namespace clew {
namespace {

/// "c4": letters count a … z, aa, ab …
std::optional<Place> place_of_letters(std::string_view text) {
    std::uint64_t row = 0;
    std::size_t letters = 0;
    while (letters < text.size() && is_letter(text[letters])) {
        row = row * 26 + static_cast<std::uint64_t>(to_lower(text[letters]) - 'a') + 1;
        if (row > rooms_max) {
            return std::nullopt;
        }
        ++letters;
    }
    const auto column = number_of(text.substr(letters), rooms_max);
    if (letters == 0 || !column || *column == 0) {
        return std::nullopt;
    }
    return Place{static_cast<std::uint32_t>(row - 1), static_cast<std::uint32_t>(*column - 1)};
}

std::optional<Place> place_of_numbers(std::string_view row_text, std::string_view column_text) {
    const auto row = number_of(trim(row_text), rooms_max - 1);
    const auto column = number_of(trim(column_text), rooms_max - 1);
    if (!row || !column) {
        return std::nullopt;
    }
    return Place{static_cast<std::uint32_t>(*row), static_cast<std::uint32_t>(*column)};
}

} // namespace

std::optional<Spot> spot_of(std::string_view text) {
    if (const auto corner = corner_named(text)) {
        return Spot{*corner, {}};
    }
    const std::size_t comma = text.find(',');
    const auto place = comma == std::string_view::npos
                           ? place_of_letters(text)
                           : place_of_numbers(text.substr(0, comma), text.substr(comma + 1));
    return place ? std::optional<Spot>(Spot{*place, {}}) : std::nullopt;
}

Reading reading_of(const Options& options) {
    Reading reading;
    reading.as = block_reading_named(options.as.value_or(""));
    return reading;
}

Wishes wishes_of(const Options& options) {
    assert(options.seed);
    Wishes wishes;
    static_cast<MazeWishes&>(wishes) = options;
    wishes.seed = *options.seed;
    if (options.start) {
        wishes.start = spot_of(*options.start);
    }
    if (options.goal) {
        wishes.goal = spot_of(*options.goal);
    }
    if (options.limit) {
        wishes.limit = LimitPlan{};
        wishes.limit->turns = number_of(*options.limit, UINT64_MAX);
        wishes.limit->by_par = options.limit == "auto";
    }
    return wishes;
}

} // namespace clew
