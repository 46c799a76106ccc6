#include "clew/base/text.hpp"

#include "clew/base/printable.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace clew {

namespace {

constexpr std::size_t nearest_bytes_max = 64;

using DistanceRow = std::array<std::size_t, nearest_bytes_max + 1>;

// Damerau's distance, restricted: no piece is edited twice. Gives `most` + 1 as soon as it must
// be over `most`: a file of ten thousand wrong names is still answered at once.
std::size_t distance(std::string_view a, std::string_view b, std::size_t most) {
    DistanceRow before{};
    DistanceRow above{};
    DistanceRow row{};
    for (std::size_t j = 0; j <= b.size(); ++j) {
        above[j] = j;
    }
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        std::size_t least = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], before[j - 2] + 1);
            }
            least = std::min(least, row[j]);
        }
        // A swap reaches back two rows, but it costs one more than what stands there.
        if (least > most) {
            return most + 1;
        }
        before = above;
        above = row;
    }
    return std::min(above[b.size()], most + 1);
}

// U+00C0 to U+017F without their accents; those that need two letters stand below.
constexpr std::string_view latin =
    "AAAAAA*CEEEEIIIIDNOOOOOxOUUUUY**aaaaaa*ceeeeiiiidnooooo/ouuuuy*y"
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi**JjKkkLlLlLlL"
    "lLlNnNnNn*NnOoOoOo**RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";

// U+1E00 to U+1EFF.
constexpr std::string_view latin_more =
    "AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm"
    "MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv"
    "WwWwWwWwWwXxXxYyZzZzZzhtwyas??*?AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
    "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy??????";

struct Plain {
    std::uint32_t first;
    std::uint32_t last;
    std::string_view ascii;
};

constexpr std::array<Plain, 36> plain_forms = {{
    {0xA0, 0xA0, " "},      {0xA1, 0xA1, "!"},      {0xA9, 0xA9, "(c)"},    {0xAB, 0xAB, "\""},
    {0xAD, 0xAD, ""},       {0xAE, 0xAE, "(r)"},    {0xB4, 0xB4, "'"},      {0xB7, 0xB7, "*"},
    {0xBB, 0xBB, "\""},     {0xC6, 0xC6, "AE"},     {0xDE, 0xDE, "Th"},     {0xDF, 0xDF, "ss"},
    {0xE6, 0xE6, "ae"},     {0xFE, 0xFE, "th"},     {0x132, 0x132, "IJ"},   {0x133, 0x133, "ij"},
    {0x149, 0x149, "'n"},   {0x152, 0x152, "OE"},   {0x153, 0x153, "oe"},   {0x300, 0x36F, ""},
    {0x1E9E, 0x1E9E, "SS"}, {0x2000, 0x200A, " "},  {0x200B, 0x200F, ""},   {0x2010, 0x2015, "-"},
    {0x2018, 0x201B, "'"},  {0x201C, 0x201F, "\""}, {0x2022, 0x2022, "*"},  {0x2026, 0x2026, "..."},
    {0x202F, 0x202F, " "},  {0x2032, 0x2032, "'"},  {0x2033, 0x2033, "\""}, {0x2039, 0x203A, "'"},
    {0x2212, 0x2212, "-"},  {0x3000, 0x3000, " "},  {0xFE0F, 0xFE0F, ""},   {0xFEFF, 0xFEFF, ""},
}};

std::string_view plain_form(std::uint32_t point) {
    const auto* after = std::upper_bound(
        plain_forms.begin(), plain_forms.end(), point,
        [](std::uint32_t sought, const Plain& form) { return sought < form.first; });
    if (after != plain_forms.begin() && point <= std::prev(after)->last) {
        return std::prev(after)->ascii;
    }
    if (point >= 0xC0 && point <= 0x17F) {
        return latin.substr(point - 0xC0, 1);
    }
    if (point >= 0x1E00 && point <= 0x1EFF) {
        return latin_more.substr(point - 0x1E00, 1);
    }
    return "?";
}

// How much of `line` goes on its first line: up to the last space that keeps within `width`, or
// to the first space after a word that is longer.
std::size_t first_break(std::string_view line, std::size_t width) {
    std::size_t found = 0;
    std::size_t characters = 0;
    bool in_word = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == ' ' && in_word) {
            found = i;
        }
        in_word = line[i] != ' ';
        characters += begins_character(line[i]) ? 1U : 0U;
        if (characters > width && found > 0) {
            return found;
        }
    }
    return line.size();
}

