/// Text, byte by byte: ASCII classes that no locale can change, and the few operations on words
/// that the readers and the prompt share.
#ifndef CLEW_BASE_TEXT_HPP
#define CLEW_BASE_TEXT_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

[[nodiscard]] constexpr bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
/// C0 controls (tab and newline too) and DEL.
[[nodiscard]] constexpr bool is_control(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// False within a character of UTF-8.
[[nodiscard]] constexpr bool begins_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80;
}
[[nodiscard]] constexpr char to_lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// `text` without white space at either end.
[[nodiscard]] std::string_view trim(std::string_view text);

/// `text` in lower case (ASCII only), trimmed, each run of white space made one space.
[[nodiscard]] std::string fold(std::string_view text);

/// The words between white space, in order; views into `text`.
[[nodiscard]] std::vector<std::string_view> split_words(std::string_view text);

/// The lines of `text`, without their LF or CRLF; a last line without an end counts; "" has none.
[[nodiscard]] std::vector<std::string_view> split_lines(std::string_view text);

/// A decimal number of digits alone (no sign, no blanks), or nothing when it is none or over
/// `most`. Leading zeros are allowed.
[[nodiscard]] std::optional<std::uint64_t> number_of(std::string_view digits, std::uint64_t most);

/// The one of `known` with the least edit distance to `word` (insert, delete, replace, swap two
/// neighbours: Damerau's distance, restricted), the first of equals; nothing when that distance
/// is over a third of the longer word's length (rounded up) or over 3, or is that whole length
/// (one letter is not near another), or when either is over 64 bytes.
[[nodiscard]] std::optional<std::string_view>
nearest_word(std::string_view word, const std::vector<std::string_view>& known);

/// Appends `text` broken at spaces so that no line has over `width` characters (UTF-8 sequences
/// count one; a longer word stands alone on its line and is not cut). Newlines in `text` are
/// kept, blank lines too; width 0 means no breaking. Appends no newline at the end.
void append_wrapped(std::string& out, std::string_view text, std::size_t width);

/// Appends the decimal form.
void append_number(std::string& out, std::uint64_t number);
void append_signed(std::string& out, std::int64_t number);

/// True if `text` is whole UTF-8 (no overlong form, surrogate, or code point over U+10FFFF).
[[nodiscard]] bool is_utf8(std::string_view text);

/// What a stranger's bytes may show: printable ASCII as it is, all else (controls, each byte of
/// broken or whole UTF-8) as '?'; cut after `most` bytes with "..." appended.
[[nodiscard]] std::string harmless(std::string_view text, std::size_t most = 60);

/// The nearest ASCII of UTF-8 text: accents dropped, typographic quotes, dashes and ellipses
/// made plain, anything else '?'.
[[nodiscard]] std::string ascii_of(std::string_view text);

} // namespace clew

#endif
