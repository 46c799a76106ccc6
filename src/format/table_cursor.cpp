#include "clew/format/table_cursor.hpp"

#include "clew/base/text.hpp"
#include "clew/format/encoding.hpp"
#include "clew/world/grid.hpp"

#include <algorithm>

namespace clew {

namespace {

std::optional<unsigned> number_of_hexadecimal(std::string_view digits) {
    unsigned number = 0;
    for (const char c : digits) {
        const std::size_t digit = std::string_view("0123456789abcdef").find(to_lower(c));
        if (digit == std::string_view::npos) {
            return std::nullopt;
        }
        number = number * 16 + static_cast<unsigned>(digit);
    }
    return digits.size() == 4 ? std::optional(number) : std::nullopt;
}

constexpr std::size_t escape_bytes = 6; // of \u and its digits

constexpr bool is_first_half(unsigned code) { return code >= 0xD800 && code < 0xDC00; }
constexpr bool is_second_half(unsigned code) { return code >= 0xDC00 && code < 0xE000; }

// The number in an escape that begins there.
std::optional<unsigned> code_at(std::string_view raw, std::size_t at) {
    const std::string_view escape = raw.substr(std::min(at, raw.size()), escape_bytes);
    return escape.starts_with("\\u") ? number_of_hexadecimal(escape.substr(2)) : std::nullopt;
}

void append_character(std::string& text, unsigned code) {
    const auto add = [&](unsigned byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        add(code);
        return;
    }
    if (code < 0x800) {
        add(0xC0U | code >> 6U);
    } else {
        if (code < 0x10000) {
            add(0xE0U | code >> 12U);
        } else {
            add(0xF0U | code >> 18U);
            add(0x80U | (code >> 12U & 0x3FU));
        }
        add(0x80U | (code >> 6U & 0x3FU));
    }
    add(0x80U | (code & 0x3FU));
}

} // namespace

TableCursor::TableCursor(std::string_view text, FaultList& faults)
    : text_(text), faults_(&faults), at_(text.size() - without_mark(text).size()) {}

void TableCursor::skip_space() {
    while (at_ < text_.size() && is_space(text_[at_])) {
        if (text_[at_] == '\n') {
            ++line_;
            line_begin_ = at_ + 1;
        }
        ++at_;
    }
}

void TableCursor::skip_name() {
    skip_space();
    while (is_letter(here()) || is_digit(here()) || here() == '_') {
        ++at_;
    }
    skip_space();
    if (here() == '=') {
        ++at_;
    }
}

void TableCursor::fault(std::string_view hint) {
    std::string message = "the line ends here";
    if (at_ >= text_.size()) {
        message = "the text ends here";
    } else if (here() != '\n') {
        message = quoted(text_.substr(at_, 1)) + " stands here";
    }
    faults_->add({position(), 1}, std::move(message), std::string(hint));
}

bool TableCursor::take(char wanted, std::string_view hint) {
    skip_space();
    if (here() != wanted) {
        fault(hint);
        return false;
    }
    ++at_;
    return true;
}

bool TableCursor::take_end(char bracket) {
    skip_space();
    const bool found = here() == bracket;
    at_ += found ? 1 : 0;
    return found;
}

bool TableCursor::separated(char bracket) {
    skip_space();
    if (here() == ',') {
        ++at_;
        return true;
    }
    if (here() == bracket) {
        return true;
    }
    fault(bracket == ']' ? "expected ',' or ']' here" : "expected ',' or '}' here");
    return false;
}

std::optional<QuotedText> TableCursor::take_text(std::string_view hint) {
    skip_space();
    const char quote = here();
    if (quote != '"' && quote != '\'') {
        fault(hint);
        return std::nullopt;
    }
    ++at_;
    const Position begin = position();
    const std::size_t from = at_;
    bool has_escapes = false;
    while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') {
        const bool escape = text_[at_] == '\\' && at_ + 1 < text_.size() && text_[at_ + 1] != '\n';
        has_escapes = has_escapes || text_[at_] == '\\';
        at_ += escape ? 2 : 1;
    }
    if (here() != quote) {
        fault("expected the quote that closes the string");
        return std::nullopt;
    }
    const std::string_view raw = text_.substr(from, at_++ - from);
    const Span span{begin, static_cast<std::uint32_t>(std::max<std::size_t>(raw.size(), 1))};
    return has_escapes ? unescaped(raw, span) : QuotedText{raw, span};
}

