#include "clew/format/narrow.hpp"

#include "clew/base/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace clew {

namespace {

constexpr unsigned byte_at(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

// Of the sequence that begins there; a byte that begins none is a character of its own.
std::size_t length_at(std::string_view text, std::size_t at) {
    const unsigned first = byte_at(text, at);
    const std::size_t wanted = first < 0xC2 ? 1U : first < 0xE0 ? 2U : first < 0xF0 ? 3U : 4U;
    std::size_t length = 1;
    while (length < wanted && at + length < text.size() && !begins_character(text[at + length])) {
        ++length;
    }
    return length;
}

// What U+2500 to U+253F and U+2540 to U+257F are drawn with; 0: no part of a wall.
constexpr std::array<std::string_view, 2> boxes = {
    "--||00000000++++++++++++++++++++++++++++++++++++++++++++++++++++",
    "++++++++++++0000-|+++++++++++++++++++++++++++++++000++++++++++++"};
static_assert(boxes[0].size() == 64 && boxes[1].size() == 64);

char narrow_char(std::string_view character) {
    if (character.size() == 1) {
        return byte_at(character, 0) < 0x80 ? character.front() : '\0';
    }
    if (begins_with_full_block(character)) {
        return '#';
    }
    if (!begins_with_box(character)) {
        return '\0';
    }
    const char drawn = boxes[byte_at(character, 1) - 0x94U][byte_at(character, 2) & 63U];
    return drawn == '0' ? '\0' : drawn;
}

// Spans come in the order of the text, so that all of them together take linear time.
class Widening {
public:
    explicit Widening(std::string_view wide) : wide_(wide) {}
    void widen(Span& span);

private:
    void go_to(Position narrow);

    std::string_view wide_;
    std::size_t line_begin_ = 0;
    std::size_t at_ = 0;
    Position narrow_{1, 1}; // of at_
};

void Widening::go_to(Position narrow) {
    while (narrow_.line < narrow.line) {
        const std::size_t end = wide_.find('\n', line_begin_);
        if (end == std::string_view::npos) {
            at_ = wide_.size();
            break;
        }
        at_ = line_begin_ = end + 1;
        narrow_ = {narrow_.line + 1, 1};
    }
    if (narrow.column < narrow_.column) {
        at_ = line_begin_;
        narrow_.column = 1;
    }
    for (; narrow_.column < narrow.column && at_ < wide_.size(); ++narrow_.column) {
        at_ += length_at(wide_, at_);
    }
}

void Widening::widen(Span& span) {
    if (span.begin.line == 0) {
        return;
    }
    const Position begin = span.begin;
    go_to(begin);
    const std::size_t from = at_;
    span.begin.column = static_cast<std::uint32_t>(from - line_begin_ + 1);
    go_to({begin.line, begin.column + span.length});
    span.length = static_cast<std::uint32_t>(std::max<std::size_t>(at_ - from, 1));
}

} // namespace

bool begins_with_box(std::string_view text) {
    return text.size() >= 3 && (text.starts_with("\xE2\x94") || text.starts_with("\xE2\x95"));
}

bool begins_with_full_block(std::string_view text) { return text.starts_with("\xE2\x96\x88"); }

std::string narrowed(std::string_view text) {
    std::string narrow;
    narrow.reserve(text.size() / 2);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = length_at(text, at);
        narrow += narrow_char(text.substr(at, length));
        at += length;
    }
    return narrow;
}

std::optional<std::string> masked(std::string_view text) {
    const auto is_wide = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
    if (std::none_of(text.begin(), text.end(), is_wide)) {
        return std::nullopt;
    }
    std::string mask;
    for (std::size_t at = 0; at < text.size(); at += length_at(text, at)) {
        mask += is_wide(text[at]) ? '\0' : text[at];
    }
    return mask;
}

Result<MazeText, Diagnostics> widened(Result<MazeText, Diagnostics> read, std::string_view wide) {
    if (!read.has_value()) {
        Diagnostics faults = std::move(read).error();
        Widening widening(wide);
        for (Diagnostic& fault : faults) {
            widening.widen(fault.span);
        }
        return Unexpected{std::move(faults)};
    }
    for (std::vector<Span>* spans : {&read->letter_spans, &read->spans}) {
        Widening widening(wide);
        for (Span& span : *spans) {
            widening.widen(span);
        }
    }
    return read;
}

} // namespace clew
