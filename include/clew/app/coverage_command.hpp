/// `clew check WORLD --coverage THREAD…`: what these games have not shown of it.
#ifndef CLEW_APP_COVERAGE_COMMAND_HPP
#define CLEW_APP_COVERAGE_COMMAND_HPP

#include "clew/app/options.hpp"
#include "clew/app/status.hpp"

namespace clew {

/// Plays each thread again and prints a line for each kind of part with its counts, then the parts
/// that none has shown, a line each. Threads are of that world, with any seed; one that is not,
/// that is damaged or that goes another way now is a Failure, or faulty.
[[nodiscard]] Status coverage_command(const Options& options);

} // namespace clew

#endif
