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

/// What Clew itself writes below headings: the lines typed, cleaned, and digests. A thread may be a
/// stranger's, and its comments and answers say what they like to the terminal that they are
/// printed on; whoever restores it needs neither.
[[nodiscard]] std::string body_of(const Thread& thread);

/// `body` (whole lines) leads to `game`; a heading "save" among the headings is replaced.
[[nodiscard]] std::string save_text(const Headings& headings, std::string_view body,
                                    const Game& game);

/// The same lines as a journal, which is no save.
[[nodiscard]] std::string journal_text(const Headings& headings, std::string_view body);

/// The lines that lead to the game as its history has them, "> LINE\n" each: the same moment, and
/// as deep an undo; a hint that was paid for twice is undone and asked for again. Nothing where
/// typing them anew does not lead there, which no game is known to do. Takes as long as playing
/// them.
[[nodiscard]] std::optional<std::string> retraced(const Game& game);

/// Each line set in by one blank, so that none passes for a prompt or a heading; read_thread takes
/// it off again.
[[nodiscard]] std::string set_in(std::string_view text);

} // namespace clew

#endif
