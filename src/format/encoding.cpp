#include "clew/format/encoding.hpp"

#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace clew {

namespace {

constexpr unsigned byte_at(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

std::string hexadecimal(unsigned value, int digits) {
    constexpr std::string_view digit = "0123456789ABCDEF";
    std::string text;
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
        text += digit[(value >> static_cast<unsigned>(shift)) & 15U];
    }
    return text;
}

bool is_line_end(std::string_view text, std::size_t at) {
    return text[at] == '\n' || (text[at] == '\r' && text.substr(at + 1, 1) == "\n");
}

std::size_t first_control(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (is_control(c) && c != '\t' && c != '\0' && !is_line_end(text, at)) {
            return at;
        }
    }
    return text.size();
}

Diagnostic fault_at(std::string_view text, std::size_t offset, std::string message,
                    std::string hint) {
    return {Severity::error, {position_of(text, offset), 1}, std::move(message), std::move(hint)};
}

} // namespace

std::string_view without_mark(std::string_view text) {
    return text.starts_with(byte_order_mark) ? text.substr(byte_order_mark.size()) : text;
}

Diagnostics utf16_faults(std::string_view text) {
    if (!text.starts_with("\xFF\xFE") && !text.starts_with("\xFE\xFF")) {
        return {};
    }
    return {{Severity::error, {{1, 1}, 2}, "the file is UTF-16", "save it as UTF-8"}};
}

Diagnostics encoding_faults(std::string_view text) {
    Diagnostics faults = utf16_faults(text);
    if (!faults.empty()) {
        return faults;
    }
    const std::size_t nul = text.find('\0');
    if (nul != std::string_view::npos) {
        faults.push_back(fault_at(text, nul, "a NUL byte stands here", "expected text in UTF-8"));
    }
    const std::size_t foreign = first_not_utf8(text);
    if (foreign < text.size()) {
        faults.push_back(fault_at(
            text, foreign, "byte 0x" + hexadecimal(byte_at(text, foreign), 2) + " is no UTF-8",
            "save the file as UTF-8, it may be Latin-1"));
    }
    const std::size_t control = first_control(text);
    if (control < text.size()) {
        faults.push_back(
            fault_at(text, control,
                     "control byte 0x" + hexadecimal(byte_at(text, control), 2) + " stands here",
                     "expected printable text, tabs and line ends"));
    }
    sort_by_place(faults);
    return faults;
}

std::string plain_lines(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool line_end = text[at] == '\r' && text.substr(at + 1, 1) == "\n";
        if (!line_end) {
            plain += text[at] == '\t' ? ' ' : text[at];
        }
    }
    return std::string(trim(plain));
}

} // namespace clew