void append_line_wrapped(std::string& out, std::string_view line, std::size_t width) {
    while (width > 0) {
        const std::size_t end = first_break(line, width);
        out += line.substr(0, end);
        const std::size_t next = line.find_first_not_of(' ', end);
        if (next == std::string_view::npos) {
            return;
        }
        out += '\n';
        line.remove_prefix(next);
    }
    out += line;
}

} // namespace

std::string_view trim(std::string_view text) {
    while (!text.empty() && is_space(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && is_space(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::string fold(std::string_view text) {
    std::string folded;
    for (const char c : trim(text)) {
        if (!is_space(c)) {
            folded += to_lower(c);
        } else if (folded.back() != ' ') {
            folded += ' ';
        }
    }
    return folded;
}

std::vector<std::string_view> split_words(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while (at < text.size()) {
        if (is_space(text[at])) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < text.size() && !is_space(text[at])) {
            ++at;
        }
        words.push_back(text.substr(begin, at - begin));
    }
    return words;
}

std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (end != std::string_view::npos && !line.empty() && line.back() == '\r') {
            line.remove_suffix(1);
        }
        lines.push_back(line);
    }
    return lines;
}

std::optional<std::uint64_t> number_of(std::string_view digits, std::uint64_t most) {
    if (digits.empty()) {
        return std::nullopt;
    }
    std::uint64_t number = 0;
    for (const char c : digits) {
        if (!is_digit(c)) {
            return std::nullopt;
        }
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (number > most / 10 || digit > most - number * 10) {
            return std::nullopt;
        }
        number = number * 10 + digit;
    }
    return number;
}

std::optional<std::string_view> nearest_word(std::string_view word,
                                             const std::vector<std::string_view>& known) {
    std::optional<std::string_view> nearest;
    std::size_t least = 4;
    for (const std::string_view candidate : known) {
        const std::size_t longer = std::max(word.size(), candidate.size());
        if (longer > nearest_bytes_max || least == 0) {
            continue;
        }
        // Under the whole length, or one letter would stand for any other.
        const std::size_t under = longer == 0 ? 0 : longer - 1;
        const std::size_t most = std::min({(longer + 2) / 3, under, least - 1});
        const std::size_t shorter = std::min(word.size(), candidate.size());
        if (longer - shorter > most) {
            continue;
        }
        const std::size_t found = distance(word, candidate, most);
        if (found <= most) {
            least = found;
            nearest = candidate;
        }
    }
    return nearest;
}

void append_wrapped(std::string& out, std::string_view text, std::size_t width) {
    std::size_t end = text.find('\n');
    while (end != std::string_view::npos) {
        append_line_wrapped(out, text.substr(0, end), width);
        out += '\n';
        text.remove_prefix(end + 1);
        end = text.find('\n');
    }
    append_line_wrapped(out, text, width);
}

void append_number(std::string& out, std::uint64_t number) {
    std::array<char, 20> digits;
    std::size_t begin = digits.size();
    do {
        digits[--begin] = static_cast<char>('0' + number % 10);
        number /= 10;
    } while (number != 0);
    out.append(digits.data() + begin, digits.size() - begin);
}

void append_signed(std::string& out, std::int64_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    if (number < 0) {
        out += '-';
    }
    append_number(out, number < 0 ? 0 - bits : bits);
}

bool is_utf8(std::string_view text) { return first_not_utf8(text) == text.size(); }

std::string harmless(std::string_view text, std::size_t most) {
    std::string shown;
    for (const char c : text.substr(0, most)) {
        shown += c >= ' ' && c <= '~' ? c : '?';
    }
    if (text.size() > most) {
        shown += "...";
    }
    return shown;
}

std::string ascii_of(std::string_view text) {
    std::string ascii;
    while (!text.empty()) {
        const Character character = first_character(text);
        if (character.length == 1) {
            ascii += text.front();
        } else {
            ascii += character.length == 0 ? "?" : plain_form(character.point);
        }
        text.remove_prefix(std::max<std::size_t>(character.length, 1));
    }
    return ascii;
}

} // namespace clew
