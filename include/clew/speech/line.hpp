/// The typed line, before any word of it is understood: made clean, and cut into sentences.
#ifndef CLEW_SPEECH_LINE_HPP
#define CLEW_SPEECH_LINE_HPP

#include <string>
#include <string_view>

namespace clew {

/// The line as the game takes it: tabs, CR and other white space made spaces; arrow-key bytes (ESC
/// [ A …, ESC O A …) made the words north, south, east, west, other escape sequences dropped whole;
/// NUL, other controls and whatever else no text may hold (see printable.hpp; a byte-order mark is
/// such) dropped; U+FFFD for each byte of broken UTF-8; trimmed.
[[nodiscard]] std::string cleaned(std::string_view line);

/// True if `cleaned(line)` is `line`: then nothing needs copying.
[[nodiscard]] bool is_clean(std::string_view line);

/// Takes the first sentence off `rest`, and what ends it: '.', ';' or the word "then" ("and then"
/// too). While a question is open (`whole`), all of it. Trimmed; may be blank.
[[nodiscard]] std::string_view next_sentence(std::string_view& rest, bool whole);

} // namespace clew

#endif
