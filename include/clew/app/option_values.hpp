/// Values of options: text of the command line made numbers and names, or refused (Failure with
/// Status::command_line) in words that say what is allowed.
#ifndef CLEW_APP_OPTION_VALUES_HPP
#define CLEW_APP_OPTION_VALUES_HPP

#include "clew/world/dungeon_spec.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clew {

[[noreturn]] void wrong(const std::string& words);

/// "OPTION: 'VALUE' is not EXPECTED".
[[noreturn]] void wrong_value(const std::string& option, const std::string& value,
                              const std::string& expected);

/// The same for one of several names, with the nearest suggested.
[[noreturn]] void wrong_name(const std::string& option, const std::string& value,
                             const std::vector<std::string_view>& names);

/// "a, b and c".
[[nodiscard]] std::string all_of(const std::vector<std::string_view>& names);

/// "one of a, b and c".
[[nodiscard]] std::string one_of(const std::vector<std::string_view>& names);

[[nodiscard]] std::uint64_t number_option(const std::string& option, const std::string& value,
                                          std::uint64_t least, std::uint64_t most);

/// Rows or columns: 1 to rooms_max.
[[nodiscard]] std::uint32_t size_option(const std::string& option, const std::string& value);

/// "0", "1", or a decimal fraction of at most 15 digits.
[[nodiscard]] double share_option(const std::string& option, const std::string& value);

/// As share_option reads it: to its 15 digits.
[[nodiscard]] std::string share_text(double share);

/// What stands on either side of the dots: "0" and "1" of "0..1". Nothing where there are none.
[[nodiscard]] std::optional<std::pair<std::string_view, std::string_view>>
range_of(std::string_view text);

/// "6..12", or "6" for as few as for as many; each 1 to halls_max.
[[nodiscard]] Extent extent_option(const std::string& option, const std::string& value);

/// As extent_option reads it.
[[nodiscard]] std::string extent_text(Extent extent);

} // namespace clew

#endif
