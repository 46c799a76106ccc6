/// Saves: a thread that is whole, from its headings and lines.
///
/// A save is told from a journal by its heading "save", so that one cut at a line's end is not
/// taken for a game of fewer lines; "# end" holds it against every other change, and the digest of
/// the game before that against other rules.
#ifndef CLEW_SESSION_SAVE_HPP
#define CLEW_SESSION_SAVE_HPP

#include "clew/session/game.hpp"
#include "clew/session/thread.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace clew {

/// The lines below the headings, up to the last whole one that is not "# end".
[[nodiscard]] std::string_view body_of(const Thread& thread);

/// `body` (whole lines) leads to `game`; a heading "save" among the headings is replaced.
[[nodiscard]] std::string save_text(const Headings& headings, std::string_view body,
                                    const Game& game);

/// The same lines as a journal, which is no save.
[[nodiscard]] std::string journal_text(const Headings& headings, std::string_view body);

/// The lines that lead to the game as its history has them, "> LINE\n" each: the same moment, and
/// as deep an undo. Nothing where typing them anew does not lead there, which can be only where
/// hints have a price. Takes as long as playing them.
[[nodiscard]] std::optional<std::string> retraced(const Game& game);

/// Each line set in by one blank, so that none passes for a prompt or a heading; read_thread takes
/// it off again.
[[nodiscard]] std::string set_in(std::string_view text);

} // namespace clew

#endif
