/// `clew new FILE`: a commented world to start from.
#ifndef CLEW_APP_NEW_COMMAND_HPP
#define CLEW_APP_NEW_COMMAND_HPP

#include "clew/app/options.hpp"
#include "clew/app/status.hpp"

namespace clew {

/// Writes the file and says what to do with it; "-": to standard output, and nothing else. A file
/// that is there stays as it is, and that is a Failure with Status::machine.
[[nodiscard]] Status new_command(const Options& options);

} // namespace clew

#endif
