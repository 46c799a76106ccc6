#include "clew/base/diagnostic.hpp"

#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

namespace clew {

namespace {

constexpr std::size_t line_bytes_max = 160;
constexpr std::size_t bytes_before_span = 60;

std::uint32_t narrowed(std::size_t number) {
    constexpr std::size_t most = std::numeric_limits<std::uint32_t>::max();
    return static_cast<std::uint32_t>(std::min(number, most));
}

// Plain ASCII that moves no cursor: a stranger's file is shown at somebody's terminal.
std::string shown(std::string_view text, bool keeps_tabs) {
    std::string plain;
    std::size_t tab = text.find('\t');
    for (; tab != std::string_view::npos; tab = text.find('\t')) {
        plain += plain_line(text.substr(0, tab));
        plain += keeps_tabs ? '\t' : ' ';
        text.remove_prefix(tab + 1);
    }
    plain += plain_line(text);
    return plain;
}

std::optional<std::string_view> line_of(std::string_view source, std::uint32_t number) {
    for (std::uint32_t line = 1; !source.empty(); ++line) {
        const std::size_t end = source.find('\n');
        if (line == number) {
            std::string_view found = source.substr(0, end);
            if (!found.empty() && found.back() == '\r') {
                found.remove_suffix(1);
            }
            return found;
        }
        source.remove_prefix(end == std::string_view::npos ? source.size() : end + 1);
    }
    return std::nullopt;
}

// What of a long line is shown: where it begins and ends, never within a UTF-8 character.
std::pair<std::size_t, std::size_t> window(std::string_view line, std::size_t at) {
    if (line.size() <= line_bytes_max) {
        return {0, line.size()};
    }
    const std::size_t latest = line.size() - line_bytes_max;
    std::size_t begin = std::min(latest, at < bytes_before_span ? 0 : at - bytes_before_span);
    std::size_t end = begin + line_bytes_max;
    while (begin < at && !begins_character(line[begin])) {
        ++begin;
    }
    while (end < line.size() && end > at && !begins_character(line[end])) {
        --end;
    }
    return {begin, end};
}

std::string excerpt(std::string_view line, const Span& span) {
    const std::size_t column = span.begin.column;
    const std::size_t at = std::min(column == 0 ? 0 : column - 1, line.size());
    const auto [begin, end] = window(line, at);
    const std::size_t stop = std::max(at, std::min(end, at + std::max(span.length, 1U)));
    const std::string_view mark_left = begin > 0 ? "..." : "";
    const std::string before = shown(line.substr(begin, at - begin), true);
    const std::string inside = shown(line.substr(at, stop - at), false);

    std::string text(mark_left);
    text += before;
    text += inside;
    text += shown(line.substr(stop, end - stop), false);
    text += end < line.size() ? "...\n" : "\n";
    text.append(mark_left.size(), ' ');
    for (const char c : before) {
        text += c == '\t' ? '\t' : ' ';
    }
    text += '^';
    text.append(inside.empty() ? 0 : inside.size() - 1, '~');
    text += '\n';
    return text;
}

} // namespace

bool has_error(const Diagnostics& diagnostics) {
    return std::any_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& diagnostic) {
        return diagnostic.severity == Severity::error;
    });
}

void sort_by_place(Diagnostics& diagnostics) {
    const auto key = [&](std::size_t index) {
        const Diagnostic& diagnostic = diagnostics[index];
        return std::tie(diagnostic.span, diagnostic.severity, diagnostic.message, diagnostic.hint);
    };
    std::vector<std::size_t> order(diagnostics.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    order.erase(std::unique(order.begin(), order.end(),
                            [&](std::size_t a, std::size_t b) { return key(a) == key(b); }),
                order.end());
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::tie(diagnostics[a].span.begin, a) < std::tie(diagnostics[b].span.begin, b);
    });
    Diagnostics sorted;
    sorted.reserve(order.size());
    for (const std::size_t index : order) {
        sorted.push_back(std::move(diagnostics[index]));
    }
    diagnostics = std::move(sorted);
}

std::string text_of(const Diagnostic& diagnostic, std::string_view file, std::string_view source) {
    const Position& place = diagnostic.span.begin;
    std::string text = shown(file, false);
    text += ':';
    if (place.line > 0) {
        append_number(text, place.line);
        text += ':';
        append_number(text, place.column);
        text += ':';
    }
    text += diagnostic.severity == Severity::error ? " error: " : " note: ";
    text += shown(diagnostic.message, false);
    if (!diagnostic.hint.empty()) {
        text += "; ";
        text += shown(diagnostic.hint, false);
    }
    text += '\n';
    if (place.line > 0) {
        if (const auto line = line_of(source, place.line)) {
            text += excerpt(*line, diagnostic.span);
        }
    }
    return text;
}

Position position_of(std::string_view source, std::size_t offset) {
    offset = std::min(offset, source.size());
    std::size_t begin = 0;
    std::size_t line = 1;
    for (std::size_t end = source.find('\n'); end < offset; end = source.find('\n', begin)) {
        begin = end + 1;
        ++line;
    }
    std::size_t column = offset - begin + 1;
    const bool at_end = offset < source.size() && source[offset] == '\n';
    if (at_end && offset > begin && source[offset - 1] == '\r') {
        --column;
    }
    return {narrowed(line), narrowed(column)};
}

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& known) {
    const auto nearest = nearest_word(word, known);
    if (!nearest) {
        return "";
    }
    std::string hint = "did you mean '";
    hint += *nearest;
    hint += "'?";
    return hint;
}

} // namespace clew
