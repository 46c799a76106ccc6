/// What of a text may be shown. Strangers' bytes come in files, in their names and at the prompt;
/// a terminal obeys some of them, and others hide or turn what stands beside them.
///
/// There is one rule: a world's text with such a character is refused, a typed line loses it, and
/// where anything of a stranger's is repeated in a message, '?' stands for it.
#ifndef CLEW_BASE_PRINTABLE_HPP
#define CLEW_BASE_PRINTABLE_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace clew {

struct Character {
    std::uint32_t point = 0;
    std::size_t length = 0; ///< in bytes; 0: the bytes are no UTF-8
};

/// Needs a text that is not empty. No overlong form, surrogate or code point over U+10FFFF is one.
[[nodiscard]] Character first_character(std::string_view text);

/// Where the first byte stands that is no part of whole UTF-8; the size if there is none. Linear.
[[nodiscard]] std::size_t first_not_utf8(std::string_view text);

/// False for what no text may hold, as unprintable_in tells it.
[[nodiscard]] bool may_be_shown(std::uint32_t point);

/// The first character that a text may not hold, as "the control character U+001B": C0 but tab and
/// newline, DEL, C1; "the invisible character U+202E": what turns or hides text; "the private
/// character U+E000": private use, and what no text may hold. Empty if there is none. Broken UTF-8
/// is passed over. Linear.
[[nodiscard]] std::string unprintable_in(std::string_view text);

/// Appends a byte, and takes off the end the character that it completes if no text may hold that:
/// so whatever is appended one by one, none is in it.
void append_printable(std::string& out, char byte);

/// One line of UTF-8: '?' for each such character, tab, newline and byte of broken UTF-8.
[[nodiscard]] std::string printable_line(std::string_view text);

/// One line of printable ASCII, the nearest: '?' for all else.
[[nodiscard]] std::string plain_line(std::string_view text);

} // namespace clew

#endif