std::optional<QuotedText> TableCursor::unescaped(std::string_view raw, Span span) {
    escaped_.clear();
    for (std::size_t at = 0; at < raw.size();) {
        if (raw[at] != '\\') {
            escaped_ += raw[at++];
        } else if (!undo_escape(raw, at, span.begin)) {
            return std::nullopt;
        }
    }
    return QuotedText{escaped_, span};
}

bool TableCursor::undo_escape(std::string_view raw, std::size_t& at, Position begin) {
    constexpr std::string_view escapes = "\"\\/bfnrt";
    constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
    const std::string_view letter = raw.substr(at + 1, 1);
    const std::size_t known = letter.empty() ? std::string_view::npos : escapes.find(letter[0]);
    if (known != std::string_view::npos) {
        escaped_ += meant[known];
        at += 2;
        return true;
    }
    const Position here{begin.line, begin.column + static_cast<std::uint32_t>(at)};
    if (code_at(raw, at)) {
        return undo_number(raw, at, here);
    }
    faults_->add({here, 2}, quoted(raw.substr(at, 2)) + " is no escape of JSON",
                 R"(expected \", \\, \/, \b, \f, \n, \r, \t, or \u and four hexadecimal digits)");
    return false;
}

// A character beyond U+FFFF is written as two halves.
bool TableCursor::undo_number(std::string_view raw, std::size_t& at, Position here) {
    unsigned code = *code_at(raw, at);
    std::size_t length = escape_bytes;
    if (is_first_half(code)) {
        const unsigned second = code_at(raw, at + length).value_or(0);
        if (is_second_half(second)) {
            code = 0x10000 + ((code - 0xD800) << 10U) + (second - 0xDC00);
            length += escape_bytes;
        }
    }
    if (is_first_half(code) || is_second_half(code)) {
        faults_->add({here, escape_bytes},
                     quoted(raw.substr(at, escape_bytes)) + " is half a character",
                     R"(expected two halves, \ud800 to \udbff and then \udc00 to \udfff)");
        return false;
    }
    append_character(escaped_, code);
    at += length;
    return true;
}

std::optional<std::uint32_t> TableCursor::take_number(std::string_view hint) {
    skip_space();
    std::size_t end = at_;
    while (end < text_.size() && is_digit(text_[end])) {
        ++end;
    }
    const std::string_view digits = text_.substr(at_, end - at_);
    const auto number = number_of(digits, rooms_max);
    if (digits.empty()) {
        fault(hint);
        return std::nullopt;
    }
    if (!number) {
        faults_->add({position(), static_cast<std::uint32_t>(digits.size())},
                     quoted(digits) + " is too large a number", "expected at most 1073741824");
        return std::nullopt;
    }
    at_ = end;
    return static_cast<std::uint32_t>(*number);
}

bool TableCursor::skip_value() {
    int depth = 0;
    do {
        skip_space();
        if (!skip_part(depth)) {
            return false;
        }
    } while (depth > 0);
    return true;
}

// A string, a bracket, a comma between brackets, or a word.
bool TableCursor::skip_part(int& depth) {
    const char c = here();
    if (c == '"' || c == '\'') {
        return take_text({}).has_value();
    }
    const bool opens = c == '[' || c == '{';
    const bool inner = depth > 0 && (c == ']' || c == '}' || c == ',' || c == ':');
    if (opens || inner) {
        depth += opens ? 1 : c == ']' || c == '}' ? -1 : 0;
        ++at_;
        return true;
    }
    const std::size_t from = at_;
    while (is_letter(here()) || is_digit(here()) || here() == '-' || here() == '+' ||
           here() == '.') {
        ++at_;
    }
    if (at_ == from) {
        fault("expected a value here");
    }
    return at_ > from;
}

void TableCursor::expect_end(std::string_view hint) {
    skip_space();
    if (at_ < text_.size()) {
        fault(hint);
    }
}

} // namespace clew
