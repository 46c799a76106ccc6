/// What is known of the terminal, if there is one.
#ifndef CLEW_APP_TERMINAL_HPP
#define CLEW_APP_TERMINAL_HPP

#include <cstdint>
#include <optional>

namespace clew {

[[nodiscard]] bool input_is_terminal();
[[nodiscard]] bool output_is_terminal();

/// True if standard error is a terminal of at least so many columns on which a line can be written
/// over: TERM is neither empty nor "dumb".
[[nodiscard]] bool errors_can_be_rewritten(std::uint32_t columns);

enum class Colouring : std::uint8_t { automatic, always, never };

/// Whether what goes to standard output is to be in colour. Automatic: if it is a terminal, TERM is
/// neither empty nor "dumb", and NO_COLOR is not set or empty (no-color.org).
[[nodiscard]] bool output_takes_colour(Colouring wanted);

/// Columns of the terminal that output goes to; 72 where it goes elsewhere or does not say.
[[nodiscard]] std::uint32_t output_width();

/// Columns of the terminal that output goes to; nothing where it goes elsewhere or does not say.
[[nodiscard]] std::optional<std::uint32_t> terminal_columns();

/// Lines of that terminal; 24 where there is none or it does not say.
[[nodiscard]] std::uint32_t output_lines();

/// True if the environment's locale (LC_ALL, LC_CTYPE, LANG) is one of UTF-8.
[[nodiscard]] bool locale_is_utf8();

/// A seed nobody chose: from the system's entropy, below 1,000,000,000, so that it can be typed.
[[nodiscard]] std::uint64_t drawn_seed();

} // namespace clew

#endif
