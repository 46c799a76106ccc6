/// Taking up a thread: its game played again to where it was left, or as far as it is whole.
#ifndef CLEW_APP_TAKE_UP_HPP
#define CLEW_APP_TAKE_UP_HPP

#include "clew/app/kept.hpp"
#include "clew/app/load.hpp"
#include "clew/app/options.hpp"
#include "clew/session/replay.hpp"

#include <memory>
#include <string>

namespace clew {

struct TakenUp {
    TakenUp(const Thread& thread, const Options& the_options, const std::string& path);

    Options options; ///< the thread's and those given
    Loaded world;
    Game game; ///< of that world
    Kept kept;
    Replay replay;         ///< how it came to be; where it differs there is no game to go on with
    std::string save;      ///< the name of the save that it began from, or empty
    bool is_saved = false; ///< a save has it as it is
};

/// Plays it again, to be kept where it was. The journal must have been taken before the thread was
/// read, or another game might have added to it. Fails (Failure, AlreadyTold) if the options of
/// the command line say otherwise than the thread, or if there is no such world.
[[nodiscard]] std::unique_ptr<TakenUp> taken_up(Journal journal, const Thread& thread,
                                                const Options& given);

/// The command that goes on with what is whole of a damaged thread.
[[nodiscard]] std::string salvage_of_thread(const std::string& path);

/// The game of --thread, a file that is there; with --salvage of what is whole of it, and then a
/// new file keeps what goes on from there: of a game that a start would offer, the file is such a
/// one. Fails as above, and where the thread cannot be played.
[[nodiscard]] std::unique_ptr<TakenUp> thread_taken_up(const Options& given);

/// The game of --restore, kept as a new game is. Fails as above, and where there is no such save.
[[nodiscard]] std::unique_ptr<TakenUp> save_taken_up(const Options& given);

} // namespace clew

#endif
