/// Unfinished games: what is played at a terminal is kept unasked in the player's data folder.
///
///     unfinished.thread, unfinished-2.thread … unfinished-9.thread     games not at their end
///     previous.thread                                                  the last one put away
///
/// Several may be in use at once, each locked by its game. Where previous.thread itself is being
/// played, previous-2.thread and so on take its part.
#ifndef CLEW_APP_UNFINISHED_HPP
#define CLEW_APP_UNFINISHED_HPP

#include "clew/app/journal.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clew {

/// Those that are there, in use or not, the one played last first.
[[nodiscard]] std::vector<std::string> unfinished_games(const std::string& folder);

/// A new one in the first place that is free; where none is, the oldest not in use is put away,
/// and standard error says where it is then.
/// Fails (Failure) where there can be none.
[[nodiscard]] Journal new_unfinished(const std::string& folder, std::string_view headings,
                                     Sync sync);

/// Makes it the previous game, in the place of the one before.
void put_away(Journal& journal);

/// At the end of a game: one without a line typed is removed, one that is over is put away, any
/// other is left to be gone on with. True if it is.
bool is_left_unfinished(Journal& journal, bool over);

} // namespace clew

#endif
