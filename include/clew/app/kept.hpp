/// Where a game is kept while it is played.
#ifndef CLEW_APP_KEPT_HPP
#define CLEW_APP_KEPT_HPP

#include "clew/app/journal.hpp"
#include "clew/app/options.hpp"

#include <optional>
#include <string>

namespace clew {

struct Kept {
    std::optional<Journal> journal; ///< none: the game is kept nowhere
    bool unasked = false;           ///< as an unfinished game, in the player's data folder
};

/// True if a person plays: both streams are terminals, and no program reads the output.
[[nodiscard]] bool is_played_at_terminal(const Options& options);

[[nodiscard]] Sync sync_of(const Options& options);

/// A new file that begins with `thread`: the one that --thread names, else, at a terminal, that of
/// an unfinished game. Fails (Failure) if the former cannot be made; of the latter it is told.
[[nodiscard]] Kept newly_kept(const Options& options, const std::string& thread);

/// How a game goes on that a signal ends.
[[nodiscard]] std::string last_words(const Kept& kept);

/// At the end: what is kept unasked and not over stays to be resumed, as the returned sentence
/// says; else it is empty.
[[nodiscard]] std::string farewell(Kept& kept, bool over);

} // namespace clew

#endif
