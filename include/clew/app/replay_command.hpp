/// `clew replay`: plays a thread again and prints it, or compares it with --check.
#ifndef CLEW_APP_REPLAY_COMMAND_HPP
#define CLEW_APP_REPLAY_COMMAND_HPP

#include "clew/app/options.hpp"
#include "clew/app/status.hpp"

namespace clew {

[[nodiscard]] Status replay_command(const Options& options);

} // namespace clew

#endif
