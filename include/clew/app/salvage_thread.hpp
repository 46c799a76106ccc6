/// --salvage: reads and plays a damaged thread as far as it is whole, and says how far that is.
#ifndef CLEW_APP_SALVAGE_THREAD_HPP
#define CLEW_APP_SALVAGE_THREAD_HPP

#include "clew/session/game.hpp"
#include "clew/session/thread.hpp"

#include <string>

namespace clew {

/// As thread_of, but of a damaged thread the lines that are whole; `damaged` is set if any had to
/// be left out, and standard error says which and why. Nothing whole is AlreadyTold, faulty.
[[nodiscard]] Thread salvaged_thread_of(const std::string& path, bool& damaged);

/// Plays it in a new game up to the first digest that differs, and takes what follows from it;
/// standard error says so.
void play_what_is_whole(Thread& thread, Game& game, const std::string& path);

/// "game-salvaged.thread" for "game.thread", or with "-2", "-3" … the first that is free.
[[nodiscard]] std::string name_beside(const std::string& path, const std::string& added);

} // namespace clew

#endif
