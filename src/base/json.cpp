#include "clew/base/json.hpp"

#include "clew/base/printable.hpp"
#include "clew/base/text.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace clew {

namespace {

// Bytes that stand for themselves; the others are looked at one character at a time.
constexpr std::array<bool, 256> is_plain = [] {
    std::array<bool, 256> plain{};
    for (std::size_t i = ' '; i < 0x7F; ++i) {
        plain[i] = i != '"' && i != '\\';
    }
    return plain;
}();

// What four digits can escape; no world holds any of the others.
bool is_escaped(std::uint32_t point) {
    return point < ' ' || (point <= 0xFFFF && !may_be_shown(point));
}

void append_escape(std::string& out, std::uint32_t point) {
    constexpr std::string_view digits = "0123456789abcdef";
    out += "\\u";
    for (unsigned shift = 16; shift > 0;) {
        shift -= 4;
        out += digits[point >> shift & 15U];
    }
}

void append_character(std::string& out, std::string_view bytes, std::uint32_t point) {
    if (point == '\n') {
        out += "\\n";
    } else if (point == '"' || point == '\\') {
        out += '\\';
        out += bytes;
    } else if (is_escaped(point)) {
        append_escape(out, point);
    } else {
        out += bytes;
    }
}

} // namespace

void append_json_string(std::string& out, std::string_view text) {
    out += '"';
    while (!text.empty()) {
        std::size_t plain = 0;
        while (plain < text.size() && is_plain[static_cast<unsigned char>(text[plain])]) {
            ++plain;
        }
        out += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) {
            break;
        }
        const Character character = first_character(text);
        if (character.length == 0) {
            append_escape(out, 0xFFFD);
            text.remove_prefix(1);
        } else {
            append_character(out, text.substr(0, character.length), character.point);
            text.remove_prefix(character.length);
        }
    }
    out += '"';
}

} // namespace clew
