/// --salvage: reads and plays a damaged thread as far as it can be read, and says how far that is.
/// Where it has no digests, a line changed into another that can be read is played as it stands.
#ifndef CLEW_APP_SALVAGE_THREAD_HPP
#define CLEW_APP_SALVAGE_THREAD_HPP

#include "clew/session/game.hpp"
#include "clew/session/thread.hpp"

#include <string>

namespace clew {

/// As thread_of, but of a damaged thread the lines that can be read; `damaged` is set if it is one,
/// and standard error says where and why. Nothing to be read is AlreadyTold, faulty.
[[nodiscard]] Thread salvaged_thread_of(const std::string& path, bool& damaged);

/// The same of a text that was read from there.
[[nodiscard]] Thread salvaged_thread_in(const std::string& path, std::string text, bool& damaged);

/// Plays it in a new game up to the first digest that differs, and takes what follows from it;
/// standard error says so. If it was `damaged`, or is so now, it ends with the count of lines.
void play_what_is_left(Thread& thread, Game& game, const std::string& path, bool& damaged);

/// "game-salvaged.thread" for "game.thread", or with "-2", "-3" … the first that is free.
[[nodiscard]] std::string name_beside(const std::string& path, const std::string& added);

} // namespace clew

#endif
