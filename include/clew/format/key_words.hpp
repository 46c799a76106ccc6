/// The keys of a world file in words, for messages.
#ifndef CLEW_FORMAT_KEY_WORDS_HPP
#define CLEW_FORMAT_KEY_WORDS_HPP

#include "clew/format/keys.hpp"

#include <span>
#include <string>
#include <string_view>

namespace clew {

/// What the value must be: "expected a whole number from 1 to 255".
[[nodiscard]] std::string expected_of(const KeyFacts& key);

/// For a key that the table does not have: the table it belongs to, or the known key it is like,
/// or all known keys.
[[nodiscard]] std::string hint_for_unknown(Table table, std::string_view name);

/// "'a', 'b' or 'c'".
[[nodiscard]] std::string one_of(std::span<const std::string_view> names);

} // namespace clew

#endif
