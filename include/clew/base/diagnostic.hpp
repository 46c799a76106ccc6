/// Diagnostics: what is wrong in a file, where, and what would be right.
///
/// A reader collects all faults and gives them back in file order; only `app` prints them. The
/// form is the one compilers use, so that editors can jump to the place:
///
///     escape.toml:3:7: error: no room is called 'hal'; did you mean 'hall'?
///     at = "hal"
///          ^~~~~
#ifndef CLEW_BASE_DIAGNOSTIC_HPP
#define CLEW_BASE_DIAGNOSTIC_HPP

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

/// Line and column count from 1; a column is one byte of the line. Line 0 means the whole file.
struct Position {
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    auto operator<=>(const Position&) const = default;
};

/// A piece of one line: where it begins and how many bytes it has (at least 1 where shown).
struct Span {
    Position begin;
    std::uint32_t length = 1;
    auto operator<=>(const Span&) const = default;
};

enum class Severity : std::uint8_t { error, note };

/// `message` is lower case, without a full stop, names in single quotes; `hint` (may be empty)
/// follows it after "; ": what was expected, or "did you mean 'x'?".
struct Diagnostic {
    Severity severity = Severity::error;
    Span span;
    std::string message;
    std::string hint;
    bool operator==(const Diagnostic&) const = default;
};

using Diagnostics = std::vector<Diagnostic>;

/// True if any of them is an error.
[[nodiscard]] bool has_error(const Diagnostics& diagnostics);

/// Puts them in file order, keeping the order of those on one place, and drops exact repeats.
void sort_by_place(Diagnostics& diagnostics);

/// The printed form, ending in a newline: `file:line:column: error: message; hint`, then the
/// line of `source` and a caret line under the span. Tabs before the span are kept in the caret
/// line so that the caret stands right; bytes that could harm a terminal are shown as '?'; lines
/// over 160 bytes are cut around the span. Line 0 gives `file: error: message; hint` alone.
[[nodiscard]] std::string text_of(const Diagnostic& diagnostic, std::string_view file,
                                  std::string_view source);

/// The position of byte `offset` of `source` (offset may equal its size). Lines end at LF; a CR
/// before it is no part of the line. Complexity: linear in `offset`.
[[nodiscard]] Position position_of(std::string_view source, std::size_t offset);

/// "did you mean 'x'?" for the nearest of `known` (see nearest_word), or "" when none is near.
[[nodiscard]] std::string did_you_mean(std::string_view word,
                                       const std::vector<std::string_view>& known);

} // namespace clew

#endif
