#include "clew/session/headings.hpp"

#include "clew/base/digest.hpp"
#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"
#include "clew/world/grid.hpp"
#include "clew/world/manner.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace clew {

namespace {

constexpr std::array<std::string_view, 27> heading_names = {
    "save",       "world", "as",    "seed",  "built",   "rows",      "columns",
    "algorithm",  "bias",  "walls", "braid", "halls",   "hall-rows", "hall-columns",
    "no-overlap", "start", "goal",  "limit", "keys",    "view",      "coordinates",
    "width",      "words", "ascii", "map",   "choices", "debug"};

constexpr std::string_view hex_digits = "0123456789abcdef";

// Of lower-case digits, 16 of them.
std::optional<std::uint64_t> hexadecimal16(std::string_view digits) {
    std::uint64_t number = 0;
    for (const char c : digits) {
        const std::size_t digit = hex_digits.find(c);
        if (digit == std::string_view::npos) {
            return {};
        }
        number = number * 16 + digit;
    }
    return digits.size() == 16 ? std::optional(number) : std::nullopt;
}

std::string number_wanted(std::string_view value, std::uint64_t least, std::uint64_t most) {
    const std::optional<std::uint64_t> number = number_of(value, most);
    return number && *number >= least
               ? ""
               : "a number from " + std::to_string(least) + " to " + std::to_string(most);
}

// A letter more, less or other, or two neighbours swapped.
bool is_one_off(std::string_view one, std::string_view other) {
    const auto [begin, ours] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    one.remove_prefix(static_cast<std::size_t>(begin - one.begin()));
    other.remove_prefix(static_cast<std::size_t>(ours - other.begin()));
    while (!one.empty() && !other.empty() && one.back() == other.back()) {
        one.remove_suffix(1);
        other.remove_suffix(1);
    }
    const bool swapped =
        one.size() == 2 && other.size() == 2 && one[0] == other[1] && one[1] == other[0];
    return swapped || std::max(one.size(), other.size()) == 1;
}

// Of some headings any text will do, but what Clew writes there is one word.
bool could_be(std::string_view name, std::string_view value) {
    const bool is_word = value.find(' ') == std::string_view::npos;
    return (is_word || name == "world") && wanted_of_heading(name, value).empty();
}

// The byte that "%1b" stands for, at the beginning of `text`.
std::optional<char> escaped_byte(std::string_view text) {
    if (text.size() < 3 || text[0] != '%') {
        return {};
    }
    const std::size_t high = hex_digits.find(text[1]);
    const std::size_t low = hex_digits.find(text[2]);
    const bool is_byte = high != std::string_view::npos && low != std::string_view::npos;
    const std::size_t byte = is_byte ? high * 16 + low : 0;
    return byte == 0 ? std::nullopt : std::optional(static_cast<char>(byte));
}

// A file's name may hold anything, and a heading is printed: what is not printable, blanks at the
// ends and what would pass for an escape are escaped.
std::string escaped_name(std::string_view name) {
    std::string out;
    for (std::size_t at = 0; at < name.size();) {
        const std::string_view rest = name.substr(at);
        const std::size_t length = std::max<std::size_t>(first_character(rest).length, 1);
        const std::string_view character = rest.substr(0, length);
        const bool is_at_end = at == 0 || at + 1 == name.size();
        const bool is_plain = printable_line(character) == character &&
                              !(is_at_end && character == " ") && !escaped_byte(rest);
        for (const char c : is_plain ? std::string_view() : character) {
            const auto byte = static_cast<unsigned char>(c);
            out.append(1, '%').append(1, hex_digits[byte / 16]).append(1, hex_digits[byte % 16]);
        }
        out += is_plain ? character : "";
        at += length;
    }
    return out;
}

std::string unescaped_name(std::string_view text) {
    std::string name;
    while (!text.empty()) {
        const std::optional<char> byte = escaped_byte(text);
        name += byte.value_or(text[0]);
        text.remove_prefix(byte ? 3 : 1);
    }
    return name;
}

std::string one_of(bool good, std::string_view names) { return good ? "" : std::string(names); }

} // namespace

