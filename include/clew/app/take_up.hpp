/// Taking up a thread: its game played again to where it was left.
#ifndef CLEW_APP_TAKE_UP_HPP
#define CLEW_APP_TAKE_UP_HPP

#include "clew/app/journal.hpp"
#include "clew/app/load.hpp"
#include "clew/app/options.hpp"
#include "clew/session/replay.hpp"

#include <memory>
#include <string>

namespace clew {

struct TakenUp {
    TakenUp(Journal the_journal, const Thread& thread, const Options& the_options);

    Options options; ///< the thread's and those given
    Journal journal; ///< goes on where the thread ends
    Loaded world;
    Game game;     ///< of that world
    Replay replay; ///< how it came to be; where it differs there is no game to go on with
};

/// Plays it again. The journal must have been taken before the thread was read, or another game
/// might have added to it. Fails (Failure, AlreadyTold) if the options of the command line say
/// otherwise than the thread, or if there is no such world.
[[nodiscard]] std::unique_ptr<TakenUp> taken_up(Journal journal, const Thread& thread,
                                                const Options& given);

} // namespace clew

#endif
