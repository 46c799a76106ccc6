#include "clew/base/printable.hpp"

#include "clew/base/text.hpp"

#include <algorithm>
#include <array>

namespace clew {

namespace {

constexpr unsigned byte_at(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

struct Unprintable {
    std::uint32_t first;
    std::uint32_t last;
    std::string_view kind;
};

constexpr std::string_view control = "the control character";
constexpr std::string_view invisible = "the invisible character";
constexpr std::string_view private_use = "the private character";

// C1 controls are obeyed by some terminals as an escape is. Marks, embeddings, overrides and
// isolates of direction show a line other than it is written; blanks without width and tags show
// nothing. The joiners U+200C and U+200D stay: Persian, Hindi and many emoji are written with them.
constexpr std::array<Unprintable, 23> unprintables = {{
    {0x00, 0x08, control},
    {0x0B, 0x1F, control},
    {0x7F, 0x9F, control},
    {0x34F, 0x34F, invisible},
    {0x61C, 0x61C, invisible},
    {0x115F, 0x1160, invisible},
    {0x17B4, 0x17B5, invisible},
    {0x180B, 0x180F, invisible},
    {0x200B, 0x200B, invisible},
    {0x200E, 0x200F, invisible},
    {0x2028, 0x202E, invisible},
    {0x2060, 0x206F, invisible},
    {0x3164, 0x3164, invisible},
    {0xE000, 0xF8FF, private_use},
    {0xFDD0, 0xFDEF, private_use},
    {0xFEFF, 0xFEFF, invisible},
    {0xFFA0, 0xFFA0, invisible},
    {0xFFF0, 0xFFFB, invisible},
    {0x13430, 0x1343F, invisible},
    {0x1BCA0, 0x1BCA3, invisible},
    {0x1D173, 0x1D17A, invisible},
    {0xE0000, 0xE00FF, invisible},
    {0xF0000, 0x10FFFF, private_use},
}};

// Empty if the character may be in a text.
std::string_view unprintable_kind(std::uint32_t point) {
    if (point >= ' ' && point <= '~') {
        return "";
    }
    const auto* found =
        std::find_if(unprintables.begin(), unprintables.end(), [&](const Unprintable& range) {
            return range.first <= point && point <= range.last;
        });
    const bool is_noncharacter = (point & 0xFFFEU) == 0xFFFE;
    return found != unprintables.end() ? found->kind : is_noncharacter ? private_use : "";
}

std::string code_of(std::uint32_t point) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string code = " U+";
    const unsigned first_shift = point > 0xFFFFF ? 20 : point > 0xFFFF ? 16 : 12;
    for (int shift = static_cast<int>(first_shift); shift >= 0; shift -= 4) {
        code += digits[point >> static_cast<unsigned>(shift) & 15U];
    }
    return code;
}

} // namespace

Character first_character(std::string_view text) {
    const unsigned first = byte_at(text, 0);
    if (first < 0x80) {
        return {first, 1};
    }
    if (first < 0xC2 || first > 0xF4) {
        return {};
    }
    const std::size_t length = first < 0xE0 ? 2U : first < 0xF0 ? 3U : 4U;
    if (text.size() < length) {
        return {};
    }
    std::uint32_t point = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const unsigned next = byte_at(text, i);
        if ((next & 0xC0U) != 0x80) {
            return {};
        }
        point = point << 6U | (next & 0x3FU);
    }
    constexpr std::array<std::uint32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
    return point < least[length] || surrogate || point > 0x10FFFF ? Character{}
                                                                  : Character{point, length};
}

std::size_t first_not_utf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length = first_character(text.substr(at)).length;
        if (length == 0) {
            return at;
        }
        at += length;
    }
    return text.size();
}

bool may_be_shown(std::uint32_t point) { return unprintable_kind(point).empty(); }

std::string unprintable_in(std::string_view text) {
    while (!text.empty()) {
        const Character character = first_character(text);
        if (character.length > 0) {
            const std::string_view kind = unprintable_kind(character.point);
            if (!kind.empty()) {
                return std::string(kind) + code_of(character.point);
            }
        }
        text.remove_prefix(std::max<std::size_t>(character.length, 1));
    }
    return {};
}

void append_printable(std::string& out, char byte) {
    out += byte;
    std::size_t length = 1;
    while (length < 4 && length < out.size() && !begins_character(out[out.size() - length])) {
        ++length;
    }
    const std::size_t begin = out.size() - length;
    const Character character = first_character(std::string_view(out).substr(begin));
    if (character.length == length && !may_be_shown(character.point)) {
        out.resize(begin);
    }
}

std::string printable_line(std::string_view text) {
    std::string line;
    while (!text.empty()) {
        const Character character = first_character(text);
        const std::size_t length = std::max<std::size_t>(character.length, 1);
        const bool shown =
            character.length > 0 && character.point >= ' ' && may_be_shown(character.point);
        line += shown ? text.substr(0, length) : "?";
        text.remove_prefix(length);
    }
    return line;
}

std::string plain_line(std::string_view text) { return ascii_of(printable_line(text)); }

} // namespace clew