void Headings::set(std::string_view name, std::string_view value, std::uint32_t line) {
    const auto found = std::find_if(all_.begin(), all_.end(),
                                    [&](const auto& heading) { return heading.first == name; });
    if (found != all_.end()) {
        found->second = value;
        lines_[static_cast<std::size_t>(found - all_.begin())] = line;
    } else {
        all_.emplace_back(name, value);
        lines_.push_back(line);
    }
}

std::uint32_t Headings::line_of(std::string_view name) const {
    const auto found = std::find_if(all_.begin(), all_.end(),
                                    [&](const auto& heading) { return heading.first == name; });
    return found == all_.end() ? 0 : lines_[static_cast<std::size_t>(found - all_.begin())];
}

std::optional<std::string_view> Headings::get(std::string_view name) const {
    const auto found = std::find_if(all_.begin(), all_.end(),
                                    [&](const auto& heading) { return heading.first == name; });
    return found == all_.end() ? std::nullopt : std::optional<std::string_view>(found->second);
}

bool is_heading_name(std::string_view name) {
    return std::find(heading_names.begin(), heading_names.end(), name) != heading_names.end();
}

std::string nearly_heading(std::string_view name, std::string_view value) {
    if (is_heading_name(name)) {
        return "";
    }
    const std::string folded = fold(name);
    for (const std::string_view meant : heading_names) {
        const bool is_near = folded == meant || (meant.size() >= 4 && is_one_off(folded, meant));
        if (is_near && could_be(meant, value)) {
            return "did you mean '" + std::string(meant) + "'?";
        }
    }
    return "";
}

std::string wanted_of_heading(std::string_view name, std::string_view value) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    if (name == "world") {
        return one_of(world_heading(value).has_value(), "a name and 16 hexadecimal digits");
    }
    if (name == "built") {
        return one_of(hexadecimal16(value).has_value(), "16 hexadecimal digits");
    }
    if (name == "seed" || name == "save") {
        return number_wanted(value, 0, most);
    }
    if (name == "rows" || name == "columns") {
        return number_wanted(value, 1, rooms_max);
    }
    if (name == "width") {
        return number_wanted(value, 0, std::numeric_limits<std::uint32_t>::max());
    }
    if (name == "limit") {
        return one_of(value == "none" || value == "auto" || number_of(value, most),
                      "'none', 'auto' or a number of turns");
    }
    if (name == "as") {
        return one_of(value == "cells" || value == "walls", "'cells' or 'walls'");
    }
    if (name == "words" || name == "ascii" || name == "choices" || name == "debug" ||
        name == "no-overlap") {
        return one_of(value == "yes" || value == "no", "'yes' or 'no'");
    }
    if (name == "keys") {
        return one_of(keys_named(value).has_value(), "'compass', 'udlr', 'hjkl' or 'wasd'");
    }
    if (name == "coordinates") {
        return one_of(coordinates_named(value).has_value(), "'row-column' or 'a1'");
    }
    if (name == "view") {
        return one_of(view_named(value).has_value(), "'none', 'map' or 'sight'");
    }
    if (name == "map") {
        return one_of(map_named(value).has_value(), "'ascii', 'blocks' or 'boxes'");
    }
    return one_of(!value.empty(), "a value");
}

std::optional<WorldHeading> world_heading(std::string_view value) {
    const std::size_t blank = value.rfind(' ');
    if (blank == std::string_view::npos) {
        return {};
    }
    const std::string_view name = trim(value.substr(0, blank));
    const std::optional<std::uint64_t> edition = hexadecimal16(value.substr(blank + 1));
    return name.empty() || !edition ? std::nullopt
                                    : std::optional(WorldHeading{unescaped_name(name), *edition});
}

std::string text_of(const WorldHeading& heading) {
    return escaped_name(heading.name) + ' ' + hex16(heading.edition);
}

} // namespace clew
