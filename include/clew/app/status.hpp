/// Exit statuses: the one table of them. A signal ends the program as signals do (129, 130, 143).
#ifndef CLEW_APP_STATUS_HPP
#define CLEW_APP_STATUS_HPP

namespace clew {

enum class Status : int {
    good = 0,         ///< the game ended (won, lost, quit, out of input) or the check passed
    faulty = 1,       ///< a world or thread is faulty, a replay diverged, --require-win was not met
    command_line = 2, ///< the command line is wrong
    machine = 3,      ///< reading or writing failed: no such file, a full disk, no memory
};

} // namespace clew

#endif
