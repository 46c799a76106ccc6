/// JSON as it is written: strings that any reader takes, whatever bytes they are made of.
#ifndef CLEW_BASE_JSON_HPP
#define CLEW_BASE_JSON_HPP

#include <string>
#include <string_view>

namespace clew {

/// Appends `text` in quotes. UTF-8 stays as it is, but what no text may hold (see printable.hpp)
/// and tabs and newlines are escaped, up to U+FFFF. Each byte that is no UTF-8 becomes U+FFFD.
void append_json_string(std::string& out, std::string_view text);

} // namespace clew

#endif
