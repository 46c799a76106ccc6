#include "clew/speech/line.hpp"

#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"

#include <algorithm>

namespace clew {

namespace {

constexpr char escape = '\x1B';

std::string_view arrow_word(char last) {
    switch (last) {
    case 'A':
        return "north";
    case 'B':
        return "south";
    case 'C':
        return "east";
    case 'D':
        return "west";
    default:
        return "";
    }
}

void append_word(std::string& out, std::string_view word) {
    if (!word.empty()) {
        out += ' ';
        out += word;
        out += ' ';
    }
}

// Takes an escape sequence off the front of `rest`, and gives its last byte, or 0 if it is none
// that a terminal sends: then the escape alone is dropped.
char take_escape(std::string_view& rest) {
    const char kind = rest.size() > 1 ? rest[1] : '\0';
    std::size_t at = 2;
    if (kind == '[') {
        // Parameters and what stands between (ECMA-48): "ESC [ 1 ; 5 A" is an arrow with Control.
        while (at < rest.size() && rest[at] >= ' ' && rest[at] <= '?') {
            ++at;
        }
    }
    const bool known = kind == '[' || kind == 'O';
    const bool ends = known && at < rest.size() && rest[at] >= '@' && rest[at] <= '~';
    const char last = ends ? rest[at] : '\0';
    rest.remove_prefix(ends ? at + 1 : 1);
    return last;
}

// A terminal may take a byte that is no UTF-8 for a control. It is no blank either: who typed one
// is told that no such word is known.
std::string whole_characters(std::string_view text) {
    constexpr std::string_view replacement = "\xEF\xBF\xBD"; // U+FFFD
    std::string out;
    while (!text.empty()) {
        const std::size_t length = first_character(text).length;
        out += length > 0 ? text.substr(0, length) : replacement;
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return out;
}

bool is_stop(char c) { return c == '.' || c == ';'; }

bool begins_word(std::string_view text, std::size_t at) { return at == 0 || text[at - 1] == ' '; }

bool is_word_at(std::string_view text, std::size_t at, std::string_view word) {
    const std::size_t end = at + word.size();
    if (!begins_word(text, at) || end > text.size()) {
        return false;
    }
    const bool whole = end == text.size() || text[end] == ' ' || is_stop(text[end]);
    const std::string_view typed = text.substr(at, word.size());
    const auto same = [](char a, char b) { return to_lower(a) == b; };
    return whole && std::equal(typed.begin(), typed.end(), word.begin(), same);
}

// "n and then e": the "and" belongs to the "then".
std::string_view without_last_and(std::string_view sentence) {
    sentence = trim(sentence);
    const std::size_t length = 3;
    if (sentence.size() < length) {
        return sentence;
    }
    const std::size_t at = sentence.size() - length;
    return is_word_at(sentence, at, "and") ? trim(sentence.substr(0, at)) : sentence;
}

} // namespace

std::string cleaned(std::string_view line) {
    std::string out;
    while (!line.empty()) {
        const char c = line.front();
        if (c == escape) {
            append_word(out, arrow_word(take_escape(line)));
            continue;
        }
        if (is_space(c) || !is_control(c)) {
            append_printable(out, is_space(c) ? ' ' : c);
        }
        line.remove_prefix(1);
    }
    return std::string(trim(is_utf8(out) ? out : whole_characters(out)));
}

bool is_clean(std::string_view line) {
    const bool blank_end = !line.empty() && (line.front() == ' ' || line.back() == ' ');
    return !blank_end && std::none_of(line.begin(), line.end(), is_control) &&
           unprintable_in(line).empty() && is_utf8(line);
}

std::string_view next_sentence(std::string_view& rest, bool whole) {
    if (whole) {
        const std::string_view all = trim(rest);
        rest = {};
        return all;
    }
    constexpr std::string_view then = "then";
    for (std::size_t at = 0; at < rest.size(); ++at) {
        const bool stop = is_stop(rest[at]);
        if (!stop && !is_word_at(rest, at, then)) {
            continue;
        }
        const std::string_view sentence = rest.substr(0, at);
        rest.remove_prefix(at + (stop ? 1 : then.size()));
        return stop ? trim(sentence) : without_last_and(sentence);
    }
    const std::string_view all = trim(rest);
    rest = {};
    return all;
}

} // namespace clew
