/// Seals: what a journal says of itself as it grows, so that no line of it changes unnoticed.
///
///     > d
///     = 7d793037 5d41402a             the game's digest after it, and that of all lines above
///
/// A digest of the game alone would not do: many a line changes nothing of it, and yet says how the
/// next ones are taken. The digest of lines is that of `# end`: it does not tell how they end.
#ifndef CLEW_SESSION_SEAL_HPP
#define CLEW_SESSION_SEAL_HPP

#include "clew/base/digest.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace clew {

struct Game;

/// Of all lines of a thread so far: how many were typed, and their digest.
struct LineSum {
    std::uint64_t typed = 0;
    Digest digest;
    void add(std::string_view line); ///< without its end
    [[nodiscard]] std::string digits() const { return hex8(digest.value()); }
};

/// Of a whole text; a byte-order mark is passed over.
[[nodiscard]] LineSum sum_of(std::string_view text);

/// Appends "= GAME LINES\n" to what has this sum, and to the sum.
void append_seal(std::string& out, LineSum& sum, std::uint64_t game_digest);

/// The thread with a seal behind its last line.
[[nodiscard]] std::string sealed(std::string thread, const Game& game);

} // namespace clew

#endif
