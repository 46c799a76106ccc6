/// The lines of a thread, one by one: how they end, and of which kind they are.
#ifndef CLEW_SESSION_THREAD_LINE_HPP
#define CLEW_SESSION_THREAD_LINE_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace clew {

/// One line of the body; comments are none.
struct ThreadLine {
    enum class Kind : std::uint8_t { typed, digest, output };
    Kind kind = Kind::typed;
    std::uint32_t line = 0;   ///< from 1
    std::string_view content; ///< after "> ", or the game's digest; a view into the thread's text
    std::string_view seal; ///< of a digest: that of all lines above, if it is there (see seal.hpp)
};

struct RawLine {
    std::string_view text; ///< without LF or CRLF
    bool whole = true;     ///< it had one
};

/// The line that begins at `at`, which is moved behind it.
[[nodiscard]] RawLine take_line(std::string_view text, std::size_t& at);

/// By its first two bytes.
[[nodiscard]] ThreadLine line_of(std::string_view text, std::uint32_t number);

[[nodiscard]] constexpr bool is_typed_line(std::string_view line) {
    return line == ">" || line.starts_with("> ");
}

[[nodiscard]] constexpr bool is_comment(std::string_view line) {
    return line == "#" || line.starts_with("# ");
}

/// 8 hexadecimal digits.
[[nodiscard]] bool is_digest(std::string_view text);

} // namespace clew

#endif
