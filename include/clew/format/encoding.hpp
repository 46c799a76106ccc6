/// What the bytes of a file must be before anything reads them: UTF-8 text.
///
/// A file in another encoding is wrong in every line; here its cause is named once, at the first
/// byte that shows it.
#ifndef CLEW_FORMAT_ENCODING_HPP
#define CLEW_FORMAT_ENCODING_HPP

#include "clew/base/diagnostic.hpp"

#include <string>
#include <string_view>

namespace clew {

/// Without a leading UTF-8 byte-order mark.
[[nodiscard]] std::string_view without_mark(std::string_view text);

/// One fault of each kind at most, where it first shows: UTF-16 (told by its mark), a NUL byte, a
/// byte that is no UTF-8, a control byte other than tab and line ends. Linear.
[[nodiscard]] Diagnostics encoding_faults(std::string_view text);

/// The UTF-16 fault alone; constant time.
[[nodiscard]] Diagnostics utf16_faults(std::string_view text);

/// A world's text, trimmed: lines end in LF alone and tabs are blanks, or it would depend on the
/// author's editor.
[[nodiscard]] std::string plain_lines(std::string_view text);

} // namespace clew

#endif
