/// `clew maze`: makes a maze and draws it.
#ifndef CLEW_APP_MAZE_COMMAND_HPP
#define CLEW_APP_MAZE_COMMAND_HPP

#include "clew/app/options.hpp"
#include "clew/app/status.hpp"

namespace clew {

[[nodiscard]] Status maze_command(const Options& options);

} // namespace clew

#endif
